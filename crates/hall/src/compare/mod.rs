//! Two games, or one game by two rules, side by side: the same pit is played on both boards.

mod steps;
mod view;
mod ways;

pub use view::{Compare, CompareProps, PARAMETER};
pub(crate) use ways::{NAMES, ways_of};
pub use ways::{PAIRS, Pair, Way, ways};
