//! Starts a board inside another page.

use sowtell_app::Embed;
use sowtell_app::start::{BeginProps, Begun};
use wasm_bindgen_futures::spawn_local;

fn main() {
    spawn_local(async {
        let begun = Begun::now();
        begun.prepare().await;
        yew::Renderer::<Embed>::with_props(BeginProps { begun }).render();
    });
}
