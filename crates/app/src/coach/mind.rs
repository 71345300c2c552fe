//! What has been thought about the position now on the board, and what is to be asked next. Plain Rust, no browser.

use std::rc::Rc;

use sowtell_phrases::Telling;
use sowtell_rules::{Move, Pit, Record};
use sowtell_solver::{Kind, Level, Reason};
use sowtell_thinker::{Judged, Reply, Task};

use crate::session::Session;
use crate::settings::Settings;

/// How long the perfect level may think about a move that it cannot prove, in milliseconds.
const MOVE_MS: u32 = 3_000;
/// How long the values of all moves may take where they cannot be proven, in milliseconds.
const VALUES_MS: u32 = 20_000;
/// How long each position of a finished round may take, in milliseconds.
const REVIEW_MS: u32 = 1_000;

/// What has been thought about a session's last position.
#[derive(Clone, Debug)]
pub struct Mind {
    session: Rc<Session>,
    /// What is known of each move there.
    pub judged: Option<Rc<Judged>>,
    /// The move of the computer's there, and the level that chose it.
    chosen: Option<(Level, Move)>,
    /// What was known of the positions of the finished round, from the first on.
    pub review: Rc<Vec<Judged>>,
    /// Whether a hint was asked for.
    pub hinted: bool,
    /// Whether the computer was told to wait, or to go on.
    told: Option<Wait>,
    /// The computer's last move and its reasons.
    pub explained: Option<Rc<Explained>>,
}

/// A move of the computer's, with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The round of the session, from 0.
    pub round: usize,
    /// The ply of that round, from 1, as a cursor counts.
    pub ply: usize,
    /// Who moved, under which rules.
    pub telling: Telling,
    /// The move.
    pub played: Move,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
    /// The moves expected to follow it.
    pub line: Vec<Move>,
    /// Whether these are proven to be best play.
    pub sure: bool,
}

/// What a person told the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    Wait,
    GoOn,
}

/// What a mind is told.
#[derive(Clone, Debug)]
pub enum Told {
    /// Something else lies on the board.
    Board(Rc<Session>),
    /// An answer to this question about this session.
    Answer(Rc<Session>, Want, Reply),
    /// A hint is wished for.
    Hint,
    /// The computer is to wait.
    Wait,
    /// The computer may go on.
    GoOn,
}

/// Whose move is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// Nobody's: the round is over.
    Nobody,
    /// A person's.
    Person,
    /// The computer's.
    Computer(Level),
    /// The computer's, who waits because it was told to or moves were taken back: a person may move in its place.
    Held(Level),
}

/// Something to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Nothing.
    Nothing,
    /// That the tables be made, since questions will come.
    Prepare,
    /// A move.
    Move(Level),
    /// What each move is worth.
    Values,
    /// What each position of the finished round was worth.
    Review,
}

impl Want {
    /// The task for the worker, if there is one; `seed` decides among equally good moves.
    #[must_use]
    pub fn task(self, seed: u32) -> Option<Task> {
        Some(match self {
            Want::Nothing => return None,
            Want::Prepare => Task::Prepare,
            Want::Move(level) => Task::Choose { level, seed, ms: MOVE_MS },
            Want::Values => Task::Values { ms: VALUES_MS },
            Want::Review => Task::Review { ms: REVIEW_MS },
        })
    }
}

/// The present round as the worker reads it: a record of one round that begins where the round began.
#[must_use]
pub fn record(session: &Session) -> String {
    let moves = session.plies().iter().map(|ply| ply.played).collect();
    let start = Some(*session.log().round.start());
    Record { variant: session.variant(), start, series: false, rounds: vec![moves] }.to_string()
}

impl Mind {
    /// Nothing has been thought about this session yet.
    #[must_use]
    pub fn new(session: Rc<Session>) -> Mind {
        Mind { session, judged: None, chosen: None, review: Rc::default(), hinted: false, told: None, explained: None }
    }

