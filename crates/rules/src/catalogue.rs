use core::{fmt, str::FromStr};

use crate::{
    Beginner, Capture, Captures, Direction, Faults, FillFrom, FirstSeed, Fours, Laps, Leftovers, LoneSeed, Made,
    OddSeed, OriginOnReturn, Parts, Player, Repetition, Ruleset, SeriesRules, Shape, Sowing, Stuck,
};

/// One of the four games, as its field record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Game {
    /// Tihbat, Morocco: two pits a row, an even harvest on one's own side. Source: L. Kinast, letter of 15 February
    /// 2006, by way of Mancala World.
    Tihbat,
    /// Rio Kadalis, the Somali lands: relay sowing, a four for the owner of its row, binikh for the mover. Source:
    /// Pankhurst 1971, pp. 182–183.
    RioKadalis,
    /// Hoyito I, Dominican Republic: relay sowing, every four for the mover. Source: Bautista i Roca and Cases i
    /// Majoral, fieldwork of 2004–2005.
    Hoyito,
    /// Sadeqa III, Ethiopia: relay sowing, capture opposite. Source: Pankhurst 1971, pp. 200–201, game 92.
    Sadeqa,
}

const SHARED: Leftovers = Leftovers::Shared(OddSeed::LastMover);
const REPETITION: Repetition = Repetition::EndsRound(OddSeed::LastMover);
const RELAY: Sowing = Sowing {
    direction: Direction::CounterClockwise,
    first_seed: FirstSeed::NextPit,
    on_return: OriginOnReturn::Sown,
    laps: Laps::Relay { longest: 10_000 },
};

const fn shape(pits_a_row: u8, seeds_a_pit: u8) -> Shape {
    Shape { pits_a_row, seeds_a_pit, first_mover: Player::South }
}

const fn checked(parts: Parts) -> Ruleset {
    match Ruleset::new(parts) {
        Ok(rules) => rules,
        // Only ever evaluated while compiling: a faulty constant does not build.
        Err(_) => panic!("the rule set has faults"),
    }
}

const TIHBAT: Ruleset = checked(Parts {
    board: shape(2, 7),
    sowing: Sowing {
        direction: Direction::CounterClockwise,
        first_seed: FirstSeed::OriginPit(LoneSeed::FallsBack),
        on_return: OriginOnReturn::Sown,
        laps: Laps::Single,
    },
    capture: Capture::EvenHome { most: 8 },
    stuck: Stuck::Passes,
    leftovers: SHARED,
    repetition: REPETITION,
    series: None,
});

const RIO_KADALIS: Ruleset = checked(Parts {
    board: shape(6, 4),
    sowing: RELAY,
    capture: Capture::Fours(Fours::RowOwner(Made::Any)),
    stuck: Stuck::EndsRound,
    leftovers: Leftovers::RowOwner,
    repetition: REPETITION,
    series: Some(SeriesRules { fill: FillFrom::Right, beginner: Beginner::Alternates }),
});

const HOYITO: Ruleset = checked(Parts {
    board: shape(6, 4),
    sowing: RELAY,
    capture: Capture::Fours(Fours::Mover { made: Made::Any, last_four: true }),
    stuck: Stuck::Passes,
    leftovers: SHARED,
    repetition: REPETITION,
    series: Some(SeriesRules { fill: FillFrom::Left, beginner: Beginner::LastWinner }),
});

const SADEQA: Ruleset = checked(Parts {
    board: shape(8, 6),
    sowing: RELAY,
    capture: Capture::Opposite,
    stuck: Stuck::EndsRound,
    leftovers: Leftovers::LastMover,
    repetition: REPETITION,
    series: None,
});

impl Game {
    /// The four games.
    pub const ALL: [Game; 4] = [Game::Tihbat, Game::RioKadalis, Game::Hoyito, Game::Sadeqa];

