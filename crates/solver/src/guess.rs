//! Looking a few plies ahead and judging what is then on the board.
//!
//! This is for the games that cannot be solved, and for players who are not perfect. Nothing it says is proven: every worth
//! is an estimate, in hundredths of a seed.

use alloc::{boxed::Box, vec, vec::Vec};

use arrayvec::ArrayVec;
use sowtell_rules::{Capture, Event, Fours, Laps, Player, Position, Ruleset};

use crate::{
    memory::NO_MOVE,
    meter::{Meter, Stop},
    prove::place_of,
    step::{Here, Key, Step, Steps, expand, repeated},
    table::{Met, Tables},
};

/// Hundredths of a seed.
pub(crate) type Worth = i32;

const SEED: Worth = 100;
const BEYOND: Worth = 1_000_000;

/// What each thing on the board is worth to its owner, in hundredths of a seed. Fitted to games that the solver played with
/// itself: `examples/weights.rs` plays them and fits the numbers anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A seed in the own row rather than in the other.
    pub seed: i32,
    /// A pit of the own row with seeds in it, rather than one of the other.
    pub pit: i32,
    /// Being to move.
    pub turn: i32,
}

impl Weights {
    /// The weights for a way of capturing.
    #[must_use]
    pub fn of(rules: &Ruleset) -> Weights {
        match rules.parts().capture {
            Capture::EvenHome { .. } => Weights { seed: 3, pit: 167, turn: 2 },
            Capture::Fours(Fours::RowOwner(_)) => Weights { seed: 0, pit: 101, turn: 4 },
            Capture::Fours(Fours::Mover { .. }) => Weights { seed: 26, pit: 80, turn: 13 },
            Capture::Opposite => Weights { seed: 1, pit: 70, turn: 85 },
        }
    }

    /// What is on the board and counts, seen by the mover: seeds, pits, and the turn.
    #[must_use]
    pub fn features(position: &Position) -> [i32; 3] {
        let board = position.board();
        let side = |player: Player| {
            let (mut seeds, mut pits) = (0, 0);
            for pit in board.row(player) {
                seeds += i32::from(board.seeds(pit));
                pits += i32::from(board.seeds(pit) > 0);
            }
            (seeds, pits)
        };
        let (own, other) = (side(position.mover()), side(position.mover().other()));
        [own.0 - other.0, own.1 - other.1, 1]
    }

    fn judge(&self, position: &Position) -> Worth {
        let [seeds, pits, turn] = Weights::features(position);
        self.seed * seeds + self.pit * pits + self.turn * turn
    }
}

/// How a player looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Eyes {
    /// Plies ahead.
    pub(crate) plies: u8,
    /// Laps of one sowing that are followed. What comes after them is not seen.
    pub(crate) laps: u16,
    /// Whether boards with few seeds are known by heart.
    pub(crate) tables: bool,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    key: Key,
    worth: Worth,
    plies: u8,
    /// Below 0: at most `worth`; above: at least; 0: just that.
    side: i8,
    best: u8,
    /// The age of the sketch in which it was seen.
    age: u8,
}

/// What the guesser remembers while it thinks about one position.
#[derive(Clone, Debug)]
pub(crate) struct Sketch {
    seen: Box<[Seen]>,
    /// What is of another age is forgotten; 0 is no age.
    age: u8,
}

impl Sketch {
    /// A memory of `2^bits` positions, of 32 bytes.
    pub(crate) fn new(bits: u32) -> Sketch {
        let none = Seen { key: Key::NONE, worth: 0, plies: 0, side: 0, best: NO_MOVE, age: 0 };
        Sketch { seen: vec![none; 1 << bits.clamp(4, 24)].into_boxed_slice(), age: 1 }
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.seen)
    }

    pub(crate) fn clear(&mut self) {
        self.age = self.age.checked_add(1).unwrap_or_else(|| {
            self.seen.iter_mut().for_each(|seen| seen.age = 0);
            1
        });
    }

    fn place(&self, key: &Key) -> usize {
        key.mixed() as usize & (self.seen.len() - 1)
    }

    fn get(&self, key: &Key) -> Option<&Seen> {
        Some(&self.seen[self.place(key)]).filter(|seen| seen.age == self.age && seen.key == *key)
    }

    fn set(&mut self, seen: Seen) {
        self.seen[self.place(&seen.key)] = seen;
    }

    /// The move that seemed best in a position, as a place counted from the mover's first pit.
    pub(crate) fn best(&self, key: &Key) -> Option<u8> {
        self.get(key).map(|seen| seen.best).filter(|&best| best != NO_MOVE)
    }
}

