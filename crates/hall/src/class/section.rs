//! The sections of the class, and what they have in common.

use std::rc::Rc;

use sowtell_app::address::Why;
use sowtell_app::session::Session;
use sowtell_app::settings::Settings;
use sowtell_app::words::Words;
use yew::prelude::*;

use crate::compare;
use crate::paper::Sheet;

/// What a section of the class shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// The board in front of the class.
    #[default]
    Board,
    /// Lessons: a position, a question, an explanation each.
    Lessons,
    /// A board that is set up pit by pit.
    Setup,
    /// Two games side by side.
    Compare,
    /// Sheets to print.
    Paper,
}

impl Section {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Section; 5] = [Section::Board, Section::Lessons, Section::Setup, Section::Compare, Section::Paper];

    /// Its name in the address, and behind `section-` in the words.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Section::Board => "board",
            Section::Lessons => "lessons",
            Section::Setup => "set-up",
            Section::Compare => "compare",
            Section::Paper => "paper",
        }
    }

    /// The parameter of the address that is this section's own, if it has one.
    #[must_use]
    pub fn parameter(self) -> Option<&'static str> {
        match self {
            Section::Lessons => Some(crate::lessons::PARAMETER),
            Section::Compare => Some(crate::compare::PARAMETER),
            Section::Paper => Some(crate::paper::SHEET),
            Section::Board | Section::Setup => None,
        }
    }

    /// Whether the section can follow this value of its parameter. What depends on more than the value, the section says
    /// itself.
    ///
    /// # Errors
    /// What is wrong with the value.
    pub fn check(self, value: &str) -> Result<(), Why> {
        match self {
            Section::Compare if compare::ways_of(value).is_none() => Err(Why::NotOneOf(compare::NAMES)),
            Section::Paper if Sheet::named(value).is_none() => Err(Why::NotOneOf("rules, board, score")),
            _ => Ok(()),
        }
    }
}

/// Parameters of the address beside the class's own.
pub type Parameters = Vec<(&'static str, String)>;

/// What every section has to do with the class.
#[derive(Clone, PartialEq)]
pub struct Classroom {
    /// The words.
    pub words: Words,
    /// The choices: languages, digits, speed, colours.
    pub settings: Settings,
    /// What lies on the class's board now.
    pub session: Rc<Session>,
    /// Puts a session on the class's board and shows the board.
    pub open: Callback<Rc<Session>>,
    /// What the address had for the section, when the class began; nothing any more once another section has been shown.
    pub asked: Rc<Parameters>,
    /// Keeps the address: the parameters of the section now shown. They are forgotten when another section is shown.
    pub address: Callback<Parameters>,
}
