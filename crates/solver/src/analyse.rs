//! Putting it together: what a position and each of its moves is worth.

use alloc::{rc::Rc, vec::Vec};

use hashbrown::HashMap;
use sowtell_rules::{Board, Move, Player, Position, Round, Ruleset};

use crate::{
    guess::{Eyes, Guesser, Sketch, Weights, every_lap},
    memory::Memory,
    meter::{Doing, Meter, Stop, Watch},
    prove::{Answer, Prover},
    step::{Here, Key, Step, Steps, expand},
    table::{Layer, Met, Tables},
    value::{Bounds, Kind, Value},
};

/// How much room the solver may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The proof search remembers two to this power positions, of 40 bytes.
    pub memory_bits: u32,
    /// No table holds more positions than this. One byte a position is kept; while a table is made it takes about 25.
    pub table: usize,
}

impl Default for Room {
    /// About 100 MB at the most.
    fn default() -> Room {
        Room { memory_bits: 20, table: 1_500_000 }
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
}

/// Layers up to this many positions are solved at once, and solved again for the boards met in a game.
const SMALL_LAYER: usize = 100_000;
/// Layers up to this many positions are solved again for each move of the expected line.
const TINY_LAYER: usize = 5_000;
/// How many positions the proof search looks at before it asks for a large table, which costs about as much.
const BEFORE_LARGE_TABLE: u64 = 150_000;
/// How deep the proof search looks, turn by turn. Most rounds are over in fewer plies than the first of these; looking deep
/// at once turned out cheaper than ply by ply.
const PLY_STEPS: [u8; 2] = [24, 200];
const MOST_PLIES: u8 = 200;
const HOPEFUL: u8 = 64;
/// What finding the next move of the expected line may cost.
const LINE_NODES: u64 = 60_000;
const LONGEST_LINE: usize = 60;

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
            sketch: Sketch::new(room.memory_bits.saturating_sub(3)),
            weights: Weights::of(&rules),
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
    /// an end; what was finished is kept.
    pub fn prepare(&mut self, position: &Position, watch: &mut Watch<'_>) -> bool {
        if !self.tables.fits(position.board()) {
            self.tables = Tables::new(self.rules, position.board());
        }
        let mut meter = Meter::new(u64::MAX, watch);
        self.tables.grow(position.board().total(), self.room.table, &mut meter).is_ok()
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
        let mut meter = Meter::new(limits.nodes, watch);
        let mut asked = match expand(&self.rules, position) {
            Here::Over(worth) => return over(worth),
            Here::Steps(steps) => Asked::new(*position, Met::new(position, met), steps),
        };
        let work = self.work(&mut asked, limits, &mut meter);
        let mut analysis = asked.analysis();
        analysis.stopped = work.is_err();
        if work.is_ok() || !meter.stopped() {
            analysis.line = self.line(&asked, met, &mut meter);
        } else if let Some(best) = analysis.best() {
            analysis.line = alloc::vec![best.played];
        }
        analysis.nodes = meter.nodes;
        analysis
    }

    /// Works on a position until all that is wanted is known.
    pub(crate) fn work(&mut self, asked: &mut Asked, limits: &Limits, meter: &mut Meter<'_>) -> Result<(), Stop> {
        if !self.tables.fits(asked.root.board()) {
            self.tables = Tables::new(self.rules, asked.root.board());
        }
        let seeds = asked.seeds;
        self.tables.grow(seeds, SMALL_LAYER.min(self.room.table), meter)?;
        asked.note_known(self, meter);
        if self.tables.has(seeds) && self.tables.size(seeds) <= SMALL_LAYER {
            let layer = self.tables.after(&asked.met, meter)?;
            asked.note_layer(&self.tables, &layer);
        }
        if limits.estimate {
            self.sketch.clear();
        }
        let mut slice = 20_000;
        let mut proof_nodes = 0;
        let mut large = false;
        // Proofs have come from boards of up to so many seeds in seconds; beyond that an estimate is worth more.
        let hopeful = seeds <= HOPEFUL;
        loop {
            if asked.done(limits.every_move) {
                return Ok(());
            }
            if limits.estimate && asked.plies_seen < MOST_PLIES {
                meter.slice(if hopeful { slice / 8 } else { slice });
                self.deepen_guess(asked, limits, meter)?;
            }
            if !large && proof_nodes >= BEFORE_LARGE_TABLE {
                large = true;
                meter.slice(u64::MAX);
                self.tables.grow(seeds, self.room.table, meter)?;
                asked.note_known(self, meter);
            }
            let before = meter.nodes;
            meter.slice(if hopeful { slice } else { slice / 8 });
            self.deepen_proof(asked, limits, meter)?;
            proof_nodes += meter.nodes - before;
            if asked.plies_proved >= MOST_PLIES && (!limits.estimate || asked.plies_seen >= MOST_PLIES) {
                return Err(Stop::Slice);
            }
            slice = (slice * 3 / 2).min(2_000_000);
        }
    }

