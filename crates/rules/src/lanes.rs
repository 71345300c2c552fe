use crate::Pit;

/// The pits of a board, a byte each, in `N` words of eight: all of them are added to, compared and summed at once.
///
/// No byte ever carries into the next, since a position holds at most 255 seeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Lanes<const N: usize>([u64; N]);

const EACH: u64 = 0x0101_0101_0101_0101;
const LOW: u64 = 0x7F * EACH;

/// `FIRST[lane][k]` has a one in each of the first `k` bytes, for a `k` of 0 to 24. The table goes on to 31, so that a
/// number of five bits always has its entry.
const FIRST: [[u64; 32]; 3] = {
    let mut table = [[0; 32]; 3];
    let mut k = 1;
    while k < 32 {
        let mut lane = 0;
        while lane < 3 {
            table[lane][k] = table[lane][k - 1];
            lane += 1;
        }
        if k <= 24 {
            table[(k - 1) / 8][k] |= 1 << (8 * ((k - 1) % 8));
        }
        k += 1;
    }
    table
};

impl<const N: usize> Lanes<N> {
    pub(crate) const NONE: Lanes<N> = Lanes([0; N]);

    /// The same circle of `pits` walked the other way: the first pit becomes the last.
    #[inline]
    pub(crate) fn mirrored(self, pits: u8) -> Lanes<N> {
        let mut mirrored = Lanes::NONE;
        for place in 0..pits {
            mirrored = mirrored.with(Pit(pits - 1 - place), self.holds(Pit(place)));
        }
        mirrored
    }

    /// The same with only the first `M` words, which hold all the board.
    #[inline]
    pub(crate) fn narrowed<const M: usize>(self) -> Lanes<M> {
        Lanes(core::array::from_fn(|lane| self.0[lane]))
    }

    /// Puts what `lanes` hold in the place of the first words.
    #[inline]
    pub(crate) fn set_first<const M: usize>(&mut self, lanes: Lanes<M>) {
        for (to, from) in self.0.iter_mut().zip(lanes.0) {
            *to = from;
        }
    }

    /// A one in each of the first `pits` pits, 0 to 24 of them.
    #[inline]
    pub(crate) fn first(pits: u8) -> Lanes<N> {
        Lanes(core::array::from_fn(|lane| FIRST[lane][usize::from(pits & 31)]))
    }

    /// A one in this pit.
    #[inline]
    pub(crate) fn one(pit: Pit) -> Lanes<N> {
        Lanes::NONE.with(pit, 1)
    }

    /// The same with so many seeds in an empty pit.
    #[inline]
    pub(crate) fn with(self, pit: Pit, seeds: u8) -> Lanes<N> {
        let (wanted, shift) = place(pit);
        let mut lanes = self.0;
        for (lane, bytes) in lanes.iter_mut().enumerate() {
            if N == 1 || lane == wanted {
                *bytes |= u64::from(seeds) << shift;
            }
        }
        Lanes(lanes)
    }

    /// What a pit holds.
    #[inline]
    pub(crate) fn holds(self, pit: Pit) -> u8 {
        let (wanted, shift) = place(pit);
        let mut bytes = 0;
        for (lane, candidate) in self.0.into_iter().enumerate() {
            if N == 1 || lane == wanted {
                bytes = candidate;
            }
        }
        (bytes >> shift) as u8
    }

    /// Takes everything out of a pit that holds so many.
    #[inline]
    pub(crate) fn lift(&mut self, pit: Pit, seeds: u8) {
        *self = self.minus(Lanes::NONE.with(pit, seeds));
    }

    /// Pit by pit; no sum exceeds 255.
    #[inline]
    pub(crate) fn plus(self, other: Lanes<N>) -> Lanes<N> {
        Lanes(core::array::from_fn(|lane| self.0[lane] + other.0[lane]))
    }

    /// Pit by pit; `other` has no more in any pit.
    #[inline]
    pub(crate) fn minus(self, other: Lanes<N>) -> Lanes<N> {
        Lanes(core::array::from_fn(|lane| self.0[lane] - other.0[lane]))
    }

    /// Pit by pit; no product exceeds 255.
    #[inline]
    pub(crate) fn times(self, factor: u8) -> Lanes<N> {
        Lanes(self.0.map(|bytes| bytes * u64::from(factor)))
    }

