//! The words for reading, which lie beside the page as one file a language and are fetched when they are wanted.

use gloo::utils::{document, window};
use sowtell_phrases::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a language's file; `None` if it cannot be had. The page's head says what the file is called.
pub async fn fetch(language: Language) -> Option<String> {
    let named = document().query_selector(&format!("meta[name=words-{language}]")).ok()??.get_attribute("content")?;
    let response: Response = JsFuture::from(window().fetch_with_str(&named)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
