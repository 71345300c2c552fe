//! What a board, its clock and its sentence have in common wherever they stand: on the page, in a rule's small board, in
//! front of a class.

use sowtell_rules::{Event, IllegalMove, Move, Pit};
use yew::prelude::*;

use crate::coach::moves_back;
use crate::session::{Action, Session, State};
use crate::settings::Settings;
use crate::store::Dispatch;
use crate::view::Highlights;

/// Plays the pit that is chosen, or goes on while seeds travel: a tap never plays by accident. Nothing is played while it
/// is `barred`, because somebody else is to move.
#[hook]
pub fn use_choose(running: bool, barred: bool, dispatch: &Dispatch) -> Callback<Pit> {
    let dispatch = dispatch.clone();
    use_callback((running, barred), move |pit: Pit, (running, barred)| {
        if *running {
            dispatch.dispatch(Action::GoOn);
        } else if !barred {
            dispatch.dispatch(Action::Play(Move::Sow(pit)));
        }
    })
}

/// Goes on to the next sentence while seeds travel.
#[hook]
pub fn use_go_on(running: bool, dispatch: &Dispatch) -> Callback<()> {
    let dispatch = dispatch.clone();
    use_callback(running, move |(), running| {
        if *running {
            dispatch.dispatch(Action::GoOn);
        }
    })
}

/// Takes moves back to where a person can choose again.
pub fn take_back(session: &Session, settings: &Settings, dispatch: &Dispatch) {
    for _ in 0..moves_back(session, settings) {
        dispatch.dispatch(Action::Undo);
    }
}

/// Why each pit that cannot be played now cannot.
#[must_use]
pub fn refusals(session: &Session, at_end: bool) -> Vec<(Pit, IllegalMove)> {
    if !at_end {
        return Vec::new();
    }
    let pits = session.position().board().pits();
    pits.filter_map(|pit| Some((pit, session.refusal(Move::Sow(pit))?))).collect()
}

/// The pits of the first lap from `pit`, in order.
#[must_use]
pub fn first_lap(session: &Session, pit: Pit) -> Vec<Pit> {
    let events = session.preview(Move::Sow(pit));
    let lap = events.iter().take_while(|event| !matches!(event, Event::Relay { .. }));
    let mut path: Vec<Pit> = lap
        .filter_map(|event| match event {
            Event::Drop { pit, .. } => Some(*pit),
            _ => None,
        })
        .collect();
    if !path.is_empty() {
        path.insert(0, pit);
    }
    path
}

/// What is marked on the board at the moment looked at.
#[must_use]
pub fn marks(state: &State) -> Highlights {
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
