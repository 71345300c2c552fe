//! The pages: the board, the rules, and what this is.

mod dialogs;
mod play;

pub use dialogs::{NewGame, SettingsDialog};
pub use play::Play;
