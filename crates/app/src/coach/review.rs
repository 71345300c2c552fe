//! Where a finished round was won and lost: a curve of what it was worth after each ply, and its turning points.

use std::fmt::Write;
use std::rc::Rc;

use sowtell_phrases::{Phrases, Turn, Value};
use sowtell_rules::{Pit, Player};
use sowtell_solver::{Kind, Value as Lead};
use yew::prelude::*;

use super::Coach;
use super::course::{course, dearest, lead, turns};
use super::mind::pit;
use crate::reading::{self, Reading};
use crate::session::{Action, Cursor, Session, State};
use crate::store::Dispatch;
use crate::story::telling;
use crate::view::Px;
use crate::words::Words;

/// The better move of a turning point that is looked at: shown as long as its moment is.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    /// What was played.
    pub session: Rc<Session>,
    /// The moment before the move that gave something away.
    pub at: Cursor,
    /// The pit that would have kept it.
    pub pit: Pit,
}

/// The most turning points that are listed: the dearest.
const MOST_TURNS: usize = 6;
/// The curve's size in its own units: as wide as a phone, so that it is never drawn smaller than it is meant to be.
const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 120.0;
const EDGE: f64 = 12.0;

/// The review of the finished round that `state` ends with; `onbetter` is called with the better move of a turning point.
#[hook]
pub fn use_review(
    coach: &Coach,
    reading: &Reading,
    state: &State,
    words: &Words,
    dispatch: &Dispatch,
    onbetter: &Callback<Better>,
) -> Html {
    let judged = coach.mind.review.clone();
    let found = use_memo((state.session.clone(), judged.len()), |(session, _)| {
        let course = course(session, &judged);
        let turns = turns(session, &judged, &course);
        (course, turns)
    });
    let (points, turns) = &*found;
    if *reading != Reading::Here {
        return reading::waiting(reading, words);
    }
    let plies = state.session.plies().len();
    let working = points.len() <= plies;
    let shown = dearest(turns, MOST_TURNS);
    let first = telling(&state.session, state.session.log().round.start().mover());
    let start = judged.first().map(|judged| lead(state.session.log().round.start(), judged.value));
    let none = if points.iter().all(|point| point.kind == Kind::Exact) { "review-none" } else { "review-none-seems" };
    html! {
        <section class="review" data-review={if working { "working" } else { "done" }} aria-label={words.text("review-title")}>
            <h2>{ words.both(|p| p.text("review-title")) }</h2>
            if let Some(start) = start { <p>{ words.both(|p| p.from_start(&first, start)) }</p> }
            { curve(points, &shown, plies, words) }
            if working {
                <p class="quiet" role="status">{ words.both(|p| p.text_with("review-working", &[("n", Value::Number(points.len() as i64)), ("all", Value::Number(plies as i64))])) }</p>
            } else if shown.is_empty() {
                <p>{ words.both(|p| p.text(none)) }</p>
            }
            <ol class="turns">
                { for shown.iter().enumerate().map(|(number, turn)| turning_point(number, turn, state, words, dispatch, onbetter)) }
            </ol>
        </section>
    }
}

/// One turning point: what was given away, and the way to the board before it.
fn turning_point(
    number: usize,
    turn: &Turn,
    state: &State,
    words: &Words,
    dispatch: &Dispatch,
    onbetter: &Callback<Better>,
) -> Html {
    let session = &state.session;
    let Some(ply) = session.plies().get(turn.ply - 1) else { return Html::default() };
    let telling = telling(session, ply.player);
    let said = |p: &Phrases| p.turn(&telling, turn);
    let at = Cursor { round: session.rounds().len() - 1, ply: turn.ply, frame: 0, announced: false };
    let (dispatch, onbetter, better, session) = (dispatch.clone(), onbetter.clone(), turn.better, session.clone());
    let show = move |_: MouseEvent| {
        dispatch.dispatch(Action::Goto(at));
        if let Some(pit) = pit(better) {
            onbetter.emit(Better { session: session.clone(), at, pit });
        }
    };
    html! {
        <li key={turn.ply}>
            <button type="button" data-turn={turn.ply.to_string()} title={words.text("review-show")} onclick={show}>
                <span class="turn-number" aria-hidden="true">{ words.main().number(number as i64 + 1) }</span>
                <span>{ words.both(said) }</span>
            </button>
        </li>
    }
}

/// The curve: South's lead above the line, North's below it.
fn curve(points: &[Lead], turns: &[Turn], plies: usize, words: &Words) -> Html {
    let most = points.iter().map(|point| point.seeds.unsigned_abs()).max().unwrap_or(0).max(4);
    let x = |ply: usize| EDGE + (WIDTH - 2.0 * EDGE) * ply as f64 / plies.max(1) as f64;
    let y = |lead: i16| HEIGHT / 2.0 - (HEIGHT / 2.0 - EDGE) * f64::from(lead) / f64::from(most);
    let middle = HEIGHT / 2.0;
    let mut area = format!("M{} {}", Px(x(0)), Px(middle));
    // What is certain is drawn solid, the rest dashed; each piece leads from one point to the next.
    let mut lines = [String::new(), String::new()];
    for (ply, point) in points.iter().enumerate() {
        let (px, py) = (Px(x(ply)), Px(y(point.seeds)));
        // Writing to a string cannot fail.
        let _ = write!(area, "L{px} {py}");
        if let Some(next) = points.get(ply + 1) {
            let line = &mut lines[usize::from(point.kind != Kind::Exact || next.kind != Kind::Exact)];
            let _ = write!(line, "M{px} {py}L{} {}", Px(x(ply + 1)), Px(y(next.seeds)));
        }
    }
    let _ = write!(area, "L{} {}Z", Px(x(points.len().saturating_sub(1))), Px(middle));
    let side = |player: Player| {
        html! { <p class={classes!("side", player.key())}>{ words.both(|p| {
            let name = p.player(player);
            p.text_with("axis-ahead", &[("player", Value::Text(&name))])
        }) }</p> }
    };
    let leads: Vec<i16> = points.iter().map(|point| point.seeds).collect();
    html! {
        <figure class="curve">
            { side(Player::South) }
            <svg viewBox={format!("0 0 {} {}", Px(WIDTH), Px(HEIGHT))} role="img" aria-label={words.main().curve(&leads)}>
                <clipPath id="ahead-south"><path d={format!("M0 0H{}V{}H0Z", Px(WIDTH), Px(middle))} /></clipPath>
                <clipPath id="ahead-north"><path d={format!("M0 {}H{}V{}H0Z", Px(middle), Px(WIDTH), Px(HEIGHT))} /></clipPath>
                <path class="south" d={area.clone()} clip-path="url(#ahead-south)" />
                <path class="north" d={area} clip-path="url(#ahead-north)" />
                <path class="zero" d={format!("M0 {}H{}", Px(middle), Px(WIDTH))} />
                <path class="line" d={lines[0].clone()} />
                <path class="line unsure" d={lines[1].clone()} />
                { for turns.iter().enumerate().filter_map(|(number, turn)| {
                    let point = points.get(turn.ply - 1)?;
                    let (cx, cy) = (Px(x(turn.ply - 1)).to_string(), Px(y(point.seeds)).to_string());
                    Some(html! {
                        <g key={turn.ply}>
                            <circle cx={cx.clone()} cy={cy.clone()} r="9" />
                            <text x={cx} y={cy}>{ words.main().number(number as i64 + 1) }</text>
                        </g>
                    })
                }) }
            </svg>
            { side(Player::North) }
        </figure>
    }
}
