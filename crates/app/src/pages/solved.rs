//! The games that are solved: what their starts and first moves are worth, a line of best play on a small board, how that
//! was found, how sure it is and how to check it, in this very tab too.

use sowtell_phrases::{Demo, Phrases, Telling, Value, rulebook};
use sowtell_rules::{Game, Pit, Player, Record, Variant};
use sowtell_solver::solved::{self, SOLVED};
use sowtell_solver::{Kind, Value as Worth};
use sowtell_thinker::{Answer, Judged, Reply, Task};
use yew::prelude::*;

use super::rules::DemoBoard;
use crate::session::Speed;
use crate::thinking::Thinker;
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

/// How long a game may take to be solved in the visitor's tab, in milliseconds: some twenty times what it takes.
const PATIENCE: u32 = 60_000;

/// What the page about the solved games is given.
#[derive(Clone, PartialEq, Properties)]
pub struct SolvedProps {
    /// The words.
    pub words: Words,
    /// How fast the small boards sow.
    pub speed: Speed,
    /// Who solves them here.
    pub thinker: Thinker,
}

/// A game that is being solved in the visitor's tab, or has been.
#[derive(Clone, PartialEq)]
struct Here {
    game: Game,
    judged: Option<Judged>,
    /// Whether nothing more will be said.
    over: bool,
}

impl Here {
    /// How far it is, or what has come of it.
    fn said(&self, phrases: &Phrases) -> String {
        match &self.judged {
            Some(Judged { value: value @ Worth { kind: Kind::Exact, .. }, nodes, ms, .. }) if self.over => {
                let telling = telling(self.game);
                format!("{} {}", phrases.solved_here(*nodes, *ms), phrases.from_start(&telling, *value))
            }
            _ if self.over => phrases.text("solved-here-failed"),
            judged => phrases.solving_here(judged.as_ref().map_or(0, |judged| judged.nodes)),
        }
    }
}

/// Of the start of a game, where South begins.
fn telling(game: Game) -> Telling {
    Telling { game, rules: game.ruleset(), mover: Player::South }
}

/// The page about the solved games.
#[component]
pub fn Solved(props: &SolvedProps) -> Html {
    let SolvedProps { words, speed, thinker } = props;
    let here = use_state(|| None::<Here>);
    let onsolve = {
        let (here, thinker) = (here.clone(), thinker.clone());
        Callback::from(move |game: Game| {
            let show = here.setter();
            show.set(Some(Here { game, judged: None, over: false }));
            let tell = Callback::from(move |Answer { last, reply, .. }: Answer| {
                let judged = if let Reply::Values(judged) = reply { Some(judged) } else { None };
                show.set(Some(Here { game, judged, over: last }));
            });
            thinker.ask(Record::new(Variant::of(game)).to_string(), Task::Values { ms: PATIENCE }, tell);
        })
    };
    {
        // Leaving the page ends the solving.
        let thinker = thinker.clone();
        use_effect_with((), move |()| move || thinker.cancel());
    }
    let game = |solved| game(solved, words, *speed, (*here).as_ref(), &onsolve);
    html! {
        <article class="rules solved">
            <h1>{ words.both(|p| p.text("solved-title")) }</h1>
            <section class="facts"><p>{ words.both(|p| p.text("solved-lead")) }</p></section>
            { for SOLVED.iter().map(game) }
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

/// One game: its values beside a small board with a line of best play, and a button that solves it in this tab.
fn game(
    solved: &'static solved::Solved,
    words: &Words,
    speed: Speed,
    here: Option<&Here>,
    onsolve: &Callback<Game>,
) -> Html {
    let game = solved.game;
    let telling = telling(game);
    let exact = |seeds| Worth { seeds, kind: Kind::Exact };
    // The board of the rules page, which shows the start.
    let start = rulebook(game).iter().find_map(|rule| rule.demo);
    let letters = (0..).map_while(Pit::at).map(|pit| pit.letter(telling.rules.pits_a_row()));
    let openings = format!("openings-{game}");
    let onsolve = onsolve.reform(move |_: MouseEvent| game);
    let here = here.filter(|here| here.game == game);
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
                <p>{ words.both(|p| p.best_openings(&telling.rules, solved)) }</p>
                <p data-line="">{ words.both(|p| p.best_line(&telling.rules, solved)) }</p>
                <p><button type="button" data-action="solve-here" onclick={onsolve}>{ words.text("solved-here") }</button></p>
                <p role="status" data-here={here.map(|here| if here.over { "over" } else { "solving" })}>
                    if let Some(here) = here { { words.both(|p| here.said(p)) } }
                </p>
            </div>
            if let Some(start) = start {
                <DemoBoard demo={Demo { moves: solved.line, ..start }} title={words.text("solved-line-title")} words={words.clone()} {speed} />
            }
        </section>
    }
}
