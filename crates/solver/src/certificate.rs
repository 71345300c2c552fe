//! What a proof says, and how it is written down. Nothing here knows how it was found.
//!
//! # The text
//! ```text
//! sowtell-proof 1
//! game: hoyito
//! value: -8
//! start: 4,4,4,4,4,4/4,4,4,4,4,4 s 0,0
//! s -8 0 B 4,4,4,4,4,4/4,4,4,4,4,4 s 0,0
//! n 8 2 * 0,5,5,1,6,6/…
//! ```
//! The game with its changes as in a record (`pits:`, `seeds:`, `clockwise:`, `lone-steps:`), the value for the mover of the
//! start, the start, and then the claims, one a line: for whom it is (`s` or `n`), how much that player gains at least over
//! the other from here, a rank, the move that does it (`*` where it is the other's turn), and the position.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use sowtell_rules::{Game, Move, Moves, Player, Position, Variant};

/// One claim: from `position` on, `player` gains at least `least` more than the other, with `played` if it is that player's
/// turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// For whom it speaks.
    pub player: Player,
    /// The gain promised.
    pub least: i16,
    /// Where the claim must not rest on a repetition: its ranks fall from move to move as long as no seed is captured, so
    /// that the line comes to an end. Elsewhere it says nothing.
    pub rank: u32,
    /// The player's move; `None` where it is the other's turn or the round is over.
    pub played: Option<Move>,
    /// Where; the piles do not count.
    pub position: Position,
}

/// A value with all that is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The game.
    pub variant: Variant,
    /// The position whose value it is.
    pub start: Position,
    /// What its mover gains, neither more nor less.
    pub value: i16,
    /// The strategies of both players.
    pub claims: Vec<Claim>,
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = match self.player {
            Player::South => 's',
            Player::North => 'n',
        };
        let played = self.played.map_or('*', |played| played.letter(self.position.board().pits_a_row()));
        write!(f, "{player} {} {} {played} {}", self.least, self.rank, self.position)
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "sowtell-proof 1\ngame: {}", self.variant.game)?;
        for (name, value) in [("pits", self.variant.pits), ("seeds", self.variant.seeds)] {
            if let Some(value) = value {
                writeln!(f, "{name}: {value}")?;
            }
        }
        for (name, yes) in [("clockwise", self.variant.clockwise), ("lone-steps", self.variant.lone_steps)] {
            if yes {
                writeln!(f, "{name}: yes")?;
            }
        }
        if let Some(captures) = self.variant.captures {
            writeln!(f, "captures: {captures}")?;
        }
        writeln!(f, "value: {}\nstart: {}", self.value, self.start)?;
        self.claims.iter().try_for_each(|claim| writeln!(f, "{claim}"))
    }
}

/// Why a text is no certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoCertificate {
    /// The line, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for NoCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}, not \"{}\"", self.line, self.expected, self.found)
    }
}

impl core::error::Error for NoCertificate {}

fn claim(text: &str) -> Option<Claim> {
    let mut words = text.splitn(5, ' ');
    let player = match words.next()? {
        "s" => Player::South,
        "n" => Player::North,
        _ => return None,
    };
    let least = words.next()?.parse().ok()?;
    let rank = words.next()?.parse().ok()?;
    let letter = words.next()?;
    let position: Position = words.next()?.parse().ok()?;
    let played = match letter {
        "*" => None,
        letter => {
            let mut moves = Moves::read(letter, position.board().pits_a_row());
            let played = moves.next()?.ok()?;
            if moves.next().is_some() {
                return None;
            }
            Some(played)
        }
    };
    Some(Claim { player, least, rank, played, position })
}

impl FromStr for Certificate {
    type Err = NoCertificate;

    fn from_str(text: &str) -> Result<Certificate, NoCertificate> {
        let mut variant: Option<Variant> = None;
        let (mut value, mut start) = (None, None);
        let mut claims = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let wrong = |expected| NoCertificate { line: at + 1, expected, found: line.to_string() };
            if at == 0 {
                if line != "sowtell-proof 1" {
                    return Err(wrong("sowtell-proof 1"));
                }
                continue;
            }
            let Some((name, given)) = line.split_once(": ") else {
                claims.push(claim(line).ok_or_else(|| wrong("a claim: player, least, rank, move, position"))?);
                continue;
            };
            match (name, &mut variant) {
                ("game", None) => {
                    let game: Game = given.parse().map_err(|_| wrong("one of the four games"))?;
                    variant = Some(Variant::of(game));
                }
                ("pits", Some(variant)) => variant.pits = Some(given.parse().map_err(|_| wrong("a number of pits"))?),
                ("seeds", Some(variant)) => {
                    variant.seeds = Some(given.parse().map_err(|_| wrong("a number of seeds"))?);
                }
                ("clockwise", Some(variant)) if given == "yes" => variant.clockwise = true,
                ("lone-steps", Some(variant)) if given == "yes" => variant.lone_steps = true,
                ("captures", Some(variant)) => {
                    variant.captures = Some(given.parse().map_err(|_| wrong("names of captures"))?);
                }
                ("value", _) => value = Some(given.parse().map_err(|_| wrong("a number of seeds"))?),
                ("start", _) => start = Some(given.parse().map_err(|_| wrong("a position"))?),
                _ => return Err(wrong("a line of the heading")),
            }
        }
        let missing = |expected| NoCertificate { line: 0, expected, found: String::new() };
        Ok(Certificate {
            variant: variant.ok_or_else(|| missing("a line with the game"))?,
            start: start.ok_or_else(|| missing("a line with the start"))?,
            value: value.ok_or_else(|| missing("a line with the value"))?,
            claims,
        })
    }
}
