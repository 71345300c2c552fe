//! Reads an address: nothing in it can fail the whole.

use sowtell_phrases::Language;
use sowtell_rules::{
    Captures, Game, MOST_PITS_A_ROW, MOST_SEEDS, Move, Moves, ParseError, Player, Position, Record, Variant,
    VariantError,
};

use super::{Address, Fault, Page, View, Why};
use crate::session::Speed;
use crate::settings::{Palette, Seat};

/// What a choice between yes and no may be given as.
pub const YES_OR_NO: &str = "yes, no";
/// The parameters that say more of a game than which it is.
pub const OF_A_GAME: [&str; 9] =
    ["pits", "seeds", "clockwise", "lone-steps", "captures", "first", "match", "position", "moves"];
pub(super) const CAPTURES: &str = "even-home, four, binikh, casa, last-casa, last-four, opposite";

/// Reads a query, with or without its `?`. Nothing in it can fail the whole: each fault is named and the rest is followed.
#[must_use]
pub fn read(query: &str) -> (Address, Vec<Fault>) {
    read_beside(query, &[])
}

/// Reads a query in which parameters of these names are somebody else's.
#[must_use]
pub fn read_beside(query: &str, others: &[&str]) -> (Address, Vec<Fault>) {
    let mut address = Address::default();
    let mut asked = Asked::default();
    let mut faults = Vec::new();
    for (name, value) in form_urlencoded::parse(query.trim_start_matches('?').as_bytes()) {
        if others.contains(&&*name) {
            continue;
        }
        let shown = |why| Fault { name: shorten(&name), value: shorten(&value), why };
        if let Err(why) = take(&mut address, &mut asked, &name, &value) {
            faults.push(shown(why));
        }
    }
    address.record = asked.record(&mut faults);
    (address, faults)
}

/// Leaves out of an address what is not among the languages that can be chosen: each with its fault.
pub fn choose_among(languages: &[Language], address: &mut Address) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, asked) in [("lang", &mut address.language), ("also", &mut address.also)] {
        if let Some(left) = asked.take_if(|language| !languages.contains(language)) {
            let why = Why::NotALanguage(languages.to_vec());
            faults.push(Fault { name: name.to_owned(), value: left.key().to_owned(), why });
        }
    }
    faults
}

/// As much of a value as a message can show.
#[must_use]
pub fn shorten(value: &str) -> String {
    let mut shown: String = value.chars().take(60).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    shown
}

/// The parts of a game that an address names.
#[derive(Default)]
struct Asked {
    any: bool,
    game: Option<Game>,
    pits: Option<u8>,
    seeds: Option<u8>,
    clockwise: bool,
    lone_steps: bool,
    captures: Option<Captures>,
    first: Option<Player>,
    series: bool,
    position: Option<String>,
    moves: Option<String>,
}

fn take(address: &mut Address, asked: &mut Asked, name: &str, value: &str) -> Result<(), Why> {
    match name {
        "view" => {
            let view = View::ALL.into_iter().find(|view| view.key() == value);
            address.view = view.ok_or(Why::NotOneOf("page, embed, kiosk, class"))?;
            return Ok(());
        }
        "page" => {
            address.page = Page::ALL
                .into_iter()
                .find(|page| page.key() == value)
                .ok_or(Why::NotOneOf("play, rules, solved, about"))?;
            return Ok(());
        }
        "lang" => {
            address.language = Some(language(value)?);
            return Ok(());
        }
        "also" if value.is_empty() => return Ok(()),
        "also" => {
            address.also = Some(language(value)?);
            return Ok(());
        }
        "digits" => {
            let digits = value.parse().map_err(|_| Why::NotOneOf("western, native"))?;
            address.digits = Some(digits);
            return Ok(());
        }
        "palette" => {
            let palette = Palette::ALL.into_iter().find(|palette| palette.key() == value);
            address.palette = Some(palette.ok_or(Why::NotOneOf("system, light, dark, projector, projector-dark"))?);
            return Ok(());
        }
        "paths" => {
            address.paths = Some(yes(value)?);
            return Ok(());
        }
        "south" | "north" => {
            let seat = Seat::named(value).ok_or(Why::NotOneOf("person, beginner, easy, medium, hard, perfect"))?;
            address.seats[usize::from(name == "north")] = Some(seat);
            return Ok(());
        }
        "help" => {
            address.help = Some(yes(value)?);
            return Ok(());
        }
        "values" => {
            address.values = Some(yes(value)?);
            return Ok(());
        }
        "speed" => {
            let speed = Speed::named(value).ok_or(Why::NotOneOf("counting, normal, brisk, instant"))?;
            address.speed = Some(speed);
            return Ok(());
        }
        _ => {}
    }
    match name {
        "game" => asked.game = Some(value.parse().map_err(|_| Why::NotOneOf("tihbat, rio-kadalis, hoyito, sadeqa"))?),
        "pits" => asked.pits = Some(number(value, 2, MOST_PITS_A_ROW)?),
        "seeds" => asked.seeds = Some(number(value, 1, MOST_SEEDS / 4)?),
        "clockwise" => asked.clockwise = yes(value)?,
        "lone-steps" => asked.lone_steps = yes(value)?,
        "captures" => asked.captures = Some(value.parse().map_err(|_| Why::NotOneOf(CAPTURES))?),
        "match" => asked.series = yes(value)?,
        "first" => {
            let player = Player::BOTH.into_iter().find(|player| player.key() == value);
            asked.first = Some(player.ok_or(Why::NotOneOf("south, north"))?);
        }
        "position" => asked.position = Some(value.to_owned()),
        "moves" => asked.moves = Some(value.to_owned()),
        _ => return Err(Why::Unknown),
    }
    asked.any = true;
    Ok(())
}