/// A position of the line being looked at, and how far its moves have been.
#[derive(Clone, Debug)]
struct Frame {
    here: Position,
    key: Key,
    plies: u8,
    /// What the step that led here takes, in hundredths of a seed.
    gain: Worth,
    floor: Worth,
    alpha: Worth,
    beta: Worth,
    best: Worth,
    best_place: u8,
    steps: Steps,
    order: ArrayVec<(Worth, u8), 12>,
    next: usize,
    /// The step looked at turned out better than was thought, and its worth is now found out.
    again: bool,
}

/// Where the guesser is with a question. It can be left and taken up at any moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    line: Vec<(Key, Player, u8)>,
    frames: Vec<Frame>,
}

/// A guesser at work.
pub(crate) struct Guesser<'s, 'w> {
    pub(crate) rules: &'s Ruleset,
    pub(crate) tables: &'s Tables,
    pub(crate) sketch: &'s mut Sketch,
    pub(crate) met: &'s Met,
    pub(crate) sight: &'s mut Sight,
    pub(crate) meter: &'s mut Meter<'w>,
    pub(crate) weights: Weights,
    pub(crate) eyes: Eyes,
}

impl Guesser<'_, '_> {
    /// Asks what the root's `step` seems to be worth to the root's mover, looking `plies` plies ahead, this one included;
    /// outside `alpha..beta` only which side of it. Where that cannot be told at once, [`Guesser::run`] finds it out.
    pub(crate) fn ask_step(
        &mut self,
        root: &Position,
        step: &Step,
        plies: u8,
        alpha: Worth,
        beta: Worth,
    ) -> Option<Worth> {
        self.sight.frames.clear();
        self.sight.line.clear();
        self.sight.line.push((Key::of(root), root.mover(), root.board().total()));
        self.descend(root, step, plies.max(1), alpha, beta)
    }

    /// Goes on with what was asked last, to the answer. Told to stop it goes on the next time where it was.
    pub(crate) fn run(&mut self) -> Result<Worth, Stop> {
        while let Some(frame) = self.sight.frames.last() {
            self.meter.check()?;
            let worth = match frame.order.get(frame.next) {
                Some(&(_, at)) if frame.alpha < frame.beta => {
                    let narrow = frame.next > 0 && !frame.again;
                    let beta = if narrow { frame.alpha + 1 } else { frame.beta };
                    let (here, step) = (frame.here, frame.steps[usize::from(at)]);
                    match self.descend(&here, &step, frame.plies, frame.alpha, beta) {
                        Some(worth) => worth,
                        None => continue,
                    }
                }
                _ => {
                    let Some(frame) = self.sight.frames.pop() else { break };
                    self.sight.line.pop();
                    let worth = frame.gain - self.conclude(&frame);
                    if self.sight.frames.is_empty() {
                        return Ok(worth);
                    }
                    worth
                }
            };
            self.take_up(worth);
        }
        Ok(0)
    }

    fn descend(&mut self, from: &Position, step: &Step, plies: u8, alpha: Worth, beta: Worth) -> Option<Worth> {
        if step.laps > self.eyes.laps {
            // The thread is lost: what was taken so far counts, and nothing can be said of the rest.
            return Some(SEED * self.taken_in_sight(from, step));
        }
        let gain = SEED * Worth::from(step.gain);
        if step.left == 0 {
            return Some(gain);
        }
        self.enter(step, gain, plies - 1, gain - beta, gain - alpha).map(|worth| gain - worth)
    }

