use sowtell_rules::{Event, Game, Player, Round, Ruleset, Series, SeriesEnd};

use crate::{position, round};

/// A match whose present round is over with these piles: South's empty row ends it at once.
fn after(rules: Ruleset, start: &str) -> (Result<Series, SeriesEnd>, Vec<Event>) {
    let series = Series::from(rules, position(start)).expect("the rules' size").expect("a game with match play");
    let ended = series.round();
    assert!(ended.outcome().is_some(), "{start} is over at once");
    let mut told = Vec::new();
    (series.next(&ended, &mut |event| told.push(event)), told)
}

fn next_start(rules: Ruleset, start: &str) -> String {
    after(rules, start).0.expect("a next round").start().to_string()
}

const RIO: Ruleset = Game::RioKadalis.ruleset();
const HOYITO: Ruleset = Game::Hoyito.ruleset();

#[test]
fn each_player_refills_own_pits_with_four_seeds_each_and_what_is_left_over_stays_in_the_pile() {
    // South has 21: five pits and one seed over. North has 27: six pits and three over.
    assert_eq!(next_start(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 s 21,27"), "x,4,4,4,4,4/4,4,4,4,4,4 n 1,3");
}

#[test]
fn in_rio_kadalis_pits_are_filled_from_the_players_right_so_the_left_ones_close() {
    assert_eq!(next_start(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 s 40,8"), "4,4,4,4,4,4/x,x,x,x,4,4 n 16,0");
}

#[test]
fn in_hoyito_pits_are_filled_from_the_players_left_so_the_right_ones_close() {
    assert_eq!(next_start(HOYITO, "0,0,0,0,0,0/0,0,0,0,0,0 s 40,8"), "4,4,4,4,4,4/4,4,x,x,x,x s 16,0");
}

#[test]
fn seeds_left_over_count_in_the_next_round() {
    let start = next_start(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 s 21,27");
    assert_eq!(position(&start).piles(), [1, 3]);
    let round = round(RIO, &start, "");
    let all = u32::from(round.position().board().total()) + 4;
    assert_eq!(all, 48);
}

#[test]
fn a_pit_closed_in_one_round_is_reopened_when_it_can_be_filled_again() {
    let (next, told) = after(RIO, "x,x,0,0,0,0/0,0,0,0,0,0 s 24,24");
    assert_eq!(next.expect("a next round").start().to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 n 0,0");
    let reopened: Vec<usize> = told
        .iter()
        .filter_map(|event| match event {
            Event::Reopen { pit } => Some(pit.index()),
            _ => None,
        })
        .collect();
    assert_eq!(reopened, [1, 0], "from the right, as they are filled");
}

#[test]
fn filling_closing_and_what_is_left_over_are_told_player_by_player() {
    let (_, told) = after(HOYITO, "0,0,0,0,0,0/0,0,0,0,0,0 s 27,21");
    let [fill, .., closed] = &told[..] else { panic!("{told:?}") };
    assert_eq!(*fill, Event::Fill { player: Player::South, filled: 6, left_over: 3 });
    assert!(told.contains(&Event::Fill { player: Player::North, filled: 5, left_over: 1 }));
    assert!(matches!(closed, Event::Close { pit } if pit.index() == 11));
}

#[test]
fn in_rio_kadalis_the_first_move_of_a_round_alternates_whoever_won() {
    assert!(next_start(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 s 30,18").contains(" n "));
    assert!(next_start(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 n 18,30").contains(" s "));
}

#[test]
fn in_hoyito_the_winner_of_the_round_before_begins_and_after_a_draw_whoever_began_it() {
    assert!(next_start(HOYITO, "0,0,0,0,0,0/0,0,0,0,0,0 s 18,30").contains(" n "));
    assert!(next_start(HOYITO, "0,0,0,0,0,0/0,0,0,0,0,0 n 30,18").contains(" s "));
    for began in ["s", "n"] {
        let start = format!("0,0,0,0,0,0/0,0,0,0,0,0 {began} 24,24");
        assert!(next_start(HOYITO, &start).contains(&format!(" {began} ")));
    }
}

#[test]
fn who_cannot_fill_a_single_pit_has_lost_the_match() {
    for rules in [RIO, HOYITO] {
        let (next, told) = after(rules, "0,0,0,0,0,0/0,0,0,0,0,0 s 45,3");
        assert_eq!(next.expect_err("no next round"), SeriesEnd::Won(Player::South));
        assert_eq!(told, [Event::SeriesEnd { winner: Player::South }]);
        assert!(after(rules, "0,0,0,0,0,0/0,0,0,0,0,0 s 44,4").0.is_ok(), "four seeds fill one pit");
    }
}

#[test]
fn only_the_matchs_own_round_when_it_is_over_brings_the_next() {
    let series = Series::new(RIO).expect("a game with match play");
    assert_eq!(series.next(&Round::new(RIO), &mut ()).expect_err("not over"), SeriesEnd::RoundUnfinished);
    let other = round(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 s 24,24", "");
    assert_eq!(series.next(&other, &mut ()).expect_err("another round"), SeriesEnd::OtherRound);
}

#[test]
fn tihbat_and_sadeqa_are_not_played_in_matches() {
    for game in [Game::Tihbat, Game::Sadeqa] {
        assert!(Series::new(game.ruleset()).is_none());
    }
}

#[test]
fn a_match_may_start_elsewhere_but_on_a_board_of_the_rules_size() {
    assert!(Series::from(RIO, position("4,4/4,4 s 0,0")).is_err());
}
