//! What can be wrong with a lesson, in sentences.

use sowtell_phrases::{Phrases, Telling, Value};
use sowtell_rules::{IllegalMove, Player, Variant, VariantError};

/// A move that may not be played, with what has to be known to say why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Why.
    pub why: IllegalMove,
    /// Whose turn it is.
    pub mover: Player,
    /// The lesson's game and its changes.
    pub variant: Variant,
}

/// What is wrong with a lesson's file, or with the list of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be had from the server.
    NotThere,
    /// A name in the list that can be no file's.
    Name,
    /// It is not what a lesson looks like: the field, and what the reader of such files says, in English.
    Unreadable {
        /// The field, as a path; nothing, `.` or `?` where the whole is meant.
        field: String,
        /// What is wrong with it.
        why: String,
    },
    /// The game cannot be changed so.
    Variant(VariantError),
    /// The position's rows have another length than the game's.
    Rows {
        /// Pits in a row of the position.
        position: u8,
        /// Pits in a row by the rules.
        rules: u8,
    },
    /// The moves cannot be read from this character on.
    Moves(usize),
    /// A move before the question may not be played.
    Move {
        /// Which, from 1.
        ply: usize,
        /// Why.
        refused: Option<Refused>,
    },
    /// There is nothing to play: the round is over.
    NothingToPlay,
    /// The board has no pit of this letter.
    NoPit {
        /// The field, as a path.
        field: String,
        /// The letter.
        letter: char,
    },
    /// The pit cannot be sown.
    Pit {
        /// The field, as a path.
        field: String,
        /// The pit's letter.
        letter: char,
        /// Why.
        refused: Refused,
    },
    /// Both players get seeds, so who gets them has no answer.
    BothGet,
    /// No pit is right.
    NothingRight,
    /// Every pit is right.
    AllRight,
    /// The game is not played in matches.
    NoMatch,
    /// The round is not over at the position given, or the match is.
    NotOver,
    /// Something claimed does not hold.
    Claim {
        /// The field, as a path.
        field: String,
        /// What is claimed.
        said: String,
        /// What is so by the rules.
        is: String,
    },
    /// A field that does not go with the question.
    NotAsked(String),
    /// The list of lessons cannot be had from the server.
    NoList,
    /// The list of lessons is no list of names: what the reader of such files says, in English.
    List(String),
    /// The list names this lesson more than once.
    Twice,
}

impl Trouble {
    /// A sentence or two: which file, which field, what is wrong.
    #[must_use]
    pub fn say(&self, phrases: &Phrases, file: &str) -> String {
        let file = ("file", Value::Text(file));
        match self {
            Trouble::NoList => phrases.text_with("lessons-no-list", &[file]),
            Trouble::List(why) => phrases.text_with("lessons-bad-list", &[file, ("why", Value::Text(why))]),
            Trouble::Twice => phrases.text_with("lesson-twice", &[file]),
            trouble => {
                let why = trouble.why(phrases);
                phrases.text_with("lesson-trouble", &[file, ("why", Value::Text(&why))])
            }
        }
    }

    /// Why a lesson is left out.
    fn why(&self, phrases: &Phrases) -> String {
        let text = |key: &str| phrases.text(key);
        let with = |key: &str, args: &[(&str, Value<'_>)]| phrases.text_with(key, args);
        match self {
            Trouble::NotThere => text("lesson-not-there"),
            Trouble::Name => text("lesson-bad-name"),
            Trouble::Unreadable { field, why } if matches!(field.as_str(), "" | "." | "?") => {
                with("lesson-unreadable", &[("why", Value::Text(why))])
            }
            Trouble::Unreadable { field, why } => {
                with("lesson-unreadable-field", &[("field", Value::Text(field)), ("why", Value::Text(why))])
            }
            Trouble::Variant(VariantError::NoLoneSeed(_)) => with(
                "lesson-field",
                &[("field", Value::Text("lone-steps")), ("why", Value::Text(&text("address-not-for-this-game")))],
            ),
            Trouble::Variant(VariantError::Captures(_)) => {
                let why = text("address-not-for-this-game");
                with("lesson-field", &[("field", Value::Text("captures")), ("why", Value::Text(&why))])
            }
            Trouble::Variant(VariantError::Faults(_)) => text("start-faults"),
            Trouble::Rows { position, rules } => {
                let args = [("position", Value::Number((*position).into())), ("rules", Value::Number((*rules).into()))];
                with(
                    "lesson-field",
                    &[("field", Value::Text("position")), ("why", Value::Text(&with("start-rows", &args)))],
                )
            }
            Trouble::Moves(at) => {
                let why = with("address-unreadable", &[("at", Value::Number(*at as i64))]);
                with("lesson-field", &[("field", Value::Text("moves")), ("why", Value::Text(&why))])
            }
            Trouble::Move { ply, refused } => {
                let why = refused.map(|refused| refused.say(phrases)).unwrap_or_default();
                with("lesson-move", &[("ply", Value::Number(*ply as i64)), ("why", Value::Text(&why))])
            }
            Trouble::NothingToPlay => text("lesson-nothing-to-play"),
            Trouble::NoPit { field, letter } => {
                let letter = letter.to_string();
                with("lesson-no-pit", &[("field", Value::Text(field)), ("pit", Value::Text(&letter))])
            }
            Trouble::Pit { field, letter, refused } => {
                let (letter, why) = (letter.to_string(), refused.say(phrases));
                with(
                    "lesson-pit",
                    &[("field", Value::Text(field)), ("pit", Value::Text(&letter)), ("why", Value::Text(&why))],
                )
            }
            Trouble::BothGet => text("lesson-both-get"),
            Trouble::NothingRight => text("lesson-nothing-right"),
            Trouble::AllRight => text("lesson-all-right"),
            Trouble::NoMatch => text("lesson-no-match"),
            Trouble::NotOver => text("lesson-not-over"),
            Trouble::Claim { field, said, is } => with(
                "lesson-claim",
                &[("field", Value::Text(field)), ("said", Value::Text(said)), ("is", Value::Text(is))],
            ),
            Trouble::NotAsked(field) => with("lesson-not-asked", &[("field", Value::Text(field))]),
            // No lesson is left out for these.
            Trouble::NoList | Trouble::List(_) | Trouble::Twice => String::new(),
        }
    }
}

impl Refused {
    fn say(self, phrases: &Phrases) -> String {
        let Refused { why, mover, variant } = self;
        // A move was tried by these rules, so they make sense.
        let rules = variant.ruleset().unwrap_or_else(|_| variant.game.ruleset());
        phrases.illegal(&Telling { game: variant.game, rules, mover }, why, None)
    }
}
