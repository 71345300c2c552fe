//! `lab replay`.

mod support;

use std::io::Write;

use support::{lab, objects, printed, refused};

#[test]
fn a_ply_is_a_line_of_json_and_the_last_line_says_how_the_round_stands() {
    assert_eq!(
        printed("replay sadeqa AbC --pits 3 --seeds 2 --clockwise"),
        r#"{"ply":1,"player":"south","move":"A","laps":3,"captures":[],"position":"1,0,3/3,1,4 n 0,0"}
{"ply":2,"player":"north","move":"b","laps":7,"captures":[],"position":"1,1,7/1,0,2 s 0,0"}
{"ply":3,"player":"south","move":"C","laps":5,"captures":[{"pit":"a","seeds":4,"to":"south","why":"opposite"}],"position":"0,1,1/0,1,5 n 4,0"}
{"end":null,"to_move":"north","legal":["b","c"],"endless":[]}
"#
    );
}

#[test]
fn no_moves_at_all_show_the_start() {
    assert_eq!(
        printed("replay rio-kadalis ''"),
        "{\"end\":null,\"to_move\":\"south\",\"legal\":[\"A\",\"B\",\"C\",\"D\",\"E\",\"F\"],\"endless\":[]}\n"
    );
}

#[test]
fn moves_may_stand_with_spaces_between() {
    assert_eq!(printed("replay tihbat 'A b  B'"), printed("replay tihbat AbB"));
}

#[test]
fn a_round_that_is_over_from_its_start_has_only_its_end() {
    assert_eq!(
        printed("replay rio-kadalis '' --from '0,0,0,0,0,0/1,0,0,0,0,2 s 20,25'"),
        "{\"end\":\"stuck\",\"share\":[0,3],\"captured\":[20,28],\"winner\":\"north\"}\n"
    );
    assert_eq!(
        printed("replay tihbat '' --from '0,0/0,0 s 14,14'"),
        "{\"end\":\"all-captured\",\"share\":null,\"captured\":[14,14],\"winner\":\"draw\"}\n"
    );
}

#[test]
fn the_last_four_are_captured_from_no_pit_and_leave_nothing_to_share() {
    // F drops its seed on the three of North's a; with that four gone, four are left on the board.
    let told = printed("replay hoyito F --from '0,0,0,0,0,1/3,0,0,0,0,4 s 20,20'");
    assert_eq!(
        told,
        r#"{"ply":1,"player":"south","move":"F","laps":1,"captures":[{"pit":"a","seeds":4,"to":"south","why":"last-casa"},{"pit":null,"seeds":4,"to":"south","why":"last-four"}],"position":"0,0,0,0,0,0/0,0,0,0,0,0 n 28,20"}
{"end":"last-four","share":null,"captured":[28,20],"winner":"south"}
"#
    );
}