    /// Its name in addresses, records and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Game::Tihbat => "tihbat",
            Game::RioKadalis => "rio-kadalis",
            Game::Hoyito => "hoyito",
            Game::Sadeqa => "sadeqa",
        }
    }

    /// Its rules, as recorded and ruled.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        match self {
            Game::Tihbat => TIHBAT,
            Game::RioKadalis => RIO_KADALIS,
            Game::Hoyito => HOYITO,
            Game::Sadeqa => SADEQA,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// A name that is none of the four games'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the games are tihbat, rio-kadalis, hoyito and sadeqa")
    }
}

impl core::error::Error for UnknownGame {}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Game, UnknownGame> {
        Game::ALL.into_iter().find(|game| game.key() == name).ok_or(UnknownGame)
    }
}

/// A game with the changes that people make to it: the board's size and filling, the direction, the lone seed, who begins, and
/// which of its captures are made.
/// `Variant::from(game)` changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Variant {
    /// The game.
    pub game: Game,
    /// Pits in a row, 2 to 12, where not the game's own number.
    #[cfg_attr(feature = "serde", serde(default))]
    pub pits: Option<u8>,
    /// Seeds in a pit at the start, where not the game's own number.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seeds: Option<u8>,
    /// Sow clockwise.
    #[cfg_attr(feature = "serde", serde(default))]
    pub clockwise: bool,
    /// A lone seed steps on; for Tihbat only.
    #[cfg_attr(feature = "serde", serde(default))]
    pub lone_steps: bool,
    /// Who begins, where not South.
    #[cfg_attr(feature = "serde", serde(default))]
    pub first: Option<Player>,
    /// By which of its rules the game captures, where not by all. No record speaks of it: it is there to show what a rule is
    /// for.
    #[cfg_attr(feature = "serde", serde(default))]
    pub captures: Option<Captures>,
}

impl From<Game> for Variant {
    fn from(game: Game) -> Variant {
        Variant::of(game)
    }
}

impl Variant {
    /// The game as recorded.
    #[must_use]
    pub const fn of(game: Game) -> Variant {
        Variant { game, pits: None, seeds: None, clockwise: false, lone_steps: false, first: None, captures: None }
    }

    /// Its rules.
    ///
    /// # Errors
    /// A size out of range, or a change that this game does not know.
    pub fn ruleset(&self) -> Result<Ruleset, VariantError> {
        let rules = self.game.ruleset();
        if self.lone_steps && !matches!(rules.parts().sowing.first_seed, FirstSeed::OriginPit(_)) {
            return Err(VariantError::NoLoneSeed(self.game));
        }
        let mut capture = rules.parts().capture;
        if let Some(kept) = self.captures {
            capture = capture.only(kept).ok_or(VariantError::Captures(self.game))?;
        }
        rules
            .with(|parts| {
                parts.capture = capture;
                parts.board.pits_a_row = self.pits.unwrap_or(parts.board.pits_a_row);
                parts.board.seeds_a_pit = self.seeds.unwrap_or(parts.board.seeds_a_pit);
                parts.board.first_mover = self.first.unwrap_or(parts.board.first_mover);
                if self.clockwise {
                    parts.sowing.direction = Direction::Clockwise;
                }
                if self.lone_steps {
                    parts.sowing.first_seed = FirstSeed::OriginPit(LoneSeed::StepsOn);
                }
            })
            .map_err(VariantError::Faults)
    }
}

/// Why a game cannot be changed so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantError {
    /// In this game the first seed never goes back into the emptied pit, so a lone seed always steps on.
    NoLoneSeed(Game),
    /// This game does not capture by the rules named, or would never capture by them.
    Captures(Game),
    /// The rule set that would come of it makes no sense.
    Faults(Faults),
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VariantError::NoLoneSeed(game) => {
                write!(f, "a lone seed that steps on is a variant of tihbat; in {game} it always does")
            }
            VariantError::Captures(game) => {
                let own = game.ruleset().parts().capture.captures();
                write!(f, "{game} captures by {own}, or by some of these, but never by last-four alone or by nothing")
            }
            VariantError::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for VariantError {}

