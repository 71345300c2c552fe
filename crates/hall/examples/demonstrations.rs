//! Finds the games that the kiosk shows: `cargo run --release -p sowtell-hall --example demonstrations`.
//!
//! Both sides look two plies ahead and choose among what is nearly best. Of many such rounds those are printed that are
//! over within a few minutes at normal speed, in which both sides capture and no sowing goes on for too many laps.

use sowtell_app::session::{Scene, Speed, Tick, Transcript};
use sowtell_hall::kiosk::demos::{LAPS, LETTERS};
use sowtell_rules::{Event, Game, Move, Player, Position, Round};

/// Rounds that are tried for each game.
const TRIES: u64 = 40_000;
/// How long a demonstration should take at normal speed, in milliseconds.
const WANTED: u32 = 200_000;

fn main() {
    for game in Game::ALL {
        let mut found: Vec<(u32, String)> = (0..TRIES).filter_map(|seed| played(game, seed)).collect();
        found.sort();
        found.dedup_by(|a, b| a.1.get(..6) == b.1.get(..6));
        println!("{}: {} rounds", game.key(), found.len());
        for (off, line) in found.iter().take(8) {
            println!("  {line} {off}");
        }
    }
}

/// One round, and how far its length is from the wanted one; `None` if it is no good demonstration.
fn played(game: Game, seed: u64) -> Option<(u32, String)> {
    let rules = game.ruleset();
    let mut chance = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut round = Round::new(rules);
    let (mut line, mut ms, mut captures) = (String::new(), 0u32, [0u8; 2]);
    while round.outcome().is_none() {
        let before = Scene::of(round.position());
        let mover = round.position().mover();
        let next = if round.must_pass().is_some() { Move::Pass } else { choose(&round, &mut chance)? };
        let mut events = Vec::new();
        round.play(next, &mut |event| events.push(event)).ok()?;
        let transcript = Transcript::new(before, events);
        if transcript.laps() > LAPS {
            return None;
        }
        if transcript.events().iter().any(|event| matches!(event, Event::Capture { .. })) {
            captures[mover.index()] += 1;
        }
        ms += Tick::whole(&transcript, Speed::Normal, LETTERS) + 1_500;
        if ms > 3 * WANTED {
            return None;
        }
        if let Move::Sow(pit) = next {
            line.push(pit.letter(rules.pits_a_row()));
        }
    }
    let piles = round.position().piles();
    (captures.iter().all(|&taken| taken >= 2)).then(|| {
        let told = format!("{line} {}s {}-{} {captures:?}", ms / 1000, piles[0], piles[1]);
        (ms.abs_diff(WANTED), told)
    })
}

/// A move that is nearly the best two plies deep, of those whose sowing is not too long.
fn choose(round: &Round, chance: &mut u64) -> Option<Move> {
    let position = round.position();
    let mut known: Vec<(i16, Move)> = Vec::new();
    for pit in round.legal().iter() {
        let sown = position.sow(round.rules(), pit, &mut ()).ok()?;
        if sown.laps > LAPS {
            continue;
        }
        let answer = sown.position.board().occupied(sown.position.mover()).iter().filter_map(|pit| {
            let answered = sown.position.sow(round.rules(), pit, &mut ()).ok()?;
            Some(gain(&sown.position, &answered.position, sown.position.mover()))
        });
        known.push((gain(position, &sown.position, position.mover()) - answer.max().unwrap_or(0), Move::Sow(pit)));
    }
    let best = known.iter().map(|known| known.0).max()?;
    known.retain(|known| known.0 >= best - 1);
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    Some(known[(*chance >> 33) as usize % known.len()].1)
}

fn gain(before: &Position, after: &Position, mover: Player) -> i16 {
    let ahead = |position: &Position| i16::from(position.pile(mover)) - i16::from(position.pile(mover.other()));
    ahead(after) - ahead(before)
}
