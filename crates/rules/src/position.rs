use core::fmt;

use crate::{
    Board, BoardError, IllegalMove, Lack, MOST_SEEDS, Observer, Pit, PitSet, Played, Player, RoundEnd, Ruleset, Sown,
    Stuck, sowing,
};

/// A board, whose turn it is, and the seeds each player has captured.
///
/// At most 255 seeds in all, so no sum of them overflows a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) mover: Player,
    pub(crate) piles: [u8; 2],
}

/// What the player to move can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Sow from one of these pits.
    Sow(PitSet),
    /// Only pass.
    Pass(Lack),
    /// Nothing: the round is over.
    Over(RoundEnd),
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(rules: &Ruleset) -> Position {
        Position { board: Board::start(rules), mover: rules.parts().board.first_mover, piles: [0, 0] }
    }

    /// A position of these parts; the piles are South's and North's.
    ///
    /// # Errors
    /// More than 255 seeds in all.
    pub fn new(board: Board, mover: Player, piles: [u8; 2]) -> Result<Position, BoardError> {
        let total = u32::from(board.total()) + u32::from(piles[0]) + u32::from(piles[1]);
        if total > u32::from(MOST_SEEDS) {
            return Err(BoardError::TooManySeeds(total));
        }
        Ok(Position { board, mover, piles })
    }

    /// The board.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// How many seeds a player has captured.
    #[must_use]
    pub const fn pile(&self, player: Player) -> u8 {
        self.piles[player.index()]
    }

    /// Both piles, South's first.
    #[must_use]
    pub const fn piles(&self) -> [u8; 2] {
        self.piles
    }

    /// The same position with the other player to move.
    #[must_use]
    #[inline]
    pub const fn passed(self) -> Position {
        Position { mover: self.mover.other(), ..self }
    }

    /// Sows from `pit`, telling `observer` every event.
    ///
    /// # Errors
    /// The reason why the move is illegal; then no event has been told. Whether the round is over is not asked here:
    /// see [`Position::turn`].
    #[inline]
    pub fn sow<O: Observer>(&self, rules: &Ruleset, pit: Pit, observer: &mut O) -> Result<Sown, IllegalMove> {
        let mut position = *self;
        let Played { laps, last_four } = position.play(rules, pit, observer)?;
        Ok(Sown { position, laps, last_four })
    }

    /// Sows as [`Position::sow`] does, but changes this very position: the quickest way, for whoever plays many moves and
    /// keeps none.
    ///
    /// # Errors
    /// The same; then nothing has changed and no event has been told.
    #[inline]
    pub fn play<O: Observer>(&mut self, rules: &Ruleset, pit: Pit, observer: &mut O) -> Result<Played, IllegalMove> {
        self.check(pit)?;
        if O::LISTENS && !sowing::ends(self, rules, pit) {
            return Err(IllegalMove::Endless);
        }
        sowing::sow(self, rules, pit, observer).ok_or(IllegalMove::Endless)
    }

    /// Whether `pit` is one of the mover's open pits with seeds in it.
    #[inline]
    fn check(&self, pit: Pit) -> Result<(), IllegalMove> {
        if !self.board.has(pit) {
            Err(IllegalMove::NoSuchPit)
        } else if self.board.owner(pit) != self.mover {
            Err(IllegalMove::NotYourPit)
        } else if self.board.is_closed(pit) {
            Err(IllegalMove::Closed)
        } else if self.board.seeds(pit) == 0 {
            Err(IllegalMove::Empty)
        } else {
            Ok(())
        }
    }

    /// The pits the mover can sow from.
    #[must_use]
    pub fn legal(&self, rules: &Ruleset) -> PitSet {
        self.board.occupied(self.mover).iter().filter(|&pit| sowing::ends(self, rules, pit)).collect()
    }

    /// The mover's pits whose sowing is endless.
    #[must_use]
    pub fn endless(&self, rules: &Ruleset) -> PitSet {
        self.board.occupied(self.mover).iter().filter(|&pit| !sowing::ends(self, rules, pit)).collect()
    }

    /// What the mover lacks, if there is no move.
    #[must_use]
    pub fn lack(&self, rules: &Ruleset) -> Option<Lack> {
        let occupied = self.board.occupied(self.mover);
        if occupied.is_empty() {
            Some(Lack::NoSeeds)
        } else if occupied.iter().any(|pit| sowing::ends(self, rules, pit)) {
            None
        } else {
            Some(Lack::OnlyEndless)
        }
    }

    /// What the mover can do here, repetition and the last four left aside: both depend on what came before.
    #[must_use]
    pub fn turn(&self, rules: &Ruleset) -> Turn {
        if self.board.total() == 0 {
            return Turn::Over(RoundEnd::AllCaptured);
        }
        let legal = self.legal(rules);
        if !legal.is_empty() {
            return Turn::Sow(legal);
        }
        match (rules.parts().stuck, self.lack(rules)) {
            (Stuck::Passes, Some(lack)) if self.passed().lack(rules).is_none() => Turn::Pass(lack),
            _ => Turn::Over(RoundEnd::Stuck),
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