/// A way of playing that is on record, or that a ruling leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Documented {
    /// Its name.
    pub key: &'static str,
    /// The game and the changes.
    pub variant: Variant,
    /// Where it is on record.
    pub source: &'static str,
}

/// Every documented way of playing, the four games as recorded among them.
pub const DOCUMENTED: [Documented; 14] = {
    const fn hoyito(key: &'static str, pits: u8) -> Documented {
        Documented {
            key,
            variant: Variant { pits: Some(pits), ..Variant::of(Game::Hoyito) },
            source: "Mancala World: larger boards, up to twelve pits a row, were seen",
        }
    }
    [
        Documented {
            key: "tihbat",
            variant: Variant::of(Game::Tihbat),
            source: "Kinast, letter of 15 February 2006; Mancala World",
        },
        Documented {
            key: "tihbat-lone-steps",
            variant: Variant { lone_steps: true, ..Variant::of(Game::Tihbat) },
            source: "the same: four lone seeds that go round for ever",
        },
        Documented {
            key: "rio-kadalis",
            variant: Variant::of(Game::RioKadalis),
            source: "Pankhurst 1971, pp. 182–183; Mancala World",
        },
        Documented {
            key: "rio-kadalis-5",
            variant: Variant { pits: Some(5), ..Variant::of(Game::RioKadalis) },
            source: "Pankhurst 1971, pp. 182–183: the Habr Awal sometimes use five holes a row",
        },
        Documented {
            key: "rio-kadalis-clockwise",
            variant: Variant { clockwise: true, ..Variant::of(Game::RioKadalis) },
            source: "Pankhurst 1971, pp. 182–183: some play clockwise",
        },
        Documented {
            key: "hoyito",
            variant: Variant::of(Game::Hoyito),
            source: "Bautista i Roca and Cases i Majoral, 2004–2005; Mancala World",
        },
        hoyito("hoyito-7", 7),
        hoyito("hoyito-8", 8),
        hoyito("hoyito-9", 9),
        hoyito("hoyito-10", 10),
        hoyito("hoyito-11", 11),
        hoyito("hoyito-12", 12),
        Documented {
            key: "sadeqa",
            variant: Variant::of(Game::Sadeqa),
            source: "Pankhurst 1971, pp. 200–201, game 92; Mancala World",
        },
        Documented {
            key: "sadeqa-91",
            variant: Variant { seeds: Some(4), ..Variant::of(Game::Sadeqa) },
            source: "Pankhurst 1971, game 91: four stones a hole",
        },
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_documented_way_of_playing_is_a_rule_set_that_makes_sense() {
        for documented in DOCUMENTED {
            assert!(documented.variant.ruleset().is_ok(), "{}", documented.key);
        }
    }

    #[test]
    fn a_lone_seed_that_steps_on_is_for_tihbat_only() {
        let variant = Variant { lone_steps: true, ..Variant::of(Game::Sadeqa) };
        assert_eq!(variant.ruleset(), Err(VariantError::NoLoneSeed(Game::Sadeqa)));
    }

    #[test]
    fn a_game_captures_only_by_rules_it_has() {
        let with = |game, captures: &str| Variant { captures: captures.parse().ok(), ..Variant::of(game) }.ruleset();
        assert_eq!(with(Game::RioKadalis, "four,binikh"), Ok(RIO_KADALIS));
        assert_ne!(with(Game::RioKadalis, "four"), Ok(RIO_KADALIS));
        assert_eq!(with(Game::RioKadalis, "casa"), Err(VariantError::Captures(Game::RioKadalis)));
        assert_eq!(with(Game::Hoyito, "last-four"), Err(VariantError::Captures(Game::Hoyito)));
    }
}
