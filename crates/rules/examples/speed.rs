//! How fast the rules are played, printed like a plain reference program prints it, so that both can be compared by hand:
//! `speed GAME perft DEPTH` or `speed GAME playouts N`.
//!
//! Playouts are drawn with the same generator as there, so that the number of moves must agree too.

use std::{env, error::Error, time::Instant};

use sowtell_rules::{Game, Position, perft};

mod playout;

use playout::{Xorshift, playout};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, what, number] = &words[..] else { return Err("speed GAME perft DEPTH | speed GAME playouts N".into()) };
    let rules = game.parse::<Game>()?.ruleset();
    let start = Position::start(&rules);
    let clock = Instant::now();
    let (count, unit) = match what.as_str() {
        "perft" => (perft(&start, &rules, number.parse()?), ""),
        "playouts" => {
            let mut draw = Xorshift::default();
            ((0..number.parse::<u64>()?).map(|_| playout(&start, &rules, &mut draw)).sum(), " moves")
        }
        other => return Err(format!("neither perft nor playouts: {other}").into()),
    };
    let seconds = clock.elapsed().as_secs_f64();
    println!("{count}{unit} {seconds:.3} s {:.2} M/s", count as f64 / seconds / 1e6);
    Ok(())
}
