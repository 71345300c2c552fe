//! The rules of four traditional two-row mancala games.
//!
//! Rules are data: a [`Ruleset`] says how a game is sown, what it captures and how its rounds end, and
//! [`Position::sow`] is the one routine that reads it. A move tells an [`Observer`] every [`Event`] in order; captions,
//! animation, logs and checks all feed on those events.
//!
//! ```
//! use sowtell_rules::{Event, Game, Position, Ruleset};
//!
//! let rules: Ruleset = Game::RioKadalis.ruleset();
//! let start = Position::start(&rules);
//! let mut captured = 0;
//! let mut watch = |event: Event| {
//!     if let Event::Capture { seeds, .. } = event {
//!         captured += seeds;
//!     }
//! };
//! let pit = start.board().pit('A').expect("a board of six pits has a pit A");
//! let sown = start.sow(&rules, pit, &mut watch)?;
//! assert_eq!(sown.position.to_string().split(' ').nth(1), Some("n"));
//! # Ok::<(), sowtell_rules::IllegalMove>(())
//! ```
//!
//! The crate needs nothing but `core`. With the feature `alloc` (on by default) it also plays whole rounds
//! ([`Round`]), matches ([`Series`]) and reads and writes records of them ([`Record`]); with `serde` its values can be
//! stored.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod board;
mod captures;
mod catalogue;
mod event;
mod illegal;
mod lanes;
mod notation;
mod perft;
mod pit;
mod player;
mod position;
#[cfg(feature = "alloc")]
mod record;
#[cfg(feature = "alloc")]
mod round;
mod ruleset;
#[cfg(feature = "alloc")]
mod series;
mod sowing;

pub use board::{Board, BoardError, MOST_PITS_A_ROW, MOST_SEEDS};
pub use captures::{Captures, UnknownCapture};
pub use catalogue::{DOCUMENTED, Documented, Game, UnknownGame, Variant, VariantError};
pub use event::{Event, Lack, Observer, RoundEnd, TurnEnd, Why};
pub use illegal::IllegalMove;
pub use notation::{Move, Moves, ParseError, ParseErrorKind};
pub use perft::perft;
pub use pit::{Pit, PitSet};
pub use player::Player;
pub use position::{Position, Turn};
#[cfg(feature = "alloc")]
pub use record::{Record, RecordError, RecordErrorKind};
#[cfg(feature = "alloc")]
pub use round::{Outcome, Ply, Round, WrongBoard};
pub use ruleset::{
    Beginner, Capture, Direction, Fault, Faults, FillFrom, FirstSeed, Fours, Laps, Leftovers, LoneSeed, Made, OddSeed,
    OriginOnReturn, Parts, Repetition, Ruleset, SeriesRules, Shape, Sowing, Stuck,
};
#[cfg(feature = "alloc")]
pub use series::{Series, SeriesEnd};
pub use sowing::{Played, Sown};
