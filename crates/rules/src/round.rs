use alloc::vec::Vec;
use core::fmt;

use crate::{
    Board, Event, IllegalMove, Lack, Leftovers, Move, Observer, PitSet, Player, Position, RoundEnd, Ruleset, Turn,
    lanes::Lanes,
};

/// One round under way: a position, and what has to be remembered to know when it ends.
#[derive(Clone, Debug)]
pub struct Round {
    rules: Ruleset,
    start: Position,
    position: Position,
    last_mover: Player,
    /// The boards since seeds last left the board, with the player to move: none from before can come back.
    met: Vec<(Board, Player)>,
    turn: Turn,
    outcome: Option<Outcome>,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it ended.
    pub end: RoundEnd,
    /// What each player got of the seeds left on the board, South first.
    pub share: [u8; 2],
    /// The piles at the end, shares included, South first.
    pub captured: [u8; 2],
}

impl Outcome {
    /// Who has more; `None` is a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        match self.captured[0].cmp(&self.captured[1]) {
            core::cmp::Ordering::Greater => Some(Player::South),
            core::cmp::Ordering::Less => Some(Player::North),
            core::cmp::Ordering::Equal => None,
        }
    }
}

/// What one ply did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub player: Player,
    /// The move.
    pub played: Move,
    /// How many laps it took; 0 for a pass.
    pub laps: u16,
    /// The position after it; if the round is over, before anything left was shared.
    pub position: Position,
}

/// A position that does not belong to the rule set: its rows have another length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongBoard {
    /// Pits in a row of the rules' board.
    pub rules: u8,
    /// Pits in a row of the position's board.
    pub position: u8,
}

impl fmt::Display for WrongBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rules are for {} pits a row, the position has {}", self.rules, self.position)
    }
}

impl core::error::Error for WrongBoard {}

impl Round {
    /// A round from the rules' own start.
    #[must_use]
    pub fn new(rules: Ruleset) -> Round {
        Round::begin(rules, Position::start(&rules), &mut ())
    }

    /// A round from another position, telling `observer` if it is over at once.
    ///
    /// # Errors
    /// The position's rows are not of the rules' length.
    pub fn from<O: Observer>(rules: Ruleset, start: Position, observer: &mut O) -> Result<Round, WrongBoard> {
        let (wanted, found) = (rules.pits_a_row(), start.board.pits_a_row);
        if wanted != found {
            return Err(WrongBoard { rules: wanted, position: found });
        }
        Ok(Round::begin(rules, start, observer))
    }

    fn begin<O: Observer>(rules: Ruleset, start: Position, observer: &mut O) -> Round {
        let mut round = Round {
            rules,
            start,
            position: start,
            // Where nobody has moved yet, the player who is not to move counts as the last who did.
            last_mover: start.mover.other(),
            met: Vec::from([(start.board, start.mover)]),
            turn: start.turn(&rules),
            outcome: None,
        };
        if let Turn::Over(why) = round.turn {
            round.end(why, observer);
        }
        round
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Where it began.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now. When the round is over the board is empty and the piles hold the shares.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The pits that can be played now.
    #[must_use]
    pub fn legal(&self) -> PitSet {
        match self.turn {
            Turn::Sow(legal) => legal,
            Turn::Pass(_) | Turn::Over(_) => PitSet::EMPTY,
        }
    }

    /// The mover's pits that cannot be played because their sowing is endless.
    #[must_use]
    pub fn endless(&self) -> PitSet {
        if self.outcome.is_some() { PitSet::EMPTY } else { self.position.endless(&self.rules) }
    }

    /// What the mover lacks, if all there is to do is to pass.
    #[must_use]
    pub fn must_pass(&self) -> Option<Lack> {
        match self.turn {
            Turn::Pass(lack) => Some(lack),
            Turn::Sow(_) | Turn::Over(_) => None,
        }
    }

    /// The boards met since seeds last left the board, with the player to move then: each of them, met again, ends the
    /// round.
    #[must_use]
    pub fn met(&self) -> &[(Board, Player)] {
        &self.met
    }

    /// Plays one ply and tells `observer` its events, with those of the round's end if it brings it.
    ///
    /// # Errors
    /// The reason why the move is illegal; then nothing has changed and nothing has been told.
    pub fn play<O: Observer>(&mut self, played: Move, observer: &mut O) -> Result<Ply, IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove::RoundOver);
        }
        let player = self.position.mover;
        let (laps, last_four) = match (played, self.turn) {
            (Move::Sow(pit), _) => {
                let sown = self.position.sow(&self.rules, pit, observer)?;
                if sown.position.piles != self.position.piles {
                    self.met.clear();
                }
                self.position = sown.position;
                self.last_mover = player;
                (sown.laps, sown.last_four)
            }
            (Move::Pass, Turn::Pass(lack)) => {
                observer.event(Event::Pass { player, lack });
                self.position = self.position.passed();
                (0, false)
            }
            (Move::Pass, _) => return Err(IllegalMove::CannotPass),
        };
        let ply = Ply { player, played, laps, position: self.position };
        self.turn = self.next_turn(last_four);
        if let Turn::Over(why) = self.turn {
            self.end(why, observer);
        }
        Ok(ply)
    }

    fn next_turn(&mut self, last_four: bool) -> Turn {
        if last_four {
            return Turn::Over(RoundEnd::LastFour);
        }
        let here = (self.position.board, self.position.mover);
        if self.position.board.total() > 0 && self.met.contains(&here) {
            return Turn::Over(RoundEnd::Repetition);
        }
        self.met.push(here);
        self.position.turn(&self.rules)
    }

    /// Ends the round and shares what is left.
    fn end<O: Observer>(&mut self, why: RoundEnd, observer: &mut O) {
        let left = self.position.board.total();
        let share = match why {
            RoundEnd::AllCaptured | RoundEnd::LastFour => [0, 0],
            RoundEnd::Repetition => self.halves(left),
            RoundEnd::Stuck => match self.rules.parts().leftovers {
                Leftovers::RowOwner => Player::BOTH.map(|player| self.position.board.row_total(player)),
                Leftovers::LastMover => self.all_to(self.last_mover, left),
                Leftovers::Shared(_) => self.halves(left),
            },
        };
        observer.event(Event::RoundEnd { why, to_move: self.position.mover, last_mover: self.last_mover, left });
        for to in Player::BOTH {
            let seeds = share[to.index()];
            self.position.piles[to.index()] += seeds;
            if seeds > 0 {
                observer.event(Event::Share { to, seeds });
            }
        }
        self.position.board.seeds = Lanes::NONE;
        self.outcome = Some(Outcome { end: why, share, captured: self.position.piles });
    }

    /// Half of `left` each, the odd seed to whoever moved last: the only way a rule set can say it.
    fn halves(&self, left: u8) -> [u8; 2] {
        let mut share = [left / 2; 2];
        share[self.last_mover.index()] += left % 2;
        share
    }

    fn all_to(&self, player: Player, left: u8) -> [u8; 2] {
        let mut share = [0; 2];
        share[player.index()] = left;
        share
    }
}
