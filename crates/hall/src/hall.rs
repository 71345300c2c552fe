//! Which of the two is shown.

use sowtell_app::address::{self, View};
use sowtell_app::host::{address_bar, document};
use yew::prelude::*;

use crate::class::Class;
use crate::kiosk::Kiosk;

/// The kiosk or the class, as the address has it.
#[component]
pub fn Hall() -> Html {
    let view = use_memo((), |()| address::read(&address_bar::query()).0.view);
    use_effect_with((), |()| document::flag("data-ready", true));
    match *view {
        View::Kiosk => html! { <Kiosk /> },
        _ => html! { <Class /> },
    }
}
