use crate::{Pit, Player};

/// One thing that happens while a move is played. A move's events, in order, are the whole truth about it: replayed over
/// the old board they give the new one.
///
/// Eight bytes at most, and no words: phrases are made from events elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// The mover lifts all seeds of an own pit: the move begins.
    Lift {
        /// The pit, now empty.
        pit: Pit,
        /// How many seeds are in the hand.
        seeds: u8,
    },
    /// One seed falls.
    Drop {
        /// Where it falls.
        pit: Pit,
        /// How many the pit then holds.
        holds: u8,
        /// How many are still in the hand.
        in_hand: u8,
    },
    /// The last seed of a lap fell into an occupied pit: everything there is lifted and sown on.
    Relay {
        /// The pit, now empty.
        pit: Pit,
        /// How many seeds are in the hand.
        seeds: u8,
        /// Which lap of the turn now begins, from 2.
        lap: u16,
    },
    /// Seeds leave the board for a player's pile.
    Capture {
        /// The pit emptied by it; `None` where all that is left, in the pits and in the hand, is taken ([`Why::LastFour`]).
        pit: Option<Pit>,
        /// How many seeds.
        seeds: u8,
        /// Whose pile they go to.
        to: Player,
        /// The rule that gives them.
        why: Why,
    },
    /// The sowing is over.
    TurnEnd {
        /// Where the last seed fell.
        pit: Pit,
        /// How many that pit held when the last seed had fallen, before any capture.
        held: u8,
        /// Why the sowing stops here, or why nothing was captured.
        why: TurnEnd,
    },
    /// The mover has no move and passes.
    Pass {
        /// Who passes.
        player: Player,
        /// What is lacking.
        lack: Lack,
    },
    /// The round is over.
    RoundEnd {
        /// Why.
        why: RoundEnd,
        /// Whose turn it would have been.
        to_move: Player,
        /// Who made the last move.
        last_mover: Player,
        /// Seeds still on the board, which are now given out.
        left: u8,
    },
    /// A share of what was left on the board.
    Share {
        /// Whose pile it goes to.
        to: Player,
        /// How many seeds.
        seeds: u8,
    },
    /// Match play: a player has filled own pits for the next round.
    Fill {
        /// Whose pits.
        player: Player,
        /// How many pits were filled.
        filled: u8,
        /// Seeds left over, which stay in the pile.
        left_over: u8,
    },
    /// Match play: a pit that cannot be filled is closed for the round.
    Close {
        /// Which pit.
        pit: Pit,
    },
    /// Match play: a pit closed in the round before is open again.
    Reopen {
        /// Which pit.
        pit: Pit,
    },
    /// Match play: the loser cannot fill a single pit.
    SeriesEnd {
        /// Who wins the match.
        winner: Player,
    },
}

/// Why seeds are captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Why {
    /// The last seed made an even number on the mover's own side.
    EvenHome,
    /// A seed made four in passing; it belongs to the owner of the row.
    Four,
    /// The last seed of a lap made four; it belongs to the mover, whoever owns the row.
    Binikh,
    /// A seed made four in passing; it belongs to the mover, on either side.
    Casa,
    /// The last seed of a lap made four; it belongs to the mover, on either side.
    LastCasa,
    /// A capture left exactly four seeds, and they go with it.
    LastFour,
    /// The last seed fell into an empty pit of the own row; the pit facing it is captured.
    Opposite,
}

impl Why {
    /// Every reason.
    pub const ALL: [Why; 7] =
        [Why::EvenHome, Why::Four, Why::Binikh, Why::Casa, Why::LastCasa, Why::LastFour, Why::Opposite];

    /// Its name in records and in the lab's output.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Why::EvenHome => "even-home",
            Why::Four => "four",
            Why::Binikh => "binikh",
            Why::Casa => "casa",
            Why::LastCasa => "last-casa",
            Why::LastFour => "last-four",
            Why::Opposite => "opposite",
        }
    }
}

/// Why a sowing stops, or why its last seed captured nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum TurnEnd {
    /// The last seed fell into an empty pit, which ends a relay.
    EmptyPit,
    /// The last seed made a four, which was captured.
    FourMade,
    /// The last seed's capture (even at home, or the opposite pit) was made.
    Captured,
    /// That capture left four seeds, which went with it: the board is empty.
    BoardCleared,
    /// The last seed fell on the other side, where nothing is captured.
    OtherSide,
    /// The last seed fell into an empty pit of the other player's row, where nothing is captured.
    EmptyPitOtherSide,
    /// The last pit holds an odd number.
    Odd,
    /// The last pit holds an even number, but more than may be captured.
    TooMany,
    /// The last seed fell into an empty pit of the own row, but the facing pit is empty (or closed).
    FacingEmpty,
    /// The one lap is sown, and its last seed fell into an occupied pit, which captures nothing.
    LapSown,
}

impl TurnEnd {
    /// Every reason.
    pub const ALL: [TurnEnd; 10] = [
        TurnEnd::EmptyPit,
        TurnEnd::FourMade,
        TurnEnd::Captured,
        TurnEnd::BoardCleared,
        TurnEnd::OtherSide,
        TurnEnd::EmptyPitOtherSide,
        TurnEnd::Odd,
        TurnEnd::TooMany,
        TurnEnd::FacingEmpty,
        TurnEnd::LapSown,
    ];
}

/// What a player without a move lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Lack {
    /// No open pit of the own row holds a seed.
    NoSeeds,
    /// There are seeds, but every sowing from them is endless.
    OnlyEndless,
}

/// Why a round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum RoundEnd {
    /// No seed is left on the board.
    AllCaptured,
    /// A capture left exactly four seeds, which went with it.
    LastFour,
    /// The player to move, or neither player, can move.
    Stuck,
    /// The same board came back with the same player to move.
    Repetition,
}

impl RoundEnd {
    /// Its name in records and in the lab's output.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            RoundEnd::AllCaptured => "all-captured",
            RoundEnd::LastFour => "last-four",
            RoundEnd::Stuck => "stuck",
            RoundEnd::Repetition => "repetition",
        }
    }
}

/// Whoever is told the events of a move, in order.
///
/// `()` does not listen, and costs nothing. Any closure that takes an [`Event`] listens; a vector of events collects them. An observer cannot stop a move.
pub trait Observer {
    /// Whether anybody listens. Where not, no event is made.
    const LISTENS: bool = true;

    /// The next event.
    fn event(&mut self, event: Event);
}

impl Observer for () {
    const LISTENS: bool = false;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// Collects the events.
#[cfg(feature = "alloc")]
impl Observer for alloc::vec::Vec<Event> {
    #[inline]
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<F: FnMut(Event)> Observer for F {
    #[inline]
    fn event(&mut self, event: Event) {
        self(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_eight_bytes_at_most() {
        assert!(size_of::<Event>() <= 8);
    }
}
