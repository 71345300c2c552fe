//! The one sowing routine.
//!
//! A lap is not sown seed by seed but by *passes*: in one pass round the circle each pit gets one seed at most, so a pass
//! is one addition over all pits at once, a byte a pit ([`Lanes`]), and the pits it makes four are found by one
//! comparison. Whoever listens is then told the same pass seed by seed.
//!
//! Inside, a pit goes by its place in the order of sowing: a circle that is sown clockwise is turned over before the move and
//! back after it, and so there is one direction only.
//!
//! What each player gets is not counted on the way but from what has left the board: all of it is the mover's, except
//! for the fours in passing that belong to the other row.

use crate::{
    Board, Capture, Direction, Event, FirstSeed, Fours, Laps, LoneSeed, Made, Observer, OriginOnReturn, Pit, PitSet,
    Player, Position, Ruleset, TurnEnd, Why, lanes::Lanes,
};

/// What a sowing leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown {
    /// The position after it, the other player to move.
    pub position: Position,
    /// How many laps it took, from 1.
    pub laps: u16,
    /// Whether a capture left exactly four seeds and took them too, which ends the round.
    pub last_four: bool,
}

/// What there is to say of a sowing besides the position it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many laps it took, from 1.
    pub laps: u16,
    /// Whether a capture left exactly four seeds and took them too, which ends the round.
    pub last_four: bool,
}

/// The circle of pits as it is sown. Its places are numbered in the direction of sowing.
#[derive(Clone, Copy)]
struct Circle {
    pits: u8,
    direction: Direction,
    /// The places that are passed over.
    shut: PitSet,
    /// How many are not.
    open: u8,
}

/// One pass: a one for each place that gets a seed, and the last of them.
struct Pass<const N: usize> {
    sown: Lanes<N>,
    last: Pit,
}

impl Circle {
    #[inline]
    fn of(board: &Board, direction: Direction) -> Circle {
        let pits = 2 * board.pits_a_row;
        let mut circle = Circle { pits, direction, shut: PitSet::EMPTY, open: pits };
        if !board.closed.is_empty() {
            circle.shut = board.closed.iter().map(|pit| circle.turned(pit)).collect();
            circle.open -= circle.shut.len() as u8;
        }
        circle
    }

    /// The place of a pit, or the pit at a place.
    #[inline]
    fn turned(&self, pit: Pit) -> Pit {
        match self.direction {
            Direction::CounterClockwise => pit,
            Direction::Clockwise => Pit(self.pits.wrapping_sub(1 + pit.0)),
        }
    }

    #[inline]
    fn lanes<const N: usize>(&self, lanes: Lanes<N>) -> Lanes<N> {
        match self.direction {
            Direction::CounterClockwise => lanes,
            Direction::Clockwise => lanes.mirrored(self.pits),
        }
    }

    /// The same circle, with one open place passed over, too.
    #[cold]
    fn without(mut self, origin: Pit) -> Circle {
        // Where it is the only open place there is nowhere else to sow.
        if self.open > 1 {
            self.shut = self.shut.with(origin);
            self.open -= 1;
        }
        self
    }

    /// The first open place from `place` on, which may be one past the end.
    fn open_from(&self, place: u8) -> Pit {
        let mut next = if place >= self.pits { 0 } else { place };
        // Every place once: one of them is open.
        for _ in 0..self.pits {
            if !self.shut.contains(Pit(next)) {
                break;
            }
            next = if next + 1 >= self.pits { 0 } else { next + 1 };
        }
        Pit(next)
    }

    /// Sows one seed into each of the `seeds` open places from `first` on, which may be one past the end; `seeds` is 1 to the
    /// number of open places.
    #[inline]
    fn pass<const N: usize>(&self, first: u8, seeds: u8) -> Pass<N> {
        if !self.shut.is_empty() {
            return self.pass_over_shut(first, seeds);
        }
        // No branches here: whether a pass comes round the end of the circle cannot be foretold.
        let end = first + seeds;
        let round = end.saturating_sub(self.pits);
        let ahead = Lanes::first(end - round).minus(Lanes::first(first));
        let last = if round > 0 { round } else { end } - 1;
        Pass { sown: ahead.plus(Lanes::first(round)), last: Pit(last) }
    }

    /// The same where places are passed over: walked step by step.
    #[cold]
    fn pass_over_shut<const N: usize>(&self, first: u8, seeds: u8) -> Pass<N> {
        let (mut sown, mut last) = (Lanes::NONE, Pit(first));
        for step in 0..seeds {
            last = self.open_from(if step == 0 { first } else { last.0 + 1 });
            sown = sown.plus(Lanes::one(last));
        }
        Pass { sown, last }
    }
}

