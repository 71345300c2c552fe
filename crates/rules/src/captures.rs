use core::{fmt, str::FromStr};

use crate::{Capture, Fours, Made, Why};

/// A set of the rules by which seeds are captured: those a game has, or those of them that it is played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Captures(u8);

impl Captures {
    /// No rule.
    pub const NONE: Captures = Captures(0);

    /// The set with this rule added.
    #[must_use]
    pub const fn with(self, why: Why) -> Captures {
        Captures(self.0 | 1 << why as u8)
    }

    /// The set without this rule.
    #[must_use]
    pub const fn without(self, why: Why) -> Captures {
        Captures(self.0 & !(1 << why as u8))
    }

    /// Whether it has this rule.
    #[must_use]
    pub const fn has(self, why: Why) -> bool {
        self.0 & 1 << why as u8 != 0
    }

    /// Its rules, in the order of [`Why::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Why> {
        Why::ALL.into_iter().filter(move |&why| self.has(why))
    }

    const fn with_if(self, has: bool, why: Why) -> Captures {
        if has { self.with(why) } else { self }
    }
}

impl Capture {
    /// The rules by which it captures.
    #[must_use]
    pub const fn captures(self) -> Captures {
        let none = Captures::NONE;
        match self {
            Capture::EvenHome { .. } => none.with(Why::EvenHome),
            Capture::Opposite => none.with(Why::Opposite),
            Capture::Fours(fours) => {
                let (passing, last) = match fours.made() {
                    Made::Any => (true, true),
                    Made::InPassing => (true, false),
                    Made::ByLastSeed => (false, true),
                };
                match fours {
                    Fours::RowOwner(_) => none.with_if(passing, Why::Four).with_if(last, Why::Binikh),
                    Fours::Mover { last_four, .. } => {
                        none.with_if(passing, Why::Casa).with_if(last, Why::LastCasa).with_if(last_four, Why::LastFour)
                    }
                }
            }
        }
    }

    /// The same with these of its rules only. `None` where it has not all of them, or where nothing would ever be captured:
    /// the last four go with a capture, and are none by themselves.
    #[must_use]
    pub const fn only(self, kept: Captures) -> Option<Capture> {
        if kept.0 & !self.captures().0 != 0 {
            return None;
        }
        let (passing, last) = match self {
            Capture::EvenHome { .. } | Capture::Opposite => return if kept.0 == 0 { None } else { Some(self) },
            Capture::Fours(Fours::RowOwner(_)) => (Why::Four, Why::Binikh),
            Capture::Fours(Fours::Mover { .. }) => (Why::Casa, Why::LastCasa),
        };
        let made = match (kept.has(passing), kept.has(last)) {
            (true, true) => Made::Any,
            (true, false) => Made::InPassing,
            (false, true) => Made::ByLastSeed,
            (false, false) => return None,
        };
        Some(Capture::Fours(match self {
            Capture::Fours(Fours::Mover { .. }) => Fours::Mover { made, last_four: kept.has(Why::LastFour) },
            _ => Fours::RowOwner(made),
        }))
    }
}

/// The rules' names with commas between them.
impl fmt::Display for Captures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, why) in self.iter().enumerate() {
            f.write_str(if place > 0 { "," } else { "" })?;
            f.write_str(why.key())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Captures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A name that is no rule's by which seeds are captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownCapture;

impl fmt::Display for UnknownCapture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("captures are named, with commas between them, of ")?;
        fmt::Display::fmt(&Why::ALL.into_iter().fold(Captures::NONE, Captures::with), f)
    }
}

impl core::error::Error for UnknownCapture {}

impl FromStr for Captures {
    type Err = UnknownCapture;

    /// Reads names with commas between them.
    fn from_str(text: &str) -> Result<Captures, UnknownCapture> {
        let mut captures = Captures::NONE;
        for name in text.split(',') {
            let why = Why::ALL.into_iter().find(|why| why.key() == name.trim());
            captures = captures.with(why.ok_or(UnknownCapture)?);
        }
        Ok(captures)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use std::{string::ToString, vec::Vec};

    #[test]
    fn a_set_is_read_as_it_is_written() {
        for text in ["even-home", "four,binikh", "casa,last-casa,last-four"] {
            assert_eq!(text.parse::<Captures>().map(|captures| captures.to_string()), Ok(text.to_string()));
        }
        assert_eq!("binikh, four".parse::<Captures>().expect("two names").to_string(), "four,binikh");
        for text in ["", "four,", "fours", "four binikh"] {
            assert_eq!(text.parse::<Captures>(), Err(UnknownCapture), "{text}");
        }
    }

    #[test]
    fn each_game_can_do_without_what_leaves_something_to_capture() {
        let kept = |game: Game| {
            let capture = game.ruleset().parts().capture;
            assert_eq!(capture.only(capture.captures()), Some(capture));
            let sets = (0..=u8::MAX).filter_map(|bits| Some((Captures(bits), capture.only(Captures(bits))?)));
            sets.map(|(kept, capture)| {
                assert_eq!(capture.captures(), kept);
                kept.to_string()
            })
            .collect::<Vec<_>>()
        };
        assert_eq!(kept(Game::Tihbat), ["even-home"]);
        assert_eq!(kept(Game::RioKadalis), ["four", "binikh", "four,binikh"]);
        assert_eq!(
            kept(Game::Hoyito),
            [
                "casa",
                "last-casa",
                "casa,last-casa",
                "casa,last-four",
                "last-casa,last-four",
                "casa,last-casa,last-four"
            ]
        );
        assert_eq!(kept(Game::Sadeqa), ["opposite"]);
    }
}
