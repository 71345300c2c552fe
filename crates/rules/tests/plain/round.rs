//! A plain round: every table ever met is remembered, and nothing is remembered twice.

use super::{Capture, Game, Table, play};

/// How a round ended.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub why: &'static str,
    pub share: [u32; 2],
    pub captured: [u32; 2],
}

/// A round under way.
pub struct Round {
    pub game: Game,
    pub start: Table,
    pub table: Table,
    pub end: Option<End>,
    last_mover: usize,
    met: Vec<(Vec<Option<u32>>, usize)>,
}

/// What a ply did.
pub struct Ply {
    pub laps: u32,
    pub captures: Vec<Capture>,
    /// The table before anything left is shared.
    pub table: Table,
}

/// A pit, or a pass.
pub type Choice = Option<usize>;

impl Round {
    pub fn new(game: Game, start: Table) -> Round {
        let last_mover = 1 - start.mover;
        let mut round = Round { game, start: start.clone(), table: start, end: None, last_mover, met: Vec::new() };
        round.look(false);
        round
    }

    /// The player's own, open pits with seeds in them, and whether the sowing from each ends.
    pub fn pits_of(&self, player: usize) -> Vec<(usize, bool)> {
        let mut table = self.table.clone();
        table.mover = player;
        let occupied = |pit: &usize| table.owner(*pit) == player && table.pits[*pit].is_some_and(|seeds| seeds > 0);
        (0..table.pits.len()).filter(occupied).map(|pit| (pit, play(self.game, &table, pit).is_some())).collect()
    }

    /// What can be played now: pits, or a forced pass, or nothing when the round is over.
    pub fn choices(&self) -> Vec<Choice> {
        if self.end.is_some() {
            return Vec::new();
        }
        let pits: Vec<Choice> =
            self.pits_of(self.table.mover).into_iter().filter(|(_, ends)| *ends).map(|(pit, _)| Some(pit)).collect();
        if pits.is_empty() { vec![None] } else { pits }
    }

    pub fn play(&mut self, choice: Choice) -> Ply {
        let Some(pit) = choice else {
            self.table.mover = 1 - self.table.mover;
            let ply = Ply { laps: 0, captures: Vec::new(), table: self.table.clone() };
            self.look(false);
            return ply;
        };
        let moved = play(self.game, &self.table, pit).expect("a sowing that ends");
        self.last_mover = self.table.mover;
        self.table = moved.table;
        let ply = Ply { laps: moved.laps, captures: moved.captures, table: self.table.clone() };
        self.look(moved.last_four);
        ply
    }

    /// Looks whether the round is over.
    fn look(&mut self, last_four: bool) {
        let here = (self.table.pits.clone(), self.table.mover);
        let left = self.table.on_board();
        let can_move = |player| self.pits_of(player).iter().any(|(_, ends)| *ends);
        if last_four {
            self.over("last-four", [0, 0]);
        } else if left == 0 {
            self.over("all-captured", [0, 0]);
        } else if self.met.contains(&here) {
            self.over("repetition", self.halves());
        } else if can_move(self.table.mover) {
            self.met.push(here);
        } else {
            match self.game.name {
                "rio-kadalis" => {
                    let (south, north) = self.table.pits.split_at(self.table.pits_a_row());
                    self.over("stuck", [south.iter().flatten().sum(), north.iter().flatten().sum()]);
                }
                "sadeqa" => {
                    let mut share = [0, 0];
                    share[self.last_mover] = left;
                    self.over("stuck", share);
                }
                _ if can_move(1 - self.table.mover) => self.met.push(here),
                _ => self.over("stuck", self.halves()),
            }
        }
    }

    fn halves(&self) -> [u32; 2] {
        let left = self.table.on_board();
        let mut share = [left / 2, left / 2];
        if left % 2 == 1 {
            share[self.last_mover] += 1;
        }
        share
    }

    fn over(&mut self, why: &'static str, share: [u32; 2]) {
        let captured = [self.table.piles[0] + share[0], self.table.piles[1] + share[1]];
        self.end = Some(End { why, share, captured });
    }
}
