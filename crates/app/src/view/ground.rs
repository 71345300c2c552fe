//! What the pits are dug, scooped or carved in. Drawn once a layout, apart from the seeds, so that a sowing never paints it
//! again.

use std::sync::atomic::{AtomicU32, Ordering};

use sowtell_rules::{Game, Pit, PitSet};
use yew::prelude::*;

use super::geometry::{Layout, Run};
use super::shapes::{chance, worn_oval, worn_slab};

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

/// How worn a game's pits and board are: a share of the pit's radius, and pixels of the board's edge.
fn wear(game: Game) -> (f64, f64) {
    match game {
        Game::Tihbat => (0.07, 16.0),
        Game::RioKadalis => (0.09, 22.0),
        Game::Hoyito => (0.06, 14.0),
        Game::Sadeqa => (0.015, 1.5),
    }
}

/// The board without its seeds.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    let GroundProps { game, layout, closed } = *props;
    let key = game.key();
    // Clips are found by name, and two boards of one page may differ in size.
    let board_number = *use_state(next_number);
    let (pit_wear, edge_wear) = wear(game);
    let inset = edge_wear / 2.0 + 1.0;
    let board = layout.board;
    let slab = worn_slab(
        (board.x + inset, board.y + inset),
        (board.w - 2.0 * inset, board.h - 2.0 * inset),
        if game == Game::Sadeqa { 28.0 } else { 34.0 },
        edge_wear,
        game as usize,
    );
    let grain = match game {
        Game::Sadeqa => {
            if layout.run == Run::Across {
                "0.012 0.32"
            } else {
                "0.32 0.012"
            }
        }
        Game::RioKadalis => "0.9",
        Game::Tihbat => "0.35",
        Game::Hoyito => "0.55",
    };
    let pits = (0..2 * layout.pits).filter_map(Pit::at);
    html! {
        <svg class={classes!("ground", key)} viewBox={format!("0 0 {:.0} {:.0}", layout.size.0, layout.size.1)}
            width={format!("{:.0}", layout.size.0)} height={format!("{:.0}", layout.size.1)} aria-hidden="true" focusable="false">
            <defs>
                <linearGradient id={format!("earth-{key}")} x1="0" y1="0" x2="0.25" y2="1">
                    <stop class="earth-light" offset="0" />
                    <stop class="earth-dark" offset="1" />
                </linearGradient>
                <radialGradient id={format!("hollow-{key}")} cx="0.5" cy="0.62" r="0.62">
                    <stop class="hollow-floor" offset="0" />
                    <stop class="hollow-wall" offset="0.72" />
                    <stop class="hollow-edge" offset="1" />
                </radialGradient>
                <radialGradient id={format!("fill-{key}")} cx="0.42" cy="0.38" r="0.75">
                    <stop class="fill-light" offset="0" />
                    <stop class="fill-dark" offset="1" />
                </radialGradient>
                <filter id={format!("grain-{key}")} x="0" y="0" width="100%" height="100%">
                    <feTurbulence type="fractalNoise" baseFrequency={grain} numOctaves="2" seed="7" result="noise" />
                    <feColorMatrix in="noise" type="matrix"
                        values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.55 0.35 0 0 -0.36" result="specks" />
                    <feComposite in="specks" in2="SourceGraphic" operator="in" />
                </filter>
            </defs>
            <path class="slab-shadow" d={slab.clone()} />
            <path class="slab" d={slab.clone()} fill={format!("url(#earth-{key})")} />
            <path class="grain" d={slab.clone()} filter={format!("url(#grain-{key})")} />
            <path class="slab-edge" d={slab} />
            { ornament(game, &layout) }
            { for pits.map(|pit| {
                let (at, index) = (layout.pit(pit), pit.index() + 31 * game as usize);
                let outline = worn_oval(at, layout.radii, pit_wear, index);
                let rim = worn_oval((at.0, at.1 + 1.0), (layout.radii.0 * 1.05, layout.radii.1 * 1.05), pit_wear, index);
                let lip = worn_oval((at.0, at.1 + layout.radii.1 * 0.16), layout.radii, pit_wear, index);
                let clip = format!("clip-{board_number}-{}", pit.index());
                html! {
                    <g>
                        <clipPath id={clip.clone()}><path d={outline.clone()} /></clipPath>
                        <path class="rim" d={rim} />
                        <path d={outline.clone()} fill={format!("url(#hollow-{key})")} />
                        // A shadow that falls into the hollow from its upper edge.
                        <g clip-path={format!("url(#{clip})")}>
                            <path class="inner-shadow" d={format!("{outline}{lip}")} />
                        </g>
                        if closed.contains(pit) { { filled(game, &layout, pit, &outline) } }
                    </g>
                }
            }) }
        </svg>
    }
}

