//! Random playouts and counts of lines of play, a game each, as `examples/speed.rs` defines them.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sowtell_rules::{Event, Game, Position, perft};

#[path = "../examples/playout/mod.rs"]
mod playout;

use playout::{Xorshift, playout};

/// Playouts in one measured step: enough that no single one tells.
const PLAYOUTS: u64 = 500;

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    for game in Game::ALL {
        let rules = game.ruleset();
        let start = Position::start(&rules);
        let run = |draw: &mut Xorshift| (0..PLAYOUTS).map(|_| playout(&start, &rules, draw)).sum::<u64>();
        group.throughput(Throughput::Elements(run(&mut Xorshift::default())));
        group.bench_function(game.key(), |b| {
            b.iter_batched_ref(Xorshift::default, |draw| black_box(run(draw)), BatchSize::SmallInput);
        });
    }
    group.finish();
}

fn counts(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (game, depth) in [(Game::Tihbat, 16), (Game::RioKadalis, 6), (Game::Hoyito, 6), (Game::Sadeqa, 5)] {
        let rules = game.ruleset();
        let start = Position::start(&rules);
        group.throughput(Throughput::Elements(perft(&start, &rules, depth)));
        group.bench_function(game.key(), |b| b.iter(|| perft(black_box(&start), &rules, depth)));
    }
    group.finish();
}

/// What it costs to listen: the first move of each game, told and untold.
fn listening(c: &mut Criterion) {
    let mut group = c.benchmark_group("one move");
    for game in Game::ALL {
        let rules = game.ruleset();
        let start = Position::start(&rules);
        let Some(pit) = start.legal(&rules).nth(0) else { continue };
        group.bench_function(format!("{game}, nobody listens"), |b| {
            b.iter(|| black_box(&start).sow(&rules, pit, &mut ()));
        });
        group.bench_function(format!("{game}, each event counted"), |b| {
            b.iter(|| {
                let mut events = 0_u32;
                let sown = black_box(&start).sow(&rules, pit, &mut |event: Event| {
                    black_box(event);
                    events += 1;
                });
                (sown, events)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts, counts, listening);
criterion_main!(benches);
