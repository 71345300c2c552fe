use sowtell_rules::{Event, Game, Round, Ruleset, TurnEnd, Variant};

use crate::{outcome, round, sow, variant};

const RULES: Ruleset = Game::RioKadalis.ruleset();

#[test]
fn there_are_six_pits_a_row_and_four_seeds_in_each_48_in_all() {
    assert_eq!(Round::new(RULES).position().to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0");
}

#[test]
fn sowing_goes_from_the_next_pit_on_along_souths_row_and_back_along_norths() {
    let told = sow(&RULES, "0,0,0,0,5,0/0,0,0,0,0,1 s 0,0", 'E');
    assert_eq!(told.drops(), "Fabcd");
    assert_eq!(sow(&RULES, "0,0,0,0,0,1/0,0,0,0,2,0 n 0,0", 'e').drops(), "fA");
}

#[test]
fn a_last_seed_into_an_occupied_pit_lifts_everything_there_and_sows_on() {
    let told = sow(&RULES, "2,0,1,0,0,0/0,0,0,0,0,9 s 0,0", 'A');
    assert_eq!((told.drops().as_str(), told.laps), ("BCDE", 2));
    assert_eq!(told.position, "0,1,0,1,1,0/0,0,0,0,0,9 n 0,0");
    let relays: Vec<_> = told.events.iter().filter(|event| matches!(event, Event::Relay { .. })).collect();
    assert!(matches!(relays[..], [Event::Relay { seeds: 2, lap: 2, .. }]));
}

#[test]
fn a_last_seed_into_an_empty_pit_ends_the_turn() {
    let told = sow(&RULES, "1,0,0,0,0,0/0,0,0,0,0,9 s 0,0", 'A');
    assert_eq!((told.end(), told.position.as_str()), (TurnEnd::EmptyPit, "0,1,0,0,0,0/0,0,0,0,0,9 n 0,0"));
}

#[test]
fn a_four_made_in_passing_goes_to_the_owner_of_the_row_and_the_lap_goes_on() {
    let told = sow(&RULES, "0,0,0,0,3,3/3,0,0,0,0,9 s 0,0", 'E');
    assert_eq!(told.drops(), "Fab");
    assert_eq!(told.captures(), ["F 4 south four", "a 4 north four"]);
    assert_eq!(told.position, "0,0,0,0,0,0/0,1,0,0,0,9 n 4,4");
}

#[test]
fn binikh_is_a_four_made_by_the_last_seed_and_goes_to_the_mover_whoever_owns_the_row() {
    let told = sow(&RULES, "0,0,0,0,0,2/0,3,0,0,0,9 s 0,0", 'F');
    assert_eq!(told.captures(), ["b 4 south binikh"]);
    assert_eq!((told.end(), told.laps), (TurnEnd::FourMade, 1));
    assert_eq!(told.position, "0,0,0,0,0,0/1,0,0,0,0,9 n 4,0");
    let at_home = sow(&RULES, "1,3,0,0,0,0/0,0,0,0,0,9 s 0,0", 'A');
    assert_eq!(at_home.captures(), ["B 4 south binikh"]);
}

#[test]
fn a_four_is_taken_at_once_so_that_it_cannot_grow_to_five() {
    // Thirteen seeds from A come round to B again: it holds nothing by then.
    let told = sow(&RULES, "13,3,0,0,0,0/0,0,0,0,0,0 s 0,0", 'A');
    assert_eq!(told.captures()[0], "B 4 south four");
    let onto_b: Vec<u8> = told
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drop { pit, holds, .. } if pit.index() == 1 => Some(*holds),
            _ => None,
        })
        .collect();
    assert_eq!(onto_b[..2], [4, 1]);
}

#[test]
fn fours_standing_at_the_start_are_not_captured_and_a_seed_on_them_makes_five() {
    let told = sow(&RULES, "3,4,4,0,0,0/0,0,0,0,0,9 s 0,0", 'A');
    assert_eq!((told.captures().len(), told.position.as_str()), (0, "0,5,5,1,0,0/0,0,0,0,0,9 n 0,0"));
}

#[test]
fn a_player_without_a_move_ends_the_round_and_each_row_goes_to_its_owner() {
    assert_eq!(outcome(&round(RULES, "0,0,0,0,0,0/1,0,2,0,0,0 s 20,25", "")), ("stuck", [0, 3], [20, 28]));
    assert_eq!(outcome(&round(RULES, "1,0,0,2,0,0/0,0,0,0,0,0 s 20,25", "A")), ("stuck", [3, 0], [23, 25]));
}

#[test]
fn a_player_whose_moves_are_all_endless_ends_the_round_too_and_both_rows_are_given_out() {
    let rules = variant(Variant { pits: Some(2), ..Variant::of(Game::RioKadalis) });
    assert_eq!(outcome(&round(rules, "2,0/2,1 s 5,6", "")), ("stuck", [2, 3], [7, 9]));
}

#[test]
fn a_round_ends_where_no_seed_is_left() {
    let ended = round(RULES, "1,3,0,0,0,0/0,0,0,0,0,0 s 20,24", "A");
    assert_eq!(outcome(&ended), ("all-captured", [0, 0], [24, 24]));
    assert_eq!(ended.outcome().and_then(|outcome| outcome.winner()), None, "equal is a draw");
}

#[test]
fn some_play_with_five_pits_a_row() {
    let rules = variant(Variant { pits: Some(5), ..Variant::of(Game::RioKadalis) });
    assert_eq!(Round::new(rules).position().to_string(), "4,4,4,4,4/4,4,4,4,4 s 0,0");
    assert_eq!(sow(&rules, "0,0,0,0,2/0,0,0,0,1 s 0,0", 'E').drops(), "ab");
}

#[test]
fn some_play_clockwise_the_same_circle_walked_backwards() {
    let rules = variant(Variant { clockwise: true, ..Variant::of(Game::RioKadalis) });
    assert_eq!(sow(&rules, "0,3,0,0,0,0/1,0,0,0,0,0 s 0,0", 'B').drops(), "Afe");
    let binikh = sow(&rules, "2,0,0,0,0,0/1,0,0,0,3,0 s 0,0", 'A');
    assert_eq!((binikh.drops().as_str(), binikh.captures()), ("fe", vec!["e 4 south binikh".to_owned()]));
    let passing = sow(&rules, "2,0,0,0,0,0/1,0,0,0,0,3 s 0,0", 'A');
    assert_eq!(passing.captures(), ["f 4 north four"]);
}
