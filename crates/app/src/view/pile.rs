//! A player's pile of captured seeds, beside the board.

use sowtell_rules::{Game, Player};
use yew::prelude::*;

use super::geometry::Layout;
use super::pit::px;
use super::seeds::seed;
use super::shapes::{Px, chance};

/// Seeds drawn in a pile; of more, the number tells.
const DRAWN: u8 = 120;

/// What a pile shows.
#[derive(Clone, PartialEq, Properties)]
pub struct PileProps {
    /// The game, for its seeds.
    pub game: Game,
    /// Where everything lies.
    pub layout: Layout,
    /// Whose pile.
    pub player: Player,
    /// Seeds in it.
    pub seeds: u8,
    /// The number as it is written.
    pub number: AttrValue,
    /// Its name, as a screen reader says it.
    pub name: AttrValue,
    /// The player's name in each language, with the language.
    pub labels: Vec<(AttrValue, AttrValue)>,
    /// Whether four is what wins, so that seeds lie in fours.
    pub in_fours: bool,
    /// Whether it is this player's turn.
    pub to_move: bool,
}

/// A player's pile.
#[component]
pub fn PileView(props: &PileProps) -> Html {
    let PileProps { game, layout, player, seeds, .. } = *props;
    let strip = layout.pile(player);
    let small = layout.is_small();
    let middle = strip.middle().1;
    let label_size = if small { 16.0 } else { 19.0 };
    let letters = props.labels.iter().map(|(text, _)| text.chars().count()).max().unwrap_or(0) as f64;
    let label_room = (letters * label_size * 0.62 + 34.0).max(70.0).min(strip.w * 0.42);
    let number_room = if small { 46.0 } else { 62.0 };
    let (left, right) = (strip.x + label_room, strip.x + strip.w - number_room - 6.0);
    let lines = props.labels.len() as f64;
    html! {
        <g class={classes!("pile", player.key(), props.to_move.then_some("to-move"))} role="img" aria-label={props.name.clone()}
            data-pile={player.key()} data-seeds={seeds.to_string()}>
            <rect class="tray" x={px(strip.x + 2.0)} y={px(strip.y + 5.0)} width={px(strip.w - 4.0)} height={px(strip.h - 10.0)} rx="12" />
            if props.to_move { <path class="turn-mark" d={turn_mark(player, strip.x + 15.0, middle)} /> }
            { for props.labels.iter().enumerate().map(|(line, (text, lang))| {
                let y = middle + (line as f64 - (lines - 1.0) / 2.0) * (label_size + 5.0);
                html! { <text class="owner" lang={lang.clone()} x={px(strip.x + 28.0)} y={px(y)} font-size={px(label_size)}>{ text.clone() }</text> }
            }) }
            <g>
                { for places(seeds.min(DRAWN), props.in_fours, (left, right), middle, strip.h - 18.0).into_iter().enumerate()
                    .map(|(index, (at, radius))| html! { <g key={index}>{ seed(game, index + 500 * (1 + player.index()), at, radius) }</g> }) }
            </g>
            <g class="plate" aria-hidden="true">
                if player == Player::South {
                    <rect x={px(right + 6.0)} y={px(middle - 16.0)} width={px(number_room - 8.0)} height="32" rx="16" />
                } else {
                    <rect x={px(right + 6.0)} y={px(middle - 16.0)} width={px(number_room - 8.0)} height="32" rx="5" />
                }
                <text class="number" x={px(right + 2.0 + number_room / 2.0)} y={px(middle)} font-size={px(if small { 19.0 } else { 24.0 })}>
                    { props.number.clone() }
                </text>
            </g>
        </g>
    }
}

/// A triangle beside the name of whoever is to move, pointing at the own row.
fn turn_mark(player: Player, x: f64, y: f64) -> String {
    match player {
        Player::South => format!("M{} {}l8 12h-16Z", Px(x), Px(y - 6.0)),
        Player::North => format!("M{} {}l8-12h-16Z", Px(x), Px(y + 6.0)),
    }
}

/// Where the seeds of a pile lie, and how large they are: in groups of four, or in three rows.
fn places(seeds: u8, in_fours: bool, (left, right): (f64, f64), middle: f64, height: f64) -> Vec<((f64, f64), f64)> {
    let rows = if in_fours { 2 } else { 3 };
    let columns = usize::from(seeds).div_ceil(rows).max(1);
    let gaps = if in_fours { columns.div_ceil(2) as f64 * 0.45 } else { 0.0 };
    // In radii: a column is two and a little wide, a gap between two groups takes its part.
    let wide = columns as f64 * 2.15 + gaps * 2.0;
    let radius = ((right - left - 8.0) / wide).min(height / (rows as f64 * 2.3)).clamp(1.6, 9.0);
    (0..usize::from(seeds))
        .map(|index| {
            let (column, row) = (index / rows, index % rows);
            let group = if in_fours { (column / 2) as f64 * 0.9 } else { 0.0 };
            let x = left + 4.0 + radius * (1.0 + column as f64 * 2.15 + group);
            let y = middle + radius * 2.2 * (row as f64 - (rows as f64 - 1.0) / 2.0);
            let sway = if in_fours { 0.12 } else { 0.5 };
            let nudge = |which| radius * sway * (chance(index, which) - 0.5);
            ((x + nudge(11), y + nudge(12)), radius)
        })
        .collect()
}
