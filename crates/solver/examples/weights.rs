//! Fits the weights by which boards are judged: the solver's hard level plays itself from random openings, and what the
//! mover still gained at each ply is fitted, by least squares, to what was on the board. Usage: weights GAME [GAMES]
use std::ops::ControlFlow;

use sowtell_rules::{Game, Move, Position, Round};
use sowtell_solver::{Level, Limits, Room, Solver, Weights};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game: Game = arguments.next().and_then(|name| name.parse().ok()).unwrap_or(Game::Sadeqa);
    let games: u64 = arguments.next().and_then(|many| many.parse().ok()).unwrap_or(200);
    let rules = game.ruleset();
    let mut solver = Solver::with_room(rules, Room { memory_bits: 16, table: 0 });
    let mut sums = [[0.0; 4]; 3];
    let mut state = 0x5EED_0009_u64;
    for number in 0..games {
        let mut round = Round::new(rules);
        let mut seen: Vec<Position> = Vec::new();
        while round.outcome().is_none() {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let legal = round.legal();
            let played = if seen.len() < 6 && !legal.is_empty() {
                legal.nth(state as usize % legal.len()).map(Move::Sow)
            } else {
                let limits = Limits { nodes: 3_000, every_move: false, estimate: true };
                solver
                    .choose(&round, Level::Hard, number, &limits, &mut |_| ControlFlow::Continue(()))
                    .map(|choice| choice.played)
            };
            seen.push(*round.position());
            if played.is_none_or(|played| round.play(played, &mut ()).is_err()) {
                break;
            }
        }
        let Some(outcome) = round.outcome() else { continue };
        for position in seen {
            let ahead = |piles: [u8; 2]| {
                let mover = position.mover();
                f64::from(piles[mover.index()]) - f64::from(piles[mover.other().index()])
            };
            let gained = 100.0 * (ahead(outcome.captured) - ahead(position.piles()));
            let row = Weights::features(&position).map(f64::from);
            for (sum, feature) in sums.iter_mut().zip(row) {
                for (cell, other) in sum.iter_mut().zip(row.into_iter().chain([gained])) {
                    *cell += feature * other;
                }
            }
        }
    }
    // Gauss–Jordan on the normal equations.
    for pivot in 0..3 {
        let row = sums[pivot].map(|cell| cell / sums[pivot][pivot]);
        for (at, other) in sums.iter_mut().enumerate() {
            let factor = other[pivot];
            for (cell, of_row) in other.iter_mut().zip(row) {
                *cell = if at == pivot { of_row } else { *cell - factor * of_row };
            }
        }
    }
    println!("{game}: seed {:.1}, pit {:.1}, turn {:.1}", sums[0][3], sums[1][3], sums[2][3]);
}
