//! The words that are not in the program: they lie beside the page, two files a language, and are fetched when they are wanted.

use gloo::utils::{document, window};
use sowtell_phrases::{Language, WordSet};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a language's file; `None` if it cannot be had. The page's head says what the file is called.
pub async fn fetch(language: Language, set: WordSet) -> Option<String> {
    let set = match set {
        WordSet::Playing => "playing",
        WordSet::Reading => "reading",
    };
    let meta = document().query_selector(&format!("meta[name=words-{language}-{set}]")).ok()??;
    let response = JsFuture::from(window().fetch_with_str(&meta.get_attribute("content")?)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
