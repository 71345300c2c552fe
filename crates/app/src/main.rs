//! Starts the page.

use sowtell_app::App;
use sowtell_app::start::{BeginProps, Begun};
use wasm_bindgen_futures::spawn_local;

fn main() {
    spawn_local(async {
        let begun = Begun::now();
        begun.prepare().await;
        yew::Renderer::<App>::with_props(BeginProps { begun }).render();
    });
}
