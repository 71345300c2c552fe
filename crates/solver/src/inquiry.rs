//! Thinking about one position, piece by piece.

use core::ops::ControlFlow;

use alloc::{boxed::Box, vec::Vec};

use sowtell_rules::{Board, Move, Player, Position, Ruleset};

use crate::{
    analyse::{Analysis, Limits, Solver},
    asked::{Asked, MOST_PLIES},
    line::Line,
    meter::{Meter, Stop, Watch},
    step::{Here, expand},
    table::{Build, Met},
    value::{Bounds, Kind, Value},
};

/// Layers up to this many positions are solved at once, and solved again for the boards met in a game. A larger one is
/// solved when the proof search has looked at a quarter as many positions: so the time spent is never many times what
/// would have been enough.
const SMALL_LAYER: usize = 100_000;
/// Proofs have come from boards of up to so many seeds in seconds; beyond that an estimate is worth more.
const HOPEFUL: u8 = 64;
/// How many positions the side that has more hope looks at in a turn, growing by half from turn to turn.
const FIRST_SLICE: u64 = 14_000;
const LONGEST_SLICE: u64 = 2_000_000;

/// A question about one position, with all that has been found out for it and the point that the thinking has come to.
///
/// [`Solver::inquire`] begins one and [`Solver::pursue`] goes on with it. It belongs to that solver.
#[derive(Clone, Debug)]
pub struct Inquiry {
    pub(crate) rules: Ruleset,
    number: u64,
    pub(crate) position: Position,
    pub(crate) met: Vec<(Board, Player)>,
    limits: Limits,
    /// The position and its moves; or what the mover gains of what is left, the round being over.
    pub(crate) asked: Result<Asked, i16>,
    stage: Stage,
    /// Which of the solver's tables it goes by.
    tables: u64,
    nodes: u64,
    line: Vec<Move>,
}

/// What the thinking has come to.
#[derive(Clone, Debug)]
enum Stage {
    /// Solving the small layers.
    Tables,
    /// Solving the position's own layer for the boards met.
    Layer(Box<Build>),
    /// Estimating and proving by turns.
    Turns(Turns),
    /// Looking for the expected line.
    Line(Box<Line>),
    /// Nothing more is to be found out, or not within the limit.
    Over,
}

/// Estimating and proving by turns.
#[derive(Clone, Copy, Debug)]
struct Turns {
    turn: Turn,
    /// Where the meter stands when the turn is over.
    end: u64,
    slice: u64,
    proof_nodes: u64,
}

#[derive(Clone, Copy, Debug)]
enum Turn {
    Estimate,
    Table,
    Proof,
}

impl Inquiry {
    pub(crate) fn new(
        number: u64,
        rules: &Ruleset,
        position: &Position,
        met: &[(Board, Player)],
        limits: &Limits,
    ) -> Inquiry {
        let (asked, stage) = match expand(rules, position) {
            Here::Over(worth) => (Err(worth), Stage::Over),
            Here::Steps(steps) => (Ok(Asked::new(*position, Met::new(position, met), steps)), Stage::Tables),
        };
        Inquiry {
            rules: *rules,
            number,
            position: *position,
            met: met.to_vec(),
            limits: *limits,
            asked,
            stage,
            tables: 0,
            nodes: 0,
            line: Vec::new(),
        }
    }

