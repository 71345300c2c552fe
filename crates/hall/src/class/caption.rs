//! The sentence in front of the class: both languages equally large, and smaller only where it is very long.

use sowtell_app::session::State;
use sowtell_app::story::Shown;
use sowtell_app::widgets::press;
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use yew::prelude::*;

/// Letters from which on a sentence, in all its languages together, is written smaller, and from which on smaller still.
const LONG: [(usize, &str); 2] = [(480, "longest"), (300, "long")];

/// The class that a text of so many letters is written with.
#[must_use]
pub fn size(letters: usize) -> Option<&'static str> {
    LONG.iter().find(|(from, _)| letters > *from).map(|(_, class)| *class)
}

/// The sentence now shown; `choosing` when a pit is to be chosen that the class is asked about.
pub fn caption(shown: &Shown, state: &State, words: &Words, choosing: bool, ongoon: &Callback<()>) -> Html {
    let kind = shown.kind();
    let player = state.session.position().mover();
    let choose = |p: &Phrases| p.text_with("ask-choose", &[("player", Value::Text(&p.player(player)))]);
    let nothing_told = state.told().is_none() && state.refused.is_none();
    let sentences: Vec<(&'static str, String)> = if choosing && nothing_told {
        words.all().map(|p| (p.language().key(), choose(p))).collect()
    } else {
        shown.sentences(words).map(|(lang, text)| (lang, text.to_owned())).collect()
    };
    let status = match (choosing, nothing_told) {
        (true, true) => Html::default(),
        (true, false) => words.both(choose),
        (false, _) => shown.status(state, words),
    };
    let letters = sentences.iter().map(|(_, text)| text.chars().count()).sum();
    html! {
        <div class={classes!("caption", kind, size(letters))} onclick={press(ongoon)}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                { for sentences.into_iter().map(|(lang, text)| html! { <p data-caption={kind} {lang}>{ text }</p> }) }
            </div>
            <p class="status" data-status="">{ status }</p>
        </div>
    }
}
