//! What a page begins with: what the address says, what is kept, and what could be followed of both.

use std::rc::Rc;

use sowtell_rules::{Game, Record, Variant};
use yew::prelude::*;

use crate::address::{self, Address, Page, View};
use crate::host::storage::SetAside;
use crate::host::{address_bar, document, storage, words};
use crate::notices::Notice;
use crate::reading;
use crate::session::Session;
use crate::settings::Settings;

/// What the page begins with.
pub struct Start {
    /// What is played.
    pub session: Session,
    /// The choices.
    pub settings: Settings,
    /// The page.
    pub page: Page,
    /// What could not be followed.
    pub notices: Vec<Notice>,
    /// How it is shown.
    pub view: View,
    /// Whether the address says in which language.
    pub in_language: bool,
}

/// Reads the address and the storage. The address comes first; nothing in either can keep the page from beginning.
fn start() -> Start {
    let (mut asked, faults) = address::read(&address_bar::query());
    document::flag(document::EMBEDDED, asked.view == View::Embed);
    let unheard = address::choose_among(&words::languages(), &mut asked);
    let mut notices: Vec<Notice> = faults.into_iter().chain(unheard).map(Notice::Address).collect();
    let settings = asked.over(kept_settings(&mut notices));
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
    Start { session, settings, page: asked.page, notices, view: asked.view, in_language: asked.language.is_some() }
}

/// The stored choices, or the usual ones in the language that the browser prefers.
pub fn kept_settings(notices: &mut Vec<Notice>) -> Settings {
    let mut kept: Option<Address> = storage::settings().unwrap_or_else(|aside| {
        notices.push(Notice::SetAside(aside));
        None
    });
    if let Some(kept) = &mut kept {
        // Kept by a page with more languages than this one, which may share its storage when both are files.
        address::choose_among(&words::languages(), kept);
    }
    let usual = Settings { language: document::preferred_language().unwrap_or_default(), ..Settings::default() };
    kept.map_or(usual, |kept| kept.over(usual))
}

/// What the page begins with, read once.
#[derive(Clone)]
pub struct Begun(pub Rc<Start>);

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
    (address::named(&session, settings).as_ref() == Some(asked)).then_some(session)
}

/// The stored game of this kind, or a new one.
#[must_use]
pub fn stored(game: Game, notices: &mut Vec<Notice>) -> Session {
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
    Session::recorded(game)
}

/// The game of a record, as far as it can be played; otherwise a new one of the same kind.
pub fn opened(record: &Record, notices: &mut Vec<Notice>) -> Session {
    match Session::open(record) {
        Ok((session, stopped)) => {
            notices.extend(stopped.map(|stopped| Notice::StoppedAt(stopped, record.variant)));
            session
        }
        Err(fault) => {
            notices.push(Notice::Start(fault));
            Session::recorded(record.variant.game)
        }
    }
}

/// How a page begins.
#[derive(Clone, PartialEq, Properties)]
pub struct BeginProps {
    /// With what.
    #[prop_or_else(Begun::now)]
    pub begun: Begun,
}
