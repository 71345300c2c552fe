//! Known values, certificates, levels, cancelling.

use std::ops::ControlFlow;

use sowtell_rules::{Board, Game, Move, Player, Position, Round, Ruleset, Variant};
use sowtell_solver::{
    Analysis, Certificate, Kind, Level, Limits, Progress, Reason, Room, Solver, Value,
    check::{Flaw, check},
    solved::SOLVED,
};

fn go_on(_: &Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn rules(game: Game, pits: u8) -> Ruleset {
    Variant { pits: Some(pits), ..Variant::of(game) }.ruleset().expect("a documented size")
}

fn value_only(nodes: u64) -> Limits {
    Limits { nodes, every_move: false, estimate: true }
}

fn exact(seeds: i16) -> Value {
    Value { seeds, kind: Kind::Exact }
}

fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// A round after `plies` random plies, or where it ended before.
fn random_round(rules: Ruleset, plies: u64, state: &mut u64) -> Round {
    let mut round = Round::new(rules);
    for _ in 0..plies {
        let legal = round.legal();
        let played = match legal.len() {
            0 if round.must_pass().is_some() => Move::Pass,
            0 => break,
            many => Move::Sow(legal.nth(random(state) as usize % many).expect("within")),
        };
        round.play(played, &mut ()).expect("legal");
    }
    round
}

/// The same position seen from the other side of the board.
fn turned(position: &Position) -> Position {
    let row =
        |player: Player| position.board().row(player).map(|pit| Some(position.board().seeds(pit))).collect::<Vec<_>>();
    let board = Board::from_rows(&row(Player::North), &row(Player::South)).expect("as large");
    Position::new(board, position.mover().other(), [position.pile(Player::North), position.pile(Player::South)])
        .expect("as many")
}

#[test]
fn tihbat_with_one_to_seven_seeds_a_pit() {
    // The figures of issue 3, found by a prototype that shares nothing with this.
    for (seeds, value) in [(1, 0), (2, 0), (3, 6), (4, 2), (5, -6), (6, 6), (7, -2)] {
        let rules = Variant { seeds: Some(seeds), ..Variant::of(Game::Tihbat) }.ruleset().expect("a size");
        let found = Solver::new(rules).analyse(&Round::new(rules), &Limits::NONE, &mut go_on);
        assert_eq!(found.value, exact(value), "{seeds} seeds a pit");
        if seeds == 7 {
            assert!(found.moves.iter().all(|known| known.value == exact(-2)), "both opening moves lose by 2");
        }
    }
}

#[test]
fn the_starts_of_rio_kadalis_and_hoyito() {
    for (game, pits, value) in
        [(Game::RioKadalis, 6, -8), (Game::RioKadalis, 5, 0), (Game::Hoyito, 6, -8), (Game::Hoyito, 5, -8)]
    {
        let rules = rules(game, pits);
        let found = Solver::new(rules).analyse(&Round::new(rules), &value_only(20_000_000), &mut go_on);
        assert_eq!(found.value, exact(value), "{game} with {pits} pits");
    }
}

#[test]
fn what_is_written_down_of_the_solved_games_comes_out_again() {
    for solved in &SOLVED {
        let rules = solved.game.ruleset();
        let found = Solver::new(rules).analyse(&Round::new(rules), &Limits::NONE, &mut go_on);
        assert_eq!(found.value, exact(solved.value), "{}", solved.game);
        let opening: Vec<Value> = solved.opening.iter().map(|&seeds| exact(seeds)).collect();
        assert_eq!(found.moves.iter().map(|known| known.value).collect::<Vec<_>>(), opening, "{}", solved.game);
        let line: String = found.line.iter().map(|played| played.letter(rules.pits_a_row())).collect();
        assert_eq!(line, solved.line, "{}", solved.game);
        let mut round = Round::new(rules);
        for &played in &found.line {
            round.play(played, &mut ()).expect("legal");
        }
        let [south, north] = round.outcome().expect("the line ends the round").captured;
        assert_eq!(i16::from(south) - i16::from(north), solved.value, "{}", solved.game);
    }
}

#[test]
fn best_play_on_both_sides_ends_with_the_value() {
    for (game, pits) in [(Game::Tihbat, 2), (Game::RioKadalis, 5), (Game::Hoyito, 5)] {
        let rules = rules(game, pits);
        let mut solver = Solver::new(rules);
        let mut round = Round::new(rules);
        let value = solver.analyse(&round, &value_only(20_000_000), &mut go_on).value;
        assert_eq!(value.kind, Kind::Exact);
        for seed in 0.. {
            let Some(choice) = solver.choose(&round, Level::Perfect, seed, &value_only(20_000_000), &mut go_on) else {
                break;
            };
            round.play(choice.played, &mut ()).expect("legal");
        }
        let [south, north] = round.outcome().expect("over").captured;
        assert_eq!(i16::from(south) - i16::from(north), value.seeds, "{game}");
    }
}

#[test]
fn tables_and_search_agree_on_random_positions() {
    for game in [Game::Tihbat, Game::RioKadalis, Game::Hoyito, Game::Sadeqa] {
        let rules = rules(game, if game == Game::Tihbat { 2 } else { 4 });
        let mut state = 0x5EED_0001;
        let mut with = Solver::with_room(rules, Room { memory_bits: 16, table: 50_000 });
        let mut without = Solver::with_room(rules, Room { memory_bits: 16, table: 0 });
        let mut compared = 0;
        for _ in 0..1000 {
            let plies = random(&mut state) % 30;
            let round = random_round(rules, plies, &mut state);
            let seeds = round.position().board().total();
            if round.outcome().is_some() || seeds > 10 || seeds % 2 == 1 {
                continue;
            }
            let limits = Limits { nodes: 2_000_000, every_move: true, estimate: false };
            let ours = |found: Analysis| found.moves.iter().map(|known| known.value).collect::<Vec<_>>();
            let one = ours(with.analyse(&round, &limits, &mut go_on));
            let other = ours(without.analyse(&round, &limits, &mut go_on));
            assert_eq!(one, other, "{} met {:?}", round.position(), round.met());
            compared += 1;
            if compared == 60 {
                break;
            }
        }
        assert!(compared >= 20, "{game}: only {compared}");
    }
}

#[test]
fn seen_from_the_other_side_a_position_is_worth_the_same() {
    let rules = rules(Game::RioKadalis, 5);
    let mut state = 0x5EED_0002;
    for _ in 0..10 {
        let round = random_round(rules, 4, &mut state);
        let position = *round.position();
        let analyse =
            |position: &Position| Solver::new(rules).analyse_from(position, &[], &value_only(5_000_000), &mut go_on);
        let (here, there) = (analyse(&position), analyse(&turned(&position)));
        assert_eq!((here.value, here.nodes), (there.value, there.nodes), "{position}");
    }
}

#[test]
fn the_same_seed_and_level_give_the_same_moves() {
    for game in Game::ALL {
        let rules = game.ruleset();
        for level in [Level::Beginner, Level::Easy, Level::Medium, Level::Hard] {
            let play = |mut solver: Solver| {
                let mut round = Round::new(rules);
                let mut played = Vec::new();
                for ply in 0..12 {
                    let Some(choice) = solver.choose(&round, level, 7 + ply, &value_only(1_000_000), &mut go_on) else {
                        break;
                    };
                    round.play(choice.played, &mut ()).expect("legal");
                    played.push(choice.played);
                }
                played
            };
            let mut used = Solver::with_room(rules, Room { memory_bits: 14, table: 10_000 });
            used.analyse(&Round::new(rules), &value_only(20_000), &mut go_on);
            let fresh = Solver::with_room(rules, Room { memory_bits: 14, table: 10_000 });
            assert_eq!(play(used), play(fresh), "{game} {level:?}");
        }
    }
}

#[test]
fn thinking_can_be_ended_at_any_moment_and_the_answer_is_what_is_known() {
    for game in Game::ALL {
        let rules = game.ruleset();
        for asked in [1u32, 2, 3, 5, 10, 50, 300] {
            let mut left = asked;
            let mut after = 0u32;
            let mut watch = |_: &Progress| {
                if left > 0 {
                    left -= 1;
                    return ControlFlow::Continue(());
                }
                after += 1;
                ControlFlow::Break(())
            };
            let mut solver = Solver::with_room(rules, Room { memory_bits: 12, table: 1_500_000 });
            let found = solver.analyse(&Round::new(rules), &Limits::NONE, &mut watch);
            assert!(after <= 1, "{game}: asked {after} times more after it was told to stop");
            assert_eq!(found.moves.len(), Round::new(rules).legal().len());
            assert_eq!(found.stopped, after == 1);
            let again = solver.analyse(&Round::new(rules), &value_only(50_000), &mut go_on);
            assert!(again.proven.lo <= found.proven.hi && found.proven.lo <= again.proven.hi);
        }
    }
}

#[test]
fn the_only_move_that_does_not_lose_is_named_as_such() {
    let rules = Variant { seeds: Some(4), ..Variant::of(Game::Tihbat) }.ruleset().expect("a size");
    let mut solver = Solver::new(rules);
    let round = Round::new(rules);
    let choice = solver.choose(&round, Level::Perfect, 0, &Limits::NONE, &mut go_on).expect("a move");
    assert_eq!(choice.played.letter(2), 'B');
    assert_eq!(choice.reasons[..2], [Reason::OnlyOneNotLosing { others_lose: 2 }, Reason::WinsBy(2)]);
}

fn certificate(game: Game, pits: u8) -> Certificate {
    let variant = Variant { pits: Some(pits), ..Variant::of(game) };
    let rules = variant.ruleset().expect("a size");
    Solver::new(rules).prove(variant, &Position::start(&rules), &value_only(50_000_000), &mut go_on).expect("solved")
}

#[test]
fn a_certificate_holds_and_comes_back_from_its_text() {
    for (game, pits, value) in [
        (Game::Tihbat, 2, -2),
        (Game::RioKadalis, 5, 0),
        (Game::RioKadalis, 6, -8),
        (Game::Hoyito, 5, -8),
        (Game::Hoyito, 6, -8),
    ] {
        let certificate = certificate(game, pits);
        let checked = check(&certificate).unwrap_or_else(|refused| panic!("{game}: {refused}"));
        println!("{game}: {checked:?}, {} bytes", certificate.to_string().len());
        assert_eq!((checked.value, checked.claims), (value, certificate.claims.len()));
        assert_eq!(certificate.to_string().parse(), Ok(certificate));
    }
}

#[test]
fn a_tampered_certificate_is_refused_with_the_position_that_fails() {
    let good = certificate(Game::Tihbat, 2);
    let mut wrong_value = good.clone();
    wrong_value.value += 2;
    assert_eq!(check(&wrong_value).expect_err("a wrong value").why, Flaw::Start);
    let mut state = 0x5EED_0003;
    let (mut promised, mut moved) = (0, 0);
    for _ in 0..60 {
        let at = random(&mut state) as usize % good.claims.len();
        let mut more = good.clone();
        more.claims[at].least += 2;
        if let Err(refused) = check(&more) {
            promised += 1;
            assert!(refused.at.is_some());
        }
        let mut fewer = good.clone();
        let gone = good.claims[at];
        fewer.claims.retain(|claim| (claim.player, claim.position) != (gone.player, gone.position));
        let refused = check(&fewer).expect_err("every position claimed is needed");
        let (player, position) = refused.at.expect("a position");
        assert_eq!(player, gone.player);
        assert!(position.board().total() >= gone.position.board().total());
        if let Some(Move::Sow(pit)) = good.claims[at].played {
            let mut other = good.clone();
            let row = other.claims[at].position.board().row(other.claims[at].player).find(|&own| own != pit);
            other.claims[at].played = row.map(Move::Sow);
            if let Err(refused) = check(&other) {
                moved += 1;
                assert_eq!(refused.at, Some((good.claims[at].player, good.claims[at].position)));
            }
        }
    }
    assert!(promised >= 20 && moved >= 10, "of 60 each, {promised} and {moved} were refused");
}
