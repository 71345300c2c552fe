//! The course of a round: what it would have ended in, move by move, and where something was given away. Plain Rust, no
//! browser.

use sowtell_phrases::Turn;
use sowtell_rules::{Move, Player, Position};
use sowtell_solver::{Kind, Value};
use sowtell_thinker::Judged;

use crate::session::Session;

/// An estimate has to differ by so many seeds before a move is called a mistake.
const PLAIN_TO_SEE: i16 = 4;

/// How far ahead the mover of a position is at the end of the round: the piles now, and what is gained from here on.
#[must_use]
pub fn lead(position: &Position, gain: Value) -> Value {
    ahead(position.piles(), position.mover(), gain)
}

fn ahead(piles: [u8; 2], mover: Player, gain: Value) -> Value {
    let pile = |player: Player| i16::from(piles[player.index()]);
    Value { seeds: pile(mover) - pile(mover.other()) + gain.seeds, ..gain }
}

/// The same for the other player.
fn turned(value: Value) -> Value {
    let kind = match value.kind {
        Kind::AtLeast => Kind::AtMost,
        Kind::AtMost => Kind::AtLeast,
        kind => kind,
    };
    Value { seeds: -value.seeds, kind }
}

/// By how many seeds South is ahead at the end of the finished round, with best play from the start and from after each ply:
/// as far as that is known, and last how it did end.
#[must_use]
pub fn course(session: &Session, judged: &[Judged]) -> Vec<Value> {
    let plies = session.plies();
    let mut course: Vec<Value> = plies
        .iter()
        .zip(judged)
        .map(|(ply, judged)| {
            let lead = ahead(ply.transcript.scene(0).piles, ply.player, judged.value);
            if ply.player == Player::South { lead } else { turned(lead) }
        })
        .collect();
    if let (Some(outcome), true) = (session.outcome(), judged.len() >= plies.len()) {
        let [south, north] = outcome.captured.map(i16::from);
        course.push(Value { seeds: south - north, kind: Kind::Exact });
    }
    course
}

/// The moves of a round that gave something away, in order.
#[must_use]
pub fn turns(session: &Session, judged: &[Judged], course: &[Value]) -> Vec<Turn> {
    let plies = session.plies().iter().zip(judged).zip(course.windows(2)).enumerate();
    plies
        .filter_map(|(at, ((ply, judged), leads))| {
            let mine = |lead: Value| if ply.player == Player::South { lead } else { turned(lead) };
            turn(at + 1, ply.played, *judged.line.first()?, mine(leads[0]), mine(leads[1]))
        })
        .collect()
}

/// The turns that cost most, what is proven before what is estimated; in the order in which they were played.
#[must_use]
pub fn dearest(turns: &[Turn], most: usize) -> Vec<Turn> {
    let mut dearest = turns.to_vec();
    dearest.sort_by_key(|turn| (!turn.proven, -turn.lost));
    dearest.truncate(most);
    dearest.sort_by_key(|turn| turn.ply);
    dearest
}

