//! What a visitor can choose: languages, games, who plays, how fast.

use sowtell_app::session::Speed;
use sowtell_app::settings::Seat;
use sowtell_app::words::Words;
use sowtell_phrases::{Language, Phrases};
use sowtell_rules::Game;
use sowtell_solver::Level;
use yew::prelude::*;

/// The languages by their own names; nothing where there is only one.
pub fn languages(all: &[Language], chosen: Language, words: &Words, then: &Callback<Language>) -> Html {
    if all.len() < 2 {
        return Html::default();
    }
    html! {
        <div class="languages" role="group" aria-label={words.text("settings-language")}>
            { for all.iter().map(|&language| {
                let onclick = then.reform(move |_: MouseEvent| language);
                html! {
                    <button type="button" key={language.key()} lang={language.key()} data-language={language.key()}
                        aria-pressed={(language == chosen).to_string()} {onclick}>{ language.own_name() }</button>
                }
            }) }
        </div>
    }
}

/// The games, each a card with its name and what its board is made of.
pub fn games(all: &[Game], chosen: Game, words: &Words, then: &Callback<Game>) -> Html {
    html! {
        <div class="cards">
            { for all.iter().map(|&game| {
                let onclick = then.reform(move |_: MouseEvent| game);
                html! {
                    <button type="button" key={game.key()} class={classes!("card", game.key())} data-game={game.key()}
                        aria-pressed={(game == chosen).to_string()} {onclick}>
                        <span class="name">{ words.both(|p: &Phrases| p.game_with_latin(game)) }</span>
                        <span class="material">{ words.text(&format!("material-{}", game.key())) }</span>
                    </button>
                }
            }) }
        </div>
    }
}

/// Who plays North: a friend, or the computer at one of these levels.
pub fn players(levels: &[Level], chosen: Seat, words: &Words, then: &Callback<Seat>) -> Html {
    let seats = std::iter::once(Seat(None)).chain(levels.iter().map(|&level| Seat(Some(level))));
    html! {
        <div class="options">
            { for seats.map(|seat| option(seat.key(), who(seat, words), seat == chosen, then.reform(move |_: MouseEvent| seat))) }
        </div>
    }
}

/// Who plays North, in words.
#[must_use]
pub fn who(seat: Seat, words: &Words) -> String {
    match seat.0 {
        None => words.text("kiosk-friend"),
        Some(level) => words.text(&format!("level-{}", level.key())),
    }
}

/// How fast seeds are sown.
pub fn speeds(chosen: Speed, words: &Words, then: &Callback<Speed>) -> Html {
    html! {
        <div class="options">
            { for Speed::ALL.map(|speed| {
                let said = words.text(&format!("speed-{}", speed.key()));
                option(speed.key(), said, speed == chosen, then.reform(move |_: MouseEvent| speed))
            }) }
        </div>
    }
}

fn option(key: &'static str, said: String, chosen: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" {key} data-option={key} aria-pressed={chosen.to_string()} {onclick}>{ said }</button>
    }
}
