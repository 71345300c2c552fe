//! What the page asks of the solver, and what comes back. The page and its worker are two programs; they exchange these
//! values as bytes and share nothing else.

#![forbid(unsafe_code)]

mod desk;
mod wire;

pub use desk::{Clock, Desk};
pub use wire::{Answer, Judged, Question, Reply, Task, Unreadable, read, write};
