use std::{io::Write, ops::ControlFlow, time::Instant};

use clap::Args;
use serde::Serialize;
use sowtell_rules::{Game, Round};
use sowtell_solver::{Doing, Limits, Progress};

use crate::{commands::random::Dice, failure::Failure, progress, report, thinking::solver};

/// Measure the rules and the solver on this machine.
///
/// Prints a JSON object for each game: random moves and solver positions a second, and for the start its value, the
/// milliseconds until it was known, those that went into tables, and the memory held.
#[derive(Args)]
pub(crate) struct Bench {
    /// Positions to look at where the start is not solved.
    #[arg(long, value_name = "N", default_value_t = 5_000_000)]
    nodes: u64,
}

#[derive(Serialize)]
struct Measured {
    game: &'static str,
    moves_per_second: u64,
    nodes_per_second: u64,
    value: i16,
    kind: &'static str,
    ms: u64,
    table_ms: u64,
    nodes: u64,
    bytes: usize,
}

const PLAYOUTS: u32 = 20_000;

impl Bench {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let bar = progress::bar(Game::ALL.len() as u64, "measuring");
        for game in Game::ALL {
            let rules = game.ruleset();
            let mut dice = Dice::new(1);
            let began = Instant::now();
            let moves: usize = (0..PLAYOUTS).map(|_| dice.play_out(&mut Round::new(rules)).len()).sum();
            let moves_per_second = (moves as f64 / began.elapsed().as_secs_f64()) as u64;

            let mut solver = solver(rules);
            let limits = Limits { nodes: self.nodes, every_move: false, estimate: true };
            let began = Instant::now();
            let (mut last, mut table_ms) = (began, 0.0);
            let mut watch = |progress: &Progress| {
                let now = Instant::now();
                if matches!(progress.doing, Doing::Table { .. }) {
                    table_ms += (now - last).as_secs_f64() * 1000.0;
                }
                last = now;
                ControlFlow::Continue(())
            };
            let found = solver.analyse(&Round::new(rules), &limits, &mut watch);
            let seconds = began.elapsed().as_secs_f64();
            report::line(
                out,
                &Measured {
                    game: game.key(),
                    moves_per_second,
                    nodes_per_second: (found.nodes as f64 / seconds) as u64,
                    value: found.value.seeds,
                    kind: found.value.kind.key(),
                    ms: (seconds * 1000.0) as u64,
                    table_ms: table_ms as u64,
                    nodes: found.nodes,
                    bytes: solver.bytes(),
                },
            )?;
            out.flush()?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }
}
