//! Random playouts: 200 plies at most, choosing among the pits that hold seeds, stopping at an endless sowing, repetition not
//! applied.

use sowtell_rules::{Position, Ruleset, Stuck};

/// The most plies of a playout.
const PLIES: u32 = 200;

/// Marsaglia's xorshift with shifts of 13, 7 and 17.
pub(crate) struct Xorshift(u64);

impl Default for Xorshift {
    fn default() -> Xorshift {
        Xorshift(88_172_645_463_325_252)
    }
}

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
pub(crate) fn playout(start: &Position, rules: &Ruleset, draw: &mut Xorshift) -> u64 {
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
