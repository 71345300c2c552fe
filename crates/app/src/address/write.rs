//! Writes an address.

use sowtell_rules::Player;

use super::{Page, View};
use crate::session::Session;
use crate::settings::Settings;

type Query = form_urlencoded::Serializer<'static, String>;

fn write_settings(query: &mut Query, settings: &Settings) {
    let usual = Settings::default();
    query.append_pair("lang", settings.language.key());
    if let Some(also) = settings.also {
        query.append_pair("also", also.key());
    }
    if settings.digits != usual.digits {
        query.append_pair("digits", "native");
    }
    if settings.speed != usual.speed {
        query.append_pair("speed", settings.speed.key());
    }
    if settings.palette != usual.palette {
        query.append_pair("palette", settings.palette.key());
    }
    for player in Player::BOTH {
        let seat = settings.seats[player.index()];
        if seat.0.is_some() {
            query.append_pair(player.key(), seat.key());
        }
    }
    for (name, set, by_itself) in [
        ("paths", settings.paths, usual.paths),
        ("help", settings.help, usual.help),
        ("values", settings.values, usual.values),
    ] {
        if set != by_itself {
            query.append_pair(name, if set { "yes" } else { "no" });
        }
    }
}

/// The settings alone, as a query: so they are stored.
#[must_use]
pub fn settings_query(settings: &Settings) -> String {
    let mut query = Query::new(String::new());
    write_settings(&mut query, settings);
    query.finish()
}

/// A query as it stands in the address bar of a view.
#[must_use]
pub fn in_view(view: View, query: &str) -> String {
    if view == View::Page { query.to_owned() } else { format!("view={}&{query}", view.key()) }
}

/// Writes the query that reopens the session's present position, with the settings that differ from the usual.
#[must_use]
pub fn write(page: Page, session: &Session, settings: &Settings) -> String {
    let mut query = Query::new(String::new());
    if page != Page::Play {
        query.append_pair("page", page.key());
    }
    let variant = session.variant();
    query.append_pair("game", variant.game.key());
    write_settings(&mut query, settings);
    if let Some(pits) = variant.pits {
        query.append_pair("pits", &pits.to_string());
    }
    if let Some(seeds) = variant.seeds {
        query.append_pair("seeds", &seeds.to_string());
    }
    for (name, set) in [("clockwise", variant.clockwise), ("lone-steps", variant.lone_steps)] {
        if set {
            query.append_pair(name, "yes");
        }
    }
    if let Some(captures) = variant.captures {
        query.append_pair("captures", &captures.to_string());
    }
    if let Some(first) = variant.first {
        query.append_pair("first", first.key());
    }
    // A later round of a match starts from a position that the rounds before it led to.
    let record = session.record();
    let start = if session.rounds().len() > 1 { Some(*session.log().round.start()) } else { record.start };
    if session.is_match() && start.is_none() {
        query.append_pair("match", "yes");
    }
    if let Some(start) = start {
        query.append_pair("position", &start.to_string());
    }
    let pits = session.rules().pits_a_row();
    let moves: String = session.plies().iter().map(|ply| ply.played.letter(pits)).collect();
    if !moves.is_empty() {
        query.append_pair("moves", &moves);
    }
    query.finish()
}
