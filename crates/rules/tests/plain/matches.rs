//! Plain match play.

use super::{Table, round::Round};

/// How the next round starts, or who has won the match.
#[derive(Debug, PartialEq)]
pub enum Next {
    Round(Table),
    Won(usize),
}

/// What follows `round`, which is over, where a pit is filled with four seeds.
pub fn after(round: &Round) -> Next {
    let end = round.end.as_ref().expect("a round that is over");
    for player in [0, 1] {
        if end.captured[player] < 4 {
            return Next::Won(1 - player);
        }
    }
    let pits_a_row = round.start.pits_a_row();
    let mut table = Table { pits: vec![None; 2 * pits_a_row], mover: 0, piles: end.captured };
    for player in [0, 1] {
        // Each row's pits from its owner's left.
        let mut row: Vec<usize> = (player * pits_a_row..(player + 1) * pits_a_row).collect();
        if round.game.name == "rio-kadalis" {
            row.reverse();
        }
        for pit in row {
            if table.piles[player] >= 4 {
                table.piles[player] -= 4;
                table.pits[pit] = Some(4);
            }
        }
    }
    let began = round.start.mover;
    table.mover = match round.game.name {
        "rio-kadalis" => 1 - began,
        _ if end.captured[0] > end.captured[1] => 0,
        _ if end.captured[0] < end.captured[1] => 1,
        _ => began,
    };
    Next::Round(table)
}
