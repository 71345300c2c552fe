//! What a browser would do on its own to a touch or a key, and must not on a kiosk: menus, selections, drags, pinches,
//! and the keys of the browser itself, as far as a page may stop them.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, TouchEvent};
use yew::prelude::*;

/// What never does anything of its own.
const STOPPED: [&str; 8] =
    ["contextmenu", "selectstart", "dragstart", "dragover", "drop", "auxclick", "gesturestart", "gesturechange"];

/// Whether an event would do something of its own.
type Check = fn(&Event) -> bool;

/// What may do something of its own, depending on how it is done.
const LOOKED_AT: [(&str, Check); 5] = [
    // A pinch on a touch pad comes as a wheel with Ctrl.
    ("wheel", |event| event.dyn_ref::<MouseEvent>().is_some_and(MouseEvent::ctrl_key)),
    ("touchmove", |event| event.dyn_ref::<TouchEvent>().is_some_and(|touch| touch.touches().length() > 1)),
    // The middle button scrolls, the outer ones go through the history.
    ("mousedown", |event| event.dyn_ref::<MouseEvent>().is_some_and(|mouse| mouse.button() != 0)),
    ("mouseup", |event| event.dyn_ref::<MouseEvent>().is_some_and(|mouse| mouse.button() != 0)),
    ("keydown", |event| event.dyn_ref::<KeyboardEvent>().is_some_and(is_the_browsers)),
];

/// What is marked so is only woken by a touch or a key: the touch does nothing else.
pub const VEIL: &str = "[data-veil]";

/// Whether a key belongs to the browser: it leads away from the page, or changes how large it is.
fn is_the_browsers(key: &KeyboardEvent) -> bool {
    let name = key.key();
    let numbered = name.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    key.ctrl_key()
        || key.alt_key()
        || key.meta_key()
        || numbered
        || name == "ContextMenu"
        || name.starts_with("Browser")
}

fn capture(name: &'static str, then: impl FnMut(&Event) + 'static) -> EventListener {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(&document(), name, options, then)
}

/// Whether an event comes from what is only to be woken.
fn is_veiled(event: &Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(VEIL).ok().flatten().is_some())
}

/// Keeps the browser from doing anything of its own, as long as whoever uses this is there.
#[hook]
pub fn use_fences() {
    use_effect_with((), |()| {
        let stopped = STOPPED.map(|name| capture(name, Event::prevent_default));
        let looked_at = LOOKED_AT.map(|(name, stop)| {
            capture(name, move |event| {
                if stop(event) {
                    event.prevent_default();
                }
            })
        });
        // The click that ends a touch comes when something else lies under the finger already.
        let swallow = Rc::new(Cell::new(false));
        let woken = {
            let swallow = Rc::clone(&swallow);
            capture("pointerdown", move |event| swallow.set(is_veiled(event)))
        };
        // No click ends a touch that is taken away, nor one before a key.
        let ended = ["pointercancel", "keydown"].map(|name| {
            let swallow = Rc::clone(&swallow);
            capture(name, move |_| swallow.set(false))
        });
        let clicked = capture("click", move |event| {
            if swallow.replace(false) {
                event.prevent_default();
                event.stop_propagation();
            }
        });
        move || drop((stopped, looked_at, woken, ended, clicked))
    });
}

/// Fills the screen with the page, if it does not fill it yet. Only a touch may ask for it.
pub fn fill_screen() {
    let height = |of: Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>| of.ok().and_then(|height| height.as_f64());
    let screen = window().screen().ok().and_then(|screen| screen.height().ok()).map(f64::from);
    if document().fullscreen_element().is_none() && height(window().inner_height()) < screen {
        // Refused where the page may not; it is as large as its window then.
        let _ = document_element().request_fullscreen();
    }
}
