//! What the pits are dug, scooped or carved in. Drawn once a layout, apart from the seeds, so that a sowing never paints it
//! again. It is written as text: nothing in it is touched, focused or read out, and text takes far less code than nodes.

use std::fmt::Write;
use std::sync::atomic::{AtomicU32, Ordering};

use sowtell_rules::{Game, Pit, PitSet};
use yew::prelude::*;

use super::geometry::{Layout, Run};
use super::seeds::seed_forms;
use super::shapes::{Px, chance, worn_oval, worn_slab};

/// What the ground shows.
#[derive(Clone, Copy, PartialEq, Properties)]
pub struct GroundProps {
    /// The game, for its material.
    pub game: Game,
    /// Where everything lies.
    pub layout: Layout,
    /// Closed pits, filled with sand.
    pub closed: PitSet,
}

/// A number that no other board of this page has.
fn next_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The board without its seeds, and the forms of seed that the pieces refer to.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    // Clips are found by name, and two boards of one page may differ in size.
    let number = *use_state(next_number);
    let drawing = use_memo(*props, |props| AttrValue::from(draw(props, number)));
    Html::from_html_unchecked((*drawing).clone())
}

/// How worn a game's pits and board are: a share of the pit's radius, and pixels of the board's edge.
fn wear(game: Game, small: bool) -> (f64, f64) {
    let (pit, edge) = match game {
        Game::Tihbat => (0.07, 16.0),
        Game::RioKadalis => (0.09, 20.0),
        Game::Hoyito => (0.06, 14.0),
        Game::Sadeqa => (0.015, 1.5),
    };
    (pit, if small { edge * 0.3 } else { edge })
}

/// The grain of a material: how often its noise changes along and across.
fn grain(game: Game, run: Run) -> &'static str {
    match (game, run) {
        (Game::Sadeqa, Run::Across) => "0.012 0.32",
        (Game::Sadeqa, Run::Upright) => "0.32 0.012",
        (Game::RioKadalis, _) => "0.9",
        (Game::Tihbat, _) => "0.35",
        (Game::Hoyito, _) => "0.55",
    }
}

fn draw(props: &GroundProps, number: u32) -> String {
    let GroundProps { game, layout, closed } = *props;
    let key = game.key();
    let small = layout.is_small();
    let (pit_wear, edge_wear) = wear(game, small);
    let inset = edge_wear / 2.0 + 1.0;
    let board = layout.board;
    let slab = worn_slab(
        (board.x + inset, board.y + inset),
        (board.w - 2.0 * inset, board.h - 2.0 * inset),
        if small { 20.0 } else { 32.0 },
        edge_wear,
        game as usize,
    );
    let (w, h) = (Px(layout.size.0), Px(layout.size.1));
    let mut svg = format!(
        r#"<svg class="ground {key}" viewBox="0 0 {w} {h}" width="{w}" height="{h}" aria-hidden="true" focusable="false"><defs>
<linearGradient id="earth-{key}" x1="0" y1="0" x2=".25" y2="1"><stop class="earth-light" offset="0"/><stop class="earth-dark" offset="1"/></linearGradient>
<radialGradient id="hollow-{key}" cx=".5" cy=".62" r=".62"><stop class="hollow-floor" offset="0"/><stop class="hollow-wall" offset=".72"/><stop class="hollow-edge" offset="1"/></radialGradient>
<radialGradient id="fill-{key}" cx=".42" cy=".38" r=".75"><stop class="fill-light" offset="0"/><stop class="fill-dark" offset="1"/></radialGradient>
<filter id="grain-{key}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .55 .35 0 0 -.36"/><feComposite in2="SourceGraphic" operator="in"/></filter>
{}</defs><path class="slab-shadow" d="{slab}"/><path class="slab" d="{slab}" fill="url(#earth-{key})"/><path class="grain" d="{slab}" filter="url(#grain-{key})"/><path class="slab-edge" d="{slab}"/>"#,
        grain(game, layout.run),
        seed_forms(game),
    );
    ornament(&mut svg, game, &layout);
    for pit in (0..2 * layout.pits).filter_map(Pit::at) {
        let (at, (rx, ry), index) = (layout.pit(pit), layout.radii, pit.index() + 31 * game as usize);
        let outline = worn_oval(at, (rx, ry), pit_wear, index);
        let rim = worn_oval((at.0, at.1 + 1.0), (rx * 1.05, ry * 1.05), pit_wear, index);
        let lip = worn_oval((at.0, at.1 + ry * 0.16), (rx, ry), pit_wear, index);
        // Writing to a string cannot fail. The last path is a shadow that falls into the hollow from its upper edge.
        let _ = write!(
            svg,
            r#"<clipPath id="clip-{number}-{0}"><path d="{outline}"/></clipPath><path class="rim" d="{rim}"/><path d="{outline}" fill="url(#hollow-{key})"/><path class="inner-shadow" clip-path="url(#clip-{number}-{0})" d="{outline}{lip}"/>"#,
            pit.index()
        );
        if closed.contains(pit) {
            fill(&mut svg, game, &layout, pit, &outline);
        }
    }
    svg.push_str("</svg>");
    svg
}

