use core::fmt;

use crate::{Pit, PitSet, Player, Ruleset, lanes::Lanes};

/// The longest row there can be, in pits.
pub const MOST_PITS_A_ROW: u8 = 12;

/// The most seeds a position may hold, on the board and in the piles together. It keeps every count within a byte.
pub const MOST_SEEDS: u8 = 255;

/// Two rows of pits with their seeds.
///
/// It always has 2 to 12 pits a row, and its closed pits hold nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) seeds: Lanes<3>,
    pub(crate) closed: PitSet,
    pub(crate) pits_a_row: u8,
}

/// Why there is no such board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// The rows are of different lengths: South's, North's.
    UnequalRows(usize, usize),
    /// A row has this many pits, not 2 to 12.
    RowLength(usize),
    /// With the piles, this many seeds: more than 255.
    TooManySeeds(u32),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::UnequalRows(south, north) => {
                write!(f, "the rows differ: South has {south} pits and North {north}")
            }
            BoardError::RowLength(pits) => write!(f, "a row has 2 to 12 pits, not {pits}"),
            BoardError::TooManySeeds(seeds) => {
                write!(f, "a position holds at most 255 seeds, piles included, not {seeds}")
            }
        }
    }
}

impl core::error::Error for BoardError {}

impl Board {
    /// The board of a rule set as it is filled at the start.
    #[must_use]
    pub fn start(rules: &Ruleset) -> Board {
        let shape = rules.parts().board;
        let seeds = Lanes::first(2 * shape.pits_a_row).times(shape.seeds_a_pit);
        Board { seeds, closed: PitSet::EMPTY, pits_a_row: shape.pits_a_row }
    }

    /// A board of two rows, each in its owner's order (`A B C …`, `a b c …`). `None` is a closed pit.
    ///
    /// # Errors
    /// Rows of unequal or impossible length, or more than 255 seeds.
    pub fn from_rows(south: &[Option<u8>], north: &[Option<u8>]) -> Result<Board, BoardError> {
        if south.len() != north.len() {
            return Err(BoardError::UnequalRows(south.len(), north.len()));
        }
        if !(2..=MOST_PITS_A_ROW as usize).contains(&south.len()) {
            return Err(BoardError::RowLength(south.len()));
        }
        let rows = || south.iter().chain(north);
        let total: u32 = rows().flatten().map(|&seeds| u32::from(seeds)).sum();
        if total > u32::from(MOST_SEEDS) {
            return Err(BoardError::TooManySeeds(total));
        }
        let mut board = Board { seeds: Lanes::NONE, closed: PitSet::EMPTY, pits_a_row: south.len() as u8 };
        for (pit, seeds) in (0..).map(Pit).zip(rows()) {
            match *seeds {
                Some(seeds) => board.seeds = board.seeds.with(pit, seeds),
                None => board.closed = board.closed.with(pit),
            }
        }
        Ok(board)
    }

    /// Pits in each row, 2 to 12.
    #[must_use]
    pub const fn pits_a_row(&self) -> u8 {
        self.pits_a_row
    }

    /// Whether the board has this pit, open or closed.
    #[must_use]
    #[inline]
    pub const fn has(&self, pit: Pit) -> bool {
        pit.0 < 2 * self.pits_a_row
    }

    /// The pit of this letter, if the board has it.
    #[must_use]
    pub const fn pit(&self, letter: char) -> Option<Pit> {
        Pit::named(letter, self.pits_a_row)
    }

    /// The letter of a pit.
    #[must_use]
    pub const fn letter(&self, pit: Pit) -> char {
        pit.letter(self.pits_a_row)
    }

    /// Who owns a pit.
    #[must_use]
    #[inline]
    pub const fn owner(&self, pit: Pit) -> Player {
        pit.owner(self.pits_a_row)
    }

    /// The pit facing this one across the board.
    #[must_use]
    #[inline]
    pub const fn facing(&self, pit: Pit) -> Pit {
        Pit((2 * self.pits_a_row - 1).saturating_sub(pit.0))
    }

    /// How many seeds a pit holds; 0 for a closed pit, and for one that the board does not have.
    #[must_use]
    #[inline]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.seeds.holds(pit)
    }

    /// Whether a pit is closed.
    #[must_use]
    #[inline]
    pub const fn is_closed(&self, pit: Pit) -> bool {
        self.closed.contains(pit)
    }

    /// The closed pits.
    #[must_use]
    pub const fn closed(&self) -> PitSet {
        self.closed
    }

    /// All pits, in the order of the circle.
    pub fn pits(&self) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + use<> {
        (0..2 * self.pits_a_row).map(Pit)
    }

    /// A player's pits, in that player's own order.
    pub fn row(&self, player: Player) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + use<> {
        let first = self.pits_a_row * player as u8;
        (first..first + self.pits_a_row).map(Pit)
    }

    /// Seeds on the board.
    #[must_use]
    #[inline]
    pub fn total(&self) -> u8 {
        self.seeds.sum()
    }

    /// Seeds in a player's row.
    #[must_use]
    pub fn row_total(&self, player: Player) -> u8 {
        self.row(player).fold(0, |sum, pit| sum.wrapping_add(self.seeds(pit)))
    }

    /// A player's open pits with seeds in them.
    #[must_use]
    #[inline]
    pub fn occupied(&self, player: Player) -> PitSet {
        let first = self.pits_a_row * player as u8;
        PitSet(self.seeds.occupied(first, self.pits_a_row) << first)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
