use std::{
    cell::{Cell, OnceCell, RefCell},
    fmt,
    rc::Rc,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use sowtell_rules::{Game, Player};
use unic_langid::LanguageIdentifier;

use crate::{Digits, Language};

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A name, a pit's letter, or a word that a message chooses by.
    Text(&'a str),
    /// A count; plurals are chosen by it.
    Number(i64),
}

/// One language with its digits: every word the page says.
///
/// Cheap to clone. A message that the language lacks is said in English; one that English lacks too is said as its key.
///
/// A language's words are three sets: those a game is played with, those for reading (rules, what is known of the games,
/// the coach), and those of the kiosk and the class (feature `hall`). Where one of the first two is not compiled in
/// (features `languages` and `reading`), it is learnt by [`Phrases::learn`], and until then its messages are missing.
#[derive(Clone)]
pub struct Phrases {
    language: Language,
    digits: Digits,
    own: Rc<Own>,
    /// Read only when a message is missing.
    english: Rc<OnceCell<Bundle>>,
}

/// A set of words that can be learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordSet {
    /// What a game is played with.
    Playing,
    /// What is read beside it: rules, facts, the coach.
    Reading,
}

/// The language's messages, which all clones share.
struct Own {
    bundle: RefCell<Bundle>,
    /// Which sets are there, by their places.
    known: Cell<[bool; 2]>,
}

/// A text that holds no messages, or not only messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMessages;

impl fmt::Display for NoMessages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this text is not one of messages")
    }
}

impl std::error::Error for NoMessages {}

type Bundle = FluentBundle<FluentResource>;

impl Phrases {
    /// The phrases of a language. Reads that language's messages.
    #[must_use]
    pub fn new(language: Language, digits: Digits) -> Phrases {
        let known = [language.messages().is_some(), language.reading().is_some()];
        let own = Own { bundle: RefCell::new(read(language)), known: Cell::new(known) };
        Phrases { language, digits, own: Rc::new(own), english: Rc::default() }
    }

    /// Takes up a set of the language's words: the text of its files. Every clone knows them from then on.
    ///
    /// # Errors
    /// The text is not one of messages, wholly; nothing of it has been taken up.
    pub fn learn(&self, set: WordSet, text: String) -> Result<(), NoMessages> {
        let messages = FluentResource::try_new(text).map_err(|_| NoMessages)?;
        if messages.entries().next().is_none() {
            return Err(NoMessages);
        }
        self.own.bundle.borrow_mut().add_resource_overriding(messages);
        let mut known = self.own.known.get();
        known[set as usize] = true;
        self.own.known.set(known);
        Ok(())
    }

    /// Whether this set of words is there: compiled in or learnt.
    #[must_use]
    pub fn knows(&self, set: WordSet) -> bool {
        self.own.known.get()[set as usize]
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The digits numbers are written with.
    #[must_use]
    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// The same language with these digits; nothing is read again.
    #[must_use]
    pub fn with_digits(&self, digits: Digits) -> Phrases {
        Phrases { digits, ..self.clone() }
    }

    /// A message without arguments.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// A message with its arguments. Whatever figures it holds are in the chosen digits.
    #[must_use]
    pub fn text_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let mut given = FluentArgs::with_capacity(args.len());
        for &(name, value) in args {
            let value: FluentValue<'_> = match value {
                Value::Text(text) => text.into(),
                Value::Number(number) => number.into(),
            };
            given.set(name, value);
        }
        let text = say(&self.own.bundle.borrow(), key, &given)
            .or_else(|| say(self.english(), key, &given))
            .unwrap_or_else(|| key.to_owned());
        self.in_digits(text)
    }

    /// Whether the language itself has this message.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.own.bundle.borrow().get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Whether there is such a message, in the language itself or in English.
    pub(crate) fn knows_message(&self, key: &str) -> bool {
        self.has(key) || self.english().get_message(key).is_some()
    }

    fn english(&self) -> &Bundle {
        self.english.get_or_init(|| read(Language::English))
    }

    /// A number in the chosen digits, without grouping.
    #[must_use]
    pub fn number(&self, n: i64) -> String {
        self.in_digits(n.to_string())
    }

    /// A large number in the chosen digits, with commas where the language puts them: `1,352,078`, in Punjabi `13,52,078`.
    #[must_use]
    pub fn large(&self, n: u64) -> String {
        let plain = n.to_string();
        let mut text = String::with_capacity(plain.len() + 8);
        for (place, digit) in plain.chars().enumerate() {
            let left = plain.len() - place;
            if place > 0 && left >= 3 && (left - 3).is_multiple_of(self.language.grouping()) {
                text.push(',');
            }
            text.push(digit);
        }
        self.in_digits(text)
    }

    /// A player's name; it never inflects.
    #[must_use]
    pub fn player(&self, player: Player) -> String {
        self.text(match player {
            Player::South => "player-south",
            Player::North => "player-north",
        })
    }

    /// A game's name in the language's own script.
    #[must_use]
    pub fn game(&self, game: Game) -> String {
        self.text(match game {
            Game::Tihbat => "game-tihbat",
            Game::RioKadalis => "game-rio-kadalis",
            Game::Hoyito => "game-hoyito",
            Game::Sadeqa => "game-sadeqa",
        })
    }

    /// A game's name with its Latin form beside it, where that is another; for headings and first mentions.
    #[must_use]
    pub fn game_with_latin(&self, game: Game) -> String {
        self.text(match game {
            Game::Tihbat => "game-tihbat-full",
            Game::RioKadalis => "game-rio-kadalis-full",
            Game::Hoyito => "game-hoyito-full",
            Game::Sadeqa => "game-sadeqa-full",
        })
    }

    pub(crate) fn in_digits(&self, text: String) -> String {
        if self.digits == Digits::Western || !text.contains(|c: char| c.is_ascii_digit()) {
            return text;
        }
        let native = self.language.native_digits();
        let in_native = |c: char| c.to_digit(10).and_then(|digit| native.get(digit as usize)).copied().unwrap_or(c);
        text.chars().map(in_native).collect()
    }
}

impl PartialEq for Phrases {
    fn eq(&self, other: &Phrases) -> bool {
        (self.language, self.digits) == (other.language, other.digits)
    }
}

impl Eq for Phrases {}

impl fmt::Debug for Phrases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Phrases({}, {})", self.language, self.digits.key())
    }
}

/// Reads a language's messages. What cannot be read is left out, and then said in English.
fn read(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.key().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    // No language here runs from right to left among another, so the invisible marks would only get into what is copied.
    bundle.set_use_isolating(false);
    for text in [language.messages(), language.reading(), language.hall()].into_iter().flatten() {
        let messages = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(messages.unwrap_or_else(|(readable, _)| readable));
    }
    bundle
}

fn say(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    // Fluent always gives a text; what went wrong in it is for the tests to find.
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}
