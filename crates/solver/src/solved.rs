//! What the starts of the solved games are worth: figures that `lab solve GAME` prints and a test finds anew.

use sowtell_rules::Game;

/// A solved start, on the game's usual board. All values are what South, who begins, gains over North with best play by
/// both, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The game.
    pub game: Game,
    /// The value of the start.
    pub value: i16,
    /// What each opening move is worth, in the order of the pits: A, B, C …
    pub opening: &'static [i16],
    /// A line of best play to the end of the round: of the moves that keep the value, always the first in the order of the
    /// pits.
    pub line: &'static str,
}

/// The solved games, in the order of [`Game::ALL`].
pub const SOLVED: [Solved; 3] = [
    Solved { game: Game::Tihbat, value: -2, opening: &[-2, -2], line: "AaAbAbAbBaAaAaA" },
    Solved {
        game: Game::RioKadalis,
        value: -8,
        opening: &[-8, -8, -8, -8, -8, -16],
        line: "AbCaAbEaBbBbAcCdBbAeAcBdEaFa",
    },
    Solved { game: Game::Hoyito, value: -8, opening: &[-16, -8, -16, -8, -16, -8], line: "BbBdEbEaAcBfAaC" },
];
