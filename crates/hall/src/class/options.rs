//! How the class is taught: what is asked before a sowing, what stands on the pits, what is heard.

use sowtell_app::address::{Why, yes};

use super::ask::Question;
use super::stride::Stride;

/// The teacher's choices. They are kept in the address alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What the class is asked before a sowing runs.
    pub ask: Option<Question>,
    /// Whether the first lap's path is shown.
    pub hints: bool,
    /// Whether each seed's number in its lap stands on its pit.
    pub counts: bool,
    /// How far a step leads.
    pub stride: Stride,
    /// Whether a sowing waits for the teacher's steps instead of running by itself.
    pub by_hand: bool,
    /// Whether the sentences are read aloud.
    pub aloud: bool,
    /// Whether seeds are heard.
    pub sounds: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            ask: None,
            hints: false,
            counts: true,
            stride: Stride::default(),
            by_hand: false,
            aloud: false,
            sounds: false,
        }
    }
}

/// A choice between yes and no: its name in the address, and where it is kept.
type Switch = (&'static str, fn(&mut Options) -> &mut bool);

/// All of them.
const SWITCHES: [Switch; 5] = [
    ("hints", |o| &mut o.hints),
    ("counts", |o| &mut o.counts),
    ("by-hand", |o| &mut o.by_hand),
    ("aloud", |o| &mut o.aloud),
    ("sounds", |o| &mut o.sounds),
];

impl Options {
    /// The names of its parameters.
    pub const NAMES: &[&str] = &["ask", "step", "hints", "counts", "by-hand", "aloud", "sounds"];

    /// Takes a parameter of the address; other names are left alone.
    ///
    /// # Errors
    /// What is wrong with its value.
    pub fn take(&mut self, name: &str, value: &str) -> Result<(), Why> {
        match name {
            "ask" if value == "no" => self.ask = None,
            "ask" => self.ask = Some(Question::named(value).ok_or(Why::NotOneOf("no, last, capture, count"))?),
            "step" => {
                self.stride = Stride::named(value).ok_or(Why::NotOneOf("seed, sentence, lap, capture, move"))?;
            }
            _ => {
                if let Some((_, part)) = SWITCHES.iter().find(|(known, _)| *known == name) {
                    *part(self) = yes(value)?;
                }
            }
        }
        Ok(())
    }

    /// Writes what differs from the usual.
    pub fn write(&self, query: &mut form_urlencoded::Serializer<'_, String>) {
        let (mut own, mut usual) = (*self, Options::default());
        if let Some(question) = self.ask {
            query.append_pair("ask", question.key());
        }
        if self.stride != usual.stride {
            query.append_pair("step", self.stride.key());
        }
        for (name, part) in SWITCHES {
            let set = *part(&mut own);
            if set != *part(&mut usual) {
                query.append_pair(name, if set { "yes" } else { "no" });
            }
        }
    }
}