/// What a move gave away that led from `before` to `after`, both as the mover's lead at the end.
fn turn(ply: usize, played: Move, better: Move, before: Value, after: Value) -> Option<Turn> {
    let lost = before.seeds - after.seeds;
    let proven = before.kind == Kind::Exact && after.kind == Kind::Exact;
    let least = if proven { 1 } else { PLAIN_TO_SEE };
    (lost >= least && played != better).then_some(Turn { ply, played, better, lost, proven })
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use sowtell_rules::{Game, Pit, Record, Round, Variant};
    use sowtell_solver::{Limits, Solver};

    use super::*;

    fn value(seeds: i16, kind: Kind) -> Value {
        Value { seeds, kind }
    }

    fn lost(before: (i16, Kind), after: (i16, Kind)) -> Option<(i16, bool)> {
        let [played, better] = ['A', 'B'].map(|letter| Move::Sow(Pit::named(letter, 2).expect("a pit")));
        let found = turn(1, played, better, value(before.0, before.1), value(after.0, after.1));
        assert_eq!(
            turn(1, better, better, value(before.0, before.1), value(after.0, after.1)),
            None,
            "nothing was better"
        );
        found.map(|turn| (turn.lost, turn.proven))
    }

    #[test]
    fn a_move_gives_away_what_the_best_one_would_have_kept() {
        assert_eq!(lost((4, Kind::Exact), (-8, Kind::Exact)), Some((12, true)));
        assert_eq!(lost((4, Kind::Exact), (4, Kind::Exact)), None);
    }

    #[test]
    fn how_much_is_proven_only_where_both_values_are_exact() {
        assert_eq!(lost((6, Kind::AtLeast), (2, Kind::AtMost)), Some((4, false)));
        assert_eq!(lost((6, Kind::Exact), (3, Kind::AtMost)), None);
    }

    #[test]
    fn an_estimate_has_to_differ_plainly() {
        assert_eq!(lost((3, Kind::Estimate), (0, Kind::Estimate)), None);
        assert_eq!(lost((3, Kind::Estimate), (-1, Kind::Exact)), Some((4, false)));
    }

    #[test]
    fn the_dearest_turns_are_kept_in_the_order_of_play() {
        let [played, better] = ['A', 'B'].map(|letter| Move::Sow(Pit::named(letter, 2).expect("a pit")));
        let made = |(ply, lost, proven)| Turn { ply, played, better, lost, proven };
        let turns = [(1, 9, false), (2, 2, true), (5, 6, true), (8, 4, true)].map(made);
        let kept: Vec<usize> = dearest(&turns, 3).iter().map(|turn| turn.ply).collect();
        assert_eq!(kept, [2, 5, 8], "a proven loss counts before an estimated one");
        assert_eq!(dearest(&turns, 9), turns);
    }

    #[test]
    fn in_a_round_of_tihbat_what_south_gives_away_is_what_it_loses_by_beyond_the_games_value() {
        let rules = Game::Tihbat.ruleset();
        let (mut round, mut solver) = (Round::new(rules), Solver::new(rules));
        let (mut judged, mut moves) = (Vec::new(), Vec::new());
        while round.outcome().is_none() {
            let found = solver.analyse(&round, &Limits::NONE, &mut |_| ControlFlow::Continue(()));
            // South plays as badly as can be, North as well as can be.
            let worst = found.moves.iter().min_by_key(|known| known.value.seeds).expect("a move").played;
            let played = if round.position().mover() == Player::South { worst } else { found.line[0] };
            round.play(played, &mut ()).expect("a legal move");
            moves.push(played);
            let (value, line, reasons) = (found.value, found.line, Vec::new());
            judged.push(Judged { value, moves: found.moves, line, reasons, nodes: 0, ms: 0 });
        }
        let record = Record { rounds: vec![moves], ..Record::new(Variant::of(Game::Tihbat)) };
        let (session, None) = Session::open(&record).expect("a game") else { panic!("every move is legal") };

        let course = course(&session, &judged);
        assert_eq!(course.len(), session.plies().len() + 1);
        assert_eq!(course[0], value(-2, Kind::Exact), "Tihbat is lost by 2 from the start");
        let [south, north] = session.outcome().expect("it ended").captured;
        let end = i16::from(south) - i16::from(north);
        assert_eq!(course.last(), Some(&value(end, Kind::Exact)));

        let turns = turns(&session, &judged, &course);
        assert!(!turns.is_empty() && turns.iter().all(|turn| turn.proven));
        assert!(turns.iter().all(|turn| session.plies()[turn.ply - 1].player == Player::South));
        assert_eq!(-2 - turns.iter().map(|turn| turn.lost).sum::<i16>(), end);
    }

    #[test]
    fn of_a_round_half_judged_only_what_is_known_is_drawn() {
        let mut session = Session::recorded(Game::Tihbat);
        for letter in ['A', 'b'] {
            session.play(Move::Sow(Pit::named(letter, 2).expect("a pit"))).expect("a legal move");
        }
        assert_eq!(course(&session, &[]), []);
        assert_eq!(turns(&session, &[], &[]), []);
    }
}
