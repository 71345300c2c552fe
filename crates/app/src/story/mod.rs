//! The sentences beside the board: the caption, the log, and the controls over the sowing.

mod caption;
mod controls;
mod log;
mod text;

pub use caption::{Shown, use_told};
pub use controls::{Controls, controls};
pub use log::use_log;
pub use text::log_as_text;

use sowtell_phrases::Telling;
use sowtell_rules::Player;
use yew::prelude::*;

use crate::session::{Session, Transcript};
use crate::words::Words;

/// The context of a mover's sentences.
#[must_use]
pub fn telling(session: &Session, mover: Player) -> Telling {
    Telling { game: session.variant().game, rules: *session.rules(), mover }
}

/// The sentence that ends a match.
pub fn closing_line(session: &Session, words: &Words, closing: &Transcript) -> Html {
    let telling = telling(session, session.position().mover());
    words.both(|p| closing.events().iter().map(|event| p.event(&telling, *event)).collect::<Vec<_>>().join(" "))
}
