//! Time comes from outside: whoever starts the solver is asked now and then whether to go on.

use core::ops::ControlFlow;

/// How far the solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions looked at since it started, long sowings counted several times.
    pub nodes: u64,
    /// What it is at.
    pub doing: Doing,
}

/// What the solver is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Solving every board of so many seeds; `percent` of them are read.
    Table {
        /// Seeds on each board of the table.
        seeds: u8,
        /// How much is done, 0 to 100.
        percent: u8,
    },
    /// Looking for proofs.
    Proof,
    /// Estimating, this many plies ahead.
    Estimate {
        /// Plies.
        depth: u16,
    },
}

/// Whoever waits for the answer. It is called every few tens of microseconds; [`ControlFlow::Break`] ends the thinking, and
/// the answer is then what is known so far. A clock, a button and a progress bar all fit in here.
pub type Watch<'w> = dyn FnMut(&Progress) -> ControlFlow<()> + 'w;

/// Why the solver stops before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// This slice of the work is used up; another kind of work has its turn.
    Slice,
    /// The limit is reached, or the watch said so.
    Over,
}

const ASK_EVERY: u64 = 512;

pub(crate) struct Meter<'w> {
    watch: &'w mut Watch<'w>,
    pub(crate) nodes: u64,
    limit: u64,
    slice: u64,
    ask: u64,
    pub(crate) doing: Doing,
    stopped: bool,
}

impl<'w> Meter<'w> {
    /// A meter that stands at `nodes` and stops for good at `limit`.
    pub(crate) fn new(nodes: u64, limit: u64, watch: &'w mut Watch<'w>) -> Meter<'w> {
        let doing = Doing::Proof;
        Meter { watch, nodes, limit, slice: u64::MAX, ask: 0, doing, stopped: false }
    }

    /// [`Stop::Slice`] comes when the meter stands at `end`.
    pub(crate) fn slice_to(&mut self, end: u64) {
        self.slice = end;
        self.ask = self.ask.min(end);
    }

    /// There is no [`Stop::Slice`] any more.
    pub(crate) fn no_slice(&mut self) {
        self.slice = u64::MAX;
    }

    /// Counts `nodes` more.
    #[inline]
    pub(crate) fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Whether to go on. Asked where nothing is lost if not: whoever is told to stop takes up the work at this very point.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), Stop> {
        if self.nodes >= self.ask { self.look_up() } else { Ok(()) }
    }

    #[cold]
    fn look_up(&mut self) -> Result<(), Stop> {
        if self.stopped || self.nodes >= self.limit {
            self.stopped = true;
            return Err(Stop::Over);
        }
        if self.nodes >= self.slice {
            return Err(Stop::Slice);
        }
        let progress = Progress { nodes: self.nodes, doing: self.doing };
        if (self.watch)(&progress).is_break() {
            self.stopped = true;
            return Err(Stop::Over);
        }
        self.ask = (self.nodes + ASK_EVERY).min(self.limit).min(self.slice);
        Ok(())
    }

    /// Whether the limit is reached.
    pub(crate) fn spent(&self) -> bool {
        self.nodes >= self.limit
    }
}
