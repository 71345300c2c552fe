//! The words themselves: the same messages everywhere, each in its own script, none of the known faults.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};
use sowtell_phrases::Language;

/// One message, taken apart.
#[derive(Default)]
struct Message {
    /// Every `$argument`, its own and those of the messages it refers to.
    args: BTreeSet<String>,
    refers_to: BTreeSet<String>,
    /// What stands there literally, piece by piece.
    pieces: Vec<String>,
    /// Each selector with the keys of its variants.
    choices: Vec<(String, Vec<String>)>,
}

type Messages = BTreeMap<String, Message>;

impl Message {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.pieces.push(value.clone()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let InlineExpression::VariableReference { id } = selector else { panic!("a choice by an argument") };
                self.choices.push((id.name.clone(), variants.iter().map(key).collect()));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers_to.insert(id.name.clone());
            }
            InlineExpression::StringLiteral { value } => self.pieces.push(value.clone()),
            InlineExpression::Placeable { expression } => self.expression(expression),
            other => panic!("the loader knows no {other:?}"),
        }
    }
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/locales").join(language.key())
}

/// Every file of a language by its name, and that of a folder by the folder's name, `/` and its own.
fn files(language: Language) -> BTreeMap<String, String> {
    let mut files = files_in(&folder(language));
    for set in ["reading", "hall"] {
        let further = files_in(&folder(language).join(set));
        files.extend(further.into_iter().map(|(name, text)| (format!("{set}/{name}"), text)));
    }
    files
}

fn files_in(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).expect("a language has its folders");
    let named = entries.map(|entry| entry.expect("a folder can be listed").path());
    let ftl = named.filter(|path| path.extension().is_some_and(|ext| ext == "ftl"));
    ftl.map(|path| {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a file can be read"))
    })
    .collect()
}

/// The messages of one file; a fault in its syntax fails the test.
fn messages(language: Language, name: &str, text: &str) -> Messages {
    let resource = parser::parse(text.to_owned()).unwrap_or_else(|(_, faults)| panic!("{language}/{name}: {faults:?}"));
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut taken = Message::default();
                taken.pattern(message.value.as_ref().expect("a message has a text"));
                assert!(message.attributes.is_empty(), "{language}/{name}: {} has attributes", message.id.name);
                let twice = messages.insert(message.id.name.clone(), taken);
                assert!(twice.is_none(), "{language}/{name}: {} stands there twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{language}/{name}: {other:?}"),
        }
    }
    messages
}

/// All messages of a language, with the arguments of those they refer to.
fn all(language: Language) -> Messages {
    let mut all = Messages::new();
    for (name, text) in files(language) {
        for (id, message) in messages(language, &name, &text) {
            assert!(all.insert(id.clone(), message).is_none(), "{language}: {id} stands in two files");
        }
    }
    let referred: Vec<(String, BTreeSet<String>)> = all
        .iter()
        .map(|(id, message)| {
            let of = |other: &String| all.get(other).unwrap_or_else(|| panic!("{language}: {id} refers to {other}"));
            (id.clone(), message.refers_to.iter().flat_map(|other| of(other).args.clone()).collect())
        })
        .collect();
    for (id, more) in referred {
        all.get_mut(&id).expect("it was there").args.extend(more);
    }
    all
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let wanted = all(Language::English);
    for language in Language::ALL {
        let theirs = all(language);
        for (id, message) in &wanted {
            let own = theirs.get(id).unwrap_or_else(|| panic!("{language} lacks {id}"));
            assert_eq!(own.args, message.args, "{language}: arguments of {id}");
        }
        for id in theirs.keys() {
            assert!(wanted.contains_key(id), "{language} says {id}, which English does not");
        }
    }
}

#[test]
fn what_a_game_is_played_with_refers_to_nothing_that_comes_later() {
    for language in Language::ALL {
        let own = |later: bool| {
            let files = files(language).into_iter().filter(move |(name, _)| name.contains('/') == later);
            files.flat_map(move |(name, text)| messages(language, &name, &text))
        };
        let later: BTreeSet<String> = own(true).map(|(id, _)| id).collect();
        assert!(later.contains("rule-ruling-mark") && later.contains("fact-kin-thailand"), "{later:?}");
        for (id, message) in own(false) {
            assert!(message.refers_to.is_disjoint(&later), "{language}: {id} refers to {:?}", message.refers_to);
        }
    }
}

