//! The page's address: public, documented in the README, read with care.

use sowtell_phrases::{Digits, Language};
use sowtell_rules::{
    Captures, Game, MOST_PITS_A_ROW, MOST_SEEDS, Move, Moves, ParseError, Player, Position, Record, Variant,
    VariantError,
};

use crate::session::{Session, Speed};
use crate::settings::{Palette, Seat, Settings};

/// Which page of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The board.
    #[default]
    Play,
    /// The rules of the game.
    Rules,
    /// The games that are solved.
    Solved,
    /// What this is, and from whom it is known.
    About,
}

impl Page {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Page; 4] = [Page::Play, Page::Rules, Page::Solved, Page::About];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Page::Play => "play",
            Page::Rules => "rules",
            Page::Solved => "solved",
            Page::About => "about",
        }
    }
}

/// How the program is shown, and to whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// A page of its own, with its bar and all its pages.
    #[default]
    Page,
    /// A board inside another page.
    Embed,
    /// A screen that stands by itself all day.
    Kiosk,
    /// A class in front of a projector.
    Class,
}

impl View {
    /// All of them.
    pub const ALL: [View; 4] = [View::Page, View::Embed, View::Kiosk, View::Class];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            View::Page => "page",
            View::Embed => "embed",
            View::Kiosk => "kiosk",
            View::Class => "class",
        }
    }
}

/// What an address asks for. What it does not mention is `None`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address {
    /// `view=`
    pub view: View,
    /// `page=`
    pub page: Page,
    /// `lang=`
    pub language: Option<Language>,
    /// `also=`
    pub also: Option<Language>,
    /// `digits=`
    pub digits: Option<Digits>,
    /// `speed=`
    pub speed: Option<Speed>,
    /// `palette=`
    pub palette: Option<Palette>,
    /// `paths=`
    pub paths: Option<bool>,
    /// `south=` and `north=`
    pub seats: [Option<Seat>; 2],
    /// `help=`
    pub help: Option<bool>,
    /// `values=`
    pub values: Option<bool>,
    /// The game with `game=`, `pits=`, `seeds=`, `clockwise=`, `lone-steps=`, `captures=`, `first=`, `match=`, `position=`
    /// and `moves=`.
    pub record: Option<Record>,
}

/// Something in an address that cannot be followed; the rest of it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The parameter.
    pub name: String,
    /// What it was given.
    pub value: String,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// No such parameter.
    Unknown,
    /// Not one of these values.
    NotOneOf(&'static str),
    /// Not one of these languages, which there are words in.
    NotALanguage(Vec<Language>),
    /// Not a number in this range.
    NotANumber(u8, u8),
    /// It cannot be read from this character on.
    Unreadable(usize),
    /// The position's rows have another length than the rules' rows.
    Rows,
    /// It does not go with this game.
    NotForThisGame,
    /// The board would hold too many seeds.
    TooManySeeds,
}