    /// What lies in the pits with a one in `pits`.
    #[inline]
    pub(crate) fn within(self, pits: Lanes<N>) -> Lanes<N> {
        Lanes(core::array::from_fn(|lane| self.0[lane] & (pits.0[lane] * 0xFF)))
    }

    /// The sum of all pits, which is 255 at most.
    #[inline]
    pub(crate) fn sum(self) -> u8 {
        let bytes: u64 = self.0.into_iter().sum();
        (bytes.wrapping_mul(EACH) >> 56) as u8
    }

    /// A one in each pit, of those with a one in `pits`, that holds exactly four.
    #[inline]
    pub(crate) fn fours(self, pits: Lanes<N>) -> Lanes<N> {
        Lanes(core::array::from_fn(|lane| {
            let differs = self.0[lane] ^ (4 * EACH);
            !nonzero(differs) & pits.0[lane]
        }))
    }
}

impl Lanes<3> {
    /// A bit for each pit that holds something, of the row that begins at `start` and has `pits` of them; the first pit's is
    /// the lowest.
    ///
    /// A row of up to eight pits is one word, put together from the two it may lie in.
    #[inline]
    pub(crate) fn occupied(&self, start: u8, pits: u8) -> u32 {
        let row = (1 << pits) - 1;
        match pits {
            ..=4 => gather(self.0[0] >> (8 * start)) & row,
            5..=8 if start == 0 => gather(self.0[0]) & row,
            5..=8 => {
                let low = self.0[0].checked_shr(8 * u32::from(start)).unwrap_or(0);
                gather(low | self.0[1] << (64 - 8 * start)) & row
            }
            _ => self.all_occupied() >> start & row,
        }
    }

    /// The same for all pits. Not to be worked out where a row is one word.
    #[inline(never)]
    fn all_occupied(&self) -> u32 {
        self.0.iter().rev().fold(0, |bits, bytes| bits << 8 | gather(*bytes))
    }
}

/// A bit for each byte that is anything but 0; the first byte's is the lowest.
#[inline]
fn gather(bytes: u64) -> u32 {
    // The product moves the bit of byte k to bit k of the topmost byte.
    ((nonzero(bytes) & EACH).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// In the lowest bit of each byte whether the byte is anything but 0; the other bits are of no meaning.
#[inline]
fn nonzero(bytes: u64) -> u64 {
    (((bytes & LOW) + LOW) | bytes) >> 7
}

/// Which lane a pit is in, and how far up.
#[inline]
fn place(pit: Pit) -> (usize, u32) {
    (usize::from(pit.0 / 8), 8 * u32::from(pit.0 % 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEDS: [u8; 24] = [4, 0, 3, 5, 1, 0, 0, 255, 4, 4, 4, 0, 12, 132, 128, 2, 0, 0, 0, 0, 0, 0, 0, 4];

    fn filled() -> Lanes<3> {
        (0..).map(Pit).zip(SEEDS).fold(Lanes::NONE, |lanes, (pit, seeds)| lanes.with(pit, seeds))
    }

    #[test]
    fn each_pit_is_a_byte() {
        let lanes = filled();
        for (place, seeds) in (0..24).zip(SEEDS) {
            assert_eq!(lanes.holds(Pit(place)), seeds);
            let mut emptied = lanes;
            emptied.lift(Pit(place), seeds);
            assert_eq!(emptied.holds(Pit(place)), 0);
            assert!(emptied.plus(Lanes::one(Pit(place)).times(seeds)) == lanes);
        }
    }

    #[test]
    fn fours_and_occupied_pits_are_found_all_at_once() {
        let fours = filled().fours(Lanes::first(24));
        for (place, seeds) in (0..24).zip(SEEDS) {
            assert_eq!(fours.holds(Pit(place)), u8::from(seeds == 4));
        }
        for pits in 2..=12 {
            for start in [0, pits] {
                let row = SEEDS[usize::from(start)..usize::from(start + pits)].iter();
                let occupied = row.rev().fold(0, |bits, &seeds| bits << 1 | u32::from(seeds > 0));
                assert_eq!(filled().occupied(start, pits), occupied, "{pits} pits from {start}");
            }
        }
        assert_eq!(Lanes::<3>::first(24).sum(), 24);
    }
}
