//! A board as large as its place allows, whatever is drawn over it.

use sowtell_app::view::Room;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::class::room::{Enlarged, use_enlarged};

/// The place of a board, and the glass it is enlarged by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lens {
    place: NodeRef,
    glass: NodeRef,
    /// How far it is enlarged; nothing until its place has been measured.
    pub(crate) enlarged: Option<Enlarged>,
}

/// A lens that follows the size of its place.
#[hook]
pub(crate) fn use_lens() -> Lens {
    let (place, glass) = (use_node_ref(), use_node_ref());
    let enlarged = use_enlarged(place.clone());
    use_zoom(glass.clone(), enlarged.map(|enlarged| enlarged.zoom));
    Lens { place, glass, enlarged }
}

/// Draws what is in the element of `node` so many times as large.
#[hook]
fn use_zoom(node: NodeRef, zoom: Option<f64>) {
    use_effect_with(zoom, move |zoom| {
        if let (Some(element), Some(zoom)) = (node.cast::<HtmlElement>(), zoom) {
            // A browser that cannot enlarge shows the board as it is laid out.
            let _ = element.style().set_property("zoom", &zoom.to_string());
        }
    });
}

impl Lens {
    /// The element of the place.
    pub(crate) fn place(&self) -> NodeRef {
        self.place.clone()
    }

    /// The place with what `drawn` lays out in the room there is; `scrolled` on a page whose height the board does not fill.
    pub(crate) fn over(&self, scrolled: bool, drawn: impl FnOnce(Room) -> Html) -> Html {
        html! {
            <div class="board-place" ref={self.place.clone()} data-scrolled={scrolled.then_some("")}>
                if let Some(enlarged) = self.enlarged {
                    <div class="lens" ref={self.glass.clone()}>{ drawn(enlarged.room) }</div>
                }
            </div>
        }
    }
}
