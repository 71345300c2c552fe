//! Putting it together: what a position and each of its moves is worth.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use sowtell_rules::{Board, Move, Player, Position, Round, Ruleset};

use crate::{
    guess::{Sketch, Weights},
    inquiry::Inquiry,
    memory::Memory,
    meter::{Meter, Watch},
    table::Tables,
    value::{Bounds, Value},
};

/// How much room the solver may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The proof search remembers two to this power positions, of 40 bytes; the estimate half as many, of 32.
    pub memory_bits: u32,
    /// No table holds more positions than this. One byte a position is kept; while a table is made it takes about 25.
    pub table: usize,
}

impl Default for Room {
    /// About 70 MB at the most.
    fn default() -> Room {
        Room { memory_bits: 19, table: 1_500_000 }
    }
}

/// What is wanted of an analysis, and how long it may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions to look at; the watch may end the thinking sooner.
    pub nodes: u64,
    /// Whether each move's value is wanted, not only the position's and a best move.
    pub every_move: bool,
    /// Whether values that cannot be proven are estimated.
    pub estimate: bool,
}

impl Limits {
    /// As long as the watch allows.
    pub const NONE: Limits = Limits { nodes: u64::MAX, every_move: true, estimate: true };
}

/// A move and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveValue {
    /// The move.
    pub played: Move,
    /// What the mover gains by it over the opponent, from here to the end of the round.
    pub value: Value,
    /// What is proven of it, which may say more than an estimate.
    pub proven: Bounds,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What the mover gains over the opponent from here on.
    pub value: Value,
    /// What is proven of that.
    pub proven: Bounds,
    /// Each move, in the order of the pits; empty when the round is over.
    pub moves: Vec<MoveValue>,
    /// The line that best play follows, as far as it is known.
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
    /// How many plies the estimates look ahead; 0 where none was needed.
    pub plies_seen: u8,
    /// Whether the limit or the watch ended the thinking before all that was wanted was known.
    pub stopped: bool,
}

/// A solver for one rule set. It keeps what it has found out, so one question makes the next one cheaper.
#[derive(Clone, Debug)]
pub struct Solver {
    pub(crate) rules: Ruleset,
    pub(crate) room: Room,
    pub(crate) tables: Tables,
    pub(crate) memory: Memory,
    pub(crate) sketch: Sketch,
    pub(crate) weights: Weights,
    /// How many inquiries there have been, and whose the sketch is. It depends on where one started from, and the same
    /// question shall have the same answer whatever was asked before.
    asked: u64,
    sketched: u64,
    /// How many tables there have been, one after another.
    pub(crate) tables_made: u64,
}

impl Solver {
    /// A solver with the default room.
    #[must_use]
    pub fn new(rules: Ruleset) -> Solver {
        Solver::with_room(rules, Room::default())
    }

    /// A solver with as much room as said.
    #[must_use]
    pub fn with_room(rules: Ruleset, room: Room) -> Solver {
        Solver {
            tables: Tables::new(rules, &Board::start(&rules)),
            memory: Memory::new(room.memory_bits),
            sketch: Sketch::new(room.memory_bits.saturating_sub(1)),
            weights: Weights::of(&rules),
            asked: 0,
            sketched: 0,
            tables_made: 1,
            rules,
            room,
        }
    }

    /// The rules it plays by.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Judges boards by other weights, to measure them.
    pub fn weigh(&mut self, weights: Weights) {
        self.weights = weights;
    }

    /// Bytes held by tables and memories.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.tables.bytes() + self.memory.bytes() + self.sketch.bytes()
    }

    /// Makes the tables that questions about `position` will want, so that they need not wait for them. Whether it came to
    /// an end. Where the watch ended it, nothing is lost: the next call goes on where this one was.
    pub fn prepare(&mut self, position: &Position, watch: &mut Watch<'_>) -> bool {
        self.fit(position.board());
        let mut meter = Meter::new(0, u64::MAX, watch);
        self.tables.grow(position.board().total(), self.room.table, &mut meter).is_ok()
    }

    /// Makes sure that the tables are for boards with these closed pits.
    pub(crate) fn fit(&mut self, board: &Board) {
        if !self.tables.fits(board) {
            self.tables = Tables::new(self.rules, board);
            self.tables_made += 1;
        }
    }

    /// A number for a new inquiry.
    pub(crate) fn number(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    /// Makes sure that the sketch is that of inquiry `number`.
    pub(crate) fn sketch_for(&mut self, number: u64) {
        if self.sketched != number {
            self.sketch.clear();
            self.sketched = number;
        }
    }

    /// What is known of the round as it stands, the boards met in it considered. The round must be of the solver's own rules;
    /// of any other the answer means nothing.
    pub fn analyse(&mut self, round: &Round, limits: &Limits, watch: &mut Watch<'_>) -> Analysis {
        self.analyse_from(round.position(), round.met(), limits, watch)
    }

    /// What is known of a position in which the boards `met`, with the player to move on each, end the round when they
    /// come back.
    pub fn analyse_from(
        &mut self,
        position: &Position,
        met: &[(Board, Player)],
        limits: &Limits,
        watch: &mut Watch<'_>,
    ) -> Analysis {
        let mut inquiry = self.inquire_from(position, met, limits);
        // Whether it came to an end is part of the analysis.
        let _ = self.pursue(&mut inquiry, watch);
        inquiry.analysis()
    }

    /// Begins to think about a round, as [`Solver::analyse`] does, for thinking that is done piece by piece.
    pub fn inquire(&mut self, round: &Round, limits: &Limits) -> Inquiry {
        self.inquire_from(round.position(), round.met(), limits)
    }

    /// The same as [`Solver::analyse_from`] does.
    pub fn inquire_from(&mut self, position: &Position, met: &[(Board, Player)], limits: &Limits) -> Inquiry {
        Inquiry::new(self.number(), &self.rules, position, met, limits)
    }

    /// Goes on with an inquiry of this solver's until the watch ends it, which is told by [`ControlFlow::Continue`], or until
    /// there is nothing more to find out, [`ControlFlow::Break`].
    ///
    /// However it is cut into pieces, the thinking is the same, step by step, and so is what it finds. Other questions in
    /// between do no harm, but what they leave in the solver's memory may help or hinder.
    pub fn pursue(&mut self, inquiry: &mut Inquiry, watch: &mut Watch<'_>) -> ControlFlow<()> {
        inquiry.go_on(self, watch)
    }
}

impl Analysis {
    /// A best move: the first of its line, or else, of those proven best or estimated best, the first.
    #[must_use]
    pub fn best(&self) -> Option<&MoveValue> {
        let first = self.line.first().and_then(|first| self.moves.iter().find(|known| known.played == *first));
        // The first of equals, where `max_by_key` gives the last.
        first.or_else(|| {
            self.moves.iter().rev().max_by_key(|known| (known.proven.lo.max(self.proven.lo - 1), known.value.seeds))
        })
    }
}
