//! What is read and what is written fit together.

use sowtell_solver::Level;

use sowtell_rules::Player;

use super::read::CAPTURES;
use super::*;
use crate::session::Session;

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

#[test]
fn the_parameters_of_a_game_are_those_that_ask_for_one() {
    for name in OF_A_GAME {
        let (_, faults) = read(&format!("{name}=%"));
        assert!(faults.iter().all(|fault| fault.name == name && fault.why != Why::Unknown), "{name}: {faults:?}");
    }
    let query = write(
        Page::Play,
        &session("?game=hoyito&pits=5&seeds=3&clockwise=yes&captures=casa&first=north&match=yes&moves=a"),
        &Settings::default(),
    );
    for (name, _) in form_urlencoded::parse(query.as_bytes()) {
        assert!(["game", "lang"].contains(&&*name) || OF_A_GAME.contains(&&*name), "{name} of {query}");
    }
}
