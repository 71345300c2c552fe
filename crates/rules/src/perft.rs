use crate::{Position, Ruleset, Turn};

/// Counts the lines of play of exactly `depth` plies from `position`.
///
/// A forced pass is a ply, an ended round has no further ply, and repetition is not applied. The empty line counts: with a
/// `depth` of 0 there is one.
///
/// ```
/// use sowtell_rules::{Game, Position, perft};
/// let rules = Game::Sadeqa.ruleset();
/// assert_eq!(perft(&Position::start(&rules), &rules, 3), 375);
/// ```
#[must_use]
pub fn perft(position: &Position, rules: &Ruleset, depth: u32) -> u64 {
    let Some(deeper) = depth.checked_sub(1) else { return 1 };
    let mut lines = 0;
    let mut stuck = true;
    for pit in position.board.occupied(position.mover).iter() {
        // An occupied pit of the mover's can only be refused because its sowing is endless.
        let mut next = *position;
        let Ok(played) = next.play(rules, pit, &mut ()) else { continue };
        stuck = false;
        if deeper == 0 {
            lines += 1;
        } else if !played.last_four {
            lines += perft(&next, rules, deeper);
        }
    }
    if stuck && matches!(position.turn(rules), Turn::Pass(_)) {
        return perft(&position.passed(), rules, deeper);
    }
    lines
}
