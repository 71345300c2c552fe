//! The sections of the class, and what they have in common.

use std::rc::Rc;

use sowtell_app::session::Session;
use sowtell_app::settings::Settings;
use sowtell_app::words::Words;
use yew::prelude::*;

/// What a section of the class shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// The board in front of the class.
    #[default]
    Board,
    /// Sheets to print.
    Paper,
}

impl Section {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Section; 2] = [Section::Board, Section::Paper];

    /// Its name in the address, and behind `section-` in the words.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Section::Board => "board",
            Section::Paper => "paper",
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
    /// What the address had, when the class began, under the names of [`super::address::OF_SECTIONS`].
    pub asked: Rc<Parameters>,
    /// Keeps the address: the parameters of the section now shown. They are forgotten when another section is shown.
    pub address: Callback<Parameters>,
}
