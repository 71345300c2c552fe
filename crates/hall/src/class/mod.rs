//! A class that decides the next move, in front of a projector.
//!
//! [`Class`] is the shell: it holds the session on the class's board, the choices and the address, and shows one section at
//! a time. What a section has to do with the rest is in [`Classroom`].

pub mod address;
mod aloud;
pub mod ask;
mod bar;
pub(crate) mod board;
pub(crate) mod caption;
mod choices;
mod counts;
pub(crate) mod keys;
pub(crate) mod marks;
mod options;
pub(crate) mod room;
mod section;
mod sounds;
pub(crate) mod stride;
mod tools;

use std::rc::Rc;

use sowtell_app::address::choose_among;
use sowtell_app::host::words::languages;
use sowtell_app::host::{address_bar, document};
use sowtell_app::notices::{Notice, bulletins, dismissing};
use sowtell_app::session::{Action, Session};
use sowtell_app::settings::{Palette, Seat, Settings};
use sowtell_app::start::{kept_settings, opened};
use sowtell_app::store::Store;
use sowtell_app::words::Words;
use sowtell_phrases::Value;
use sowtell_rules::Game;
use yew::prelude::*;

pub use options::Options;
pub use section::{Classroom, Parameters, Section};

use address::Asked;
use ask::{Ask, Quiz};
use bar::{Bar, bar};
use board::ClassBoard;

use crate::compare::Compare;
use crate::lessons::Lessons;
use crate::paper::Paper;
use crate::setup::Setup;

/// What the class begins with.
struct Start {
    session: Session,
    settings: Settings,
    asked: Asked,
    notices: Vec<Notice>,
}

/// Reads the address, and the visitor's settings, which are looked at only. The visitor's own games are left alone.
fn start() -> Start {
    let mut asked = address::read(&address_bar::query());
    let unheard = choose_among(&languages(), &mut asked.address);
    let faults = std::mem::take(&mut asked.faults).into_iter().chain(unheard);
    let mut notices: Vec<Notice> = faults.map(Notice::Address).collect();
    let kept = kept_settings(&mut notices);
    let dark = matches!(kept.palette, Palette::Dark | Palette::ProjectorDark);
    let palette = if dark { Palette::ProjectorDark } else { Palette::Projector };
    // A class has people on both sides.
    let settings = Settings { seats: [Seat::default(); 2], ..asked.address.over(Settings { palette, ..kept }) };
    let session = match &asked.address.record {
        Some(record) => opened(record, &mut notices),
        None => Session::recorded(Game::Tihbat),
    };
    Start { session, settings, asked, notices }
}

/// The class.
#[component]
pub fn Class() -> Html {
    let begun = use_memo((), |()| start());
    let store = use_reducer(|| Store::new(begun.session.clone()));
    let settings = use_state_eq(|| begun.settings);
    let options = use_state_eq(|| begun.asked.options);
    let section = use_state_eq(|| begun.asked.section);
    let quiz = use_reducer(Quiz::default);
    let of_section = use_state_eq(|| begun.asked.of_sections.clone());
    let notices = use_state_eq(|| begun.notices.clone());
    let asked = use_memo((), |()| begun.asked.of_sections.clone());
    let state = &store.0;
    let dispatch = store.dispatcher();
    let words = use_memo((settings.language, settings.also, settings.digits), |(language, also, digits)| {
        Words::new(*language, *also, *digits)
    });
    let words: Words = (*words).clone();

    let query = use_memo(
        (*section, state.session.clone(), *settings, *options, (*of_section).clone()),
        |(section, session, settings, options, of_section)| {
            address::write(*section, session, settings, options, of_section)
        },
    );
    use_effect_with(query, |query| address_bar::replace(query));
    {
        let name = words.text("class-title");
        let title = words.text_with("page-window-title", &[("page", Value::Text(&name))]);
        use_effect_with((*settings, title), |(settings, title)| {
            document::dress(settings.language, settings.palette);
            document::title(title);
        });
    }
    use_effect_with(state.running, |running| document::flag("data-busy", *running));

    let onsection = {
        let (section, of_section) = (section.clone(), of_section.clone());
        use_callback((), move |shown: Section, ()| {
            of_section.set(Vec::new());
            section.set(shown);
        })
    };
    let open = {
        let (dispatch, onsection) = (dispatch.clone(), onsection.clone());
        use_callback((), move |session: Rc<Session>, ()| {
            dispatch.dispatch(Action::Open(session));
            onsection.emit(Section::Board);
        })
    };
    let address = use_callback((), move |parameters: Parameters, ()| of_section.set(parameters));
    let onsettings = {
        let settings = settings.clone();
        Callback::from(move |changed: Settings| settings.set(changed))
    };
    let onoptions = {
        let options = options.clone();
        Callback::from(move |changed: Options| options.set(changed))
    };
    let ask = {
        let quiz = quiz.dispatcher();
        use_callback((), move |ask: Ask, ()| quiz.dispatch(ask))
    };
    let ongame = {
        let open = open.clone();
        Callback::from(move |game: Game| open.emit(Rc::new(Session::recorded(game))))
    };
    let game = state.session.variant().game;
    let classroom =
        Classroom { words: words.clone(), settings: *settings, session: state.session.clone(), open, asked, address };
    html! {
        <div class={classes!("class", game.key())} lang={settings.language.key()}>
            { bar(&Bar { game, section: *section, words: words.clone(), settings: *settings, ongame, onsection, onsettings: onsettings.clone() }) }
            { bulletins(&notices, &words, &dismissing(&notices)) }
            <main id="main">
                { match *section {
                    Section::Board => html! {
                        <ClassBoard {classroom} state={state.clone()} {dispatch} quiz={(*quiz).clone()} {ask} options={*options} {onoptions} {onsettings} />
                    },
                    Section::Lessons => html! { <Lessons {classroom} /> },
                    Section::Setup => html! { <Setup {classroom} /> },
                    Section::Compare => html! { <Compare {classroom} /> },
                    Section::Paper => html! { <Paper {classroom} /> },
                } }
            </main>
        </div>
    }
}