/// How often `divisor`, of 4 to 24, goes into `number`: by a multiplication, which is quicker than a division.
#[inline]
fn quotient(number: u8, divisor: u8) -> u8 {
    /// One more than 65,536 divided by each number.
    const INVERSE: [u32; 32] = {
        let mut table = [0; 32];
        let mut divisor = 4;
        while divisor < 32 {
            table[divisor] = 65_536 / divisor as u32 + 1;
            divisor += 1;
        }
        table
    };
    ((u32::from(number) * INVERSE[usize::from(divisor & 31)]) >> 16) as u8
}

/// Whether the sowing from `pit`, an open pit of the mover's with seeds in it, ends.
pub(crate) fn ends(position: &Position, rules: &Ruleset, pit: Pit) -> bool {
    matches!(rules.parts().sowing.laps, Laps::Single)
        || ends_with_first_lap(&position.board, rules, pit)
        || sow(&mut position.clone(), rules, pit, &mut ()).is_some()
}

/// Whether the first lap can be seen to be the last without sowing it: it does not come round, and its last seed falls into
/// an empty pit or makes a four that is taken.
#[inline]
fn ends_with_first_lap(board: &Board, rules: &Ruleset, pit: Pit) -> bool {
    let parts = rules.parts();
    let (pits, seeds) = (2 * board.pits_a_row, board.seeds(pit));
    if !board.closed.is_empty() || seeds >= pits || !matches!(parts.sowing.first_seed, FirstSeed::NextPit) {
        return false;
    }
    let ahead = match parts.sowing.direction {
        Direction::CounterClockwise => pit.0 + seeds,
        Direction::Clockwise => pit.0 + pits - seeds,
    };
    let last = if ahead >= pits { ahead - pits } else { ahead };
    match board.seeds(Pit(last)) {
        0 => true,
        3 => matches!(parts.capture, Capture::Fours(fours) if fours.made() != Made::InPassing),
        _ => false,
    }
}

/// Sows from `origin`, an open pit of the mover's with seeds in it. `None` if the sowing is endless: `position` is then as
/// before, but the observer has been told of the laps, so whoever listens must know that it ends.
pub(crate) fn sow<O: Observer>(
    position: &mut Position,
    rules: &Ruleset,
    origin: Pit,
    observer: &mut O,
) -> Option<Played> {
    if O::LISTENS {
        // Listening costs far more than a call and a lane too many.
        let mut tell = |event| observer.event(event);
        return sow_on::<&mut dyn FnMut(Event), 3>(position, rules, origin, &mut (&mut tell as _));
    }
    // As few lanes as hold the board.
    match position.board.pits_a_row {
        ..=4 => sow_on::<(), 1>(position, rules, origin, &mut ()),
        5..=8 => sow_on::<(), 2>(position, rules, origin, &mut ()),
        _ => sow_on::<(), 3>(position, rules, origin, &mut ()),
    }
}

#[inline]
fn sow_on<O: Observer, const N: usize>(
    position: &mut Position,
    rules: &Ruleset,
    origin: Pit,
    observer: &mut O,
) -> Option<Played> {
    match rules.parts().capture {
        Capture::Fours(_) => Sower::<O, N, true>::new(position, rules, observer).sow(origin),
        _ => Sower::<O, N, false>::new(position, rules, observer).sow(origin),
    }
}

/// A sowing under way, on `N` lanes. `FOURS` says whether fours are captured on the way.
struct Sower<'a, O, const N: usize, const FOURS: bool> {
    hollows: Lanes<N>,
    /// Fours made so far in each place, those apart that are counted in `taken`.
    fours: Lanes<N>,
    /// What the mover has captured besides.
    taken: u8,
    /// Seeds on the board and in the hand.
    uncaptured: u8,
    /// Which fours are captured, where fours are.
    made: Made,
    circle: Circle,
    position: &'a mut Position,
    rules: &'a Ruleset,
    observer: &'a mut O,
}

impl<'a, O: Observer, const N: usize, const FOURS: bool> Sower<'a, O, N, FOURS> {
    #[inline]
    fn new(position: &'a mut Position, rules: &'a Ruleset, observer: &'a mut O) -> Self {
        let circle = Circle::of(&position.board, rules.parts().sowing.direction);
        let hollows = circle.lanes(position.board.seeds.narrowed());
        let uncaptured = if FOURS { hollows.sum() } else { 0 };
        let made = match rules.parts().capture {
            Capture::Fours(fours) if FOURS => fours.made(),
            _ => Made::Any,
        };
        Sower { hollows, fours: Lanes::NONE, taken: 0, uncaptured, made, circle, position, rules, observer }
    }

