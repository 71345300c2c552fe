//! The clock and the progress bar that the solver itself does not have.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use sowtell_rules::Ruleset;
use sowtell_solver::{Doing, Progress, Room, Solver};

/// Room for the tables of Hoyito with eight pits: there is more memory here than in a browser.
const ROOM: Room = Room { memory_bits: 22, table: 18_000_000 };

/// A solver with the room of a whole machine.
pub(crate) fn solver(rules: Ruleset) -> Solver {
    Solver::with_room(rules, ROOM)
}

/// Shows on a terminal what the solver is at, and ends its thinking when the time is up.
pub(crate) struct Thinking {
    began: Instant,
    limit: Option<Duration>,
    shown: u64,
    bar: ProgressBar,
}

/// The bar is drawn anew after so many nodes.
const SHOW_EVERY: u64 = 100_000;

impl Thinking {
    pub(crate) fn new(limit: Option<Duration>) -> Thinking {
        let bar = ProgressBar::new_spinner();
        // A template that cannot be read leaves the plain spinner.
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}, {elapsed}") {
            bar.set_style(style);
        }
        Thinking { began: Instant::now(), limit, shown: 0, bar }
    }

    /// To be called with what the solver tells.
    pub(crate) fn watch(&mut self, progress: &Progress) -> ControlFlow<()> {
        if progress.nodes >= self.shown {
            self.shown = progress.nodes + SHOW_EVERY;
            self.bar.set_message(match progress.doing {
                Doing::Table { seeds, percent } => format!("boards of {seeds} seeds, {percent} %"),
                Doing::Proof => format!("proving, {} positions", progress.nodes),
                Doing::Estimate { depth } => format!("estimating, {depth} plies, {} positions", progress.nodes),
            });
        }
        match self.limit {
            Some(limit) if self.began.elapsed() >= limit => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
