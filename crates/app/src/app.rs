//! The whole page: what is kept, what the address says, and which page is shown.

use std::rc::Rc;

use sowtell_phrases::Value;
use sowtell_rules::{Game, Record, Variant};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::address::{self, Address, Page};
use crate::host::storage::SetAside;
use crate::host::{address_bar, document, storage};
use crate::notices::{Notice, Notices};
use crate::pages::{About, NewGame, Play, Rules, SettingsDialog};
use crate::session::{Action, Session, Speed, State};
use crate::settings::Settings;
use crate::store::Store;
use crate::words::Words;

/// What the page begins with.
struct Start {
    session: Session,
    settings: Settings,
    page: Page,
    notices: Vec<Notice>,
}

/// Reads the address and the storage. The address comes first; nothing in either can keep the page from beginning.
fn start() -> Start {
    let (asked, faults) = address::read(&address_bar::query());
    let mut notices: Vec<Notice> = faults.into_iter().map(Notice::Address).collect();
    let settings = settings(&asked, &mut notices);
    let session = match &asked.record {
        Some(record) if plain(record) => stored(record.variant.game, &mut notices),
        Some(record) => opened(record, &mut notices),
        None => stored(storage::last_game().unwrap_or(Game::Tihbat), &mut notices),
    };
    Start { session, settings, page: asked.page, notices }
}

/// The stored choices with those of the address.
fn settings(asked: &Address, notices: &mut Vec<Notice>) -> Settings {
    let kept = storage::settings().unwrap_or_else(|aside| {
        notices.push(Notice::SetAside(aside));
        None
    });
    let mut settings = kept.unwrap_or_else(|| Settings {
        language: document::preferred_language().unwrap_or_default(),
        ..Settings::default()
    });
    if let Some(language) = asked.language {
        settings.language = language;
        // A link says all of what it shows.
        settings.also = asked.also;
    }
    settings.also = asked.also.or(settings.also).filter(|also| *also != settings.language);
    settings.digits = asked.digits.unwrap_or(settings.digits);
    settings.speed = asked.speed.unwrap_or(settings.speed);
    settings
}

/// Whether a record only names a game: then the visitor's own game of that kind goes on.
fn plain(record: &Record) -> bool {
    *record == Record::new(Variant::of(record.variant.game))
}

/// The stored game of this kind, or a new one.
fn stored(game: Game, notices: &mut Vec<Notice>) -> Session {
    match storage::record(game) {
        Ok(Some(record)) => match Session::open(&record) {
            Ok((session, None)) => return session,
            Ok((session, Some(stopped))) => {
                storage::set_game_aside(game);
                notices.push(Notice::StoppedAt(stopped, record.variant));
                return session;
            }
            Err(_) => {
                storage::set_game_aside(game);
                notices.push(Notice::SetAside(SetAside::Game));
            }
        },
        Ok(None) => {}
        Err(aside) => notices.push(Notice::SetAside(aside)),
    }
    fresh(game)
}

/// The game of a record, as far as it can be played; otherwise a new one of the same kind.
fn opened(record: &Record, notices: &mut Vec<Notice>) -> Session {
    match Session::open(record) {
        Ok((session, stopped)) => {
            notices.extend(stopped.map(|stopped| Notice::StoppedAt(stopped, record.variant)));
            session
        }
        Err(fault) => {
            notices.push(Notice::Start(fault));
            fresh(record.variant.game)
        }
    }
}

