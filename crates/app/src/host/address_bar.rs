//! The address bar and the browser's history.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// The query of the present address, with its `?`.
#[must_use]
pub fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// The whole address with another query.
#[must_use]
pub fn link(query: &str) -> String {
    // Not from its origin, which a page opened as a file has none of in some browsers.
    let whole = window().location().href().unwrap_or_default();
    let before = whole.split(['?', '#']).next().unwrap_or_default();
    format!("{before}?{query}")
}

/// Writes the query into the address bar without a step in the history.
pub fn replace(query: &str) {
    if let Ok(history) = window().history() {
        // A host page may forbid it; the link can still be copied.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("?{query}")));
    }
}

/// Writes the query into the address bar as a further step of the history.
pub fn push(query: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&format!("?{query}")));
    }
}

/// Calls `then` when the visitor goes back or forward.
pub fn on_travel(then: impl Fn() + 'static) -> EventListener {
    EventListener::new(&window(), "popstate", move |_| then())
}
