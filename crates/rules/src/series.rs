use core::fmt;

use crate::{
    Beginner, Board, Event, FillFrom, Observer, Pit, PitSet, Player, Position, Round, Ruleset, SeriesRules, WrongBoard,
    lanes::Lanes,
};

/// A match: round after round, each filled from the seeds won so far.
#[derive(Clone, Debug)]
pub struct Series {
    rules: Ruleset,
    series: SeriesRules,
    number: u32,
    start: Position,
}

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesEnd {
    /// The other player cannot fill a single pit: this one wins the match.
    Won(Player),
    /// The round is not over yet.
    RoundUnfinished,
    /// The round was not the match's present one.
    OtherRound,
}

impl fmt::Display for SeriesEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesEnd::Won(player) => write!(f, "{player} has won the match"),
            SeriesEnd::RoundUnfinished => f.write_str("the round is not over yet"),
            SeriesEnd::OtherRound => f.write_str("that round is not the match's present one"),
        }
    }
}

impl core::error::Error for SeriesEnd {}

impl Series {
    /// The first round of a match; `None` where the rules know no match play.
    #[must_use]
    pub fn new(rules: Ruleset) -> Option<Series> {
        let series = rules.parts().series?;
        Some(Series { rules, series, number: 1, start: Position::start(&rules) })
    }

    /// A match whose first round starts elsewhere; `None` where the rules know no match play.
    ///
    /// # Errors
    /// The position's rows are not of the rules' length.
    pub fn from(rules: Ruleset, start: Position) -> Result<Option<Series>, WrongBoard> {
        let (wanted, found) = (rules.pits_a_row(), start.board.pits_a_row);
        if wanted != found {
            return Err(WrongBoard { rules: wanted, position: found });
        }
        Ok(rules.parts().series.map(|series| Series { rules, series, number: 1, start }))
    }

    /// Which round it is, from 1.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Where this round starts: closed pits as closed, and in the piles what was left over from filling.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// This round, from its start.
    #[must_use]
    pub fn round(&self) -> Round {
        // The start was filled by these rules, so its rows have their length.
        Round::from(self.rules, self.start, &mut ()).unwrap_or_else(|_| Round::new(self.rules))
    }

    /// The next round after `round`, telling `observer` how the pits are filled, or who has won the match.
    ///
    /// # Errors
    /// [`SeriesEnd::Won`] if a player cannot fill a single pit; otherwise what is wrong with `round`.
    pub fn next<O: Observer>(&self, round: &Round, observer: &mut O) -> Result<Series, SeriesEnd> {
        let outcome = round.outcome().ok_or(SeriesEnd::RoundUnfinished)?;
        if *round.start() != self.start || round.rules() != &self.rules {
            return Err(SeriesEnd::OtherRound);
        }
        let shape = self.rules.parts().board;
        if let Some(loser) = Player::BOTH.into_iter().find(|p| outcome.captured[p.index()] < shape.seeds_a_pit) {
            let winner = loser.other();
            observer.event(Event::SeriesEnd { winner });
            return Err(SeriesEnd::Won(winner));
        }
        let mut board = Board { seeds: Lanes::NONE, closed: PitSet::EMPTY, pits_a_row: shape.pits_a_row };
        let mut piles = outcome.captured;
        for player in Player::BOTH {
            let pile = &mut piles[player.index()];
            let filled = (*pile / shape.seeds_a_pit).min(shape.pits_a_row);
            *pile -= filled * shape.seeds_a_pit;
            observer.event(Event::Fill { player, filled, left_over: *pile });
            for rank in 0..shape.pits_a_row {
                let pit = self.filled_as(player, rank);
                let was_closed = self.start.board.is_closed(pit);
                if rank < filled {
                    board.seeds = board.seeds.with(pit, shape.seeds_a_pit);
                    if was_closed {
                        observer.event(Event::Reopen { pit });
                    }
                } else {
                    board.closed = board.closed.with(pit);
                    observer.event(Event::Close { pit });
                }
            }
        }
        let mover = match self.series.beginner {
            Beginner::Alternates => self.start.mover.other(),
            Beginner::LastWinner => outcome.winner().unwrap_or(self.start.mover),
        };
        Ok(Series { number: self.number.saturating_add(1), start: Position { board, mover, piles }, ..self.clone() })
    }

    /// The pit that `player` fills as number `rank` (from 0). South's row and North's both run from their owner's left.
    fn filled_as(&self, player: Player, rank: u8) -> Pit {
        let pits = self.rules.pits_a_row();
        let from_left = match self.series.fill {
            FillFrom::Left => rank,
            FillFrom::Right => pits - 1 - rank,
        };
        Pit(pits * player as u8 + from_left)
    }
}
