//! Seeds as they are drawn: a few forms for each game, kept once a page and used by reference.

use std::fmt::Write;

use sowtell_rules::Game;
use yew::prelude::*;

use super::geometry::Point;
use super::shapes::{Px, form, slot, turn};

/// Forms of seed that each game has.
const FORMS: usize = 4;
/// Seeds drawn in a cluster; of more, the number tells.
const CLUSTER: u8 = 14;

/// The outlines of a game's seeds, about one unit in radius: river pebbles, dung and black stones, calabash seeds, light
/// stones.
fn outlines(game: Game) -> [&'static str; FORMS] {
    match game {
        Game::Tihbat => [
            "M-1 .1C-1-.6-.4-.9.2-.85.8-.8 1.05-.3 1 .2.95.7.4.9-.1.88-.7.85-1 .6-1 .1Z",
            "M-.95-.1C-.9-.7-.2-.95.35-.8.9-.65 1.1 0 .85.45.6.9-.1.95-.55.75-.9.6-1 .3-.95-.1Z",
            "M-1 0C-1-.5-.55-.75 0-.75.6-.75 1.05-.45 1.05.05 1.05.55.5.8 0 .78-.6.76-1 .5-1 0Z",
            "M-.85.3C-1.05-.2-.75-.8-.2-.92.4-1.05.9-.6.95 0 1 .55.6.95.05.95-.4.95-.7.7-.85.3Z",
        ],
        Game::RioKadalis => [
            "M-.9-.2C-.8-.8-.2-.95.3-.85.85-.75 1-.2.9.3.8.85.2.95-.3.85-.8.75-1 .3-.9-.2Z",
            "M-.8-.45C-.45-.95.25-1 .65-.65 1.05-.3.95.35.65.7.3 1.05-.4.9-.7.55-1 .25-1-.15-.8-.45Z",
            "M-.95.05C-.95-.5-.55-.9 0-.9.6-.9.95-.45.92.1.9.65.45.9-.1.9-.6.9-.95.6-.95.05Z",
            "M-.75-.55C-.3-1 .4-.85.75-.45 1.05-.1.9.5.55.8.15 1.05-.5.9-.8.45-1 .15-1-.3-.75-.55Z",
        ],
        Game::Hoyito => [
            "M-1.1.05C-.9-.45-.3-.75.3-.65.8-.55 1.15-.2 1.15.05 1.15.35.75.6.25.68-.35.75-.95.5-1.1.05Z",
            "M-1.15 0C-.85-.55-.25-.7.35-.6.95-.5 1.2-.15 1.1.15 1 .5.5.7-.05.65-.6.6-1 .4-1.15 0Z",
            "M-1.1-.1C-.75-.6-.1-.75.45-.55.95-.4 1.2 0 1 .3.75.65.15.75-.35.6-.8.5-1.05.25-1.1-.1Z",
            "M-1.15.1C-1-.35-.5-.65.1-.65.75-.65 1.15-.35 1.15 0 1.15.4.65.65.1.65-.5.65-1 .5-1.15.1Z",
        ],
        Game::Sadeqa => [
            "M-.92 0C-.92-.52-.52-.92 0-.92.52-.92.92-.52.92 0 .92.52.52.92 0 .92-.52.92-.92.52-.92 0Z",
            "M-.95.1C-.95-.45-.5-.9.05-.88.6-.86.95-.45.92.08.9.6.45.9-.05.9-.55.9-.95.6-.95.1Z",
            "M-.9-.1C-.85-.6-.4-.95.1-.9.65-.85.95-.4.9.15.85.65.4.92-.1.9-.6.88-.95.4-.9-.1Z",
            "M-.88.15C-1-.35-.6-.85-.1-.92.45-1 .9-.55.95-.02 1 .5.55.95 0 .92-.45.9-.8.6-.88.15Z",
        ],
    }
}

/// Names that two boards on one page do not share unless they draw the same.
fn seed_id(game: Game, form: usize) -> String {
    format!("seed-{}-{form}", game.key())
}

/// The forms to refer to, as text: the ground carries them.
#[must_use]
pub fn seed_forms(game: Game) -> String {
    let key = game.key();
    let mut defs = format!(
        r#"<radialGradient id="shade-{key}" cx=".36" cy=".3" r=".8"><stop class="seed-light" offset="0"/><stop class="seed-body" offset=".45"/><stop class="seed-dark" offset="1"/></radialGradient>"#
    );
    for (form, outline) in outlines(game).into_iter().enumerate() {
        let mark = match game {
            Game::Hoyito => r#"<path class="seed-mark" d="M-.7 0C-.2-.16.4-.14.85.02"/>"#,
            Game::Tihbat if form % 2 == 0 => r#"<path class="seed-mark" d="M-.6.35C-.1.5.4.35.8.05"/>"#,
            _ => "",
        };
        // Writing to a string cannot fail.
        let _ = write!(
            defs,
            r#"<g id="{}"><path class="seed-shadow" d="{outline}" transform="translate(.18 .28)"/><path class="seed-outline" d="{outline}" fill="url(#shade-{key})"/>{mark}</g>"#,
            seed_id(game, form)
        );
    }
    defs
}

/// Seed number `index`, in its own form and turn, at `(x, y)` with this radius.
pub fn seed(game: Game, index: usize, (x, y): Point, radius: f64) -> Html {
    let href = format!("#{}", seed_id(game, form(index, FORMS)));
    let transform = format!("translate({} {})scale({})rotate({})", Px(x), Px(y), Px(radius), Px(turn(index)));
    html! { <use href={href} transform={transform} /> }
}

/// A cluster of up to `most` seeds round the middle of a drawing of its own: what a hand holds, or what flies to a pile.
pub fn cluster(game: Game, seeds: u8, radius: f64) -> Html {
    let size = Px(radius * 9.0);
    let corner = Px(radius * -4.5);
    html! {
        <svg class={classes!("pieces", game.key())} viewBox={format!("{corner} {corner} {size} {size}")} width={size.to_string()} height={size.to_string()} focusable="false">
            { for (0..usize::from(seeds.min(CLUSTER))).map(|index| {
                let (x, y) = slot(index);
                seed(game, index + 900, (x * radius * 3.0, y * radius * 3.0), radius)
            }) }
        </svg>
    }
}
