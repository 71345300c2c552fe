use sowtell_rules::{Game, Lack, Round, Ruleset, TurnEnd, Variant};

use crate::{must_pass, outcome, round, sow, variant};

const RULES: Ruleset = Game::Hoyito.ruleset();

#[test]
fn there_are_six_pits_a_row_and_four_seeds_in_each_48_in_all() {
    assert_eq!(Round::new(RULES).position().to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0");
}

#[test]
fn every_casa_on_either_side_goes_to_the_mover_and_the_lap_goes_on() {
    let told = sow(&RULES, "0,0,0,0,3,3/3,0,0,0,0,9 s 0,0", 'E');
    assert_eq!(told.captures(), ["F 4 south casa", "a 4 south casa"]);
    assert_eq!((told.end(), told.position.as_str()), (TurnEnd::EmptyPit, "0,0,0,0,0,0/0,1,0,0,0,9 n 8,0"));
}

#[test]
fn a_casa_made_by_the_last_seed_of_a_lap_ends_the_turn() {
    let told = sow(&RULES, "0,0,0,0,0,2/0,3,0,0,0,9 s 0,0", 'F');
    assert_eq!((told.captures(), told.end()), (vec!["b 4 south last-casa".to_owned()], TurnEnd::FourMade));
}

#[test]
fn a_capture_that_leaves_exactly_four_seeds_takes_these_too_and_ends_the_round() {
    let told = sow(&RULES, "1,3,0,0,0,0/0,0,2,0,2,0 s 16,20", 'A');
    assert_eq!(told.captures(), ["B 4 south last-casa", "* 4 south last-four"]);
    assert_eq!((told.end(), told.position.as_str()), (TurnEnd::BoardCleared, "0,0,0,0,0,0/0,0,0,0,0,0 n 24,20"));
    let ended = round(RULES, "1,3,0,0,0,0/0,0,2,0,2,0 s 16,20", "A");
    assert_eq!(outcome(&ended), ("last-four", [0, 0], [24, 20]));
}

#[test]
fn the_seeds_still_in_the_hand_are_counted_among_the_last_four() {
    // B's four leaves one seed on the board and three in the hand; these never fall.
    let told = sow(&RULES, "4,3,0,0,0,0/1,0,0,0,0,0 s 20,20", 'A');
    assert_eq!(told.drops(), "B");
    assert_eq!(told.captures(), ["B 4 south casa", "* 4 south last-four"]);
}

#[test]
fn a_capture_that_leaves_three_or_five_takes_no_more() {
    for (left, north) in [(3, "0,0,0,0,3,0"), (5, "0,0,0,0,5,0")] {
        let told = sow(&RULES, &format!("1,3,0,0,0,0/{north} s 0,0"), 'A');
        assert_eq!(told.captures(), ["B 4 south last-casa"], "{left} left");
    }
}

#[test]
fn four_seeds_left_without_a_capture_stay_where_they_are() {
    let told = sow(&RULES, "1,0,0,0,0,0/0,0,0,0,3,0 s 22,22", 'A');
    assert_eq!((told.captures().len(), told.end()), (0, TurnEnd::EmptyPit));
}

#[test]
fn the_very_last_four_seeds_captured_as_a_casa_leave_none_and_are_no_last_four() {
    let ended = round(RULES, "1,3,0,0,0,0/0,0,0,0,0,0 s 20,24", "A");
    assert_eq!(outcome(&ended), ("all-captured", [0, 0], [24, 24]));
}

#[test]
fn two_casas_of_which_the_first_leaves_four_the_second_never_made_are_taken_together() {
    // After B's casa four are left: C's three and the seed in the hand that would have made it four.
    let told = sow(&RULES, "2,3,3,0,0,0/0,0,0,0,0,0 s 20,20", 'A');
    assert_eq!(told.drops(), "B");
    assert_eq!(told.captures(), ["B 4 south casa", "* 4 south last-four"]);
    assert_eq!(told.position, "0,0,0,0,0,0/0,0,0,0,0,0 n 28,20");
}

#[test]
fn a_player_with_no_move_passes_until_seeds_come() {
    let mut round = round(RULES, "0,0,0,0,0,0/1,0,0,0,0,5 s 20,22", "");
    assert!(must_pass(&mut round) && round.outcome().is_none());
}

#[test]
fn a_player_whose_moves_are_all_endless_passes_too() {
    let rules = variant(Variant { pits: Some(2), ..Variant::of(Game::Hoyito) });
    let round = round(rules, "3,0/1,2 s 0,0", "");
    assert_eq!(round.must_pass(), Some(Lack::OnlyEndless));
}

#[test]
fn if_neither_can_move_the_rest_is_shared_and_the_odd_seed_goes_to_whoever_moved_last() {
    // One open pit a row and as many seeds as keep each sowing in it for ever; nobody has moved, so North counts as last.
    let rules = variant(Variant { pits: Some(2), ..Variant::of(Game::Hoyito) });
    let stuck = round(rules, "x,7/x,x s 0,0", "");
    assert_eq!(outcome(&stuck), ("stuck", [3, 4], [3, 4]));
}

#[test]
fn larger_boards_of_up_to_twelve_pits_a_row_were_seen() {
    let rules = variant(Variant { pits: Some(12), ..Variant::of(Game::Hoyito) });
    let told = sow(&rules, "0,0,0,0,0,0,0,0,0,0,0,3/0,0,3,0,0,0,0,0,0,0,0,9 s 0,0", 'L');
    assert_eq!((told.drops().as_str(), told.captures()), ("abc", vec!["c 4 south last-casa".to_owned()]));
}