    #[inline]
    fn tell(&mut self, event: impl FnOnce(&Self) -> Event) {
        if O::LISTENS {
            let event = event(self);
            self.observer.event(event);
        }
    }

    #[inline]
    fn sow(mut self, origin: Pit) -> Option<Played> {
        let longest = match self.rules.parts().sowing.laps {
            Laps::Single => None,
            Laps::Relay { longest } => Some(longest),
        };
        let (mut from, mut laps) = (self.circle.turned(origin), 1);
        let mut seeds = self.hollows.holds(from);
        self.tell(|_| Event::Lift { pit: origin, seeds });
        let last_four = loop {
            self.hollows.lift(from, seeds);
            let Some((last, held)) = self.lap(from, seeds) else {
                self.taken = self.uncaptured;
                self.hollows = Lanes::NONE;
                break true;
            };
            match longest {
                Some(longest) if held > 1 && !(FOURS && held == 4 && self.made != Made::InPassing) => {
                    if laps >= longest {
                        return None;
                    }
                    laps += 1;
                    (from, seeds) = (last, held);
                    self.tell(|sower| Event::Relay { pit: sower.circle.turned(from), seeds, lap: laps });
                }
                _ => {
                    self.harvest(last, held);
                    break false;
                }
            }
        };
        Some(self.finish(laps, last_four))
    }

    /// Sows one handful, lifted from `origin`, and takes the fours it makes. Returns where the last seed fell and how many
    /// that pit then held, before any capture; `None` if a capture left four seeds, which are to be taken too.
    #[inline]
    fn lap(&mut self, origin: Pit, seeds: u8) -> Option<(Pit, u8)> {
        let sowing = &self.rules.parts().sowing;
        let mut first = match sowing.first_seed {
            FirstSeed::OriginPit(LoneSeed::FallsBack) => origin.0,
            FirstSeed::OriginPit(LoneSeed::StepsOn) => origin.0 + u8::from(seeds == 1),
            FirstSeed::NextPit => origin.0 + 1,
        };
        if matches!(sowing.on_return, OriginOnReturn::Skipped) {
            self.circle = Circle::of(&self.position.board, sowing.direction).without(origin);
        }
        let mut hand = seeds;
        // On a short board most sowings come round; on a longer one few do, and then the question is the cheaper way.
        if !FOURS && !O::LISTENS && self.circle.shut.is_empty() && (N == 1 || hand > self.circle.pits) {
            hand = self.whole_rounds(hand);
        }
        loop {
            let sown = hand.min(self.circle.open);
            hand -= sown;
            let pass = self.circle.pass(first, sown);
            self.hollows = self.hollows.plus(pass.sown);
            let held = self.hollows.holds(pass.last);
            let mut made = if FOURS { self.hollows.fours(pass.sown) } else { Lanes::NONE };
            if FOURS && self.made != Made::Any {
                made = self.captured_of(made, pass.last, hand == 0);
            }
            if O::LISTENS {
                self.tell_pass(first, sown, hand, made);
            }
            if FOURS && self.take_fours(made) {
                return None;
            }
            if hand == 0 {
                return Some((pass.last, held));
            }
            first = pass.last.0 + 1;
        }
    }

    /// Sows as many whole rounds of an unbroken circle as leave something in the hand, all at once, where nobody watches and
    /// nothing is captured on the way. Returns what is left in the hand.
    #[inline]
    fn whole_rounds(&mut self, hand: u8) -> u8 {
        let pits = self.circle.pits;
        let rounds = quotient(hand - 1, pits);
        self.hollows = self.hollows.plus(Lanes::first(pits).times(rounds));
        hand - rounds * pits
    }

    /// Those of the fours `made` in a pass that are captured, where not all are. The pass ends at `last`, and the lap with it if it
    /// `ends`.
    #[cold]
    fn captured_of(&self, made: Lanes<N>, last: Pit, ends: bool) -> Lanes<N> {
        let by_last = if ends { made.within(Lanes::one(last)) } else { Lanes::NONE };
        match self.made {
            Made::Any => made,
            Made::InPassing => made.minus(by_last),
            Made::ByLastSeed => by_last,
        }
    }

    /// Takes the fours that one pass has `made`, and says whether they, taken one after the other, leave exactly four seeds at
    /// some point and these are to be taken too.
    #[inline]
    fn take_fours(&mut self, made: Lanes<N>) -> bool {
        self.hollows = self.hollows.minus(made.times(4));
        self.fours = self.fours.plus(made);
        if !matches!(self.rules.parts().capture, Capture::Fours(Fours::Mover { last_four: true, .. })) {
            return false;
        }
        let before = self.uncaptured;
        self.uncaptured -= 4 * made.sum();
        // Where nothing is left, the last of several fours was what the one before it had left.
        matches!(self.uncaptured, 0 | 4) && before > 4 && before != self.uncaptured
    }

