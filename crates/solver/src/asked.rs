//! A position asked about: its moves, what is known of each, and the questions still open.

use alloc::vec::Vec;

use sowtell_rules::Position;

use crate::{
    analyse::{Analysis, MoveValue, Solver},
    frame::Answer,
    guess::{Eyes, Guesser, Sight, every_lap},
    meter::{Doing, Meter, Stop},
    prove::{Prover, Search},
    step::{Key, Step, Steps, grain},
    table::{Layer, Met, Tables},
    value::{Bounds, Kind, Value},
};

/// How many plies an estimate looks ahead at most.
pub(crate) const MOST_PLIES: u8 = 200;
/// More than any position is worth, in hundredths of a seed.
const WHOLE: i32 = 30_000;

/// A move of the position asked about, and what is known of it so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) step: Step,
    pub(crate) proven: Bounds,
    /// The estimate, in hundredths of a seed.
    worth: i32,
}

impl Known {
    /// The estimate as far as it is not disproved.
    fn worth(&self) -> i32 {
        self.worth.clamp(100 * i32::from(self.proven.lo), 100 * i32::from(self.proven.hi))
    }
}

/// A position asked about.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) root: Position,
    pub(crate) seeds: u8,
    pub(crate) met: Met,
    pub(crate) moves: Vec<Known>,
    pub(crate) plies_seen: u8,
    /// Whether nothing more can be proven: every question has been answered or given up.
    pub(crate) all_asked: bool,
    search: Search,
    sight: Sight,
    /// Questions that were given up: "at least this?", of which move (or of all).
    shelved: Vec<(i16, Option<usize>)>,
    asking: Option<Asking>,
    looking: Option<Looking>,
}

/// A question being answered: is one of these moves worth at least so much?
#[derive(Clone, Debug)]
struct Asking {
    least: i16,
    moves: Vec<usize>,
    begun: bool,
}

/// An estimate being deepened by one ply.
#[derive(Clone, Debug)]
struct Looking {
    /// The moves, the best so far first.
    order: Vec<usize>,
    next: usize,
    begun: bool,
    best: i32,
    found: Vec<Option<i32>>,
}

impl Asked {
    pub(crate) fn new(root: Position, met: Met, steps: Steps) -> Asked {
        let moves = steps
            .into_iter()
            .map(|step| Known { step, proven: Bounds::of_seeds(step.left).behind(step.gain), worth: 0 })
            .collect();
        Asked {
            root,
            seeds: root.board().total(),
            met,
            moves,
            plies_seen: 0,
            all_asked: false,
            search: Search::default(),
            sight: Sight::default(),
            shelved: Vec::new(),
            asking: None,
            looking: None,
        }
    }

    /// Takes over what tables and memory know.
    pub(crate) fn note_known(&mut self, solver: &mut Solver, meter: &mut Meter<'_>) {
        let Asked { met, moves, search, seeds, .. } = self;
        let prover =
            Prover { rules: &solver.rules, tables: &solver.tables, memory: &mut solver.memory, met, search, meter };
        for known in moves {
            known.proven = known.proven.meet(prover.known_step(*seeds, &known.step));
        }
    }

    /// Takes over a layer that was solved for the boards met.
    pub(crate) fn note_layer(&mut self, tables: &Tables, layer: &Layer) {
        for known in self.moves.iter_mut().filter(|known| known.step.left == self.seeds) {
            let after = &known.step.after;
            if !self.met.contains(Key::of(after), after.mover())
                && let Some(bounds) = tables.bounds_in(layer, after)
            {
                known.proven = known.proven.meet(bounds.behind(known.step.gain));
            }
        }
    }

    /// What is proven of the position.
    pub(crate) fn proven(&self) -> Bounds {
        let lo = self.moves.iter().map(|known| known.proven.lo).max().unwrap_or(0);
        let hi = self.moves.iter().map(|known| known.proven.hi).max().unwrap_or(0);
        Bounds { lo, hi }
    }

    pub(crate) fn done(&self, every_move: bool) -> bool {
        if every_move {
            self.moves.iter().all(|known| known.proven.exact().is_some())
        } else {
            self.proven().exact().is_some()
        }
    }

