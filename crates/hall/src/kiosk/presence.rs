//! Whether anybody is there: the clock that asks after a while without a touch, and counts down.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use yew::prelude::*;

/// Seconds that are counted down before everything begins anew.
pub const COUNTDOWN: u32 = 15;

/// What is known of whether anybody is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Touches so far: with each the clock begins anew.
    touches: u32,
    /// Seconds left, while it is asked whether anybody is there.
    pub left: Option<u32>,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Somebody touches the screen or presses a key.
    Touch,
    /// Nobody has for as long as is waited for.
    Quiet,
    /// A second of the countdown has passed.
    Second,
}

impl Presence {
    /// What is known after a sign.
    #[must_use]
    pub fn told(self, sign: Sign) -> Presence {
        match sign {
            Sign::Touch => Presence { touches: self.touches.wrapping_add(1), left: None },
            Sign::Quiet => Presence { left: Some(COUNTDOWN), ..self },
            Sign::Second => Presence { left: self.left.map(|left| left.saturating_sub(1)), ..self },
        }
    }

    /// Whether the countdown has run out.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.left == Some(0)
    }
}

impl Reducible for Presence {
    type Action = Sign;

    fn reduce(self: Rc<Self>, sign: Sign) -> Rc<Self> {
        Rc::new(self.told(sign))
    }
}

/// Asks after `idle` seconds without a touch, and calls `gone` when the countdown has run out. While the kiosk is `busy`
/// with a sowing or a thought no time passes; it begins anew when that ends.
#[hook]
pub fn use_presence(idle: u32, busy: bool, gone: &Callback<()>) -> Presence {
    let store = use_reducer(Presence::default);
    let presence = *store;
    {
        let told = store.dispatcher();
        use_effect_with((), move |()| {
            // A click without a touch before it comes from a switch or a screen reader.
            let listeners = ["pointerdown", "keydown", "wheel", "click"].map(|event| {
                let told = told.clone();
                EventListener::new(&document(), event, move |_| told.dispatch(Sign::Touch))
            });
            move || drop(listeners)
        });
    }
    {
        let (told, gone) = (store.dispatcher(), gone.clone());
        use_effect_with((presence, busy, idle), move |(presence, busy, idle)| {
            let clock = match presence.left {
                Some(_) if presence.is_over() => {
                    gone.emit(());
                    None
                }
                Some(_) => Some(Timeout::new(1_000, move || told.dispatch(Sign::Second))),
                None if *busy => None,
                None => Some(Timeout::new(1_000 * idle, move || told.dispatch(Sign::Quiet))),
            };
            move || drop(clock)
        });
    }
    presence
}

/// The small boards on which seeds are being sown.
#[derive(Default)]
struct Sowings(u32);

impl Reducible for Sowings {
    type Action = bool;

    fn reduce(self: Rc<Self>, begun: bool) -> Rc<Self> {
        Rc::new(Sowings(if begun { self.0 + 1 } else { self.0.saturating_sub(1) }))
    }
}

/// Whether seeds are being sown on any of several boards, and who is to be told when one of them begins and ends.
#[hook]
pub fn use_sowings() -> (bool, Callback<bool>) {
    let sowings = use_reducer(Sowings::default);
    let told = sowings.dispatcher();
    let onsowing = use_callback((), move |begun: bool, ()| told.dispatch(begun));
    (sowings.0 > 0, onsowing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_down_from_fifteen_and_any_touch_ends_that() {
        let mut presence = Presence::default().told(Sign::Quiet);
        assert_eq!(presence.left, Some(15));
        for left in (1..15).rev() {
            presence = presence.told(Sign::Second);
            assert_eq!((presence.left, presence.is_over()), (Some(left), false));
        }
        let touched = presence.told(Sign::Touch);
        assert_eq!(touched.left, None);
        assert_ne!(touched, Presence::default(), "the clock begins anew");
        assert!(presence.told(Sign::Second).is_over());
    }
}
