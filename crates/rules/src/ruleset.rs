use core::fmt;

use crate::{MOST_PITS_A_ROW, MOST_SEEDS, Player};

/// A checked set of rules. [`Ruleset::new`] is the only door: rules that make no sense cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Parts", into = "Parts"))]
pub struct Ruleset(Parts);

/// What a rule set says, part by part. Options that do not apply cannot be expressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Parts {
    /// The board and how it is filled.
    pub board: Shape,
    /// How seeds are sown.
    pub sowing: Sowing,
    /// What is captured.
    pub capture: Capture,
    /// What a player without a move does.
    pub stuck: Stuck,
    /// Who gets what is left on the board when a round ends because nobody can go on.
    pub leftovers: Leftovers,
    /// What a position that comes back does.
    pub repetition: Repetition,
    /// Match play, where a game has it.
    pub series: Option<SeriesRules>,
}

/// The board and how it is filled at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shape {
    /// Pits in each of the two rows, 2 to 12.
    pub pits_a_row: u8,
    /// Seeds in each pit at the start, 1 or more; the board holds at most 255 in all.
    pub seeds_a_pit: u8,
    /// Who begins a single game. **Ruling** `first-mover`: South.
    pub first_mover: Player,
}

/// How seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sowing {
    /// Which way round.
    pub direction: Direction,
    /// Where the first seed of a handful falls.
    pub first_seed: FirstSeed,
    /// What happens when a sowing comes round to the pit it was lifted from.
    pub on_return: OriginOnReturn,
    /// Whether the turn goes on in further laps.
    pub laps: Laps,
}

/// Which way round the circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Direction {
    /// `A → B → … → last → a → b → … → last → A`.
    CounterClockwise,
    /// The same circle walked backwards.
    Clockwise,
}

/// Where the first seed of a handful falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum FirstSeed {
    /// Into the pit after the emptied one.
    NextPit,
    /// Back into the emptied pit.
    OriginPit(LoneSeed),
}

/// **Ruling** `lone-seed`: what a lone seed does where the first seed goes back into the emptied pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum LoneSeed {
    /// It falls back where it was: a legal move that changes nothing but the turn (the letter of the record).
    FallsBack,
    /// It steps on to the next pit (a variant the record also lets one think of).
    StepsOn,
}

/// **Ruling** `long-sowing`: what a sowing long enough to come round does at the emptied pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum OriginOnReturn {
    /// It drops a seed there like anywhere else. The ruling for all four games.
    Sown,
    /// It passes over that pit for the rest of the lap.
    Skipped,
}

/// Whether the turn goes on when a lap is sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Laps {
    /// One lap only.
    Single,
    /// A last seed that falls into an occupied pit lifts everything there and sows on from the next pit.
    Relay {
        /// **Ruling** `endless`: a sowing that has not ended after this many laps is endless and may not be played.
        /// 10,000 in the four games.
        longest: u16,
    },
}

/// What a sowing captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Capture {
    /// The last seed, on the mover's own side, makes an even number of at most `most`: all of it is captured.
    EvenHome {
        /// The largest number that can be captured; even.
        most: u8,
    },
    /// A sown seed makes a pit hold exactly four: the four is captured at once.
    Fours(Fours),
    /// The last seed falls into an empty pit of the own row: the pit facing it is captured.
    Opposite,
}

/// Who takes a four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Fours {
    /// Made in passing, the owner of the row; made by the last seed of a lap (binikh), the mover, whose turn ends.
    RowOwner(Made),
    /// The mover, on either side; made by the last seed of a lap, it also ends the turn.
    Mover {
        /// Which fours are captured.
        made: Made,
        /// Whether a capture that leaves exactly four seeds takes these too and ends the round. **Ruling**
        /// `last-four`: those still in the hand are counted in.
        last_four: bool,
    },
}

impl Fours {
    /// Which fours are captured.
    #[must_use]
    #[inline]
    pub const fn made(self) -> Made {
        match self {
            Fours::RowOwner(made) | Fours::Mover { made, .. } => made,
        }
    }
}