/// Counts that are never 0 where a message chooses by them, so that the message has no words for none.
const NEVER_NONE: [(&str, &str); 26] = [
    ("paper-start", "seeds"),
    ("event-lift", "seeds"),
    ("event-drop", "holds"),
    ("event-relay-more", "laps"),
    ("event-capture-opposite", "seeds"),
    ("event-turn-odd", "held"),
    ("event-left-row-owner", "left"),
    ("event-left-last-mover", "left"),
    ("event-left-shared", "left"),
    ("event-share", "seeds"),
    ("event-fill", "filled"),
    ("seeds-a-pit", "per"),
    ("result-won", "most"),
    ("outcome-share-all", "seeds"),
    ("reason-wins-by", "n"),
    ("reason-loses-least", "n"),
    ("reason-only-one-not-losing", "n"),
    ("reason-others-worse-by", "n"),
    ("reason-takes-fours", "n"),
    ("reason-takes", "n"),
    ("reason-gives-away", "n"),
    ("reason-leaves-at-most", "n"),
    ("reason-seems", "n"),
    ("review-start", "n"),
    ("review-turn", "seeds"),
    ("review-turn-seems", "seeds"),
];

#[test]
fn plurals_are_those_of_cldr_and_zero_has_its_own_words_in_punjabi() {
    let mut counted = 0;
    for (id, message) in all(Language::Punjabi) {
        for (argument, keys) in message.choices {
            let has = |key: &str| keys.iter().any(|other| other == key);
            if has("one") {
                counted += 1;
                let never_none = NEVER_NONE.contains(&(id.as_str(), argument.as_str()));
                assert!(has("0") || never_none, "pa {id}: ${argument} has no words for 0");
            }
        }
    }
    assert!(counted > NEVER_NONE.len());
    for (id, message) in all(Language::Thai) {
        for (argument, keys) in message.choices {
            for plural in ["zero", "one", "two", "few", "many"] {
                assert!(!keys.iter().any(|key| key == plural), "th {id}: ${argument} has {plural}");
            }
        }
    }
}

/// The Latin that may stand in a Punjabi or Thai message: names, the games' own words, Enter and x as they stand on their keys.
const LATIN: &str = "Ba-awa Bahoruco Barahona Bautista Casitas Cases Descubierta El Enter Ethiopian Flix Gad Gadid Habr Awal \
    Hargeisa Hasan Hoyito I III Independencia Institute Jaragua Jigjiga Jimaní Kadalis Kinast La Lahemay Lalo Lam Lamosh \
    Los Majoral Mate Musa Ali Neiba Omar Oriental Oromo Pankhurst Port-au-Prince Postrer QR Richard Rio Riya Riyo-ka-dhalis \
    Roca Río Ríos SVG Sadeqa Salvador Studies Sur Taourirt Tihbat Villa Víktor Waladach Waladat Walaga Wallagga Wellega \
    binikh calabash casa daga dhalis hoyito i ka khum lum mak mana mancala of sadeqa Sow Tell x";

fn is_gurmukhi(c: char) -> bool {
    ('\u{a00}'..='\u{a7f}').contains(&c)
}

fn is_thai(c: char) -> bool {
    ('\u{e00}'..='\u{e7f}').contains(&c)
}

fn is_latin(c: char) -> bool {
    c.is_alphabetic() && c < '\u{250}'
}

#[test]
fn each_language_is_written_in_its_own_script() {
    let allowed: BTreeSet<&str> = LATIN.split_whitespace().collect();
    for language in [Language::Punjabi, Language::Thai] {
        let strange = if language == Language::Thai { is_gurmukhi } else { is_thai };
        let own = if language == Language::Thai { is_thai } else { is_gurmukhi };
        let mut letters = 0;
        for (id, message) in all(language) {
            if id.starts_with("language-") {
                continue;
            }
            for piece in message.pieces {
                assert!(!piece.contains(strange), "{language} {id}: {piece}");
                let words = piece.split(|c: char| !is_latin(c) && c != '-').map(|word| word.trim_matches('-'));
                for word in words.filter(|word| !word.is_empty()) {
                    assert!(allowed.contains(word), "{language} {id}: {word} is no name that may stand there");
                }
                letters += piece.chars().filter(|&c| own(c)).count();
            }
        }
        assert!(letters > 5_000, "{language}: only {letters} letters of its own were looked at");
    }
    for (id, message) in all(Language::English) {
        let foreign = |c: char| is_thai(c) || is_gurmukhi(c);
        assert!(id == "language-digits" || !message.pieces.iter().any(|piece| piece.contains(foreign)), "en {id}");
    }
}

