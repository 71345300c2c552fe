//! Exact tables of all boards with few seeds.
//!
//! Captured seeds never come back, so boards fall into *layers* of equal seeds: a move stays in its layer or goes to a
//! lower one for good. A layer is solved when the lower ones are, by retrograde analysis:
//!
//! * Every move out of the layer, and every end of the round, has a known worth: an *exit*.
//! * Take `n` from the largest number down. A board is worth `n` to its mover if an exit is, or a move to a board that is
//!   lost by `n`; it is lost by `n` if no exit is better and every move within the layer leads to a board worth `n` or
//!   more. Each board enters this set with a finite number of plies to its exit, so whoever wins `n` never comes
//!   back to a board; and whoever is outside can stay outside, at the worst for ever, until a board comes back.
//! * A board that is in no such set is one that neither side can force out of: it is worth what a repetition is.
//!
//! A repetition shares what is left: it is worth 0 if that is an even number. Of an odd number the last mover
//! gets one more, and who that is depends on which board of a cycle was met first, hence on the line played. There the
//! layer is solved twice, with that seed given to either side, which gives a lower and an upper bound; where they meet, and
//! they do wherever an exit decides, the value is exact.

use alloc::{boxed::Box, vec::Vec};

use hashbrown::HashSet;
use sowtell_rules::{Board, Capture, Player, Position, Ruleset};

use crate::{
    graph::Graph,
    meter::{Doing, Meter, Stop},
    rank::{Boards, Pattern, Ranks},
    step::{Here, Key, expand, repeated},
    value::Bounds,
};

/// The most seeds a board of a table holds: values fit a byte.
const MOST_SEEDS: u8 = 120;

/// Positions that end the round when they come back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Met {
    /// Seeds on each of their boards.
    pub(crate) seeds: u8,
    set: HashSet<(Key, Player)>,
}

impl Met {
    /// `root` and those of `met` that have as many seeds on the board.
    pub(crate) fn new(root: &Position, met: &[(Board, Player)]) -> Met {
        let seeds = root.board().total();
        let at = |board: Board, mover: Player| Position::new(board, mover, [0, 0]).ok();
        let set = met
            .iter()
            .filter(|(board, _)| board.total() == seeds)
            .filter_map(|&(board, mover)| at(board, mover))
            .chain([*root])
            .map(|position| (Key::of(&position), position.mover()))
            .collect();
        Met { seeds, set }
    }

    pub(crate) fn contains(&self, key: Key, mover: Player) -> bool {
        self.set.contains(&(key, mover))
    }
}

/// All boards of so many seeds.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    lo: Vec<i8>,
    /// Where not the same.
    hi: Option<Vec<i8>>,
    /// 1 if one number does for both players, else 2.
    sides: usize,
}

impl Layer {
    fn at(&self, rank: u32, mover: Player) -> Option<Bounds> {
        let at = rank as usize * self.sides + if self.sides == 2 { mover.index() } else { 0 };
        let lo = i16::from(*self.lo.get(at)?);
        let hi = self.hi.as_ref().and_then(|hi| hi.get(at)).map_or(lo, |&hi| i16::from(hi));
        Some(Bounds { lo, hi })
    }
}

/// The tables of one rule set and one pattern of open pits.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    rules: Ruleset,
    pattern: Pattern,
    ranks: Ranks,
    layers: Vec<Option<Layer>>,
    /// A layer whose solving was interrupted.
    begun: Option<Box<Build>>,
}

impl Tables {
    pub(crate) fn new(rules: Ruleset, board: &Board) -> Tables {
        let pattern = Pattern::of(board);
        let ranks = Ranks::new(pattern.open(), MOST_SEEDS);
        let layers = core::iter::repeat_n(None, usize::from(MOST_SEEDS) + 1).collect();
        Tables { rules, pattern, ranks, layers, begun: None }
    }

    pub(crate) fn fits(&self, board: &Board) -> bool {
        self.pattern.fits(board)
    }

    /// By how many seeds boards grow poorer: a capture takes a multiple of this.
    pub(crate) fn stride(&self) -> u8 {
        match self.rules.parts().capture {
            Capture::Fours(_) => 4,
            Capture::EvenHome { .. } => 2,
            Capture::Opposite => 1,
        }
    }

    /// Positions in the layer of so many seeds.
    pub(crate) fn size(&self, seeds: u8) -> usize {
        let sides = if self.pattern.even() { 1 } else { 2 };
        (self.ranks.boards(seeds) as usize).saturating_mul(sides)
    }

    pub(crate) fn has(&self, seeds: u8) -> bool {
        self.layers.get(usize::from(seeds)).is_some_and(Option::is_some)
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.layers.iter().flatten().map(|layer| layer.lo.len() * if layer.hi.is_some() { 2 } else { 1 }).sum()
    }

    /// What the tables know of a position with so many seeds on the board.
    #[inline]
    pub(crate) fn bounds(&self, position: &Position, seeds: u8) -> Option<Bounds> {
        let layer = self.layers.get(usize::from(seeds))?.as_ref()?;
        layer.at(self.ranks.rank(&self.pattern, position), position.mover())
    }

