//! Every message that the page asks for by its key is there in every language.
#![cfg(not(target_arch = "wasm32"))]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use sowtell_app::{address::Page, session::Speed, settings::Palette};
use sowtell_phrases::{Digits, Language, Phrases};
use sowtell_rules::Game;

/// What takes a key as its first argument.
const TAKE_A_KEY: [&str; 3] = ["text", "text_with", "control"];

/// Every Rust file under a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The keys that stand literally in calls of `name` in a source text.
fn literal_keys<'a>(source: &'a str, name: &str) -> Vec<&'a str> {
    let call = format!("{name}(");
    let keys = source.match_indices(&call).filter_map(|(at, _)| {
        let longer_name = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let argument = source[at + call.len()..].trim_start().strip_prefix('"')?;
        let (key, _) = argument.split_once('"')?;
        (!longer_name).then_some(key)
    });
    keys.collect()
}

/// Every key in the sources of the page, the kiosk and the class, with the files that ask for it.
fn asked_for() -> BTreeMap<String, BTreeSet<PathBuf>> {
    let mut asked: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for path in ["app", "hall"].iter().flat_map(|name| sources(&crates.join(name).join("src"))) {
        let source = fs::read_to_string(&path).expect("a file can be read");
        for key in TAKE_A_KEY.into_iter().flat_map(|name| literal_keys(&source, name)) {
            asked.entry(key.to_owned()).or_default().insert(path.clone());
        }
    }
    asked
}

fn all_phrases() -> impl Iterator<Item = Phrases> {
    Language::ALL.into_iter().map(|language| Phrases::new(language, Digits::Western))
}

#[test]
fn a_key_is_found_wherever_it_is_written() {
    let source =
        "words.text(\"undo\"); p.text_with(\n    \"lap\", &[]); context(\"no-key\"); text(&key); text(\"close\")";
    assert_eq!(literal_keys(source, "text"), ["undo", "close"]);
    assert_eq!(literal_keys(source, "text_with"), ["lap"]);
}

#[test]
fn every_key_in_the_sources_is_a_message_in_every_language() {
    let asked = asked_for();
    for key in ["undo", "choose-pit", "settings", "notice-address", "rules-show"] {
        assert!(asked.contains_key(key), "{key} was not found in the sources");
    }
    for phrases in all_phrases() {
        for (key, files) in &asked {
            assert!(phrases.has(key), "{phrases:?} lacks {key}, asked for in {files:?}");
        }
    }
}

#[test]
fn every_key_put_together_from_a_choice_is_a_message_in_every_language() {
    let levels = ["beginner", "easy", "medium", "hard", "perfect"].map(|level| format!("level-{level}"));
    let pages = Page::ALL.map(|page| format!("nav-{}", page.key()));
    let speeds = Speed::ALL.map(|speed| format!("speed-{}", speed.key()));
    let palettes = Palette::ALL.map(|palette| format!("palette-{}", palette.key()));
    let digits = Digits::ALL.map(|digits| format!("digits-{}", digits.key()));
    let materials = Game::ALL.map(|game| format!("material-{}", game.key()));
    let keys: Vec<String> = [&pages[..], &speeds, &palettes, &digits, &materials, &levels].concat();
    for phrases in all_phrases() {
        for key in &keys {
            assert!(phrases.has(key), "{phrases:?} lacks {key}");
        }
    }
}

#[test]
fn the_paragraphs_about_it_all_are_there_in_every_language() {
    let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages/about.rs"));
    let source = source.expect("a file can be read");
    let paragraphs: Vec<&str> = source.split('"').filter(|piece| piece.starts_with("about-")).collect();
    assert!(paragraphs.contains(&"about-what"), "{paragraphs:?}");
    for phrases in all_phrases() {
        for key in &paragraphs {
            assert!(phrases.has(key), "{phrases:?} lacks {key}");
        }
    }
}
