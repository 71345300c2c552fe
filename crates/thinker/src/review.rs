//! Where a round was won and lost, from what was known of each of its positions.

use sowtell_rules::Move;
use sowtell_solver::{Bounds, Kind};

use crate::Judged;

/// A move that gave something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The ply, counted from 0.
    pub ply: usize,
    /// How many seeds less the mover ends with, by the difference of the piles at the end: at least so many where it is
    /// proven, about so many where it is estimated.
    pub lost: i16,
    /// Whether that is proven.
    pub proven: bool,
    /// A move that would have kept them.
    pub better: Move,
}

/// An estimate has to differ by so many seeds before a move is called a mistake.
const PLAIN_TO_SEE: i16 = 4;

/// What `played` gave away in a position, if anything is known of that.
#[must_use]
pub fn turn(ply: usize, judged: &Judged, played: Move) -> Option<Turn> {
    let mine = judged.moves.iter().find(|known| known.played == played)?;
    // Proven: the best that is certain of another move, against the best that could still have come of this one.
    let certain = judged.moves.iter().max_by_key(|known| known.proven.lo)?;
    let lost = certain.proven.lo - mine.proven.hi;
    if lost > 0 {
        return Some(Turn { ply, lost, proven: true, better: certain.played });
    }
    if judged.value.kind == Kind::Exact {
        return None;
    }
    let best = judged.moves.iter().max_by_key(|known| within(known.value.seeds, known.proven))?;
    let lost = within(best.value.seeds, best.proven) - within(mine.value.seeds, mine.proven);
    (lost >= PLAIN_TO_SEE).then_some(Turn { ply, lost, proven: false, better: best.played })
}

/// An estimate, brought within what is proven.
fn within(estimate: i16, proven: Bounds) -> i16 {
    estimate.max(proven.lo).min(proven.hi)
}

#[cfg(test)]
mod tests {
    use sowtell_rules::Pit;
    use sowtell_solver::{MoveValue, Value};

    use super::*;

    fn sow(pit: u8) -> Move {
        Move::Sow(Pit::at(pit).expect("a pit"))
    }

    /// A position with these moves: the estimate, and what is proven.
    fn judged(moves: &[(i16, i16, i16)]) -> Judged {
        let exact = moves.iter().all(|(_, lo, hi)| lo == hi);
        let kind = if exact { Kind::Exact } else { Kind::Estimate };
        let known = |(at, &(seeds, lo, hi)): (usize, &(i16, i16, i16))| MoveValue {
            played: sow(at as u8),
            value: Value { seeds, kind: if lo == hi { Kind::Exact } else { Kind::Estimate } },
            proven: Bounds { lo, hi },
        };
        Judged {
            value: Value { seeds: moves.iter().map(|(seeds, _, _)| *seeds).max().unwrap_or(0), kind },
            moves: moves.iter().enumerate().map(known).collect(),
            line: Vec::new(),
            reasons: Vec::new(),
            nodes: 0,
            ms: 0,
        }
    }

    #[test]
    fn a_move_gives_away_what_the_best_one_would_have_kept() {
        let position = judged(&[(-8, -8, -8), (4, 4, 4)]);
        let turn_of = |pit| turn(3, &position, sow(pit));
        assert_eq!(turn_of(0), Some(Turn { ply: 3, lost: 12, proven: true, better: sow(1) }));
        assert_eq!(turn_of(1), None);
    }

    #[test]
    fn of_bounds_only_what_is_certain_is_called_proven() {
        // The first brings at most 2, the second at least 6.
        let position = judged(&[(0, -20, 2), (8, 6, 20)]);
        assert_eq!(turn(0, &position, sow(0)), Some(Turn { ply: 0, lost: 4, proven: true, better: sow(1) }));
    }

    #[test]
    fn an_estimate_has_to_differ_plainly() {
        let position = judged(&[(1, -40, 40), (3, -40, 40), (9, -40, 40)]);
        assert_eq!(turn(0, &position, sow(0)), Some(Turn { ply: 0, lost: 8, proven: false, better: sow(2) }));
        let position = judged(&[(1, -40, 40), (3, -40, 40)]);
        assert_eq!(turn(0, &position, sow(0)), None);
    }

    #[test]
    fn a_move_that_is_not_known_is_not_judged() {
        assert_eq!(turn(0, &judged(&[(1, 1, 1)]), sow(5)), None);
    }
}
