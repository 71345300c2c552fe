//! `lab solve`, `check-proof` and `play`.

mod support;

use std::fs;

use serde_json::json;
use support::{lab, objects, printed, refused};

#[test]
fn solve_prints_the_value_of_the_start_and_of_each_move() {
    let found = &objects("solve tihbat")[0];
    assert_eq!((&found["value"], &found["kind"]), (&json!(-2), &json!("exact")));
    let exactly = |letter| json!({"move": letter, "value": -2, "kind": "exact"});
    assert_eq!(found["moves"], json!([exactly("A"), exactly("B")]), "both opening moves lose by 2");
    let line = found["line"].as_str().expect("a line");
    let played = objects(&format!("replay tihbat {line}"));
    assert_eq!(played.last().expect("an end")["captured"], json!([13, 15]), "the line ends with the value");
}

#[test]
fn solve_with_a_limit_says_what_is_known() {
    let found = &objects("solve sadeqa --limit 0.2")[0];
    assert_eq!(found["kind"], "estimate");
    assert_eq!(found["moves"].as_array().map(Vec::len), Some(8));
    let over = &objects("solve rio-kadalis --from '0,0,0,0,0,0/0,0,3,0,0,1 s 20,24'")[0];
    assert_eq!((&over["value"], &over["kind"], &over["line"]), (&json!(-4), &json!("exact"), &json!("")));
}

#[test]
fn a_proof_is_checked_and_a_tampered_one_is_refused_with_the_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tihbat.proof");
    let name = file.display();
    printed(&format!("solve tihbat --seeds 4 --proof '{name}'"));
    let checked = &objects(&format!("check-proof '{name}'"))[0];
    assert_eq!((&checked["value"], &checked["start"]), (&json!(2), &json!("4,4/4,4 s 0,0")));
    let text = fs::read_to_string(&file).expect("written");
    let claim = text.lines().find(|line| line.starts_with("s 2 ")).expect("what South is promised");
    let position = claim.splitn(5, ' ').last().expect("a position").to_owned();
    fs::write(&file, text.replacen(claim, &claim.replacen("s 2 ", "s 4 ", 1), 1)).expect("written");
    let output = lab(&format!("check-proof '{name}'")).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains(&format!("does not hold: {position}, claimed for south")), "{said}");
}

#[test]
fn play_prints_each_game_and_the_score() {
    let lines = objects("play tihbat --south hard --north beginner --games 3 --seed 5 --opening 2");
    assert_eq!(lines.len(), 4);
    for game in &lines[..3] {
        let moves = game["moves"].as_str().expect("moves");
        let replayed = objects(&format!("replay tihbat {moves}"));
        assert_eq!(replayed.last().expect("an end")["captured"], game["captured"]);
    }
    assert_eq!((&lines[3]["games"], &lines[3]["south"]), (&json!(3), &json!("hard")));
    assert_eq!(lines, objects("play tihbat --south hard --north beginner --games 3 --seed 5 --opening 2"));
    refused(
        "play tihbat --south clever --north easy",
        "",
        "invalid value 'clever' for '--south <LEVEL>': the levels are beginner, easy, medium, hard, perfect and random",
    );
}
