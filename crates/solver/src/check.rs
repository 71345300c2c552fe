//! Checking a certificate. This shares nothing with the search: it knows the rules and the claims.
//!
//! Each claim is checked by itself: whatever the other does (or: after the player's own move) the next position must be
//! claimed for enough, or the round must be over and have brought enough. That alone would let a claim rest on itself by
//! way of a board that comes back, which is fair only where a repetition brings enough. So wherever the promise is more than
//! the worst a repetition can bring (0, or −1 with an odd seed), the rank must fall with each move that captures nothing.
//!
//! It is enough: let the player always follow the best claim for the board (the most promised; of equals the lowest rank).
//! While nothing is captured the promise never falls, and while it stays the same the rank falls; so no board comes back
//! while more is promised than a repetition brings. And each capture leaves fewer seeds.

use core::fmt;

use hashbrown::HashMap;
use sowtell_rules::{Board, Leftovers, Move, Player, Position, RoundEnd, Ruleset, Turn, VariantError};

use crate::certificate::{Certificate, Claim};

/// What a certificate that holds has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The value for the mover of the start.
    pub value: i16,
    /// Claims checked.
    pub claims: usize,
    /// Moves played to check them.
    pub moves: u64,
}

/// Why a certificate does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The position that fails, and for which player; `None` if the game itself makes no sense.
    pub at: Option<(Player, Position)>,
    /// Why.
    pub why: Flaw,
}

/// What is wrong with a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The game cannot be changed so.
    Game(VariantError),
    /// The position's rows are not of the game's length.
    Rows,
    /// The start is not claimed for as much.
    Start,
    /// It is the player's turn, and there is no such move.
    NoSuchMove,
    /// The round is over here and brings less.
    EndsWithLess(i16),
    /// After this move nothing is claimed, or too little.
    NotClaimed(Move),
    /// After this move the claim may come back to itself.
    RankDoesNotFall(Move),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((player, position)) = &self.at else { return write!(f, "{}", Why(&self.why, 6)) };
        write!(f, "{position}, claimed for {player}: {}", Why(&self.why, position.board().pits_a_row()))
    }
}

struct Why<'a>(&'a Flaw, u8);

impl fmt::Display for Why<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Flaw::Game(fault) => fault.fmt(f),
            Flaw::Rows => f.write_str("its rows are not of the game's length"),
            Flaw::Start => f.write_str("the value of the start is not claimed"),
            Flaw::NoSuchMove => f.write_str("the chosen move cannot be played"),
            Flaw::EndsWithLess(worth) => write!(f, "the round can end here with {worth}, less than claimed"),
            Flaw::NotClaimed(played) => write!(f, "after {} not enough is claimed", played.letter(self.1)),
            Flaw::RankDoesNotFall(played) => write!(f, "after {} the line may come back", played.letter(self.1)),
        }
    }
}

impl core::error::Error for Refused {}

type Place = (Player, Board, Player);

/// Whether a certificate holds.
///
/// # Errors
/// The first claim that fails, with its position.
pub fn check(certificate: &Certificate) -> Result<Checked, Refused> {
    let rules = certificate.variant.ruleset().map_err(|fault| Refused { at: None, why: Flaw::Game(fault) })?;
    let mut best: HashMap<Place, (i16, u32)> = HashMap::new();
    for claim in &certificate.claims {
        let refuse = |why| Refused { at: Some((claim.player, claim.position)), why };
        if claim.position.board().pits_a_row() != rules.pits_a_row() {
            return Err(refuse(Flaw::Rows));
        }
        let place = (claim.player, *claim.position.board(), claim.position.mover());
        let held = best.entry(place).or_insert((claim.least, claim.rank));
        if (claim.least, u32::MAX - claim.rank) > (held.0, u32::MAX - held.1) {
            *held = (claim.least, claim.rank);
        }
    }
    let start = certificate.start;
    for player in Player::BOTH {
        let least = if player == start.mover() { certificate.value } else { -certificate.value };
        let claimed = best.get(&(player, *start.board(), start.mover())).is_some_and(|held| held.0 >= least);
        if !claimed {
            return Err(Refused { at: Some((player, start)), why: Flaw::Start });
        }
    }
    let mut moves = 0;
    for claim in &certificate.claims {
        hold(&rules, claim, &best, &mut moves)
            .map_err(|why| Refused { at: Some((claim.player, claim.position)), why })?;
    }
    Ok(Checked { value: certificate.value, claims: certificate.claims.len(), moves })
}

/// Checks one claim against those for the positions after it.
fn hold(rules: &Ruleset, claim: &Claim, best: &HashMap<Place, (i16, u32)>, moves: &mut u64) -> Result<(), Flaw> {
    let Claim { player, position, .. } = claim;
    match position.turn(rules) {
        Turn::Over(end) => {
            let worth = settled(rules, position, end, *player);
            if worth < claim.least { Err(Flaw::EndsWithLess(worth)) } else { Ok(()) }
        }
        Turn::Pass(_) => follow(rules, claim, Move::Pass, &position.passed(), best),
        Turn::Sow(legal) => {
            let own = position.mover() == *player;
            for pit in legal.iter().filter(|&pit| !own || claim.played == Some(Move::Sow(pit))) {
                let after = position.sow(rules, pit, &mut ()).map_err(|_| Flaw::NoSuchMove)?.position;
                *moves += 1;
                follow(rules, claim, Move::Sow(pit), &after, best)?;
            }
            let chosen = matches!(claim.played, Some(Move::Sow(pit)) if legal.contains(pit));
            if own && !chosen { Err(Flaw::NoSuchMove) } else { Ok(()) }
        }
    }
}

/// Checks that what comes after a move is worth what is promised before it.
fn follow(
    rules: &Ruleset,
    claim: &Claim,
    played: Move,
    after: &Position,
    best: &HashMap<Place, (i16, u32)>,
) -> Result<(), Flaw> {
    let Claim { player, position, .. } = claim;
    let taken = |player: Player| i16::from(after.pile(player)) - i16::from(position.pile(player));
    let wanted = claim.least - (taken(*player) - taken(player.other()));
    let left = i16::from(after.board().total());
    // All seeds for the other is the worst there is; and with none left there is nothing more to come.
    if wanted <= -left {
        return Ok(());
    }
    let Some(&(least, rank)) = best.get(&(*player, *after.board(), after.mover())) else {
        return Err(Flaw::NotClaimed(played));
    };
    let sowtell_rules::Repetition::EndsRound(sowtell_rules::OddSeed::LastMover) = rules.parts().repetition;
    let worst_repetition = -(left % 2);
    let stays = left == i16::from(position.board().total());
    if least < wanted {
        Err(Flaw::NotClaimed(played))
    } else if stays && least == claim.least && claim.least > worst_repetition && rank >= claim.rank {
        Err(Flaw::RankDoesNotFall(played))
    } else {
        Ok(())
    }
}

/// What `player` gains of what is left where nobody can go on. Whoever is not to move sowed last.
fn settled(rules: &Ruleset, position: &Position, end: RoundEnd, player: Player) -> i16 {
    let board = position.board();
    let total = i16::from(board.total());
    let to_last = |seeds: i16| if player == position.mover() { -seeds } else { seeds };
    match (end, rules.parts().leftovers) {
        (RoundEnd::Stuck, Leftovers::RowOwner) => {
            i16::from(board.row_total(player)) - i16::from(board.row_total(player.other()))
        }
        (RoundEnd::Stuck, Leftovers::LastMover) => to_last(total),
        (RoundEnd::Stuck, Leftovers::Shared(_)) => to_last(total % 2),
        _ => 0,
    }
}
