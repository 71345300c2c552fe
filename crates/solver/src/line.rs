//! The line that is expected to follow.

use alloc::{boxed::Box, vec::Vec};

use sowtell_rules::{Board, Move, Player, Position};

use crate::{
    analyse::Solver,
    asked::Asked,
    meter::{Meter, Stop},
    prove::place_of,
    step::{Here, Key, Step, expand},
    table::{Build, Met},
};

/// Layers up to this many positions are solved again for each move of the line.
const TINY_LAYER: usize = 5_000;
/// What finding one move of the line may cost.
const MOVE_NODES: u64 = 300_000;
const LONGEST: usize = 60;

/// A line being looked for. It can be left and taken up at any moment.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) moves: Vec<Move>,
    here: Position,
    met: Vec<(Board, Player)>,
    /// What `here` is worth to its mover, if that is proven.
    worth: Option<i16>,
    next: Option<Box<Next>>,
}

/// A move of the line being looked for: one proven to keep the value.
#[derive(Clone, Debug)]
struct Next {
    asked: Asked,
    build: Option<Build>,
    /// The move that is next, and whether it has been asked about.
    at: usize,
    tried: bool,
    /// Where the meter stands when it has cost enough.
    end: Option<u64>,
}

impl Line {
    /// A line that begins with the best move of a position.
    pub(crate) fn new(asked: &Asked, met: &[(Board, Player)]) -> Line {
        let mut line =
            Line { moves: Vec::new(), here: asked.root, met: met.to_vec(), worth: asked.proven().exact(), next: None };
        if let Some(&best) = asked.best().first() {
            line.push(&asked.moves[best].step);
        }
        line
    }

    fn push(&mut self, step: &Step) {
        self.moves.push(step.played);
        if step.left == self.here.board().total() {
            self.met.push((*self.here.board(), self.here.mover()));
        } else {
            self.met.clear();
        }
        self.here = step.after;
        self.worth = self.worth.map(|worth| step.gain - worth);
    }

    /// The position that the line has come to, and its moves; `None` where the line ends.
    fn asked(&self, solver: &Solver) -> Option<Asked> {
        let here = &self.here;
        let back = self.met.contains(&(*here.board(), here.mover()));
        match expand(&solver.rules, here) {
            Here::Steps(steps) if !back && self.moves.len() < LONGEST => {
                Some(Asked::new(*here, Met::new(here, &self.met), steps))
            }
            _ => None,
        }
    }

    /// The line as the estimate sees it, without further thinking.
    pub(crate) fn likely(mut self, solver: &Solver) -> Vec<Move> {
        while let Some(asked) = self.asked(solver) {
            let seen = solver.sketch.best(&Key::of(&self.here));
            let Some(known) = asked.moves.iter().find(|known| seen == Some(place_of(&known.step))) else { break };
            self.push(&known.step);
        }
        self.moves
    }

    /// Looks for the rest of the line, as far as it can be told without much more work.
    pub(crate) fn go_on(&mut self, solver: &mut Solver, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let Some(mut worth) = self.worth else {
            self.moves = self.clone().likely(solver);
            return Ok(());
        };
        loop {
            let next = match &mut self.next {
                Some(next) => next,
                None => match self.asked(solver) {
                    Some(asked) => self.next.insert(Box::new(Next::new(asked, solver))),
                    None => return Ok(()),
                },
            };
            let step = match next.find(worth, solver, meter) {
                Ok(Some(step)) => step,
                Ok(None) | Err(Stop::Slice) => return Ok(()),
                Err(stop) => return Err(stop),
            };
            self.next = None;
            self.push(&step);
            worth = step.gain - worth;
        }
    }
}

impl Next {
    fn new(asked: Asked, solver: &Solver) -> Next {
        let seeds = asked.seeds;
        let tiny = solver.tables.has(seeds) && solver.tables.size(seeds) <= TINY_LAYER;
        let build = tiny.then(|| Build::new(&solver.tables, seeds, true));
        Next { asked, build, at: 0, tried: false, end: None }
    }

    /// The first move that is worth `worth`, if it is found soon; or else any that is proven to be.
    ///
    /// Each move is judged before the next is looked at: so the line does not depend on what the solver happens to remember.
    fn find(&mut self, worth: i16, solver: &mut Solver, meter: &mut Meter<'_>) -> Result<Option<Step>, Stop> {
        let asked = &mut self.asked;
        if let Some(build) = &mut self.build {
            meter.no_slice();
            let layer = build.go(&solver.tables, Some(&asked.met), meter)?;
            asked.note_layer(&solver.tables, &layer);
            self.build = None;
        }
        let end = *self.end.get_or_insert_with(|| {
            asked.note_known(solver, meter);
            meter.nodes + MOVE_NODES
        });
        meter.slice_to(end);
        while let Some(known) = asked.moves.get(self.at) {
            if known.proven.lo >= worth {
                return Ok(Some(known.step));
            }
            if !asked.asks() {
                if self.tried || known.proven.hi < worth {
                    self.at += 1;
                    self.tried = false;
                    continue;
                }
                self.tried = true;
                asked.ask(worth, alloc::vec![self.at]);
            }
            match asked.answer(solver, meter) {
                Err(Stop::Slice) => break,
                answered => answered?,
            }
        }
        Ok(asked.moves.iter().find(|known| known.proven.lo >= worth).map(|known| known.step))
    }
}
