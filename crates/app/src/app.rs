//! The whole page: what is kept, what the address says, and which page is shown.

use std::rc::Rc;

use sowtell_phrases::Value;
use sowtell_rules::{Game, Record, Variant};
use yew::prelude::*;

use crate::address::{self, Page, View, in_view};
use crate::host::{address_bar, document, storage};
use crate::notices::{Notice, bulletins, dismissing};
use crate::pages::{Bar, Dialog, NewGame, Play, Solved, about, bar, rules, settings_dialog};
use crate::reading::{Reading, use_words, waiting};
use crate::session::{Action, Session, State};
use crate::settings::{Seat, Settings};
use crate::start::{BeginProps, stored};
use crate::store::Store;
use crate::thinking::use_thinker;
use crate::widgets::button;

/// Keeps `what` whenever it changes, but not as it was when the page began.
#[hook]
fn use_kept<T: PartialEq + 'static>(what: T, keep: fn(&T)) {
    let begun = use_mut_ref(|| false);
    use_effect_with(what, move |what| {
        if begun.replace(true) {
            keep(what);
        }
    });
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Settings,
    NewGame,
}

/// The whole page.
#[component]
pub fn App(props: &BeginProps) -> Html {
    let begun = &props.begun.0;
    let store = use_reducer(|| Store::new(begun.session.clone()));
    let settings = use_state_eq(|| begun.settings);
    let page = use_state_eq(|| begun.page);
    let notices = use_state_eq(|| begun.notices.clone());
    let open = use_state_eq(|| Open::Nothing);
    let thinker = use_thinker();
    let state: &State = &store.0;
    let dispatch = store.dispatcher();
    let reads = *page != Page::Play || *open != Open::Nothing;
    let (words, first, reading) = use_words(&settings, reads);
    let query = use_memo((state.session.clone(), *settings, *page), |(session, settings, page)| {
        address::write(*page, session, settings)
    });
    let play_query = use_memo((state.session.clone(), *settings), |(session, settings)| {
        address::write(Page::Play, session, settings)
    });

    {
        use_effect_with((words.clone(), settings.palette, *page), move |(words, palette, page)| {
            document::dress(words.main().language(), *palette);
            let name = words.text(&format!("nav-{}", page.key()));
            document::title(&words.text_with("page-window-title", &[("page", Value::Text(&name))]));
        });
    }
    // What a link brings is only looked at: it is kept when the visitor changes something, not before.
    use_kept(*settings, storage::keep_settings);
    use_kept(state.session.clone(), |session| storage::keep_record(&session.record()));
    // A frame can show one of the pages for reading; a board inside another page is a program of its own.
    let view = begun.view;
    let embedded = view == View::Embed;
    use_effect_with(query.clone(), move |query| address_bar::replace(&in_view(view, query)));
    use_effect_with(state.running, |running| document::flag("data-busy", *running));
    use_effect_with((), |()| document::flag("data-ready", true));
    {
        // Back and forward lead between the pages; the game stays as it is.
        let page = page.clone();
        use_effect_with((), move |()| {
            let listener = address_bar::on_travel(move || page.set(address::read(&address_bar::query()).0.page));
            move || drop(listener)
        });
    }

    let onpage = {
        let (page, state, settings) = (page.clone(), state.session.clone(), *settings);
        Callback::from(move |wanted: Page| {
            if *page != wanted {
                let query = in_view(view, &address::write(wanted, &state, &settings));
                // The history of the page around is its visitor's.
                if embedded {
                    address_bar::replace(&query)
                } else {
                    address_bar::push(&query)
                }
                page.set(wanted);
            }
        })
    };
    let onsettings = {
        let settings = settings.clone();
        Callback::from(move |changed: Settings| settings.set(changed))
    };
    let ongame = {
        let (dispatch, notices) = (dispatch.clone(), notices.clone());
        Callback::from(move |game: Game| {
            let mut told = Vec::new();
            dispatch.dispatch(Action::Open(Rc::new(stored(game, &mut told))));
            notices.set(told);
        })
    };
    let onrules = {
        let (ongame, onpage, current) = (ongame.clone(), onpage.clone(), state.session.variant().game);
        Callback::from(move |game: Game| {
            // First the page, so that a step back in the history leads to where one was.
            onpage.emit(Page::Rules);
            if game != current {
                ongame.emit(game);
            }
        })
    };
    let onstart = {
        let (dispatch, notices, open, settings) = (dispatch.clone(), notices.clone(), open.clone(), settings.clone());
        Callback::from(move |(variant, as_match, seats): (Variant, bool, [Seat; 2])| {
            settings.set(Settings { seats, ..*settings });
            match Session::begin(variant, None, as_match) {
                Ok(session) => {
                    dispatch.dispatch(Action::Open(Rc::new(session)));
                    notices.set(Vec::new());
                }
                Err(fault) => notices.set(vec![Notice::Start(fault)]),
            }
            open.set(Open::Nothing);
        })
    };
    let onopen = {
        let (dispatch, notices) = (dispatch.clone(), notices.clone());
        Callback::from(move |text: Option<String>| {
            let told = match text.map(|text| text.parse::<Record>()) {
                None => vec![Notice::NoText],
                Some(Err(fault)) => vec![Notice::Record(fault)],
                Some(Ok(record)) => match Session::open(&record) {
                    Ok((session, stopped)) => {
                        dispatch.dispatch(Action::Open(Rc::new(session)));
                        vec![stopped.map_or(Notice::Opened, |stopped| Notice::StoppedAt(stopped, record.variant))]
                    }
                    Err(fault) => vec![Notice::Start(fault)],
                },
            };
            notices.set(told);
        })
    };
    let show = |what: Open| {
        let open = open.clone();
        Callback::from(move |()| open.set(what))
    };
    let onnew = show(Open::NewGame);
    let game = state.session.variant().game;
    html! {
        <div class={classes!("page", game.key())} lang={words.main().language().key()}>
            if !embedded {
                { bar(&Bar {
                    game,
                    page: *page,
                    words: words.clone(),
                    settings: *settings,
                    ongame,
                    onpage,
                    onsettings: onsettings.clone(),
                    onopen_settings: show(Open::Settings),
                    onnew: onnew.clone(),
                }) }
            }
            { bulletins(&notices, &words, &dismissing(&notices)) }
            if matches!(first, Reading::Failed(_)) { { waiting(&first, &words) } }
            // In a frame the landmarks are those of the page around.
            <@{if embedded { "div" } else { "main" }} id="main">
                { match *page {
                    Page::Rules | Page::Solved | Page::About if reading != Reading::Here => html! {
                        <article class="about">
                            <h1>{ words.text(&format!("nav-{}", page.key())) }</h1>
                            { waiting(&reading, &words) }
                        </article>
                    },
                    Page::Rules => {
                        let print = Callback::from(|_| document::print());
                        let print = button("", "print", words.both(|p| p.text("rules-print")), true, print);
                        let above = html! { <p class="to-paper">{ print }</p> };
                        rules(game, &words, settings.speed, above, &Callback::noop())
                    }
                    Page::Solved => html! { <Solved words={words.clone()} speed={settings.speed} thinker={thinker.clone()} /> },
                    Page::About => {
                        // A frame is not the place for a class.
                        let class = (!embedded).then(|| format!("?{}", in_view(View::Class, &play_query)));
                        about(&words, class, &onrules)
                    }
                    Page::Play => html! {
                        <Play state={state.clone()} dispatch={dispatch.clone()} words={words.clone()} settings={*settings} thinker={thinker.clone()} embedded={false} onsettings={onsettings.clone()}
                            {onnew} {onopen} link={AttrValue::from(address_bar::link(&play_query))} />
                    },
                } }
            </@>
            { match *open {
                Open::Nothing => Html::default(),
                _ if reading != Reading::Here => html! {
                    <Dialog title={words.text(if *open == Open::Settings { "settings" } else { "new-game" })} close={words.text("close")} onclose={show(Open::Nothing)}>
                        <div class="fields">{ waiting(&reading, &words) }</div>
                    </Dialog>
                },
                Open::Settings => settings_dialog(*settings, &words, &onsettings, show(Open::Nothing)),
                Open::NewGame => html! {
                    <NewGame variant={state.session.variant()} as_match={state.session.is_match()} seats={settings.seats} words={words.clone()} {onstart} onclose={show(Open::Nothing)} />
                },
            } }
        </div>
    }
}