/// Which fours are captured. All of them in the games on record; the others show what a rule is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Made {
    /// Whichever seed of a lap made it.
    Any,
    /// Only where it was not the last seed of the lap. A last seed that makes four has fallen into an occupied pit, and a relay
    /// sows on from there.
    InPassing,
    /// Only where it was the last seed of the lap. A four made in passing stays, and may grow to five.
    ByLastSeed,
}

/// What a player without a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Stuck {
    /// Passes until seeds come. If neither can move the round ends.
    Passes,
    /// Ends the round.
    EndsRound,
}

/// Who gets the seeds left on the board when nobody can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Leftovers {
    /// The owner of the row they lie in.
    RowOwner,
    /// Whoever made the last move.
    LastMover,
    /// Both, equally. **Ruling** `neither-can-move` where players pass until seeds come.
    Shared(OddSeed),
}

/// Who gets the odd seed of an equal division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum OddSeed {
    /// Whoever moved last. A forced pass is not a move.
    LastMover,
}

/// What a position that comes back does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Repetition {
    /// **Ruling** `repetition`: the same board with the same player to move ends the round, and what is left is divided
    /// equally.
    EndsRound(OddSeed),
}

/// Match play: round after round with the seeds won so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeriesRules {
    /// **Ruling** `fill-side`: from which side a player fills the own pits.
    pub fill: FillFrom,
    /// Who begins the next round.
    pub beginner: Beginner,
}

/// From which side, as its player sees it, a row is filled for the next round. The pits on the other side close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum FillFrom {
    /// From the player's left.
    Left,
    /// From the player's right.
    Right,
}

/// Who begins the next round of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Beginner {
    /// **Ruling** `first-move-alternates`: whoever did not begin the last one.
    Alternates,
    /// The winner of the last one. **Ruling** `after-a-draw`: after a drawn round, whoever began it.
    LastWinner,
}

/// One thing that makes no sense in a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Fault {
    /// A row has fewer than 2 or more than 12 pits.
    PitsARow,
    /// A pit starts with no seed.
    NoSeeds,
    /// The board would hold more than 255 seeds.
    TooManySeeds,
    /// An even harvest needs a single lap: a relay only ends in an empty pit or in a capture made on the way.
    EvenHomeInRelay,
    /// The largest even harvest is not an even number of 2 or more.
    EvenHomeMost,
    /// A relay of no lap at all.
    NoLaps,
    /// A first seed that goes back into the emptied pit, which is then skipped.
    OriginSownAndSkipped,
    /// Leftovers go to the row owner or the last mover, but a player who is stuck passes until neither has any.
    LeftoversWherePlayersPass,
}

impl Fault {
    /// Every fault there can be.
    pub const ALL: [Fault; 8] = [
        Fault::PitsARow,
        Fault::NoSeeds,
        Fault::TooManySeeds,
        Fault::EvenHomeInRelay,
        Fault::EvenHomeMost,
        Fault::NoLaps,
        Fault::OriginSownAndSkipped,
        Fault::LeftoversWherePlayersPass,
    ];
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::PitsARow => "a row has 2 to 12 pits",
            Fault::NoSeeds => "a pit starts with at least 1 seed",
            Fault::TooManySeeds => "a board holds at most 255 seeds",
            Fault::EvenHomeInRelay => "an even harvest needs a sowing of a single lap",
            Fault::EvenHomeMost => "the largest even harvest is an even number of 2 or more",
            Fault::NoLaps => "a relay has at least 1 lap",
            Fault::OriginSownAndSkipped => "the emptied pit cannot take the first seed and be skipped as well",
            Fault::LeftoversWherePlayersPass => "where stuck players pass, what is left is shared",
        })
    }
}

/// All the faults found in a rule set at once; never empty in an error.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Faults(u8);

