use super::*;
use sowtell_rules::{Game, Pit};

fn sow(session: &mut Session, letter: char) {
    let pit = session.position().board().pit(letter).expect("a pit of the board");
    session.play(Move::Sow(pit)).expect("a legal move");
}

fn rio(as_match: bool) -> Session {
    Session::begin(Game::RioKadalis.into(), None, as_match).expect("a game as recorded")
}

/// Plays the first legal pit until the round is over.
fn play_out(session: &mut Session) {
    while let Some(pit) = session.legal().nth(0) {
        session.play(Move::Sow(pit)).expect("a legal move");
    }
}

#[test]
fn undo_and_redo_go_back_and_forth_without_limit() {
    let mut session = rio(false);
    play_out(&mut session);
    let (end, plies) = (*session.position(), session.plies().len());
    assert!(plies > 3);
    let mut taken_back = 0;
    while session.can_undo() {
        session.undo();
        taken_back += 1;
    }
    assert_eq!(*session.position(), Position::start(session.rules()));
    assert_eq!(taken_back, plies);
    while session.can_redo() {
        session.redo();
    }
    assert_eq!((*session.position(), session.plies().len()), (end, plies));
    assert!(session.outcome().is_some());
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut session = rio(false);
    sow(&mut session, 'A');
    session.undo();
    assert!(session.can_redo());
    sow(&mut session, 'C');
    assert!(!session.can_redo());
}

#[test]
fn a_forced_pass_is_played_of_itself_and_taken_back_with_the_move_that_forced_it() {
    let start: Position = "1,3/0,0 s 10,14".parse().expect("a position");
    let mut session = Session::begin(Game::Tihbat.into(), Some(start), false).expect("it fits");
    sow(&mut session, 'A');
    assert_eq!(session.plies().len(), 2, "North has no seed and passes");
    assert_eq!(session.plies()[1].played, Move::Pass);
    assert_eq!(session.position().mover(), Player::South);
    session.undo();
    assert!(session.plies().is_empty());
    session.redo();
    assert_eq!(session.plies().len(), 2);
}

#[test]
fn a_match_goes_on_from_round_to_round_and_can_be_taken_back_over_the_rounds() {
    let mut session = rio(true);
    assert!(session.next_round().is_none(), "the round is not over");
    play_out(&mut session);
    assert!(session.has_next_round());
    session.next_round().expect("both can fill pits");
    assert_eq!(session.rounds().len(), 2);
    assert_eq!(session.position().mover(), Player::North, "the first move of a round alternates");
    assert_eq!(session.rounds()[1].opening.events().iter().filter(|e| matches!(e, Event::Fill { .. })).count(), 2);
    session.undo();
    assert_eq!(session.rounds().len(), 1);
    assert!(session.outcome().is_some());
    session.redo();
    assert_eq!(session.rounds().len(), 2);
}

#[test]
fn a_match_ends_when_a_player_cannot_fill_a_single_pit() {
    let mut session = rio(true);
    for _ in 0..400 {
        play_out(&mut session);
        if session.next_round().is_none() {
            break;
        }
    }
    let closing = session.closing().expect("this match ends within 400 rounds");
    assert!(matches!(closing.events(), [Event::SeriesEnd { .. }]));
}

#[test]
fn a_record_reopens_the_exact_position() {
    let mut session = rio(true);
    play_out(&mut session);
    session.next_round().expect("both can fill pits");
    let pit = session.legal().nth(0).expect("a move");
    session.play(Move::Sow(pit)).expect("a legal move");
    let record: Record = session.record().to_string().parse().expect("a record");
    let (again, stopped) = Session::open(&record).expect("it fits");
    assert_eq!(stopped, None);
    assert_eq!(again.position(), session.position());
    assert_eq!(again.rounds().len(), 2);
}

#[test]
fn a_record_with_an_impossible_move_opens_up_to_it() {
    let record: Record = "game: tihbat\nmoves: AbAAb".parse().expect("a record");
    let (session, stopped) = Session::open(&record).expect("it fits");
    assert_eq!(stopped, Some(StoppedAt { round: 1, ply: 4, mover: Player::North, why: Some(IllegalMove::NotYourPit) }));
    assert_eq!(session.plies().len(), 3);
}

#[test]
fn a_move_can_only_be_played_at_the_last_moment() {
    let mut session = rio(false);
    sow(&mut session, 'A');
    let state = State::new(session).reduce(Action::StepBack);
    let refused = state.reduce(Action::Play(Move::Sow(Pit::at(6).expect("a pit"))));
    assert_eq!(refused.refused.map(|refused| refused.why), Some(None));
    assert_eq!(refused.session.plies().len(), 1);
}