    /// Solves every layer below `seeds` and that of `seeds` itself that captures can lead to from there and that has
    /// at most `most` positions. What a stop interrupts is taken up where it was, if the same layer is next in turn then.
    pub(crate) fn grow(&mut self, seeds: u8, most: usize, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let stride = self.stride();
        for rich in (1..=seeds.min(MOST_SEEDS)).filter(|rich| rich % stride == seeds % stride) {
            if self.size(rich) > most {
                break;
            }
            if !self.has(rich) {
                let begun = self.begun.take().filter(|begun| begun.seeds == rich);
                let mut build = begun.unwrap_or_else(|| Box::new(Build::new(self, rich, false)));
                match build.go(self, None, meter) {
                    Ok(layer) => self.layers[usize::from(rich)] = Some(layer),
                    Err(stop) => {
                        self.begun = Some(build);
                        return Err(stop);
                    }
                }
            }
        }
        Ok(())
    }

    /// The size of the next larger layer that captures can lead to from boards of so many seeds, if it has at most `most`
    /// positions.
    pub(crate) fn next(&self, seeds: u8, most: usize) -> Option<usize> {
        let stride = self.stride();
        (1..=seeds.min(MOST_SEEDS))
            .filter(|rich| rich % stride == seeds % stride)
            .find(|&rich| !self.has(rich))
            .map(|rich| self.size(rich))
            .filter(|&size| size <= most)
    }

    /// What `layer`, made with boards met, knows of a position.
    pub(crate) fn bounds_in(&self, layer: &Layer, position: &Position) -> Option<Bounds> {
        layer.at(self.ranks.rank(&self.pattern, position), position.mover())
    }
}

/// A layer being solved, whose lower layers are. It can be left and taken up at any moment.
#[derive(Clone, Debug)]
pub(crate) struct Build {
    seeds: u8,
    /// Whether each player has a number of their own: where the open pits are not the same, or boards were met.
    split: bool,
    graph: Graph,
    /// The boards still to be read, and how many have been.
    boards: Boards,
    read: usize,
}

impl Build {
    /// Begins with the layer of so many seeds, `with_met` where some boards end the round.
    pub(crate) fn new(tables: &Tables, seeds: u8, with_met: bool) -> Build {
        let split = with_met || !tables.pattern.even();
        let lower = &tables.layers[..usize::from(seeds)];
        let doubtful = seeds % 2 == 1 || lower.iter().flatten().any(|low| low.hi.is_some());
        let positions = tables.ranks.boards(seeds) as usize * if split { 2 } else { 1 };
        let graph = Graph::new(positions, if doubtful { 2 } else { 1 }, seeds);
        Build { seeds, split, graph, boards: Boards::new(tables.pattern.open(), seeds), read: 0 }
    }

    /// Goes on to the end, or until told to stop. `tables` and the positions `met` must be those it began with; of these
    /// it knows only that they end the round.
    pub(crate) fn go(&mut self, tables: &Tables, met: Option<&Met>, meter: &mut Meter<'_>) -> Result<Layer, Stop> {
        let movers = if self.split { &Player::BOTH[..] } else { &Player::BOTH[..1] };
        let all = tables.ranks.boards(self.seeds).max(1) as usize;
        let seeds = self.seeds;
        loop {
            meter.doing = Doing::Table { seeds, percent: (self.read * 100 / all) as u8 };
            meter.check()?;
            let Some(board) = self.boards.next() else { break };
            self.read += 1;
            for &mover in movers {
                self.graph.next();
                meter.count(1);
                if let Some(position) = tables.pattern.position(board, mover) {
                    read(tables, &position, seeds, met, self.split, &mut self.graph);
                }
            }
        }
        let (lo, hi) = self.graph.solve(meter)?;
        Ok(Layer { hi: hi.filter(|hi| *hi != lo), lo, sides: movers.len() })
    }
}

/// Notes the exits of a position and its moves within the layer.
fn read(tables: &Tables, position: &Position, seeds: u8, met: Option<&Met>, split: bool, graph: &mut Graph) {
    let steps = match expand(&tables.rules, position) {
        Here::Over(value) => return graph.exit(Bounds::exactly(value)),
        Here::Steps(steps) => steps,
    };
    for step in &steps {
        let after = &step.after;
        if step.left == seeds {
            if met.is_some_and(|met| met.contains(Key::of(after), after.mover())) {
                graph.exit(Bounds::exactly(-repeated(&tables.rules, seeds, step.passes())));
            } else {
                let rank = tables.ranks.rank(&tables.pattern, after);
                graph.stay(if split { 2 * rank + after.mover().index() as u32 } else { rank });
            }
        } else if step.left == 0 {
            graph.exit(Bounds::exactly(step.gain));
        } else {
            let known = tables.bounds(after, step.left).unwrap_or(Bounds::of_seeds(step.left));
            graph.exit(known.behind(step.gain));
        }
    }
}
