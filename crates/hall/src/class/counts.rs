//! The counting aloud: which seed of its lap fell where.

use sowtell_app::session::Transcript;
use sowtell_rules::{Event, Pit};

/// The pits into which seeds of the present lap have fallen, each with the number of the seed that fell there last; the
/// newest last. Nothing before a lap's first seed, and nothing once the turn has ended.
#[must_use]
pub fn counts(transcript: &Transcript, frame: usize) -> Vec<(Pit, u16)> {
    let mut counted: Vec<(Pit, u16)> = Vec::new();
    let seen = &transcript.events()[..frame.min(transcript.end())];
    // Only the present lap is gone through: a sowing may have thousands.
    let from =
        seen.iter().rposition(|event| matches!(event, Event::Lift { .. } | Event::Relay { .. })).unwrap_or(seen.len());
    let mut number = 0;
    for event in &seen[from..] {
        match *event {
            Event::Drop { pit, .. } => {
                number += 1;
                counted.retain(|(other, _)| *other != pit);
                counted.push((pit, number));
            }
            Event::TurnEnd { .. } => counted.clear(),
            _ => {}
        }
    }
    counted
}

/// The number of the seed that has just fallen, if one has.
#[must_use]
pub fn counted(transcript: &Transcript, frame: usize) -> Option<u16> {
    match transcript.event_at(frame) {
        Some(Event::Drop { .. }) => counts(transcript, frame).last().map(|(_, number)| *number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use sowtell_app::session::{Action, Session, State};
    use sowtell_rules::{Game, Move};

    use super::*;

    #[test]
    fn each_lap_is_counted_from_one() {
        let state = State::new(Session::recorded(Game::RioKadalis));
        let pit = state.session.position().board().pit('A').expect("a pit");
        let sown = state.reduce(Action::Play(Move::Sow(pit)));
        let transcript = sown.transcript();
        let said: Vec<Option<u16>> = (0..=8).map(|frame| counted(transcript, frame)).collect();
        // Before, lifted, four seeds, the relay, and on with the first two of five.
        assert_eq!(said, [None, None, Some(1), Some(2), Some(3), Some(4), None, Some(1), Some(2)]);
        assert_eq!(counts(transcript, 5).len(), 4);
        assert_eq!(counts(transcript, 6), []);
        assert_eq!(counts(transcript, transcript.end()), []);
    }

    #[test]
    fn a_lap_that_comes_round_counts_on_in_the_same_pit() {
        let start = "7,0/0,0 s 0,21".parse().expect("a position");
        let session = Session::begin(Game::Tihbat.into(), Some(start), false).expect("it fits");
        let state = State::new(session);
        let pit = state.session.position().board().pit('A').expect("a pit");
        let sown = state.reduce(Action::Play(Move::Sow(pit)));
        let falls: Vec<usize> =
            (0..=sown.transcript().end()).filter(|frame| counted(sown.transcript(), *frame).is_some()).collect();
        let last = *falls.last().expect("seeds fall");
        assert_eq!(counted(sown.transcript(), last), Some(7));
        assert_eq!(counts(sown.transcript(), last).len(), 4);
    }
}
