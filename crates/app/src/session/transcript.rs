//! What one ply, or one filling of the board, did: the position before it and its events. A *frame* is the moment after
//! so many of the events; frame 0 is before the first.

use sowtell_rules::{Event, Pit, PitSet, Player, Position};

/// Frames between two kept scenes: what a jump has to fold at most.
const STRIDE: usize = 256;
/// Marks of one transcript at most.
const MARKS: usize = 24;

/// The events of a ply, and the scene at every frame of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    events: Vec<Event>,
    /// The scene at every `STRIDE`th frame.
    kept: Vec<Scene>,
    last: Scene,
    laps: u16,
    marks: Vec<(usize, Event)>,
}

/// What lies where at one frame. All of it is folded from events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Seeds in the pits, in the order of the circle.
    pub seeds: [u8; 24],
    /// Pits in each row.
    pub pits_a_row: u8,
    /// The closed pits.
    pub closed: PitSet,
    /// The piles, South's first.
    pub piles: [u8; 2],
    /// Seeds in the mover's hand.
    pub hand: u8,
    /// The pit the hand is over.
    pub at: Option<Pit>,
    /// The lap being sown, from 1; 0 before the sowing.
    pub lap: u16,
    /// Seeds that a pit is filled with when it is opened again.
    pub fill: u8,
}

impl Scene {
    /// A position at rest.
    #[must_use]
    pub fn of(position: &Position) -> Scene {
        let mut seeds = [0; 24];
        for pit in position.board().pits() {
            seeds[pit.index()] = position.board().seeds(pit);
        }
        Scene {
            seeds,
            pits_a_row: position.board().pits_a_row(),
            closed: position.board().closed(),
            piles: position.piles(),
            hand: 0,
            at: None,
            lap: 0,
            fill: 0,
        }
    }

    /// The board as it is before a round is filled: `start` with the pits that were closed in the round before still closed,
    /// and those that will close still open.
    #[must_use]
    pub fn before_filling(start: &Position, was_closed: PitSet, fill: u8) -> Scene {
        let mut scene = Scene { closed: was_closed, fill, ..Scene::of(start) };
        for pit in was_closed.iter() {
            scene.set(pit, 0);
        }
        scene
    }

    /// Seeds in a pit.
    #[must_use]
    pub fn holds(&self, pit: Pit) -> u8 {
        self.seeds.get(pit.index()).copied().unwrap_or(0)
    }

    fn set(&mut self, pit: Pit, seeds: u8) {
        if let Some(cell) = self.seeds.get_mut(pit.index()) {
            *cell = seeds;
        }
    }

    /// The scene after one more event.
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Lift { pit, seeds } => self.lift(pit, seeds, 1),
            Event::Relay { pit, seeds, lap } => self.lift(pit, seeds, lap),
            Event::Drop { pit, holds, in_hand } => {
                self.set(pit, holds);
                self.hand = in_hand;
                self.at = Some(pit);
            }
            Event::Capture { pit: Some(pit), seeds, to, .. } => {
                self.set(pit, 0);
                self.give(to, seeds);
            }
            Event::Capture { pit: None, seeds, to, .. } => {
                self.seeds = [0; 24];
                self.hand = 0;
                self.give(to, seeds);
            }
            Event::TurnEnd { .. } => self.hand = 0,
            Event::Share { to, seeds } => {
                self.clear_row_first(to, seeds);
                self.give(to, seeds);
            }
            Event::Pass { .. } | Event::RoundEnd { .. } | Event::SeriesEnd { .. } | Event::Fill { .. } => {}
            Event::Close { pit } => self.closed = self.closed.with(pit),
            Event::Reopen { pit } => {
                self.closed = self.closed.iter().filter(|&closed| closed != pit).collect();
                self.set(pit, self.fill);
            }
        }
    }

    fn lift(&mut self, pit: Pit, seeds: u8, lap: u16) {
        self.set(pit, 0);
        self.hand = seeds;
        self.at = Some(pit);
        self.lap = lap;
    }

    fn give(&mut self, to: Player, seeds: u8) {
        self.piles[to.index()] = self.piles[to.index()].saturating_add(seeds);
    }

    /// Takes a share off the board, from the own row as far as it goes.
    fn clear_row_first(&mut self, player: Player, mut seeds: u8) {
        let pits = usize::from(self.pits_a_row);
        let own = pits * player.index()..pits * (player.index() + 1);
        let order: Vec<usize> = own.clone().chain((0..2 * pits).filter(|place| !own.contains(place))).collect();
        for place in order {
            let taken = self.seeds[place].min(seeds);
            self.seeds[place] -= taken;
            seeds -= taken;
        }
    }
}