    /// Tells one pass seed by seed, and each four where it is made.
    fn tell_pass(&mut self, first: u8, sown: u8, hand: u8, made: Lanes<N>) {
        let (mut next, mut left) = (first, self.uncaptured);
        for in_hand in (hand..hand + sown).rev() {
            let place = self.circle.open_from(next);
            next = place.0 + 1;
            let (pit, holds) = (self.circle.turned(place), self.hollows.holds(place));
            self.tell(|_| Event::Drop { pit, holds, in_hand });
            let Capture::Fours(fours) = self.rules.parts().capture else { continue };
            if made.holds(place) == 0 {
                continue;
            }
            let (mover, row) = (self.position.mover, self.position.board.owner(pit));
            let (to, why) = match (fours, in_hand == 0) {
                (Fours::RowOwner(_), false) => (row, Why::Four),
                (Fours::RowOwner(_), true) => (mover, Why::Binikh),
                (Fours::Mover { .. }, false) => (mover, Why::Casa),
                (Fours::Mover { .. }, true) => (mover, Why::LastCasa),
            };
            self.tell(|_| Event::Capture { pit: Some(pit), seeds: 4, to, why });
            left -= 4;
            if matches!(fours, Fours::Mover { last_four: true, .. }) && left == 4 {
                self.tell(|_| Event::Capture { pit: None, seeds: 4, to: mover, why: Why::LastFour });
                self.tell(|_| Event::TurnEnd { pit, held: 4, why: TurnEnd::BoardCleared });
                return;
            }
        }
    }

    /// What the last seed of the turn brings, having fallen into `place`, which then `held` so many.
    #[inline]
    fn harvest(&mut self, place: Pit, held: u8) {
        let (mover, board) = (self.position.mover, &self.position.board);
        let last = self.circle.turned(place);
        let at_home = board.owner(last) == mover;
        let why = match self.rules.parts().capture {
            Capture::EvenHome { .. } if !at_home => TurnEnd::OtherSide,
            Capture::EvenHome { .. } if !held.is_multiple_of(2) => TurnEnd::Odd,
            Capture::EvenHome { most } if held > most => TurnEnd::TooMany,
            Capture::EvenHome { .. } => {
                self.capture(place, held, Why::EvenHome);
                TurnEnd::Captured
            }
            Capture::Fours(_) if held == 4 && self.made != Made::InPassing => {
                // Whoever owns the row, this one is the mover's.
                self.fours = self.fours.minus(Lanes::one(place));
                self.taken = 4;
                TurnEnd::FourMade
            }
            Capture::Fours(_) | Capture::Opposite if held > 1 => TurnEnd::LapSown,
            Capture::Fours(_) => TurnEnd::EmptyPit,
            Capture::Opposite if !at_home => TurnEnd::EmptyPitOtherSide,
            Capture::Opposite => {
                // The two halves of the circle face each other whichever way it is walked.
                let facing = board.facing(place);
                match self.hollows.holds(facing) {
                    0 => TurnEnd::FacingEmpty,
                    seeds => {
                        self.capture(facing, seeds, Why::Opposite);
                        TurnEnd::Captured
                    }
                }
            }
        };
        self.tell(|_| Event::TurnEnd { pit: last, held, why });
    }

    /// Takes everything at `place` for the mover.
    #[inline]
    fn capture(&mut self, place: Pit, seeds: u8, why: Why) {
        self.hollows.lift(place, seeds);
        self.taken = seeds;
        self.tell(|sower| Event::Capture {
            pit: Some(sower.circle.turned(place)),
            seeds,
            to: sower.position.mover,
            why,
        });
    }

    /// Puts the seeds where they now belong.
    #[inline]
    fn finish(self, laps: u16, last_four: bool) -> Played {
        let Position { board, mover, piles } = self.position;
        let (mut own, mut others) = (self.taken, 0);
        if FOURS {
            own += 4 * self.fours.sum();
        }
        if matches!(self.rules.parts().capture, Capture::Fours(Fours::RowOwner(_))) {
            let south = self.circle.lanes(self.fours).within(Lanes::first(board.pits_a_row)).sum();
            others = 4 * match mover {
                Player::South => self.fours.sum() - south,
                Player::North => south,
            };
        }
        piles[mover.index()] += own - others;
        piles[mover.other().index()] += others;
        board.seeds.set_first(self.circle.lanes(self.hollows));
        *mover = mover.other();
        Played { laps, last_four }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_division_is_exact() {
        for divisor in 4..=24 {
            for number in 0..=255 {
                assert_eq!(quotient(number, divisor), number / divisor, "{number} / {divisor}");
            }
        }
    }
}