#[test]
fn stepping_goes_through_every_moment_and_back_again() {
    let mut session = rio(false);
    play_out(&mut session);
    let end = State::new(session);
    let mut forwards = vec![];
    let mut state = end.reduce(Action::Goto(Cursor::default()));
    while !state.at_end() {
        forwards.push((state.cursor, state.scene()));
        state = state.reduce(Action::StepForward);
    }
    assert_eq!(state.cursor, end.cursor);
    while state.cursor != Cursor::default() {
        state = state.reduce(Action::StepBack);
        if let Some(expected) = forwards.iter().find(|(cursor, _)| *cursor == state.cursor) {
            assert_eq!(expected.1, state.scene());
        }
    }
}

#[test]
fn a_capture_is_announced_before_its_seeds_are_gathered() {
    let two: Position = "2,1/0,0 s 12,13".parse().expect("a position");
    let mut session = Session::begin(Game::Tihbat.into(), Some(two), false).expect("it fits");
    sow(&mut session, 'A');
    let mut state = State::new(session).reduce(Action::Goto(Cursor { ply: 1, ..Cursor::default() }));
    while !state.cursor.announced {
        state = state.reduce(Action::StepForward);
    }
    let scene = state.scene();
    assert_eq!(scene.holds(Pit::at(1).expect("a pit")), 2, "the seeds still lie there");
    assert!(matches!(state.told(), Some((_, Event::Capture { seeds: 2, .. }))));
    state = state.reduce(Action::StepForward);
    assert_eq!(state.scene().holds(Pit::at(1).expect("a pit")), 0);
    assert_eq!(state.scene().piles[0], scene.piles[0] + 2);
}

#[test]
fn going_on_stops_at_the_next_sentence() {
    let mut session = rio(false);
    sow(&mut session, 'A');
    let mut state = State::new(session).reduce(Action::Goto(Cursor { ply: 1, ..Cursor::default() }));
    let mut told = vec![];
    while !state.at_end() {
        state = state.reduce(Action::GoOn);
        told.extend(state.told().map(|(at, _)| at));
    }
    let expected: Vec<usize> =
        state.transcript().events().iter().enumerate().filter(|(_, e)| is_told(**e)).map(|(i, _)| i).collect();
    told.dedup();
    assert_eq!(told, expected);
}

#[test]
fn nothing_of_a_move_is_told_before_it_happens() {
    let mut state = State::new(rio(false));
    let pit = state.session.legal().nth(0).expect("a move");
    state = state.reduce(Action::Play(Move::Sow(pit)));
    assert_eq!(state.tellable(0, 1), Some(0));
    state = state.reduce(Action::Tick(1));
    assert_eq!(state.tellable(0, 1), Some(1), "the lifting has been seen");
    while !state.at_end() {
        let (at, _) = state.told().expect("something has been told");
        assert_eq!(state.tellable(0, 1), Some(at + 1));
        state = state.reduce(Action::Tick(1));
    }
    assert_eq!(state.tellable(0, 1), Some(usize::MAX));
    state = state.reduce(Action::StepBack);
    assert_eq!(state.tellable(0, 1), Some(usize::MAX), "looking back hides nothing again");
}

#[test]
fn a_round_opens_with_the_pits_of_the_round_before_and_ends_filled() {
    let (mut closed, mut reopened) = (0, 0);
    let mut session = rio(true);
    for turn in 0..4_000_usize {
        let legal = session.legal();
        if let Some(pit) = legal.nth((turn * 7919 / 13) % legal.len().max(1)) {
            session.play(Move::Sow(pit)).expect("a legal move");
            continue;
        }
        let before = session.log().round.start().board().closed();
        if session.next_round().is_none() {
            session = rio(true);
            continue;
        }
        let opening = &session.log().opening;
        assert_eq!(opening.scene(0).closed, before);
        let (filled, start) = (opening.scene(opening.end()), Scene::of(session.log().round.start()));
        assert_eq!((filled.seeds, filled.closed, filled.piles), (start.seeds, start.closed, start.piles));
        closed += opening.events().iter().filter(|event| matches!(event, Event::Close { .. })).count();
        reopened += opening.events().iter().filter(|event| matches!(event, Event::Reopen { .. })).count();
    }
    assert!(closed > 0 && reopened > 0, "{closed} closed, {reopened} opened again");
}
