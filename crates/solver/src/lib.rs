//! What positions of two-row mancala games are worth, exactly where that can be proven, and opponents of five strengths.
//!
//! A [`Solver`] is made for one rule set and reads nothing but the rules: no game is known here by name, but for the
//! figures in [`solved`]. It has no clock, no threads and no files; whoever asks passes a watch that may end the
//! thinking ([`Watch`]).
//!
//! ```
//! use core::ops::ControlFlow;
//! use sowtell_rules::{Game, Round};
//! use sowtell_solver::{Kind, Limits, Solver};
//!
//! let rules = Game::Tihbat.ruleset();
//! let found = Solver::new(rules).analyse(&Round::new(rules), &Limits::NONE, &mut |_| ControlFlow::Continue(()));
//! assert_eq!((found.value.seeds, found.value.kind), (-2, Kind::Exact));
//! ```
//!
//! Three ways of finding out work together: tables of all boards with few seeds (`table`), a proof search above them
//! (`prove`, which also says why repetition does not lead it astray), and an estimate where neither reaches (`guess`).
//! [`check`] verifies a written proof and shares nothing with them but the rules.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod analyse;
mod asked;
mod certificate;
pub mod check;
mod frame;
mod graph;
mod guess;
mod inquiry;
mod level;
mod line;
mod memory;
mod meter;
mod proof;
mod prove;
mod rank;
pub mod solved;
mod step;
mod table;
mod value;

pub use analyse::{Analysis, Limits, MoveValue, Room, Solver};
pub use certificate::{Certificate, Claim, NoCertificate};
pub use guess::Weights;
pub use inquiry::Inquiry;
pub use level::{Choice, Level, Reason};
pub use meter::{Doing, Progress, Watch};
pub use proof::NoProof;
pub use value::{Bounds, Kind, Value};
