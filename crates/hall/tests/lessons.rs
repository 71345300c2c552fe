//! Every lesson in `web/lessons`: its answer and its claims against the rules, and its words in all three languages. And
//! what is said of a lesson that has something wrong with it.

use std::{collections::BTreeSet, fs, path::PathBuf};

use sowtell_hall::lessons::{Answer, Ask, Lesson, Shown, Text, Trouble};
use sowtell_phrases::{Digits, Language, Phrases};
use sowtell_rules::{Event, Game, Move};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/lessons")
}

/// The names in the list, in its order.
fn names() -> Vec<String> {
    let text = fs::read_to_string(folder().join("lessons.json")).expect("a list of lessons");
    serde_json::from_str(&text).expect("a list of names")
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(format!("{name}.json"))).expect(name)
}

fn lessons() -> Vec<Lesson> {
    let phrases = Phrases::new(Language::English, Digits::Western);
    let read = |name: &String| {
        Lesson::read(name, &text(name)).unwrap_or_else(|trouble| panic!("{}", trouble.say(&phrases, name)))
    };
    names().iter().map(read).collect()
}

#[test]
fn the_list_names_every_file_once_and_every_lesson_holds_by_the_rules() {
    let listed: BTreeSet<String> = names().into_iter().collect();
    let files = fs::read_dir(folder()).expect("a folder of lessons");
    let there: BTreeSet<String> = files
        .map(|file| file.expect("a file").file_name().to_string_lossy().trim_end_matches(".json").to_owned())
        .filter(|name| name != "lessons")
        .collect();
    assert_eq!(listed, there);
    assert_eq!(listed.len(), names().len(), "a name stands there twice");
    assert_eq!(lessons().len(), listed.len());
}

#[test]
fn each_game_has_its_lessons_and_what_they_say_is_stated_as_claims() {
    let lessons = lessons();
    for (game, least) in [(Game::Tihbat, 4), (Game::RioKadalis, 5), (Game::Hoyito, 3), (Game::Sadeqa, 3)] {
        let own = lessons.iter().filter(|lesson| lesson.variant().game == game).count();
        assert!(own >= least, "{own} lessons for {game}");
    }
    for name in names() {
        let file: serde_json::Value = serde_json::from_str(&text(&name)).expect("a lesson");
        assert!(file["expects"].as_array().is_some_and(|claims| !claims.is_empty()), "{name} claims nothing");
        assert!(file.get("answer").is_none());
    }
}

/// The rules once more, by the way the page goes: the session, its events.
#[test]
fn the_answer_is_what_happens_when_the_move_is_played() {
    for lesson in lessons() {
        let Shown::Sowing(pit) = lesson.shown else {
            assert!(matches!((lesson.ask, lesson.answer), (Ask::Fill(_), Answer::Number(1..))), "{}", lesson.name);
            continue;
        };
        let mut session = lesson.session.clone();
        let mover = session.position().mover();
        session.play(Move::Sow(pit)).expect(&lesson.name);
        let ply = session.plies().iter().rev().find(|ply| ply.played == Move::Sow(pit)).expect("it was played");
        let events = ply.transcript.events();
        let captures: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Capture { seeds, to, why, .. } => Some((seeds, to, why)),
                _ => None,
            })
            .collect();
        let last = events.iter().find_map(|event| match *event {
            Event::TurnEnd { pit, .. } => Some(pit),
            _ => None,
        });
        let own: u8 = captures.iter().filter(|capture| capture.1 == mover).map(|capture| capture.0).sum();
        match (lesson.ask, lesson.answer) {
            (Ask::Where(_), Answer::Pits(pits)) => assert_eq!(pits.iter().collect::<Vec<_>>(), [last.expect("an end")]),
            (Ask::Captures(_), Answer::Yes(yes)) => assert_eq!(yes, own > 0, "{}", lesson.name),
            (Ask::HowMany(_), Answer::Number(number)) => assert_eq!(number, own, "{}", lesson.name),
            (Ask::Who(_), Answer::Player(Some(player))) => assert!(captures.iter().all(|c| c.1 == player)),
            (Ask::Choose(goal), Answer::Pits(pits)) => {
                assert_eq!(pits.len(), 1, "{}: its text speaks of one pit", lesson.name);
                assert!(pits.contains(pit));
                assert!(goal.why().is_none_or(|why| captures.iter().any(|c| c.1 == mover && c.2 == why)));
                assert!(lesson.session.legal().len() > 1, "{}: nothing to choose", lesson.name);
            }
            other => panic!("{}: {other:?}", lesson.name),
        }
    }
}

