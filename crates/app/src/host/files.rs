//! Text out of the page and into it: clipboard, saved files, opened files.

use gloo::file::callbacks::{FileReader, read_as_text};
use gloo::file::{Blob, File, ObjectUrl};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlAnchorElement, HtmlInputElement};
use yew::Callback;

/// Records and texts larger than this are not opened: a match of thousands of rounds is far smaller.
const LARGEST: u64 = 1_000_000;

/// Copies `text` and says whether it went well.
pub fn copy(text: String, done: Callback<bool>) {
    // Only there in a secure context: asked for by name, so that a page without it does not stop.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into())
        .ok()
        .and_then(|value| value.dyn_into::<web_sys::Clipboard>().ok());
    match clipboard {
        None => done.emit(false),
        Some(clipboard) => spawn_local(async move {
            done.emit(JsFuture::from(clipboard.write_text(&text)).await.is_ok());
        }),
    }
}

/// Offers `text` as a file of this name.
pub fn save(name: &str, text: &str) {
    let url = ObjectUrl::from(Blob::new_with_options(text, Some("text/plain;charset=utf-8")));
    let anchor = document().create_element("a").ok().and_then(|a| a.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(anchor) = anchor {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    // The browser reads the file after this turn of the event loop: the address has to outlive it.
    gloo::timers::callback::Timeout::new(10_000, move || drop(url)).forget();
}

/// Reads the file chosen in `input`; `None` if it is too large or no text. Dropping the reader stops it.
pub fn open(input: &HtmlInputElement, done: Callback<Option<String>>) -> Option<FileReader> {
    let file = File::from(input.files()?.get(0)?);
    // The same file can be chosen again.
    input.set_value("");
    if file.size() > LARGEST {
        done.emit(None);
        return None;
    }
    Some(read_as_text(&file, move |text| done.emit(text.ok())))
}
