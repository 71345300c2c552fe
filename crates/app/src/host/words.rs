//! The words that are not in the program: they lie beside the page, two files a language, and are fetched when they are wanted.

use gloo::utils::{document, window};
use sowtell_phrases::{Language, WordSet};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The languages that can be chosen. A page in one file may have the words of only some, and its head then names them, the one
/// it begins in first.
#[must_use]
pub fn languages() -> Vec<Language> {
    named_languages().unwrap_or_else(|| Language::ALL.to_vec())
}

/// The languages named in the page's head, if any are.
pub(super) fn named_languages() -> Option<Vec<Language>> {
    let content = document().query_selector("meta[name=languages]").ok()??.get_attribute("content")?;
    let named: Vec<Language> = content.split(' ').filter_map(|tag| tag.parse().ok()).collect();
    (!named.is_empty()).then_some(named)
}

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
