//! The page of Sow & Tell.
#![forbid(unsafe_code)]

pub mod session;

use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <main><h1>{ "Sow & Tell" }</h1></main> }
}
