//! The program that the page loads when somebody shares a board. It is compiled to WebAssembly; on any other machine there
//! is nothing to run.

#[cfg(target_arch = "wasm32")]
mod program {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A text as a QR code, an SVG image; nothing if it is too long.
    #[wasm_bindgen]
    pub fn svg(text: &str) -> Option<String> {
        sowtell_qr::svg(text)
    }
}

fn main() {}
