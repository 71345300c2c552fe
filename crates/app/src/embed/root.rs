//! A board inside another page, by itself: the program of `view=embed`.

use std::rc::Rc;

use sowtell_phrases::Value;
use yew::prelude::*;

use super::{Bridge, use_bridge};
use crate::address::{self, Page, View};
use crate::host::{address_bar, document};
use crate::notices::{bulletins, dismissing};
use crate::pages::{Play, full_screen, language};
use crate::reading::{Reading, use_words, waiting};
use crate::session::{Action, State};
use crate::settings::Settings;
use crate::start::BeginProps;
use crate::store::Store;
use crate::thinking::use_thinker;

/// The board with its sentence and its controls, and a quiet line below.
#[component]
pub fn Embed(props: &BeginProps) -> Html {
    let begun = &props.begun.0;
    let store = use_reducer(|| Store::new(begun.session.clone()));
    let settings = use_state_eq(|| begun.settings);
    let notices = use_state_eq(|| begun.notices.clone());
    let thinker = use_thinker();
    let state: &State = &store.0;
    let dispatch = store.dispatcher();
    let (words, first, _) = use_words(&settings, false);
    let query = use_memo((state.session.clone(), *settings), |(session, settings)| {
        address::write(Page::Play, session, settings)
    });
    let game = state.session.variant().game;
    {
        let name = words.main().game_with_latin(game);
        let title = words.text_with("page-window-title", &[("page", Value::Text(&name))]);
        use_effect_with((words.clone(), settings.palette, title), move |(words, palette, title)| {
            document::dress(words.main().language(), *palette);
            document::title(title);
        });
    }
    // The history of the page around is its visitor's: nothing is ever added to it.
    use_effect_with(query.clone(), |query| address_bar::replace(&address::in_view(View::Embed, query)));
    use_effect_with(state.running, |running| document::flag("data-busy", *running));
    use_effect_with((), |()| document::flag("data-ready", true));

    let onsettings = {
        let settings = settings.clone();
        Callback::from(move |changed: Settings| settings.set(changed))
    };
    let bridge = Bridge {
        state: state.clone(),
        settings: *settings,
        words: words.clone(),
        query: query.clone(),
        dispatch: dispatch.clone(),
        onsettings: onsettings.clone(),
    };
    use_bridge(bridge, &begun.notices);
    let onnew = {
        let (dispatch, session) = (dispatch.clone(), state.session.clone());
        Callback::from(move |()| {
            if let Ok(anew) = session.anew() {
                dispatch.dispatch(Action::Open(Rc::new(anew)));
            }
        })
    };
    // In a frame the landmarks are those of the page around.
    html! {
        <div class={classes!("page", game.key())} lang={words.main().language().key()}>
            { bulletins(&notices, &words, &dismissing(&notices)) }
            if matches!(first, Reading::Failed(_)) { { waiting(&first, &words) } }
            <div id="main">
                <Play state={state.clone()} {dispatch} words={words.clone()} settings={*settings} {thinker} embedded={true} onsettings={onsettings.clone()}
                    {onnew} onopen={Callback::noop()} link="" />
            </div>
            <div class="foot">
                <span>{ words.main().game_with_latin(game) }</span>
                if !begun.in_language { { language(&words, *settings, &onsettings) } }
                <a href={address_bar::link(&query)} target="_blank" rel="noopener">{ words.text("open-in-tab") }</a>
                { full_screen(&words) }
            </div>
        </div>
    }
}
