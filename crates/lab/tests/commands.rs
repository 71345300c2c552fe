//! `lab perft`, `random` and `match`, and what they all share.

mod support;

use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use support::{lab, objects, printed, refused};

#[test]
fn perft_counts_as_on_record() {
    let mut wanted: Vec<(String, String)> = Vec::new();
    for line in include_str!("../../rules/tests/vectors/perft.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, depth, count] = fields[..] else { panic!("three fields: {line}") };
        match wanted.last_mut() {
            Some((last, text)) if last == game => text.push_str(&format!("{depth} {count}\n")),
            _ => wanted.push((game.to_owned(), format!("{depth} {count}\n"))),
        }
    }
    assert_eq!(wanted.len(), 4);
    for (game, text) in wanted {
        assert_eq!(printed(&format!("perft {game} {}", text.lines().count())), text);
    }
}

#[test]
fn perft_counts_a_forced_pass_as_a_ply_and_stops_where_the_round_ends() {
    // South passes; North's one pit then moves alone.
    assert_eq!(printed("perft tihbat 2 --from '0,0/3,0 s 0,0'"), "1 1\n2 1\n");
    assert_eq!(
        printed("perft rio-kadalis 6 --from '1,0,0,0,0,0/0,0,0,0,0,0 s 20,27'"),
        "1 1\n2 0\n3 0\n4 0\n5 0\n6 0\n"
    );
}

#[test]
fn every_command_takes_the_changes_to_a_game() {
    let changes = "--pits 3 --seeds 2 --clockwise";
    assert_eq!(printed(&format!("perft rio-kadalis 1 {changes}")), "1 3\n");
    assert!(printed(&format!("random rio-kadalis {changes}")).chars().all(|c| "ABCabc\n".contains(c)));
    assert_eq!(objects(&format!("match rio-kadalis --rounds 1 {changes}"))[0]["start"], "2,2,2/2,2,2 s 0,0");
    assert_eq!(objects(&format!("replay rio-kadalis A {changes}"))[0]["move"], "A");
    let from = "--from '4,x,4/4,4,4 n 2,0'";
    assert_eq!(printed(&format!("perft rio-kadalis 1 {from}")), "1 3\n");
    assert!("abc".contains(&printed(&format!("random rio-kadalis {from}"))[..1]));
    assert_eq!(objects(&format!("match rio-kadalis --rounds 1 {from}"))[0]["start"], "4,x,4/4,4,4 n 2,0");
}

#[test]
fn a_lone_seed_steps_on_only_where_asked() {
    let position =
        |option: &str| objects(&format!("replay tihbat A --from '1,0/1,0 s 0,0' {option}"))[0]["position"].clone();
    assert_eq!(position(""), "1,0/1,0 n 0,0");
    assert_eq!(position("--lone-steps"), "0,1/1,0 n 0,0");
}

