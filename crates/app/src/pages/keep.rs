//! Copying, saving and opening what has been played.

use std::rc::Rc;

use gloo::file::callbacks::FileReader;
use sowtell_rules::Game;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::host::{files, share};
use crate::reading::{Reading, use_reading, waiting};
use crate::session::Session;
use crate::story::log_as_text;
use crate::widgets::button;
use crate::words::Words;

/// The buttons that copy, save and open; `onopen` is called with the text of a record, `None` if it is no text.
#[hook]
pub fn use_keep(session: &Rc<Session>, words: &Words, link: &AttrValue, onopen: &Callback<Option<String>>) -> Html {
    let told = use_state_eq(|| None::<&'static str>);
    let reader = use_mut_ref(|| None::<FileReader>);
    let input = use_node_ref();
    let done = {
        let told = told.clone();
        Callback::from(move |well| told.set(Some(if well { "copied" } else { "copy-failed" })))
    };
    let copy = |text: Box<dyn Fn() -> String>| {
        let done = done.clone();
        move |_: MouseEvent| files::copy(text(), done.clone())
    };
    let copy_log = {
        let (session, words) = (session.clone(), words.clone());
        copy(Box::new(move || log_as_text(&session, words.main())))
    };
    let copy_link = {
        let link = link.clone();
        copy(Box::new(move || link.to_string()))
    };
    let save_log = {
        let (session, words) = (session.clone(), words.clone());
        move |_: MouseEvent| {
            let name = format!("{}-{}.txt", session.variant().game.key(), words.main().language().key());
            files::save(&name, &log_as_text(&session, words.main()));
        }
    };
    let save_record = {
        let session = session.clone();
        move |_: MouseEvent| {
            files::save(&format!("{}.sow", session.variant().game.key()), &session.record().to_string())
        }
    };
    let choose = {
        let input = input.clone();
        move |_: MouseEvent| {
            if let Some(input) = input.cast::<HtmlInputElement>() {
                input.click();
            }
        }
    };
    let onchange = {
        let (onopen, reader) = (onopen.clone(), reader.clone());
        move |event: yew::Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            if let Some(input) = input {
                *reader.borrow_mut() = files::open(&input, onopen.clone());
            }
        }
    };
    let sharing = use_state_eq(|| false);
    let reading = use_reading(words, *sharing);
    {
        let (sharing, told) = (sharing.clone(), told.clone());
        let (line, ready) = (shared(session.variant().game, link, words), *sharing && reading == Reading::Here);
        use_effect_with(ready, move |ready| {
            if *ready {
                sharing.set(false);
                spawn_local(async move {
                    if !share::open(&line).await {
                        told.set(Some("words-failed"));
                    }
                });
            }
        });
    }
    let onshare = {
        let sharing = sharing.clone();
        Callback::from(move |_: MouseEvent| sharing.set(true))
    };
    html! {
        <div class="keep">
            <button type="button" data-action="log-copy" onclick={copy_log}>{ words.text("log-copy") }</button>
            <button type="button" data-action="log-save" onclick={save_log}>{ words.text("log-save") }</button>
            <button type="button" data-action="record-save" onclick={save_record}>{ words.text("record-save") }</button>
            <button type="button" data-action="record-open" onclick={choose}>{ words.text("record-open") }</button>
            <button type="button" data-action="link-copy" onclick={copy_link}>{ words.text("link-copy") }</button>
            { button("", "share", html! { { words.text("share") } }, true, onshare) }
            <input type="file" accept=".sow,.txt,text/plain" class="hidden" tabindex="-1" aria-label={words.text("record-open")} ref={input} {onchange} />
            if *sharing { { waiting(&reading, words) } }
            <span class="told" role="status">
                { told.map(|key| words.text(key)) }
            </span>
        </div>
    }
}

/// What the dialog that shares a board says.
const SHARING: [&str; 14] = [
    "share",
    "share-link",
    "share-copy",
    "share-code",
    "share-code-element",
    "share-code-frame",
    "share-qr",
    "share-qr-copy",
    "share-qr-save",
    "share-qr-missing",
    "share-copy-failed",
    "words-loading",
    "copied",
    "close",
];

/// All that the dialog is given, as [`share::open`] wants it.
fn shared(game: Game, link: &str, words: &Words) -> String {
    let mut line = format!("link={link}\tgame={}\tname={}", game.key(), words.main().game_with_latin(game));
    for key in SHARING {
        line.extend(["\t", key, "=", &words.text(key)]);
    }
    line
}

#[cfg(test)]
mod tests {
    use sowtell_phrases::{Digits, Language, Phrases};

    use super::SHARING;

    #[test]
    fn all_that_the_dialog_says_can_be_said_in_every_language() {
        for phrases in Language::ALL.map(|language| Phrases::new(language, Digits::Western)) {
            for key in SHARING {
                assert!(phrases.has(key) && !phrases.text(key).contains(['\t', '\n']), "{key}");
            }
        }
    }
}
