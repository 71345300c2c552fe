//! What a visitor chooses for the page, apart from the game.

use sowtell_phrases::{Digits, Language};

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
}

impl Palette {
    /// All of them.
    pub const ALL: [Palette; 4] = [Palette::System, Palette::Light, Palette::Dark, Palette::Projector];

    /// Its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Palette::System => "system",
            Palette::Light => "light",
            Palette::Dark => "dark",
            Palette::Projector => "projector",
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
        }
    }
}
