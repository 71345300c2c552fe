//! How much room there is for the board, measured and measured again when the window changes.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::Room;
use crate::host::document;

/// The room inside the element of `node`, its height being `part` of the window's; in a frame that is to be as high as what
/// is in it, it follows from the width alone.
#[hook]
pub fn use_room(node: NodeRef, part: f64) -> Room {
    let room = use_state_eq(|| Room { width: 0.0, height: 0.0 });
    {
        let room = room.clone();
        use_effect_with(node, move |node| {
            let node = node.clone();
            let measure = move || {
                let Some(element) = node.cast::<web_sys::Element>() else { return };
                let width = f64::from(element.client_width());
                let height = if document::flagged(document::EMBEDDED) {
                    (width * 0.62).clamp(430.0, 600.0)
                } else {
                    let height = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or(700.0);
                    (height * part).max(280.0)
                };
                room.set(Room { width, height });
            };
            measure();
            let listener = EventListener::new(&window(), "resize", move |_| measure());
            move || drop(listener)
        });
    }
    *room
}
