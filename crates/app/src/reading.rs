//! The words that the first board does not need, fetched when a page or a panel wants them.

use std::cell::RefCell;

use sowtell_phrases::{Language, Phrases};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::host;
use crate::words::Words;

/// Where the words for reading are.
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
    static FETCHED: RefCell<Vec<(Language, String)>> = const { RefCell::new(Vec::new()) };
}

/// Whether these phrases know the words for reading, or can take them from what has been fetched before.
fn known(phrases: &Phrases) -> bool {
    phrases.knows_reading()
        || FETCHED.with_borrow(|fetched| {
            let text = fetched.iter().find(|(language, _)| *language == phrases.language());
            text.is_some_and(|(_, text)| phrases.learn(text.clone()).is_ok())
        })
}

/// Fetches what these phrases lack; whether they know it then.
async fn fetch(phrases: &Phrases) -> bool {
    let Some(text) = host::words::fetch(phrases.language()).await else { return false };
    let understood = phrases.learn(text.clone()).is_ok();
    if understood {
        FETCHED.with_borrow_mut(|fetched| fetched.push((phrases.language(), text)));
    }
    understood
}

/// Sees to it that the words for reading are there, in every language in use, while they are wanted.
#[hook]
pub fn use_reading(words: &Words, wanted: bool) -> Reading {
    // The words they could not be had for; setting it draws anew, so that what has arrived is seen.
    let missed = use_state(|| None::<Words>);
    let here = words.all().all(known);
    let failed = missed.as_ref() == Some(words);
    {
        let missed = missed.clone();
        use_effect_with((words.clone(), wanted && !here && !failed), move |(words, fetching)| {
            if *fetching {
                let words = words.clone();
                spawn_local(async move {
                    let mut all = true;
                    for phrases in words.all() {
                        all &= known(phrases) || fetch(phrases).await;
                    }
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
