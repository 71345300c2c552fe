//! What this is, and from whom the games are known.

use sowtell_rules::Game;
use yew::prelude::*;

use crate::words::Words;

/// Its paragraphs, in order.
const PARAGRAPHS: [&str; 5] = ["about-what", "about-rulings", "about-words", "about-privacy", "about-offline"];

/// The page about it all; `class` is the address of the class with the present board, and `onrules` is called with the game
/// whose rules are wished for.
pub fn about(words: &Words, class: String, onrules: &Callback<Game>) -> Html {
    html! {
        <article class="about">
            <h1><span lang="en">{ "Sow & Tell" }</span></h1>
            <p class="lead">{ words.both(|p| p.text("page-tagline")) }</p>
            { for PARAGRAPHS.map(|key| html! { <p {key}>{ words.both(|p| p.text(key)) }</p> }) }
            <p>{ words.both(|p| p.text("about-class")) }{ " " }<a href={class} data-class="">{ words.both(|p| p.text("about-class-open")) }</a></p>
            <h2>{ words.both(|p| p.text("about-games")) }</h2>
            <ul class="game-list">
                { for Game::ALL.map(|game| {
                    let onrules = onrules.reform(move |_: MouseEvent| game);
                    html! {
                        <li key={game.key()} class={classes!("game-card", game.key())}>
                            <span class="name">{ words.both(|p| p.game_with_latin(game)) }</span>
                            <span class="material">{ words.both(|p| p.material(game)) }</span>
                            <button type="button" data-rules-of={game.key()} onclick={onrules}>{ words.text("nav-rules") }</button>
                        </li>
                    }
                }) }
            </ul>
        </article>
    }
}
