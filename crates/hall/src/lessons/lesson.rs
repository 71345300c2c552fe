//! A lesson: a position, a question about it, and what the rules answer. The answer never stands in the file.

use sowtell_app::session::{Session, StoppedAt};
use sowtell_rules::{
    Event, IllegalMove, Move, Moves, Pit, PitSet, Player, Position, Record, Round, Ruleset, Series, TurnEnd, Variant,
    Why,
};

use super::claims;
use super::file::{Ask, File, Goal, Text};
use super::trouble::{Refused, Trouble};

/// A lesson that has been checked by the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What its file is called, without `.json`.
    pub name: String,
    /// Its board, before the move it asks about.
    pub session: Session,
    /// What is asked.
    pub ask: Ask,
    /// What the rules answer.
    pub answer: Answer,
    /// What is shown when an answer has been given.
    pub shown: Shown,
    /// A line for the list.
    pub title: Text,
    /// The question in words.
    pub question: Text,
    /// Why the answer is what it is.
    pub explanation: Text,
}

/// What is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// One of these pits.
    Pits(PitSet),
    /// Yes or no.
    Yes(bool),
    /// So many.
    Number(u8),
    /// This player, or nobody.
    Player(Option<Player>),
}

/// What is shown when an answer has been given.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// The sowing from this pit.
    Sowing(Pit),
    /// How the board is filled for the next round, and the board then.
    Filling(Vec<Event>, Box<Position>),
}

/// One sowing, as its events tell it.
#[derive(Clone, Debug)]
pub(super) struct Sown {
    pub(super) last: Pit,
    pub(super) laps: u16,
    pub(super) ends: TurnEnd,
    pub(super) captures: Vec<Capture>,
    pub(super) position: Position,
}

/// One capture of it: from where, how many, to whom, by which rule.
pub(super) type Capture = (Option<Pit>, u8, Player, Why);

impl Lesson {
    /// Reads a lesson from the text of its file, and checks it by the rules.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(name: &str, text: &str) -> Result<Lesson, Trouble> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let file: File = serde_path_to_error::deserialize(&mut reader)
            .map_err(|fault| Trouble::Unreadable { field: fault.path().to_string(), why: fault.inner().to_string() })?;
        reader.end().map_err(|fault| Trouble::Unreadable { field: String::new(), why: fault.to_string() })?;
        let session = open(&file)?;
        let table = Table { session: &session };
        let (answer, shown) = table.answer(file.ask)?;
        claims::check(&table, &file.expects, &shown)?;
        Ok(Lesson {
            name: name.to_owned(),
            ask: file.ask,
            answer,
            shown,
            title: file.title,
            question: file.question,
            explanation: file.explanation,
            session,
        })
    }

    /// The game and its changes.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.session.variant()
    }

    /// The pit whose sowing is asked about, where it is one.
    #[must_use]
    pub fn asked(&self) -> Option<Pit> {
        match (self.ask, &self.shown) {
            (Ask::Choose(_) | Ask::Fill(_), _) | (_, Shown::Filling(..)) => None,
            (_, Shown::Sowing(pit)) => Some(*pit),
        }
    }
}

/// The board of a lesson with what has been played on it.
fn open(file: &File) -> Result<Session, Trouble> {
    let variant = file.variant();
    let rules = variant.ruleset().map_err(Trouble::Variant)?;
    let pits = rules.pits_a_row();
    let moves: Result<Vec<Move>, _> = Moves::read(&file.moves, pits).collect();
    let moves = moves.map_err(|fault| Trouble::Moves(fault.at))?;
    if matches!(file.ask, Ask::Fill(_)) {
        if !moves.is_empty() {
            return Err(Trouble::NotAsked("moves".to_owned()));
        }
        // A round that is over: its board is empty, or is shared out at once.
        let start = Position::start(&rules);
        return Session::begin(variant, Some(file.position), false).map_err(|_| Trouble::Rows {
            position: file.position.board().pits_a_row(),
            rules: start.board().pits_a_row(),
        });
    }
    let record = Record { variant, start: Some(file.position), series: false, rounds: vec![moves] };
    match Session::open(&record) {
        Err(_) => Err(Trouble::Rows { position: file.position.board().pits_a_row(), rules: pits }),
        Ok((_, Some(StoppedAt { ply, mover, why, .. }))) => {
            Err(Trouble::Move { ply, refused: why.map(|why| Refused { why, mover, variant }) })
        }
        Ok((session, None)) if session.outcome().is_some() => Err(Trouble::NothingToPlay),
        Ok((session, None)) => Ok(session),
    }
}

/// The board that is asked about.
pub(super) struct Table<'s> {
    session: &'s Session,
}

