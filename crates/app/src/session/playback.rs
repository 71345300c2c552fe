//! The clock over a transcript: where one looks, and how long each frame stays.

use sowtell_rules::Event;

use super::Transcript;

/// How fast a sowing runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A seed a second, to count aloud.
    Counting,
    /// About three seeds a second, with time to read.
    #[default]
    Normal,
    /// For those who know the game.
    Brisk,
    /// At once.
    Instant,
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Counting, Speed::Normal, Speed::Brisk, Speed::Instant];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Speed::Counting => "counting",
            Speed::Normal => "normal",
            Speed::Brisk => "brisk",
            Speed::Instant => "instant",
        }
    }

    /// The speed of what is there to be followed: nothing of it is skipped.
    #[must_use]
    pub fn to_follow(self) -> Speed {
        if self == Speed::Instant { Speed::Brisk } else { self }
    }

    /// The speed of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.key() == name)
    }
}

/// A moment of the session: a ply of a round, and a frame of that ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// The round, from 0.
    pub round: usize,
    /// The ply, from 1; 0 is the round's opening.
    pub ply: usize,
    /// The frame of that ply.
    pub frame: usize,
    /// Whether the capture that comes next is already announced: its sentence is shown and its pit ringed, but the seeds
    /// still lie there.
    pub announced: bool,
}

/// What the clock does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tick {
    /// Milliseconds until then.
    pub wait: u32,
    /// How many frames pass at once.
    pub frames: usize,
}

/// Laps that are sown at full length before a long sowing begins to hurry.
const UNHURRIED_LAPS: u16 = 6;
/// How long, in milliseconds, the hurried rest of a sowing may take.
const HURRIED_MS: usize = 20_000;
/// The shortest frame, in milliseconds: one at 60 frames a second.
const SHORTEST: usize = 16;

impl Tick {
    /// How long the frame at `frame` stays, and where it leads; `caption` is the length in characters of the sentence to be
    /// read at it.
    #[must_use]
    pub fn after(transcript: &Transcript, frame: usize, announced: bool, speed: Speed, caption: usize) -> Tick {
        let one = |wait| Tick { wait, frames: 1 };
        let lap = transcript.scene(frame).lap;
        let read = match speed {
            Speed::Counting => 1_500 + 90 * caption as u32,
            Speed::Normal => 700 + 45 * caption as u32,
            Speed::Brisk => 500 + 8 * caption as u32,
            // From the last frame on to the next ply, if a forced pass follows.
            Speed::Instant => return Tick { wait: 0, frames: transcript.end().saturating_sub(frame).max(1) },
        };
        let (drop, breath) = match speed {
            Speed::Counting => (1_000, 900),
            Speed::Normal => (320, 420),
            _ => (110, 120),
        };
        if announced {
            return one(read.min(9_000));
        }
        let here = transcript.event_at(frame);
        match (here, transcript.next_event(frame)) {
            // A capture is announced as soon as its seed has settled, and gathered after.
            (_, Some(Event::Capture { .. })) => one(drop / 2),
            (Some(Event::Capture { .. }), _) => one(if speed == Speed::Counting { 1_200 } else { 700 }),
            (Some(Event::Share { .. }), _) => one(900),
            (Some(Event::TurnEnd { .. } | Event::Pass { .. } | Event::RoundEnd { .. }), Some(_)) => {
                one(read.min(6_000))
            }
            (Some(Event::Fill { .. } | Event::Close { .. } | Event::Reopen { .. }), Some(_)) => one(read.min(4_000)),
            _ if lap > UNHURRIED_LAPS => Tick::hurried(transcript, frame, lap, drop),
            (Some(Event::Lift { .. }), _) => one(if speed == Speed::Normal { 650 } else { breath }),
            (Some(Event::Relay { .. }), _) => one(breath * 100 / (80 + 20 * u32::from(lap))),
            _ => one(drop * 100 / (85 + 15 * u32::from(lap.max(1)))),
        }
    }

