//! The games that are shown while nobody is there: whole rounds of a few minutes, in which both sides capture and no sowing
//! goes on for long. `cargo run --release -p sowtell-hall --example demonstrations` found them.

use sowtell_rules::{Game, Move, Moves};

/// Laps that one sowing of a demonstration may have.
pub const LAPS: u16 = 7;
/// Letters of a sentence, on average: so long it is shown.
pub const LETTERS: usize = 110;

/// How many rounds of each game are shown.
const ROUNDS: usize = 6;

const TIHBAT: [&str; ROUNDS] = [
    "AaAbBbAaAbBaBaAaBbAaAbAaBaAbBbBbB",
    "BaBaBbAaBaAaBbBbBaAbBaBaBbAaBbBaBa",
    "AbAaAbBbAaBaBaAaAbAaBbBbBaBaAbAbAb",
    "BaBaBbAaAaBbBaBbAbAaBaAbAaBaAbAaBaAa",
    "AaAbBaBaAaBbAaAbBaAaBaAbBaAbAbA",
    "AaAbBbBaAaAbAaAbBaBbBaAbBaBbBaAbAbA",
];

const RIO_KADALIS: [&str; ROUNDS] = [
    "AbDaAcCcAeBaFdDcBbDfBbEdFb",
    "CfAcAdFeCcBaFaBeBfDbAdAfB",
    "FfAfAbFeAfEaBdEcDdBaDbFcEaFb",
    "BaEaDcAbEdBeAbEaCcFbDcEaFa",
    "FfAfEcBaEfBbAcAdEbAaBfBbDdF",
    "AbDaDcAeBfAdBaFbCeDfAdEaBbCcF",
];

const HOYITO: [&str; ROUNDS] = [
    "FbAbFdBdFcAeCdAcBbCeAcFdCeD",
    "BbBfDeFdDaBcFcEfFbDfBdCaD",
    "AaAcCeBaBbFaEbFaCbAcBfBbDeCcD",
    "DdDfFfBcAbBcEaAbEbCeEbBaCc",
    "AaAcCcBaAbCdFcAdDaCaAfAdB",
    "AaAeCdEcEaBbDbEbBfCaAfCaEbFd",
];

const SADEQA: [&str; ROUNDS] = [
    "GgHfFeAgGfBeFcBaAdAfBgDaF",
    "GfGcDfHbBdAcGaDbFbFbBdGeHd",
    "GgHfFeAgAhHaChDfAaDgBhDaF",
    "GfGcDfHbBdAfAeAaBhEfAhD",
    "GgHfFeAgEeAeBcAbHcBfEeBaFaHa",
    "GgHfGeAbHgDfAhBgCdAbCcEdAfBhA",
];

/// The moves of the demonstration that comes when the game has been shown `before` times. Passes, which are forced, are
/// not among them.
#[must_use]
pub fn moves(game: Game, before: usize) -> Vec<Move> {
    let lines = match game {
        Game::Tihbat => TIHBAT,
        Game::RioKadalis => RIO_KADALIS,
        Game::Hoyito => HOYITO,
        Game::Sadeqa => SADEQA,
    };
    Moves::read(lines[before % lines.len()], game.ruleset().pits_a_row()).filter_map(Result::ok).collect()
}

#[cfg(test)]
mod tests {
    use sowtell_app::session::{Session, Speed, Tick};
    use sowtell_rules::{Event, Player};

    use super::*;

    #[test]
    fn every_demonstration_is_a_whole_round_by_the_rules_in_which_both_sides_capture() {
        for game in Game::ALL {
            for before in 0..ROUNDS {
                let mut session = Session::recorded(game);
                for played in moves(game, before) {
                    assert_eq!(session.play(played), Ok(()), "{game} {before}: {played:?}");
                }
                assert!(session.outcome().is_some(), "{game} {before} is over");
                for player in Player::BOTH {
                    let captured = |event: &&Event| matches!(event, Event::Capture { to, .. } if *to == player);
                    let plies =
                        session.plies().iter().filter(|ply| ply.transcript.events().iter().any(|e| captured(&e)));
                    assert!(plies.count() >= 2, "{game} {before}: {player:?} captures");
                }
            }
        }
    }

    #[test]
    fn every_demonstration_takes_a_few_minutes_and_no_sowing_of_it_hurries() {
        for game in Game::ALL {
            for before in 0..ROUNDS {
                let mut session = Session::recorded(game);
                moves(game, before).into_iter().for_each(|played| session.play(played).expect("a legal move"));
                let whole: u32 =
                    session.plies().iter().map(|ply| Tick::whole(&ply.transcript, Speed::Normal, LETTERS)).sum();
                assert!((90_000..320_000).contains(&whole), "{game} {before} takes {whole} ms");
                assert!(session.plies().iter().all(|ply| ply.transcript.laps() <= LAPS), "{game} {before}");
            }
        }
    }

    #[test]
    fn a_game_is_shown_in_another_way_each_time() {
        for game in Game::ALL {
            for before in 1..ROUNDS {
                assert_ne!(moves(game, before - 1), moves(game, before));
            }
        }
    }
}
