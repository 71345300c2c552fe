//! Seeds as they are drawn: a few forms for each game, kept once a page and used by reference.

use sowtell_rules::Game;
use yew::prelude::*;

use super::geometry::Point;
use super::shapes::{form, turn};

/// Forms of seed that each game has.
pub const FORMS: usize = 4;

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
#[must_use]
pub fn seed_id(game: Game, form: usize) -> String {
    format!("seed-{}-{form}", game.key())
}

/// The forms to refer to. Once in every drawing that shows seeds of the game.
#[must_use]
pub fn seed_forms(game: Game) -> Html {
    let shade = format!("shade-{}", game.key());
    html! {
        <defs>
            <radialGradient id={shade.clone()} cx="0.36" cy="0.3" r="0.8">
                <stop class="seed-light" offset="0" />
                <stop class="seed-body" offset="0.45" />
                <stop class="seed-dark" offset="1" />
            </radialGradient>
            { for outlines(game).into_iter().enumerate().map(|(form, outline)| html! {
                <g id={seed_id(game, form)}>
                    <path class="seed-shadow" d={outline} transform="translate(.18 .28)" />
                    <path class="seed-outline" d={outline} fill={format!("url(#{shade})")} />
                    if game == Game::Hoyito { <path class="seed-mark" d="M-.7 0C-.2-.16.4-.14.85.02" /> }
                    if game == Game::Tihbat && form % 2 == 0 { <path class="seed-mark" d="M-.6.35C-.1.5.4.35.8.05" /> }
                </g>
            }) }
        </defs>
    }
}

/// Seed number `index`, in its own form and turn, at `(x, y)` with this radius.
#[must_use]
pub fn seed(game: Game, index: usize, (x, y): Point, radius: f64) -> Html {
    let href = format!("#{}", seed_id(game, form(index, FORMS)));
    let transform = format!("translate({x:.1} {y:.1}) scale({radius:.2}) rotate({:.0})", turn(index));
    html! { <use href={href} transform={transform} /> }
}
