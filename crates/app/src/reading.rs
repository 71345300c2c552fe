//! The words that are not in the program: fetched once, when a language is chosen or a page or a panel wants them.

use std::cell::RefCell;

use sowtell_phrases::{Digits, Language, Phrases, WordSet};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::host;
use crate::settings::Settings;
use crate::words::Words;

/// Where words are.
#[derive(Clone, PartialEq)]
pub enum Reading {
    /// Here, in every language in use.
    Here,
    /// On the way, or not wanted yet.
    Loading,
    /// They could not be had; the callback tries again.
    Failed(Callback<MouseEvent>),
}

thread_local! {
    /// What has been fetched: asked for once, however often the words are put together anew.
    static FETCHED: RefCell<Vec<(Language, WordSet, String)>> = const { RefCell::new(Vec::new()) };
}

/// Whether these phrases know a set of words, or can take it from what has been fetched before.
fn known(phrases: &Phrases, set: WordSet) -> bool {
    phrases.knows(set)
        || FETCHED.with_borrow(|fetched| {
            let text = fetched.iter().find(|(language, of, _)| (*language, *of) == (phrases.language(), set));
            text.is_some_and(|(_, _, text)| phrases.learn(set, text.clone()).is_ok())
        })
}

/// Fetches what these phrases lack; whether they know it then.
async fn fetch(phrases: &Phrases, set: WordSet) -> bool {
    let Some(text) = host::words::fetch(phrases.language(), set).await else { return false };
    let understood = phrases.learn(set, text.clone()).is_ok();
    if understood {
        FETCHED.with_borrow_mut(|fetched| fetched.push((phrases.language(), set, text)));
    }
    understood
}

/// Sees to it that these words know a set; whether they do.
async fn complete(words: &Words, set: WordSet) -> bool {
    let mut all = true;
    for phrases in words.all() {
        all &= known(phrases, set) || fetch(phrases, set).await;
    }
    all
}

/// Sees to it that a set of words is there, in every language in use, while it is wanted.
#[hook]
fn use_set(words: &Words, set: WordSet, wanted: bool) -> Reading {
    // The words they could not be had for; setting it draws anew, so that what has arrived is seen.
    let missed = use_state(|| None::<Words>);
    let here = words.all().all(|phrases| known(phrases, set));
    let failed = missed.as_ref() == Some(words);
    {
        let missed = missed.clone();
        use_effect_with((words.clone(), wanted && !here && !failed), move |(words, fetching)| {
            if *fetching {
                let words = words.clone();
                spawn_local(async move {
                    let all = complete(&words, set).await;
                    missed.set((!all).then_some(words));
                });
            }
        });
    }
    match (here, failed) {
        (true, _) => Reading::Here,
        (false, false) => Reading::Loading,
        (false, true) => Reading::Failed(Callback::from(move |_| missed.set(None))),
    }
}

/// Sees to it that the words for reading are there, in every language in use, while they are wanted.
#[hook]
pub fn use_reading(words: &Words, wanted: bool) -> Reading {
    use_set(words, WordSet::Reading, wanted)
}

/// The words of the chosen languages, whether those a game is played with are there, and whether those for reading are, if
/// they are `wanted`. Until the words of a new choice have come the former ones are shown; what cannot be had is said in
/// English.
#[hook]
pub fn use_words(settings: &Settings, wanted: bool) -> (Words, Reading, Reading) {
    let chosen = (settings.language, settings.also, settings.digits);
    let words = use_memo(chosen, |(language, also, digits)| Words::new(*language, *also, *digits));
    let first = use_set(&words, WordSet::Playing, true);
    let second = use_set(&words, WordSet::Reading, wanted);
    let shown = use_mut_ref(|| (*words).clone());
    let come = first != Reading::Loading && (second != Reading::Loading || !wanted);
    if come {
        *shown.borrow_mut() = (*words).clone();
    }
    let shown = shown.borrow().clone();
    let reading = match second {
        Reading::Loading if shown.all().all(|phrases| known(phrases, WordSet::Reading)) => Reading::Here,
        second => second,
    };
    (shown, first, reading)
}

/// Fetches what the first board says in these languages. What cannot be had is asked for again by [`use_words`].
pub async fn prepare(settings: &Settings) {
    complete(&Words::new(settings.language, settings.also, Digits::default()), WordSet::Playing).await;
}

/// What stands in the place of words that are not here.
pub fn waiting(reading: &Reading, words: &Words) -> Html {
    match reading {
        Reading::Here => Html::default(),
        Reading::Loading => {
            html! { <p class="waiting loading quiet" role="status">{ words.text("words-loading") }</p> }
        }
        Reading::Failed(retry) => html! {
            <div class="waiting" role="alert">
                <p>{ words.both(|p| p.text("words-failed")) }</p>
                <button type="button" data-action="words-retry" onclick={retry.clone()}>{ words.text("words-retry") }</button>
            </div>
        },
    }
}
