//! The checked plies, games and counts of `vectors/`, made by other programs under the same rules.

use sowtell_rules::{Event, Game, Move, Moves, Pit, Position, Round, Ruleset, Variant, perft};

fn rules(game: &str, pits: u8, clockwise: bool) -> Ruleset {
    let game: Game = game.parse().expect("a known game");
    Variant { pits: Some(pits), clockwise, ..Variant::of(game) }.ruleset().expect("a rule set that makes sense")
}

fn pit_of(position: &Position, letter: &str) -> Pit {
    letter.chars().next().and_then(|letter| position.board().pit(letter)).expect("a pit of the board")
}

/// The captures of a move as the vectors write them: `pit:seeds:to:why`, with `*` for what was left.
fn written(event: Event, pits: u8) -> Option<String> {
    let Event::Capture { pit, seeds, to, why } = event else { return None };
    let pit = pit.map_or('*', |pit| pit.letter(pits));
    Some(format!("{pit}:{seeds}:{}:{}", &to.key()[..1], why.key()))
}

#[test]
fn every_ply_has_the_position_the_laps_and_the_captures_on_record() {
    let mut checked = 0;
    for line in include_str!("vectors/plies.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, clockwise, before, played, after, laps, captures] = fields[..] else {
            panic!("seven fields: {line}")
        };
        let before: Position = before.parse().expect(line);
        let rules = rules(game, before.board().pits_a_row(), clockwise == "1");
        let mut told = Vec::new();
        let mut watch = |event| told.extend(written(event, rules.pits_a_row()));
        let sown = before.sow(&rules, pit_of(&before, played), &mut watch).expect(line);
        assert_eq!(sown.position.to_string(), after, "{line}");
        assert_eq!(sown.laps.to_string(), laps, "{line}");
        let told = if told.is_empty() { ".".to_owned() } else { told.join(";") };
        assert_eq!(told, captures, "{line}");
        checked += 1;
    }
    assert_eq!(checked, 1280);
}

#[test]
fn every_game_ends_as_on_record() {
    let mut checked = 0;
    for line in include_str!("vectors/games.jsonl").lines() {
        let game: serde_json::Value = serde_json::from_str(line).expect(line);
        let number = |value: &serde_json::Value| u8::try_from(value.as_u64().expect(line)).expect(line);
        let pair = |name: &str| [number(&game[name][0]), number(&game[name][1])];
        let name = game["game"].as_str().expect(line).parse().expect(line);
        let variant = Variant {
            pits: Some(number(&game["pits"])),
            seeds: Some(number(&game["seeds"])),
            clockwise: game["clockwise"].as_bool().expect(line),
            ..Variant::of(name)
        };
        let mut round = Round::new(variant.ruleset().expect(line));
        for played in Moves::read(game["moves"].as_str().expect(line), number(&game["pits"])) {
            round.play(played.expect(line), &mut ()).expect(line);
        }
        let outcome = round.outcome().expect(line);
        assert_eq!(outcome.end.key(), game["end"], "{line}");
        if game["share"].is_null() {
            assert_eq!(outcome.share, [0, 0], "{line}");
        } else {
            assert_eq!(outcome.share, pair("share"), "{line}");
        }
        assert_eq!(outcome.captured, pair("captured"), "{line}");
        checked += 1;
    }
    assert_eq!(checked, 108);
}

#[test]
fn the_lines_of_play_are_as_many_as_counted() {
    for line in include_str!("vectors/perft.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, depth, count] = fields[..] else { panic!("three fields: {line}") };
        let rules = game.parse::<Game>().expect(line).ruleset();
        let counted = perft(&Position::start(&rules), &rules, depth.parse().expect(line));
        assert_eq!(counted.to_string(), count, "{line}");
    }
}

#[test]
fn a_pass_must_be_played_and_may_not_be_played_otherwise() {
    let rules = Game::Tihbat.ruleset();
    let mut round =
        Round::from(rules, "0,0/3,5 s 10,10".parse().expect("a position"), &mut ()).expect("two pits a row");
    assert!(round.must_pass().is_some());
    assert!(round.play(Move::Sow(Pit::at(0).expect("a pit")), &mut ()).is_err());
    round.play(Move::Pass, &mut ()).expect("a forced pass");
    assert!(round.play(Move::Pass, &mut ()).is_err());
}
