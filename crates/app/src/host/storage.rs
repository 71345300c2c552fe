//! What is kept between visits: the settings, and one game of each kind.

use gloo::storage::{LocalStorage, Storage};
use sowtell_rules::{Game, Record};

use super::document;
use crate::address::{self, Address};
use crate::settings::Settings;

const SETTINGS: &str = "sowtell.settings";
const LAST_GAME: &str = "sowtell.game";
/// What could not be read is moved to its name with this behind it, so that nothing is lost.
const SET_ASIDE: &str = ".unreadable";

/// Something stored that could not be read and was set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetAside {
    /// The settings.
    Settings,
    /// A game.
    Game,
}

/// The browser's storage, where the page may use it: asked for each time, since a host page or a visitor may forbid it.
/// A board inside another page has none: several of them would disturb each other, and the visitor's own game.
fn storage() -> Option<web_sys::Storage> {
    let allowed =
        !document::flagged(document::EMBEDDED) && matches!(gloo::utils::window().local_storage(), Ok(Some(_)));
    allowed.then(LocalStorage::raw)
}

fn game_key(game: Game) -> String {
    format!("{LAST_GAME}.{}", game.key())
}

/// Moves what is stored under `key` aside.
fn set_aside(key: &str) {
    let Some(storage) = storage() else { return };
    if let Ok(Some(text)) = storage.get_item(key) {
        // Where there is no room for a copy, it stays where it is until it is written over.
        let _ = storage.set_item(&format!("{key}{SET_ASIDE}"), &text);
    }
    LocalStorage::delete(key);
}

/// What is stored under `key`, if anything is and the page may look.
fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// The stored settings, kept as the part of an address that says them.
///
/// # Errors
/// They were unreadable and have been set aside.
pub fn settings() -> Result<Option<Address>, SetAside> {
    let Some(text) = stored(SETTINGS) else { return Ok(None) };
    match address::read(&text) {
        (asked, faults) if faults.is_empty() && asked.language.is_some() => Ok(Some(asked)),
        _ => {
            set_aside(SETTINGS);
            Err(SetAside::Settings)
        }
    }
}

/// Stores the settings; without storage they last as long as the page.
pub fn keep_settings(settings: &Settings) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(SETTINGS, &address::settings_query(settings));
    }
}

/// The game played last.
///
/// # Errors
/// What is stored is no game, and has been set aside.
pub fn last_game() -> Result<Option<Game>, SetAside> {
    let Some(text) = stored(LAST_GAME) else { return Ok(None) };
    text.parse().map(Some).map_err(|_| {
        set_aside(LAST_GAME);
        SetAside::Game
    })
}

/// The stored record of a game.
///
/// # Errors
/// It was unreadable and has been set aside.
pub fn record(game: Game) -> Result<Option<Record>, SetAside> {
    let key = game_key(game);
    let Some(text) = stored(&key) else { return Ok(None) };
    match text.parse::<Record>() {
        Ok(record) if record.variant.game == game => Ok(Some(record)),
        _ => {
            set_aside(&key);
            Err(SetAside::Game)
        }
    }
}

/// Sets a stored game aside, because it cannot be played again.
pub fn set_game_aside(game: Game) {
    set_aside(&game_key(game));
}

/// Stores a game; without storage it lasts as long as the page.
pub fn keep_record(record: &Record) {
    let game = record.variant.game;
    if let Some(storage) = storage() {
        let _ = storage.set_item(&game_key(game), &record.to_string());
        let _ = storage.set_item(LAST_GAME, game.key());
    }
}
