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
    /// The last question ("at least this?") that was left open, and how much seemed to be missing to a yes and to a no.
    pub(crate) asked: i16,
    pub(crate) yes: u16,
    pub(crate) no: u16,
    /// How much work went into it, as a power of two.
    work: u8,
    /// The move that answered last, as a place on the circle seen by the mover, or `NO_MOVE`.
    pub(crate) best: u8,
}

impl Entry {
    fn new(key: Key, Bounds { lo, hi }: Bounds) -> Entry {
        Entry { key, lo, hi, asked: i16::MAX, yes: 1, no: 1, work: 0, best: NO_MOVE }
    }

    fn is_empty(&self) -> bool {
        self.lo > self.hi
    }
}

pub(crate) const NO_MOVE: u8 = 0xFF;

/// Two entries share a place: the one with more work in it stays, the other is the newest.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    entries: Box<[[Entry; 2]]>,
}

impl Memory {
    /// A memory of `2^bits` positions, of 40 bytes.
    pub(crate) fn new(bits: u32) -> Memory {
        let empty = Entry::new(Key::NONE, Bounds { lo: 1, hi: 0 });
        Memory { entries: vec![[empty; 2]; 1 << bits.clamp(4, 26).saturating_sub(1)].into_boxed_slice() }
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.entries)
    }

    fn place(&self, key: &Key) -> usize {
        key.mixed() as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: &Key) -> Option<&Entry> {
        self.entries[self.place(key)].iter().find(|entry| entry.key == *key && !entry.is_empty())
    }

    /// The entry of `key`, made if need be; whichever of its place's two entries matters less gives way.
    fn entry(&mut self, key: &Key, seeds: u8) -> &mut Entry {
        let place = self.place(key);
        let pair = &mut self.entries[place];
        let at = match pair.iter().position(|entry| entry.key == *key && !entry.is_empty()) {
            Some(at) => at,
            None => {
                if pair[1].work > pair[0].work {
                    pair.swap(0, 1);
                }
                let at = usize::from(!pair[0].is_empty());
                pair[at] = Entry::new(*key, Bounds::of_seeds(seeds));
                at
            }
        };
        &mut pair[at]
    }

    /// Notes proven limits, and the move that proved them, after looking at so many positions.
    pub(crate) fn learn(&mut self, key: &Key, seeds: u8, known: Bounds, best: u8, nodes: u64) {
        let entry = self.entry(key, seeds);
        entry.lo = entry.lo.max(known.lo);
        entry.hi = entry.hi.min(known.hi);
        entry.asked = i16::MAX;
        entry.work = entry.work.max(power(nodes));
        if best != NO_MOVE {
            entry.best = best;
        }
    }

    /// Notes how much seems to be missing to a yes and to a no to the question "at least `asked`?".
    pub(crate) fn left_open(&mut self, key: &Key, seeds: u8, asked: i16, [yes, no]: [u32; 2], nodes: u64) {
        let entry = self.entry(key, seeds);
        entry.asked = asked;
        entry.yes = yes.min(u16::MAX.into()) as u16;
        entry.no = no.min(u16::MAX.into()) as u16;
        entry.work = entry.work.max(power(nodes));
    }
}

fn power(nodes: u64) -> u8 {
    (u64::BITS - nodes.leading_zeros()) as u8
}
