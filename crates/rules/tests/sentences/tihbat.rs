use sowtell_rules::{Game, Round, Ruleset, TurnEnd, Variant};

use crate::{must_pass, outcome, round, sow, variant};

const RULES: Ruleset = Game::Tihbat.ruleset();

#[test]
fn there_are_two_pits_a_row_and_seven_seeds_in_each_28_in_all() {
    assert_eq!(Round::new(RULES).position().to_string(), "7,7/7,7 s 0,0");
}

#[test]
fn the_first_seed_goes_back_into_the_emptied_pit_and_the_rest_follow_counter_clockwise() {
    let told = sow(&RULES, "3,0/0,0 s 0,0", 'A');
    assert_eq!(told.drops(), "ABa");
    assert_eq!(told.position, "1,1/1,0 n 0,0");
}

#[test]
fn one_lap_only_whatever_the_last_seed_falls_into() {
    let told = sow(&RULES, "3,0/2,0 s 0,0", 'A');
    assert_eq!((told.laps, told.position.as_str()), (1, "1,1/3,0 n 0,0"));
}

#[test]
fn a_last_seed_that_makes_2_4_6_or_8_on_the_own_side_captures_them_all() {
    for (held, wanted) in [(2, 2), (4, 4), (6, 6), (8, 8)] {
        let told = sow(&RULES, &format!("2,{}/1,0 s 0,0", held - 1), 'A');
        assert_eq!(told.captures(), [format!("B {wanted} south even-home")]);
        assert_eq!(told.position, format!("1,0/1,0 n {wanted},0"));
        assert_eq!(told.end(), TurnEnd::Captured);
    }
}

#[test]
fn an_odd_number_is_not_captured_and_neither_are_more_than_eight() {
    for (before, end) in [(0, TurnEnd::Odd), (2, TurnEnd::Odd), (9, TurnEnd::TooMany), (11, TurnEnd::TooMany)] {
        let told = sow(&RULES, &format!("2,{before}/1,0 s 0,0"), 'A');
        assert_eq!((told.captures().len(), told.end()), (0, end), "{before}");
    }
}

#[test]
fn on_the_other_side_nothing_is_ever_captured() {
    let told = sow(&RULES, "3,0/1,0 s 0,0", 'A');
    assert_eq!((told.captures().len(), told.end()), (0, TurnEnd::OtherSide));
}

#[test]
fn north_captures_on_norths_side() {
    let told = sow(&RULES, "0,1/2,3 n 0,0", 'a');
    assert_eq!(told.captures(), ["b 4 north even-home"]);
}

#[test]
fn there_is_no_chain_of_captures() {
    // B's four are captured; b, of two, is not looked at.
    let told = sow(&RULES, "2,3/0,2 s 0,0", 'A');
    assert_eq!(told.position, "1,0/0,2 n 4,0");
}

#[test]
fn a_long_sowing_comes_round_and_drops_a_seed_in_the_emptied_pit_again() {
    let told = sow(&RULES, "9,0/0,0 s 0,0", 'A');
    assert_eq!(told.drops(), "ABabABabA");
    assert_eq!(told.position, "3,2/2,2 n 0,0");
}

#[test]
fn by_the_letter_a_lone_seed_falls_back_and_changes_nothing_but_the_turn() {
    let told = sow(&RULES, "1,0/1,0 s 3,4", 'A');
    assert_eq!((told.drops().as_str(), told.position.as_str()), ("A", "1,0/1,0 n 3,4"));
}

#[test]
fn in_the_variant_a_lone_seed_steps_on_and_may_capture_there() {
    let rules = variant(Variant { lone_steps: true, ..Variant::of(Game::Tihbat) });
    assert_eq!(sow(&rules, "1,0/1,0 s 0,0", 'A').position, "0,1/1,0 n 0,0");
    assert_eq!(sow(&rules, "1,1/1,0 s 0,0", 'A').captures(), ["B 2 south even-home"]);
    // Two seeds are sown as ever, the first of them back into the pit.
    assert_eq!(sow(&rules, "2,0/1,0 s 0,0", 'A').position, "1,1/1,0 n 0,0");
}

#[test]
fn a_player_with_no_seed_passes_until_seeds_come() {
    let mut round = round(RULES, "0,0/1,2 s 10,10", "");
    assert!(must_pass(&mut round));
    assert_eq!(round.position().to_string(), "0,0/1,2 n 10,10");
    assert!(round.must_pass().is_none());
    assert_eq!(round.outcome(), None);
}

#[test]
fn the_same_board_with_the_same_player_to_move_ends_the_round_and_the_rest_is_shared() {
    let ended = round(RULES, "1,0/0,1 s 12,14", "Ab");
    assert_eq!(outcome(&ended), ("repetition", [1, 1], [13, 15]));
}

#[test]
fn of_an_odd_rest_the_last_seed_goes_to_whoever_moved_last() {
    // Five seeds on the board: both lone seeds fall back, and North has moved last.
    assert_eq!(outcome(&round(RULES, "1,0/1,3 s 9,14", "Aa")), ("repetition", [2, 3], [11, 17]));
    assert_eq!(outcome(&round(RULES, "1,0/1,3 n 9,14", "aA")), ("repetition", [3, 2], [12, 16]));
}

#[test]
fn a_forced_pass_is_not_a_move_when_the_odd_seed_is_given_out() {
    // South passes, North's lone seed falls back, and the board is as it was: North moved last.
    let ended = round(RULES, "0,0/1,0 s 13,14", "-a");
    assert_eq!(outcome(&ended), ("repetition", [0, 1], [13, 15]));
}