    /// The mind after it was told something.
    #[must_use]
    pub fn told(&self, told: Told) -> Mind {
        let mut next = self.clone();
        match told {
            Told::Board(session) => next = self.about(&session),
            Told::Answer(session, want, reply) => {
                next = self.about(&session);
                next.heard(want, reply);
            }
            Told::Hint => next.hinted = true,
            Told::Wait => next.told = Some(Wait::Wait),
            Told::GoOn => next.told = Some(Wait::GoOn),
        }
        next
    }

    /// The mind turned to a session: what was thought about another one is forgotten, but for the reasons of a move that
    /// is part of both.
    #[must_use]
    pub fn about(&self, session: &Rc<Session>) -> Mind {
        if self.is_about(session) {
            return self.clone();
        }
        let there = |explained: &&Rc<Explained>| {
            let round = session.rounds().get(explained.round);
            let ply = round.and_then(|round| round.plies.get(explained.ply - 1));
            ply.is_some_and(|ply| ply.played == explained.played && ply.player == explained.telling.mover)
        };
        Mind { explained: self.explained.as_ref().filter(there).cloned(), ..Mind::new(session.clone()) }
    }

    fn is_about(&self, session: &Rc<Session>) -> bool {
        Rc::ptr_eq(&self.session, session)
    }

    fn heard(&mut self, want: Want, reply: Reply) {
        match reply {
            Reply::Chosen { played, value, reasons, line } => {
                let session = &self.session;
                if let Want::Move(level) = want {
                    self.chosen = Some((level, played));
                }
                self.explained = Some(Rc::new(Explained {
                    round: session.rounds().len() - 1,
                    ply: session.plies().len() + 1,
                    telling: crate::story::telling(session, session.position().mover()),
                    played,
                    reasons,
                    line: line.get(1..).unwrap_or_default().to_vec(),
                    sure: value.kind == Kind::Exact,
                }));
            }
            Reply::Values(judged) => self.judged = Some(Rc::new(judged)),
            Reply::Judged { ply, judged } => {
                // They come in order, and again from the first when the question is put again.
                let review = Rc::make_mut(&mut self.review);
                review.truncate(ply as usize);
                if review.len() == ply as usize {
                    review.push(judged);
                }
            }
            Reply::Unanswerable => match want {
                // Nobody waits for a move that will not come: a person may play in its place.
                Want::Move(_) => self.told = Some(Wait::Wait),
                _ => self.hinted = false,
            },
            Reply::Heard | Reply::Ready => {}
        }
    }

    /// Whose move is awaited. Moves taken back hold the computer until it is told to go on.
    #[must_use]
    pub fn awaited(&self, settings: &Settings) -> Awaited {
        let session = &self.session;
        let holds = match self.told {
            None => session.can_redo(),
            Some(told) => told == Wait::Wait,
        };
        match settings.level(session.position().mover()) {
            _ if session.outcome().is_some() => Awaited::Nobody,
            None => Awaited::Person,
            Some(level) if holds => Awaited::Held(level),
            Some(level) => Awaited::Computer(level),
        }
    }

    /// The move that the computer is about to play: chosen by the level that is to move.
    #[must_use]
    pub fn ready(&self, settings: &Settings) -> Option<Move> {
        let Awaited::Computer(level) = self.awaited(settings) else { return None };
        self.chosen.filter(|&(by, _)| by == level).map(|(_, played)| played)
    }

    /// What is to be asked now; `reviewing` if finished rounds are to be gone through.
    #[must_use]
    pub fn want(&self, settings: &Settings, reviewing: bool) -> Want {
        match self.awaited(settings) {
            Awaited::Nobody if reviewing && settings.help && !self.session.plies().is_empty() => Want::Review,
            Awaited::Computer(level) => Want::Move(level),
            Awaited::Person | Awaited::Held(_) if settings.help && (settings.values || self.hinted) => Want::Values,
            _ if settings.seats.iter().any(|seat| seat.0.is_some()) => Want::Prepare,
            _ => Want::Nothing,
        }
    }
}

