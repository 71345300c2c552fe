//! A class that decides the next move, in front of a projector.

use sowtell_app::address;
use sowtell_app::host::address_bar;
use sowtell_app::settings::Settings;
use yew::prelude::*;

use crate::stage::Stage;

/// The class.
#[component]
pub fn Class() -> Html {
    let settings = use_memo((), |()| address::read(&address_bar::query()).0.over(Settings::default()));
    html! { <Stage settings={*settings} class="class" /> }
}
