//! How far a step leads: from seed to seed, from sentence to sentence, from lap to lap, from capture to capture, from move
//! to move, forwards and back.

use std::cmp::Ordering;

use sowtell_app::session::{Cursor, State, Transcript, is_told};
use sowtell_rules::Event;

/// How far a step leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stride {
    /// The smallest step there is: a seed that falls, a capture announced, a capture made.
    #[default]
    Seed,
    /// To where another sentence stands.
    Sentence,
    /// To where a lap begins, or the move ends.
    Lap,
    /// To a capture, as it is announced.
    Capture,
    /// To where a move ends.
    Move,
}

impl Stride {
    /// All of them, the shortest first.
    pub const ALL: [Stride; 5] = [Stride::Seed, Stride::Sentence, Stride::Lap, Stride::Capture, Stride::Move];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Stride::Seed => "seed",
            Stride::Sentence => "sentence",
            Stride::Lap => "lap",
            Stride::Capture => "capture",
            Stride::Move => "move",
        }
    }

    /// The stride of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Stride> {
        Stride::ALL.into_iter().find(|stride| stride.key() == name)
    }

    /// The next place to stop after the moment looked at; none behind the last.
    #[must_use]
    pub fn forward(self, state: &State) -> Option<Cursor> {
        let here = state.cursor;
        let plies = plies(state).skip_while(|&(round, ply, _)| (round, ply) < (here.round, here.ply));
        plies.flat_map(|at| self.stops(at, state)).find(|stop| order(*stop, here) == Ordering::Greater)
    }

    /// The place to stop before the moment looked at; none before the first.
    #[must_use]
    pub fn back(self, state: &State) -> Option<Cursor> {
        let here = state.cursor;
        let plies: Vec<_> =
            plies(state).take_while(|&(round, ply, _)| (round, ply) <= (here.round, here.ply)).collect();
        let before = |at| self.stops(at, state).into_iter().rev().find(|stop| order(*stop, here) == Ordering::Less);
        plies.into_iter().rev().find_map(before)
    }

    /// Where one stops in a ply, in order.
    fn stops(self, (round, ply, transcript): (usize, usize, &Transcript), state: &State) -> Vec<Cursor> {
        let at = |frame, announced| Cursor { round, ply, frame, announced };
        let end = at(transcript.end(), false);
        let events = transcript.events().iter().copied().enumerate();
        let of = |stop: fn(Event) -> bool| {
            events.clone().filter(move |(_, event)| stop(*event)).map(|(frame, event)| match event {
                Event::Capture { .. } => at(frame, true),
                _ => at(frame + 1, false),
            })
        };
        let mut stops: Vec<Cursor> = match self {
            Stride::Seed => {
                let frames = events.clone().flat_map(|(frame, event)| {
                    let announced = matches!(event, Event::Capture { .. }).then(|| at(frame, true));
                    announced.into_iter().chain([at(frame + 1, false)])
                });
                std::iter::once(at(0, false)).chain(frames).collect()
            }
            Stride::Sentence => of(is_told).collect(),
            Stride::Lap => of(|event| matches!(event, Event::Lift { .. } | Event::Relay { .. })).collect(),
            Stride::Capture => of(|event| matches!(event, Event::Capture { .. })).collect(),
            Stride::Move => Vec::new(),
        };
        // The start, and the end of every move, but for captures only of the last.
        let first = (round, ply) == (0, 0);
        if first && stops.first() != Some(&at(0, false)) {
            stops.insert(0, at(0, false));
        }
        if (self != Stride::Capture || end == state.end()) && stops.last() != Some(&end) {
            stops.push(end);
        }
        stops
    }
}

/// All plies, a round's opening first, with their numbers.
fn plies(state: &State) -> impl Iterator<Item = (usize, usize, &Transcript)> {
    state.session.rounds().iter().enumerate().flat_map(|(number, round)| {
        let plies = round.plies.iter().map(|ply| &ply.transcript);
        std::iter::once(&*round.opening).chain(plies).enumerate().map(move |(ply, told)| (number, ply, told))
    })
}

/// Which of two moments comes first.
fn order(one: Cursor, other: Cursor) -> Ordering {
    let place = |c: Cursor| (c.round, c.ply, c.frame, c.announced);
    place(one).cmp(&place(other))
}
