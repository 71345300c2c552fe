//! A sheet on which two people write down the rounds of a match, or of an afternoon.

use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use sowtell_rules::{Player, Variant};
use yew::prelude::*;

/// Rounds that fit on a sheet.
const ROUNDS: i64 = 12;

/// The sheet.
pub(super) fn sheet(variant: &Variant, words: &Words) -> Html {
    let game = variant.game;
    // Only in match play do pits close.
    let closes = game.ruleset().parts().series.is_some();
    let both = |key: &'static str| words.both(move |p| p.text(key));
    let of = |key: &'static str, player: Player| {
        words.both(move |p: &Phrases| p.text_with(key, &[("player", Value::Text(&p.player(player)))]))
    };
    html! {
        <section class={classes!("sheet", "score", game.key())}>
            <h1>{ words.both(|p| p.game_with_latin(game)) }</h1>
            <p class="blanks">
                { for Player::BOTH.map(|player| html! {
                    <span class="blank" key={player.key()}>{ of("score-name", player) }</span>
                }) }
                <span class="blank">{ both("score-date") }</span>
            </p>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ both("score-round") }</th>
                        <th scope="col">{ both("score-began") }</th>
                        { for Player::BOTH.map(|player| html! { <th scope="col" key={player.key()}>{ of("score-seeds-of", player) }</th> }) }
                        if closes {
                            { for Player::BOTH.map(|player| html! { <th scope="col" key={player.key()}>{ of("score-closed-of", player) }</th> }) }
                        }
                        <th scope="col">{ both("score-won") }</th>
                    </tr>
                </thead>
                <tbody>
                    { for (1..=ROUNDS).map(|round| html! {
                        <tr key={round}>
                            <th scope="row">{ words.main().number(round) }</th>
                            { for (0..if closes { 6 } else { 4 }).map(|column| html! { <td key={column}></td> }) }
                        </tr>
                    }) }
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="2">{ both("score-rounds-won") }</th>
                        { for (0..if closes { 5 } else { 3 }).map(|column| html! { <td key={column}></td> }) }
                    </tr>
                </tfoot>
            </table>
        </section>
    }
}
