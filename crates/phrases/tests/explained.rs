//! One whole game of each kind, explained in each language, to be read by people. The games are short ones, found by
//! playing at random; between them they capture in every way there is.

use std::fmt::Write as _;

use sowtell_phrases::{Digits, Language, Phrases, Telling};
use sowtell_rules::{Game, Moves, Player, Round};

fn explained(language: Language, game: Game, moves: &str) -> String {
    let (phrases, rules) = (Phrases::new(language, Digits::Western), game.ruleset());
    let mut round = Round::new(rules);
    let mut text = format!("{}\n", phrases.game_with_latin(game));
    for (number, played) in (1..).zip(Moves::read(moves, rules.pits_a_row())) {
        let telling = Telling { game, rules, mover: round.position().mover() };
        let mut events = Vec::new();
        round.play(played.expect("a move"), &mut |event| events.push(event)).expect("a legal move");
        let _ = writeln!(text, "\n{number}.");
        for line in phrases.narrate(&telling, &events) {
            let _ = writeln!(text, "{}", line.text);
        }
    }
    let telling = Telling { game, rules, mover: Player::South };
    let outcome = round.outcome().expect("a whole game");
    let _ = write!(text, "\n{}", phrases.outcome(&telling, &outcome).join("\n"));
    text
}

fn check(game: Game, moves: &str) {
    for language in Language::ALL {
        insta::assert_snapshot!(format!("{game}-{language}"), explained(language, game, moves));
    }
}

#[test]
fn tihbat() {
    check(Game::Tihbat, "BbAbBbBbA");
}

#[test]
fn rio_kadalis() {
    check(Game::RioKadalis, "FeDcA");
}

#[test]
fn hoyito() {
    check(Game::Hoyito, "CbEbB");
}

#[test]
fn sadeqa() {
    check(Game::Sadeqa, "DfAhBaBeCdHfGfAbGbHc");
}