    /// Whether there is nothing more to find out, or the limit is reached.
    #[must_use]
    pub fn finished(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// What is known so far. Its line is what is expected by what is known; when all else is found out, the line of best
    /// play is looked for and takes its place.
    #[must_use]
    pub fn analysis(&self) -> Analysis {
        match &self.asked {
            Err(worth) => Analysis {
                value: Value { seeds: *worth, kind: Kind::Exact },
                proven: Bounds::exactly(*worth),
                moves: Vec::new(),
                line: Vec::new(),
                nodes: 0,
                plies_seen: 0,
                stopped: false,
            },
            Ok(asked) => Analysis {
                line: self.line.clone(),
                nodes: self.nodes,
                stopped: !asked.done(self.limits.every_move),
                ..asked.analysis()
            },
        }
    }

    /// See [`Solver::pursue`].
    pub(crate) fn go_on(&mut self, solver: &mut Solver, watch: &mut Watch<'_>) -> ControlFlow<()> {
        if self.finished() {
            return ControlFlow::Break(());
        }
        solver.fit(self.position.board());
        solver.sketch_for(self.number);
        if self.tables != solver.tables_made {
            // The layers that a half-made one stands on may be gone.
            self.tables = solver.tables_made;
            self.stage = Stage::Tables;
        }
        let mut meter = Meter::new(self.nodes, self.limits.nodes, watch);
        let mut work = Ok(());
        while work.is_ok() && !self.finished() {
            work = self.proceed(solver, &mut meter);
        }
        self.nodes = meter.nodes;
        match (&self.stage, &self.asked) {
            (Stage::Line(line), _) => self.line.clone_from(&line.moves),
            (Stage::Tables | Stage::Layer(_) | Stage::Turns(_), Ok(asked)) => {
                self.line = Line::new(asked, &self.met).likely(solver);
            }
            _ => {}
        }
        if meter.spent() {
            self.stage = Stage::Over;
        }
        if self.finished() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// One piece of the work.
    fn proceed(&mut self, solver: &mut Solver, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let Limits { every_move, estimate, .. } = self.limits;
        let Ok(asked) = &mut self.asked else { return Ok(()) };
        let seeds = asked.seeds;
        match &mut self.stage {
            Stage::Tables => {
                meter.no_slice();
                solver.tables.grow(seeds, SMALL_LAYER.min(solver.room.table), meter)?;
                asked.note_known(solver, meter);
                self.stage = if solver.tables.has(seeds) && solver.tables.size(seeds) <= SMALL_LAYER {
                    Stage::Layer(Box::new(Build::new(&solver.tables, seeds, true)))
                } else {
                    Stage::Turns(Turns::begin(seeds, meter))
                };
            }
            Stage::Layer(build) => {
                meter.no_slice();
                let layer = build.go(&solver.tables, Some(&asked.met), meter)?;
                asked.note_layer(&solver.tables, &layer);
                self.stage = Stage::Turns(Turns::begin(seeds, meter));
            }
            Stage::Turns(_) if asked.done(every_move) => {
                self.stage = Stage::Line(Box::new(Line::new(asked, &self.met)));
            }
            Stage::Turns(turns) => {
                match turns.turn {
                    Turn::Estimate if estimate => {
                        meter.slice_to(turns.end);
                        or_slice(asked.deepen_guess(solver, every_move, meter))?;
                    }
                    Turn::Estimate => {}
                    Turn::Table => {
                        let most = usize::try_from(4 * turns.proof_nodes).unwrap_or(usize::MAX);
                        if let Some(size) = solver.tables.next(seeds, most.min(solver.room.table)) {
                            meter.no_slice();
                            solver.tables.grow(seeds, size, meter)?;
                            asked.note_known(solver, meter);
                        }
                    }
                    Turn::Proof => {
                        meter.slice_to(turns.end);
                        let before = meter.nodes;
                        let proved = asked.deepen_proof(solver, every_move, meter);
                        turns.proof_nodes += meter.nodes - before;
                        or_slice(proved)?;
                        if asked.all_asked && (!estimate || asked.plies_seen >= MOST_PLIES) {
                            // All that can be known is.
                            self.stage = Stage::Line(Box::new(Line::new(asked, &self.met)));
                            return Ok(());
                        }
                    }
                }
                turns.next(seeds, meter);
            }
            Stage::Line(line) => {
                line.go_on(solver, meter)?;
                self.line = core::mem::take(&mut line.moves);
                self.stage = Stage::Over;
            }
            Stage::Over => {}
        }
        Ok(())
    }
}

/// The end of a slice is no reason to stop.
fn or_slice(work: Result<(), Stop>) -> Result<(), Stop> {
    work.or_else(|stop| if stop == Stop::Slice { Ok(()) } else { Err(stop) })
}

impl Turns {
    fn begin(seeds: u8, meter: &Meter<'_>) -> Turns {
        let mut turns = Turns { turn: Turn::Proof, end: 0, slice: FIRST_SLICE, proof_nodes: 0 };
        turns.next(seeds, meter);
        turns
    }

    /// Whose turn is next, and for how long.
    fn next(&mut self, seeds: u8, meter: &Meter<'_>) {
        let hopeful = seeds <= HOPEFUL;
        if matches!(self.turn, Turn::Proof) {
            self.slice = (self.slice * 3 / 2).min(LONGEST_SLICE);
        }
        let share = |most: bool| meter.nodes + if most { self.slice } else { self.slice / 8 };
        (self.turn, self.end) = match self.turn {
            Turn::Estimate => (Turn::Table, u64::MAX),
            Turn::Table => (Turn::Proof, share(hopeful)),
            Turn::Proof => (Turn::Estimate, share(!hopeful)),
        };
    }
}
