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
    step::{Here, Key, Step, expand, repeated},
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
            Capture::Fours(Fours::RowOwner) => Weights { seed: 0, pit: 101, turn: 4 },
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
}

/// What the guesser remembers, from question to question.
#[derive(Clone, Debug)]
pub(crate) struct Sketch(Box<[Option<Seen>]>);

impl Sketch {
    pub(crate) fn new(bits: u32) -> Sketch {
        Sketch(vec![None; 1 << bits.clamp(4, 24)].into_boxed_slice())
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.0)
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(None);
    }

    fn get(&self, key: &Key) -> Option<&Seen> {
        self.0[key.mixed() as usize & (self.0.len() - 1)].as_ref().filter(|seen| seen.key == *key)
    }

    fn set(&mut self, seen: Seen) {
        let at = seen.key.mixed() as usize & (self.0.len() - 1);
        self.0[at] = Some(seen);
    }

    /// The move that seemed best in a position, as a place counted from the mover's first pit.
    pub(crate) fn best(&self, key: &Key) -> Option<u8> {
        self.get(key).map(|seen| seen.best).filter(|&best| best != NO_MOVE)
    }
}

pub(crate) struct Guesser<'s, 'm, 'w> {
    pub(crate) rules: &'s Ruleset,
    pub(crate) tables: &'s Tables,
    pub(crate) sketch: &'s mut Sketch,
    pub(crate) met: &'s Met,
    pub(crate) meter: &'m mut Meter<'w>,
    pub(crate) weights: Weights,
    pub(crate) eyes: Eyes,
    pub(crate) line: Vec<(Key, Player, u8)>,
}

impl Guesser<'_, '_, '_> {
    /// What the root's `step` seems to be worth to the root's mover, looking `plies` plies ahead, this one included; outside
    /// `alpha..beta` only which side of it.
    pub(crate) fn step(
        &mut self,
        root: &Position,
        step: &Step,
        plies: u8,
        alpha: Worth,
        beta: Worth,
    ) -> Result<Worth, Stop> {
        self.line.clear();
        self.line.push((Key::of(root), root.mover(), root.board().total()));
        self.follow(root, step, plies.max(1), alpha, beta)
    }

    fn follow(&mut self, from: &Position, step: &Step, plies: u8, alpha: Worth, beta: Worth) -> Result<Worth, Stop> {
        if step.laps > self.eyes.laps {
            // The thread is lost: what was taken so far counts, and nothing can be said of the rest.
            return Ok(SEED * self.taken_in_sight(from, step));
        }
        let gain = SEED * Worth::from(step.gain);
        if step.left == 0 {
            return Ok(gain);
        }
        let worth = self.look(&step.after, step.left, step.passes(), plies - 1, gain - beta, gain - alpha)?;
        Ok(gain - worth)
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

    fn look(
        &mut self,
        here: &Position,
        seeds: u8,
        by_pass: bool,
        plies: u8,
        mut alpha: Worth,
        beta: Worth,
    ) -> Result<Worth, Stop> {
        self.meter.tick(1)?;
        let (key, mover) = (Key::of(here), here.mover());
        let back = self.met.seeds == seeds && self.met.contains(key, mover)
            || self.line.iter().rev().take_while(|met| met.2 == seeds).any(|met| met.0 == key && met.1 == mover);
        if back {
            return Ok(SEED * Worth::from(repeated(self.rules, seeds, by_pass)));
        }
        if self.eyes.tables
            && let Some(known) = self.tables.bounds(here, seeds)
        {
            return Ok(SEED * Worth::from(known.lo + known.hi) / 2);
        }
        if plies == 0 {
            return Ok(self.weights.judge(here).clamp(-SEED * Worth::from(seeds), SEED * Worth::from(seeds)));
        }
        let mut best_place = NO_MOVE;
        if let Some(seen) = self.sketch.get(&key) {
            best_place = seen.best;
            if seen.plies == plies
                && (seen.side == 0 || seen.side > 0 && seen.worth >= beta || seen.side < 0 && seen.worth <= alpha)
            {
                return Ok(seen.worth);
            }
        }
        let steps = match expand(self.rules, here) {
            Here::Over(worth) => return Ok(SEED * Worth::from(worth)),
            Here::Steps(steps) => steps,
        };
        self.meter.tick(steps.iter().map(|step| u64::from(step.laps)).sum::<u64>() / 8)?;
        let mut order: ArrayVec<(Worth, usize), 12> = ArrayVec::new();
        for (at, step) in steps.iter().enumerate() {
            let first = if best_place != NO_MOVE && place_of(step) == best_place { BEYOND } else { 0 };
            let ahead = if step.laps > self.eyes.laps {
                0
            } else {
                SEED * Worth::from(step.gain) - self.weights.judge(&step.after)
            };
            order.push((first + ahead, at));
        }
        order.sort_unstable_by_key(|&(ahead, at)| (-ahead, at));
        self.line.push((key, mover, seeds));
        let (floor, mut best) = (alpha, -BEYOND);
        let mut failed = None;
        for (nth, &(_, at)) in order.iter().enumerate() {
            let step = &steps[at];
            let tried = if nth == 0 {
                self.follow(here, step, plies, alpha, beta)
            } else {
                match self.follow(here, step, plies, alpha, alpha + 1) {
                    Ok(worth) if worth > alpha && worth < beta => self.follow(here, step, plies, alpha, beta),
                    other => other,
                }
            };
            match tried {
                Ok(worth) if worth > best => {
                    best = worth;
                    best_place = place_of(step);
                    alpha = alpha.max(worth);
                }
                Ok(_) => {}
                Err(stop) => {
                    failed = Some(stop);
                    break;
                }
            }
            if alpha >= beta {
                break;
            }
        }
        self.line.pop();
        if let Some(stop) = failed {
            return Err(stop);
        }
        let side = if best >= beta {
            1
        } else if best <= floor {
            -1
        } else {
            0
        };
        self.sketch.set(Seen { key, worth: best, plies, side, best: best_place });
        Ok(best)
    }
}

/// How many laps a player follows who follows them all.
pub(crate) fn every_lap(rules: &Ruleset) -> u16 {
    match rules.parts().sowing.laps {
        Laps::Single => 1,
        Laps::Relay { longest } => longest,
    }
}