#[test]
fn random_games_are_finished_and_replay_exactly() {
    for game in ["tihbat", "tihbat --lone-steps", "rio-kadalis --clockwise", "hoyito --pits 7", "sadeqa --seeds 4"] {
        let (name, options) = game.split_once(' ').unwrap_or((game, ""));
        let games = printed(&format!("random {game} --games 20 --seed 5"));
        assert_eq!(games.lines().count(), 20);
        for moves in games.lines() {
            let told = objects(&format!("replay {name} '{moves}' {options}"));
            assert_eq!(told.len() - 1, moves.len());
            let played: String = told.iter().filter_map(|ply| ply["move"].as_str()).collect();
            assert_eq!(played, moves);
            assert!(told.last().expect("an end")["end"].is_string(), "{game}: {moves} is finished");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_every_platform() {
    // Drawn once and written down: another generator, or another way to draw, would change them.
    assert_eq!(printed("random tihbat --games 2 --seed 1"), SEED_ONE);
    let games: BTreeSet<String> = (0..20).map(|seed| printed(&format!("random hoyito --seed {seed}"))).collect();
    assert_eq!(games.len(), 20);
}

const SEED_ONE: &str = "BaBaBaBbAaBbBbAbBbBbBaBaAaAaBaAaB\nAaBbAbAbBbBbAb\n";

#[test]
fn a_random_game_from_a_finished_position_has_no_move() {
    assert_eq!(printed("random tihbat --from '0,0/0,0 s 14,14' --games 2"), "\n\n");
}

#[test]
fn a_match_goes_on_until_it_is_won() {
    for game in ["rio-kadalis --pits 3", "hoyito"] {
        let (name, options) = game.split_once(' ').unwrap_or((game, ""));
        let lines = objects(&format!("match {game} --seed 3 --rounds 5000"));
        let (end, rounds) = lines.split_last().expect("a last line");
        assert_eq!(end["match"], "won", "{game}");
        assert_eq!(end["rounds"], rounds.len(), "{game}");
        for (i, round) in rounds.iter().enumerate() {
            assert_eq!(round["round"], i + 1);
            let told = objects(&format!(
                "replay {name} '{}' {options} --from '{}'",
                round["moves"].as_str().expect("moves"),
                round["start"].as_str().expect("a start")
            ));
            let last = told.last().expect("an end");
            for field in ["end", "captured", "winner"] {
                assert_eq!(last[field], round[field], "{game}");
            }
        }
        let loser = 1 - usize::from(end["winner"] == "north");
        assert!(rounds.last().expect("a round")["captured"][loser].as_u64().expect("a number") < 4, "{game}");
    }
}

#[test]
fn a_match_that_is_not_won_in_time_is_unfinished() {
    let lines = printed("match rio-kadalis --seed 1 --rounds 2");
    assert_eq!(lines.lines().last(), Some(r#"{"match":"unfinished","rounds":2}"#));
    assert_eq!(lines.lines().count(), 3);
    assert!(lines.starts_with(r#"{"round":1,"start":"4,4,4,4,4,4/4,4,4,4,4,4 s 0,0","moves":""#));
}

#[test]
fn only_two_games_are_played_in_matches() {
    refused("match tihbat --seed 1", "", "tihbat is not played in matches");
    refused("match sadeqa --seed 1", "", "sadeqa is not played in matches");
}

#[test]
fn what_makes_no_sense_is_refused_in_one_sentence() {
    for (line, reason) in [
        ("perft chess 3", "invalid value 'chess' for '<GAME>': the games are tihbat, rio-kadalis, hoyito and sadeqa"),
        ("perft tihbat 0", "invalid value '0' for '<DEPTH>': 0 is not in 1..=4294967295"),
        ("perft tihbat", "the following required arguments were not provided: <DEPTH>"),
        ("perft hoyito 2 --pits 13", "a row has 2 to 12 pits"),
        ("perft hoyito 2 --pits 12 --seeds 11", "a board holds at most 255 seeds"),
        ("random hoyito --pits 1 --seeds 0", "a row has 2 to 12 pits; a pit starts with at least 1 seed"),
        ("random sadeqa --lone-steps", "a lone seed that steps on is a variant of tihbat; in sadeqa it always does"),
        ("match hoyito --from '4,4/4,4 s 0,0' --pits 3", "--pits is 3, but the position has 2 pits a row"),
        (
            "match hoyito --from '4,4/4 s 0,0'",
            "invalid value '4,4/4 s 0,0' for '--from <POSITION>': character 6: the rows differ: South has 2 pits and North 1",
        ),
        (
            "random tihbat --from '200,0/56,0 s 0,0'",
            "invalid value '200,0/56,0 s 0,0' for '--from <POSITION>': character 11: a position holds at most 255 seeds, piles included, not 256",
        ),
        ("random tihbat --games many", "invalid value 'many' for '--games <N>': invalid digit found in string"),
        ("random tihbat --frob", "unexpected argument '--frob' found"),
        ("juggle tihbat", "unrecognized subcommand 'juggle'"),
    ] {
        refused(line, "", reason);
    }
}

#[test]
fn help_is_no_mistake() {
    let help = lab("--help").assert().success();
    let text = String::from_utf8_lossy(&help.get_output().stdout).into_owned();
    for command in ["perft", "replay", "random", "explain", "match"] {
        assert!(text.contains(command), "{command}");
        lab(&format!("{command} --help")).assert().success();
    }
}

#[test]
fn a_reader_who_goes_away_is_no_mistake() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("lab"))
        .args(["random", "hoyito", "--games", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the lab runs");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("a line");
    assert!(first.len() > 2);
    let done = child.wait_with_output().expect("it ends");
    assert!(done.status.success());
    assert_eq!(String::from_utf8_lossy(&done.stderr), "");
}