/// The text without the marks that only say where a line may break.
fn visible(text: &str) -> String {
    text.replace(['\u{200b}', '\u{2060}'], "")
}

#[test]
fn a_transliterated_name_carries_its_latin_form() {
    // A name that a reader may want to look up: once at least in every message that has it.
    let names = [
        ("ਬਿਨਿਖ", "binikh"),
        ("บินิค", "binikh"),
        ("กาซา", "casa"),
        ("ਤਿਹਬਾਤ", "Tihbat"),
        ("ติฮ์บาต", "Tihbat"),
        ("ਪੈਂਕਹਰਸਟ", "Pankhurst"),
        ("แพงก์เฮิสต์", "Pankhurst"),
        ("ਹਬਰ ਅਵਲ", "Habr Awal"),
        ("ฮับร์อาวัล", "Habr Awal"),
        ("ਕਿਨਾਸਟ", "Kinast"),
        ("กินาสต์", "Kinast"),
    ];
    let mut seen = BTreeSet::new();
    for language in [Language::Punjabi, Language::Thai] {
        for (id, message) in all(language) {
            let text = visible(&message.pieces.concat());
            for (name, latin) in names {
                let short = id.starts_with("game-") && !id.ends_with("-full");
                if text.contains(name) && !short {
                    seen.insert(name);
                    assert!(text.contains(latin), "{language} {id}: {name} without {latin}");
                }
            }
        }
    }
    assert_eq!(seen.len(), names.len(), "a name is spelt otherwise now: {seen:?}");
}

#[test]
fn none_of_the_faulty_wordings_of_the_records_is_used() {
    let faults: Vec<&str> =
        include_str!("faults.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!(faults.len() > 137);
    for language in Language::ALL {
        for (name, text) in files(language) {
            let said = visible(&text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n"));
            for fault in &faults {
                assert!(!said.contains(fault), "{language}/{name}: {fault}");
            }
        }
    }
}

/// Spelt with a nukta only by those who copy Hindi; here always without, composed or not.
const WITHOUT_NUKTA: [&str; 6] = ["ਖ਼ਾਲੀ", "ਆਖ਼ਰੀ", "ਖ਼ਤਮ", "ਖ\u{a3c}ਾਲੀ", "ਆਖ\u{a3c}ਰੀ", "ਖ\u{a3c}ਤਮ"];

#[test]
fn spaces_and_stops_stand_where_they_belong() {
    for language in Language::ALL {
        for (id, message) in all(language) {
            for piece in &message.pieces {
                assert!(!piece.contains("  "), "{language} {id}: two spaces in {piece:?}");
                assert!(
                    id == "event-capture-binikh" || !piece.contains('!'),
                    "{language} {id}: only binikh is cheered"
                );
                for word in WITHOUT_NUKTA {
                    assert!(!piece.contains(word), "{language} {id}: {word}");
                }
                for (at, _) in piece.match_indices('।') {
                    let after = piece[at + '।'.len_utf8()..].chars().next();
                    assert!(after.is_none_or(char::is_whitespace), "{language} {id}: no space after । in {piece:?}");
                    assert!(!piece[..at].ends_with(' '), "{language} {id}: a space before । in {piece:?}");
                }
                if language == Language::Punjabi && !id.starts_with("language-") {
                    let stop = piece.trim_end().ends_with('.');
                    assert!(!stop, "{language} {id}: a Latin full stop in {piece:?}");
                }
            }
        }
    }
    let straight = |text: &str| text.contains('\'') || text.contains("\" ");
    for (name, text) in files(Language::English) {
        let told = text.lines().filter(|line| !line.starts_with('#') && !line.contains("{\"")).any(straight);
        assert!(!told, "en/{name}: a straight quotation mark");
    }
}
