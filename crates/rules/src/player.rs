use core::fmt;

/// One of the two players. South sits in front of the board, North behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Player {
    /// In front of the board; owns the pits `A B C …`.
    South,
    /// Behind the board; owns the pits `a b c …`.
    North,
}

impl Player {
    /// Both players, South first: the order in which pairs of figures are given.
    pub const BOTH: [Player; 2] = [Player::South, Player::North];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::South => Player::North,
            Player::North => Player::South,
        }
    }

    /// 0 for South, 1 for North: the place in a pair of figures.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `south` or `north`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Player::South => "south",
            Player::North => "north",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}
