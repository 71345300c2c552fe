//! The one sowing routine.
//!
//! A lap is not sown seed by seed but by *passes*: in one pass round the circle each pit gets one seed at most, so a pass
//! is one addition over all pits at once, a byte a pit, and the pits it makes four are found by one comparison. Whoever
//! listens is then told the same pass seed by seed. A position holds at most 255 seeds, so no byte can carry into the
//! next.

use crate::{
    Board, Capture, Direction, Event, FirstSeed, Fours, Laps, LoneSeed, Observer, OriginOnReturn, Pit, Player,
    Position, Ruleset, TurnEnd, Why,
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

/// The pits, a byte each.
type Lanes = [u64; 3];

const NONE: Lanes = [0; 3];
const EACH: u64 = 0x0101_0101_0101_0101;

/// `FIRST[k]` has a one in each of the first `k` bytes.
const FIRST: [Lanes; 25] = {
    let mut table = [[0; 3]; 25];
    let mut k = 1;
    while k < 25 {
        table[k] = table[k - 1];
        table[k][(k - 1) / 8] |= 1 << (8 * ((k - 1) % 8));
        k += 1;
    }
    table
};

/// The pits' seeds while they are sown.
struct Hollows(Lanes);

impl Hollows {
    fn of(board: &Board) -> Hollows {
        let lane = |at: usize| u64::from_le_bytes(core::array::from_fn(|byte| board.seeds[8 * at + byte]));
        Hollows([lane(0), lane(1), lane(2)])
    }

    fn into_seeds(self) -> [u8; 24] {
        let mut seeds = [0; 24];
        for (bytes, lane) in seeds.chunks_exact_mut(8).zip(self.0) {
            bytes.copy_from_slice(&lane.to_le_bytes());
        }
        seeds
    }

    #[inline]
    fn holds(&self, pit: Pit) -> u8 {
        (self.0[pit.lane()] >> pit.shift()) as u8
    }

    #[inline]
    fn take(&mut self, pit: Pit) -> u8 {
        let seeds = self.holds(pit);
        self.0[pit.lane()] &= !(0xFF << pit.shift());
        seeds
    }

    /// Adds one seed to each pit of `pits`.
    #[inline]
    fn add(&mut self, pits: &Lanes) {
        for (lane, ones) in self.0.iter_mut().zip(pits) {
            *lane += ones;
        }
    }

    /// Those of `pits` that hold exactly four.
    #[inline]
    fn fours(&self, pits: &Lanes) -> Lanes {
        let mut found = NONE;
        for ((found, lane), ones) in found.iter_mut().zip(self.0).zip(pits) {
            let differs = lane ^ (4 * EACH);
            let low = (differs & (0x7F * EACH)) + 0x7F * EACH;
            *found = (!(low | differs) >> 7) & ones;
        }
        found
    }

    #[inline]
    fn total(&self) -> u8 {
        sum(&self.0)
    }
}

/// The sum of all bytes, where it is known to fit one.
#[inline]
fn sum(lanes: &Lanes) -> u8 {
    lanes.iter().fold(0, |total: u8, lane| total.wrapping_add((lane.wrapping_mul(EACH) >> 56) as u8))
}

impl Pit {
    #[inline]
    fn lane(self) -> usize {
        // A board has 24 pits at most: the remainder never changes anything, but the compiler sees that no lane is missed.
        (self.0 as usize / 8) % 3
    }

    #[inline]
    fn shift(self) -> u32 {
        8 * (u32::from(self.0) % 8)
    }
}

/// The circle of pits in the direction of sowing.
struct Circle {
    pits: u8,
    direction: Direction,
    /// A bit for each pit that is passed over.
    shut: u32,
    open: u8,
}

/// One pass: the pits that get a seed, and the last of them.
struct Pass {
    pits: Lanes,
    last: Pit,
}

impl Circle {
    fn of(board: &Board, direction: Direction, skipped: Option<Pit>) -> Circle {
        let pits = 2 * board.pits_a_row;
        let shut = board.closed.0 | skipped.map_or(0, Pit::bit);
        match pits - shut.count_ones() as u8 {
            // The skipped pit is the only open one: there is nowhere else to sow.
            0 => Circle::of(board, direction, None),
            open => Circle { pits, direction, shut, open },
        }
    }

    #[inline]
    fn step(&self, pit: Pit) -> Pit {
        match self.direction {
            Direction::CounterClockwise if pit.0 + 1 >= self.pits => Pit(0),
            Direction::CounterClockwise => Pit(pit.0 + 1),
            Direction::Clockwise if pit.0 == 0 => Pit(self.pits - 1),
            Direction::Clockwise => Pit(pit.0 - 1),
        }
    }

    fn next_open(&self, pit: Pit) -> Pit {
        let mut next = self.step(pit);
        while self.shut & next.bit() != 0 && next != pit {
            next = self.step(next);
        }
        next
    }

    fn before(&self, pit: Pit) -> Pit {
        let direction = match self.direction {
            Direction::CounterClockwise => Direction::Clockwise,
            Direction::Clockwise => Direction::CounterClockwise,
        };
        Circle { direction, ..*self }.step(pit)
    }

    /// Sows one seed into each of the `seeds` open pits after `from`; `seeds` is 1 to the number of open pits.
    #[inline]
    fn pass(&self, from: Pit, seeds: u8) -> Pass {
        if self.shut != 0 {
            return self.pass_over_shut(from, seeds);
        }
        let (at, pits) = (from.0, self.pits);
        match self.direction {
            Direction::CounterClockwise => {
                let end = at + 1 + seeds;
                if end <= pits {
                    Pass { pits: between(at + 1, end), last: Pit(end - 1) }
                } else {
                    let wrapped = end - pits;
                    let mut sown = between(at + 1, pits);
                    merge(&mut sown, &FIRST[usize::from(wrapped)]);
                    Pass { pits: sown, last: Pit(wrapped - 1) }
                }
            }
            Direction::Clockwise => {
                if seeds <= at {
                    Pass { pits: between(at - seeds, at), last: Pit(at - seeds) }
                } else {
                    let last = at + pits - seeds;
                    let mut sown = between(last, pits);
                    merge(&mut sown, &FIRST[usize::from(at)]);
                    Pass { pits: sown, last: Pit(last) }
                }
            }
        }
    }

    /// The same where pits are passed over: walked step by step.
    fn pass_over_shut(&self, from: Pit, seeds: u8) -> Pass {
        let (mut pits, mut last) = (NONE, from);
        for _ in 0..seeds {
            last = self.next_open(last);
            pits[last.lane()] |= 1 << last.shift();
        }
        Pass { pits, last }
    }
}

/// A one for each pit from `start` up to but not including `end`.
#[inline]
fn between(start: u8, end: u8) -> Lanes {
    let (upto, below) = (&FIRST[usize::from(end)], &FIRST[usize::from(start)]);
    [upto[0] ^ below[0], upto[1] ^ below[1], upto[2] ^ below[2]]
}

#[inline]
fn merge(pits: &mut Lanes, more: &Lanes) {
    for (lane, ones) in pits.iter_mut().zip(more) {
        *lane |= ones;
    }
}

/// Whether the sowing from `pit`, an open pit of the mover's with seeds in it, ends.
pub(crate) fn ends(position: &Position, rules: &Ruleset, pit: Pit) -> bool {
    matches!(rules.parts().sowing.laps, Laps::Single) || sow(position, rules, pit, &mut ()).is_some()
}

/// Sows from `origin`, an open pit of the mover's with seeds in it. `None` if the sowing is endless; the observer has then
/// been told of its laps, so whoever listens must know that it ends.
pub(crate) fn sow<O: Observer>(position: &Position, rules: &Ruleset, origin: Pit, observer: &mut O) -> Option<Sown> {
    let parts = rules.parts();
    let mut sowing = Sower::new(position, rules, observer);
    let mut from = origin;
    let mut laps = 1;
    let mut seeds = sowing.hollows.take(from);
    sowing.tell(|| Event::Lift { pit: from, seeds });
    loop {
        match sowing.lap(from, seeds) {
            Lap::Cleared => return Some(sowing.finish(laps, true)),
            Lap::FourLast => return Some(sowing.finish(laps, false)),
            Lap::Fell(last) => {
                let held = sowing.hollows.holds(last);
                match parts.sowing.laps {
                    Laps::Relay { longest } if held > 1 => {
                        if laps >= longest {
                            return None;
                        }
                        laps += 1;
                        from = last;
                        seeds = sowing.hollows.take(from);
                        sowing.tell(|| Event::Relay { pit: from, seeds, lap: laps });
                    }
                    _ => {
                        sowing.harvest(last, held);
                        return Some(sowing.finish(laps, false));
                    }
                }
            }
        }
    }
}

/// How a lap ends.
enum Lap {
    /// The last seed fell here, and made no four.
    Fell(Pit),
    /// The last seed made a four, which was captured.
    FourLast,
    /// A capture left four seeds, and they were taken too.
    Cleared,
}

/// A sowing under way.
struct Sower<'a, O> {
    hollows: Hollows,
    piles: [u8; 2],
    /// Seeds on the board and in the hand.
    uncaptured: u8,
    circle: Circle,
    position: &'a Position,
    rules: &'a Ruleset,
    observer: &'a mut O,
}

