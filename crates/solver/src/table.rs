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

use alloc::vec::Vec;

use hashbrown::HashSet;
use sowtell_rules::{Board, Capture, Player, Position, Ruleset};

use crate::{
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
}

impl Tables {
    pub(crate) fn new(rules: Ruleset, board: &Board) -> Tables {
        let pattern = Pattern::of(board);
        let ranks = Ranks::new(pattern.open(), MOST_SEEDS);
        let layers = core::iter::repeat_n(None, usize::from(MOST_SEEDS) + 1).collect();
        Tables { rules, pattern, ranks, layers }
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
    /// at most `most` positions.
    pub(crate) fn grow(&mut self, seeds: u8, most: usize, meter: &mut Meter<'_>) -> Result<(), Stop> {
        let stride = self.stride();
        for rich in (1..=seeds.min(MOST_SEEDS)).filter(|rich| rich % stride == seeds % stride) {
            if self.size(rich) > most {
                break;
            }
            if !self.has(rich) {
                let layer = self.solve(rich, None, meter)?;
                self.layers[usize::from(rich)] = Some(layer);
            }
        }
        Ok(())
    }

    /// The layer of `met`, with those positions ending the round.
    pub(crate) fn after(&self, met: &Met, meter: &mut Meter<'_>) -> Result<Layer, Stop> {
        self.solve(met.seeds, Some(met), meter)
    }

    /// What `layer`, made by [`Tables::after`], knows of a position.
    pub(crate) fn bounds_in(&self, layer: &Layer, position: &Position) -> Option<Bounds> {
        layer.at(self.ranks.rank(&self.pattern, position), position.mover())
    }

    /// Solves a layer whose lower layers are solved; of positions `met` it knows only that they end the round.
    fn solve(&self, seeds: u8, met: Option<&Met>, meter: &mut Meter<'_>) -> Result<Layer, Stop> {
        let split = met.is_some() || !self.pattern.even();
        let movers = if split { &Player::BOTH[..] } else { &Player::BOTH[..1] };
        let doubtful = seeds % 2 == 1 || self.layers[..usize::from(seeds)].iter().flatten().any(|low| low.hi.is_some());
        let boards = self.ranks.boards(seeds) as usize;
        let mut graph = Graph::new(boards * movers.len(), if doubtful { 2 } else { 1 }, i16::from(seeds % 2));
        let mut all = Boards::new(self.pattern.open(), seeds);
        let mut done = 0;
        while let Some(board) = all.next() {
            let percent = (done * 100 / boards.max(1)) as u8;
            meter.doing = Doing::Table { seeds, percent };
            done += 1;
            for &mover in movers {
                let Some(position) = self.pattern.position(board, mover) else { continue };
                meter.tick(1)?;
                self.read(&position, seeds, met, split, &mut graph);
            }
        }
        graph.close();
        let (lo, hi) = graph.solve(seeds, meter)?;
        Ok(Layer { hi: hi.filter(|hi| *hi != lo), lo, sides: movers.len() })
    }

    /// Notes the exits of a position and its moves within the layer.
    fn read(&self, position: &Position, seeds: u8, met: Option<&Met>, split: bool, graph: &mut Graph) {
        graph.next();
        let steps = match expand(&self.rules, position) {
            Here::Over(value) => return graph.exit(Bounds::exactly(value)),
            Here::Steps(steps) => steps,
        };
        for step in &steps {
            let after = &step.after;
            if step.left == seeds {
                if met.is_some_and(|met| met.contains(Key::of(after), after.mover())) {
                    graph.exit(Bounds::exactly(-repeated(&self.rules, seeds, step.passes())));
                } else {
                    let rank = self.ranks.rank(&self.pattern, after);
                    graph.stay(if split { 2 * rank + after.mover().index() as u32 } else { rank });
                }
            } else if step.left == 0 {
                graph.exit(Bounds::exactly(step.gain));
            } else {
                let known = self.bounds(after, step.left).unwrap_or(Bounds::of_seeds(step.left));
                graph.exit(known.behind(step.gain));
            }
        }
    }
}

/// The moves within one layer, and what its exits are worth.
struct Graph {
    /// 1, or 2 where lower and upper bounds differ; then node `2·p` is position `p` with every doubt against its mover,
    /// `2·p + 1` with every doubt in favour, and a move leads from the one kind to the other.
    views: usize,
    /// What a doubtful repetition is worth, up or down.
    odd: i16,
    positions: usize,
    /// The best exit of each node, or `NO_EXIT`.
    exits: Vec<i16>,
    /// Where the moves lead, position by position; `first[p]..first[p + 1]` are those of `p`. After `close`, where they
    /// come from.
    links: Vec<u32>,
    first: Vec<u32>,
    /// Moves within the layer that are not yet known to be bad for the mover.
    pending: Vec<u8>,
}

const NO_EXIT: i16 = i16::MIN;
const OPEN: i8 = i8::MIN;

impl Graph {
    fn new(positions: usize, views: usize, odd: i16) -> Graph {
        Graph {
            views,
            odd,
            positions,
            exits: Vec::with_capacity(positions * views),
            links: Vec::new(),
            first: Vec::with_capacity(positions + 1),
            pending: Vec::with_capacity(positions),
        }
    }

