//! How fast the rules are played, printed like a plain reference program prints it, so that both can be compared by hand:
//! `speed GAME perft DEPTH` or `speed GAME playouts N`.
//!
//! Playouts are drawn with the same generator as there, so that the number of moves must agree too. A playout has 200
//! plies at most, chooses among the pits that hold seeds, stops at an endless sowing, and does not apply repetition.

use std::{env, error::Error, time::Instant};

use sowtell_rules::{Game, Position, Ruleset, Stuck, perft};

/// The most plies of a playout.
const PLIES: u32 = 200;

/// Marsaglia's xorshift with shifts of 13, 7 and 17.
struct Xorshift(u64);

impl Xorshift {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

/// Whether a player without seeds passes. Rarely asked, so it stays out of the way.
#[cold]
#[inline(never)]
fn may_pass(position: &Position, rules: &Ruleset) -> bool {
    rules.parts().stuck == Stuck::Passes && position.board().total() > 0
}

/// Plays from `start` and returns how many moves it took.
fn playout(start: &Position, rules: &Ruleset, draw: &mut Xorshift) -> u64 {
    let mut position = *start;
    let mut moves = 0;
    for _ in 0..PLIES {
        let occupied = position.board().occupied(position.mover());
        if occupied.is_empty() {
            if !may_pass(&position, rules) {
                break;
            }
            position = position.passed();
            continue;
        }
        let Some(pit) = occupied.nth(draw.below(occupied.len())) else { break };
        let Ok(played) = position.play(rules, pit, &mut ()) else { break };
        moves += 1;
        if played.last_four {
            break;
        }
    }
    moves
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, what, number] = &words[..] else { return Err("speed GAME perft DEPTH | speed GAME playouts N".into()) };
    let rules = game.parse::<Game>()?.ruleset();
    let start = Position::start(&rules);
    let clock = Instant::now();
    let (count, unit) = match what.as_str() {
        "perft" => (perft(&start, &rules, number.parse()?), ""),
        "playouts" => {
            let mut draw = Xorshift(88_172_645_463_325_252);
            ((0..number.parse::<u64>()?).map(|_| playout(&start, &rules, &mut draw)).sum(), " moves")
        }
        other => return Err(format!("neither perft nor playouts: {other}").into()),
    };
    let seconds = clock.elapsed().as_secs_f64();
    println!("{count}{unit} {seconds:.3} s {:.2} M/s", count as f64 / seconds / 1e6);
    Ok(())
}
