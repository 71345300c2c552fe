//! Solves the starts and prints what came of it.
use std::{ops::ControlFlow, time::Instant};

use sowtell_rules::{Game, Round, Variant};
use sowtell_solver::{Limits, Room, Solver};

fn cpu() -> f64 {
    std::fs::read_to_string("/proc/self/schedstat").unwrap().split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
fn main() {
    let seeds = (1..=7).map(|seeds| Variant { seeds: Some(seeds), ..Variant::of(Game::Tihbat) });
    let rio = [Variant::of(Game::RioKadalis), Variant { pits: Some(5), ..Variant::of(Game::RioKadalis) }];
    let hoyito = [6, 5, 7].map(|pits| Variant { pits: Some(pits), ..Variant::of(Game::Hoyito) });
    let quick = std::env::args().nth(1).is_some();
    for variant in seeds.chain(rio).chain(hoyito) {
        if quick && (variant.game == Game::Tihbat || variant.pits == Some(7)) {
            continue;
        }
        let rules = variant.ruleset().expect("a documented variant");
        for every_move in [false, true] {
            let began = Instant::now();
            let c0 = cpu();
            let mut solver = Solver::with_room(
                rules,
                Room {
                    table: if variant.pits == Some(7) {
                        6_000_000
                    } else {
                        std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(1_500_000)
                    },
                    ..Room::default()
                },
            );
            let limits = Limits { nodes: 400_000_000, every_move, estimate: true };
            let mut tables = 0.0;
            let found = solver.analyse(&Round::new(rules), &limits, &mut |p| {
                if matches!(p.doing, sowtell_solver::Doing::Table { .. }) {
                    tables = began.elapsed().as_secs_f64();
                }
                ControlFlow::Continue(())
            });
            println!(
                "{} {:?} {:?} every {every_move}: {:?} {:?} nodes {} in {:.3} table by {tables:.3} line {}",
                variant.game,
                variant.pits,
                variant.seeds,
                found.value,
                found.moves.iter().map(|m| m.proven).collect::<Vec<_>>(),
                found.nodes,
                cpu() - c0,
                found.line.iter().map(|m| m.letter(rules.pits_a_row())).collect::<String>()
            );
        }
    }
}