fn texts(lesson: &Lesson) -> [(&'static str, &Text); 3] {
    [("title", &lesson.title), ("question", &lesson.question), ("explanation", &lesson.explanation)]
}

/// The Latin that may stand in a Punjabi or Thai lesson beside the pits' letters: the games and their own words.
const LATIN: [&str; 8] = ["Tihbat", "Rio", "Kadalis", "Hoyito", "I", "binikh", "casa", "Sadeqa"];

#[test]
fn every_lesson_is_there_in_every_language_and_in_its_script() {
    let gurmukhi = |c: char| ('\u{a00}'..='\u{a7f}').contains(&c) || "।".contains(c);
    let thai = |c: char| ('\u{e00}'..='\u{e7f}').contains(&c);
    for lesson in lessons() {
        for (field, text) in texts(&lesson) {
            for language in Language::ALL {
                let at = format!("{} {field} {language}", lesson.name);
                assert!(text.has(language), "{at} is missing");
                let (_, said) = text.of(language);
                assert!(!said.contains(['<', '&', '\'', '\n']) && !said.contains("  "), "{at}: {said}");
                assert_eq!(said.trim(), said, "{at}");
                let (own, strange): (&dyn Fn(char) -> bool, &dyn Fn(char) -> bool) = match language {
                    Language::Punjabi => (&gurmukhi, &thai),
                    Language::Thai => (&thai, &gurmukhi),
                    _ => {
                        assert!(!said.chars().any(|c| gurmukhi(c) || thai(c)), "{at}");
                        continue;
                    }
                };
                assert!(!said.chars().any(strange), "{at}: {said}");
                let latin = said.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
                for word in latin {
                    let letter = word.len() == 1 && matches!(word.as_bytes()[0], b'A'..=b'L' | b'a'..=b'l');
                    assert!(letter || LATIN.contains(&word), "{at}: {word} is no name that may stand there");
                }
                let spare =
                    said.chars().filter(|&c| !own(c) && !c.is_ascii_alphanumeric() && !" ,:;?!()“”’.-".contains(c));
                assert_eq!(spare.collect::<String>(), "", "{at}");
                assert!(said.chars().any(own) || said == "casa", "{at}: {said}");
            }
        }
    }
}

#[test]
fn stops_spaces_and_names_are_as_in_the_messages() {
    let faults: Vec<&str> = include_str!("../../phrases/tests/faults.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    for lesson in lessons() {
        for (field, text) in texts(&lesson) {
            for (language, said) in text.all() {
                let at = format!("{} {field} {language}", lesson.name);
                for fault in &faults {
                    assert!(!said.contains(fault), "{at}: {fault}");
                }
                for (place, _) in said.match_indices('।') {
                    let after = said[place + '।'.len_utf8()..].chars().next();
                    assert!(after.is_none_or(char::is_whitespace) && !said[..place].ends_with(' '), "{at}");
                }
                for (name, latin) in [
                    ("ਬਿਨਿਖ", "binikh"),
                    ("บินิค", "binikh"),
                    ("กาซา", "casa"),
                    ("ਤਿਹਬਾਤ", "Tihbat"),
                    ("ติฮ์บาต", "Tihbat"),
                    ("ਕਦਾਲਿਸ", "Kadalis"),
                    ("กาดาลิส", "Kadalis"),
                ] {
                    assert!(!said.contains(name) || said.contains(latin), "{at}: {name} without {latin}");
                }
                if field == "explanation" && language != Language::Thai {
                    assert!(said.ends_with(['.', '।']), "{at} ends without a stop");
                }
                if language == Language::Punjabi {
                    assert!(!said.contains('.'), "{at}: a Latin full stop");
                }
            }
        }
    }
}

/// A lesson with nothing wrong, as a teacher might write it in one language.
const OWN: &str = r#"{
  "game": "rio-kadalis",
  "position": "0,0,2,0,1,0/0,0,0,0,0,0 s 0,0",
  "ask": {"where": "C"},
  "title": {"th": "ของฉัน"},
  "question": {"th": "ตกที่ไหน"},
  "explanation": {"th": "หยอดต่อ"}
}"#;

fn trouble(text: &str) -> Trouble {
    Lesson::read("mine", text).expect_err("something is wrong with it")
}

#[test]
fn a_lesson_in_one_language_is_a_lesson_and_says_which_language_it_is_in() {
    let lesson = Lesson::read("mine", OWN).expect("a lesson");
    assert_eq!(lesson.title.of(Language::Punjabi), (Language::Thai, "ของฉัน"));
    assert!(!lesson.title.has(Language::English));
}

