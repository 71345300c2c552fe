//! Links as QR codes, drawn as SVG.
#![forbid(unsafe_code)]

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

/// The empty margin around a code, in modules, as the standard asks for.
const MARGIN: usize = 4;

/// A text as a QR code: an SVG image, black on white with its margin, one unit a module. A code is made to survive some
/// dirt where there is room for it; `None` if the text is too long for any.
#[must_use]
pub fn svg(text: &str) -> Option<String> {
    let levels = [EcLevel::M, EcLevel::L];
    let code = levels.into_iter().find_map(|level| QrCode::with_error_correction_level(text, level).ok())?;
    let side = code.width() + 2 * MARGIN;
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
        let mut x = 0;
        // Each run of dark modules is a rectangle.
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                let wide = run.len();
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{wide}v1h-{wide}z", x + MARGIN, y + MARGIN);
            }
            x += run.len();
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::svg;

    /// What the image draws, read back from its path: a row of booleans for each line of modules.
    fn modules(svg: &str) -> Vec<Vec<bool>> {
        let side: usize = svg
            .split("viewBox=\"0 0 ")
            .nth(1)
            .and_then(|rest| rest.split(' ').next())
            .expect("a side")
            .parse()
            .expect("a number");
        let mut all = vec![vec![false; side]; side];
        let path = svg.rsplit("d=\"").next().and_then(|rest| rest.split('"').next()).expect("a path");
        for run in path.split('z').filter(|run| !run.is_empty()) {
            let numbers: Vec<usize> =
                run.split(['M', ' ', 'h', 'v', '-']).filter_map(|part| part.parse().ok()).collect();
            let [x, y, wide, high, back] = numbers[..] else { panic!("{run}") };
            assert_eq!((high, back), (1, wide), "{run}");
            all[y][x..x + wide].fill(true);
        }
        all
    }

    #[test]
    fn a_code_has_its_three_corners_and_its_margin() {
        let svg = svg("https://museum.example/boards/?game=tihbat&lang=pa").expect("it is short");
        let modules = modules(&svg);
        let side = modules.len();
        // A finder: a ring of seven by seven with a core of three by three.
        let finder = |left: usize, top: usize| {
            (0..7).all(|y| {
                (0..7).all(|x| {
                    let edge = x % 6 == 0 || y % 6 == 0;
                    let core = (2..5).contains(&x) && (2..5).contains(&y);
                    modules[top + y][left + x] == (edge || core)
                })
            })
        };
        assert!(finder(4, 4) && finder(side - 11, 4) && finder(4, side - 11));
        let quiet = |x: usize, y: usize| x.min(y) < 4 || x.max(y) >= side - 4;
        assert!((0..side).all(|y| (0..side).all(|x| !(quiet(x, y) && modules[y][x]))));
    }

    #[test]
    fn a_long_game_still_fits_and_what_does_not_is_refused() {
        assert!(svg(&format!("https://museum.example/boards/?game=sadeqa&moves={}", "AbCd".repeat(400))).is_some());
        assert!(svg(&"A very long text. ".repeat(300)).is_none());
    }
}