    /// Deepens the estimate for one slice of work.
    fn deepen_guess(&mut self, asked: &mut Asked, limits: &Limits, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let mut guesser = Guesser {
            rules: &self.rules,
            tables: &self.tables,
            sketch: &mut self.sketch,
            met: &asked.met,
            meter,
            weights: self.weights,
            eyes: Eyes { plies: 0, laps: every_lap(&self.rules), tables: true },
            line: Vec::new(),
        };
        while asked.plies_seen < MOST_PLIES {
            let plies = asked.plies_seen + 1;
            guesser.meter.doing = Doing::Estimate { depth: plies.into() };
            let mut order: Vec<usize> = (0..asked.moves.len()).collect();
            order.sort_by_key(|&at| (-asked.moves[at].worth, at));
            let mut best = -WHOLE;
            let mut found = alloc::vec![None; order.len()];
            for at in order {
                let step = asked.moves[at].step;
                let alpha = if limits.every_move { -WHOLE } else { best };
                match guesser.step(&asked.root, &step, plies, alpha, WHOLE) {
                    Ok(worth) => {
                        best = best.max(worth);
                        found[at] = Some(worth);
                    }
                    Err(stop) => {
                        // Of a ply half looked at only the moves that turned out best count: the old best was tried first.
                        if let Some(at) = found.iter().position(|worth| *worth == Some(best)) {
                            asked.favour(at, best);
                        }
                        return if stop == Stop::Slice { Ok(()) } else { Err(stop) };
                    }
                }
            }
            for (known, worth) in asked.moves.iter_mut().zip(found) {
                known.worth = worth.unwrap_or(known.worth);
            }
            asked.plies_seen = plies;
        }
        Ok(())
    }

    /// Deepens the proof for one slice of work.
    fn deepen_proof(&mut self, asked: &mut Asked, limits: &Limits, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let (local, met) = (core::mem::take(&mut asked.local), Rc::clone(&asked.met));
        let mut prover = Prover::new(&self.rules, &self.tables, &mut self.memory, &met, local, meter);
        let mut end = Ok(());
        'plies: while asked.plies_proved < MOST_PLIES {
            let plies = PLY_STEPS.iter().copied().find(|&plies| plies > asked.plies_proved).unwrap_or(MOST_PLIES);
            prover.set_doing(plies);
            while let Some((least, moves)) = asked.question(limits.every_move) {
                match asked.put(&mut prover, least, &moves, plies) {
                    Ok(true) => {}
                    Ok(false) => asked.shelve(least, &moves),
                    Err(stop) => {
                        end = Err(stop);
                        break 'plies;
                    }
                }
            }
            asked.shelved.clear();
            if asked.done(limits.every_move) {
                break;
            }
            asked.plies_proved = plies;
        }
        asked.shelved.clear();
        asked.local = prover.into_local();
        match end {
            Err(Stop::Slice) | Ok(()) => Ok(()),
            Err(Stop::Over) => Err(Stop::Over),
        }
    }

    /// The line of best play, as far as it can be told without much more work.
    fn line(&mut self, asked: &Asked, met: &[(Board, Player)], meter: &mut Meter<'_>) -> Vec<Move> {
        let mut line = Vec::new();
        let mut met: Vec<(Board, Player)> = met.to_vec();
        let Some(first) = asked.best() else { return line };
        let mut known = asked.moves[first].proven.exact();
        let mut step = asked.moves[first].step;
        let mut before = asked.root;
        loop {
            line.push(step.played);
            if step.left != before.board().total() {
                met.clear();
            } else {
                met.push((*before.board(), before.mover()));
            }
            let here = step.after;
            if step.left == 0 || line.len() >= LONGEST_LINE || met.contains(&(*here.board(), here.mover())) {
                return line;
            }
            let Here::Steps(steps) = expand(&self.rules, &here) else { return line };
            let mut next = Asked::new(here, Met::new(&here, &met), steps);
            let best = match known {
                Some(worth) => {
                    let worth = step.gain - worth;
                    known = Some(worth);
                    self.reach(&mut next, worth, meter)
                }
                None => self
                    .sketch
                    .best(&Key::of(&here))
                    .and_then(|place| next.moves.iter().position(|known| crate::prove::place_of(&known.step) == place)),
            };
            let Some(best) = best else { return line };
            before = here;
            step = next.moves[best].step;
        }
    }

    /// A move proven to be worth `worth`, if one is found soon.
    pub(crate) fn reach(&mut self, asked: &mut Asked, worth: i16, meter: &mut Meter<'_>) -> Option<usize> {
        if self.tables.has(asked.seeds) && self.tables.size(asked.seeds) <= TINY_LAYER {
            meter.slice(u64::MAX);
            let layer = self.tables.after(&asked.met, meter).ok()?;
            asked.note_layer(&self.tables, &layer);
        }
        asked.note_known(self, meter);
        let found = |asked: &Asked| asked.moves.iter().position(|known| known.proven.lo >= worth);
        if let Some(at) = found(asked) {
            return Some(at);
        }
        meter.slice(LINE_NODES);
        let (local, met) = (core::mem::take(&mut asked.local), Rc::clone(&asked.met));
        let mut prover = Prover::new(&self.rules, &self.tables, &mut self.memory, &met, local, meter);
        let all: Vec<usize> = (0..asked.moves.len()).collect();
        for plies in PLY_STEPS {
            match asked.put(&mut prover, worth, &all, plies) {
                Ok(true) => break,
                Ok(false) => {}
                Err(_) => return None,
            }
        }
        asked.local = prover.into_local();
        found(asked)
    }
}

