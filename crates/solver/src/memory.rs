//! What has been found out about positions, in a table of fixed size.
//!
//! An entry holds the whole board, not a digest of it: two positions are never taken for one.

use alloc::{boxed::Box, vec};

use crate::{step::Key, value::Bounds};

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: Key,
    /// Proven limits; lower above upper where the entry is empty.
    pub(crate) lo: i16,
    pub(crate) hi: i16,
    /// The last question ("at least this?") that so many plies could not answer.
    pub(crate) asked: i16,
    pub(crate) plies: u8,
    /// The move that answered last, as a place on the circle seen by the mover, or `NO_MOVE`.
    pub(crate) best: u8,
}

pub(crate) const NO_MOVE: u8 = 0xFF;

/// Two entries share a place: the one looked into deepest stays, the other is the newest.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    entries: Box<[[Option<Entry>; 2]]>,
}

impl Memory {
    /// A memory of `2^bits` positions, of 40 bytes.
    pub(crate) fn new(bits: u32) -> Memory {
        Memory { entries: vec![[None; 2]; 1 << bits.clamp(4, 26).saturating_sub(1)].into_boxed_slice() }
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.entries)
    }

    fn place(&self, key: &Key) -> usize {
        key.mixed() as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: &Key) -> Option<&Entry> {
        self.entries[self.place(key)].iter().flatten().find(|entry| entry.key == *key)
    }

    /// The entry of `key`, made if need be; whichever of its place's two entries matters less gives way.
    fn entry(&mut self, key: &Key, seeds: u8) -> &mut Entry {
        let place = self.place(key);
        let pair = &mut self.entries[place];
        let fits = |slot: &Option<Entry>| slot.is_some_and(|entry| entry.key == *key);
        let at = if fits(&pair[0]) {
            0
        } else if fits(&pair[1]) {
            1
        } else {
            let deep = pair[0].map_or(0, |entry| entry.plies);
            let deeper = pair[1].is_some_and(|entry| entry.plies > deep);
            if deeper {
                pair.swap(0, 1);
            }
            usize::from(pair[0].is_some())
        };
        let Bounds { lo, hi } = Bounds::of_seeds(seeds);
        let fresh = Entry { key: *key, lo, hi, asked: i16::MAX, plies: 0, best: NO_MOVE };
        if !fits(&pair[at]) {
            pair[at] = None;
        }
        pair[at].get_or_insert(fresh)
    }

    /// Notes proven limits, and the move that proved them.
    pub(crate) fn learn(&mut self, key: &Key, seeds: u8, known: Bounds, best: u8, plies: u8) {
        let entry = self.entry(key, seeds);
        entry.lo = entry.lo.max(known.lo);
        entry.hi = entry.hi.min(known.hi);
        entry.asked = i16::MAX;
        entry.plies = entry.plies.max(plies);
        if best != NO_MOVE {
            entry.best = best;
        }
    }

    /// Notes that `plies` plies cannot tell whether the value is at least `asked`.
    pub(crate) fn left_open(&mut self, key: &Key, seeds: u8, asked: i16, plies: u8) {
        let entry = self.entry(key, seeds);
        entry.asked = asked;
        entry.plies = plies;
    }
}
