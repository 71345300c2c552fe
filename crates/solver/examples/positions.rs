//! How many positions of random play get their exact value: 1,000 of each game on six pits, 0 to 14 plies from the start.
use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use sowtell_rules::{Game, Move, Round};
use sowtell_solver::{Kind, Limits, Solver};

/// A repeatable source of numbers: xorshift64.
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// Seconds this process has computed, as Linux counts them: other work on the machine does not.
fn computed() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}

fn main() {
    let many = std::env::args().nth(1).and_then(|many| many.parse().ok()).unwrap_or(1000);
    for game in [Game::RioKadalis, Game::Hoyito] {
        let rules = game.ruleset();
        let (mut state, mut done, mut exact, mut open) = (0x5EED_2026, 0, 0, Vec::new());
        let mut times = Vec::new();
        let mut solver = Solver::new(rules);
        let began = computed().unwrap_or(0.0);
        solver.prepare(Round::new(rules).position(), &mut |_| ControlFlow::Continue(()));
        println!("{game}: tables in {:.3} s of computing time", computed().unwrap_or(0.0) - began);
        while done < many {
            let mut round = Round::new(rules);
            for _ in 0..random(&mut state) % 15 {
                let legal = round.legal();
                let played = match legal.len() {
                    0 if round.must_pass().is_some() => Move::Pass,
                    0 => break,
                    many => legal.nth(random(&mut state) as usize % many).map_or(Move::Pass, Move::Sow),
                };
                if round.play(played, &mut ()).is_err() {
                    break;
                }
            }
            if round.outcome().is_some() {
                continue;
            }
            done += 1;
            let limits = Limits { every_move: false, ..Limits::NONE };
            let (began, clock) = (computed().unwrap_or(0.0), Instant::now());
            let watch = |_: &_| {
                // A second of this process's own time; the clock only where that cannot be read.
                let spent = match computed() {
                    Some(now) => now - began,
                    None => clock.elapsed().as_secs_f64(),
                };
                if spent >= 1.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let mut calls = 0u32;
            let mut seldom = |progress: &_| {
                calls += 1;
                if calls.is_multiple_of(16) { watch(progress) } else { ControlFlow::Continue(()) }
            };
            let found = solver.analyse(&round, &limits, &mut seldom);
            times.push(Duration::from_secs_f64(computed().unwrap_or(0.0) - began));
            if found.value.kind == Kind::Exact {
                exact += 1;
            } else {
                open.push((round.position().to_string(), found.proven));
            }
        }
        times.sort();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        println!(
            "{game}: {exact} of {done} exact; computing time: half within {:?}, 99 in 100 within {:?}, longest {:?}",
            at(50),
            at(99),
            at(100)
        );
        for (position, proven) in open.iter().take(5) {
            println!("  open: {position} {proven:?}");
        }
    }
}
