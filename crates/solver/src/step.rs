//! One ply further: what the mover can do, what each move brings, and how a round that cannot go on is settled.
//!
//! Everything here is counted from the mover's side: a *gain* is what the mover's pile takes more than the opponent's.

use arrayvec::ArrayVec;
use sowtell_rules::{
    Capture, Leftovers, MOST_PITS_A_ROW, Move, OddSeed, Parts, Pit, Player, Position, Repetition, Ruleset, Stuck,
};

/// One move and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) played: Move,
    pub(crate) after: Position,
    /// What the mover takes more than the opponent by this move.
    pub(crate) gain: i16,
    /// Seeds still on the board. With none left the round is over.
    pub(crate) left: u8,
    pub(crate) laps: u16,
}

impl Step {
    pub(crate) fn passes(&self) -> bool {
        self.played == Move::Pass
    }
}

pub(crate) type Steps = ArrayVec<Step, { MOST_PITS_A_ROW as usize }>;

/// What there is to do in a position.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "it lives on the stack for a moment, and a box would cost more than the room"
)]
pub(crate) enum Here {
    /// The round is over: the mover gains so much of what is left.
    Over(i16),
    /// One move at least, or a pass.
    Steps(Steps),
}

/// All that can be done in `position`, repetition left aside.
pub(crate) fn expand(rules: &Ruleset, position: &Position) -> Here {
    let total = position.board().total();
    if total == 0 {
        return Here::Over(0);
    }
    let mover = position.mover();
    let mut steps = Steps::new();
    for pit in position.board().row(mover) {
        if let Ok(sown) = position.sow(rules, pit, &mut ()) {
            let [own, other] = [mover, mover.other()].map(|player| {
                let (after, before) = (sown.position.pile(player), position.pile(player));
                i16::from(after) - i16::from(before)
            });
            let left = (i16::from(total) - own - other) as u8;
            steps.push(Step { played: Move::Sow(pit), after: sown.position, gain: own - other, left, laps: sown.laps });
        }
    }
    if !steps.is_empty() {
        return Here::Steps(steps);
    }
    if matches!(rules.parts().stuck, Stuck::Passes) && position.passed().lack(rules).is_none() {
        steps.push(Step { played: Move::Pass, after: position.passed(), gain: 0, left: total, laps: 0 });
        return Here::Steps(steps);
    }
    Here::Over(stuck(rules, position))
}

/// What the mover gains of what is left when nobody can go on.
///
/// The opponent made the last move: a player passes only where the other can move, so nobody is stuck after a pass.
fn stuck(rules: &Ruleset, position: &Position) -> i16 {
    let board = position.board();
    let row = |player: Player| i16::from(board.row_total(player));
    let total = i16::from(board.total());
    match rules.parts().leftovers {
        Leftovers::RowOwner => row(position.mover()) - row(position.mover().other()),
        Leftovers::LastMover => -total,
        Leftovers::Shared(OddSeed::LastMover) => -(total % 2),
    }
}

/// What the mover of a position gains where it comes back with so many seeds on the board: nothing, or for an odd number
/// one seed more or less, since the odd one goes to whoever sowed last. That is the opponent, unless the position came
/// back by a pass, which follows on the mover's own move.
pub(crate) fn repeated(rules: &Ruleset, seeds: u8, by_pass: bool) -> i16 {
    let Repetition::EndsRound(OddSeed::LastMover) = rules.parts().repetition;
    match (seeds % 2, by_pass) {
        (0, _) => 0,
        (_, false) => -1,
        (_, true) => 1,
    }
}

/// What the values of boards with so many seeds are apart: all are multiples of this, or all odd.
pub(crate) fn grain(rules: &Ruleset, seeds: u8) -> i16 {
    let Parts { capture, leftovers, .. } = rules.parts();
    // Fours are all that is taken, and the rest is shared equally.
    let fours = matches!((capture, leftovers), (Capture::Fours(_), Leftovers::Shared(_)));
    if fours && seeds.is_multiple_of(4) { 4 } else { 2 }
}

/// A board as its mover sees it: a byte a pit, the mover's row first, `0xFF` for a closed pit. Two positions with the same
/// key have the same value, whoever moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key([u64; 3]);

/// Every pit there can be, by its place on the circle.
pub(crate) const PITS: [Pit; 24] = {
    let Some(first) = Pit::at(0) else { panic!("a circle has a first pit") };
    let mut pits = [first; 24];
    let mut place = 0;
    while place < 24 {
        if let Some(pit) = Pit::at(place) {
            pits[place as usize] = pit;
        }
        place += 1;
    }
    pits
};

impl Key {
    /// No board's key.
    pub(crate) const NONE: Key = Key([u64::MAX; 3]);

    pub(crate) fn of(position: &Position) -> Key {
        let board = position.board();
        let row = usize::from(board.pits_a_row());
        let (near, far) = match position.mover() {
            Player::South => (0, row),
            Player::North => (row, 0),
        };
        let mut bytes = [0; 24];
        let whole = board.closed().is_empty();
        for at in 0..row.min(12) {
            for (to, pit) in [(at, PITS[(near + at) % 24]), (row + at, PITS[(far + at) % 24])] {
                bytes[to % 24] = if whole || !board.is_closed(pit) { board.seeds(pit) } else { 0xFF };
            }
        }
        let lane = |at: usize| u64::from_le_bytes(core::array::from_fn(|byte| bytes[8 * at + byte]));
        Key([lane(0), lane(1), lane(2)])
    }

    /// A well-mixed number for tables.
    pub(crate) fn mixed(&self) -> u64 {
        let [a, b, c] = self.0;
        let mut x = a.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ b.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(31);
        x ^= c.wrapping_mul(0x1656_67B1_9E37_79F9).rotate_left(17);
        x ^= x >> 32;
        x = x.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        x ^ (x >> 29)
    }
}
