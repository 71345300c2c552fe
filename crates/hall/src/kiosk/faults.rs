//! What cannot be followed in the settings of a kiosk, and the sentences that say so to the staff.

use sowtell_app::address;
use sowtell_app::notices::Notice;
use sowtell_phrases::{Phrases, Value};

use super::config::FIELDS;

/// The name of the settings file.
pub const FILE: &str = "kiosk.json";

/// Something in the settings that cannot be followed.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The file is there, but could not be fetched.
    Unfetched,
    /// The file is no JSON from here on.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The file is JSON, but no list of fields.
    NoObject,
    /// A field of the file.
    File(Fault),
    /// A parameter of the address that only a kiosk has.
    Parameter(Fault),
    /// A parameter of the address that every page has.
    Address(address::Fault),
    /// A parameter that means nothing on a kiosk.
    PageOnly(String),
}

/// A field that cannot be followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The field, with the place in it: `games[2]`.
    pub field: String,
    /// What it was given.
    pub value: String,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// There is no such field.
    Unknown,
    /// Not one of these values.
    NotOneOf(String),
    /// Not a list of one or more of these values.
    NotAListOf(String),
    /// Not a whole number in this range.
    NotANumber(u32, u32),
    /// Neither yes nor no.
    NotYesOrNo,
    /// Not a text of so many digits.
    NotACode(usize, usize),
}

impl Trouble {
    /// Its sentence.
    #[must_use]
    pub fn say(&self, p: &Phrases) -> String {
        let file = ("file", Value::Text(FILE));
        match self {
            Trouble::Unfetched => p.text_with("kiosk-fault-unfetched", &[file]),
            Trouble::Syntax { line, column } => {
                let at = [("line", Value::Number(*line as i64)), ("column", Value::Number(*column as i64))];
                p.text_with("kiosk-fault-syntax", &[file, at[0], at[1]])
            }
            Trouble::NoObject => p.text_with("kiosk-fault-no-object", &[file]),
            Trouble::File(fault) => {
                let (field, value) = (("field", Value::Text(&fault.field)), ("value", Value::Text(&fault.value)));
                let why = fault.why.say(p, "true, false");
                let message = if fault.why == Why::Unknown { "kiosk-fault-unknown" } else { "kiosk-fault-field" };
                p.text_with(message, &[file, field, value, ("why", Value::Text(&why))])
            }
            Trouble::Parameter(fault) => {
                let (name, value) = (("name", Value::Text(&fault.field)), ("value", Value::Text(&fault.value)));
                p.text_with(
                    "notice-address",
                    &[name, value, ("why", Value::Text(&fault.why.say(p, address::YES_OR_NO)))],
                )
            }
            Trouble::Address(fault) => Notice::Address(fault.clone()).say(p),
            Trouble::PageOnly(name) => p.text_with("kiosk-fault-page-only", &[("name", Value::Text(name))]),
        }
    }
}

impl Why {
    /// What may be given instead; yes and no as they are written there.
    fn say(&self, p: &Phrases, yes_or_no: &str) -> String {
        let number = |n: i64| Value::Number(n);
        match self {
            Why::Unknown => p.text_with("address-one-of", &[("values", Value::Text(&FIELDS.join(", ")))]),
            Why::NotOneOf(values) => p.text_with("address-one-of", &[("values", Value::Text(values))]),
            Why::NotAListOf(values) => p.text_with("kiosk-fault-list", &[("values", Value::Text(values))]),
            Why::NotANumber(least, most) => p.text_with(
                "address-number",
                &[("least", number(i64::from(*least))), ("most", number(i64::from(*most)))],
            ),
            Why::NotYesOrNo => p.text_with("address-one-of", &[("values", Value::Text(yes_or_no))]),
            Why::NotACode(least, most) => {
                p.text_with("kiosk-fault-code", &[("least", number(*least as i64)), ("most", number(*most as i64))])
            }
        }
    }
}