#[test]
fn the_last_ply_shows_the_position_before_the_rest_is_shared() {
    // North has nothing after South's ply, which ends the round; South's row is South's.
    let told = objects("replay rio-kadalis A --from '1,0,0,0,0,0/0,0,0,0,0,0 s 20,27'");
    assert_eq!(told[0]["position"], "0,1,0,0,0,0/0,0,0,0,0,0 n 20,27");
    assert_eq!(told[1].to_string(), r#"{"captured":[21,27],"end":"stuck","share":[1,0],"winner":"north"}"#);
}

#[test]
fn a_forced_pass_must_stand_in_the_moves() {
    let from = "--from '0,0/3,5 s 10,10'";
    let told = objects(&format!("replay tihbat - {from}"));
    assert_eq!(told[0]["move"], "-");
    assert_eq!(told[0]["laps"], 0);
    assert_eq!(told[0]["position"], "0,0/3,5 n 10,10");
    assert_eq!(
        printed(&format!("replay tihbat '' {from}")).trim(),
        r#"{"end":null,"to_move":"south","legal":[],"endless":[]}"#
    );
    refused(&format!("replay tihbat a {from}"), "", "ply 1: a cannot be played: the pit is not the mover's own");
    refused(&format!("replay tihbat A {from}"), "", "ply 1: A cannot be played: the pit is empty");
    refused("replay tihbat -A", "", "ply 1: - cannot be played: the mover has a move and cannot pass");
}

#[test]
fn an_endless_pit_is_named_and_refused() {
    let from = "--from '6,2,4,3,1,4,3,4/1,0,1,0,5,0,1,0 s 35,26'";
    assert_eq!(
        printed(&format!("replay sadeqa '' {from}")),
        r#"{"end":null,"to_move":"south","legal":["A","B","C","E","F","G","H"],"endless":["D"]}
"#
    );
    refused(&format!("replay sadeqa D {from}"), "", "ply 1: D cannot be played: the sowing is endless");
}

#[test]
fn a_player_whose_moves_are_all_endless_is_stuck_in_one_game_and_passes_in_another() {
    assert_eq!(
        printed("replay sadeqa '' --from '7,0/7,3 s 0,0'"),
        "{\"end\":\"stuck\",\"share\":[0,17],\"captured\":[0,17],\"winner\":\"north\"}\n"
    );
    assert_eq!(
        printed("replay hoyito '' --from '3,0/1,2 s 0,0'"),
        "{\"end\":null,\"to_move\":\"south\",\"legal\":[],\"endless\":[\"A\"]}\n"
    );
    assert_eq!(objects("replay hoyito - --from '3,0/1,2 s 0,0'")[0]["position"], "3,0/1,2 n 0,0");
}

#[test]
fn a_wrong_move_is_named_after_the_plies_before_it() {
    let first = printed("replay tihbat A").lines().next().map(|ply| format!("{ply}\n")).expect("a ply");
    refused("replay tihbat AA", &first, "ply 2: A cannot be played: the pit is not the mover's own");
    refused(
        "replay tihbat 'A x'",
        &first,
        "ply 2: character 3: expected a letter of a pit of this board, or - for a pass",
    );
    refused("replay tihbat E", "", "ply 1: character 1: expected a letter of a pit of this board, or - for a pass");
    refused(
        "replay rio-kadalis A --from 'x,4,4,4,4,4/4,4,4,4,4,4 s 0,4'",
        "",
        "ply 1: A cannot be played: the pit is closed",
    );
    let over = printed("replay rio-kadalis A --from '1,0,0,0,0,0/0,0,0,0,0,0 s 20,27'");
    let ply = over.lines().next().expect("a ply");
    refused(
        "replay rio-kadalis Aa --from '1,0,0,0,0,0/0,0,0,0,0,0 s 20,27'",
        &format!("{ply}\n"),
        "ply 2: a cannot be played: the round is over",
    );
}

#[test]
fn what_is_missing_is_said() {
    refused("replay", "", "the following required arguments were not provided: <GAME> <MOVES>");
    refused("replay tihbat", "", "the following required arguments were not provided: <MOVES>");
    refused("replay tihbat A --record file", "", "the argument '[GAME]' cannot be used with '--record <FILE>'");
}

#[test]
fn every_game_on_record_ends_as_it_ended() {
    let mut checked = 0;
    for line in include_str!("../../rules/tests/vectors/games.jsonl").lines() {
        let game: serde_json::Value = serde_json::from_str(line).expect(line);
        let clockwise = if game["clockwise"] == true { "--clockwise" } else { "" };
        let text = |name: &str| game[name].as_str().expect(line).to_owned();
        let told = objects(&format!(
            "replay {} '{}' --pits {} --seeds {} {clockwise}",
            text("game"),
            text("moves"),
            game["pits"],
            game["seeds"]
        ));
        let end = told.last().expect(line);
        for name in ["end", "share", "captured"] {
            assert_eq!(end[name], game[name], "{name} of {line}");
        }
        assert_eq!(told.len() - 1, text("moves").len(), "{line}");
        checked += 1;
    }
    assert_eq!(checked, 108);
}

#[test]
fn a_record_is_replayed_from_a_file_and_from_standard_input() {
    let record = "# ours\ngame: rio-kadalis\npits: 5\nclockwise: yes\nmoves: AcB\n";
    let wanted = printed("replay rio-kadalis AcB --pits 5 --clockwise");
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file");
    file.write_all(record.as_bytes()).expect("written");
    assert_eq!(printed(&format!("replay --record '{}'", file.path().display())), wanted);
    lab("replay --record -").write_stdin(record).assert().success().stdout(wanted);
}

#[test]
fn a_record_that_cannot_be_read_is_named_with_its_line() {
    lab("replay --record -")
        .write_stdin("game: tihbat\nhouse: 3\n")
        .assert()
        .code(2)
        .stdout("")
        .stderr(
            "lab: the record -, line 2: \"house\" is not one of game, pits, seeds, clockwise, lone-steps, captures, first, match, position and moves\n",
        );
    let missing = lab("replay --record no-such-record").assert().code(2).stdout("");
    let said = String::from_utf8_lossy(&missing.get_output().stderr).into_owned();
    assert!(said.starts_with("lab: the record no-such-record cannot be read: ") && said.lines().count() == 1, "{said}");
}

#[test]
fn a_match_on_record_is_replayed_round_after_round() {
    let rounds = objects("match rio-kadalis --seed 7 --rounds 4");
    let (end, rounds) = rounds.split_last().expect("a last line");
    let moves: String =
        rounds.iter().map(|round| format!("moves: {}\n", round["moves"].as_str().expect("moves"))).collect();
    let record = format!("game: rio-kadalis\nmatch: yes\n{moves}");
    let told = lab("replay --record -").write_stdin(record).output().expect("the lab runs");
    let told: Vec<serde_json::Value> = String::from_utf8(told.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    let starts: Vec<_> = told.iter().filter(|object| object.get("start").is_some()).collect();
    let ends: Vec<_> = told.iter().filter(|object| object.get("end").is_some()).collect();
    assert_eq!((starts.len(), ends.len()), (rounds.len(), rounds.len()));
    for (i, round) in rounds.iter().enumerate() {
        assert_eq!(starts[i]["round"], round["round"]);
        assert_eq!(starts[i]["start"], round["start"]);
        for name in ["end", "captured", "winner"] {
            assert_eq!(ends[i][name], round[name]);
        }
    }
    assert_eq!(told.last(), Some(end));
}

#[test]
fn a_wrong_move_in_a_match_names_the_round_too() {
    let round = &objects("match hoyito --seed 1 --rounds 1")[0];
    let first = round["moves"].as_str().expect("moves").to_owned();
    let record = format!("game: hoyito\nmatch: yes\nmoves: {first}\nmoves: -\n");
    let told = lab("replay --record -").write_stdin(record).assert().code(2);
    assert_eq!(
        String::from_utf8_lossy(&told.get_output().stderr),
        "lab: round 2, ply 1: - cannot be played: the mover has a move and cannot pass\n"
    );
    let unfinished = "game: hoyito\nmatch: yes\nmoves: A\nmoves: a\n";
    let told = lab("replay --record -").write_stdin(unfinished).assert().code(2);
    assert_eq!(String::from_utf8_lossy(&told.get_output().stderr), "lab: round 2: the round is not over yet\n");
}
