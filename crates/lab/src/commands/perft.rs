use std::io::Write;

use clap::Args;
use sowtell_rules::{Game, Position, Ruleset, Turn, perft};

use crate::{cli::Table, failure::Failure, progress};

/// Count the lines of play of each length up to DEPTH plies.
///
/// Prints a line "depth count" for each depth from 1. A forced pass is a ply, an ended round has no further ply, and
/// repetition is not applied.
#[derive(Args)]
pub(crate) struct Perft {
    /// The game.
    game: Game,
    /// How many plies.
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    #[command(flatten)]
    table: Table,
}

/// The progress bar steps once for each position reached after so many plies.
const STEP: u32 = 3;

impl Perft {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.table.set(self.game)?;
        let mut roots = vec![setting.start];
        for depth in 1..=self.depth {
            // The first plies are played once and kept.
            let played = (depth - 1).min(STEP);
            if depth - 1 == played && played > 0 {
                roots = roots.iter().flat_map(|position| after_a_ply(position, &setting.rules)).collect();
            }
            let bar = progress::bar(roots.len() as u64, "counting");
            let count: u64 = roots
                .iter()
                .map(|position| {
                    let count = perft(position, &setting.rules, depth - played);
                    bar.inc(1);
                    count
                })
                .sum();
            bar.finish_and_clear();
            writeln!(out, "{depth} {count}")?;
            out.flush()?;
        }
        Ok(())
    }
}

/// The positions one ply on from which play goes on.
fn after_a_ply(position: &Position, rules: &Ruleset) -> Vec<Position> {
    match position.turn(rules) {
        Turn::Sow(pits) => pits
            .iter()
            .filter_map(|pit| position.sow(rules, pit, &mut ()).ok())
            .filter(|sown| !sown.last_four)
            .map(|sown| sown.position)
            .collect(),
        Turn::Pass(_) => vec![position.passed()],
        Turn::Over(_) => Vec::new(),
    }
}