/// A closed pit: smooth sand; in Hoyito a leaf lies on it.
fn filled(game: Game, layout: &Layout, pit: Pit, outline: &str) -> Html {
    let (x, y) = layout.pit(pit);
    let (rx, ry) = layout.radii;
    let ripple = |rank: f64| {
        let (half, y) = (rx * 0.62, y + ry * rank);
        format!("M{:.1} {y:.1}q{:.1} {:.1} {half:.1} 0t{half:.1} 0", x - half, half / 2.0, ry * 0.09)
    };
    html! {
        <g class="filled">
            <path class="sand" d={outline.to_owned()} fill={format!("url(#fill-{})", game.key())} />
            if game == Game::Hoyito {
                <g transform={format!("translate({x:.1} {y:.1}) rotate({:.0}) scale({:.2})", 360.0 * chance(pit.index(), 9), rx.min(ry) / 32.0)}>
                    <path class="leaf" d="M-22 0C-14-14 8-14 23 0 8 14-14 14-22 0Z" />
                    <path class="leaf-vein" d="M-22 0H20M-8 0l7-7M-8 0l7 7M4 0l6-6M4 0l6 6" />
                </g>
            } else {
                <path class="ripple" d={format!("{}{}{}", ripple(-0.3), ripple(0.02), ripple(0.34))} />
            }
        </g>
    }
}

/// What a material has beside its pits.
fn ornament(game: Game, layout: &Layout) -> Html {
    let board = layout.board;
    let (cx, cy) = board.middle();
    match game {
        // A ridge left between the rows.
        Game::Tihbat | Game::RioKadalis => {
            let line = match layout.run {
                Run::Across => format!(
                    "M{:.1} {cy:.1}q{:.1} {:.1} {:.1} 0t{:.1} 0",
                    board.x + board.w * 0.08,
                    board.w * 0.21,
                    if game == Game::Tihbat { 6.0 } else { -9.0 },
                    board.w * 0.42,
                    board.w * 0.42
                ),
                Run::Upright => format!("M{cx:.1} {:.1}V{:.1}", board.y + 30.0, board.y + board.h - 30.0),
            };
            html! { <path class="ridge" d={line} /> }
        }
        // Chalk round the board and between the rows.
        Game::Hoyito => {
            let inset = if board.w < 560.0 { 9.0 } else { 16.0 };
            let chalk = worn_slab(
                (board.x + inset, board.y + inset),
                (board.w - 2.0 * inset, board.h - 2.0 * inset),
                22.0,
                2.5,
                5,
            );
            let line = match layout.run {
                Run::Across => format!("M{:.1} {cy:.1}H{:.1}", board.x + inset, board.x + board.w - inset),
                Run::Upright => format!("M{cx:.1} {:.1}V{:.1}", board.y + inset, board.y + board.h - inset),
            };
            html! { <g class="chalk"><path d={chalk} /><path d={line} /></g> }
        }
        // A carved groove.
        Game::Sadeqa => {
            let inset = if board.w < 560.0 { 5.0 } else { 10.0 };
            html! {
                <>
                    <rect class="groove" x={(board.x + inset).to_string()} y={(board.y + inset).to_string()}
                        width={(board.w - 2.0 * inset).to_string()} height={(board.h - 2.0 * inset).to_string()} rx="20" />
                    if layout.run == Run::Across {
                        <path class="groove" d={format!("M{:.1} {cy:.1}H{:.1}", board.x + inset + 14.0, board.x + board.w - inset - 14.0)} />
                    } else {
                        <path class="groove" d={format!("M{cx:.1} {:.1}V{:.1}", board.y + inset + 14.0, board.y + board.h - inset - 14.0)} />
                    }
                </>
            }
        }
    }
}