    /// Deepens the estimate until told to stop.
    pub(crate) fn deepen_guess(
        &mut self,
        solver: &mut Solver,
        every_move: bool,
        meter: &mut Meter<'_>,
    ) -> Result<(), Stop> {
        let Asked { root, met, moves, plies_seen, sight, looking, .. } = self;
        let eyes = Eyes { plies: 0, laps: every_lap(&solver.rules), tables: true };
        let (rules, tables, sketch, weights) = (&solver.rules, &solver.tables, &mut solver.sketch, solver.weights);
        let mut guesser = Guesser { rules, tables, sketch, met, sight, meter, weights, eyes };
        while *plies_seen < MOST_PLIES {
            let plies = *plies_seen + 1;
            guesser.meter.doing = Doing::Estimate { depth: plies.into() };
            let now = looking.get_or_insert_with(|| Looking::new(moves));
            while let Some(&at) = now.order.get(now.next) {
                let worth = if now.begun {
                    guesser.run()?
                } else {
                    // One below the best, so that only moves as good as the best come out as its equals.
                    let alpha = if every_move { -WHOLE } else { now.best - 1 };
                    match guesser.ask_step(root, &moves[at].step, plies, alpha, WHOLE) {
                        Some(worth) => worth,
                        None => {
                            now.begun = true;
                            continue;
                        }
                    }
                };
                now.begun = false;
                now.next += 1;
                now.best = now.best.max(worth);
                now.found[at] = Some(worth);
            }
            for (known, worth) in moves.iter_mut().zip(&now.found) {
                known.worth = worth.unwrap_or(known.worth);
            }
            *looking = None;
            *plies_seen = plies;
        }
        Ok(())
    }

    /// Deepens the proof until told to stop.
    pub(crate) fn deepen_proof(
        &mut self,
        solver: &mut Solver,
        every_move: bool,
        meter: &mut Meter<'_>,
    ) -> Result<(), Stop> {
        while !self.all_asked {
            if self.asking.is_none() {
                match self.question(solver, every_move) {
                    Some((least, moves)) => self.ask(least, moves),
                    None => {
                        self.all_asked = true;
                        break;
                    }
                }
            }
            self.answer(solver, meter)?;
        }
        Ok(())
    }

    /// The next question to put: a least value and the moves of which it is asked. First the position's own value, then, if
    /// wanted, each move's.
    fn question(&self, solver: &Solver, every_move: bool) -> Option<(i16, Vec<usize>)> {
        let all = self.proven();
        let grain = grain(&solver.rules, self.seeds);
        let guess = self.moves.iter().map(Known::worth).max().unwrap_or(0);
        if let Some(least) = self.least(grain, all, guess, None) {
            let mut moves: Vec<usize> = (0..self.moves.len()).filter(|&at| self.moves[at].proven.hi >= least).collect();
            moves.sort_by_key(|&at| (-self.moves[at].proven.lo, -self.moves[at].worth, at));
            return Some((least, moves));
        }
        if !every_move || all.exact().is_none() {
            return None;
        }
        (0..self.moves.len()).find_map(|at| {
            let known = &self.moves[at];
            self.least(grain, known.proven, known.worth, Some(at)).map(|least| (least, alloc::vec![at]))
        })
    }

    /// Where to halve what is open between `bounds`: at the guess, or as near to it as may be. `None` if nothing is open, or
    /// that question is on the shelf.
    fn least(&self, grain: i16, bounds: Bounds, guess: i32, of: Option<usize>) -> Option<i16> {
        if bounds.lo >= bounds.hi {
            return None;
        }
        let rounded = ((guess + 50).div_euclid(100)) as i16;
        let guess = rounded + (bounds.lo - rounded).rem_euclid(grain);
        let least = guess.clamp(bounds.lo + grain, bounds.hi);
        let open =
            |least: i16| (bounds.lo + grain..=bounds.hi).contains(&least) && !self.shelved.contains(&(least, of));
        // Where one is left open, a question a little above or below may have an answer.
        [0, 1, -1, 2, -2].into_iter().map(|by| least + by * grain).find(|&least| open(least))
    }

    /// Asks whether one of `moves` is worth at least `least`; [`Asked::answer`] answers it.
    pub(crate) fn ask(&mut self, least: i16, moves: Vec<usize>) {
        self.asking = Some(Asking { least, moves, begun: false });
    }

    /// Whether a question is asked and not answered.
    pub(crate) fn asks(&self) -> bool {
        self.asking.is_some()
    }

