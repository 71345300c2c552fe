//! What is shown while nobody is there: a whole game, slowly, with its sentences, and an invitation.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use sowtell_app::session::{Action, Session, Speed};
use sowtell_app::settings::Settings;
use sowtell_app::store::Store;
use sowtell_app::widgets::icon;
use sowtell_phrases::{Language, Phrases};
use sowtell_rules::{Game, Move};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::choices::languages;
use super::demos;
use super::sight::{Asked, Sides, use_sight};

/// How long the invitation stands in each language, in milliseconds.
const TURN: u32 = 5_000;

/// What a demonstration shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ShowProps {
    /// The game.
    pub game: Game,
    /// How often it has been shown before.
    pub before: usize,
    /// The number of the demonstration, from 1.
    pub number: u32,
    /// How it is shown.
    pub settings: Settings,
    /// The words.
    pub sides: Sides,
    /// The languages of the kiosk.
    pub languages: Vec<Language>,
    /// Called when somebody touches the screen, perhaps on the name of a language.
    pub onbegin: Callback<Option<Language>>,
    /// Called when it is over.
    pub onover: Callback<()>,
}

/// How long nothing happens before a move, and after the last one, in milliseconds.
fn rests(speed: Speed) -> (u32, u32) {
    match speed {
        Speed::Counting => (3_500, 15_000),
        Speed::Normal => (2_500, 12_000),
        Speed::Brisk | Speed::Instant => (1_000, 6_000),
    }
}

/// A demonstration.
#[component]
pub fn Show(props: &ShowProps) -> Html {
    let ShowProps { game, before, number, settings, sides, languages: given, onbegin, onover } = props;
    let settings = &Settings { speed: settings.speed.to_follow(), ..*settings };
    let store = use_reducer(|| Store::new(Session::recorded(*game)));
    let (state, dispatch) = (&store.0, store.dispatcher());
    let moves = use_memo((*game, *before), |(game, before)| demos::moves(*game, *before));
    let sight = use_sight(state, settings, sides, Some("kiosk-demo"), false, &dispatch);
    let done = state.session.plies().iter().filter(|ply| ply.played != Move::Pass).count();
    {
        // The next move, when the last one has been seen; after the last one the next demonstration.
        let next = (state.at_end() && !state.running).then(|| moves.get(done).copied());
        let (dispatch, onover, speed) = (dispatch.clone(), onover.clone(), settings.speed);
        use_effect_with((next, done), move |(next, _)| {
            let (before, after) = rests(speed);
            let clock = match *next {
                None => None,
                Some(Some(played)) => Some(Timeout::new(before, move || dispatch.dispatch(Action::Play(played)))),
                Some(None) => Some(Timeout::new(after, move || onover.emit(()))),
            };
            move || drop(clock)
        });
    }
    {
        let onbegin = onbegin.clone();
        use_effect_with((), move |()| {
            let options = EventListenerOptions::enable_prevent_default();
            let listener = EventListener::new_with_options(&document(), "keydown", options, move |event| {
                if !is_the_staffs(event) {
                    event.prevent_default();
                    onbegin.emit(None);
                }
            });
            move || drop(listener)
        });
    }
    let touched = {
        let onbegin = onbegin.clone();
        Callback::from(move |event: PointerEvent| onbegin.emit(language_of(&event)))
    };
    let onlanguage = onbegin.reform(Some);
    let words = &sides.near;
    html! {
        <main class={classes!("kiosk", "show", game.key(), sides.far.is_some().then_some("table"))} lang={settings.language.key()} data-show={number.to_string()} data-veil=""
            onpointerup={touched.clone()} onpointercancel={touched}>
            { sight.far_caption(state, sides, Html::default(), &Callback::noop()) }
            <header class="top">
                <h1>{ words.both(|p| p.game_with_latin(*game)) }</h1>
                { languages(given, settings.language, words, &onlanguage) }
            </header>
            { sight.board(state, sides, Asked::default()) }
            { sight.caption(state, sides, Html::default(), &Callback::noop()) }
            <Invitation languages={given.clone()} first={settings.language} onbegin={onbegin.reform(|()| None)} />
        </main>
    }
}

/// The language on whose name somebody touches the screen.
fn language_of(event: &web_sys::Event) -> Option<Language> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest("[data-language]").ok()??.get_attribute("data-language")?.parse().ok()
}

/// Whether an event comes from what is there for the staff.
fn is_the_staffs(event: &web_sys::Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest("dialog, .troubles").ok().flatten().is_some())
}

#[derive(Clone, PartialEq, Properties)]
struct InvitationProps {
    languages: Vec<Language>,
    first: Language,
    onbegin: Callback<()>,
}

/// The invitation, in one language after the other, beginning with that of the demonstration.
#[component]
fn Invitation(props: &InvitationProps) -> Html {
    let InvitationProps { languages, first, onbegin } = props;
    let turn = use_state_eq(|| 0usize);
    let said = use_memo(languages.clone(), |languages| {
        let say = |&language| (language, Phrases::new(language, Default::default()).text("kiosk-touch"));
        languages.iter().map(say).collect::<Vec<(Language, String)>>()
    });
    {
        let turn = turn.clone();
        use_effect_with(*turn, move |now| {
            let next = now + 1;
            let clock = Interval::new(TURN, move || turn.set(next));
            move || drop(clock)
        });
    }
    let from = languages.iter().position(|language| language == first).unwrap_or(0);
    let Some((language, text)) = said.get((from + *turn) % said.len().max(1)) else { return Html::default() };
    let onclick = onbegin.reform(|_: MouseEvent| ());
    html! {
        <div class="invitation">
            <button type="button" class="primary" data-action="touch-to-play" {onclick}>
                { icon("M10.500 2a2.500 2.500 0 0 0-2.500 2.500V13l-1.800-1.700a2 2 0 0 0-2.800 2.800L8.500 20.500A5 5 0 0 0 12 22h2.500a6 6 0 0 0 6-6v-4.500a2 2 0 0 0-2.600-1.900 2 2 0 0 0-2.400-1.200A2 2 0 0 0 13 7.300V4.500A2.500 2.500 0 0 0 10.500 2Z") }
                <span key={language.key()} class="word" lang={language.key()}>{ text.clone() }</span>
            </button>
        </div>
    }
}
