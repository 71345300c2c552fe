//! Rule sets that no record has, for what the four games leave unused.

use sowtell_rules::{
    Capture, FirstSeed, Fours, Game, Laps, Leftovers, LoneSeed, Made, OddSeed, OriginOnReturn, Parts, Ruleset, Stuck,
    TurnEnd,
};

use crate::{outcome, round, sow};

fn with(game: Game, change: impl FnOnce(&mut Parts)) -> Ruleset {
    game.ruleset().with(change).expect("a rule set that makes sense")
}

#[test]
fn where_the_emptied_pit_is_skipped_a_long_sowing_passes_over_it_for_that_lap() {
    let rules = with(Game::Sadeqa, |parts| {
        parts.board.pits_a_row = 2;
        parts.sowing.on_return = OriginOnReturn::Skipped;
        parts.sowing.laps = Laps::Single;
    });
    assert_eq!(sow(&rules, "7,0/0,0 s 0,0", 'A').drops(), "BabBabB");
}

#[test]
fn a_pit_skipped_in_one_lap_is_sown_into_in_the_next() {
    let rules = with(Game::Sadeqa, |parts| {
        parts.board.pits_a_row = 2;
        parts.sowing.on_return = OriginOnReturn::Skipped;
    });
    // A's two seeds end in a, whose three go on over b to A and B.
    assert_eq!(sow(&rules, "2,0/2,0 s 0,0", 'A').drops()[..5], *"BabAB");
}

#[test]
fn where_the_emptied_pit_is_the_only_open_one_there_is_nowhere_else_to_sow() {
    let rules = with(Game::Sadeqa, |parts| {
        parts.board.pits_a_row = 2;
        parts.sowing.on_return = OriginOnReturn::Skipped;
        parts.sowing.laps = Laps::Single;
    });
    assert_eq!(sow(&rules, "3,x/x,x s 0,0", 'A').position, "3,x/x,x n 0,0");
}

#[test]
fn a_relay_may_drop_the_first_seed_of_each_lap_back_into_the_pit_it_was_lifted_from() {
    let rules = with(Game::Sadeqa, |parts| {
        parts.board.pits_a_row = 3;
        parts.sowing.first_seed = FirstSeed::OriginPit(LoneSeed::FallsBack);
    });
    let told = sow(&rules, "2,1,0/0,0,0 s 0,0", 'A');
    assert_eq!((told.drops().as_str(), told.laps), ("ABBC", 2));
}

#[test]
fn a_single_lap_may_capture_fours_and_ends_in_whatever_pit() {
    let rules = with(Game::RioKadalis, |parts| parts.sowing.laps = Laps::Single);
    let told = sow(&rules, "2,3,1,0,0,0/0,0,0,0,0,9 s 0,0", 'A');
    assert_eq!(told.captures(), ["B 4 south four"]);
    assert_eq!((told.end(), told.position.as_str()), (TurnEnd::LapSown, "0,0,2,0,0,0/0,0,0,0,0,9 n 4,0"));
}

#[test]
fn a_single_lap_may_capture_opposite_where_it_ends_in_an_empty_pit_of_the_own_row() {
    let rules = with(Game::Sadeqa, |parts| {
        parts.board.pits_a_row = 3;
        parts.sowing.laps = Laps::Single;
    });
    assert_eq!(sow(&rules, "1,0,0/0,5,0 s 0,0", 'A').captures(), ["b 5 south opposite"]);
    assert_eq!(sow(&rules, "1,1,0/0,5,0 s 0,0", 'A').end(), TurnEnd::LapSown);
}

#[test]
fn a_sowing_of_more_laps_than_the_longest_is_endless() {
    let rules = |longest| with(Game::RioKadalis, |parts| parts.sowing.laps = Laps::Relay { longest });
    let from = "2,0,1,0,0,0/0,0,0,0,0,9 s 0,0";
    assert_eq!(sow(&rules(2), from, 'A').laps, 2);
    assert!(round(rules(1), from, "").endless().contains(crate::position(from).board().pit('A').expect("a pit")));
}

