//! Numbers for boards: the combinatorial number system.
//!
//! `s` seeds in `k` open pits are `s` strokes and `k − 1` bars in a row. The places of the bars, ascending, are a set of
//! `k − 1` numbers below `s + k − 1`, and such sets are numbered `C(b₀,1) + C(b₁,2) + …`: every number from 0 to
//! `C(s + k − 1, k − 1) − 1` exactly once.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use sowtell_rules::{Board, Pit, Player, Position};

use crate::step::PITS;

/// The open pits of a board as South and as North sees them, the own row first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    views: [ArrayVec<Pit, 24>; 2],
    closed: [bool; 24],
    pits_a_row: u8,
    /// Whether both players see the same pits open, so that one number does for both.
    even: bool,
}

impl Pattern {
    pub(crate) fn of(board: &Board) -> Pattern {
        let views = Player::BOTH.map(|player| {
            board.row(player).chain(board.row(player.other())).filter(|&pit| !board.is_closed(pit)).collect()
        });
        let mut closed = [false; 24];
        for pit in board.pits() {
            closed[pit.index() % 24] = board.is_closed(pit);
        }
        let row = usize::from(board.pits_a_row());
        let even = (0..row).all(|at| closed[at] == closed[(at + row) % 24]);
        Pattern { views, closed, pits_a_row: board.pits_a_row(), even }
    }

    pub(crate) fn fits(&self, board: &Board) -> bool {
        self.pits_a_row == board.pits_a_row()
            && board.pits().all(|pit| board.is_closed(pit) == self.closed[pit.index() % 24])
    }

    pub(crate) fn open(&self) -> usize {
        self.views[0].len()
    }

    pub(crate) fn even(&self) -> bool {
        self.even
    }

    /// The position with these seeds, in the order in which `mover` sees the open pits.
    pub(crate) fn position(&self, seeds: &[u8], mover: Player) -> Option<Position> {
        let mut rows = [[Some(0); 12]; 2];
        let row = usize::from(self.pits_a_row);
        for (pit, closed) in PITS.into_iter().zip(self.closed).take(2 * row) {
            if closed {
                rows[pit.index() / row][pit.index() % row] = None;
            }
        }
        for (pit, &seeds) in self.views[mover.index()].iter().zip(seeds) {
            rows[pit.index() / row][pit.index() % row] = Some(seeds);
        }
        let board = Board::from_rows(&rows[0][..row], &rows[1][..row]).ok()?;
        Position::new(board, mover, [0, 0]).ok()
    }

    fn view(&self, mover: Player) -> &[Pit] {
        &self.views[mover.index()]
    }
}

/// Binomial coefficients as far as boards of one pattern and some number of seeds need them.
#[derive(Clone, Debug)]
pub(crate) struct Ranks {
    /// `choose[n * columns + k]` is C(n, k), or [`u32::MAX`] where that is too much to number.
    choose: Vec<u32>,
    columns: usize,
    open: usize,
}

impl Ranks {
    pub(crate) fn new(open: usize, most_seeds: u8) -> Ranks {
        let columns = open + 1;
        let rows = usize::from(most_seeds) + open + 1;
        let mut choose = alloc::vec![0u32; rows * columns];
        for n in 0..rows {
            choose[n * columns] = 1;
            for k in 1..columns.min(n + 1) {
                choose[n * columns + k] =
                    choose[(n - 1) * columns + k - 1].saturating_add(choose[(n - 1) * columns + k]);
            }
        }
        Ranks { choose, columns, open }
    }

    /// How many boards there are of so many seeds; [`u32::MAX`] where they are too many to number.
    pub(crate) fn boards(&self, seeds: u8) -> u32 {
        match self.open {
            0 => 0,
            open => {
                self.choose.get((usize::from(seeds) + open - 1) * self.columns + open - 1).copied().unwrap_or(u32::MAX)
            }
        }
    }

    /// The number of a position among those of its seeds, as its mover sees it.
    #[inline]
    pub(crate) fn rank(&self, pattern: &Pattern, position: &Position) -> u32 {
        let board = position.board();
        let view = pattern.view(position.mover());
        let (mut rank, mut bar) = (0u32, 0usize);
        for (at, &pit) in view.iter().enumerate().take(self.open.saturating_sub(1)) {
            bar += usize::from(board.seeds(pit));
            rank = rank.wrapping_add(self.choose.get((bar + at) * self.columns + at + 1).copied().unwrap_or(0));
        }
        rank
    }
}

/// All ways to lay `seeds` seeds in `open` pits, in the order of their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Boards {
    pits: ArrayVec<u8, 24>,
    begun: bool,
}

impl Boards {
    pub(crate) fn new(open: usize, seeds: u8) -> Boards {
        let mut pits: ArrayVec<u8, 24> = core::iter::repeat_n(0, open.min(24)).collect();
        // Number 0 has its bars in the first places: every seed lies in the last pit.
        if let Some(last) = pits.last_mut() {
            *last = seeds;
        }
        Boards { pits, begun: false }
    }

    /// The next board.
    pub(crate) fn next(&mut self) -> Option<&[u8]> {
        if !self.begun {
            self.begun = true;
            return (!self.pits.is_empty()).then_some(&self.pits);
        }
        // The first bar that can move a place on does so, and all bars before it go back to the first places: one seed
        // comes over it, and what lay before it (all in the first pit, or an earlier bar could have moved) follows.
        let from = (1..self.pits.len()).find(|&at| self.pits[at] > 0)?;
        self.pits[from] -= 1;
        let carried = core::mem::take(&mut self.pits[0]);
        self.pits[from - 1] = carried + 1;
        Some(&self.pits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sowtell_rules::Game;

    #[test]
    fn every_board_has_the_number_at_which_it_comes() {
        for (open, closed) in [(4, ""), (6, ""), (5, "A")] {
            let row = open / 2 + open % 2;
            let start = Board::start(&Game::Hoyito.ruleset().with(|parts| parts.board.pits_a_row = row as u8).unwrap());
            let south: Vec<_> = (0..row).map(|at| (closed.is_empty() || at > 0).then_some(0)).collect();
            let board = Board::from_rows(&south, &alloc::vec![Some(0); row]).unwrap();
            assert_eq!(board.pits_a_row(), start.pits_a_row());
            let pattern = Pattern::of(&board);
            assert_eq!(pattern.even(), closed.is_empty());
            let ranks = Ranks::new(pattern.open(), 7);
            for mover in Player::BOTH {
                let mut boards = Boards::new(pattern.open(), 7);
                let mut count = 0;
                while let Some(seeds) = boards.next() {
                    let position = pattern.position(seeds, mover).unwrap();
                    assert_eq!(position.board().total(), 7);
                    assert_eq!(ranks.rank(&pattern, &position), count);
                    count += 1;
                }
                assert_eq!(count, ranks.boards(7));
            }
        }
    }

    #[test]
    fn the_known_numbers_of_boards_come_out() {
        let twelve = Ranks::new(12, 12);
        assert_eq!((twelve.boards(8), twelve.boards(12)), (75_582, 1_352_078));
        let four = Ranks::new(4, 28);
        assert_eq!((0..=28).map(|seeds| four.boards(seeds)).sum::<u32>(), 35_960);
    }
}
