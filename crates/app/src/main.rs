//! Starts the page.

fn main() {
    yew::Renderer::<sowtell_app::App>::new().render();
}
