//! The heart of the kiosk: says now and then that the program still draws, so that web/watchdog.js can load the page again
//! when it no longer does.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;

/// How often it beats, in milliseconds.
const BEAT: u32 = 5_000;
/// The event on the window that is a beat.
const EVENT: &str = "sowtell:beat";

/// The heart. It beats through the drawing itself: where nothing is drawn any more, it stops.
#[component]
pub fn Heart() -> Html {
    let beats = use_state(|| 0u32);
    use_effect_with(*beats, move |now| {
        if let Ok(event) = Event::new(EVENT) {
            // Nobody need listen.
            let _ = window().dispatch_event(&event);
        }
        let next = now.wrapping_add(1);
        let clock = Timeout::new(BEAT, move || beats.set(next));
        move || drop(clock)
    });
    Html::default()
}
