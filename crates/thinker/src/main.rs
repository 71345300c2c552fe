//! The worker's program: a [`Desk`] behind two functions that `web/thinker.js` calls. It is compiled to WebAssembly; on
//! any other machine there is nothing to run.

#[cfg(target_arch = "wasm32")]
mod worker {
    use std::cell::RefCell;

    use sowtell_thinker::{Desk, write};
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        /// A worker is one thread, and its script calls one function after the other.
        static DESK: RefCell<Desk> = RefCell::new(Desk::new());
    }

    #[wasm_bindgen]
    extern "C" {
        /// Milliseconds since the worker began.
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }

    /// Takes a question from its bytes, in the place of the one before.
    #[wasm_bindgen]
    pub fn hear(bytes: &[u8]) {
        DESK.with_borrow_mut(|desk| desk.hear(bytes));
    }

    /// Thinks for about `ms` milliseconds, or until there is something to say: the bytes of an answer.
    #[wasm_bindgen]
    pub fn work(ms: f64) -> Option<Vec<u8>> {
        let until = now() + ms;
        DESK.with_borrow_mut(|desk| desk.work(&now, until)).map(|answer| write(&answer))
    }

    /// Whether there is anything left to think about.
    #[wasm_bindgen]
    pub fn busy() -> bool {
        DESK.with_borrow(Desk::busy)
    }
}

fn main() {}
