use std::io::Write;

use clap::Args;
use sowtell_rules::{Game, Series, SeriesEnd};

use crate::{
    cli::Table,
    commands::random::Dice,
    failure::Failure,
    progress,
    report::{self, SeriesLine, SeriesRoundLine},
};

/// Play a whole random match and report every round as a line of JSON.
///
/// For rio-kadalis and hoyito. The last line says who won the match, or that it is still open after --rounds rounds.
#[derive(Args)]
pub(crate) struct Match {
    /// The game.
    game: Game,
    #[command(flatten)]
    table: Table,
    /// The seed of the random numbers, which are drawn as for "random".
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many rounds are played at most.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

impl Match {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.table.set(self.game)?;
        let mut series = Series::from(setting.rules, setting.start)
            .map_err(Failure::asked)?
            .ok_or_else(|| Failure::asked(format!("{} is not played in matches", self.game)))?;
        let mut dice = Dice::new(self.seed);
        let bar = progress::bar(u64::from(self.rounds), "rounds");
        let end = loop {
            let rounds = series.number();
            let mut round = series.round();
            let moves = dice.play_out(&mut round);
            let Some(outcome) = round.outcome() else {
                return Err(Failure::asked(format!("round {rounds} did not end")));
            };
            report::line(out, &SeriesRoundLine::new(rounds, &round, moves, &outcome))?;
            bar.inc(1);
            match series.next(&round, &mut ()) {
                Err(SeriesEnd::Won(winner)) => break SeriesLine::Won { winner: winner.key(), rounds },
                Ok(_) if rounds >= self.rounds => break SeriesLine::Unfinished { rounds },
                Ok(next) => series = next,
                Err(end) => return Err(Failure::asked(end)),
            }
        };
        bar.finish_and_clear();
        Ok(report::line(out, &end)?)
    }
}
