use core::fmt;

/// Why a move may not be played. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum IllegalMove {
    /// The board has no such pit.
    NoSuchPit,
    /// The pit is in the other player's row.
    NotYourPit,
    /// The pit is closed for this round.
    Closed,
    /// The pit holds no seed.
    Empty,
    /// The sowing from it would not end within the longest number of laps.
    Endless,
    /// A player who has a move cannot pass.
    CannotPass,
    /// The round is over.
    RoundOver,
}

impl IllegalMove {
    /// Every reason.
    pub const ALL: [IllegalMove; 7] = [
        IllegalMove::NoSuchPit,
        IllegalMove::NotYourPit,
        IllegalMove::Closed,
        IllegalMove::Empty,
        IllegalMove::Endless,
        IllegalMove::CannotPass,
        IllegalMove::RoundOver,
    ];
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::NoSuchPit => "the board has no such pit",
            IllegalMove::NotYourPit => "the pit is not the mover's own",
            IllegalMove::Closed => "the pit is closed",
            IllegalMove::Empty => "the pit is empty",
            IllegalMove::Endless => "the sowing is endless",
            IllegalMove::CannotPass => "the mover has a move and cannot pass",
            IllegalMove::RoundOver => "the round is over",
        })
    }
}

impl core::error::Error for IllegalMove {}