const WHOLE: i32 = 30_000;

fn over(worth: i16) -> Analysis {
    Analysis {
        value: Value { seeds: worth, kind: Kind::Exact },
        proven: Bounds::exactly(worth),
        moves: Vec::new(),
        line: Vec::new(),
        nodes: 0,
        plies_seen: 0,
        stopped: false,
    }
}

impl Analysis {
    /// A best move: of those proven best, or else estimated best, the first.
    #[must_use]
    pub fn best(&self) -> Option<&MoveValue> {
        // The first of equals, where `max_by_key` gives the last.
        self.moves.iter().rev().max_by_key(|known| (known.proven.lo.max(self.proven.lo - 1), known.value.seeds))
    }
}

/// A move of the position asked about, and what is known of it so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) step: Step,
    pub(crate) proven: Bounds,
    /// The estimate, in hundredths of a seed.
    pub(crate) worth: i32,
}

/// A position asked about.
pub(crate) struct Asked {
    pub(crate) root: Position,
    pub(crate) seeds: u8,
    pub(crate) met: Rc<Met>,
    pub(crate) moves: Vec<Known>,
    pub(crate) plies_seen: u8,
    plies_proved: u8,
    local: HashMap<(Key, Player), Bounds>,
    /// Questions that the plies of this turn could not answer: "at least this?", of which move (or of all).
    shelved: Vec<(i16, Option<usize>)>,
}

impl Asked {
    pub(crate) fn new(root: Position, met: Met, steps: Steps) -> Asked {
        let seeds = root.board().total();
        let moves = steps
            .into_iter()
            .map(|step| Known { step, proven: Bounds::of_seeds(step.left).behind(step.gain), worth: 0 })
            .collect();
        Asked {
            root,
            seeds,
            met: Rc::new(met),
            moves,
            plies_seen: 0,
            plies_proved: 0,
            local: HashMap::new(),
            shelved: Vec::new(),
        }
    }

    /// Takes over what tables and memory know.
    pub(crate) fn note_known(&mut self, solver: &mut Solver, meter: &mut Meter<'_>) {
        let local = core::mem::take(&mut self.local);
        let prover = Prover::new(&solver.rules, &solver.tables, &mut solver.memory, &self.met, local, meter);
        for known in &mut self.moves {
            known.proven = known.proven.meet(prover.known_step(self.seeds, &known.step));
        }
        self.local = prover.into_local();
    }