/// A new game as recorded.
fn fresh(game: Game) -> Session {
    Session::recorded(game)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Settings,
    NewGame,
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let begun = use_memo((), |()| start());
    let store = use_reducer(|| Store::new(begun.session.clone()));
    let settings = use_state_eq(|| begun.settings);
    let page = use_state_eq(|| begun.page);
    let notices = use_state_eq(|| begun.notices.clone());
    let open = use_state_eq(|| Open::Nothing);
    let state: &State = &store.0;
    let dispatch = store.dispatcher();
    let words = use_memo((settings.language, settings.also, settings.digits), |(language, also, digits)| {
        Words::new(*language, *also, *digits)
    });
    let words: Words = (*words).clone();
    let query = use_memo((state.session.clone(), *settings, *page), |(session, settings, page)| {
        address::write(*page, session, settings)
    });
    let play_query = use_memo((state.session.clone(), *settings), |(session, settings)| {
        address::write(Page::Play, session, settings)
    });

    {
        let words = words.clone();
        use_effect_with((*settings, *page), move |(settings, page)| {
            document::dress(settings.language, settings.palette);
            let name = words.text(&format!("nav-{}", page.key()));
            document::title(&words.text_with("page-window-title", &[("page", Value::Text(&name))]));
            storage::keep_settings(settings);
        });
    }
    use_effect_with(state.session.clone(), |session| storage::keep_record(&session.record()));
    use_effect_with(query.clone(), |query| address_bar::replace(query));
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
                address_bar::push(&address::write(wanted, &state, &settings));
                page.set(wanted);
            }
        })
    };
    let onsettings = {
        let settings = settings.clone();
        Callback::from(move |changed: Settings| settings.set(changed))
    };
    let onspeed = {
        let settings = settings.clone();
        Callback::from(move |speed: Speed| settings.set(Settings { speed, ..*settings }))
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
        let (ongame, page, current) = (ongame.clone(), page.clone(), state.session.variant().game);
        Callback::from(move |game: Game| {
            if game != current {
                ongame.emit(game);
            }
            page.set(Page::Rules);
        })
    };
    let onstart = {
        let (dispatch, notices, open) = (dispatch.clone(), notices.clone(), open.clone());
        Callback::from(move |(variant, as_match): (Variant, bool)| {
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
    let ondismiss = {
        let notices = notices.clone();
        Callback::from(move |number: usize| {
            let mut left = (*notices).clone();
            if number < left.len() {
                left.remove(number);
            }
            notices.set(left);
        })
    };
    let show = |what: Open| {
        let open = open.clone();
        Callback::from(move |()| open.set(what))
    };
    let game = state.session.variant().game;
    html! {
        <div class={classes!("page", game.key())} lang={words.main().language().key()}>
            <Bar {game} page={*page} words={words.clone()} settings={*settings} {ongame} {onpage} onsettings={onsettings.clone()}
                onopen_settings={show(Open::Settings)} onnew={show(Open::NewGame)} />
            <Notices notices={(*notices).clone()} words={words.clone()} {ondismiss} />
            <main id="main">
                { match *page {
                    Page::Rules => html! { <Rules {game} words={words.clone()} speed={settings.speed} /> },
                    Page::About => html! { <About words={words.clone()} onrules={onrules} /> },
                    Page::Play => html! {
                        <Play state={state.clone()} dispatch={dispatch.clone()} words={words.clone()} settings={*settings} {onspeed}
                            onnew={show(Open::NewGame)} {onopen} link={AttrValue::from(address_bar::link(&play_query))} />
                    },
                } }
            </main>
            { match *open {
                Open::Nothing => Html::default(),
                Open::Settings => html! { <SettingsDialog settings={*settings} words={words.clone()} onchange={onsettings} onclose={show(Open::Nothing)} /> },
                Open::NewGame => html! {
                    <NewGame variant={state.session.variant()} as_match={state.session.is_match()} words={words.clone()} {onstart} onclose={show(Open::Nothing)} />
                },
            } }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct BarProps {
    game: Game,
    page: Page,
    words: Words,
    settings: Settings,
    ongame: Callback<Game>,
    onpage: Callback<Page>,
    onsettings: Callback<Settings>,
    onopen_settings: Callback<()>,
    onnew: Callback<()>,
}

/// The bar above: the game, the pages, the language.
#[component]
fn Bar(props: &BarProps) -> Html {
    let BarProps { game, page, words, settings, ongame, onpage, onsettings, onopen_settings, onnew } = props;
    let select = |event: &yew::Event| {
        event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()).map(|select| select.value())
    };
    let choose_game = {
        let ongame = ongame.clone();
        move |event: yew::Event| {
            if let Some(Ok(game)) = select(&event).map(|value| value.parse()) {
                ongame.emit(game);
            }
        }
    };
    let choose_language = {
        let (onsettings, settings) = (onsettings.clone(), *settings);
        move |event: yew::Event| {
            if let Some(Ok(language)) = select(&event).map(|value| value.parse()) {
                let also = settings.also.filter(|also| *also != language);
                onsettings.emit(Settings { language, also, ..settings });
            }
        }
    };
    let full_screen = move |_: MouseEvent| document::toggle_full_screen();
    html! {
        <header class="bar">
            <a class="skip" href="#main">{ words.text("skip-to-board") }</a>
            <p class="brand" lang="en">{ "Sow & Tell" }</p>
            <label class="pick">
                <span class="hidden-label">{ words.text("game-label") }</span>
                <select id="game" onchange={choose_game}>
                    { for Game::ALL.map(|each| html! {
                        <option key={each.key()} value={each.key()} selected={each == *game}>{ words.main().game_with_latin(each) }</option>
                    }) }
                </select>
            </label>
            <button type="button" data-action="new-game" onclick={onnew.reform(|_: MouseEvent| ())}>{ words.text("new-game") }</button>
            <nav aria-label={words.text("nav-label")}>
                { for [Page::Play, Page::Rules, Page::About].map(|each| {
                    let onpage = onpage.clone();
                    let here = each == *page;
                    html! {
                        <button type="button" key={each.key()} data-page={each.key()} aria-current={here.then_some("page")}
                            onclick={move |_: MouseEvent| onpage.emit(each)}>{ words.text(&format!("nav-{}", each.key())) }</button>
                    }
                }) }
            </nav>
            <label class="pick language">
                <span class="hidden-label">{ words.text("settings-language") }</span>
                <select id="language" onchange={choose_language}>
                    { for sowtell_phrases::Language::ALL.map(|each| html! {
                        <option key={each.key()} value={each.key()} lang={each.key()} selected={each == settings.language}>{ each.own_name() }</option>
                    }) }
                </select>
            </label>
            <button type="button" class="tool" data-action="settings" aria-label={words.text("settings")} title={words.text("settings")}
                onclick={onopen_settings.reform(|_: MouseEvent| ())}>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M10.5 2h3l.5 2.6 1.9.8 2.2-1.5 2.1 2.1-1.5 2.2.8 1.9 2.5.4v3l-2.5.5-.8 1.9 1.5 2.2-2.1 2.1-2.2-1.5-1.9.8-.5 2.5h-3l-.5-2.5-1.9-.8-2.2 1.5-2.1-2.1 1.5-2.2-.8-1.9L2 13.5v-3l2.5-.4.8-1.9-1.5-2.2 2.1-2.1L8.100 5.400l1.900-.8ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z" fill-rule="evenodd" /></svg>
            </button>
            if document::can_fill_screen() {
                <button type="button" class="tool wide-only" data-action="full-screen" aria-label={words.text("full-screen")} title={words.text("full-screen")} onclick={full_screen}>
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 4h6v2H6v4H4ZM14 4h6v6h-2V6h-4ZM4 14h2v4h4v2H4ZM18 14h2v6h-6v-2h4Z" /></svg>
                </button>
            }
        </header>
    }
}
