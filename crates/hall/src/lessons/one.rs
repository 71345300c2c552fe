//! One lesson with its board.

use std::rc::Rc;

use gloo::utils::document;
use sowtell_app::host::document as page;
use sowtell_app::session::{Action, Session};
use sowtell_app::store::Store;
use sowtell_app::story::telling;
use sowtell_app::widgets::{button, press, tool};
use sowtell_app::words::Words;
use sowtell_phrases::Value;
use sowtell_rules::{Move, Pit};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::judged::Given;
use super::keys::{answer_of, choices, is_for_number};
use super::lesson::{Answer, Lesson, Shown};
use super::panel::{Question, asking, explained, title};
use crate::class::Classroom;
use crate::class::keys::{Place, use_keys};
use crate::class::stride::Stride;
use crate::clicker::{Step, step};
use crate::focus::{focus, focus_if_idle};
use crate::stand::Stand;

/// What a lesson shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct OneLessonProps {
    /// The lesson.
    pub(super) lesson: Rc<Lesson>,
    /// What it has in common with the rest of the class.
    pub(super) classroom: Classroom,
    /// Its number in the list, from 1.
    pub(super) number: usize,
    /// How many there are.
    pub(super) of: usize,
    /// The lesson before it.
    pub(super) before: Option<String>,
    /// The lesson after it.
    pub(super) after: Option<String>,
    /// Called with another lesson, or none for the list.
    pub(super) choose: Callback<Option<String>>,
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    /// The question stands there.
    Asking,
    /// It has been answered, or shown without an answer.
    Shown(Option<Given>),
}

