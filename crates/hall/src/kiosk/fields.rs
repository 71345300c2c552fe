//! Reading one field of the settings: what can be followed is taken, what cannot is named with what it may be.

pub use serde_json::Value;
use sowtell_app::address::{self, shorten};

use super::faults::{Fault, Why};

/// A field and what it was given.
pub struct Field<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it was given.
    pub value: &'a Value,
    /// Where its faults go.
    pub faults: &'a mut Vec<Fault>,
}

/// A parameter of an address as the value that a file would have for it.
#[must_use]
pub fn of_address(name: &str, text: &str) -> Value {
    match (name, text) {
        ("table", _) => address::yes(text).map_or_else(|_| text.into(), Into::into),
        ("idle", _) => text.parse::<u64>().map_or_else(|_| text.into(), Into::into),
        ("games" | "languages" | "levels" | "extras", _) => {
            text.split(',').map(str::trim).filter(|one| !one.is_empty()).collect()
        }
        _ => text.into(),
    }
}

/// The names of all values.
fn names<T: Copy>(all: &[T], key: impl Fn(T) -> &'static str) -> String {
    all.iter().map(|&one| key(one)).collect::<Vec<_>>().join(", ")
}

fn named<T: Copy>(value: &Value, all: &[T], key: impl Fn(T) -> &'static str) -> Option<T> {
    let name = value.as_str()?;
    all.iter().copied().find(|&one| key(one) == name)
}

/// A value as a sentence shows it: a text without its quotation marks.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| shorten(&value.to_string()), shorten)
}

impl Field<'_> {
    /// Names the whole field as one that cannot be followed.
    pub fn blame(&mut self, why: Why) {
        self.faults.push(Fault { field: self.name.to_owned(), value: shown(self.value), why });
    }

    /// One of these.
    pub fn one<T: Copy>(&mut self, all: &[T], key: impl Fn(T) -> &'static str, into: &mut T) {
        match named(self.value, all, &key) {
            Some(one) => *into = one,
            None => self.blame(Why::NotOneOf(names(all, key))),
        }
    }

    /// One of these, or `null` for none.
    pub fn one_or_none<T: Copy>(&mut self, all: &[T], key: impl Fn(T) -> &'static str, into: &mut Option<T>) {
        match named(self.value, all, &key) {
            None if self.value.is_null() => *into = None,
            None => self.blame(Why::NotOneOf(names(all, key))),
            one => *into = one,
        }
    }

    /// A list of one or more of these. What in it cannot be followed is left out.
    pub fn list<T: Copy + PartialEq>(&mut self, all: &[T], key: impl Fn(T) -> &'static str, into: &mut Vec<T>) {
        match self.value.as_array() {
            Some(list) if !list.is_empty() => {
                let kept = self.kept(list, all, key);
                // With nothing left in it, it stays as it is by itself.
                if !kept.is_empty() {
                    *into = kept;
                }
            }
            _ => self.blame(Why::NotAListOf(names(all, key))),
        }
    }

    /// A list of any of these, or of none.
    pub fn list_or_none<T: Copy + PartialEq>(&mut self, all: &[T], key: impl Fn(T) -> &'static str, into: &mut Vec<T>) {
        match self.value.as_array() {
            Some(list) => *into = self.kept(list, all, key),
            None => self.blame(Why::NotAListOf(names(all, key))),
        }
    }

    /// What in a list can be followed, once each.
    fn kept<T: Copy + PartialEq>(&mut self, list: &[Value], all: &[T], key: impl Fn(T) -> &'static str) -> Vec<T> {
        let mut kept = Vec::new();
        for (place, value) in list.iter().enumerate() {
            match named(value, all, &key) {
                Some(one) if kept.contains(&one) => {}
                Some(one) => kept.push(one),
                None => {
                    let field = format!("{}[{place}]", self.name);
                    self.faults.push(Fault { field, value: shown(value), why: Why::NotOneOf(names(all, &key)) });
                }
            }
        }
        kept
    }

    /// A whole number in this range.
    pub fn number(&mut self, (least, most): (u32, u32), into: &mut u32) {
        let number = self.value.as_u64().and_then(|number| u32::try_from(number).ok());
        match number.filter(|number| (least..=most).contains(number)) {
            Some(number) => *into = number,
            None => self.blame(Why::NotANumber(least, most)),
        }
    }

    /// Yes or no.
    pub fn yes_or_no(&mut self, into: &mut bool) {
        match self.value.as_bool() {
            Some(yes) => *into = yes,
            None => self.blame(Why::NotYesOrNo),
        }
    }

    /// A text of so many digits, or `null` for none. What it was given is not shown: it may be nearly right.
    pub fn code(&mut self, (least, most): (usize, usize), into: &mut Option<String>) {
        match self.value {
            Value::Null => *into = None,
            Value::String(code) if (least..=most).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_digit()) => {
                *into = Some(code.clone());
            }
            _ => {
                let field = self.name.to_owned();
                self.faults.push(Fault { field, value: "…".to_owned(), why: Why::NotACode(least, most) });
            }
        }
    }
}