impl Faults {
    /// The faults, in the order of [`Fault::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Fault> {
        Fault::ALL.into_iter().filter(move |fault| self.0 & (1 << *fault as u8) != 0)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl core::error::Error for Faults {}

impl Ruleset {
    /// The rule set of these parts.
    ///
    /// # Errors
    /// Every fault of the parts, all at once.
    pub const fn new(parts: Parts) -> Result<Ruleset, Faults> {
        let Parts { board, sowing, capture, stuck, leftovers, .. } = parts;
        let mut faults = 0;
        if board.pits_a_row < 2 || board.pits_a_row > MOST_PITS_A_ROW {
            faults |= 1 << Fault::PitsARow as u8;
        } else if 2 * board.pits_a_row as u32 * board.seeds_a_pit as u32 > MOST_SEEDS as u32 {
            faults |= 1 << Fault::TooManySeeds as u8;
        }
        if board.seeds_a_pit == 0 {
            faults |= 1 << Fault::NoSeeds as u8;
        }
        if let Capture::EvenHome { most } = capture {
            if !matches!(sowing.laps, Laps::Single) {
                faults |= 1 << Fault::EvenHomeInRelay as u8;
            }
            if most < 2 || !most.is_multiple_of(2) {
                faults |= 1 << Fault::EvenHomeMost as u8;
            }
        }
        if matches!(sowing.laps, Laps::Relay { longest: 0 }) {
            faults |= 1 << Fault::NoLaps as u8;
        }
        if matches!(sowing.first_seed, FirstSeed::OriginPit(_)) && matches!(sowing.on_return, OriginOnReturn::Skipped) {
            faults |= 1 << Fault::OriginSownAndSkipped as u8;
        }
        if matches!(stuck, Stuck::Passes) && !matches!(leftovers, Leftovers::Shared(_)) {
            faults |= 1 << Fault::LeftoversWherePlayersPass as u8;
        }
        if faults == 0 { Ok(Ruleset(parts)) } else { Err(Faults(faults)) }
    }

    /// What it says, part by part.
    #[must_use]
    pub const fn parts(&self) -> &Parts {
        &self.0
    }

    /// Pits in each row.
    #[must_use]
    pub const fn pits_a_row(&self) -> u8 {
        self.0.board.pits_a_row
    }

    /// Whether pits are ever closed under these rules: only a match closes them, where a player cannot fill all of them.
    #[must_use]
    pub const fn closes_pits(&self) -> bool {
        self.0.series.is_some()
    }

    /// The same rules with something changed.
    ///
    /// # Errors
    /// As [`Ruleset::new`].
    pub fn with(&self, change: impl FnOnce(&mut Parts)) -> Result<Ruleset, Faults> {
        let mut parts = self.0;
        change(&mut parts);
        Ruleset::new(parts)
    }
}

impl From<Ruleset> for Parts {
    fn from(rules: Ruleset) -> Parts {
        rules.0
    }
}

impl TryFrom<Parts> for Ruleset {
    type Error = Faults;

    fn try_from(parts: Parts) -> Result<Ruleset, Faults> {
        Ruleset::new(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use std::vec::Vec;

    #[test]
    fn a_rule_set_that_makes_no_sense_cannot_be_built_and_all_its_faults_are_named() {
        let faults = Game::Tihbat
            .ruleset()
            .with(|parts| {
                parts.board.pits_a_row = 13;
                parts.board.seeds_a_pit = 0;
                parts.sowing.laps = Laps::Relay { longest: 0 };
                parts.sowing.on_return = OriginOnReturn::Skipped;
                parts.capture = Capture::EvenHome { most: 7 };
                parts.leftovers = Leftovers::RowOwner;
            })
            .expect_err("nothing in it is right");
        let named: Vec<_> = faults.iter().collect();
        let all_but_too_many: Vec<_> = Fault::ALL.into_iter().filter(|fault| *fault != Fault::TooManySeeds).collect();
        assert_eq!(named, all_but_too_many);
    }

    #[test]
    fn a_board_of_more_than_255_seeds_is_refused() {
        let twelve = |seeds| {
            Game::Hoyito
                .ruleset()
                .with(|parts| parts.board = Shape { pits_a_row: 12, seeds_a_pit: seeds, ..parts.board })
        };
        assert!(twelve(10).is_ok());
        assert_eq!(twelve(11).expect_err("264 seeds").iter().collect::<Vec<_>>(), [Fault::TooManySeeds]);
    }
}