#[test]
fn without_the_last_four_rule_four_seeds_left_stay() {
    let rules =
        with(Game::Hoyito, |parts| parts.capture = Capture::Fours(Fours::Mover { made: Made::Any, last_four: false }));
    let told = sow(&rules, "1,3,0,0,0,0/0,0,2,0,2,0 s 16,20", 'A');
    assert_eq!(told.captures(), ["B 4 south last-casa"]);
    assert_eq!(told.position, "0,0,0,0,0,0/0,0,2,0,2,0 n 20,20");
}

#[test]
fn an_even_harvest_may_have_another_limit() {
    let rules = with(Game::Tihbat, |parts| parts.capture = Capture::EvenHome { most: 4 });
    assert_eq!(sow(&rules, "2,3/1,0 s 0,0", 'A').end(), TurnEnd::Captured);
    assert_eq!(sow(&rules, "2,5/1,0 s 0,0", 'A').end(), TurnEnd::TooMany);
}

#[test]
fn a_stuck_player_may_end_the_round_and_share_what_is_left() {
    let rules = with(Game::Tihbat, |parts| parts.stuck = Stuck::EndsRound);
    assert_eq!(outcome(&round(rules, "0,0/3,2 s 10,13", "")), ("stuck", [2, 3], [12, 16]));
    let by_row = with(Game::Tihbat, |parts| (parts.stuck, parts.leftovers) = (Stuck::EndsRound, Leftovers::RowOwner));
    assert_eq!(outcome(&round(by_row, "0,0/3,2 s 10,13", "")), ("stuck", [0, 5], [10, 18]));
    let shared = with(Game::Sadeqa, |parts| parts.leftovers = Leftovers::Shared(OddSeed::LastMover));
    let ended = round(shared, "1,0,0,0,0,0,3,0/0,0,0,0,0,0,5,0 s 40,47", "A");
    assert_eq!(outcome(&ended), ("stuck", [2, 2], [47, 49]));
}

#[test]
fn without_binikh_a_last_seed_that_makes_four_sows_on() {
    let rules = with(Game::RioKadalis, |parts| parts.capture = Capture::Fours(Fours::RowOwner(Made::InPassing)));
    let from = "0,1,0,1,2,0/3,0,0,1,0,2 s 20,18";
    // The four in a is lifted like any other pit's seeds.
    let told = sow(&rules, from, 'E');
    assert_eq!((told.captures(), told.drops().as_str(), told.laps), (vec![], "Fabcde", 2));
    assert_eq!(sow(&rules, from, 'D').captures(), ["a 4 north four"]);
}

#[test]
fn without_fours_in_passing_a_four_stays_and_may_grow_and_binikh_is_made_all_the_same() {
    let rules = with(Game::RioKadalis, |parts| parts.capture = Capture::Fours(Fours::RowOwner(Made::ByLastSeed)));
    let told = sow(&rules, "0,0,0,0,0,3/3,0,0,0,0,2 s 20,20", 'F');
    assert_eq!((told.captures(), told.position.as_str()), (vec![], "0,0,0,0,0,0/4,1,1,0,0,2 n 20,20"));
    let from = "0,1,0,1,2,0/3,0,0,1,0,2 s 20,18";
    assert_eq!(sow(&rules, from, 'E').captures(), ["a 4 south binikh"]);
}

#[test]
fn without_the_last_casa_the_last_four_still_go_with_a_casa_on_the_way() {
    let rules = with(Game::Hoyito, |parts| {
        parts.capture = Capture::Fours(Fours::Mover { made: Made::InPassing, last_four: true });
    });
    let told = sow(&rules, "0,0,0,0,0,3/3,0,0,0,0,2 s 20,20", 'F');
    assert_eq!(told.captures(), ["a 4 south casa", "* 4 south last-four"]);
    assert_eq!(sow(&rules, "0,0,0,0,2,0/3,0,2,0,0,1 s 20,20", 'E').captures(), Vec::<String>::new());
}