#[test]
fn what_is_wrong_with_a_lesson_is_said_with_its_file_and_field_in_every_language() {
    let no_end = OWN.replace("0,0,2,0,1,0/0,0,0,0,0,0 s 0,0", "0,0,0,0,0,0/0,0,0,0,0,0 s 20,28");
    let fill = |position: &str| {
        OWN.replace("0,0,2,0,1,0/0,0,0,0,0,0 s 0,0", position).replace(r#"{"where": "C"}"#, r#"{"fill": "south"}"#)
    };
    let claim = |claim: &str| OWN.replace(r#""title""#, &format!(r#""expects": [{{}}, {claim}], "title""#));
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 s 17,31";
    for (text, said) in [
        ("{".to_owned(), "not a lesson’s file: EOF while parsing an object"),
        (OWN.replace(r#""game": "rio-kadalis","#, ""), "missing field `game`"),
        (
            OWN.replace("rio-kadalis", "chess"),
            "“game” cannot be read: unknown variant `chess`, expected one of `tihbat`",
        ),
        (OWN.replace("\"ask\"", "\"answer\": \"A\", \"ask\""), "“answer” cannot be read: unknown field `answer`"),
        (OWN.replace("s 0,0", "w 0,0"), "“position” cannot be read: no position: character 25: expected the mover"),
        (OWN.replace("where", "wheer"), "unknown variant `wheer`, expected one of `where`, `captures`, `how-many`"),
        (OWN.replace(r#"{"where": "C"}"#, r#"{"choose": "binik"}"#), "unknown variant `binik`, expected one of `home`"),
        (OWN.replace(r#"{"th": "ของฉัน"}"#, "{}"), "“title” cannot be read: expected a text in at least one language"),
        (OWN.replace(r#"{"th": "ของฉัน"}"#, r#"{"xx": "?"}"#), "the languages are en, pa and th"),
        (format!("{OWN} more"), "trailing characters"),
        (OWN.replace("\"ask\"", "\"captures\": \"casa\", \"ask\""), "“captures”: It does not go with this game."),
        (OWN.replace("\"ask\"", "\"captures\": \"all\", \"ask\""), "“captures” cannot be read: captures are named"),
        (OWN.replace("\"ask\"", "\"lone-steps\": true, \"ask\""), "“lone-steps”: It does not go with this game."),
        (
            OWN.replace("\"ask\"", "\"pits\": 5, \"ask\""),
            "“position”: Pits in a row: 6 on the given board, 5 in this game.",
        ),
        (OWN.replace("\"ask\"", "\"moves\": \"CZ\", \"ask\""), "“moves”: It cannot be read from character 2 on."),
        (
            OWN.replace("\"ask\"", "\"moves\": \"A\", \"ask\""),
            "Move 1 before the question cannot be played. That pit is empty.",
        ),
        (no_end, "there is nothing to play"),
        (OWN.replace("\"C\"", "\"M\""), "“ask.where” names pit M, which this board does not have."),
        (OWN.replace("\"C\"", "\"a\""), "“ask.where” names pit a, which cannot be played. That pit is North’s."),
        (OWN.replace(r#"{"where": "C"}"#, r#"{"choose": "binikh"}"#), "No pit does what is asked for."),
        (
            OWN.replace(r#"{"where": "C"}"#, r#"{"choose": "home"}"#).replace("0,0,2,0,1,0", "0,0,1,0,0,0"),
            "there is nothing to choose",
        ),
        (
            fill(over).replace("rio-kadalis", "sadeqa").replace("0,0,0,0,0,0", "0,0,0,0,0,0,0,0"),
            "not played in matches",
        ),
        (fill("1,0,0,0,0,0/1,0,0,0,0,0 s 17,31"), "The round is not over at this position"),
        (claim(r#"{"last": "b"}"#), "“expects[1].last” says “b”. By the rules it is “a”."),
        (claim(r#"{"laps": 3}"#), "“expects[1].laps” says “3”. By the rules it is “2”."),
        (claim(r#"{"ends": "odd"}"#), "“expects[1].ends” says “odd”. By the rules it is “empty-pit”."),
        (claim(r#"{"captures": [{"why": "binikh"}]}"#), "“expects[1].captures” says “binikh”. By the rules it is “–”."),
        (claim(r#"{"from": "D"}"#), "“expects.from” names pit D, which cannot be played. That pit is empty."),
        (claim(r#"{"closed": "AB"}"#), "“expects[1].filled” has nothing to do with the question."),
        (
            fill(over).replace(r#""title""#, r#""expects": [{"closed": "BC"}], "title""#),
            "“expects[0].closed” says “BC”. By the rules it is “AB”.",
        ),
    ] {
        let trouble = trouble(&text);
        for language in Language::ALL {
            let phrases = Phrases::new(language, Digits::Western);
            let sentence = trouble.say(&phrases, "mine.json");
            assert!(sentence.contains("mine.json") && !sentence.contains("lesson-"), "{sentence}");
            assert!(language != Language::English || sentence.contains(said), "{sentence}\n{said}");
        }
    }
}

#[test]
fn a_question_who_gets_the_seeds_needs_one_who_does() {
    // C's seeds: a four for South on the way, in D, and one for North, in a.
    let text = OWN.replace(r#"{"where": "C"}"#, r#"{"who": "C"}"#).replace("0,0,2,0,1,0/0,0", "0,0,5,3,0,0/3,0");
    assert_eq!(trouble(&text), Trouble::BothGet);
}
