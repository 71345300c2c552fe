//! How much room the class's board has, and how far it is enlarged.

use gloo::utils::window;
use sowtell_app::view::Room;
use yew::prelude::*;

use crate::size::use_size;

/// The height at which a board is laid out where the screen leaves it more: its letters and numbers grow with it.
const LAID_OUT: f64 = 480.0;
/// The least width that a board is laid out in as on a large screen.
const WIDE: f64 = 640.0;
/// The part of the screen's height that the board takes where the page is scrolled.
const SCROLLED: f64 = 0.56;

/// Room for a board that is drawn enlarged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Enlarged {
    /// The room in which it is laid out.
    pub room: Room,
    /// How many times as large it is drawn.
    pub zoom: f64,
}

impl Enlarged {
    /// For a place of this width and height.
    fn within(width: f64, height: f64) -> Enlarged {
        let zoom = (height / LAID_OUT).min(width / WIDE).clamp(0.72, 4.0);
        // A phone shows its board as the page does.
        let zoom = if width < WIDE { 1.0 } else { zoom };
        Enlarged { room: Room { width: width / zoom, height: height / zoom }, zoom }
    }
}

/// The room inside the element of `node`, which is as high as the page leaves it; on a page that is scrolled, a part of the
/// screen. Nothing until it has been measured.
#[hook]
pub fn use_enlarged(node: NodeRef) -> Option<Enlarged> {
    use_size(node, |element| {
        let screen = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or(700.0);
        let fixed = element.get_attribute("data-scrolled").is_none() && f64::from(element.client_height()) > 200.0;
        let height = if fixed { f64::from(element.client_height()) } else { (screen * SCROLLED).max(280.0) };
        Enlarged::within(f64::from(element.client_width()), height)
    })
}
