//! The kiosk: a screen that stands by itself all day.

use sowtell_app::address;
use sowtell_app::host::address_bar;
use sowtell_app::settings::Settings;
use yew::prelude::*;

use crate::stage::Stage;

/// The kiosk.
#[component]
pub fn Kiosk() -> Html {
    let settings = use_memo((), |()| address::read(&address_bar::query()).0.over(Settings::default()));
    html! { <Stage settings={*settings} class="kiosk" /> }
}
