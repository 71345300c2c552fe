//! The sentence now shown.

use sowtell_phrases::{Phrases, Telling, Value, told_at};
use yew::prelude::*;

use crate::session::State;
use crate::words::Words;

/// What kind of sentence it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A capture.
    Capture,
    /// A move was refused.
    Refusal,
    /// Anything else.
    Telling,
}

/// The sentence shown at the moment looked at, in one language, and its kind.
#[must_use]
pub fn shown(state: &State, phrases: &Phrases) -> (Kind, String) {
    let session = &state.session;
    let telling = |mover| Telling { game: session.variant().game, rules: *session.rules(), mover };
    if let Some(refused) = state.refused {
        let sentence = match refused.why {
            Some(why) => phrases.illegal(&telling(session.position().mover()), why, refused.pit),
            None => phrases.text("looking-back-refusal"),
        };
        return (Kind::Refusal, sentence);
    }
    let Some((at, event)) = state.told() else {
        let player = phrases.player(session.position().mover());
        let prompt = if state.at_end() && session.outcome().is_none() { "choose-pit" } else { "looking-back" };
        return (Kind::Telling, phrases.text_with(prompt, &[("player", Value::Text(&player))]));
    };
    let kind = if matches!(event, sowtell_rules::Event::Capture { .. }) { Kind::Capture } else { Kind::Telling };
    let lines = phrases.narrate(&telling(state.mover()), state.transcript().events());
    (kind, told_at(&lines, at).map(|line| line.text.clone()).unwrap_or_default())
}

/// What the caption shows.
#[derive(Clone, PartialEq, Properties)]
pub struct CaptionProps {
    /// The moment looked at.
    pub state: State,
    /// The words.
    pub words: Words,
    /// Called when it is tapped: on to the next sentence.
    pub ongoon: Callback<()>,
}

/// The sentence now shown, in one language or two, and below it whose turn it is.
#[component]
pub fn Caption(props: &CaptionProps) -> Html {
    let CaptionProps { state, words, ongoon } = props;
    let (kind, sentence) = shown(state, words.main());
    let also = words.also().map(|also| (also.language().key(), shown(state, also).1));
    let class = match kind {
        Kind::Capture => "capture",
        Kind::Refusal => "refusal",
        Kind::Telling => "telling",
    };
    let onclick = ongoon.reform(|_: MouseEvent| ());
    html! {
        <div class={classes!("caption", class)} {onclick}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                <p data-caption={class} lang={words.main().language().key()}>{ sentence }</p>
                if let Some((lang, sentence)) = also { <p class="also" data-caption-also="" {lang}>{ sentence }</p> }
            </div>
            <p class="status" data-status="">{ status(state, words) }</p>
        </div>
    }
}

/// A line under the sentence: what is in the hand, or whose turn it is, or how the round stands.
fn status(state: &State, words: &Words) -> Html {
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
    words.both(|p| {
        let player = p.player(session.position().mover());
        p.text_with("choose-pit", &[("player", Value::Text(&player))])
    })
}
