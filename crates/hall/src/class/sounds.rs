//! The quiet sounds of seeds: a soft knock for each that falls, a lower one for a capture. Made by the browser out of
//! nothing but numbers; nothing of it exists before it is asked for.

use std::cell::RefCell;

use sowtell_app::session::{Cursor, State};
use sowtell_rules::Event;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};
use yew::prelude::*;

/// A knock.
#[derive(Clone, Copy)]
struct Knock {
    /// Its pitch, in hertz.
    pitch: f32,
    /// How loud it begins; 1 is as loud as can be.
    loud: f32,
    /// How long it lasts, in seconds.
    lasts: f64,
}

/// A seed that falls; the more a pit holds, the a little lower.
fn seed(holds: u8) -> Knock {
    Knock { pitch: 640.0 - 14.0 * f32::from(holds.min(20)), loud: 0.07, lasts: 0.07 }
}

const CAPTURE: Knock = Knock { pitch: 196.0, loud: 0.11, lasts: 0.3 };

/// What is heard when an event has just been seen.
fn knock(event: Event) -> Option<Knock> {
    match event {
        Event::Drop { holds, .. } => Some(seed(holds)),
        Event::Capture { .. } => Some(CAPTURE),
        _ => None,
    }
}

/// The browser's sounds, made when the first is wanted.
#[derive(Default)]
struct Sounds(Option<AudioContext>);

impl Sounds {
    fn play(&mut self, knock: Knock) -> Result<(), JsValue> {
        let context = match &self.0 {
            Some(context) => context,
            None => self.0.insert(AudioContext::new()?),
        };
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        let now = context.current_time();
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(knock.pitch);
        volume.gain().set_value_at_time(knock.loud, now)?;
        volume.gain().exponential_ramp_to_value_at_time(0.000_1, now + knock.lasts)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start()?;
        tone.stop_with_when(now + knock.lasts)
    }

    fn end(&mut self) {
        if let Some(context) = self.0.take() {
            // What cannot be closed is silent all the same.
            let _ = context.close();
        }
    }
}

/// Lets the seeds be heard while it is `wanted`, as the moment looked at goes on.
#[hook]
pub fn use_sounds(wanted: bool, state: &State) {
    let sounds = use_memo((), |()| RefCell::new(Sounds::default()));
    let seen = use_mut_ref(|| state.cursor);
    {
        let sounds = sounds.clone();
        let event = state.transcript().event_at(state.cursor.frame).filter(|_| !state.cursor.announced);
        use_effect_with((wanted, state.cursor), move |(wanted, cursor)| {
            let before = seen.replace(*cursor);
            if *wanted
                && goes_on(before, *cursor)
                && let Some(knock) = event.and_then(knock)
            {
                // A browser without sound shows the seeds all the same.
                let _ = sounds.borrow_mut().play(knock);
            }
        });
    }
    use_effect_with(wanted, move |_| move || sounds.borrow_mut().end());
}

/// Whether one moment comes after another.
fn goes_on(before: Cursor, now: Cursor) -> bool {
    (before.round, before.ply, before.frame) < (now.round, now.ply, now.frame)
}
