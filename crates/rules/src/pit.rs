use core::fmt;

use crate::{MOST_PITS_A_ROW, Player};

/// A pit, by its place on the circle: 0 is South's first pit `A`, counting on counter-clockwise over South's row and then
/// North's. Which letter that is depends on the length of the rows ([`Pit::letter`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "u8", into = "u8"))]
pub struct Pit(pub(crate) u8);

impl Pit {
    /// The pit at `place` on the circle, from 0 to 23. Whether a board has it is the board's to say
    /// ([`crate::Board::has`]).
    #[must_use]
    pub const fn at(place: u8) -> Option<Pit> {
        if (place as usize) < 2 * MOST_PITS_A_ROW as usize { Some(Pit(place)) } else { None }
    }

    /// Its place on the circle, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Who owns it on a board of `pits_a_row`.
    #[must_use]
    #[inline]
    pub const fn owner(self, pits_a_row: u8) -> Player {
        if self.0 < pits_a_row { Player::South } else { Player::North }
    }

    /// Its letter on a board of `pits_a_row`: `A`–`L` for South, `a`–`l` for North.
    #[must_use]
    pub const fn letter(self, pits_a_row: u8) -> char {
        if self.0 < pits_a_row { (b'A' + self.0) as char } else { (b'a' + (self.0 - pits_a_row)) as char }
    }

    /// The pit that `letter` names on a board of `pits_a_row`, if there is one.
    #[must_use]
    pub const fn named(letter: char, pits_a_row: u8) -> Option<Pit> {
        let (place, first) = match letter {
            'A'..='L' => (letter as u8 - b'A', 0),
            'a'..='l' => (letter as u8 - b'a', pits_a_row),
            _ => return None,
        };
        if place < pits_a_row { Some(Pit(first + place)) } else { None }
    }
}

/// A set of pits of one board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct PitSet(pub(crate) u32);

impl PitSet {
    /// No pit.
    pub const EMPTY: PitSet = PitSet(0);

    /// Whether `pit` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, pit: Pit) -> bool {
        self.0 & pit.bit() != 0
    }

    /// Whether no pit is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pits are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with `pit` added.
    #[must_use]
    pub const fn with(self, pit: Pit) -> PitSet {
        PitSet(self.0 | pit.bit())
    }

    /// The pits of the set in the order of the circle.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Pit> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let place = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (place < 32).then_some(Pit(place as u8))
        })
    }

    /// The pit at `rank` in the order of the circle, from 0.
    #[must_use]
    #[inline]
    pub fn nth(self, rank: usize) -> Option<Pit> {
        let mut left = self.0;
        for _ in 0..rank.min(32) {
            left &= left.wrapping_sub(1);
        }
        PitSet(left).iter().next()
    }
}

impl Pit {
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl From<Pit> for u8 {
    fn from(pit: Pit) -> u8 {
        pit.0
    }
}

impl TryFrom<u8> for Pit {
    type Error = &'static str;

    fn try_from(place: u8) -> Result<Pit, &'static str> {
        Pit::at(place).ok_or("a pit's place on the circle is a number from 0 to 23")
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> PitSet {
        pits.into_iter().fold(PitSet::EMPTY, PitSet::with)
    }
}

impl fmt::Debug for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|pit| pit.0)).finish()
    }
}
