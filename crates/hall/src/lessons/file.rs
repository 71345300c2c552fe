//! A lesson as it stands in its file, before anybody has looked whether it makes sense.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};
use sowtell_phrases::Language;
use sowtell_rules::{Captures, Game, Player, Position, TurnEnd, Variant, Why};

/// What a file says. Every field that is not an `Option` or has a value of its own must be there.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct File {
    pub(super) game: Game,
    #[serde(default)]
    pits: Option<u8>,
    #[serde(default)]
    seeds: Option<u8>,
    #[serde(default)]
    clockwise: bool,
    #[serde(default)]
    lone_steps: bool,
    #[serde(default, deserialize_with = "captures")]
    captures: Option<Captures>,
    #[serde(deserialize_with = "position")]
    pub(super) position: Position,
    /// What has been played from there before the question is asked.
    #[serde(default)]
    pub(super) moves: String,
    pub(super) ask: Ask,
    #[serde(default)]
    pub(super) expects: Vec<Claim>,
    pub(super) title: Text,
    pub(super) question: Text,
    pub(super) explanation: Text,
}

impl File {
    /// The game and its changes. A position says by itself how long its rows are.
    pub(super) fn variant(&self) -> Variant {
        let rows = self.position.board().pits_a_row();
        Variant {
            pits: self.pits.or((rows != self.game.ruleset().pits_a_row()).then_some(rows)),
            seeds: self.seeds,
            clockwise: self.clockwise,
            lone_steps: self.lone_steps,
            captures: self.captures,
            ..Variant::of(self.game)
        }
    }
}

fn position<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
    text.parse().map_err(|fault| de::Error::custom(format_args!("no position: {fault}")))
}

/// The names of the captures made, with commas between them, as in an address.
fn captures<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Captures>, D::Error> {
    let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
    text.parse().map(Some).map_err(de::Error::custom)
}

fn some_position<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Position>, D::Error> {
    position(deserializer).map(Some)
}

/// What the class is asked. The letter is that of the pit to be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Where does the last seed fall?
    Where(char),
    /// Does the mover capture anything?
    Captures(char),
    /// How many seeds does the mover capture?
    HowMany(char),
    /// Who gets what is captured?
    Who(char),
    /// Which pit is to be sown for this?
    Choose(Goal),
    /// How many pits can this player fill for the next round of a match?
    Fill(Player),
}

/// What a pit is to be chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The last seed falls in the mover's own row.
    Home,
    /// The mover captures something.
    Captures,
    /// The mover captures as many seeds as can be.
    Most,
    /// The mover captures by [`Why::EvenHome`].
    EvenHome,
    /// The mover captures by [`Why::Four`].
    Four,
    /// The mover captures by [`Why::Binikh`].
    Binikh,
    /// The mover captures by [`Why::Casa`].
    Casa,
    /// The mover captures by [`Why::LastCasa`].
    LastCasa,
    /// The mover captures by [`Why::LastFour`].
    LastFour,
    /// The mover captures by [`Why::Opposite`].
    Opposite,
}

impl Goal {
    /// The rule the mover is to capture by, where it is a certain one.
    #[must_use]
    pub fn why(self) -> Option<Why> {
        match self {
            Goal::Home | Goal::Captures | Goal::Most => None,
            Goal::EvenHome => Some(Why::EvenHome),
            Goal::Four => Some(Why::Four),
            Goal::Binikh => Some(Why::Binikh),
            Goal::Casa => Some(Why::Casa),
            Goal::LastCasa => Some(Why::LastCasa),
            Goal::LastFour => Some(Why::LastFour),
            Goal::Opposite => Some(Why::Opposite),
        }
    }
}

/// Something the texts say, to be checked by the rules. What is left out is not claimed.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Claim {
    /// The pit whose sowing it is about; otherwise the one asked about, or the first that is right.
    pub(super) from: Option<char>,
    /// Where the last seed falls.
    pub(super) last: Option<char>,
    /// How many laps the sowing has.
    pub(super) laps: Option<u16>,
    /// Why the turn ends.
    pub(super) ends: Option<TurnEnd>,
    /// The captures, all of them and in order.
    pub(super) captures: Option<Vec<Taken>>,
    /// The position after the sowing.
    #[serde(deserialize_with = "some_position")]
    pub(super) position: Option<Position>,
    /// How many pits each player fills for the next round.
    pub(super) filled: Option<Both>,
    /// How many seeds each keeps in the pile.
    pub(super) left_over: Option<Both>,
    /// The letters of the pits that close.
    pub(super) closed: Option<String>,
}

/// What is claimed of one capture.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Taken {
    /// The pit, unless it is all that was left.
    pub(super) pit: Option<char>,
    /// How many seeds.
    pub(super) seeds: Option<u8>,
    /// Who gets them.
    pub(super) to: Option<Player>,
    /// By which rule.
    pub(super) why: Option<Why>,
}

/// A number for each player.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Both {
    pub(super) south: u8,
    pub(super) north: u8,
}

impl Both {
    pub(super) fn pair(&self) -> [u8; 2] {
        [self.south, self.north]
    }
}

/// A text in one language or more.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "BTreeMap<Language, String>")]
pub struct Text(BTreeMap<Language, String>);

impl TryFrom<BTreeMap<Language, String>> for Text {
    type Error = &'static str;

    fn try_from(texts: BTreeMap<Language, String>) -> Result<Text, &'static str> {
        if texts.is_empty() || texts.values().any(|text| text.trim().is_empty()) {
            return Err("expected a text in at least one language, such as {\"en\": \"…\"}, and none of them empty");
        }
        Ok(Text(texts))
    }
}

impl Text {
    /// The text in a language, or else in English, or else in whatever there is; with the language it is in.
    #[must_use]
    pub fn of(&self, wanted: Language) -> (Language, &str) {
        let found = self.0.get_key_value(&wanted).or_else(|| self.0.get_key_value(&Language::English));
        let (language, text) = found.or_else(|| self.0.iter().next()).map_or((wanted, ""), |(l, text)| (*l, text));
        (language, text)
    }

    /// Whether it is there in this language.
    #[must_use]
    pub fn has(&self, language: Language) -> bool {
        self.0.contains_key(&language)
    }

    /// The text in every language it is in.
    pub fn all(&self) -> impl Iterator<Item = (Language, &str)> {
        self.0.iter().map(|(language, text)| (*language, text.as_str()))
    }
}
