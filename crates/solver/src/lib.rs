//! Solving mancala games.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod analyse;
mod guess;
mod memory;
mod meter;
mod prove;
mod rank;
mod step;
mod table;
mod value;

pub use analyse::{Analysis, Limits, MoveValue, Room, Solver};
pub use guess::Weights;
pub use meter::{Doing, Progress, Watch};
pub use value::{Bounds, Kind, Value};
