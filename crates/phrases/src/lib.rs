//! Events as sentences.
//!
//! The words live in `web/locales`, a folder a language, as Project Fluent messages; this crate chooses among them. It
//! knows nothing of boards drawn: an [`Event`](sowtell_rules::Event) of the rules goes in, a sentence comes out.
//!
//! ```
//! use sowtell_phrases::{Digits, Language, Phrases, Telling};
//! use sowtell_rules::{Game, IllegalMove, Player};
//!
//! let phrases = Phrases::new(Language::English, Digits::Western);
//! let telling = Telling { game: Game::Tihbat, rules: Game::Tihbat.ruleset(), mover: Player::South };
//! let said = phrases.illegal(&telling, IllegalMove::Empty, None);
//! assert_eq!(said, "That pit is empty. Choose one of yours with seeds in it.");
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod coach;
mod language;
mod narrate;
mod phrases;
mod rulebook;
mod solved;
mod telling;

pub use coach::Turn;
pub use language::{Digits, Language, UnknownDigits, UnknownLanguage};
pub use narrate::{Line, LineKind, told_at};
pub use phrases::{NoMessages, Phrases, Value, WordSet};
pub use rulebook::{Demo, Fact, Rule, facts, rulebook};
pub use telling::{PitState, Telling};
