//! The pages: the board, the rules, the solved games, and what this is.

mod about;
mod bar;
mod dialogs;
mod keep;
mod play;
mod rules;
mod solved;

pub use about::about;
pub use bar::{Bar, bar};
pub use dialogs::{NewGame, settings_dialog};
pub use play::Play;
pub use rules::rules;
pub use solved::Solved;

use sowtell_rules::Event;

use crate::session::State;
use crate::view::Highlights;

/// What is marked on the board at the moment looked at.
fn marks(state: &State) -> Highlights {
    let transcript = state.transcript();
    let frame = state.cursor.frame;
    let mut marks = Highlights::default();
    if state.cursor.announced
        && let Some(Event::Capture { pit, .. }) = transcript.next_event(frame)
    {
        marks.ringed = pit;
        return marks;
    }
    match transcript.event_at(frame) {
        Some(Event::Capture { pit, seeds, to, .. }) => {
            marks.ringed = pit;
            marks.flight = Some((pit, seeds, to));
        }
        Some(Event::Share { to, seeds }) => marks.flight = Some((None, seeds, to)),
        Some(Event::Drop { pit, .. }) => marks.falling = Some(pit),
        Some(Event::TurnEnd { pit, .. }) => marks.last = Some(pit),
        _ => {}
    }
    if frame == transcript.end() {
        marks.last = transcript.events().iter().rev().find_map(|event| match event {
            Event::TurnEnd { pit, .. } => Some(*pit),
            _ => None,
        });
    }
    marks
}
