//! What the class answers, and whether it is right.

use sowtell_rules::{Pit, Player};

use super::lesson::Answer;

/// An answer of the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// A pit.
    Pit(Pit),
    /// Yes or no.
    Yes(bool),
    /// So many.
    Number(u16),
    /// A player, or nobody.
    Player(Option<Player>),
}

impl Answer {
    /// Whether this answer is right.
    #[must_use]
    pub fn is(self, given: Given) -> bool {
        match (self, given) {
            (Answer::Pits(pits), Given::Pit(pit)) => pits.contains(pit),
            (Answer::Yes(right), Given::Yes(yes)) => right == yes,
            (Answer::Number(right), Given::Number(number)) => u16::from(right) == number,
            (Answer::Player(right), Given::Player(player)) => right == player,
            _ => false,
        }
    }
}