    /// What a repetition is worth to the mover of a node.
    fn cycle(&self, node: usize) -> i16 {
        match (self.views, node % 2) {
            (1, _) => 0,
            (_, 0) => -self.odd,
            _ => self.odd,
        }
    }

    fn next(&mut self) {
        self.first.push(self.links.len() as u32);
        self.pending.push(0);
        self.exits.extend(core::iter::repeat_n(NO_EXIT, self.views));
    }

    fn exit(&mut self, worth: Bounds) {
        let node = self.exits.len() - self.views;
        self.exits[node] = self.exits[node].max(worth.lo);
        if self.views == 2 {
            self.exits[node + 1] = self.exits[node + 1].max(worth.hi);
        }
    }

    fn stay(&mut self, to: u32) {
        self.links.push(to);
        if let Some(pending) = self.pending.last_mut() {
            *pending += 1;
        }
    }

    /// Turns the links round.
    fn close(&mut self) {
        let mut first = alloc::vec![0u32; self.positions + 1];
        for &to in &self.links {
            first[to as usize + 1] += 1;
        }
        for at in 0..self.positions {
            first[at + 1] += first[at];
        }
        let mut back = alloc::vec![0u32; self.links.len()];
        let mut free = first.clone();
        self.first.push(self.links.len() as u32);
        for from in 0..self.positions {
            for &to in &self.links[self.first[from] as usize..self.first[from + 1] as usize] {
                back[free[to as usize] as usize] = from as u32;
                free[to as usize] += 1;
            }
        }
        (self.links, self.first) = (back, first);
    }

    /// The values: lower bounds, and upper ones where there are two views.
    fn solve(self, seeds: u8, meter: &mut Meter<'_>) -> Result<(Vec<i8>, Option<Vec<i8>>), Stop> {
        let nodes = self.positions * self.views;
        let mut worth = alloc::vec![OPEN; nodes];
        let mut pending: Vec<u8> =
            self.pending.iter().flat_map(|&moves| core::iter::repeat_n(moves, self.views)).collect();
        let exit = |node: usize| match self.exits[node] {
            NO_EXIT => NO_EXIT,
            worth => worth - self.cycle(node),
        };
        let mut ready: Vec<u32> = Vec::new();
        // Measured from what a repetition is worth, which is even as all values then are.
        for by in (1..=i16::from(seeds) + self.odd).rev() {
            for node in 0..nodes {
                if node % 4096 == 0 {
                    meter.tick(8)?;
                }
                if worth[node] == OPEN && (exit(node) == by || (pending[node] == 0 && exit(node) == -by)) {
                    worth[node] = exit(node) as i8;
                    ready.push(node as u32);
                }
                while let Some(node) = ready.pop() {
                    let node = node as usize;
                    let won = worth[node] > 0;
                    let (position, view) = (node / self.views, node % self.views);
                    let from = self.first[position] as usize..self.first[position + 1] as usize;
                    for &before in &self.links[from] {
                        let before = before as usize * self.views + if self.views == 2 { 1 - view } else { 0 };
                        if worth[before] != OPEN {
                            continue;
                        }
                        if !won {
                            worth[before] = by as i8;
                            ready.push(before as u32);
                        } else {
                            pending[before] -= 1;
                            if pending[before] == 0 && exit(before) <= -by {
                                worth[before] = -by as i8;
                                ready.push(before as u32);
                            }
                        }
                    }
                }
            }
        }
        let value = |view: usize| -> Vec<i8> {
            (0..self.positions)
                .map(|position| {
                    let node = position * self.views + view;
                    let settled = if worth[node] == OPEN { 0 } else { i16::from(worth[node]) };
                    (settled + self.cycle(node)) as i8
                })
                .collect()
        };
        Ok((value(0), (self.views == 2).then(|| value(1))))
    }
}
