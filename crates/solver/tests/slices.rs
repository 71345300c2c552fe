//! Thinking piece by piece finds what thinking at one go finds.

use std::ops::ControlFlow;

use sowtell_rules::{Game, Round, Variant};
use sowtell_solver::{Doing, Kind, Level, Limits, Progress, Room, Solver};

fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// Says stop when it has been asked so many times.
fn patience(mut times: u64) -> impl FnMut(&Progress) -> ControlFlow<()> {
    move |_| match times.checked_sub(1) {
        Some(left) => {
            times = left;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    }
}

#[test]
fn however_it_is_cut_into_pieces_the_thinking_is_the_same() {
    let mut state = 0x5EED_0004;
    for (game, pits, nodes) in [
        (Game::Tihbat, 2, u64::MAX),
        (Game::RioKadalis, 5, u64::MAX),
        (Game::Hoyito, 5, u64::MAX),
        (Game::Hoyito, 6, 600_000),
        (Game::Sadeqa, 8, 400_000),
    ] {
        let rules = Variant { pits: Some(pits), ..Variant::of(game) }.ruleset().expect("a size");
        let mut round = Round::new(rules);
        for ply in 0..4 {
            let limits = Limits { nodes, every_move: ply % 2 == 0, estimate: true };
            let room = Room { memory_bits: 16, table: 60_000 };
            let whole = Solver::with_room(rules, room).analyse(&round, &limits, &mut |_| ControlFlow::Continue(()));
            for longest in [3, 40, 1000] {
                let mut solver = Solver::with_room(rules, room);
                let mut inquiry = solver.inquire(&round, &limits);
                let mut before = inquiry.analysis();
                let mut pieces = 1;
                while solver.pursue(&mut inquiry, &mut patience(1 + random(&mut state) % longest)).is_continue() {
                    assert!(!inquiry.finished());
                    let found = inquiry.analysis();
                    assert!(found.nodes > before.nodes, "{game}: nothing was done");
                    assert!(found.proven.lo >= before.proven.lo && found.proven.hi <= before.proven.hi);
                    assert!(found.proven.lo <= whole.proven.lo && found.proven.hi >= whole.proven.hi);
                    assert!(found.plies_seen >= before.plies_seen && !found.line.is_empty());
                    before = found;
                    pieces += 1;
                }
                assert!(inquiry.finished());
                assert!(pieces > 1 || longest > 3, "{game}: it was not cut");
                assert_eq!(inquiry.analysis(), whole, "{game} in {pieces} pieces");
            }
            let legal = round.legal();
            let Some(pit) = legal.nth(random(&mut state) as usize % legal.len().max(1)) else { break };
            round.play(sowtell_rules::Move::Sow(pit), &mut ()).expect("legal");
        }
    }
}

#[test]
fn the_perfect_level_chooses_the_same_piece_by_piece() {
    let rules = Variant { pits: Some(5), ..Variant::of(Game::RioKadalis) }.ruleset().expect("a size");
    let limits = Limits { nodes: u64::MAX, every_move: true, estimate: true };
    let round = Round::new(rules);
    let mut solver = Solver::new(rules);
    let mut inquiry = solver.inquire(&round, &limits);
    let early = inquiry.choose(0).expect("a move even before any thinking");
    assert_ne!(early.value.kind, Kind::Exact);
    while solver.pursue(&mut inquiry, &mut patience(20)).is_continue() {}
    let mut drawn = Vec::new();
    for seed in 0..40 {
        let whole =
            Solver::new(rules).choose(&round, Level::Perfect, seed, &limits, &mut |_| ControlFlow::Continue(()));
        let choice = inquiry.choose(seed);
        assert_eq!(choice, whole);
        drawn.extend(choice.map(|choice| choice.played));
    }
    drawn.sort_by_key(|played| played.letter(5));
    drawn.dedup();
    assert!(drawn.len() > 1, "the start is a draw by every move, and they are drawn from: {drawn:?}");
    assert!(!inquiry.reasons().is_empty());
}

#[test]
fn two_inquiries_and_other_boards_in_between_do_no_harm() {
    let rules = Variant { pits: Some(5), ..Variant::of(Game::Hoyito) }.ruleset().expect("a size");
    let limits = Limits { nodes: u64::MAX, every_move: true, estimate: true };
    let start = Round::new(rules);
    let closed = Round::from(rules, "x,4,4,4,4/x,x,4,4,4 n 8,4".parse().expect("a position"), &mut ()).expect("fits");
    let mut solver = Solver::with_room(rules, Room { memory_bits: 16, table: 60_000 });
    let (mut one, mut other) = (solver.inquire(&start, &limits), solver.inquire(&closed, &limits));
    while !one.finished() || !other.finished() {
        // Their tables are not the same, so each takes them from the other.
        for inquiry in [&mut one, &mut other] {
            let _ = solver.pursue(inquiry, &mut patience(700));
            solver.choose(&start, Level::Medium, 0, &limits, &mut patience(1_000_000));
        }
    }
    for (inquiry, round) in [(one, start), (other, closed)] {
        let whole = Solver::new(rules).analyse(&round, &limits, &mut |_| ControlFlow::Continue(()));
        assert_eq!(whole.value.kind, Kind::Exact);
        assert_eq!((inquiry.analysis().value, inquiry.analysis().moves), (whole.value, whole.moves));
    }
}

#[test]
fn tables_are_made_piece_by_piece() {
    let rules = Game::Hoyito.ruleset();
    let start = *Round::new(rules).position();
    let room = Room { memory_bits: 10, table: 80_000 };
    let mut whole = Solver::with_room(rules, room);
    assert!(whole.prepare(&start, &mut |_| ControlFlow::Continue(())));
    let mut solver = Solver::with_room(rules, room);
    let (mut pieces, mut furthest) = (1, (0, 0));
    loop {
        let mut calls = patience(10);
        let mut watch = |progress: &Progress| {
            if let Doing::Table { seeds, percent } = progress.doing {
                assert!((seeds, percent) >= furthest, "it began again");
                furthest = (seeds, percent);
            }
            calls(progress)
        };
        if solver.prepare(&start, &mut watch) {
            break;
        }
        pieces += 1;
    }
    assert!(pieces > 10, "in {pieces} pieces");
    assert_eq!(solver.bytes(), whole.bytes());
}
