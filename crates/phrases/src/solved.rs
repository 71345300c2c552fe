//! What is said of a solved game: its first moves and a line of best play. The values are the solver's.
//!
//! The messages are those for reading ([`crate::WordSet::Reading`]), which must be known.

use sowtell_rules::{Moves, Pit, Ruleset};
use sowtell_solver::solved::Solved;

use crate::{Phrases, Value, coach::letter};

impl Phrases {
    /// Which first moves are the best, in a sentence.
    #[must_use]
    pub fn best_openings(&self, rules: &Ruleset, solved: &Solved) -> String {
        let is_best = |&(_, &worth): &(u8, &i16)| worth == solved.value;
        let best: Vec<String> = (0..)
            .zip(solved.opening)
            .filter(is_best)
            .filter_map(|(place, _)| Some(Pit::at(place)?.letter(rules.pits_a_row()).to_string()))
            .collect();
        if best.len() == solved.opening.len() {
            return self.text("solved-all-same");
        }
        self.text_with("solved-best", &[("moves", Value::Text(&best.join(", ")))])
    }

    /// The line of best play, all its moves.
    #[must_use]
    pub fn best_line(&self, rules: &Ruleset, solved: &Solved) -> String {
        let moves = Moves::read(solved.line, rules.pits_a_row()).map_while(Result::ok);
        let letters: Vec<String> = moves.map(|played| letter(rules, played)).collect();
        self.text_with("solved-line", &[("moves", Value::Text(&letters.join(", ")))])
    }

    /// That the game has just been solved in the visitor's browser: how many positions were looked at, and the time it
    /// took in milliseconds.
    #[must_use]
    pub fn solved_here(&self, positions: u64, ms: u32) -> String {
        let seconds = self.in_digits(format!("{}.{}", ms / 1000, ms % 1000 / 100));
        let positions = self.large(positions);
        self.text_with(
            "solved-here-done",
            &[("positions", Value::Text(&positions)), ("seconds", Value::Text(&seconds))],
        )
    }

    /// That the game is being solved, and how many positions have been looked at so far.
    #[must_use]
    pub fn solving_here(&self, positions: u64) -> String {
        self.text_with("solved-here-wait", &[("positions", Value::Text(&self.large(positions)))])
    }
}
