//! The log: every ply with its sentences, each a way back to its moment.

use std::rc::Rc;

use sowtell_phrases::{LineKind, Phrases, Telling, Value};
use sowtell_rules::Move;
use yew::prelude::*;

use super::{closing_line, telling};
use crate::session::{Action, Cursor, Ply, RoundLog, Session, State};
use crate::store::Dispatch;
use crate::words::Words;

/// All that has been played.
#[hook]
pub fn use_log(state: &State, words: &Words, dispatch: &Dispatch) -> Html {
    let session = &state.session;
    let node = use_node_ref();
    {
        // The newest ply is kept in sight.
        let node = node.clone();
        let told = state.tellable(state.cursor.round, state.cursor.ply);
        use_effect_with((session.rounds().len(), session.plies().len(), told), move |_| {
            if let Some(element) = node.cast::<web_sys::Element>() {
                element.set_scroll_top(element.scroll_height());
            }
        });
    }
    let nothing = session.rounds().len() == 1 && session.plies().is_empty() && session.outcome().is_none();
    html! {
        <div class="log" data-log="" ref={node} tabindex="0" role="log" aria-live="off" aria-label={words.text("log-title")}>
            if nothing { <p class="quiet">{ words.both(|p| p.text("log-empty")) }</p> }
            { for (0..session.rounds().len()).map(|number| {
                round(state, number, words, dispatch)
            }) }
            if let Some(closing) = session.closing().filter(|_| !state.fresh) {
                <div class="result" data-match-result="">{ closing_line(session, words, closing) }</div>
            }
        </div>
    }
}

/// One round of the log; its plies are drawn again only when they change.
fn round(state: &State, number: usize, words: &Words, dispatch: &Dispatch) -> Html {
    let session = &state.session;
    let looked_at = (state.cursor.round == number).then_some(state.cursor.ply);
    let Some(round) = session.rounds().get(number) else { return Html::default() };
    let begins = round.round.start().mover();
    let level = if session.is_match() { "h4" } else { "h3" };
    html! {
        <section class="round" key={number}>
            if session.is_match() {
                <h3>{ words.both(|p| p.text_with("log-round", &[("n", Value::Number(number as i64 + 1))])) }</h3>
            }
            if let Some(upto) = state.tellable(number, 0).filter(|_| !round.opening.events().is_empty()) {
                <Lines {upto} telling={telling(session, begins)} ply={None::<Rc<Ply>>} round={Some(Opening(Rc::clone(&round.opening)))} at={(number, 0)} {level} current={looked_at == Some(0)}
                    words={words.clone()} dispatch={dispatch.clone()} />
            }
            { for round.plies.iter().enumerate().filter_map(|(index, ply)| state.tellable(number, index + 1).map(|upto| html! {
                <Lines key={index + 1} {upto} telling={telling(session, ply.player)} ply={Some(Rc::clone(ply))} round={None::<Opening>} at={(number, index + 1)} {level}
                    current={looked_at == Some(index + 1)} words={words.clone()} dispatch={dispatch.clone()} />
            })) }
            if !state.fresh || number + 1 < session.rounds().len() { { result(round, session, words) } }
        </section>
    }
}

/// How a round ended.
fn result(round: &RoundLog, session: &Session, words: &Words) -> Html {
    let Some(outcome) = round.round.outcome() else { return Html::default() };
    let telling = telling(session, round.round.position().mover());
    html! { <p class="result" data-result="">{ words.both(|p| p.outcome(&telling, &outcome).join(" ")) }</p> }
}

#[derive(Clone, PartialEq)]
struct Opening(Rc<crate::session::Transcript>);

#[derive(Clone, PartialEq, Properties)]
struct LinesProps {
    telling: Telling,
    ply: Option<Rc<Ply>>,
    round: Option<Opening>,
    at: (usize, usize),
    /// How many of its events may be told.
    upto: usize,
    /// The element of its heading.
    level: &'static str,
    current: bool,
    words: Words,
    dispatch: Dispatch,
}

/// One ply, or the filling of the board before a round.
#[component]
fn Lines(props: &LinesProps) -> Html {
    let LinesProps { telling, ply, round, at, upto, level, current, words, dispatch } = props;
    let events = match (ply, round) {
        (Some(ply), _) => ply.transcript.events(),
        (None, Some(Opening(transcript))) => transcript.events(),
        (None, None) => &[],
    };
    let said = |phrases: &Phrases| phrases.narrate(telling, events);
    let (main, also) = (said(words.main()), words.also().map(|also| (also.language().key(), said(also))));
    let lang = words.main().language().key();
    html! {
        <article class={classes!("ply", telling.mover.key(), current.then_some("current"))}>
            if let Some(ply) = ply { <@{*level} class="heading">{ words.both(|p| heading(p, telling, ply, at.1)) }</@> }
            <ul>
                { for main.into_iter().filter(|line| line.frame < *upto).enumerate().map(|(index, line)| {
                    let capture = line.kind == LineKind::Capture;
                    let to = Cursor {
                        round: at.0,
                        ply: at.1,
                        frame: if capture { line.frame } else { line.frame + 1 },
                        announced: capture,
                    };
                    let dispatch = dispatch.clone();
                    let second = also.as_ref().and_then(|(lang, lines)| Some((*lang, lines.get(index)?.text.clone())));
                    html! {
                        <li key={index} class={if capture { "capture" } else { "telling" }}>
                            <button type="button" title={words.text("log-show")} onclick={move |_: MouseEvent| dispatch.dispatch(Action::Goto(to))}>
                                <span {lang}>{ line.text }</span>
                                if let Some((lang, text)) = second { <span class="also" {lang}>{ text }</span> }
                            </button>
                        </li>
                    }
                }) }
            </ul>
        </article>
    }
}

/// The heading of a ply: its number, who moves, and the pit's letter.
#[must_use]
pub fn heading(phrases: &Phrases, telling: &Telling, ply: &Ply, number: usize) -> String {
    let player = phrases.player(ply.player);
    let n = ("n", Value::Number(number as i64));
    match ply.played {
        Move::Pass => phrases.text_with("log-pass", &[n, ("player", Value::Text(&player))]),
        Move::Sow(pit) => {
            let letter = pit.letter(telling.rules.pits_a_row()).to_string();
            phrases.text_with("log-ply", &[n, ("player", Value::Text(&player)), ("pit", Value::Text(&letter))])
        }
    }
}