const YES_OR_NO: &str = "yes, no";
const CAPTURES: &str = "even-home, four, binikh, casa, last-casa, last-four, opposite";

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
fn shorten(value: &str) -> String {
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

fn yes(value: &str) -> Result<bool, Why> {
    match value {
        "" | "1" | "yes" | "true" => Ok(true),
        "0" | "no" | "false" => Ok(false),
        _ => Err(Why::NotOneOf(YES_OR_NO)),
    }
}

impl Address {
    /// These settings with those that the address names.
    #[must_use]
    pub fn over(&self, settings: Settings) -> Settings {
        let language = self.language.unwrap_or(settings.language);
        // An address that names a language says all of what is shown.
        let also = if self.language.is_some() { self.also } else { self.also.or(settings.also) };
        // Nor does the computer play on in a game that somebody shows, unless that is wished for.
        let shown = |record: &Record| record.start.is_some() || record.rounds.iter().any(|moves| !moves.is_empty());
        let seats = if self.record.as_ref().is_some_and(shown) { [Seat::default(); 2] } else { settings.seats };
        Settings {
            language,
            also: also.filter(|also| *also != language),
            digits: self.digits.unwrap_or(settings.digits),
            speed: self.speed.unwrap_or(settings.speed),
            paths: self.paths.unwrap_or(settings.paths),
            palette: self.palette.unwrap_or(settings.palette),
            seats: [0, 1].map(|side| self.seats[side].unwrap_or(seats[side])),
            help: self.help.unwrap_or(settings.help),
            values: self.values.unwrap_or(settings.values),
        }
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

#[cfg(test)]
mod tests {
    use sowtell_solver::Level;

    use super::*;

    fn session(query: &str) -> Session {
        let (address, faults) = read(query);
        assert_eq!(faults, [], "{query}");
        let (session, stopped) = Session::open(&address.record.expect("a game")).expect("it fits");
        assert_eq!(stopped, None);
        session
    }

    #[test]
    fn a_link_reopens_the_exact_position() {
        for query in [
            "?game=tihbat&lang=en&moves=AbBa",
            "?game=rio-kadalis&lang=en&pits=5&clockwise=yes&first=north&moves=aA",
            "?game=tihbat&lone-steps=yes&position=2%2C3%2F0%2C0+s+10%2C13&moves=A-",
            "?game=hoyito&match=yes&moves=Aa",
            "?game=hoyito&captures=casa%2Clast-four&moves=AaB",
        ] {
            let before = session(query);
            let again = session(&write(Page::Play, &before, &Settings::default()));
            assert_eq!(before.position(), again.position(), "{query}");
            assert_eq!(before.plies().len(), again.plies().len(), "{query}");
            assert_eq!((before.variant(), before.is_match()), (again.variant(), again.is_match()), "{query}");
        }
    }

    #[test]
    fn a_language_that_cannot_be_chosen_is_left_out_and_named() {
        let these = [Language::Punjabi, Language::English];
        let (mut address, _) = read("?lang=th&also=pa&game=tihbat");
        let faults = choose_among(&these, &mut address);
        assert_eq!((address.language, address.also), (None, Some(Language::Punjabi)));
        let why = Why::NotALanguage(these.to_vec());
        assert_eq!(faults, [Fault { name: "lang".to_owned(), value: "th".to_owned(), why }]);
        assert_eq!(choose_among(&these, &mut address), []);
        assert!(address.record.is_some());
    }

    #[test]
    fn settings_are_read_as_they_are_stored() {
        let settings = Settings {
            language: Language::Punjabi,
            also: Some(Language::Thai),
            digits: Digits::Native,
            speed: Speed::Counting,
            paths: false,
            palette: Palette::Projector,
            seats: [Seat(None), Seat(Some(Level::Perfect))],
            help: false,
            values: true,
        };
        for settings in [settings, Settings::default()] {
            let (address, faults) = read(&settings_query(&settings));
            assert_eq!(faults, []);
            assert_eq!(address.over(Settings::default()), settings);
        }
    }

    #[test]
    fn the_computer_plays_on_in_a_game_that_is_shown_only_if_the_address_says_so() {
        let mine = Settings { seats: [Seat(None), Seat(Some(Level::Hard))], ..Settings::default() };
        for (query, north) in [
            ("game=tihbat", Some(Level::Hard)),
            ("game=tihbat&moves=Ab", None),
            ("game=tihbat&position=1,1/1,1 n 12,12", None),
            ("game=tihbat&moves=Ab&north=easy", Some(Level::Easy)),
            ("game=tihbat&north=person", None),
        ] {
            assert_eq!(read(query).0.over(mine).level(Player::North), north, "{query}");
        }
    }

    #[test]
    fn a_bad_address_names_every_fault_and_still_gives_a_board() {
        let query = "?game=chess&lang=xx&also=pa&digits=roman&speed=fast&pits=40&seeds=0&clockwise=maybe&captures=all&first=me&north=robot&values=often&moves=AZ&houses=3&position=4,4&page=shop&view=wall&lone-steps&match=no";
        let (address, faults) = read(query);
        let named: Vec<(&str, &Why)> = faults.iter().map(|fault| (fault.name.as_str(), &fault.why)).collect();
        assert_eq!(
            named,
            [
                ("game", &Why::NotOneOf("tihbat, rio-kadalis, hoyito, sadeqa")),
                ("lang", &Why::NotALanguage(Language::ALL.to_vec())),
                ("digits", &Why::NotOneOf("western, native")),
                ("speed", &Why::NotOneOf("counting, normal, brisk, instant")),
                ("pits", &Why::NotANumber(2, 12)),
                ("seeds", &Why::NotANumber(1, 63)),
                ("clockwise", &Why::NotOneOf("yes, no")),
                ("captures", &Why::NotOneOf(CAPTURES)),
                ("first", &Why::NotOneOf("south, north")),
                ("north", &Why::NotOneOf("person, beginner, easy, medium, hard, perfect")),
                ("values", &Why::NotOneOf("yes, no")),
                ("houses", &Why::Unknown),
                ("page", &Why::NotOneOf("play, rules, solved, about")),
                ("view", &Why::NotOneOf("page, embed, kiosk, class")),
                ("position", &Why::Unreadable(4)),
                ("moves", &Why::Unreadable(2)),
            ]
        );
        assert_eq!(address.also.map(Language::key), Some("pa"));
        let record = address.record.expect("a board all the same");
        assert!(record.variant.lone_steps && Session::open(&record).is_ok());
    }

    #[test]
    fn what_does_not_fit_the_game_is_left_out() {
        for (query, name, why) in [
            ("game=sadeqa&lone-steps=yes", "lone-steps", Why::NotForThisGame),
            ("game=tihbat&match=yes", "match", Why::NotForThisGame),
            ("game=tihbat&captures=binikh", "captures", Why::NotForThisGame),
            ("game=hoyito&captures=last-four", "captures", Why::NotForThisGame),
            ("game=hoyito&pits=12&seeds=11", "seeds", Why::TooManySeeds),
            ("game=sadeqa&seeds=15&position=1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1 s 0,0", "seeds", Why::TooManySeeds),
            ("game=hoyito&pits=6&position=4,4/4,4 s 0,0", "position", Why::Rows),
        ] {
            let (address, faults) = read(query);
            assert_eq!((faults[0].name.as_str(), &faults[0].why), (name, &why), "{query}");
            assert!(Session::open(&address.record.expect("a board")).is_ok(), "{query}");
        }
    }

    #[test]
    fn a_position_says_how_long_its_rows_are() {
        let session = session("game=sadeqa&position=20,20,20,20,20,0,0,0,0,0/1,1,1,1,1,0,0,0,0,0 n 0,0");
        assert_eq!(session.rules().pits_a_row(), 10);
    }
}
