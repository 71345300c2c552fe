use std::{fmt, io::Write, str::FromStr};

use clap::Args;
use serde::Serialize;
use sowtell_rules::{Game, Move, Player, Round};
use sowtell_solver::{Level, Limits, Solver};

use crate::{
    cli::Table,
    commands::random::Dice,
    failure::Failure,
    progress,
    report::{self, PlayedLine},
    thinking::solver,
};

/// Let two levels play each other.
///
/// Prints a JSON object for each game and a last one with South's score: a win counts 1, a draw one half, with the interval
/// that holds the true mean in 95 of 100 such series. LEVEL is beginner, easy, medium, hard, perfect, or random.
#[derive(Args)]
pub(crate) struct Play {
    /// The game.
    game: Game,
    #[command(flatten)]
    table: Table,
    /// Who plays South.
    #[arg(long, value_name = "LEVEL")]
    south: Seat,
    /// Who plays North.
    #[arg(long, value_name = "LEVEL")]
    north: Seat,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed of everything left to chance.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Draw the first so many plies of each game.
    #[arg(long, value_name = "PLIES", default_value_t = 0)]
    opening: u32,
    /// How many positions the perfect level may look at for a move.
    #[arg(long, value_name = "N", default_value_t = 3_000_000)]
    nodes: u64,
}

/// Who sits on one side.
#[derive(Clone, Copy, Debug)]
enum Seat {
    Random,
    Plays(Level),
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(name: &str) -> Result<Seat, String> {
        if name == "random" {
            return Ok(Seat::Random);
        }
        let level = Level::ALL.into_iter().find(|level| level.key() == name);
        level
            .map(Seat::Plays)
            .ok_or_else(|| "the levels are beginner, easy, medium, hard, perfect and random".to_owned())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::Random => "random",
            Seat::Plays(level) => level.key(),
        })
    }
}

#[derive(Serialize)]
struct Score {
    south: String,
    north: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    interval: [f64; 2],
}

impl Play {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.table.set(self.game)?;
        let mut dice = Dice::new(self.seed);
        let mut solver = solver(setting.rules);
        let bar = progress::bar(self.games, "playing");
        let mut counts = [0u64; 3];
        for game in 0..self.games {
            let mut round = Round::from(setting.rules, setting.start, &mut ()).map_err(Failure::asked)?;
            let mut moves = String::new();
            for ply in 0.. {
                let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(game).wrapping_mul(1_009) + u64::from(ply);
                let played = if ply < self.opening {
                    dice.draw(&round)
                } else {
                    self.choose(&round, &mut solver, &mut dice, seed)
                };
                let Some(played) = played else { break };
                round.play(played, &mut ()).map_err(Failure::asked)?;
                moves.push(played.letter(setting.rules.pits_a_row()));
            }
            if let Some(outcome) = round.outcome() {
                counts[match outcome.winner() {
                    Some(Player::South) => 0,
                    None => 1,
                    Some(Player::North) => 2,
                }] += 1;
                report::line(out, &PlayedLine::new(moves, &outcome))?;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(report::line(out, &self.score(counts))?)
    }

    fn choose(&self, round: &Round, solver: &mut Solver, dice: &mut Dice, seed: u64) -> Option<Move> {
        let seat = match round.position().mover() {
            Player::South => self.south,
            Player::North => self.north,
        };
        let Seat::Plays(level) = seat else { return dice.draw(round) };
        let limits = Limits { nodes: self.nodes, every_move: false, estimate: true };
        let choice = solver.choose(round, level, seed, &limits, &mut |_| std::ops::ControlFlow::Continue(()))?;
        Some(choice.played)
    }

    fn score(&self, [wins, draws, losses]: [u64; 3]) -> Score {
        let games = (wins + draws + losses) as f64;
        let score = if games > 0.0 { (wins as f64 + draws as f64 / 2.0) / games } else { 0.5 };
        let square =
            wins as f64 * (1.0 - score).powi(2) + draws as f64 * (0.5 - score).powi(2) + losses as f64 * score.powi(2);
        // The normal approximation, from the spread of the games themselves.
        let error = if games > 1.0 { 1.96 * (square / (games - 1.0) / games).sqrt() } else { 0.5 };
        let round = |share: f64| (share.clamp(0.0, 1.0) * 10_000.0).round() / 10_000.0;
        Score {
            south: self.south.to_string(),
            north: self.north.to_string(),
            games: wins + draws + losses,
            wins,
            draws,
            losses,
            score: round(score),
            interval: [round(score - error), round(score + error)],
        }
    }
}