/// A lesson with its board.
#[component]
pub(super) fn OneLesson(props: &OneLessonProps) -> Html {
    let OneLessonProps { lesson, classroom, number, of, before, after, choose } = props;
    let Classroom { words, settings, open, .. } = classroom;
    let store = use_reducer(|| Store::new(lesson.session.clone()));
    let stage = use_state_eq(|| Stage::Asking);
    let misread = use_state_eq(|| false);
    let (state, dispatch) = (&store.0, store.dispatcher());
    let (heading, told) = (use_node_ref(), use_node_ref());
    {
        // Whoever goes from lesson to lesson by keyboard begins at its heading.
        let heading = heading.clone();
        use_effect_with((), move |()| focus_if_idle(&heading));
    }
    use_effect_with(state.running, |running| {
        page::flag("data-busy", *running);
        // Whoever leaves while seeds travel leaves nothing busy behind.
        || page::flag("data-busy", false)
    });
    let ongiven = {
        let (lesson, dispatch, stage, heading) = (lesson.clone(), dispatch.clone(), stage.clone(), heading.clone());
        use_callback(*stage, move |given: Option<Given>, now| {
            if *now != Stage::Asking {
                return;
            }
            match &lesson.shown {
                Shown::Sowing(pit) => dispatch.dispatch(Action::Play(Move::Sow(*pit))),
                Shown::Filling(_, next) => {
                    if let Ok(session) = Session::begin(lesson.variant(), Some(**next), false) {
                        dispatch.dispatch(Action::Open(Rc::new(session)));
                    }
                }
            }
            // The question goes, and its buttons with it: the focus would be lost with them.
            focus(&heading);
            stage.set(Stage::Shown(given));
        })
    };
    let again = {
        let (lesson, dispatch, stage, misread) = (lesson.clone(), dispatch.clone(), stage.clone(), misread.clone());
        let heading = heading.clone();
        Callback::from(move |()| {
            // The button can be used no longer.
            focus(&heading);
            dispatch.dispatch(Action::Open(Rc::new(lesson.session.clone())));
            stage.set(Stage::Asking);
            misread.set(false);
        })
    };
    let onchoose = ongiven.reform(|pit: Pit| Some(Given::Pit(pit)));
    let by_pit = matches!(lesson.answer, Answer::Pits(_)) && *stage == Stage::Asking;
    let onkey = {
        let (state, dispatch, stage, ongiven) = (state.clone(), dispatch.clone(), *stage, ongiven.clone());
        let (lesson, choose, after) = (lesson.clone(), choose.clone(), after.clone());
        Callback::from(move |(key, place): (String, Place)| {
            match (stage, step(&key, place)) {
                (Stage::Asking, Some(Step::Forward)) => ongiven.emit(None),
                // There is nothing before the question.
                (Stage::Asking, Some(Step::Back)) => {}
                (Stage::Asking, None) => match answer_of(&key, place, &lesson) {
                    Some(given) => ongiven.emit(Some(given)),
                    None => {
                        if is_for_number(&key, place, &lesson) {
                            // The field that has the focus when the key's letter comes takes it.
                            focus_number();
                        }
                        return false;
                    }
                },
                (Stage::Shown(_), Some(Step::Forward)) => match (Stride::Seed.forward(&state), &after) {
                    (Some(cursor), _) => dispatch.dispatch(Action::Goto(cursor)),
                    (None, Some(after)) => choose.emit(Some(after.clone())),
                    (None, None) => {}
                },
                (Stage::Shown(_), Some(Step::Back)) => {
                    if let Some(cursor) = Stride::Seed.back(&state) {
                        dispatch.dispatch(Action::Goto(cursor));
                    }
                }
                (Stage::Shown(_), None) => return false,
            }
            true
        })
    };
    use_keys(onkey);

    let below = match *stage {
        Stage::Asking => Some(asking(&Question {
            lesson,
            words,
            told: &told,
            ongiven: &ongiven,
            misread: *misread,
            onmisread: {
                let misread = misread.clone();
                Callback::from(move |is: bool| misread.set(is))
            },
        })),
        Stage::Shown(given) if state.at_end() => Some(explained(lesson, given, words, &told, seen(lesson, words))),
        Stage::Shown(_) => None,
    };
    let below_is = (below.is_some(), words.main().language(), words.also().map(|p| p.language()), *misread);
    let choices = by_pit.then(|| choices(lesson));
    let right = match (*stage, lesson.answer) {
        (Stage::Shown(_), Answer::Pits(pits)) if state.at_end() => pits.nth(0),
        _ => None,
    };
    let go_to = |to: Option<_>| {
        let dispatch = dispatch.clone();
        to.map(|cursor| Callback::from(move |_: MouseEvent| dispatch.dispatch(Action::Goto(cursor))))
            .unwrap_or_default()
    };
    let shown = *stage != Stage::Asking;
    let (back, forward) = (Stride::Seed.back(state).filter(|_| shown), Stride::Seed.forward(state).filter(|_| shown));
    let go = |name: Option<&String>| {
        let (choose, name) = (choose.clone(), name.cloned());
        Callback::from(move |_: MouseEvent| choose.emit(name.clone()))
    };
    let play_on = {
        let (open, session) = (open.clone(), state.session.clone());
        Callback::from(move |_: MouseEvent| open.emit(session.clone()))
    };
    let place = words
        .text_with("lesson-number", &[("number", Value::Number(*number as i64)), ("all", Value::Number(*of as i64))]);
    let game = lesson.variant().game;
    html! {
        <section class={classes!("class-board", "lesson", words.also().map(|_| "two"))} data-lesson-shown={lesson.name.clone()}>
            <h1 tabindex="-1" ref={heading}>
                <span class="lesson-game">{ words.main().game_with_latin(game) }{ " · " }{ place }{ ": " }</span>
                { title(lesson, words) }
            </h1>
            <Stand state={state.clone()} dispatch={dispatch.clone()} words={words.clone()} settings={*settings} {choices} barred={!by_pit} asked={lesson.asked().filter(|_| !shown)}
                {right} {below} told={told.clone()} what={format!("{:?} {:?}", *stage, below_is)} {onchoose} />
            <section class="class-tools" aria-label={words.text("class-tools")}>
                <div class="tools">
                    { tool("step-back", "M17 5v14L8 12ZM7 5v14H5V5Z", words.text("step-back"), back.is_some(), go_to(back)) }
                    { tool("step-forward", "M7 5v14l9-7ZM17 5v14h2V5Z", words.text("step-forward"), forward.is_some(), go_to(forward)) }
                    { button("", "again", html! { words.text("lesson-again") }, shown, press(&again)) }
                    { button("", "play-on", html! { words.text("lesson-play-on") }, true, play_on) }
                </div>
                <nav class="tools" aria-label={words.text("lessons-title")}>
                    { button("", "lesson-before", html! { words.text("lesson-before") }, before.is_some(), go(before.as_ref())) }
                    { button("", "lesson-list", html! { words.text("lesson-all") }, true, go(None)) }
                    { button("primary", "lesson-after", html! { words.text("lesson-after") }, after.is_some(), go(after.as_ref())) }
                </nav>
            </section>
        </section>
    }
}

/// What has been seen on the board when the answer has been shown, in a sentence or a few.
fn seen(lesson: &Lesson, words: &Words) -> Vec<(&'static str, String)> {
    // Two explanations leave no room for it.
    if words.also().is_some() {
        return Vec::new();
    }
    let (session, p) = (&lesson.session, words.main());
    let telling = telling(session, session.position().mover());
    let (events, all) = match &lesson.shown {
        Shown::Filling(events, _) => (events.clone(), true),
        Shown::Sowing(pit) => (session.preview(Move::Sow(*pit)), false),
    };
    let lines = p.narrate(&telling, &events);
    let last = if all { 0 } else { lines.len().saturating_sub(1) };
    let told = lines.into_iter().skip(last).map(|line| line.text).collect::<Vec<_>>().join(" ");
    vec![(p.language().key(), told)]
}

/// Gives the focus to the field in which a number is answered.
fn focus_number() {
    let field = document().query_selector("[data-number]").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        // A browser that cannot focus it leaves the focus where it is.
        let _ = field.focus();
    }
}