impl Transcript {
    /// The events of a ply played from `before`.
    #[must_use]
    pub fn new(before: Scene, events: Vec<Event>) -> Transcript {
        let mut scene = before;
        let mut kept = vec![before];
        let mut laps = 0;
        for (done, event) in events.iter().enumerate() {
            scene.apply(*event);
            laps = laps.max(scene.lap);
            if (done + 1) % STRIDE == 0 {
                kept.push(scene);
            }
        }
        let marks = marks(&events);
        Transcript { events, kept, last: scene, laps, marks }
    }

    /// All events, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The number of the last frame: how many events there are.
    #[must_use]
    pub fn end(&self) -> usize {
        self.events.len()
    }

    /// The captures and relays worth a mark, each with its place among the events, in order.
    #[must_use]
    pub fn marks(&self) -> &[(usize, Event)] {
        &self.marks
    }

    /// How many laps the sowing has; 0 where nothing is sown.
    #[must_use]
    pub fn laps(&self) -> u16 {
        self.laps
    }

    /// The scene at `frame`; past the end, the last one.
    #[must_use]
    pub fn scene(&self, frame: usize) -> Scene {
        if frame >= self.end() {
            return self.last;
        }
        let from = (frame / STRIDE).min(self.kept.len() - 1);
        let mut scene = self.kept[from];
        for event in &self.events[from * STRIDE..frame] {
            scene.apply(*event);
        }
        scene
    }

    /// The event that leads to `frame`, if one does.
    #[must_use]
    pub fn event_at(&self, frame: usize) -> Option<Event> {
        self.events.get(frame.checked_sub(1)?).copied()
    }

    /// The event that comes after `frame`.
    #[must_use]
    pub fn next_event(&self, frame: usize) -> Option<Event> {
        self.events.get(frame).copied()
    }
}

/// The captures, and relays as far as there is room for marks.
fn marks(events: &[Event]) -> Vec<(usize, Event)> {
    let captures = events.iter().filter(|event| matches!(event, Event::Capture { .. })).count().min(MARKS);
    let mut room = (captures, MARKS - captures);
    let mut has_room = |event: &Event| {
        let left = match event {
            Event::Capture { .. } => &mut room.0,
            Event::Relay { .. } => &mut room.1,
            _ => return false,
        };
        let fits = *left > 0;
        *left -= usize::from(fits);
        fits
    };
    events.iter().copied().enumerate().filter(|(_, event)| has_room(event)).collect()
}

/// Whether a sentence belongs to this event: not to a seed that falls, nor to the end of a turn that its capture has told.
#[must_use]
pub fn is_told(event: Event) -> bool {
    use sowtell_rules::TurnEnd::{BoardCleared, Captured, FourMade};
    !matches!(event, Event::Drop { .. } | Event::TurnEnd { why: BoardCleared | Captured | FourMade, .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sowtell_rules::{Game, Round};

    #[test]
    fn the_scene_at_every_frame_keeps_all_the_seeds_and_ends_in_the_new_position() {
        for game in Game::ALL {
            let mut round = Round::new(game.ruleset());
            let mut plies = 0;
            while let (Some(pit), true) = (round.legal().nth(plies % 3).or(round.legal().nth(0)), plies < 60) {
                let before = Scene::of(round.position());
                let all = before.seeds.iter().chain(&before.piles).map(|&n| u32::from(n)).sum::<u32>();
                let mut events = Vec::new();
                round.play(sowtell_rules::Move::Sow(pit), &mut |event| events.push(event)).expect("a legal move");
                let transcript = Transcript::new(before, events);
                for frame in 0..=transcript.end() {
                    let scene = transcript.scene(frame);
                    let here = scene.seeds.iter().chain(&scene.piles).map(|&n| u32::from(n)).sum::<u32>();
                    assert_eq!(here + u32::from(scene.hand), all, "{game} frame {frame}");
                }
                let last = transcript.scene(transcript.end());
                assert_eq!((last.seeds, last.piles), (Scene::of(round.position()).seeds, round.position().piles()));
                plies += 1;
            }
        }
    }
}
