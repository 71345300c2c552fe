use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sowtell_rules::{Move, Record, Round};
use sowtell_solver::{Level, MoveValue, Reason, Value};

/// Something asked about a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Answers carry the number of their question. A new question takes the place of the one before: whoever asked drops
    /// answers with another number.
    pub id: u32,
    /// The round so far, as the text of a [`sowtell_rules::Record`] of one round that is no match. Its start is the round's.
    pub record: String,
    /// What is wanted.
    pub task: Task,
}

/// What is wanted of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Make the tables that questions about this game will want. Answered by [`Reply::Ready`].
    Prepare,
    /// Choose a move. Answered by one [`Reply::Chosen`].
    Choose {
        /// How well.
        level: Level,
        /// Decides among moves that seem equally good.
        seed: u32,
        /// How many milliseconds it may take. The perfect level uses them up where it cannot prove; the others need them
        /// on the largest boards only.
        ms: u32,
    },
    /// What is each move worth? Answered by several [`Reply::Values`], each knowing more than the one before.
    Values {
        /// How many milliseconds may be spent where not everything can be proven.
        ms: u32,
    },
    /// What was each position of the round worth, from the first to the last? Answered by a [`Reply::Judged`] for each.
    Review {
        /// How many milliseconds may be spent on a position.
        ms: u32,
    },
    /// Nothing any more: stop thinking. Not answered.
    Nothing,
}

impl Question {
    /// The round that a record tells of, as it begins, and what was played in it; `None` if it is no round of a known game.
    #[must_use]
    pub fn round(record: &str) -> Option<(Round, Vec<Move>)> {
        let record: Record = record.parse().ok()?;
        let rules = record.ruleset().ok()?;
        let round = match record.start {
            None => Round::new(rules),
            Some(start) => Round::from(rules, start, &mut ()).ok()?,
        };
        let [moves] = <[Vec<Move>; 1]>::try_from(record.rounds).ok()?;
        Some((round, moves))
    }
}

/// An answer to the question with this number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The question's number.
    pub id: u32,
    /// Whether this is the last that will be said to it.
    pub last: bool,
    /// What is known.
    pub reply: Reply,
}

/// What is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The question has arrived: the first answer to each that can be answered. A worker that does not say so soon is too
    /// deep in another one to listen.
    Heard,
    /// The tables are made.
    Ready,
    /// A move has been chosen.
    Chosen {
        /// The move.
        played: Move,
        /// What it is worth, as far as the level can see.
        value: Value,
        /// What speaks for it, the weightiest first.
        reasons: Vec<Reason>,
        /// The line expected, this move first.
        line: Vec<Move>,
    },
    /// What is known of each move.
    Values(Judged),
    /// What is known of the position before ply `ply`, counted from 0; the position after the last ply is not judged, its
    /// result is known.
    Judged {
        /// The ply.
        ply: u32,
        /// What is known there.
        judged: Judged,
    },
    /// The question cannot be answered: its record is no round of a known game, or there is no move to choose or to judge.
    Unanswerable,
}

/// What is known of a position and its moves. All values are what the mover gains over the opponent from here on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The position's value.
    pub value: Value,
    /// Each move, in the order of the pits.
    pub moves: Vec<MoveValue>,
    /// The line that best play follows, as far as it is known; its first move is the best one.
    pub line: Vec<Move>,
    /// What speaks for that first move, the weightiest first.
    pub reasons: Vec<Reason>,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Milliseconds spent so far.
    pub ms: u32,
}

/// Bytes that are no such message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these bytes are no message between the page and its worker")
    }
}

impl std::error::Error for Unreadable {}

/// A message as bytes.
#[must_use]
pub fn write(message: &impl Serialize) -> Vec<u8> {
    // Nothing in these messages can fail to be written.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A message from its bytes.
///
/// # Errors
/// The bytes are no such message.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    postcard::from_bytes(bytes).map_err(|_| Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let question = Question {
            id: 7,
            record: "game: hoyito\nmoves: Ab".to_owned(),
            task: Task::Choose { level: Level::Perfect, seed: 3, ms: 2_000 },
        };
        assert_eq!(read(&write(&question)), Ok(question));
        let reply = Reply::Judged {
            ply: 4,
            judged: Judged {
                value: Value { seeds: -8, kind: sowtell_solver::Kind::Exact },
                moves: Vec::new(),
                line: vec![Move::Pass],
                reasons: vec![Reason::LosesLeast(8), Reason::SeemsWorth { seeds: -3, plies: 9 }],
                nodes: 3_000_000_000,
                ms: 900,
            },
        };
        let answer = Answer { id: 7, last: false, reply };
        assert_eq!(read(&write(&answer)), Ok(answer));
    }

    #[test]
    fn bytes_that_are_no_message_are_refused() {
        for bytes in [&[][..], &[1, 2, 3], &[0xFF; 40]] {
            assert_eq!(read::<Question>(bytes), Err(Unreadable));
        }
    }
}
