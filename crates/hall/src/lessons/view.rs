//! The section with the lessons: the list of them, or one of them with its board.

use std::rc::Rc;

use gloo::utils::document;
use sowtell_app::host::document as page;
use sowtell_app::session::{Action, Session};
use sowtell_app::store::Store;
use sowtell_app::story::telling;
use sowtell_app::widgets::{button, press, tool};
use sowtell_app::words::Words;
use sowtell_phrases::Value;
use sowtell_rules::{Game, Move, Pit, PitSet, Player};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::file::Ask;
use super::judged::Given;
use super::lesson::{Answer, Lesson, Shown};
use super::library::{Library, use_library};
use super::panel::{Question, asking, explained, title};
use crate::class::Classroom;
use crate::class::keys::{Place, use_keys};
use crate::class::stride::Stride;
use crate::stand::Stand;

/// The parameter that names the lesson shown.
pub const PARAMETER: &str = "lesson";

/// What the section needs.
#[derive(Clone, PartialEq, Properties)]
pub struct LessonsProps {
    /// What it has in common with the other sections.
    pub classroom: Classroom,
}

/// The lessons.
#[component]
pub fn Lessons(props: &LessonsProps) -> Html {
    let Classroom { words, address, asked, .. } = &props.classroom;
    let library = use_library();
    let chosen = use_state_eq(|| asked.iter().find(|(name, _)| *name == PARAMETER).map(|(_, value)| value.clone()));
    {
        let address = address.clone();
        use_effect_with((*chosen).clone(), move |chosen| {
            address.emit(chosen.iter().map(|name| (PARAMETER, name.clone())).collect());
        });
    }
    let choose = {
        let chosen = chosen.clone();
        Callback::from(move |name: Option<String>| chosen.set(name))
    };
    let Some(library) = library else {
        return html! { <p class="waiting loading quiet" role="status">{ words.text("words-loading") }</p> };
    };
    let place = chosen.as_ref().and_then(|name| library.lessons.iter().position(|lesson| lesson.name == *name));
    match place {
        Some(place) => {
            let lesson = library.lessons[place].clone();
            let name = |place: usize| library.lessons.get(place).map(|lesson| lesson.name.clone());
            html! {
                <OneLesson key={lesson.name.clone()} lesson={lesson.clone()} classroom={props.classroom.clone()} number={place + 1} of={library.lessons.len()}
                    before={place.checked_sub(1).and_then(name)} after={name(place + 1)} {choose} />
            }
        }
        None => list(&library, chosen.as_deref(), words, &choose),
    }
}

/// The list of lessons, game by game; `missing` is the name of one that was asked for and is not there.
fn list(library: &Library, missing: Option<&str>, words: &Words, choose: &Callback<Option<String>>) -> Html {
    let of = |game: Game| library.lessons.iter().filter(move |lesson| lesson.variant().game == game);
    html! {
        <section class="lesson-list">
            <h1>{ words.both(|p| p.text("lessons-title")) }</h1>
            if let Some(name) = missing {
                <p class="misread" role="alert">{ words.both(|p| p.text_with("lesson-unknown", &[("name", Value::Text(name))])) }</p>
            }
            { for library.troubles.iter().map(|(file, trouble)| html! {
                <p class="trouble" role="alert" data-trouble={file.clone()}>{ words.both(|p| trouble.say(p, file)) }</p>
            }) }
            { for Game::ALL.into_iter().filter(|game| of(*game).next().is_some()).map(|game| html! {
                <section key={game.key()} class={game.key()}>
                    <h2>{ words.both(|p| p.game_with_latin(game)) }</h2>
                    <ol>
                        { for of(game).map(|lesson| {
                            let name = lesson.name.clone();
                            let onclick = choose.reform(move |_: MouseEvent| Some(name.clone()));
                            html! { <li key={lesson.name.clone()}><button type="button" data-lesson={lesson.name.clone()} {onclick}>{ title(lesson, words) }</button></li> }
                        }) }
                    </ol>
                </section>
            }) }
        </section>
    }
}

