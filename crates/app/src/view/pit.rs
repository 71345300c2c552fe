//! One pit: its seeds, its number, its letter, and the area that plays it.

use sowtell_rules::{Game, Pit, Player};
use yew::prelude::*;

use super::geometry::Layout;
use super::seeds::seed;
use super::shapes::{DRAWN_IN_A_PIT, Px, slot};

/// What a pit shows.
#[derive(Clone, PartialEq, Properties)]
pub struct PitProps {
    /// The game, for its seeds.
    pub game: Game,
    /// Where everything lies.
    pub layout: Layout,
    /// Which pit.
    pub pit: Pit,
    /// Seeds in it.
    pub seeds: u8,
    /// The number as it is written.
    pub number: AttrValue,
    /// Its name, as a screen reader says it.
    pub name: AttrValue,
    /// The languages of that name.
    pub lang: AttrValue,
    /// Whether it is closed.
    pub closed: bool,
    /// Whether it can be played now.
    pub playable: bool,
    /// Whether it is ringed: something is captured here.
    pub ringed: bool,
    /// Whether the last seed of the turn fell here.
    pub last: bool,
    /// Whether its uppermost seed is falling just now.
    pub falling: bool,
    /// Whether it is the board's tab stop.
    pub tab_stop: bool,
    /// Whether it is recommended.
    pub best: bool,
    /// What playing it is worth, as it is written.
    pub worth: Option<Tag>,
}

/// What a move is worth, as it is written on its pit.
#[derive(Clone, Debug, PartialEq)]
pub struct Tag {
    /// `+4`, `−8`, `≥ 0`.
    pub text: AttrValue,
    /// Whether it is proven exactly.
    pub exact: bool,
}

/// One pit.
#[component]
pub fn PitView(props: &PitProps) -> Html {
    let PitProps { game, layout, pit, seeds, .. } = *props;
    let (x, y) = layout.pit(pit);
    let (rx, ry) = layout.radii;
    let (target, plate) = (layout.target(pit), layout.plate(pit));
    let radius = seed_radius(&layout);
    let owner = pit.owner(layout.pits);
    let drawn = seeds.min(DRAWN_IN_A_PIT);
    let letter = pit.letter(layout.pits).to_string();
    let (plate_x, plate_y) = plate.middle();
    let (letter_x, letter_y) = layout.letter(pit);
    html! {
        <g class={classes!("pit", owner.key(), props.playable.then_some("playable"), props.closed.then_some("closed"),
                props.ringed.then_some("ringed"), props.last.then_some("last"), props.best.then_some("best"))}
            role="button" tabindex={if props.tab_stop { "0" } else { "-1" }}
            data-pit={letter.clone()} data-seeds={seeds.to_string()} aria-disabled={(!props.playable).to_string()} data-worth={props.worth.as_ref().map(|tag| tag.text.clone())}
            aria-label={props.name.clone()} lang={props.lang.clone()}>
            <rect class="target" x={px(target.x)} y={px(target.y)} width={px(target.w)} height={px(target.h)} rx="14" />
            <ellipse class="halo" cx={px(x)} cy={px(y)} rx={px(rx + 1.0)} ry={px(ry + 1.0)} />
            <g class="seeds">
                { for (0..usize::from(drawn)).map(|index| {
                    let (dx, dy) = slot(index);
                    let drawing = seed(game, index + 40 * pit.index(), (x + dx * (rx - radius * 0.6), y + dy * (ry - radius * 0.6)), radius);
                    if props.falling && index + 1 == usize::from(drawn) {
                        html! { <g class="falling" key={index + 1000 * usize::from(seeds)}>{ drawing }</g> }
                    } else {
                        html! { <g key={index}>{ drawing }</g> }
                    }
                }) }
            </g>
            if !props.closed {
                <g class="plate" aria-hidden="true">
                    if owner == Player::South {
                        <rect x={px(plate.x)} y={px(plate.y)} width={px(plate.w)} height={px(plate.h)} rx={px(plate.h / 2.0)} />
                    } else {
                        <rect x={px(plate.x)} y={px(plate.y)} width={px(plate.w)} height={px(plate.h)} rx="5" />
                    }
                    <text class="number" x={px(plate_x)} y={px(plate_y)} font-size={px(layout.number)}>{ props.number.clone() }</text>
                </g>
            }
            <text class="letter" lang="en" aria-hidden="true" x={px(letter_x)} y={px(letter_y)}>{ letter.clone() }</text>
            if props.last { <path class="last-mark" aria-hidden="true" d={last_mark(x, y - ry + 4.0)} /> }
            if let Some(tag) = &props.worth { { worth(&layout, pit, tag) } }
        </g>
    }
}

/// The tag that says what a move is worth, on the pit's inner rim.
fn worth(layout: &Layout, pit: Pit, tag: &Tag) -> Html {
    let size = if layout.is_small() { 15.0 } else { 18.0 };
    let (w, h) = (size * (0.62 * tag.text.chars().count() as f64 + 0.7), size * 1.4);
    let (x, y) = layout.worth(pit);
    html! {
        <g class={classes!("worth", (!tag.exact).then_some("unsure"))} aria-hidden="true">
            <rect x={px(x - w / 2.0)} y={px(y - h / 2.0)} width={px(w)} height={px(h)} rx="4" />
            <text x={px(x)} y={px(y)} font-size={px(size)}>{ tag.text.clone() }</text>
        </g>
    }
}

/// The radius at which seeds are drawn.
#[must_use]
pub fn seed_radius(layout: &Layout) -> f64 {
    (layout.radii.0.min(layout.radii.1) * 0.2).clamp(3.8, 22.0)
}

/// A small arrow head that points at the pit in which the last seed fell.
fn last_mark(x: f64, y: f64) -> String {
    format!("M{} {}l-7-10h14Z", Px(x), Px(y + 8.0))
}

/// A length as an attribute.
#[must_use]
pub fn px(length: f64) -> String {
    Px(length).to_string()
}
