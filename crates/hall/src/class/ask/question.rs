//! What can be asked about a sowing, and what the right answer is: read from the events of the sowing, never worked out.

use sowtell_rules::{Event, Pit, Player};

/// A question about a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Where will the last seed fall?
    Last,
    /// Will whoever moves capture anything?
    Capture,
    /// How many seeds will whoever moves capture? What a round's end shares out is not counted.
    Count,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The pit in which the last seed falls.
    Pit(Pit),
    /// Whether anything is captured.
    YesNo(bool),
    /// How many seeds are captured.
    Number(u16),
}

impl Question {
    /// All of them.
    pub const ALL: [Question; 3] = [Question::Last, Question::Capture, Question::Count];

    /// Its name in the address.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Question::Last => "last",
            Question::Capture => "capture",
            Question::Count => "count",
        }
    }

    /// The question of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Question> {
        Question::ALL.into_iter().find(|question| question.key() == name)
    }

    /// The right answer, by the events of the sowing and who moves; none where nothing is sown.
    #[must_use]
    pub fn answer(self, events: &[Event], mover: Player) -> Option<Answer> {
        let last = events.iter().rev().find_map(|event| match event {
            Event::Drop { pit, .. } => Some(*pit),
            _ => None,
        })?;
        let captured = captures(events, mover).map(|(_, seeds)| u16::from(seeds)).sum();
        Some(match self {
            Question::Last => Answer::Pit(last),
            Question::Capture => Answer::YesNo(captured > 0),
            Question::Count => Answer::Number(captured),
        })
    }
}

/// What `mover` captures in a sowing: the pit of each capture (none where the whole board is swept up) and how many seeds.
pub fn captures(events: &[Event], mover: Player) -> impl Iterator<Item = (Option<Pit>, u8)> {
    events.iter().filter_map(move |event| match *event {
        Event::Capture { pit, seeds, to, .. } if to == mover => Some((pit, seeds)),
        _ => None,
    })
}
