//! Components, drawn in a browser without a window: `cargo xtask test components`.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::Element;
use yew::platform::time::sleep;

wasm_bindgen_test_configure!(run_in_browser);

/// An empty element in the page of the test.
fn stage() -> Element {
    let document = web_sys::window().and_then(|window| window.document()).expect("a document");
    let stage = document.create_element("div").expect("an element");
    document.document_element().expect("a page").append_child(&stage).expect("it is in the page");
    stage
}

#[wasm_bindgen_test]
async fn the_page_has_one_heading_of_the_first_order() {
    let stage = stage();
    let app = yew::Renderer::<sowtell_app::App>::with_root(stage.clone()).render();
    sleep(Duration::from_millis(50)).await;
    assert_eq!(stage.query_selector_all("h1").expect("a selector").length(), 1);
    app.destroy();
    sleep(Duration::from_millis(50)).await;
    assert_eq!(stage.child_element_count(), 0);
    stage.remove();
}
