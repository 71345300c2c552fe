//! Buttons and choices. Each is built in one place: what a page asks for is small, what builds an element is not.

use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The drawing for a step back.
pub const BACK: &str = "M17 5v14L8 12ZM7 5v14H5V5Z";
/// The drawing for a step on.
pub const FORWARD: &str = "M7 5v14l9-7ZM17 5v14h2V5Z";
/// The drawing for a pause.
pub const PAUSE: &str = "M7 5h4v14H7ZM13 5h4v14h-4Z";
/// The drawing for running on.
pub const RUN: &str = "M7 4.5v15L19.5 12Z";
/// The drawing for taking a move back.
pub const UNDO: &str = "M9 5 3.5 10.5 9 16v-3.5h5a3.25 3.25 0 0 1 0 6.5h-3v2.5h3a5.75 5.75 0 0 0 0-11.5H9Z";
/// The drawing for beginning anew.
pub const RESTART: &str = "M12 5V1.5L6.5 6.5 12 11.5V8a5 5 0 1 1-5 5H4a8 8 0 1 0 8-8Z";

/// A drawing on a button, of a square of 24 units.
pub fn icon(path: &'static str) -> Html {
    html! { <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={path} fill-rule="evenodd" /></svg> }
}

/// Tells of a press and nothing else.
pub fn press(then: &Callback<()>) -> Callback<MouseEvent> {
    then.reform(|_: MouseEvent| ())
}

/// A button: its classes, its name for checks, what is in it, whether it can be used.
pub fn button(
    class: &'static str,
    action: &'static str,
    inside: Html,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} data-action={action} disabled={!enabled} {onclick}>{ inside }</button> }
}

/// A button with a drawing alone, and its name for those who do not know the drawing.
pub fn tool(
    action: &'static str,
    path: &'static str,
    name: String,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let name = AttrValue::from(name);
    html! {
        <button type="button" class="tool" data-action={action} disabled={!enabled} aria-label={name.clone()} title={name} {onclick}>
            { icon(path) }
        </button>
    }
}

/// One value of a choice: its name, how it is said, and in which language where that is another.
pub type Offer = (AttrValue, String, Option<&'static str>);

/// A choice among a few values, as the browser offers it.
pub fn select(id: &'static str, offers: Vec<Offer>, chosen: &str, then: Callback<String>) -> Html {
    let onchange = Callback::from(move |event: yew::Event| {
        if let Some(select) = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()) {
            then.emit(select.value());
        }
    });
    html! {
        <select {id} {onchange}>
            { for offers.into_iter().map(|(value, text, lang)| html! {
                <option key={value.to_string()} selected={value == chosen} value={value.clone()} {lang}>{ text }</option>
            }) }
        </select>
    }
}
