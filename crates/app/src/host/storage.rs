//! What is kept between visits: the settings, and one game of each kind.

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};
use sowtell_rules::{Game, Record};

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

fn game_key(game: Game) -> String {
    format!("{LAST_GAME}.{}", game.key())
}

/// Moves what is stored under `key` aside.
fn set_aside(key: &str) {
    if let Ok(Some(text)) = LocalStorage::raw().get_item(key) {
        // Where there is no room for it, it stays where it is until it is written over.
        let _ = LocalStorage::raw().set_item(&format!("{key}{SET_ASIDE}"), &text);
    }
    LocalStorage::delete(key);
}

/// The stored settings.
///
/// # Errors
/// They were unreadable and have been set aside.
pub fn settings() -> Result<Option<Settings>, SetAside> {
    match LocalStorage::get(SETTINGS) {
        Ok(settings) => Ok(Some(settings)),
        Err(StorageError::SerdeError(_)) => {
            set_aside(SETTINGS);
            Err(SetAside::Settings)
        }
        // Nothing stored, or no storage to be had.
        Err(_) => Ok(None),
    }
}

/// Stores the settings; without storage they last as long as the page.
pub fn keep_settings(settings: &Settings) {
    let _ = LocalStorage::set(SETTINGS, settings);
}

/// The game played last.
#[must_use]
pub fn last_game() -> Option<Game> {
    LocalStorage::raw().get_item(LAST_GAME).ok().flatten()?.parse().ok()
}

/// The stored record of a game.
///
/// # Errors
/// It was unreadable and has been set aside.
pub fn record(game: Game) -> Result<Option<Record>, SetAside> {
    let key = game_key(game);
    let Ok(Some(text)) = LocalStorage::raw().get_item(&key) else { return Ok(None) };
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
    let raw = LocalStorage::raw();
    let _ = raw.set_item(&game_key(game), &record.to_string());
    let _ = raw.set_item(LAST_GAME, game.key());
}