    /// What the mover takes more than the opponent in the laps that are followed.
    fn taken_in_sight(&mut self, from: &Position, step: &Step) -> Worth {
        let sowtell_rules::Move::Sow(pit) = step.played else { return 0 };
        let (mover, sight) = (from.mover(), self.eyes.laps);
        let (mut lap_now, mut taken) = (1, 0);
        let mut watch = |event: Event| match event {
            Event::Relay { lap, .. } => lap_now = lap,
            Event::Capture { seeds, to, .. } if lap_now <= sight => {
                taken += if to == mover { Worth::from(seeds) } else { -Worth::from(seeds) };
            }
            _ => {}
        };
        // An endless sowing is no step, so the sowing succeeds; were it not to, nothing would have been taken.
        let _ = from.sow(self.rules, pit, &mut watch);
        taken
    }

    /// What the position after `step` seems to be worth to its mover. Where its moves must be looked at, it becomes the last
    /// frame.
    fn enter(&mut self, step: &Step, gain: Worth, plies: u8, alpha: Worth, beta: Worth) -> Option<Worth> {
        self.meter.count(1);
        let (here, seeds) = (&step.after, step.left);
        let (key, mover) = (Key::of(here), here.mover());
        let back = self.met.seeds == seeds && self.met.contains(key, mover)
            || self.sight.line.iter().rev().take_while(|met| met.2 == seeds).any(|met| met.0 == key && met.1 == mover);
        if back {
            return Some(SEED * Worth::from(repeated(self.rules, seeds, step.passes())));
        }
        if self.eyes.tables
            && let Some(known) = self.tables.bounds(here, seeds)
        {
            return Some(SEED * Worth::from(known.lo + known.hi) / 2);
        }
        if plies == 0 {
            return Some(self.weights.judge(here).clamp(-SEED * Worth::from(seeds), SEED * Worth::from(seeds)));
        }
        let mut best_place = NO_MOVE;
        if let Some(seen) = self.sketch.get(&key) {
            best_place = seen.best;
            if seen.plies == plies
                && (seen.side == 0 || seen.side > 0 && seen.worth >= beta || seen.side < 0 && seen.worth <= alpha)
            {
                return Some(seen.worth);
            }
        }
        let steps = match expand(self.rules, here) {
            Here::Over(worth) => return Some(SEED * Worth::from(worth)),
            Here::Steps(steps) => steps,
        };
        self.meter.count(steps.iter().map(|step| u64::from(step.laps)).sum::<u64>() / 8);
        let mut order: ArrayVec<(Worth, u8), 12> = ArrayVec::new();
        for (at, step) in steps.iter().enumerate() {
            let first = if best_place != NO_MOVE && place_of(step) == best_place { BEYOND } else { 0 };
            let ahead = if step.laps > self.eyes.laps {
                0
            } else {
                SEED * Worth::from(step.gain) - self.weights.judge(&step.after)
            };
            order.push((first + ahead, at as u8));
        }
        order.sort_unstable_by_key(|&(ahead, at)| (-ahead, at));
        self.sight.line.push((key, mover, seeds));
        self.sight.frames.push(Frame {
            here: *here,
            key,
            plies,
            gain,
            floor: alpha,
            alpha,
            beta,
            best: -BEYOND,
            best_place,
            steps,
            order,
            next: 0,
            again: false,
        });
        None
    }

    /// What the last frame learns from the worth of the step looked at.
    fn take_up(&mut self, worth: Worth) {
        let Some(frame) = self.sight.frames.last_mut() else { return };
        if frame.next > 0 && !frame.again && worth > frame.alpha && worth < frame.beta {
            frame.again = true;
            return;
        }
        if worth > frame.best
            && let Some(&(_, at)) = frame.order.get(frame.next)
        {
            frame.best = worth;
            frame.best_place = place_of(&frame.steps[usize::from(at)]);
            frame.alpha = frame.alpha.max(worth);
        }
        frame.again = false;
        frame.next += 1;
    }

    /// The worth of a position whose moves have been looked at.
    fn conclude(&mut self, frame: &Frame) -> Worth {
        let &Frame { key, plies, best, best_place, .. } = frame;
        let side = if best >= frame.beta {
            1
        } else if best <= frame.floor {
            -1
        } else {
            0
        };
        let age = self.sketch.age;
        self.sketch.set(Seen { key, worth: best, plies, side, best: best_place, age });
        best
    }
}

/// How many laps a player follows who follows them all.
pub(crate) fn every_lap(rules: &Ruleset) -> u16 {
    match rules.parts().sowing.laps {
        Laps::Single => 1,
        Laps::Relay { longest } => longest,
    }
}
