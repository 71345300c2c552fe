//! The counterpart of the rules' own example `speed` for the browser: the same counts, asked for by a script that looks at
//! the clock (`cargo xtask speed`). On any other machine there is nothing to run.

#[cfg(target_arch = "wasm32")]
#[path = "../../rules/examples/playout/mod.rs"]
mod playout;

#[cfg(target_arch = "wasm32")]
mod exports {
    use sowtell_rules::{Game, Position};
    use wasm_bindgen::prelude::wasm_bindgen;

    use super::playout::{Xorshift, playout};

    /// Counts lines of play or the moves of playouts; 0 if there is no such game.
    #[wasm_bindgen]
    pub fn count(game: &str, what: &str, number: u32) -> f64 {
        let Ok(game) = game.parse::<Game>() else { return 0.0 };
        let rules = game.ruleset();
        let start = Position::start(&rules);
        let count = if what == "perft" {
            sowtell_rules::perft(&start, &rules, number)
        } else {
            let mut draw = Xorshift::default();
            (0..number).map(|_| playout(&start, &rules, &mut draw)).sum()
        };
        count as f64
    }
}

fn main() {}
