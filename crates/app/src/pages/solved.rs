//! The games that are solved: what their starts and first moves are worth, a line of best play on a small board, how that
//! was found, how sure it is and how to check it.

use sowtell_phrases::{Demo, Telling, Value, rulebook};
use sowtell_rules::{Pit, Player};
use sowtell_solver::solved::{SOLVED, Solved};
use sowtell_solver::{Kind, Value as Worth};
use yew::prelude::*;

use super::rules::DemoBoard;
use crate::session::Speed;
use crate::words::Words;

/// What stands below the games: headings, and the paragraphs under each.
const ABOUT_IT: [(&str, &[&str]); 4] = [
    ("solved-how", &["solved-how-tables", "solved-how-search", "solved-how-rulings"]),
    ("solved-sure", &["solved-sure-compared", "solved-sure-proof"]),
    ("solved-check", &["solved-check-text"]),
    ("solved-open", &["solved-open-text"]),
];

/// The lines that `solved-check-text` speaks of.
const COMMANDS: [&str; 3] =
    ["lab solve tihbat", "lab solve tihbat --proof tihbat.proof", "lab check-proof tihbat.proof"];

/// The page about the solved games, whose boards sow at this speed.
pub fn solved(words: &Words, speed: Speed) -> Html {
    html! {
        <article class="rules solved">
            <h1>{ words.both(|p| p.text("solved-title")) }</h1>
            <section class="facts"><p>{ words.both(|p| p.text("solved-lead")) }</p></section>
            { for SOLVED.iter().map(|solved| game(solved, words, speed)) }
            { for ABOUT_IT.iter().map(|(title, paragraphs)| html! {
                <section key={*title} class="facts">
                    <h2>{ words.both(|p| p.text(title)) }</h2>
                    { for paragraphs.iter().map(|key| html! { <p>{ words.both(|p| p.text(key)) }</p> }) }
                    if *title == "solved-check" {
                        <ol class="commands" lang="en">{ for COMMANDS.map(|line| html! { <li><code>{ line }</code></li> }) }</ol>
                    }
                </section>
            }) }
        </article>
    }
}

/// One game: its values beside a small board with a line of best play.
fn game(solved: &'static Solved, words: &Words, speed: Speed) -> Html {
    let game = solved.game;
    let rules = game.ruleset();
    let telling = Telling { game, rules, mover: Player::South };
    let exact = |seeds| Worth { seeds, kind: Kind::Exact };
    // The board of the rules page, which shows the start.
    let start = rulebook(game).iter().find_map(|rule| rule.demo);
    let letters = (0..).map_while(Pit::at).map(|pit| pit.letter(rules.pits_a_row()));
    let openings = format!("openings-{game}");
    html! {
        <section key={game.key()} class={classes!("rule", game.key())} data-solved={game.key()}>
            <div class="rule-text">
                <h2>{ words.both(|p| p.game_with_latin(game)) }</h2>
                <p class="lead">{ words.both(|p| p.from_start(&telling, exact(solved.value))) }</p>
                <p id={openings.clone()}>{ words.both(|p| {
                    let south = p.player(Player::South);
                    p.text_with("solved-openings", &[("player", Value::Text(&south))])
                }) }</p>
                <table class="worths" aria-labelledby={openings}>
                    <thead><tr>{ for letters.zip(solved.opening).map(|(letter, _)| html! { <th scope="col">{ letter }</th> }) }</tr></thead>
                    <tbody><tr>{ for solved.opening.iter().map(|&seeds| html! { <td>{ words.main().worth_tag(exact(seeds)) }</td> }) }</tr></tbody>
                </table>
                <p>{ words.both(|p| p.best_openings(&rules, solved)) }</p>
                <p>{ words.both(|p| p.best_line(&rules, solved)) }</p>
            </div>
            if let Some(start) = start {
                <DemoBoard demo={Demo { moves: solved.line, ..start }} title={words.text("solved-line-title")} words={words.clone()} {speed} />
            }
        </section>
    }
}
