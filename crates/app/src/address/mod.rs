//! The page's address: public, documented in the README, read with care.

mod read;
mod write;

pub use read::{OF_A_GAME, YES_OR_NO, choose_among, read, read_beside, shorten, yes};
pub use write::{in_view, settings_query, write};

use sowtell_phrases::{Digits, Language};
use sowtell_rules::Record;

use crate::session::{Session, Speed};
use crate::settings::{Palette, Seat, Settings};

/// Which page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The board.
    #[default]
    Play,
    /// The rules of the game.
    Rules,
    /// The games that are solved.
    Solved,
    /// What this is, and from whom it is known.
    About,
}

impl Page {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Page; 4] = [Page::Play, Page::Rules, Page::Solved, Page::About];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Page::Play => "play",
            Page::Rules => "rules",
            Page::Solved => "solved",
            Page::About => "about",
        }
    }
}

/// How the program is shown, and to whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// A page of its own, with its bar and all its pages.
    #[default]
    Page,
    /// A board inside another page.
    Embed,
    /// A screen that stands by itself all day.
    Kiosk,
    /// A class in front of a projector.
    Class,
}

impl View {
    /// All of them.
    pub const ALL: [View; 4] = [View::Page, View::Embed, View::Kiosk, View::Class];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            View::Page => "page",
            View::Embed => "embed",
            View::Kiosk => "kiosk",
            View::Class => "class",
        }
    }
}

/// What an address asks for. What it does not mention is `None`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address {
    /// `view=`
    pub view: View,
    /// `page=`
    pub page: Page,
    /// `lang=`
    pub language: Option<Language>,
    /// `also=`
    pub also: Option<Language>,
    /// `digits=`
    pub digits: Option<Digits>,
    /// `speed=`
    pub speed: Option<Speed>,
    /// `palette=`
    pub palette: Option<Palette>,
    /// `paths=`
    pub paths: Option<bool>,
    /// `south=` and `north=`
    pub seats: [Option<Seat>; 2],
    /// `help=`
    pub help: Option<bool>,
    /// `values=`
    pub values: Option<bool>,
    /// The game with `game=`, `pits=`, `seeds=`, `clockwise=`, `lone-steps=`, `captures=`, `first=`, `match=`, `position=`
    /// and `moves=`.
    pub record: Option<Record>,
}

/// Something in an address that cannot be followed; the rest of it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The parameter.
    pub name: String,
    /// What it was given.
    pub value: String,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// No such parameter.
    Unknown,
    /// Not one of these values.
    NotOneOf(&'static str),
    /// Not one of these languages, which there are words in.
    NotALanguage(Vec<Language>),
    /// Not a number in this range.
    NotANumber(u8, u8),
    /// It cannot be read from this character on.
    Unreadable(usize),
    /// The position's rows have another length than the rules' rows.
    Rows,
    /// It does not go with this game.
    NotForThisGame,
    /// The board would hold too many seeds.
    TooManySeeds,
}

impl Address {
    /// These settings with those that the address names.
    #[must_use]
    pub fn over(&self, settings: Settings) -> Settings {
        let language = self.language.unwrap_or(settings.language);
        // An address that names a language says all of what is shown.
        let also = if self.language.is_some() { self.also } else { self.also.or(settings.also) };
        // Nor does the computer play on in a game that somebody shows, unless that is wished for.
        let shown = |record: &Record| record.start.is_some() || record.rounds.iter().any(|moves| !moves.is_empty());
        let seats = if self.record.as_ref().is_some_and(shown) { [Seat::default(); 2] } else { settings.seats };
        Settings {
            language,
            also: also.filter(|also| *also != language),
            digits: self.digits.unwrap_or(settings.digits),
            speed: self.speed.unwrap_or(settings.speed),
            paths: self.paths.unwrap_or(settings.paths),
            palette: self.palette.unwrap_or(settings.palette),
            seats: [0, 1].map(|side| self.seats[side].unwrap_or(seats[side])),
            help: self.help.unwrap_or(settings.help),
            values: self.values.unwrap_or(settings.values),
        }
    }
}

/// The game that the address of a session names: its present round.
#[must_use]
pub fn named(session: &Session, settings: &Settings) -> Option<Record> {
    read(&write(Page::Play, session, settings)).0.record
}

#[cfg(test)]
mod tests;
