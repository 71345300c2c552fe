//! The log as plain text, to copy and to save.

use std::fmt::Write;

use sowtell_phrases::{Phrases, Value};
use sowtell_rules::Player;

use super::{log::heading, telling};
use crate::session::Session;

/// Everything played so far as text in one language.
#[must_use]
pub fn log_as_text(session: &Session, phrases: &Phrases) -> String {
    let mut text = String::new();
    let mut line = |said: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{said}");
    };
    line(&phrases.game_with_latin(session.variant().game));
    for (number, round) in session.rounds().iter().enumerate() {
        if session.is_match() {
            line("");
            line(&phrases.text_with("log-round", &[("n", Value::Number(number as i64 + 1))]));
        }
        let begins = telling(session, round.round.start().mover());
        for said in phrases.narrate(&begins, round.opening.events()) {
            line(&said.text);
        }
        for (index, ply) in round.plies.iter().enumerate() {
            let telling = telling(session, ply.player);
            line("");
            line(&heading(phrases, &telling, ply, index + 1));
            for said in phrases.narrate(&telling, ply.transcript.events()) {
                line(&said.text);
            }
        }
        if let Some(outcome) = round.round.outcome() {
            line("");
            for said in phrases.outcome(&telling(session, round.round.position().mover()), &outcome) {
                line(&said);
            }
        }
    }
    if let Some(closing) = session.closing() {
        let telling = telling(session, Player::South);
        for event in closing.events() {
            line(&phrases.event(&telling, *event));
        }
    }
    text
}
