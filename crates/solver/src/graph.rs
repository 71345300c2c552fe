//! The graph of one layer, and the retrograde analysis that solves it (see [`crate::table`]).

use alloc::{boxed::Box, vec::Vec};

use crate::{
    meter::{Meter, Stop},
    value::Bounds,
};

/// The moves within one layer, and what its exits are worth.
///
/// Positions are read one after another; then [`Graph::solve`] turns the moves round and works back from the exits.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    /// 1, or 2 where lower and upper bounds differ; then node `2·p` is position `p` with every doubt against its mover,
    /// `2·p + 1` with every doubt in favour, and a move leads from the one kind to the other.
    views: usize,
    /// What a doubtful repetition is worth, up or down.
    odd: i16,
    /// The most a node can be worth, measured from what a repetition is worth: even, as all values then are.
    most: i16,
    positions: usize,
    /// The best exit of each node, or `OPEN`.
    exits: Vec<i8>,
    /// Moves within the layer that are not yet known to be bad for the mover: of each position, then of each node.
    pending: Vec<u8>,
    /// Where the moves lead, position by position, in pieces that never have to be copied to grow.
    links: Vec<Vec<u32>>,
    /// `first[p]..first[p + 1]` are the places in `back` of the positions whose moves lead to `p`; while positions are
    /// read, `first[p]` is how many there are.
    first: Vec<u32>,
    back: Box<[u32]>,
    /// The value of each node.
    worth: Vec<i8>,
    /// Nodes just settled, from which to work back.
    ready: Vec<u32>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    Reading,
    /// Turning the moves round: the piece of `links` that is next, and the position whose moves it begins with, of which
    /// so many are left.
    Turning {
        piece: usize,
        from: usize,
        left: u8,
    },
    /// Looking for nodes worth this; the node that is next.
    Solving {
        by: i16,
        node: usize,
    },
}

const OPEN: i8 = i8::MIN;
const PIECE: usize = 1 << 16;
/// Nodes looked at before somebody is asked whether to go on.
const AT_ONCE: usize = 4096;

impl Graph {
    /// For so many positions, all with `seeds` seeds on the board.
    pub(crate) fn new(positions: usize, views: usize, seeds: u8) -> Graph {
        Graph {
            views,
            odd: i16::from(seeds % 2),
            most: i16::from(seeds) + i16::from(seeds % 2),
            positions,
            exits: Vec::with_capacity(positions * views),
            pending: Vec::with_capacity(positions * views),
            links: Vec::new(),
            first: alloc::vec![0; positions + 1],
            back: Box::default(),
            worth: Vec::new(),
            ready: Vec::new(),
            stage: Stage::Reading,
        }
    }

    /// What follows is about the next position.
    pub(crate) fn next(&mut self) {
        self.pending.push(0);
        self.exits.extend(core::iter::repeat_n(OPEN, self.views));
    }

    /// The position can leave the layer for so much.
    pub(crate) fn exit(&mut self, worth: Bounds) {
        let node = self.exits.len() - self.views;
        self.exits[node] = self.exits[node].max(worth.lo as i8);
        if self.views == 2 {
            self.exits[node + 1] = self.exits[node + 1].max(worth.hi as i8);
        }
    }

    /// The position has a move to position `to`.
    pub(crate) fn stay(&mut self, to: u32) {
        match self.links.last_mut() {
            Some(piece) if piece.len() < PIECE => piece.push(to),
            _ => {
                let mut piece = Vec::with_capacity(PIECE);
                piece.push(to);
                self.links.push(piece);
            }
        }
        self.first[to as usize] += 1;
        if let Some(pending) = self.pending.last_mut() {
            *pending += 1;
        }
    }