impl PartialEq for Mind {
    fn eq(&self, other: &Mind) -> bool {
        let same = |a: &Option<Rc<Judged>>, b: &Option<Rc<Judged>>| match (a, b) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (None, None) => true,
            _ => false,
        };
        self.is_about(&other.session)
            && same(&self.judged, &other.judged)
            && Rc::ptr_eq(&self.review, &other.review)
            && (self.chosen, self.hinted, self.told) == (other.chosen, other.hinted, other.told)
            && self.explained == other.explained
    }
}

/// The pit that a hint recommends: the first of the line that best play follows.
#[must_use]
pub fn recommended(judged: &Judged) -> Option<Pit> {
    judged.line.first().and_then(|&played| pit(played))
}

/// The pit of a sowing.
#[must_use]
pub fn pit(played: Move) -> Option<Pit> {
    match played {
        Move::Sow(pit) => Some(pit),
        Move::Pass => None,
    }
}

/// How many moves have to be taken back until a person is to move again in this round; to its start, if there is no such
/// moment; 1 where the computer plays both sides, or at a round's start.
#[must_use]
pub fn moves_back(session: &Session, settings: &Settings) -> usize {
    if settings.seats.iter().all(|seat| seat.0.is_some()) {
        return 1;
    }
    let mut back = session.clone();
    let mut count = 0;
    while back.can_undo() {
        back.undo();
        if back.rounds().len() < session.rounds().len() {
            break;
        }
        count += 1;
        if settings.level(back.position().mover()).is_none() {
            break;
        }
    }
    count.max(1)
}

#[cfg(test)]
mod tests {
    use sowtell_rules::{Game, Variant};
    use sowtell_solver::{Kind, Value};

    use super::*;
    use crate::settings::Seat;

    fn tihbat(moves: &str) -> Rc<Session> {
        let mut session = Session::begin(Variant::of(Game::Tihbat), None, false).expect("a game");
        for letter in moves.chars() {
            session.play(Move::Sow(Pit::named(letter, 2).expect("a pit"))).expect("a legal move");
        }
        Rc::new(session)
    }

    fn against(level: Level) -> Settings {
        Settings { seats: [Seat(None), Seat(Some(level))], ..Settings::default() }
    }

    fn chosen(letter: char) -> Reply {
        let played = Move::Sow(Pit::named(letter, 2).expect("a pit"));
        let value = Value { seeds: 0, kind: Kind::Estimate };
        Reply::Chosen { played, value, reasons: vec![Reason::TakesNothing], line: vec![played] }
    }

    #[test]
    fn the_computer_is_asked_for_a_move_when_it_is_its_turn_and_prepares_before() {
        let settings = against(Level::Hard);
        assert_eq!(Mind::new(tihbat("")).want(&settings, false), Want::Prepare);
        assert_eq!(Mind::new(tihbat("A")).want(&settings, false), Want::Move(Level::Hard));
        assert_eq!(Mind::new(tihbat("A")).want(&Settings::default(), false), Want::Nothing);
    }

    #[test]
    fn an_answer_to_an_earlier_board_is_not_taken_for_one_to_this() {
        let (before, now) = (tihbat("A"), tihbat("AaB"));
        let mind = Mind::new(before.clone()).told(Told::Board(now.clone()));
        let mind = mind.told(Told::Answer(before, Want::Move(Level::Easy), chosen('b'))).about(&now);
        assert_eq!(mind.ready(&against(Level::Easy)), None);
    }

    #[test]
    fn moves_taken_back_hold_the_computer_until_it_is_told_to_go_on() {
        let settings = against(Level::Easy);
        let mut session = (*tihbat("Aa")).clone();
        session.undo();
        let mind = Mind::new(Rc::new(session));
        assert_eq!(mind.awaited(&settings), Awaited::Held(Level::Easy));
        assert_eq!(mind.told(Told::GoOn).awaited(&settings), Awaited::Computer(Level::Easy));
    }

