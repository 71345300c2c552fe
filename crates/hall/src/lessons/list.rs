//! The section with the lessons: the list of them, or one of them.

use sowtell_app::words::Words;
use sowtell_phrases::Value;
use sowtell_rules::Game;
use yew::prelude::*;

use super::library::{Library, use_library};
use super::one::OneLesson;
use super::panel::title;
use crate::class::Classroom;
use crate::focus::focus_if_idle;

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
    let heading = use_node_ref();
    let lesson = |library: &Library| library.lessons.iter().position(|lesson| chosen.as_ref() == Some(&lesson.name));
    // Nothing while the lessons are on their way.
    let place = library.as_deref().map(lesson);
    {
        // Whoever comes back to the list by keyboard begins at its heading, too.
        let heading = heading.clone();
        use_effect_with(place == Some(None), move |listed| {
            if *listed {
                focus_if_idle(&heading);
            }
        });
    }
    let (Some(library), Some(place)) = (library, place) else {
        return html! { <p class="waiting loading quiet" role="status">{ words.text("words-loading") }</p> };
    };
    match place {
        Some(place) => {
            let lesson = library.lessons[place].clone();
            let name = |place: usize| library.lessons.get(place).map(|lesson| lesson.name.clone());
            html! {
                <OneLesson key={lesson.name.clone()} lesson={lesson.clone()} classroom={props.classroom.clone()} number={place + 1} of={library.lessons.len()}
                    before={place.checked_sub(1).and_then(name)} after={name(place + 1)} {choose} />
            }
        }
        None => list(&library, chosen.as_deref(), words, &heading, &choose),
    }
}

/// The list of lessons, game by game; `missing` is the name of one that was asked for and is not there.
fn list(
    library: &Library,
    missing: Option<&str>,
    words: &Words,
    heading: &NodeRef,
    choose: &Callback<Option<String>>,
) -> Html {
    let of = |game: Game| library.lessons.iter().filter(move |lesson| lesson.variant().game == game);
    html! {
        <section class="lesson-list">
            <h1 tabindex="-1" ref={heading}>{ words.both(|p| p.text("lessons-title")) }</h1>
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