    /// The values of all positions: lower bounds, and upper ones where there are two views. Told to stop it goes on the next
    /// time where it was.
    pub(crate) fn solve(&mut self, meter: &mut Meter<'_>) -> Result<(Vec<i8>, Option<Vec<i8>>), Stop> {
        loop {
            match self.stage {
                Stage::Reading => {
                    // Each entry becomes the end of its positions' places; filling them from behind makes it the beginning.
                    let mut sum = 0;
                    for count in &mut self.first {
                        sum += *count;
                        *count = sum;
                    }
                    self.back = alloc::vec![0; sum as usize].into_boxed_slice();
                    let left = self.pending.first().copied().unwrap_or(0);
                    self.stage = Stage::Turning { piece: 0, from: 0, left };
                }
                Stage::Turning { piece, from, left } => {
                    meter.check()?;
                    self.turn(piece, from, left);
                    meter.count(128);
                }
                Stage::Solving { by: 0, .. } => return Ok(self.values()),
                Stage::Solving { by, node } => {
                    meter.check()?;
                    meter.count(8);
                    let node = self.settle_some(node, by);
                    self.stage = if node < self.worth.len() || !self.ready.is_empty() {
                        Stage::Solving { by, node }
                    } else {
                        Stage::Solving { by: by - 2, node: 0 }
                    };
                }
            }
        }
    }

    /// Turns one piece of the moves round, which is then no longer needed.
    fn turn(&mut self, piece: usize, mut from: usize, mut left: u8) {
        let Some(links) = self.links.get_mut(piece).map(core::mem::take) else {
            self.links = Vec::new();
            if self.views == 2 {
                self.pending = self.pending.iter().flat_map(|&moves| [moves; 2]).collect();
            }
            self.worth = alloc::vec![OPEN; self.positions * self.views];
            self.stage = Stage::Solving { by: self.most, node: 0 };
            return;
        };
        for to in links {
            while left == 0 {
                from += 1;
                left = self.pending[from];
            }
            left -= 1;
            let place = &mut self.first[to as usize];
            *place -= 1;
            self.back[*place as usize] = from as u32;
        }
        self.stage = Stage::Turning { piece: piece + 1, from, left };
    }

    /// What a repetition is worth to the mover of a node.
    fn cycle(&self, node: usize) -> i16 {
        match (self.views, node % 2) {
            (1, _) => 0,
            (_, 0) => -self.odd,
            _ => self.odd,
        }
    }

    /// A node's best exit, measured from what a repetition is worth.
    fn exit_of(&self, node: usize) -> Option<i16> {
        (self.exits[node] != OPEN).then(|| i16::from(self.exits[node]) - self.cycle(node))
    }

    /// Looks at some nodes from `node` on: which of them are worth `by` or `-by` by their exits, and what follows from that
    /// for those before them. Gives the node that is next.
    fn settle_some(&mut self, mut node: usize, by: i16) -> usize {
        for _ in 0..AT_ONCE {
            if let Some(settled) = self.ready.pop() {
                self.work_back(settled as usize, by);
            } else if node < self.worth.len() {
                let exit = self.exit_of(node);
                if self.worth[node] == OPEN && (exit == Some(by) || self.pending[node] == 0 && exit == Some(-by)) {
                    self.worth[node] = exit.unwrap_or(0) as i8;
                    self.ready.push(node as u32);
                }
                node += 1;
            } else {
                break;
            }
        }
        node
    }

    /// What the worth of a node, now settled, says of the nodes with a move to it.
    fn work_back(&mut self, node: usize, by: i16) {
        let won = self.worth[node] > 0;
        let (position, view) = (node / self.views, node % self.views);
        for at in self.first[position] as usize..self.first[position + 1] as usize {
            let before = self.back[at] as usize * self.views + if self.views == 2 { 1 - view } else { 0 };
            if self.worth[before] != OPEN {
                continue;
            }
            if !won {
                self.worth[before] = by as i8;
                self.ready.push(before as u32);
            } else {
                self.pending[before] -= 1;
                if self.pending[before] == 0 && self.exit_of(before).is_none_or(|exit| exit <= -by) {
                    self.worth[before] = -by as i8;
                    self.ready.push(before as u32);
                }
            }
        }
    }

    fn values(&mut self) -> (Vec<i8>, Option<Vec<i8>>) {
        let mut worth = core::mem::take(&mut self.worth);
        for (node, worth) in worth.iter_mut().enumerate() {
            *worth = if *worth == OPEN { 0 } else { *worth } + self.cycle(node) as i8;
        }
        if self.views == 1 {
            return (worth, None);
        }
        let of = |view: usize| worth.iter().copied().skip(view).step_by(2).collect();
        (of(0), Some(of(1)))
    }
}
