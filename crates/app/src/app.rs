//! The whole page: what is kept, what the address says, and which page is shown.

use std::rc::Rc;

use sowtell_phrases::Value;
use sowtell_rules::{Game, Record, Variant};
use yew::prelude::*;

use crate::address::{self, Address, Page, View};
use crate::embed::{Bridge, use_bridge};
use crate::host::storage::SetAside;
use crate::host::{address_bar, document, storage, words};
use crate::notices::{Notice, bulletins};
use crate::pages::{Bar, Dialog, NewGame, Play, Solved, about, bar, full_screen, language, rules, settings_dialog};
use crate::reading::{self, Reading, use_words, waiting};
use crate::session::{Action, Session, State};
use crate::settings::{Seat, Settings};
use crate::store::Store;
use crate::thinking::use_thinker;

/// What the page begins with.
struct Start {
    session: Session,
    settings: Settings,
    page: Page,
    notices: Vec<Notice>,
    /// Whether it stands inside another page.
    embedded: bool,
    /// Whether the address says in which language.
    in_language: bool,
}

/// Reads the address and the storage. The address comes first; nothing in either can keep the page from beginning.
fn start() -> Start {
    let (mut asked, faults) = address::read(&address_bar::query());
    let embedded = asked.view == View::Embed;
    document::flag(document::EMBEDDED, embedded);
    let unheard = address::choose_among(&words::languages(), &mut asked);
    let mut notices: Vec<Notice> = faults.into_iter().chain(unheard).map(Notice::Address).collect();
    let settings = settings(&asked, &mut notices);
    let session = match &asked.record {
        Some(record) if plain(record) => stored(record.variant.game, &mut notices),
        Some(record) => going_on(record, &settings, &mut notices).unwrap_or_else(|| opened(record, &mut notices)),
        None => {
            let last = storage::last_game().unwrap_or_else(|aside| {
                notices.push(Notice::SetAside(aside));
                None
            });
            stored(last.unwrap_or(Game::Tihbat), &mut notices)
        }
    };
    Start { session, settings, page: asked.page, notices, embedded, in_language: asked.language.is_some() }
}

/// The stored choices with those of the address.
fn settings(asked: &Address, notices: &mut Vec<Notice>) -> Settings {
    let mut kept: Option<Address> = storage::settings().unwrap_or_else(|aside| {
        notices.push(Notice::SetAside(aside));
        None
    });
    if let Some(kept) = &mut kept {
        // Kept by a page with more languages than this one, which may share its storage when both are files.
        address::choose_among(&words::languages(), kept);
    }
    let usual = Settings { language: document::preferred_language().unwrap_or_default(), ..Settings::default() };
    asked.over(kept.map_or(usual, |kept| kept.over(usual)))
}

/// What the page begins with, read once.
#[derive(Clone)]
pub struct Begun(Rc<Start>);

impl PartialEq for Begun {
    fn eq(&self, other: &Begun) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Begun {
    /// Reads what the page begins with.
    #[must_use]
    pub fn now() -> Begun {
        Begun(Rc::new(start()))
    }

    /// Makes ready what the first board says, in the languages that it is going to be shown in.
    pub async fn prepare(&self) {
        let settings = &self.0.settings;
        // Before anything is measured: no font is fetched for a language that is not shown.
        document::dress(settings.language, settings.palette);
        reading::prepare(settings).await;
    }
}

/// How the page begins.
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// With what.
    #[prop_or_else(Begun::now)]
    pub begun: Begun,
}

/// Whether a record only names a game: then the visitor's own game of that kind goes on.
fn plain(record: &Record) -> bool {
    *record == Record::new(Variant::of(record.variant.game))
}

/// The stored game, if it is the one that the address shows: it knows more than an address can hold, such as the rounds
/// of a match before the present one.
fn going_on(asked: &Record, settings: &Settings, notices: &mut Vec<Notice>) -> Option<Session> {
    let kept = storage::record(asked.variant.game).unwrap_or_else(|aside| {
        notices.push(Notice::SetAside(aside));
        None
    })?;
    let (session, None) = Session::open(&kept).ok()? else { return None };
    let written = address::read(&address::write(Page::Play, &session, settings)).0.record;
    (written.as_ref() == Some(asked)).then_some(session)
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

/// A query as it stands in the address bar.
fn in_view(embedded: bool, query: &str) -> String {
    format!("{}{query}", if embedded { "view=embed&" } else { "" })
}

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
pub fn App(props: &AppProps) -> Html {
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
    let embedded = begun.embedded;
    use_effect_with(query.clone(), move |query| address_bar::replace(&in_view(embedded, query)));
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
                let query = in_view(embedded, &address::write(wanted, &state, &settings));
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
    let bridge = embedded.then(|| Bridge {
        state: state.clone(),
        settings: *settings,
        words: words.clone(),
        query: query.clone(),
        dispatch: dispatch.clone(),
        onsettings: onsettings.clone(),
    });
    use_bridge(bridge, &begun.notices);
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
    let onnew = if embedded {
        let (dispatch, session) = (dispatch.clone(), state.session.clone());
        Callback::from(move |()| {
            if let Ok(anew) = session.anew() {
                dispatch.dispatch(Action::Open(Rc::new(anew)));
            }
        })
    } else {
        show(Open::NewGame)
    };
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
            { bulletins(&notices, &words, &ondismiss) }
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
                    Page::Rules => rules(game, &words, settings.speed),
                    Page::Solved => html! { <Solved words={words.clone()} speed={settings.speed} thinker={thinker.clone()} /> },
                    Page::About => about(&words, &onrules),
                    Page::Play => html! {
                        <Play state={state.clone()} dispatch={dispatch.clone()} words={words.clone()} settings={*settings} thinker={thinker.clone()} {embedded} onsettings={onsettings.clone()}
                            {onnew} {onopen} link={AttrValue::from(address_bar::link(&play_query))} />
                    },
                } }
            </@>
            if embedded {
                <div class="foot">
                    <span>{ words.main().game_with_latin(game) }</span>
                    if !begun.in_language { { language(&words, *settings, &onsettings) } }
                    <a href={address_bar::link(&query)} target="_blank" rel="noopener">{ words.text("open-in-tab") }</a>
                    { full_screen(&words) }
                </div>
            }
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
