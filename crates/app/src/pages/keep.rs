//! Copying, saving and opening what has been played.

use std::rc::Rc;

use gloo::file::callbacks::FileReader;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::host::files;
use crate::session::Session;
use crate::story::log_as_text;
use crate::widgets::{button, press};
use crate::words::Words;

/// The buttons that copy, save and open; `onopen` is called with the text of a record, `None` if it is no text, `onshare`
/// when the board is to be shared.
#[hook]
pub fn use_keep(
    session: &Rc<Session>,
    words: &Words,
    link: &AttrValue,
    onopen: &Callback<Option<String>>,
    onshare: &Callback<()>,
) -> Html {
    let told = use_state_eq(|| None::<bool>);
    let reader = use_mut_ref(|| None::<FileReader>);
    let input = use_node_ref();
    let done = {
        let told = told.clone();
        Callback::from(move |well| told.set(Some(well)))
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
    html! {
        <div class="keep">
            <button type="button" data-action="log-copy" onclick={copy_log}>{ words.text("log-copy") }</button>
            <button type="button" data-action="log-save" onclick={save_log}>{ words.text("log-save") }</button>
            <button type="button" data-action="record-save" onclick={save_record}>{ words.text("record-save") }</button>
            <button type="button" data-action="record-open" onclick={choose}>{ words.text("record-open") }</button>
            <button type="button" data-action="link-copy" onclick={copy_link}>{ words.text("link-copy") }</button>
            { button("", "share", html! { { words.text("share") } }, true, press(onshare)) }
            <input type="file" accept=".sow,.txt,text/plain" class="hidden" tabindex="-1" aria-label={words.text("record-open")} ref={input} {onchange} />
            <span class="told" role="status">
                { match *told {
                    Some(true) => words.text("copied"),
                    Some(false) => words.text("copy-failed"),
                    None => String::new(),
                } }
            </span>
        </div>
    }
}
