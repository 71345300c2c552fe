//! What a visitor chooses for the page, apart from the game.

use sowtell_phrases::{Digits, Language};
use sowtell_rules::Player;
use sowtell_solver::Level;

use crate::session::Speed;

/// The choices. Kept between visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// A second language, shown with the first.
    pub also: Option<Language>,
    /// The digits.
    pub digits: Digits,
    /// How fast a sowing runs.
    pub speed: Speed,
    /// Whether the pit pointed at shows where its first lap goes.
    pub paths: bool,
    /// The colours.
    pub palette: Palette,
    /// Who plays each side, South first.
    pub seats: [Seat; 2],
    /// Whether hints and values are offered; a teacher may not wish it.
    pub help: bool,
    /// Whether each move's value stands on the board.
    pub values: bool,
}

/// Who plays a side: a person, or the computer at a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat(pub Option<Level>);

impl Seat {
    /// Everybody who may sit there: a person first.
    pub fn all() -> impl Iterator<Item = Seat> {
        std::iter::once(Seat(None)).chain(Level::ALL.map(|level| Seat(Some(level))))
    }

    /// Its name in addresses.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.0.map_or("person", Level::key)
    }

    /// Who is called so.
    #[must_use]
    pub fn named(name: &str) -> Option<Seat> {
        Seat::all().find(|seat| seat.key() == name)
    }
}

impl Settings {
    /// The computer's level on this side, if the computer plays it.
    #[must_use]
    pub fn level(&self, player: Player) -> Option<Level> {
        self.seats[player.index()].0
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Light or dark, as the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Strong contrasts, for a weak projector.
    Projector,
    /// Strong contrasts on black, for a projector in a dark room.
    ProjectorDark,
}

impl Palette {
    /// All of them.
    pub const ALL: [Palette; 5] =
        [Palette::System, Palette::Light, Palette::Dark, Palette::Projector, Palette::ProjectorDark];

    /// Its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Palette::System => "system",
            Palette::Light => "light",
            Palette::Dark => "dark",
            Palette::Projector => "projector",
            Palette::ProjectorDark => "projector-dark",
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::default(),
            also: None,
            digits: Digits::default(),
            speed: Speed::default(),
            paths: true,
            palette: Palette::default(),
            seats: [Seat::default(); 2],
            help: true,
            values: false,
        }
    }
}