    /// How long a whole sowing is seen, in milliseconds, with sentences of `caption` letters.
    #[must_use]
    pub fn whole(transcript: &Transcript, speed: Speed, caption: usize) -> u32 {
        let (mut frame, mut ms) = (0, 0);
        while frame < transcript.end() {
            if matches!(transcript.next_event(frame), Some(Event::Capture { .. })) {
                ms += Tick::after(transcript, frame, true, speed, caption).wait;
            }
            let tick = Tick::after(transcript, frame, false, speed, caption);
            ms += tick.wait;
            frame += tick.frames;
        }
        ms
    }

    /// The tick of a long sowing: every lap a little faster, and many frames at once where the rest would take too long.
    fn hurried(transcript: &Transcript, frame: usize, lap: u16, drop: u32) -> Tick {
        let wait = (drop as usize * 40 / usize::from(lap.max(1)) / 10).clamp(SHORTEST, drop as usize / 2);
        let left = transcript.end().saturating_sub(frame);
        let at_most = HURRIED_MS / wait;
        let to_capture = transcript.events()[frame..]
            .iter()
            .take(left / at_most + 1)
            .position(|event| matches!(event, Event::Capture { .. } | Event::TurnEnd { .. }))
            .unwrap_or(usize::MAX);
        Tick { wait: wait as u32, frames: (left / at_most + 1).min(to_capture.max(1)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sowtell_rules::{Game, Position};

    use crate::session::Scene;

    fn transcript(game: Game, position: &str, letter: char) -> Transcript {
        let position: Position = position.parse().expect("a position");
        let mut events = Vec::new();
        let pit = position.board().pit(letter).expect("a pit");
        position.sow(&game.ruleset(), pit, &mut |event| events.push(event)).expect("a legal move");
        Transcript::new(Scene::of(&position), events)
    }

    fn played(transcript: &Transcript, speed: Speed) -> (usize, u32) {
        let (mut frame, mut ticks, mut ms) = (0, 0, 0);
        while frame < transcript.end() {
            let tick = Tick::after(transcript, frame, false, speed, 80);
            assert!(tick.frames > 0);
            frame += tick.frames;
            ticks += 1;
            ms += tick.wait;
        }
        (ticks, ms)
    }

    #[test]
    fn counting_gives_every_seed_of_the_first_lap_a_second() {
        let transcript = transcript(Game::Tihbat, "7,7/7,7 s 0,0", 'A');
        let (ticks, ms) = played(&transcript, Speed::Counting);
        assert_eq!(ticks, transcript.end());
        assert!(ms >= 7_000, "{ms}");
    }

    #[test]
    fn instant_is_a_single_step() {
        let transcript = transcript(Game::RioKadalis, "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0", 'A');
        assert_eq!(played(&transcript, Speed::Instant), (1, 0));
    }

    #[test]
    fn every_speed_leads_on_from_the_last_frame_to_the_next_ply() {
        let transcript = transcript(Game::Tihbat, "1,2/0,0 s 12,13", 'A');
        for speed in Speed::ALL {
            assert_eq!(Tick::after(&transcript, transcript.end(), false, speed, 80).frames, 1, "{speed:?}");
        }
    }

    #[test]
    fn a_sowing_of_hundreds_of_laps_speeds_up_instead_of_holding_people_for_minutes() {
        let rules = Game::Sadeqa.ruleset();
        // A sowing of hundreds of laps, found in random play.
        let mut seed = 1u64;
        let mut position = Position::start(&rules);
        let longest = loop {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let legal = position.legal(&rules);
            let Some(pit) = legal.nth((seed >> 33) as usize % legal.len().max(1)) else {
                position = Position::start(&rules);
                continue;
            };
            let sown = position.sow(&rules, pit, &mut ()).expect("a legal move");
            if sown.laps > 300 {
                let mut events = Vec::new();
                position.sow(&rules, pit, &mut |event| events.push(event)).expect("a legal move");
                break Transcript::new(Scene::of(&position), events);
            }
            position = sown.position;
        };
        assert!(longest.laps() > 200, "{} laps", longest.laps());
        for speed in [Speed::Normal, Speed::Brisk] {
            let (_, ms) = played(&longest, speed);
            assert!(ms < 60_000, "{} laps took {ms} ms", longest.laps());
        }
    }
}