    /// Goes on with the question asked; what comes out is then part of what is known of the moves. A question that cannot be
    /// answered is shelved.
    pub(crate) fn answer(&mut self, solver: &mut Solver, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let one_move = self.proven().exact().is_some();
        let Asked { root, seeds, met, moves, search, shelved, asking, .. } = self;
        let Some(now) = asking else { return Ok(()) };
        let mut prover =
            Prover { rules: &solver.rules, tables: &solver.tables, memory: &mut solver.memory, met, search, meter };
        prover.meter.doing = Doing::Proof;
        if !now.begun {
            now.begun = true;
            let steps = now.moves.iter().map(|&at| &moves[at]).filter(|known| known.proven.hi >= now.least);
            prover.ask_root(root, *seeds, steps.map(|known| known.step).collect(), now.least);
        }
        let answer = prover.run();
        for (played, answer) in search.found.drain(..) {
            for known in moves.iter_mut().filter(|known| known.step.played == played) {
                known.proven = known.proven.meet(answer.bounds(u8::MAX));
            }
        }
        if answer? == Answer::Open {
            shelved.push((now.least, now.moves.first().copied().filter(|_| one_move && now.moves.len() == 1)));
        }
        *asking = None;
        Ok(())
    }

    /// The value of bounds and an estimate.
    fn value(&self, proven: Bounds, worth: i32) -> Value {
        let (lo, hi) = (proven.lo, proven.hi);
        let all = i16::from(self.seeds);
        if let Some(seeds) = proven.exact() {
            return Value { seeds, kind: Kind::Exact };
        }
        if self.plies_seen > 0 {
            let seeds = ((worth + 50).div_euclid(100) as i16).clamp(lo, hi);
            return Value { seeds, kind: Kind::Estimate };
        }
        if hi >= all && lo > -all {
            Value { seeds: lo, kind: Kind::AtLeast }
        } else {
            Value { seeds: hi, kind: Kind::AtMost }
        }
    }

    /// How good a move is by all that is known, for comparing. Of a ply half looked at the moves that have had their turn
    /// count before the others: the old best is looked at first.
    fn rating(&self, at: usize, proven: Bounds) -> (bool, bool, bool, i32) {
        let known = &self.moves[at];
        let (looked, worth) = match &self.looking {
            Some(now) if now.best > -WHOLE => (now.found[at].is_some(), now.found[at].unwrap_or(0)),
            _ => (true, known.worth()),
        };
        let clamped = worth.clamp(100 * i32::from(known.proven.lo), 100 * i32::from(known.proven.hi));
        (known.proven.lo >= proven.hi, known.proven.hi >= proven.lo, looked, clamped)
    }

    /// The moves that are best by all that is known, in the order of the pits. Where the value is proven these are those
    /// that are proven to keep it.
    pub(crate) fn best(&self) -> Vec<usize> {
        let proven = self.proven();
        let ratings: Vec<_> = (0..self.moves.len()).map(|at| self.rating(at, proven)).collect();
        let top = ratings.iter().max();
        // An estimate does not tell moves apart of which the same is proven.
        let equal = |at: &usize| Some(&ratings[*at]) == top || ratings[*at].0;
        (0..self.moves.len()).filter(equal).collect()
    }

    /// What is known; the line and the number of positions are for others to fill in.
    pub(crate) fn analysis(&self) -> Analysis {
        let proven = self.proven();
        let worth = |at: usize| match &self.looking {
            Some(now) => now.found[at].unwrap_or(self.moves[at].worth),
            None => self.moves[at].worth,
        };
        let best = self.best().first().map_or(0, |&at| worth(at));
        let moves = (0..self.moves.len()).map(|at| {
            let known = &self.moves[at];
            MoveValue { played: known.step.played, value: self.value(known.proven, worth(at)), proven: known.proven }
        });
        Analysis {
            value: self.value(proven, best),
            proven,
            moves: moves.collect(),
            line: Vec::new(),
            nodes: 0,
            plies_seen: self.plies_seen,
            stopped: false,
        }
    }
}

impl Looking {
    fn new(moves: &[Known]) -> Looking {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by_key(|&at| (-moves[at].worth(), at));
        Looking { next: 0, begun: false, best: -WHOLE, found: alloc::vec![None; order.len()], order }
    }
}
