//! What is known of a value.

/// What the solver can say of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// Proven: with best play by both it is this.
    Exact,
    /// Proven: this or more.
    AtLeast,
    /// Proven: this or less.
    AtMost,
    /// A guess from looking some plies ahead; nothing is proven.
    Estimate,
}

impl Kind {
    /// Its name in the lab's output.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Exact => "exact",
            Kind::AtLeast => "at least",
            Kind::AtMost => "at most",
            Kind::Estimate => "estimate",
        }
    }
}

/// What the mover's pile gains over the opponent's from here to the end of the round, in seeds, leftovers included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Value {
    /// The mover's gain less the opponent's, −255 to 255.
    pub seeds: i16,
    /// How sure that is.
    pub kind: Kind,
}

/// Proven limits of a value, both included. The value has the parity of the seeds on the board, and so have they.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bounds {
    /// Proven: not less than this.
    pub lo: i16,
    /// Proven: not more than this.
    pub hi: i16,
}

impl Bounds {
    /// All seeds on the board for one player or the other: what is known of every position.
    pub(crate) fn of_seeds(seeds: u8) -> Bounds {
        Bounds { lo: -i16::from(seeds), hi: i16::from(seeds) }
    }

    pub(crate) fn exactly(value: i16) -> Bounds {
        Bounds { lo: value, hi: value }
    }

    /// The value, if it is known.
    #[must_use]
    pub fn exact(self) -> Option<i16> {
        (self.lo == self.hi).then_some(self.lo)
    }

    pub(crate) fn meet(self, other: Bounds) -> Bounds {
        Bounds { lo: self.lo.max(other.lo), hi: self.hi.min(other.hi) }
    }

    /// What is left of it where positions met before end the round, each worth `-odd` to `odd`: such an end can only
    /// keep a player from more, or save from less.
    pub(crate) fn weakened(self, odd: i16) -> Bounds {
        Bounds { lo: self.lo.min(-odd), hi: self.hi.max(odd) }
    }

    /// The same for a move that gains `gain` and leads to a position with these bounds for its mover.
    pub(crate) fn behind(self, gain: i16) -> Bounds {
        Bounds { lo: gain - self.hi, hi: gain - self.lo }
    }
}
