//! Links as QR codes: made by a program of its own, which `web/start.js` fetches when it is asked for the first.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = sowtellQr)]
    async fn draw(text: &str) -> Result<JsValue, JsValue>;
}

/// A text as a QR code, an SVG image; `None` if it is too long, or if the program cannot be had.
pub async fn svg(text: &str) -> Option<String> {
    draw(text).await.ok()?.as_string()
}
