//! The solver against plain minimax, which plays every line to its end with the rules' own `Round`, history and all.

use std::ops::ControlFlow;

use sowtell_rules::{Board, DOCUMENTED, Game, Move, Player, Position, Round, Ruleset, Variant};
use sowtell_solver::{Analysis, Kind, Limits, Room, Solver};

/// What the player to move gains over the other, by plain minimax over whole rounds; `None` when that takes too long.
fn minimax(round: &Round, budget: &mut u32) -> Option<i16> {
    if let Some(outcome) = round.outcome() {
        let mover = round.position().mover();
        return Some(i16::from(outcome.captured[mover.index()]) - i16::from(outcome.captured[mover.other().index()]));
    }
    *budget = budget.checked_sub(1)?;
    let mut best = i16::MIN;
    for played in moves(round) {
        best = best.max(-minimax(&after(round, played), budget)?);
    }
    Some(best)
}

fn moves(round: &Round) -> Vec<Move> {
    if round.must_pass().is_some() { vec![Move::Pass] } else { round.legal().iter().map(Move::Sow).collect() }
}

fn after(round: &Round, played: Move) -> Round {
    let mut round = round.clone();
    round.play(played, &mut ()).expect("a legal move");
    round
}

fn analyse(solver: &mut Solver, round: &Round) -> Analysis {
    // Odd boards whose worth hangs on the line played may stay open however long one looks.
    let nodes = if round.position().board().total().is_multiple_of(2) { 300_000 } else { 3_000 };
    let limits = Limits { nodes, every_move: true, estimate: false };
    solver.analyse(round, &limits, &mut |_| ControlFlow::Continue(()))
}

/// Compares every move's value; gives how many were exact, and how many there were.
fn compare(solver: &mut Solver, round: &Round, exact: &mut (u32, u32)) {
    if round.outcome().is_some() {
        return;
    }
    let position = round.position();
    let pile = |player: Player| i16::from(position.pile(player));
    let ahead = pile(position.mover()) - pile(position.mover().other());
    let found = analyse(solver, round);
    assert_eq!(found.moves.iter().map(|known| known.played).collect::<Vec<_>>(), moves(round), "{position}");
    let mut best = i16::MIN;
    for known in &found.moves {
        let Some(total) = minimax(&after(round, known.played), &mut 3_000) else { return };
        let truth = -total - ahead;
        best = best.max(truth);
        exact.1 += 1;
        assert!(
            known.proven.lo <= truth && truth <= known.proven.hi,
            "{position} after {:?}, {:?} is worth {truth}, not {:?}",
            round.met(),
            known.played,
            known.proven
        );
        if known.value.kind == Kind::Exact {
            exact.0 += 1;
            assert_eq!(known.value.seeds, truth);
        }
    }
    assert!(found.proven.lo <= best && best <= found.proven.hi, "{position} is worth {best}, not {:?}", found.proven);
}

/// Every way to lay up to `seeds` seeds in `pits` pits.
fn boards(pits: usize, seeds: u8) -> Vec<Vec<Option<u8>>> {
    if pits == 0 {
        return vec![vec![]];
    }
    (0..=seeds)
        .flat_map(|first| {
            boards(pits - 1, seeds - first).into_iter().map(move |mut rest| {
                rest.insert(0, Some(first));
                rest
            })
        })
        .collect()
}

fn rule_sets(pits_a_row: u8) -> Vec<(&'static str, Ruleset)> {
    let documented = DOCUMENTED.iter().map(|documented| (documented.key, documented.variant));
    // Games that go without some of their captures: the solver reads rules, and knows no game.
    let partly = [
        (Game::RioKadalis, "four"),
        (Game::RioKadalis, "binikh"),
        (Game::Hoyito, "casa"),
        (Game::Hoyito, "last-casa,last-four"),
    ];
    let partly = partly.map(|(game, kept)| (kept, Variant { captures: kept.parse().ok(), ..Variant::of(game) }));
    documented
        .chain(partly)
        .map(|(key, variant)| {
            let rules = variant.ruleset().expect(key);
            (key, rules.with(|parts| parts.board.pits_a_row = pits_a_row).expect("a small board"))
        })
        .filter(|(key, _)| !key.starts_with("hoyito-") && !key.ends_with("-5") && !key.ends_with("-91"))
        .collect()
}

/// Every position of up to `seeds` seeds, with both players to move and with what was met on a few plies from there.
fn every_position(pits_a_row: u8, seeds: u8, room: Room) {
    let row = usize::from(pits_a_row);
    for (key, rules) in rule_sets(pits_a_row) {
        let mut exact = (0, 0);
        let mut odd = (0, 0);
        let mut solver = Solver::with_room(rules, room);
        for cells in boards(2 * row, seeds) {
            let board = Board::from_rows(&cells[..row], &cells[row..]).expect("a small board");
            for mover in Player::BOTH {
                let start = Position::new(board, mover, [0, 0]).expect("few seeds");
                let mut round = Round::from(rules, start, &mut ()).expect("the rules' own length");
                // On from there, always by the last move, as long as seeds do not leave the board.
                for _ in 0..3 {
                    if round.outcome().is_some() {
                        break;
                    }
                    let of = if round.position().board().total().is_multiple_of(2) { &mut exact } else { &mut odd };
                    compare(&mut solver, &round, of);
                    round = after(&round, *moves(&round).last().expect("a move"));
                }
            }
        }
        println!("{key} 2×{row} up to {seeds} seeds: even {exact:?}, odd {odd:?} exact");
        assert!(exact.1 > 100, "{key}: too little was compared");
        assert_eq!(exact.0, exact.1, "{key}: with an even number of seeds every value must be exact");
        assert!(odd.0 * 2 > odd.1, "{key}: of odd boards {odd:?} are exact");
    }
}

const TABLES: Room = Room { memory_bits: 14, table: 1_000_000 };
const NO_TABLES: Room = Room { memory_bits: 14, table: 0 };

#[test]
fn two_by_two_by_tables() {
    every_position(2, 5, TABLES);
}

#[test]
fn two_by_two_by_search_alone() {
    every_position(2, 5, NO_TABLES);
}

#[test]
fn two_by_three_by_tables() {
    every_position(3, 4, TABLES);
}

#[test]
fn two_by_three_by_search_alone() {
    every_position(3, 4, NO_TABLES);
}

#[test]
fn two_by_four_by_tables() {
    every_position(4, 3, TABLES);
}

#[test]
fn two_by_four_by_search_alone() {
    every_position(4, 3, NO_TABLES);
}