    /// Takes over a layer that was solved for the boards met.
    fn note_layer(&mut self, tables: &Tables, layer: &Layer) {
        for known in self.moves.iter_mut().filter(|known| known.step.left == self.seeds) {
            let after = &known.step.after;
            if !self.met.contains(Key::of(after), after.mover())
                && let Some(bounds) = tables.bounds_in(layer, after)
            {
                known.proven = known.proven.meet(bounds.behind(known.step.gain));
            }
        }
    }

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

    fn favour(&mut self, at: usize, worth: i32) {
        for known in &mut self.moves {
            known.worth = known.worth.min(worth - 1);
        }
        self.moves[at].worth = worth;
    }

    /// The next question to put: a least value and the moves of which it is asked. First the position's own value, then, if
    /// wanted, each move's.
    fn question(&self, every_move: bool) -> Option<(i16, Vec<usize>)> {
        let all = self.proven();
        let guess = self.moves.iter().map(|known| known.worth).max().unwrap_or(0);
        if let Some(least) = self.least(all, guess, None) {
            let mut moves: Vec<usize> = (0..self.moves.len()).filter(|&at| self.moves[at].proven.hi >= least).collect();
            moves.sort_by_key(|&at| (-self.moves[at].proven.lo, -self.moves[at].worth, at));
            return Some((least, moves));
        }
        if !every_move || all.exact().is_none() {
            return None;
        }
        (0..self.moves.len()).find_map(|at| {
            let known = &self.moves[at];
            self.least(known.proven, known.worth, Some(at)).map(|least| (least, alloc::vec![at]))
        })
    }

    /// Where to halve what is open between `bounds`: at the guess, or as near to it as may be. `None` if nothing is open, or
    /// that question is on the shelf.
    fn least(&self, bounds: Bounds, guess: i32, of: Option<usize>) -> Option<i16> {
        if bounds.lo >= bounds.hi {
            return None;
        }
        let rounded = ((guess + 50).div_euclid(100)) as i16;
        let guess = rounded + (rounded - bounds.lo).rem_euclid(2);
        let least = guess.clamp(bounds.lo + 2, bounds.hi);
        let open = |least: i16| (bounds.lo + 2..=bounds.hi).contains(&least) && !self.shelved.contains(&(least, of));
        // A question left open may have an answer a little above or below.
        [least, least + 2, least - 2, least + 4, least - 4].into_iter().find(|&least| open(least))
    }

    fn shelve(&mut self, least: i16, moves: &[usize]) {
        let one = moves.len() == 1 && self.proven().exact().is_some();
        self.shelved.push((least, if one { moves.first().copied() } else { None }));
    }

    /// Asks whether one of `moves` is worth at least `least`. Whether that was answered.
    fn put(&mut self, prover: &mut Prover<'_, '_, '_>, least: i16, moves: &[usize], plies: u8) -> Result<bool, Stop> {
        let mut open = false;
        for &at in moves {
            let known = &mut self.moves[at];
            if known.proven.lo >= least {
                return Ok(true);
            }
            if known.proven.hi < least {
                continue;
            }
            let answer = prover.step(&self.root, self.seeds, &known.step, least, plies)?;
            let all = Bounds { lo: i16::MIN, hi: i16::MAX };
            known.proven = known.proven.meet(match answer {
                Answer::Least(lo) => Bounds { lo, ..all },
                Answer::Most(hi) => Bounds { hi, ..all },
                Answer::Open => all,
            });
            match answer {
                Answer::Least(_) => return Ok(true),
                Answer::Most(_) => {}
                Answer::Open => open = true,
            }
        }
        Ok(!open)
    }

    pub(crate) fn value(&self, proven: Bounds, worth: i32) -> Value {
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

    /// Which move is best by all that is known.
    fn best(&self) -> Option<usize> {
        let proven = self.proven();
        (0..self.moves.len()).rev().max_by_key(|&at| {
            let known = &self.moves[at];
            (known.proven.lo >= proven.hi, known.proven.hi >= proven.lo, known.worth)
        })
    }

    pub(crate) fn analysis(&self) -> Analysis {
        let proven = self.proven();
        let worth = self.moves.iter().map(|known| known.worth).max().unwrap_or(0);
        let moves = self
            .moves
            .iter()
            .map(|known| MoveValue {
                played: known.step.played,
                value: self.value(known.proven, known.worth),
                proven: known.proven,
            })
            .collect();
        Analysis {
            value: self.value(proven, worth),
            proven,
            moves,
            line: Vec::new(),
            nodes: 0,
            plies_seen: self.plies_seen,
            stopped: false,
        }
    }
}
