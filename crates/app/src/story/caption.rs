//! The sentence now shown.

use std::rc::Rc;

use sowtell_phrases::{Line, Phrases, Value, told_at};
use sowtell_rules::Event;
use yew::prelude::*;

use super::telling;
use crate::session::State;
use crate::widgets::press;
use crate::words::Words;

/// What kind of sentence it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A capture.
    Capture,
    /// A move was refused.
    Refusal,
    /// Anything else.
    Telling,
}

/// The sentences of the ply looked at, in one language or two.
#[derive(PartialEq)]
pub struct Told {
    main: Vec<Line>,
    also: Vec<Line>,
}

/// The sentences of the ply looked at: told once, however many frames it has.
#[hook]
pub fn use_told(state: &State, words: &Words) -> Rc<Told> {
    let moment = (state.session.clone(), state.cursor.round, state.cursor.ply, words.clone());
    let (telling, state) = (telling(&state.session, state.mover()), state.clone());
    use_memo(moment, move |(_, _, _, words)| {
        let events = state.transcript().events();
        let said = |phrases: &Phrases| phrases.narrate(&telling, events);
        Told { main: said(words.main()), also: words.also().map(said).unwrap_or_default() }
    })
}

/// The sentence shown at a moment.
pub struct Shown {
    kind: Kind,
    main: String,
    also: Option<(&'static str, String)>,
    waiting: Option<&'static str>,
}

impl Told {
    /// The sentence shown at the moment looked at; `waiting` is said in the place of whose turn it is.
    #[must_use]
    pub fn shown(&self, state: &State, words: &Words, waiting: Option<&'static str>) -> Shown {
        let kind = match (state.refused, state.told()) {
            (Some(_), _) => Kind::Refusal,
            (None, Some((_, Event::Capture { .. }))) => Kind::Capture,
            _ => Kind::Telling,
        };
        let also = words.also().map(|also| (also.language().key(), sentence(state, also, &self.also, waiting)));
        Shown { kind, main: sentence(state, words.main(), &self.main, waiting), also, waiting }
    }
}

/// The sentence shown at the moment looked at, in one language.
fn sentence(state: &State, phrases: &Phrases, lines: &[Line], waiting: Option<&str>) -> String {
    let session = &state.session;
    let to_move = session.position().mover();
    if let Some(refused) = state.refused {
        return match refused.why {
            Some(why) => phrases.illegal(&telling(session, to_move), why, refused.pit),
            None => phrases.text("looking-back-refusal"),
        };
    }
    match state.told() {
        Some((at, _)) => told_at(lines, at).map(|line| line.text.clone()).unwrap_or_default(),
        None if state.at_end() && session.outcome().is_none() => turn(state, phrases, waiting),
        None => String::new(),
    }
}

/// Whose turn it is, or what is waited for.
fn turn(state: &State, phrases: &Phrases, waiting: Option<&str>) -> String {
    if let Some(key) = waiting {
        return phrases.text(key);
    }
    let player = phrases.player(state.session.position().mover());
    phrases.text_with("choose-pit", &[("player", Value::Text(&player))])
}

impl Shown {
    /// How long the sentence is to read, in characters.
    #[must_use]
    pub fn length(&self) -> usize {
        self.main.chars().count()
    }

    /// The sentence in each language, with the language's key.
    pub fn sentences(&self, words: &Words) -> impl Iterator<Item = (&'static str, &str)> {
        let also = self.also.as_ref().map(|(lang, sentence)| (*lang, sentence.as_str()));
        std::iter::once((words.main().language().key(), self.main.as_str())).chain(also)
    }

    /// Whether a capture is told, or a move refused; the name of the kind, as a class.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self.kind {
            Kind::Capture => "capture",
            Kind::Refusal => "refusal",
            Kind::Telling => "telling",
        }
    }

    /// The line under the sentence: what is in the hand, or whose turn it is, or how the round stands.
    pub fn status(&self, state: &State, words: &Words) -> Html {
        status(state, words, self.waiting)
    }

    /// The sentence, in one language or two, below it `advice`, and whose turn it is. `ongoon` is called when it is tapped.
    pub fn draw(&self, state: &State, words: &Words, advice: Html, ongoon: &Callback<()>) -> Html {
        let class = self.kind();
        let onclick = press(ongoon);
        html! {
            <div class={classes!("caption", class)} {onclick}>
                <div class="sentences" aria-live="polite" aria-atomic="true">
                    <p data-caption={class} lang={words.main().language().key()}>{ self.main.clone() }</p>
                    if let Some((lang, sentence)) = &self.also { <p class="also" data-caption={class} lang={*lang}>{ sentence.clone() }</p> }
                </div>
                { advice }
                <p class="status" data-status="">{ status(state, words, self.waiting) }</p>
            </div>
        }
    }
}

/// A line under the sentence: what is in the hand, or whose turn it is, or how the round stands.
fn status(state: &State, words: &Words, waiting: Option<&str>) -> Html {
    let session = &state.session;
    let scene = state.scene();
    if scene.hand > 0 {
        let seeds = i64::from(scene.hand);
        return html! {
            <>
                <span class="chip">{ words.both(|p| p.text_with("in-hand", &[("seeds", Value::Number(seeds))])) }</span>
                if scene.lap > 1 { <span class="chip">{ words.both(|p| p.text_with("lap", &[("lap", Value::Number(i64::from(scene.lap)))])) }</span> }
            </>
        };
    }
    if !state.at_end() {
        return if state.running { Html::default() } else { words.both(|p| p.text("looking-back")) };
    }
    if let Some(outcome) = session.outcome() {
        return html! { <strong class="result">{ words.both(|p| p.result(&outcome)) }</strong> };
    }
    if state.told().is_none() && state.refused.is_none() {
        return Html::default();
    }
    words.both(|p| turn(state, p, waiting))
}
