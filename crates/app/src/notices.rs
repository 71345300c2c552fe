//! Notices: sentences about what could not be followed or read.

use sowtell_phrases::{Phrases, Telling, Value};
use sowtell_rules::{RecordError, Ruleset, Variant, VariantError};
use yew::prelude::*;

use crate::address::{Fault, Why};
use crate::host::storage::SetAside;
use crate::session::{BadStart, StoppedAt};
use crate::words::Words;

/// Something to tell the visitor.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// Something stored was unreadable.
    SetAside(SetAside),
    /// A parameter of the address cannot be followed.
    Address(Fault),
    /// A record could be played only so far.
    StoppedAt(StoppedAt, Variant),
    /// A board that cannot be set up.
    Start(BadStart),
    /// A file that is no record.
    Record(RecordError),
    /// A file that is no text.
    NoText,
    /// A record has been opened.
    Opened,
}

impl Notice {
    /// Its sentence.
    #[must_use]
    pub fn say(&self, p: &Phrases) -> String {
        match self {
            Notice::SetAside(SetAside::Settings) => p.text("notice-stored-settings"),
            Notice::SetAside(SetAside::Game) => p.text("notice-stored-game"),
            Notice::Address(fault) => p.text_with(
                "notice-address",
                &[
                    ("name", Value::Text(&fault.name)),
                    ("value", Value::Text(&fault.value)),
                    ("why", Value::Text(&address_why(p, &fault.why))),
                ],
            ),
            Notice::StoppedAt(stopped, variant) => stopped_at(p, stopped, variant),
            Notice::Start(start) => p.text_with("notice-start", &[("why", Value::Text(&bad_start(p, start)))]),
            Notice::Record(error) => {
                let why = match error.line {
                    0 => p.text("record-no-game"),
                    line => p.text_with("record-line", &[("line", Value::Number(line as i64))]),
                };
                p.text_with("notice-record-unreadable", &[("why", Value::Text(&why))])
            }
            Notice::NoText => p.text("notice-record-no-text"),
            Notice::Opened => p.text("record-opened"),
        }
    }
}

fn address_why(p: &Phrases, why: &Why) -> String {
    match why {
        Why::Unknown => p.text("address-unknown"),
        Why::NotOneOf(values) => p.text_with("address-one-of", &[("values", Value::Text(values))]),
        Why::NotALanguage(languages) => {
            let known = languages.iter().map(|language| language.key()).collect::<Vec<_>>().join(", ");
            p.text_with("address-one-of", &[("values", Value::Text(&known))])
        }
        Why::NotANumber(least, most) => p.text_with(
            "address-number",
            &[("least", Value::Number(i64::from(*least))), ("most", Value::Number(i64::from(*most)))],
        ),
        Why::Unreadable(at) => p.text_with("address-unreadable", &[("at", Value::Number(*at as i64))]),
        Why::Rows => p.text("address-rows"),
        Why::NotForThisGame => p.text("address-not-for-this-game"),
        Why::TooManySeeds => p.text("address-too-many-seeds"),
    }
}

fn stopped_at(p: &Phrases, stopped: &StoppedAt, variant: &Variant) -> String {
    let round = ("round", Value::Number(stopped.round as i64));
    let Some(why) = stopped.why else { return p.text_with("notice-stopped-round", &[round]) };
    let rules: Ruleset = variant.ruleset().unwrap_or_else(|_| variant.game.ruleset());
    let telling = Telling { game: variant.game, rules, mover: stopped.mover };
    let why = p.illegal(&telling, why, None);
    p.text_with("notice-stopped-at", &[round, ("ply", Value::Number(stopped.ply as i64)), ("why", Value::Text(&why))])
}

fn bad_start(p: &Phrases, start: &BadStart) -> String {
    match start {
        BadStart::Variant(VariantError::NoLoneSeed(_) | VariantError::Captures(_)) => {
            p.text("address-not-for-this-game")
        }
        BadStart::Variant(VariantError::Faults(_)) => p.text("start-faults"),
        BadStart::Rows(rows) => p.text_with(
            "start-rows",
            &[("position", Value::Number(i64::from(rows.position))), ("rules", Value::Number(i64::from(rows.rules)))],
        ),
        BadStart::NoMatch => p.text("start-no-match"),
    }
}

/// Puts a notice away by its number.
#[must_use]
pub fn dismissing(notices: &UseStateHandle<Vec<Notice>>) -> Callback<usize> {
    let notices = notices.clone();
    Callback::from(move |number: usize| {
        let mut left = (*notices).clone();
        if number < left.len() {
            left.remove(number);
        }
        notices.set(left);
    })
}

/// The notices, oldest first, above the page; `ondismiss` is called with the number of one that has been read.
pub fn bulletins(notices: &[Notice], words: &Words, ondismiss: &Callback<usize>) -> Html {
    html! {
        <div class="notices" role="status" aria-label={words.text("notices-label")}>
            { for notices.iter().enumerate().map(|(number, notice)| {
                let ondismiss = ondismiss.reform(move |_: MouseEvent| number);
                html! {
                    <div class="notice" data-notice="" key={number}>
                        <p>{ words.both(|p| notice.say(p)) }</p>
                        <button type="button" onclick={ondismiss}>{ words.text("dismiss") }</button>
                    </div>
                }
            }) }
        </div>
    }
}