/// A closed pit: smooth sand; in Hoyito a leaf lies on it.
fn fill(svg: &mut String, game: Game, layout: &Layout, pit: Pit, outline: &str) {
    let (x, y) = layout.pit(pit);
    let (rx, ry) = layout.radii;
    let _ = write!(svg, r#"<path class="sand" d="{outline}" fill="url(#fill-{})"/>"#, game.key());
    if game == Game::Hoyito {
        let _ = write!(
            svg,
            r#"<g transform="translate({} {}) rotate({}) scale({})"><path class="leaf" d="M-22 0C-14-14 8-14 23 0 8 14-14 14-22 0Z"/><path class="leaf-vein" d="M-22 0H20M-8 0l7-7M-8 0l7 7M4 0l6-6M4 0l6 6"/></g>"#,
            Px(x),
            Px(y),
            Px(360.0 * chance(pit.index(), 9)),
            Px(rx.min(ry) / 32.0)
        );
    } else {
        svg.push_str(r#"<path class="ripple" d=""#);
        for rank in [-0.3, 0.02, 0.34] {
            let half = rx * 0.62;
            let (left, level, quarter, wave) = (Px(x - half), Px(y + ry * rank), Px(half / 2.0), Px(ry * 0.09));
            let half = Px(half);
            let _ = write!(svg, "M{left} {level}q{quarter} {wave} {half} 0t{half} 0");
        }
        svg.push_str(r#""/>"#);
    }
}

/// What a material has beside its pits: a ridge between the rows, chalk, or a carved groove.
fn ornament(svg: &mut String, game: Game, layout: &Layout) {
    let board = layout.board;
    let (cx, cy) = board.middle();
    let small = layout.is_small();
    let between = |inset: f64| match layout.run {
        Run::Across => format!("M{} {}H{}", Px(board.x + inset), Px(cy), Px(board.x + board.w - inset)),
        Run::Upright => format!("M{} {}V{}", Px(cx), Px(board.y + inset), Px(board.y + board.h - inset)),
    };
    let _ = match game {
        Game::Tihbat | Game::RioKadalis => {
            write!(svg, r#"<path class="ridge" d="{}"/>"#, between(board.w.min(board.h) * 0.12))
        }
        Game::Hoyito => {
            let inset = if small { 6.0 } else { 16.0 };
            let size = (board.w - 2.0 * inset, board.h - 2.0 * inset);
            let chalk = worn_slab((board.x + inset, board.y + inset), size, 18.0, 2.5, 5);
            write!(svg, r#"<g class="chalk"><path d="{chalk}"/><path d="{}"/></g>"#, between(inset))
        }
        Game::Sadeqa => {
            let inset = if small { 4.0 } else { 10.0 };
            let (x, y) = (Px(board.x + inset), Px(board.y + inset));
            let (w, h) = (Px(board.w - 2.0 * inset), Px(board.h - 2.0 * inset));
            write!(
                svg,
                r#"<rect class="groove" x="{x}" y="{y}" width="{w}" height="{h}" rx="18"/><path class="groove" d="{}"/>"#,
                between(inset + 14.0)
            )
        }
    };
}
