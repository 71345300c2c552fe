//! The page around this one, as `web/bridge.js` brings it here: lines of text in both directions.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::prelude::*;

/// The name of the event that brings a command.
const COMMAND: &str = "sowtell-command";

#[wasm_bindgen]
extern "C" {
    /// Missing where the bridge could not be loaded; the board works all the same.
    #[wasm_bindgen(catch, js_name = sowtellTold)]
    fn told(line: &str) -> Result<(), JsValue>;
}

/// Tells the page around this one a line.
pub fn tell(line: &str) {
    let _ = told(line);
}

/// Calls `then` with each command.
pub fn listen(then: impl Fn(String) + 'static) -> EventListener {
    EventListener::new(&window(), COMMAND, move |event| {
        if let Some(text) = js_sys::Reflect::get(event, &"detail".into()).ok().and_then(|detail| detail.as_string()) {
            then(text);
        }
    })
}
