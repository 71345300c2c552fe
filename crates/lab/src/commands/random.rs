use std::io::Write;

use clap::Args;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sowtell_rules::{Game, Move, Round};

use crate::{cli::Table, failure::Failure, progress};

/// Print finished random games, one a line, as moves that "replay" accepts.
///
/// Every move is drawn evenly from the legal ones. The same seed gives the same games on every platform: the generator is
/// PCG-MCG-128/64, which is defined bit by bit.
#[derive(Args)]
pub(crate) struct Random {
    /// The game.
    game: Game,
    #[command(flatten)]
    table: Table,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed of the random numbers.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

impl Random {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.table.set(self.game)?;
        let mut dice = Dice::new(self.seed);
        let bar = progress::bar(self.games, "playing");
        for _ in 0..self.games {
            let mut round = Round::from(setting.rules, setting.start, &mut ()).map_err(Failure::asked)?;
            writeln!(out, "{}", dice.play_out(&mut round))?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }
}

/// What draws the moves.
pub(crate) struct Dice(Pcg64Mcg);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(Pcg64Mcg::seed_from_u64(seed))
    }

    /// Plays `round` to its end with moves drawn evenly from the legal ones, and returns them as text.
    ///
    /// It always ends: a capture takes seeds off the board for good, and between two captures no board comes twice without
    /// ending the round.
    pub(crate) fn play_out(&mut self, round: &mut Round) -> String {
        let mut text = String::new();
        while let Some(drawn) = self.draw(round) {
            if round.play(drawn, &mut ()).is_err() {
                // Not reached: what is drawn is legal. Stopping keeps the text a game that can be replayed.
                break;
            }
            text.push(drawn.letter(round.rules().pits_a_row()));
        }
        text
    }

    /// A legal move, or the forced pass; none when the round is over.
    pub(crate) fn draw(&mut self, round: &Round) -> Option<Move> {
        if round.must_pass().is_some() {
            return Some(Move::Pass);
        }
        let legal = round.legal();
        if legal.is_empty() {
            return None;
        }
        // A row has at most 12 pits; drawing a u32 keeps the games the same where a usize is smaller.
        let rank = self.0.random_range(0..legal.len() as u32);
        legal.nth(rank as usize).map(Move::Sow)
    }
}