fn number(value: &str, least: u8, most: u8) -> Result<u8, Why> {
    value.parse().ok().filter(|number| (least..=most).contains(number)).ok_or(Why::NotANumber(least, most))
}

fn language(value: &str) -> Result<Language, Why> {
    value.parse().map_err(|_| Why::NotALanguage(Language::ALL.to_vec()))
}

/// Reads a choice between yes and no.
///
/// # Errors
/// It is neither.
pub fn yes(value: &str) -> Result<bool, Why> {
    match value {
        "" | "1" | "yes" | "true" => Ok(true),
        "0" | "no" | "false" => Ok(false),
        _ => Err(Why::NotOneOf(YES_OR_NO)),
    }
}

impl Asked {
    /// The record asked for: what does not fit the game is left out and named.
    fn record(self, faults: &mut Vec<Fault>) -> Option<Record> {
        if !self.any {
            return None;
        }
        let mut blame = |name: &str, value: String, why| {
            faults.push(Fault { name: name.to_owned(), value: shorten(&value), why });
        };
        let game = self.game.unwrap_or(Game::Tihbat);
        let mut variant = Variant {
            game,
            pits: self.pits,
            seeds: self.seeds,
            clockwise: self.clockwise,
            lone_steps: self.lone_steps,
            first: self.first,
            captures: self.captures,
        };
        if let Err(VariantError::NoLoneSeed(_)) = variant.ruleset() {
            variant.lone_steps = false;
            blame("lone-steps", "yes".to_owned(), Why::NotForThisGame);
        }
        if let Err(VariantError::Captures(_)) = variant.ruleset() {
            blame(
                "captures",
                variant.captures.map(|captures| captures.to_string()).unwrap_or_default(),
                Why::NotForThisGame,
            );
            variant.captures = None;
        }
        if variant.ruleset().is_err() {
            blame("seeds", variant.seeds.map(|n| n.to_string()).unwrap_or_default(), Why::TooManySeeds);
            variant = Variant { pits: None, seeds: None, ..variant };
        }
        let position: Option<Position> = match &self.position {
            None => None,
            Some(text) => match text.parse() {
                Ok(position) => Some(position),
                Err(ParseError { at, .. }) => {
                    blame("position", text.clone(), Why::Unreadable(at));
                    None
                }
            },
        };
        // A position says by itself how long its rows are.
        if let (Some(position), None) = (position, variant.pits) {
            let pits = position.board().pits_a_row();
            if pits != game.ruleset().pits_a_row() {
                variant.pits = Some(pits);
                // A row of the position's length may not take so many seeds; a start of one's own needs none.
                if variant.ruleset().is_err() {
                    if let Some(seeds) = variant.seeds {
                        blame("seeds", seeds.to_string(), Why::TooManySeeds);
                    }
                    variant.seeds = Some(1);
                }
            }
        }
        let rules = variant.ruleset().unwrap_or_else(|_| game.ruleset());
        let pits = rules.pits_a_row();
        let start = position.filter(|position| {
            let fits = position.board().pits_a_row() == pits;
            if !fits {
                blame("position", self.position.clone().unwrap_or_default(), Why::Rows);
            }
            fits
        });
        let series = self.series && {
            let fits = rules.parts().series.is_some() && start.is_none();
            if !fits {
                blame("match", "yes".to_owned(), Why::NotForThisGame);
            }
            fits
        };
        let mut moves: Vec<Move> = Vec::new();
        let text = self.moves.unwrap_or_default();
        for played in Moves::read(&text, pits) {
            match played {
                Ok(played) => moves.push(played),
                Err(ParseError { at, .. }) => {
                    blame("moves", text.clone(), Why::Unreadable(at));
                    break;
                }
            }
        }
        Some(Record { variant, start, series, rounds: vec![moves] })
    }
}