/// What a lesson shows.
#[derive(Clone, PartialEq, Properties)]
struct OneLessonProps {
    lesson: Rc<Lesson>,
    classroom: Classroom,
    /// Its number in the list, from 1.
    number: usize,
    /// How many there are.
    of: usize,
    before: Option<String>,
    after: Option<String>,
    /// Called with another lesson, or none for the list.
    choose: Callback<Option<String>>,
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
fn OneLesson(props: &OneLessonProps) -> Html {
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
        use_effect_with((), move |()| {
            let idle = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
            if let (true, Some(element)) = (idle, heading.cast::<HtmlElement>()) {
                // A browser that cannot focus it leaves the focus where it is.
                let _ = element.focus();
            }
        });
    }
    use_effect_with(state.running, |running| {
        page::flag("data-busy", *running);
        // Whoever leaves while seeds travel leaves nothing busy behind.
        || page::flag("data-busy", false)
    });
    let ongiven = {
        let (lesson, dispatch, stage) = (lesson.clone(), dispatch.clone(), stage.clone());
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
            stage.set(Stage::Shown(given));
        })
    };
    let again = {
        let (lesson, dispatch, stage, misread) = (lesson.clone(), dispatch.clone(), stage.clone(), misread.clone());
        Callback::from(move |()| {
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
            if place == Place::Dialog || place == Place::Choice {
                return false;
            }
            let forward = key == "PageDown" || key == "ArrowRight" && matches!(place, Place::Page | Place::Button);
            let back = key == "PageUp" || key == "ArrowLeft" && matches!(place, Place::Page | Place::Button);
            match (stage, forward, back) {
                (Stage::Asking, true, _) => {
                    ongiven.emit(None);
                    true
                }
                (Stage::Asking, _, true) => true,
                (Stage::Asking, ..) => match answer_of(&key, place, &lesson) {
                    Some(given) => {
                        ongiven.emit(Some(given));
                        true
                    }
                    None => false,
                },
                (Stage::Shown(_), true, _) => {
                    match Stride::Seed.forward(&state) {
                        Some(cursor) => dispatch.dispatch(Action::Goto(cursor)),
                        None => {
                            if let Some(after) = &after {
                                choose.emit(Some(after.clone()));
                            }
                        }
                    }
                    true
                }
                (Stage::Shown(_), _, true) => {
                    if let Some(cursor) = Stride::Seed.back(&state) {
                        dispatch.dispatch(Action::Goto(cursor));
                    }
                    true
                }
                _ => false,
            }
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
    let step = |to: Option<_>| {
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
                    { tool("step-back", "M17 5v14L8 12ZM7 5v14H5V5Z", words.text("step-back"), back.is_some(), step(back)) }
                    { tool("step-forward", "M7 5v14l9-7ZM17 5v14h2V5Z", words.text("step-forward"), forward.is_some(), step(forward)) }
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

/// The pits that answer a question.
fn choices(lesson: &Lesson) -> PitSet {
    match lesson.ask {
        Ask::Where(_) => {
            let board = *lesson.session.position().board();
            board.pits().filter(|pit| !board.is_closed(*pit)).collect()
        }
        _ => lesson.session.legal(),
    }
}

/// What a key answers, wherever the focus is.
fn answer_of(key: &str, place: Place, lesson: &Lesson) -> Option<Given> {
    if place == Place::Text {
        return None;
    }
    let mut typed = key.chars();
    let (letter, None) = (typed.next()?, typed.next()) else { return None };
    let position = lesson.session.position();
    match (lesson.ask, lesson.answer, letter) {
        // Both rows answer: South's letters are capitals, North's small.
        (Ask::Where(_), ..) => {
            position.board().pit(letter).filter(|pit| choices(lesson).contains(*pit)).map(Given::Pit)
        }
        (Ask::Choose(_), ..) => {
            let own = match position.mover() {
                Player::South => letter.to_ascii_uppercase(),
                Player::North => letter.to_ascii_lowercase(),
            };
            position.board().pit(own).filter(|pit| choices(lesson).contains(*pit)).map(Given::Pit)
        }
        (_, Answer::Yes(_), '1' | '2') => Some(Given::Yes(letter == '1')),
        (_, Answer::Player(_), '1' | '2') => Some(Given::Player(Some(Player::BOTH[usize::from(letter == '2')]))),
        (_, Answer::Player(_), '3') => Some(Given::Player(None)),
        (_, Answer::Number(_), '0'..='9') => {
            // The field that has the focus when the key's letter comes takes it.
            let field = document().query_selector("[data-number]").ok().flatten();
            if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
                let _ = field.focus();
            }
            None
        }
        _ => None,
    }
}

/// What has been seen on the board when the answer has been shown, in a sentence or a few.
fn seen(lesson: &Lesson, words: &Words) -> Vec<(&'static str, String)> {
    let telling = telling(&lesson.session, lesson.session.position().mover());
    let mut session = lesson.session.clone();
    let events = match &lesson.shown {
        Shown::Filling(events, _) => events.clone(),
        Shown::Sowing(pit) => {
            let played = session.plies().len();
            // It was played while the lesson was read.
            let _ = session.play(Move::Sow(*pit));
            session.plies().get(played).map(|ply| ply.transcript.events().to_vec()).unwrap_or_default()
        }
    };
    let all = matches!(lesson.shown, Shown::Filling(..));
    let told = |lines: Vec<sowtell_phrases::Line>| {
        let last = if all { 0 } else { lines.len().saturating_sub(1) };
        lines.into_iter().skip(last).map(|line| line.text).collect::<Vec<_>>().join(" ")
    };
    // Two explanations leave no room for it.
    if words.also().is_some() {
        return Vec::new();
    }
    let p = words.main();
    vec![(p.language().key(), told(p.narrate(&telling, &events)))]
}
