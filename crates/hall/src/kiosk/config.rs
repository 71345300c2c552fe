//! What a kiosk is set to: by `kiosk.json` beside the page, and over it by the address. Plain Rust, no browser.

use sowtell_app::address::{self, Address};
use sowtell_app::session::Speed;
use sowtell_app::settings::{Palette, Seat};
use sowtell_phrases::{Digits, Language};
use sowtell_rules::Game;
use sowtell_solver::Level;

use super::faults::{Fault, Trouble, Why};
use super::fields::{self, Value};

/// What visitors are offered beside the board, the languages and the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// The computer as the other player.
    Computer,
    /// The choice of a speed.
    Speed,
    /// The rules of the game.
    Rules,
    /// A hint.
    Hints,
    /// What each move is worth.
    Values,
}

impl Extra {
    /// All of them.
    pub const ALL: [Extra; 5] = [Extra::Computer, Extra::Speed, Extra::Rules, Extra::Hints, Extra::Values];

    /// Its name in the file.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Extra::Computer => "computer",
            Extra::Speed => "speed",
            Extra::Rules => "rules",
            Extra::Hints => "hints",
            Extra::Values => "values",
        }
    }
}

/// What a kiosk is set to.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The games, the first one first; never none.
    pub games: Vec<Game>,
    /// The languages, the first one first; never none.
    pub languages: Vec<Language>,
    /// A second language under the first; in table mode, the far player's.
    pub also: Option<Language>,
    /// The far player's language in table mode.
    pub north_language: Option<Language>,
    /// Seconds without a touch until the kiosk asks whether anybody is there.
    pub idle: u32,
    /// The computer's levels that are offered; never none.
    pub levels: Vec<Level>,
    /// Who plays North at first.
    pub north: Seat,
    /// How fast seeds are sown.
    pub speed: Speed,
    /// The colours.
    pub palette: Palette,
    /// The digits.
    pub digits: Digits,
    /// Whether two people sit across a table.
    pub table: bool,
    /// What is offered.
    pub extras: Vec<Extra>,
    /// What opens the staff's corner; without it there is none.
    pub code: Option<String>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            games: Game::ALL.to_vec(),
            languages: Language::ALL.to_vec(),
            also: None,
            north_language: None,
            idle: 90,
            levels: vec![Level::Beginner, Level::Easy, Level::Medium],
            north: Seat::default(),
            speed: Speed::Normal,
            palette: Palette::System,
            digits: Digits::Western,
            table: false,
            extras: vec![Extra::Computer, Extra::Speed, Extra::Rules, Extra::Hints],
            code: None,
        }
    }
}

/// The shortest and the longest time that nobody need touch the screen, in seconds.
const IDLE: (u32, u32) = (10, 3_600);
/// The fewest and the most digits of the staff's code.
pub const CODE: (usize, usize) = (4, 8);

/// The fields of the file, in the order in which they are documented.
pub const FIELDS: [&str; 13] = [
    "games",
    "languages",
    "also",
    "north-lang",
    "idle",
    "levels",
    "north",
    "speed",
    "palette",
    "digits",
    "table",
    "extras",
    "code",
];

/// The fields that an address may name and that the page's own address does not have.
const OWN: [&str; 7] = ["games", "languages", "north-lang", "idle", "levels", "table", "extras"];
/// What a page's address may name beside the parts of a game and a kiosk has no use for either.
const PAGE_ONLY: [&str; 4] = ["page", "south", "help", "paths"];

impl Config {
    /// What the file and the address set on a page that has words in the languages `spoken`, and what in them cannot be
    /// followed. Nothing in either keeps the kiosk from running: what cannot be followed stays as it is by itself.
    #[must_use]
    pub fn read(file: Option<&str>, query: &str, spoken: &[Language]) -> (Config, Vec<Trouble>) {
        let mut config = Config { languages: spoken.to_vec(), ..Config::default() };
        let mut troubles = Vec::new();
        if let Some(text) = file {
            config.take_file(text, spoken, &mut troubles);
        }
        config.take_address(query, spoken, &mut troubles);
        (config, troubles)
    }

    /// Whether this is offered.
    #[must_use]
    pub fn offers(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }

