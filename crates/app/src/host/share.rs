//! The dialog that shares a board, which `web/start.js` fetches when it is asked for.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = sowtellShare)]
    async fn share(line: &str) -> Result<JsValue, JsValue>;
}

/// Opens the dialog with what it is to say, `name=value` parted by tabs; whether it could be had.
pub async fn open(line: &str) -> bool {
    share(line).await.is_ok()
}
