//! Starts the kiosk or the class.

fn main() {
    yew::Renderer::<sowtell_hall::Hall>::new().render();
}