impl Table<'_> {
    pub(super) fn rules(&self) -> &Ruleset {
        self.session.rules()
    }

    fn mover(&self) -> Player {
        self.session.position().mover()
    }

    /// The pit of this letter, and what sowing it does; it must be one that can be sown. `field` is where it stands.
    pub(super) fn sown_from(&self, field: &str, letter: char) -> Result<(Pit, Sown), Trouble> {
        let position = self.session.position();
        let pit = position.board().pit(letter).ok_or_else(|| Trouble::NoPit { field: field.to_owned(), letter })?;
        match self.session.refusal(Move::Sow(pit)).map_or_else(|| self.sown(pit), Err) {
            Ok(sown) => Ok((pit, sown)),
            Err(why) => {
                let refused = Refused { why, mover: position.mover(), variant: self.session.variant() };
                Err(Trouble::Pit { field: field.to_owned(), letter, refused })
            }
        }
    }

    /// What sowing a pit does.
    pub(super) fn sown(&self, pit: Pit) -> Result<Sown, IllegalMove> {
        let mut events = Vec::new();
        let sown = self.session.position().sow(self.rules(), pit, &mut events)?;
        let captures = events.iter().filter_map(|event| match *event {
            Event::Capture { pit, seeds, to, why } => Some((pit, seeds, to, why)),
            _ => None,
        });
        let captures = captures.collect();
        match events.last() {
            Some(&Event::TurnEnd { pit: last, why: ends, .. }) => {
                Ok(Sown { last, laps: sown.laps, ends, captures, position: sown.position })
            }
            // A turn without an end.
            _ => Err(IllegalMove::Endless),
        }
    }

    /// How the board is filled for the next round of a match that stands here.
    pub(super) fn filled(&self) -> Option<(Vec<Event>, Position)> {
        let round = Round::from(*self.rules(), *self.session.log().round.start(), &mut ()).ok()?;
        let series = Series::from(*self.rules(), *round.start()).ok()??;
        let mut events = Vec::new();
        let next = series.next(&round, &mut events).ok()?;
        Some((events, *next.start()))
    }

    /// What the rules answer, and what is shown then.
    fn answer(&self, ask: Ask) -> Result<(Answer, Shown), Trouble> {
        let of = |letter: char, field: &'static str, answer: &dyn Fn(&Sown) -> Option<Answer>| {
            let (pit, sown) = self.sown_from(field, letter)?;
            Ok((answer(&sown).ok_or(Trouble::BothGet)?, Shown::Sowing(pit)))
        };
        match ask {
            Ask::Where(letter) => of(letter, "ask.where", &|sown| Some(Answer::Pits(PitSet::EMPTY.with(sown.last)))),
            Ask::Captures(letter) => of(letter, "ask.captures", &|sown| Some(Answer::Yes(self.own(sown) > 0))),
            Ask::HowMany(letter) => of(letter, "ask.how-many", &|sown| Some(Answer::Number(self.own(sown)))),
            Ask::Who(letter) => of(letter, "ask.who", &|sown| {
                let to = |player| sown.captures.iter().any(|capture| capture.2 == player);
                match Player::BOTH.map(to) {
                    [true, true] => None,
                    [false, false] => Some(Answer::Player(None)),
                    [south, _] => Some(Answer::Player(Some(if south { Player::South } else { Player::North }))),
                }
            }),
            Ask::Choose(goal) => {
                let right = self.right(goal);
                let first = right.nth(0).ok_or(Trouble::NothingRight)?;
                if right == self.session.legal() {
                    return Err(Trouble::AllRight);
                }
                Ok((Answer::Pits(right), Shown::Sowing(first)))
            }
            Ask::Fill(player) => {
                if self.rules().parts().series.is_none() {
                    return Err(Trouble::NoMatch);
                }
                let (events, next) = self.filled().ok_or(Trouble::NotOver)?;
                let filled = events.iter().find_map(|event| match *event {
                    Event::Fill { player: who, filled, .. } if who == player => Some(filled),
                    _ => None,
                });
                Ok((Answer::Number(filled.unwrap_or(0)), Shown::Filling(events, Box::new(next))))
            }
        }
    }

    /// How many seeds a sowing brings the mover.
    fn own(&self, sown: &Sown) -> u8 {
        sown.captures.iter().filter(|capture| capture.2 == self.mover()).fold(0, |sum, capture| sum + capture.1)
    }

    /// The pits that are right for a goal.
    fn right(&self, goal: Goal) -> PitSet {
        let all = || self.session.legal().iter().filter_map(|pit| Some((pit, self.sown(pit).ok()?)));
        let most = all().map(|(_, sown)| self.own(&sown)).max().unwrap_or(0);
        let fits = |sown: &Sown| match goal {
            Goal::Home => sown.last.owner(self.rules().pits_a_row()) == self.mover(),
            Goal::Captures => self.own(sown) > 0,
            Goal::Most => most > 0 && self.own(sown) == most,
            rule => sown.captures.iter().any(|capture| capture.2 == self.mover() && rule.why() == Some(capture.3)),
        };
        all().filter(|(_, sown)| fits(sown)).map(|(pit, _)| pit).collect()
    }
}
