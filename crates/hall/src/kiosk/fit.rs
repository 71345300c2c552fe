//! How much larger than on a page the board is drawn: as far as its room allows, and so far that each pit can be touched
//! by a finger that is not aimed with care.

use sowtell_app::view::{Layout, Room, TOUCH};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::size::use_size;

/// The least that anything measures that can be touched on a kiosk, in CSS pixels.
pub const FINGER: f64 = 60.0;
/// The height in which a board is as large as on a page.
const PLAIN: f64 = 520.0;
/// The smallest and the largest that numbers and letters are drawn.
const ZOOM: (f64, f64) = (0.8, 2.0);
/// How finely it is looked for how large they can be drawn.
const STEP: f64 = 0.02;

/// A board's room, and how many times larger everything on it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The room as the board's layout measures it.
    pub room: Room,
    /// How many times larger.
    pub zoom: f64,
}

impl Fit {
    /// Fits a board of `pits` a row into so many pixels: as large as can be, or, where it does not fit, as low.
    #[must_use]
    pub fn new(pits: u8, width: f64, height: f64) -> Fit {
        // Rows that lie across stay so.
        let across = width / (f64::from(pits) * TOUCH + 50.0);
        let most = (height / PLAIN).min(across).clamp(ZOOM.0, ZOOM.1);
        let fits = |fit: &Fit| fit.zoom <= most && fit.height(pits) <= height;
        Fit::all(pits, width, height).find(fits).unwrap_or_else(|| Fit::lowest(pits, width))
    }

    /// The ways in which a board can be touched by a finger, the largest first.
    fn all(pits: u8, width: f64, height: f64) -> impl Iterator<Item = Fit> {
        let steps = ((ZOOM.1 - ZOOM.0) / STEP).ceil() as u32;
        let zooms = (0..=steps).map(|step| (ZOOM.1 - STEP * f64::from(step)).max(ZOOM.0));
        zooms
            .map(move |zoom| Fit { room: Room { width: width / zoom, height: height / zoom }, zoom })
            .filter(move |fit| fit.least_target(pits) >= FINGER)
    }

    /// The lowest of them.
    fn lowest(pits: u8, width: f64) -> Fit {
        let zoom = FINGER / TOUCH;
        let usual = Fit { room: Room { width: width / zoom, height: 0.0 }, zoom };
        Fit::all(pits, width, 0.0).min_by(|a, b| a.height(pits).total_cmp(&b.height(pits))).unwrap_or(usual)
    }

    /// The least height, in pixels, in which a board of `pits` a row can be touched by a finger at this width.
    #[must_use]
    pub fn least_height(pits: u8, width: f64) -> f64 {
        Fit::lowest(pits, width).height(pits)
    }

    /// The height of the board, in pixels.
    fn height(&self, pits: u8) -> f64 {
        Layout::new(pits, self.room).size.1 * self.zoom
    }

    /// The narrower side of the least area that plays a pit, in pixels.
    #[must_use]
    pub fn least_target(&self, pits: u8) -> f64 {
        let layout = Layout::new(pits, self.room);
        let targets = (0..2 * pits).filter_map(sowtell_rules::Pit::at).map(|pit| layout.target(pit));
        targets.map(|target| target.w.min(target.h)).fold(f64::INFINITY, f64::min) * self.zoom
    }
}

/// Fits a board into the element of `node`, and again whenever its size changes; `None` until it has been measured. The
/// element is told how large things are drawn, and how high it has to be at least.
#[hook]
pub fn use_fit(node: NodeRef, pits: u8) -> Option<Fit> {
    let size = use_size(node.clone(), |element| (element.client_width(), element.client_height()));
    let fit = use_memo((size, pits), |&(size, pits)| {
        let (width, height) = size?;
        let (width, height) = (f64::from(width), f64::from(height));
        Some((Fit::new(pits, width, height), Fit::least_height(pits, width)))
    });
    use_effect_with((node, *fit), |(node, fit)| {
        if let (Some(element), Some((Fit { zoom, .. }, least))) = (node.cast::<HtmlElement>(), fit) {
            // A browser that does not know `zoom` shows a smaller board.
            let _ = element.style().set_property("--zoom", &zoom.to_string());
            let _ = element.style().set_property("--least", &format!("{}px", least.ceil()));
        }
    });
    fit.map(|(fit, _)| fit)
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
    fn with_its_least_height_or_more_a_board_runs_over_no_edge() {
        for game in sowtell_rules::Game::ALL {
            let pits = game.ruleset().pits_a_row();
            for (width, _) in ROOMS.into_iter().filter(|(width, _)| *width > 700.0) {
                let least = Fit::least_height(pits, width).ceil();
                for height in (0..900).map(|more| least + f64::from(more)) {
                    let fit = Fit::new(pits, width, height);
                    let high = fit.height(pits);
                    assert!(high <= height + 0.01, "{game} in {width} x {height}: {fit:?} is {high}");
                }
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
