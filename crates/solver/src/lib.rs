//! Solving mancala games.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod analyse;
mod certificate;
pub mod check;
mod guess;
mod level;
mod memory;
mod meter;
mod proof;
mod prove;
mod rank;
mod step;
mod table;
mod value;

pub use analyse::{Analysis, Limits, MoveValue, Room, Solver};
pub use certificate::{Certificate, Claim, NoCertificate};
pub use guess::Weights;
pub use level::{Choice, Level, Reason};
pub use meter::{Doing, Progress, Watch};
pub use proof::NoProof;
pub use value::{Bounds, Kind, Value};
