//! Whether perfect play ever ends under the game's value: it plays the solved games from their starts, in either seat,
//! against every level and against random moves. Usage: floor [GAMES], so many for each game, seat and opponent.
use std::{ops::ControlFlow, process::ExitCode};

use sowtell_rules::{Move, Player, Round};
use sowtell_solver::{Level, Limits, Solver, solved::SOLVED};

/// A repeatable source of numbers: xorshift64.
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn main() -> ExitCode {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(60);
    let limits = Limits { every_move: false, ..Limits::NONE };
    let mut state = 0x5EED_0F10;
    let mut under = 0;
    for solved in &SOLVED {
        let rules = solved.game.ruleset();
        let mut solver = Solver::new(rules);
        for opponent in [None].into_iter().chain(Level::ALL.map(Some)) {
            for seat in Player::BOTH {
                let least = if seat == Player::South { solved.value } else { -solved.value };
                let (mut worst, mut best) = (i16::MAX, i16::MIN);
                for game in 0..games {
                    let mut round = Round::new(rules);
                    while round.outcome().is_none() {
                        let level = if round.position().mover() == seat { Some(Level::Perfect) } else { opponent };
                        let played = match level {
                            Some(level) => solver
                                .choose(&round, level, game, &limits, &mut |_| ControlFlow::Continue(()))
                                .map_or(Move::Pass, |choice| choice.played),
                            None => {
                                let legal = round.legal();
                                let drawn = random(&mut state) as usize % legal.len().max(1);
                                legal.nth(drawn).map_or(Move::Pass, Move::Sow)
                            }
                        };
                        if let Err(illegal) = round.play(played, &mut ()) {
                            eprintln!("{} {illegal}", round.position());
                            return ExitCode::FAILURE;
                        }
                    }
                    let gain = |player: Player| i16::from(round.position().pile(player));
                    let ahead = gain(seat) - gain(seat.other());
                    (worst, best) = (worst.min(ahead), best.max(ahead));
                    under += u64::from(ahead < least);
                }
                let opponent = opponent.map_or("random", Level::key);
                println!(
                    "{} perfect as {} against {opponent}: {games} games, {worst} to {best}, never under {least}: {}",
                    solved.game,
                    seat.key(),
                    worst >= least
                );
            }
        }
    }
    if under == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
