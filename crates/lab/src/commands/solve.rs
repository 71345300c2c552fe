use std::{fs, io::Write, path::PathBuf, time::Duration};

use clap::Args;
use serde::Serialize;
use sowtell_rules::{Game, Move, Round};
use sowtell_solver::{Analysis, Limits};

use crate::{
    cli::Table,
    failure::Failure,
    report,
    thinking::{Thinking, solver},
};

/// What a position and each of its moves is worth with best play by both.
///
/// Prints one JSON object. A value is what the player to move gains over the other from here to the end of the round;
/// "kind" says how sure it is: exact, at least, at most or estimate.
#[derive(Args)]
pub(crate) struct Solve {
    /// The game.
    game: Game,
    #[command(flatten)]
    table: Table,
    /// Stop after so many seconds and say what is known.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    limit: Option<Duration>,
    /// Write both players' strategies to this file, for "check-proof".
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let expected = || "expected a number of seconds".to_owned();
    let seconds: f64 = text.parse().map_err(|_| expected())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| expected())
}

#[derive(Serialize)]
struct Answer {
    value: i16,
    kind: &'static str,
    moves: Vec<Each>,
    line: String,
    nodes: u64,
    ms: u64,
}

#[derive(Serialize)]
struct Each {
    #[serde(rename = "move")]
    played: char,
    value: i16,
    kind: &'static str,
}

impl Solve {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.table.set(self.game)?;
        let round = Round::from(setting.rules, setting.start, &mut ()).map_err(Failure::asked)?;
        let mut solver = solver(setting.rules);
        let mut thinking = Thinking::new(self.limit);
        let found = if round.outcome().is_some() {
            // The round takes the shares at once; the question is what they are.
            solver.analyse_from(&setting.start, &[], &Limits::NONE, &mut |progress| thinking.watch(progress))
        } else {
            solver.analyse(&round, &Limits::NONE, &mut |progress| thinking.watch(progress))
        };
        let ms = thinking.elapsed().as_millis() as u64;
        report::line(out, &answer(&found, setting.rules.pits_a_row(), ms))?;
        out.flush()?;
        let Some(file) = &self.proof else { return Ok(()) };
        let variant = self.table.variant(self.game);
        let certificate = solver
            .prove(variant, &setting.start, &Limits::NONE, &mut |progress| thinking.watch(progress))
            .map_err(Failure::asked)?;
        fs::write(file, certificate.to_string())?;
        Ok(())
    }
}

fn answer(found: &Analysis, pits: u8, ms: u64) -> Answer {
    let letter = |played: &Move| played.letter(pits);
    let moves = found.moves.iter().map(|known| Each {
        played: letter(&known.played),
        value: known.value.seeds,
        kind: known.value.kind.key(),
    });
    Answer {
        value: found.value.seeds,
        kind: found.value.kind.key(),
        moves: moves.collect(),
        line: found.line.iter().map(letter).collect(),
        nodes: found.nodes,
        ms,
    }
}