    #[test]
    fn where_no_move_comes_a_person_may_play_in_the_computers_place() {
        let session = tihbat("A");
        let mind = Mind::new(session.clone()).told(Told::Answer(
            session.clone(),
            Want::Move(Level::Hard),
            Reply::Unanswerable,
        ));
        assert_eq!(mind.awaited(&against(Level::Hard)), Awaited::Held(Level::Hard));
        // Where it is values that do not come, nobody waits for a hint, and the computer is not held by it.
        let asked = Mind::new(session.clone()).told(Told::Hint);
        let mind = asked.told(Told::Answer(session, Want::Values, Reply::Unanswerable));
        assert!(!mind.hinted);
        assert_eq!(mind.awaited(&against(Level::Hard)), Awaited::Computer(Level::Hard));
    }

    #[test]
    fn a_move_is_played_only_for_the_level_that_chose_it() {
        let session = tihbat("A");
        let mind = Mind::new(session.clone()).told(Told::Answer(session, Want::Move(Level::Easy), chosen('a')));
        assert!(mind.ready(&against(Level::Easy)).is_some());
        assert_eq!(mind.ready(&against(Level::Perfect)), None);
    }

    #[test]
    fn the_computer_waits_when_it_is_told_to() {
        let settings = against(Level::Easy);
        let mind = Mind::new(tihbat("A")).told(Told::Wait);
        assert_eq!(mind.awaited(&settings), Awaited::Held(Level::Easy));
        assert_eq!(mind.want(&settings, false), Want::Prepare, "and thinks no further");
        assert_eq!(mind.told(Told::GoOn).awaited(&settings), Awaited::Computer(Level::Easy));
        assert_eq!(mind.told(Told::Board(tihbat("Aa"))).awaited(&settings), Awaited::Person, "it is another board");
    }

    #[test]
    fn taking_back_leads_to_where_a_person_can_choose() {
        assert_eq!(moves_back(&tihbat("Aa"), &against(Level::Easy)), 2);
        assert_eq!(moves_back(&tihbat("Aa"), &Settings::default()), 1);
        let alone = Settings { seats: [Seat(Some(Level::Easy)); 2], ..Settings::default() };
        assert_eq!(moves_back(&tihbat("Aa"), &alone), 1, "nobody is to choose anywhere");
        let first = Settings { seats: [Seat(Some(Level::Easy)), Seat(None)], ..Settings::default() };
        assert_eq!(moves_back(&tihbat("A"), &first), 1, "to the start, where the computer was to move");
    }

    #[test]
    fn a_hint_and_values_are_asked_for_only_where_help_is_offered() {
        let mind = Mind::new(tihbat("A")).told(Told::Hint);
        let values = Settings { values: true, ..Settings::default() };
        assert_eq!(mind.want(&Settings::default(), false), Want::Values);
        assert_eq!(Mind::new(tihbat("A")).want(&values, false), Want::Values);
        for settings in [Settings::default(), values] {
            assert_eq!(mind.want(&Settings { help: false, ..settings }, true), Want::Nothing);
        }
    }

    #[test]
    fn the_reasons_of_a_move_are_kept_as_long_as_it_is_played() {
        let before = tihbat("A");
        let mind = Mind::new(before.clone()).told(Told::Answer(before.clone(), Want::Move(Level::Easy), chosen('a')));
        let after = |moves| mind.told(Told::Board(tihbat(moves))).explained.is_some();
        assert!(after("Aa") && after("AaB"));
        assert!(!after("Ab") && !after("A"));
    }

    #[test]
    fn a_question_says_the_round_under_its_own_rules() {
        let session = tihbat("Aa");
        let read: Record = record(&session).parse().expect("a record");
        assert_eq!((read.start, read.rounds[0].len()), (Some(*session.log().round.start()), 2));
    }
}
