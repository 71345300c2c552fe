//! How much larger than on a page the board is drawn: as far as its room allows, and so far that each pit can be touched
//! by a finger that is not aimed with care.

use gloo::events::EventListener;
use gloo::utils::window;
use sowtell_app::view::{Layout, Room, TOUCH};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The least that anything measures that can be touched on a kiosk, in CSS pixels.
pub const FINGER: f64 = 60.0;
/// The height in which a board is as large as on a page.
const PLAIN: f64 = 520.0;
/// The smallest and the largest that numbers and letters are drawn.
const ZOOM: (f64, f64) = (0.8, 2.0);

/// A board's room, and how many times larger everything on it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The room as the board's layout measures it.
    pub room: Room,
    /// How many times larger.
    pub zoom: f64,
}

impl Fit {
    /// Fits a board of `pits` a row into so many pixels.
    #[must_use]
    pub fn new(pits: u8, width: f64, height: f64) -> Fit {
        let at = |zoom: f64| Fit { room: Room { width: width / zoom, height: height / zoom }, zoom };
        // Rows that lie across stay so.
        let across = width / (f64::from(pits) * TOUCH + 50.0);
        let large = at((height / PLAIN).min(across).clamp(ZOOM.0, ZOOM.1));
        if large.least_target(pits) >= FINGER { large } else { at(FINGER / TOUCH) }
    }

    /// The narrower side of the least area that plays a pit, in pixels.
    #[must_use]
    pub fn least_target(&self, pits: u8) -> f64 {
        let layout = Layout::new(pits, self.room);
        let targets = (0..2 * pits).filter_map(sowtell_rules::Pit::at).map(|pit| layout.target(pit));
        targets.map(|target| target.w.min(target.h)).fold(f64::INFINITY, f64::min) * self.zoom
    }
}

/// Fits a board into the element of `node`, and again when the window changes; `None` until it has been measured.
#[hook]
pub fn use_fit(node: NodeRef, pits: u8) -> Option<Fit> {
    let size = use_state_eq(|| None::<(f64, f64)>);
    {
        let size = size.clone();
        use_effect_with(node.clone(), move |node| {
            let node = node.clone();
            let measure = move || {
                if let Some(element) = node.cast::<web_sys::Element>() {
                    size.set(Some((f64::from(element.client_width()), f64::from(element.client_height()))));
                }
            };
            measure();
            let listener = EventListener::new(&window(), "resize", move |_| measure());
            move || drop(listener)
        });
    }
    let fit = (*size).map(|(width, height)| Fit::new(pits, width, height));
    use_effect_with((node, fit.map(|fit| fit.zoom)), |(node, zoom)| {
        if let (Some(element), Some(zoom)) = (node.cast::<HtmlElement>(), zoom) {
            // A browser that does not know `zoom` shows a smaller board.
            let _ = element.style().set_property("--zoom", &zoom.to_string());
        }
    });
    fit
}

#[cfg(test)]
mod tests {
    use sowtell_app::view::Run;

    use super::*;

    /// Rooms of the screens that kiosks have, and of a phone.
    const ROOMS: [(f64, f64); 7] = [
        (1888.0, 730.0),
        (1048.0, 1400.0),
        (992.0, 430.0),
        (736.0, 640.0),
        (1248.0, 440.0),
        (344.0, 420.0),
        (3808.0, 1800.0),
    ];

    #[test]
    fn every_pit_is_at_least_60_pixels_wide_and_high() {
        for pits in 2..=12 {
            for (width, height) in ROOMS {
                let fit = Fit::new(pits, width, height);
                assert!(fit.least_target(pits) >= FINGER - 0.01, "{pits} pits in {width} x {height}: {fit:?}");
            }
        }
    }

    #[test]
    fn a_board_never_runs_off_the_side() {
        for pits in 2..=12 {
            for (width, height) in ROOMS {
                let fit = Fit::new(pits, width, height);
                let layout = Layout::new(pits, fit.room);
                assert!(layout.size.0 * fit.zoom <= width + 0.01, "{pits} pits in {width} x {height}: {fit:?}");
            }
        }
    }

    #[test]
    fn the_games_as_recorded_fit_the_screens_of_kiosks() {
        for game in sowtell_rules::Game::ALL {
            let pits = game.ruleset().pits_a_row();
            for (width, height) in ROOMS.into_iter().filter(|(width, _)| *width > 700.0) {
                let fit = Fit::new(pits, width, height);
                let layout = Layout::new(pits, fit.room);
                assert!(layout.size.1 * fit.zoom <= height + 0.01, "{game} in {width} x {height}: {fit:?} {layout:?}");
                assert!(layout.run == Run::Across, "{game} in {width} x {height}");
            }
        }
    }
}
