//! Buttons and choices. Each is built in one place: what a page asks for is small, what builds an element is not.

use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

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
