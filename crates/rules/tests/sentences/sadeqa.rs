use sowtell_rules::{Game, IllegalMove, Round, Ruleset, TurnEnd, Variant};

use crate::{letters, outcome, position, round, sow, variant};

const RULES: Ruleset = Game::Sadeqa.ruleset();

#[test]
fn there_are_eight_pits_a_row_and_six_seeds_in_each_96_in_all() {
    assert_eq!(Round::new(RULES).position().to_string(), "6,6,6,6,6,6,6,6/6,6,6,6,6,6,6,6 s 0,0");
    let four = variant(Variant { seeds: Some(4), ..Variant::of(Game::Sadeqa) });
    assert_eq!(Round::new(four).position().to_string(), "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 s 0,0");
}

#[test]
fn a_last_seed_into_an_empty_pit_of_the_own_row_captures_what_lies_opposite_and_stays() {
    let told = sow(&RULES, "0,2,0,0,0,0,0,0/0,0,0,0,7,0,0,1 s 0,0", 'B');
    assert_eq!(told.captures(), ["e 7 south opposite"]);
    assert_eq!((told.end(), told.position.as_str()), (TurnEnd::Captured, "0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,1 n 7,0"));
}

#[test]
fn a_relay_may_come_before_the_capture() {
    let told = sow(&RULES, "1,2,0,0,0,0,0,0/0,0,0,5,0,0,0,1 s 0,0", 'A');
    assert_eq!((told.laps, told.captures()), (2, vec!["d 5 south opposite".to_owned()]));
}

#[test]
fn a_facing_pit_that_is_empty_gives_nothing() {
    let told = sow(&RULES, "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 0,0", 'A');
    assert_eq!((told.captures().len(), told.end()), (0, TurnEnd::FacingEmpty));
}

#[test]
fn a_last_seed_into_an_empty_pit_of_the_other_row_captures_nothing() {
    let told = sow(&RULES, "0,0,0,0,0,0,3,1/0,0,0,0,0,0,0,1 s 0,0", 'H');
    assert_eq!((told.captures().len(), told.end()), (0, TurnEnd::EmptyPitOtherSide));
}

#[test]
fn no_four_is_ever_captured() {
    let told = sow(&RULES, "2,3,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 0,0", 'A');
    assert_eq!(told.position, "0,4,1,0,0,0,0,0/0,0,0,0,0,0,0,1 n 0,0");
}

#[test]
fn a_player_without_a_move_ends_the_round_and_everything_goes_to_whoever_moved_last() {
    let ended = round(RULES, "1,0,0,0,0,0,3,0/0,0,0,0,0,0,5,0 s 40,47", "A");
    assert_eq!(outcome(&ended), ("stuck", [4, 0], [49, 47]));
}

#[test]
fn some_sowings_never_end_and_may_not_be_played() {
    let from = "6,2,4,3,1,4,3,4/1,0,1,0,5,0,1,0 s 35,26";
    let start = position(from);
    let endless = start.board().pit('D').expect("a pit D");
    assert_eq!(start.sow(&RULES, endless, &mut |event| panic!("{event:?} was told")), Err(IllegalMove::Endless));
    let round = round(RULES, from, "");
    assert_eq!(letters(&round), "ABCEFGH");
    assert_eq!(round.endless().iter().collect::<Vec<_>>(), [endless]);
}

#[test]
fn a_player_all_of_whose_moves_are_endless_has_no_move_and_ends_the_round() {
    let rules = variant(Variant { pits: Some(3), ..Variant::of(Game::Sadeqa) });
    // Nobody has moved yet: North, who is not to move, counts as the last who did.
    assert_eq!(outcome(&round(rules, "3,5,0/1,2,1 s 0,0", "")), ("stuck", [0, 12], [0, 12]));
}

#[test]
fn clockwise_the_facing_pit_is_the_same() {
    let rules = variant(Variant { clockwise: true, ..Variant::of(Game::Sadeqa) });
    let told = sow(&rules, "0,0,2,0,0,0,0,0/0,0,0,0,0,0,0,6 s 0,0", 'C');
    assert_eq!((told.drops().as_str(), told.captures()), ("BA", vec!["h 6 south opposite".to_owned()]));
}
