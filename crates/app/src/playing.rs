//! The clock that runs a sowing.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::session::{Action, Cursor, Speed, State, Tick};
use crate::store::Dispatch;

/// Runs the clock over what is looked at, and says how long the present step takes, in milliseconds: 0 while nothing runs.
/// `caption` is the length of the sentence now shown, in characters.
#[hook]
pub fn use_playback(state: &State, speed: Speed, caption: usize, dispatch: Dispatch) -> u32 {
    let tick = state
        .running
        .then(|| Tick::after(state.transcript(), state.cursor.frame, state.cursor.announced, speed, caption));
    let moment: Option<(Cursor, Tick)> = tick.map(|tick| (state.cursor, tick));
    use_effect_with(moment, move |moment| {
        // Dropped with the effect: a clock that is stopped or set anew never fires.
        let timeout =
            moment.map(|(_, tick)| Timeout::new(tick.wait, move || dispatch.dispatch(Action::Tick(tick.frames))));
        move || drop(timeout)
    });
    tick.map_or(0, |tick| tick.wait)
}