    fn take_file(&mut self, text: &str, spoken: &[Language], troubles: &mut Vec<Trouble>) {
        let fields = match serde_json::from_str(text) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return troubles.push(Trouble::NoObject),
            Err(fault) => return troubles.push(Trouble::Syntax { line: fault.line(), column: fault.column() }),
        };
        for (name, value) in fields {
            let mut faults = Vec::new();
            self.take(&name, &value, spoken, &mut faults);
            troubles.extend(faults.into_iter().map(Trouble::File));
        }
    }

    /// Sets one field, as far as it can be followed.
    fn take(&mut self, name: &str, value: &Value, spoken: &[Language], faults: &mut Vec<Fault>) {
        let read = &mut fields::Field { name, value, faults };
        match name {
            "games" => read.list(&Game::ALL, Game::key, &mut self.games),
            "languages" => read.list(spoken, Language::key, &mut self.languages),
            "also" => read.one_or_none(spoken, Language::key, &mut self.also),
            "north-lang" => read.one_or_none(spoken, Language::key, &mut self.north_language),
            "idle" => read.number(IDLE, &mut self.idle),
            "levels" => read.list(&Level::ALL, Level::key, &mut self.levels),
            "north" => read.one(&Seat::all().collect::<Vec<_>>(), Seat::key, &mut self.north),
            "speed" => read.one(&Speed::ALL, Speed::key, &mut self.speed),
            "palette" => read.one(&Palette::ALL, Palette::key, &mut self.palette),
            "digits" => read.one(&Digits::ALL, Digits::key, &mut self.digits),
            "table" => read.yes_or_no(&mut self.table),
            "extras" => read.list_or_none(&Extra::ALL, Extra::key, &mut self.extras),
            "code" => read.code(CODE, &mut self.code),
            _ => read.blame(Why::Unknown),
        }
    }

    fn take_address(&mut self, query: &str, spoken: &[Language], troubles: &mut Vec<Trouble>) {
        let (mut asked, unread) = address::read_beside(query, &OWN);
        let unheard = address::choose_among(spoken, &mut asked);
        troubles.extend(unread.into_iter().chain(unheard).map(Trouble::Address));
        let mut names_a_game = false;
        for (name, text) in form_urlencoded::parse(query.trim_start_matches('?').as_bytes()) {
            names_a_game |= name == "game";
            if OWN.contains(&&*name) {
                let mut faults = Vec::new();
                self.take(&name, &fields::of_address(&name, &text), spoken, &mut faults);
                troubles.extend(faults.into_iter().map(Trouble::Parameter));
            } else if PAGE_ONLY.contains(&&*name) || address::OF_A_GAME.contains(&&*name) {
                troubles.push(Trouble::PageOnly(name.into_owned()));
            }
        }
        // A board alone is one of the first game.
        asked.record = asked.record.filter(|_| names_a_game);
        self.follow(&asked);
    }

    /// Follows what is part of every address of the page.
    fn follow(&mut self, asked: &Address) {
        /// Puts `wanted` first.
        fn first<T: Copy + PartialEq>(all: &mut Vec<T>, wanted: T) {
            all.retain(|each| *each != wanted);
            all.insert(0, wanted);
        }
        if let Some(record) = &asked.record {
            first(&mut self.games, record.variant.game);
        }
        if let Some(language) = asked.language {
            first(&mut self.languages, language);
        }
        self.also = asked.also.or(self.also);
        self.speed = asked.speed.unwrap_or(self.speed);
        self.palette = asked.palette.unwrap_or(self.palette);
        self.digits = asked.digits.unwrap_or(self.digits);
        self.north = asked.seats[1].unwrap_or(self.north);
        if asked.values == Some(true) && !self.offers(Extra::Values) {
            self.extras.push(Extra::Values);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fields::Field;
    use super::*;

    fn all(file: &str, query: &str) -> (Config, Vec<Trouble>) {
        Config::read(Some(file), query, &Language::ALL)
    }

    #[test]
    fn a_page_with_words_in_some_languages_keeps_their_order_and_names_the_others() {
        let spoken = [Language::Thai, Language::English];
        assert_eq!(Config::read(None, "", &spoken).0.languages, spoken);
        let file = r#"{ "languages": ["pa", "en"], "also": "pa", "north-lang": "th" }"#;
        let (config, troubles) = Config::read(Some(file), "?lang=pa&also=en", &spoken);
        assert_eq!(
            (config.languages, config.also, config.north_language),
            (vec![Language::English], Some(Language::English), Some(Language::Thai)),
            "what there are words in is followed"
        );
        let fault = |field: &str| {
            let why = Why::NotOneOf("th, en".to_owned());
            Trouble::File(Fault { field: field.to_owned(), value: "pa".to_owned(), why })
        };
        let why = address::Why::NotALanguage(spoken.to_vec());
        let unheard = Trouble::Address(address::Fault { name: "lang".to_owned(), value: "pa".to_owned(), why });
        for trouble in [fault("languages[0]"), fault("also"), unheard] {
            assert!(troubles.contains(&trouble), "{trouble:?} is not in {troubles:?}");
        }
        assert_eq!(troubles.len(), 3);
    }

    #[test]
    fn what_an_address_says_of_a_game_beside_its_name_has_no_use() {
        let (config, troubles) = all("{}", "game=hoyito&captures=casa&paths=no&match=yes");
        assert_eq!(config.games[0], Game::Hoyito);
        let unused = ["captures", "paths", "match"].map(|name| Trouble::PageOnly(name.to_owned()));
        assert_eq!(troubles, unused);
    }

    #[test]
    fn yes_and_no_are_read_as_in_every_address() {
        for (given, table) in [("table", true), ("table=1", true), ("table=yes", true), ("table=no", false)] {
            let (config, troubles) = all("{}", given);
            assert_eq!((config.table, troubles.as_slice()), (table, [].as_slice()), "{given}");
        }
        let (_, troubles) = all(r#"{ "table": "yes" }"#, "table=perhaps");
        let said = troubles
            .iter()
            .map(|trouble| trouble.say(&sowtell_phrases::Phrases::new(Language::English, Digits::Western)));
        let said: Vec<String> = said.collect();
        assert!(said[0].ends_with("It can be one of these: true, false."), "{said:?}");
        assert!(said[1].ends_with("It can be one of these: yes, no."), "{said:?}");
    }

    #[test]
    fn a_value_is_shown_as_in_every_notice() {
        let value = Value::from("ก".repeat(61));
        let mut faults = Vec::new();
        Field { name: "also", value: &value, faults: &mut faults }.blame(Why::Unknown);
        assert_eq!(faults[0].value, address::shorten(&"ก".repeat(61)));
        let languages = all(&format!(r#"{{ "languages": ["{}", "pa"] }}"#, "x".repeat(400)), "").0.languages;
        assert_eq!(languages, [Language::Punjabi]);
    }
}
