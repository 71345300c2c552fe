//! The lines of JSON that the lab prints. Other programs read them: names and order are fixed.

use std::io::{self, Write};

use serde::Serialize;
use sowtell_rules::{Board, Event, Outcome, PitSet, Ply, Round, RoundEnd};

/// Writes one object on a line of its own, without spaces.
pub(crate) fn line(out: &mut impl Write, object: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, object)?;
    writeln!(out)
}

/// One ply.
#[derive(Serialize)]
pub(crate) struct PlyLine {
    ply: usize,
    player: &'static str,
    #[serde(rename = "move")]
    played: char,
    laps: u16,
    captures: Vec<CaptureLine>,
    position: String,
}

#[derive(Serialize)]
struct CaptureLine {
    pit: Option<char>,
    seeds: u8,
    to: &'static str,
    why: &'static str,
}

impl PlyLine {
    /// Ply number `number` and what it captured.
    pub(crate) fn new(number: usize, ply: &Ply, events: &[Event]) -> PlyLine {
        let board = ply.position.board();
        let captures = events.iter().filter_map(|&event| match event {
            Event::Capture { pit, seeds, to, why } => {
                Some(CaptureLine { pit: pit.map(|pit| board.letter(pit)), seeds, to: to.key(), why: why.key() })
            }
            _ => None,
        });
        PlyLine {
            ply: number,
            player: ply.player.key(),
            played: ply.played.letter(board.pits_a_row()),
            laps: ply.laps,
            captures: captures.collect(),
            position: ply.position.to_string(),
        }
    }
}

/// How a round ended, or how it stands.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum RoundLine {
    Over {
        end: &'static str,
        share: Option<[u8; 2]>,
        captured: [u8; 2],
        winner: &'static str,
    },
    Open {
        /// Always null.
        end: (),
        to_move: &'static str,
        /// The pits that can be played: none where the player must pass.
        legal: Vec<char>,
        endless: Vec<char>,
    },
}

impl RoundLine {
    pub(crate) fn new(round: &Round) -> RoundLine {
        match round.outcome() {
            Some(outcome) => RoundLine::Over {
                end: outcome.end.key(),
                share: match outcome.end {
                    // There was nothing left to share.
                    RoundEnd::AllCaptured | RoundEnd::LastFour => None,
                    RoundEnd::Stuck | RoundEnd::Repetition => Some(outcome.share),
                },
                captured: outcome.captured,
                winner: winner(&outcome),
            },
            None => {
                let board = round.position().board();
                RoundLine::Open {
                    end: (),
                    to_move: round.position().mover().key(),
                    legal: letters(board, round.legal()),
                    endless: letters(board, round.endless()),
                }
            }
        }
    }
}

fn letters(board: &Board, pits: PitSet) -> Vec<char> {
    pits.iter().map(|pit| board.letter(pit)).collect()
}

fn winner(outcome: &Outcome) -> &'static str {
    outcome.winner().map_or("draw", |player| player.key())
}

/// A round of a match that is now to be replayed.
#[derive(Serialize)]
pub(crate) struct StartLine {
    pub(crate) round: u32,
    pub(crate) start: String,
}

/// A whole round of a match.
#[derive(Serialize)]
pub(crate) struct SeriesRoundLine {
    round: u32,
    start: String,
    moves: String,
    end: &'static str,
    captured: [u8; 2],
    winner: &'static str,
}

impl SeriesRoundLine {
    pub(crate) fn new(number: u32, round: &Round, moves: String, outcome: &Outcome) -> SeriesRoundLine {
        SeriesRoundLine {
            round: number,
            start: round.start().to_string(),
            moves,
            end: outcome.end.key(),
            captured: outcome.captured,
            winner: winner(outcome),
        }
    }
}

/// How a match ended, or that it goes on.
#[derive(Serialize)]
#[serde(tag = "match", rename_all = "lowercase")]
pub(crate) enum SeriesLine {
    Won { winner: &'static str, rounds: u32 },
    Unfinished { rounds: u32 },
}

/// A finished game.
#[derive(Serialize)]
pub(crate) struct PlayedLine {
    moves: String,
    end: &'static str,
    captured: [u8; 2],
    winner: &'static str,
}

impl PlayedLine {
    pub(crate) fn new(moves: String, outcome: &Outcome) -> PlayedLine {
        PlayedLine { moves, end: outcome.end.key(), captured: outcome.captured, winner: winner(outcome) }
    }
}