impl<'a, O: Observer> Sower<'a, O> {
    #[inline]
    fn new(position: &'a Position, rules: &'a Ruleset, observer: &'a mut O) -> Self {
        let hollows = Hollows::of(&position.board);
        Sower {
            uncaptured: hollows.total(),
            hollows,
            piles: position.piles,
            circle: Circle::of(&position.board, rules.parts().sowing.direction, None),
            position,
            rules,
            observer,
        }
    }

    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        if O::LISTENS {
            self.observer.event(event());
        }
    }

    /// Sows one handful, lifted from `origin`, and takes the fours it makes.
    #[inline]
    fn lap(&mut self, origin: Pit, seeds: u8) -> Lap {
        let sowing = &self.rules.parts().sowing;
        let mut from = match sowing.first_seed {
            FirstSeed::OriginPit(LoneSeed::StepsOn) if seeds == 1 => origin,
            FirstSeed::OriginPit(_) => self.circle.before(origin),
            FirstSeed::NextPit => origin,
        };
        if matches!(sowing.on_return, OriginOnReturn::Skipped) {
            self.circle = Circle::of(&self.position.board, sowing.direction, Some(origin));
        }
        let mut hand = seeds;
        loop {
            let sown = hand.min(self.circle.open);
            let pass = self.circle.pass(from, sown);
            hand -= sown;
            self.hollows.add(&pass.pits);
            let made = match self.rules.parts().capture {
                Capture::Fours(_) => self.hollows.fours(&pass.pits),
                _ => NONE,
            };
            let four = if O::LISTENS {
                self.tell_pass(from, sown, hand, made)
            } else if made == NONE {
                None
            } else {
                self.take_fours(made, (hand == 0).then_some(pass.last))
            };
            match four {
                Some(end) => return end,
                None if hand == 0 => return Lap::Fell(pass.last),
                None => from = pass.last,
            }
        }
    }

    /// Tells one pass seed by seed, taking each four where it is made.
    fn tell_pass(&mut self, from: Pit, sown: u8, hand: u8, made: Lanes) -> Option<Lap> {
        let mut pit = from;
        for in_hand in (hand..hand + sown).rev() {
            pit = self.circle.next_open(pit);
            let holds = self.hollows.holds(pit);
            self.tell(|| Event::Drop { pit, holds, in_hand });
            if made[pit.lane()] >> pit.shift() & 1 == 1
                && let Some(end) = self.take_four(pit, in_hand == 0)
            {
                return Some(end);
            }
        }
        None
    }

    /// Takes the fours of one pass; `last` is where the last seed of the lap fell, if it fell in this pass.
    fn take_fours(&mut self, made: Lanes, last: Option<Pit>) -> Option<Lap> {
        let mut end = None;
        for (lane, mut bits) in made.into_iter().enumerate() {
            while bits != 0 {
                let pit = Pit(8 * lane as u8 + (bits.trailing_zeros() / 8) as u8);
                bits &= bits - 1;
                match self.take_four(pit, last == Some(pit)) {
                    Some(Lap::Cleared) => return Some(Lap::Cleared),
                    Some(other) => end = Some(other),
                    None => {}
                }
            }
        }
        end
    }

    /// Takes the four in `pit`, made in passing or by the last seed of a lap.
    #[inline]
    fn take_four(&mut self, pit: Pit, last: bool) -> Option<Lap> {
        let mover = self.position.mover;
        let Capture::Fours(fours) = self.rules.parts().capture else { return None };
        let (to, why) = match (fours, last) {
            (Fours::RowOwner, false) => (self.position.board.owner(pit), Why::Four),
            (Fours::RowOwner, true) => (mover, Why::Binikh),
            (Fours::Mover { .. }, false) => (mover, Why::Casa),
            (Fours::Mover { .. }, true) => (mover, Why::LastCasa),
        };
        self.capture(pit, to, why);
        if matches!(fours, Fours::Mover { last_four: true }) && self.uncaptured == 4 {
            self.uncaptured = 0;
            self.hollows = Hollows(NONE);
            self.piles[mover.index()] += 4;
            self.tell(|| Event::Capture { pit: None, seeds: 4, to: mover, why: Why::LastFour });
            self.tell(|| Event::TurnEnd { pit, held: 4, why: TurnEnd::BoardCleared });
            return Some(Lap::Cleared);
        }
        if last {
            self.tell(|| Event::TurnEnd { pit, held: 4, why: TurnEnd::FourMade });
            return Some(Lap::FourLast);
        }
        None
    }

    /// Takes everything in `pit`.
    #[inline]
    fn capture(&mut self, pit: Pit, to: Player, why: Why) {
        let seeds = self.hollows.take(pit);
        self.uncaptured -= seeds;
        self.piles[to.index()] += seeds;
        self.tell(|| Event::Capture { pit: Some(pit), seeds, to, why });
    }

    /// What the last seed of the turn brings, having fallen into `last`, which then `held` so many.
    #[inline]
    fn harvest(&mut self, last: Pit, held: u8) {
        let (mover, board) = (self.position.mover, &self.position.board);
        let at_home = board.owner(last) == mover;
        let facing = board.facing(last);
        let why = match self.rules.parts().capture {
            Capture::EvenHome { .. } if !at_home => TurnEnd::OtherSide,
            Capture::EvenHome { .. } if !held.is_multiple_of(2) => TurnEnd::Odd,
            Capture::EvenHome { most } if held > most => TurnEnd::TooMany,
            Capture::EvenHome { .. } => {
                self.capture(last, mover, Why::EvenHome);
                TurnEnd::Captured
            }
            Capture::Fours(_) | Capture::Opposite if held > 1 => TurnEnd::LapSown,
            Capture::Fours(_) => TurnEnd::EmptyPit,
            Capture::Opposite if !at_home => TurnEnd::EmptyPitOtherSide,
            Capture::Opposite if self.hollows.holds(facing) == 0 => TurnEnd::FacingEmpty,
            Capture::Opposite => {
                self.capture(facing, mover, Why::Opposite);
                TurnEnd::Captured
            }
        };
        self.tell(|| Event::TurnEnd { pit: last, held, why });
    }

    #[inline]
    fn finish(self, laps: u16, last_four: bool) -> Sown {
        let board = Board { seeds: self.hollows.into_seeds(), ..self.position.board };
        let position = Position { board, mover: self.position.mover.other(), piles: self.piles };
        Sown { position, laps, last_four }
    }
}
