//! The pages: the board, the rules, the solved games, and what this is.

mod about;
mod bar;
mod dialogs;
mod keep;
mod play;
mod rules;
mod solved;

pub use about::about;
pub use bar::{Bar, bar, full_screen, language};
pub use dialogs::{Dialog, NewGame, choice, settings_dialog, tick};
pub use play::Play;
pub use rules::rules;
pub use solved::Solved;
