//! The staff's corner: a long press, a code, and then what the staff want to know.

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use sowtell_app::pages::Dialog;
use sowtell_app::widgets::{button, tool};
use sowtell_app::words::Words;
use sowtell_phrases::Value;
use web_sys::Element;
use yew::prelude::*;

use super::faults::Trouble;

/// How long the corner has to be pressed, in milliseconds.
const LONG: u32 = 3_000;
/// How long it is said that a code is wrong, in milliseconds.
const SAID: u32 = 2_500;
/// How long an open panel stands without a touch, in milliseconds: staff who walk away leave no door open.
const LEFT_ALONE: u32 = 120_000;

/// What the corner shows.
#[derive(Clone, PartialEq, Properties)]
pub struct StaffProps {
    /// The code.
    pub code: AttrValue,
    /// The words.
    pub words: Words,
    /// What in the settings cannot be followed.
    pub troubles: Vec<Trouble>,
    /// The `uptime` when the page began.
    pub since: f64,
    /// Visitors' games that have been begun.
    pub games: u32,
    /// Demonstrations that have been begun.
    pub shows: u32,
    /// Called when the corner is touched, but not for long.
    pub ontap: Callback<()>,
    /// Called when everything is to begin anew.
    pub onreset: Callback<()>,
}

#[derive(Clone, PartialEq)]
enum Door {
    Closed,
    /// The corner is being pressed.
    Pressed,
    /// The code is asked for; so much of it has been typed.
    Asking(String),
    /// The code was wrong.
    Wrong,
    Open,
}

/// The corner.
#[component]
pub fn Staff(props: &StaffProps) -> Html {
    let StaffProps { code, words, ontap, onreset, .. } = props;
    let door = use_state_eq(|| Door::Closed);
    {
        let door = door.clone();
        use_effect_with((*door).clone(), move |now| {
            let clock = match now {
                Door::Pressed => Some(Timeout::new(LONG, move || door.set(Door::Asking(String::new())))),
                Door::Wrong => Some(Timeout::new(SAID, move || door.set(Door::Closed))),
                Door::Asking(_) | Door::Open => Some(Timeout::new(LEFT_ALONE, move || door.set(Door::Closed))),
                Door::Closed => None,
            };
            move || drop(clock)
        });
    }
    let set = |to: Door| {
        let door = door.clone();
        move || door.set(to.clone())
    };
    let press = {
        let pressed = set(Door::Pressed);
        Callback::from(move |event: PointerEvent| {
            // A finger is kept by what it touches first, and would not be seen to slip off it.
            if let Some(corner) = event.target_dyn_into::<Element>() {
                let _ = corner.release_pointer_capture(event.pointer_id());
            }
            pressed();
        })
    };
    let lift = {
        let (door, ontap) = (door.clone(), ontap.clone());
        Callback::from(move |_: PointerEvent| {
            if *door == Door::Pressed {
                door.set(Door::Closed);
                ontap.emit(());
            }
        })
    };
    let leave = {
        let (door, closed) = (door.clone(), set(Door::Closed));
        Callback::from(move |_: PointerEvent| {
            if *door == Door::Pressed {
                closed();
            }
        })
    };
    let onclose = {
        let closed = set(Door::Closed);
        Callback::from(move |()| closed())
    };
    let close = words.text("close");
    let inside = match &*door {
        Door::Closed | Door::Pressed => Html::default(),
        Door::Asking(typed) => {
            let (door, code) = (door.clone(), code.clone());
            let then = Callback::from(move |typed: String| {
                door.set(match typed.len() {
                    _ if typed == code.as_str() => Door::Open,
                    length if length >= code.len() => Door::Wrong,
                    _ => Door::Asking(typed),
                });
            });
            html! { <Dialog title={words.text("kiosk-code")} {close} {onclose}>{ keypad(typed, words, &then) }</Dialog> }
        }
        Door::Wrong => html! {
            <Dialog title={words.text("kiosk-code")} {close} {onclose}>
                <p class="over" role="alert" data-code-wrong="">{ words.text("kiosk-code-wrong") }</p>
            </Dialog>
        },
        Door::Open => {
            let onreset = {
                let (onreset, onclose) = (onreset.clone(), onclose.clone());
                Callback::from(move |_: MouseEvent| {
                    onclose.emit(());
                    onreset.emit(());
                })
            };
            html! { <Dialog title={words.text("kiosk-staff")} {close} {onclose}>{ panel(props, onreset) }</Dialog> }
        }
    };
    html! {
        <>
            <div class="corner" aria-hidden="true" data-corner="" onpointerdown={press} onpointerup={lift} onpointerleave={leave.clone()} onpointercancel={leave}></div>
            { inside }
        </>
    }
}

/// The keys of the code.
fn keypad(typed: &str, words: &Words, then: &Callback<String>) -> Html {
    let count = i64::try_from(typed.len()).unwrap_or_default();
    let told = words.text_with("kiosk-code-typed", &[("count", Value::Number(count))]);
    let digit = |digit: u8| {
        let next = format!("{typed}{digit}");
        let number = words.main().number(i64::from(digit));
        html! { <button type="button" key={digit} data-digit={digit.to_string()} onclick={then.reform(move |_: MouseEvent| next.clone())}>{ number }</button> }
    };
    let mut shorter = typed.to_owned();
    shorter.pop();
    html! {
        <div class="over keypad">
            <p class="typed" role="status" aria-label={told}>{ for (0..typed.len()).map(|place| html! { <span key={place} class="dot"></span> }) }</p>
            { for (1..=9).map(digit) }
            <span></span>
            { digit(0) }
            { tool("code-back", "M8 5h13v14H8L2 12ZM11 9.500 13.500 12 11 14.500 12.500 16 15 13.500 17.500 16 19 14.500 16.500 12 19 9.500 17.500 8 15 10.500 12.500 8Z",
                words.text("kiosk-code-back"), !typed.is_empty(), then.reform(move |_: MouseEvent| shorter.clone())) }
        </div>
    }
}

/// What the staff want to know, and can do.
fn panel(props: &StaffProps, onreset: Callback<MouseEvent>) -> Html {
    let StaffProps { words, troubles, since, games, shows, .. } = props;
    let row = |key: &str, value: String| html! { <div key={key.to_owned()}><dt>{ words.text(key) }</dt><dd data-staff={key.to_owned()}>{ value }</dd></div> };
    let count = |count: u32| words.main().number(i64::from(count));
    let reload = Callback::from(|_: MouseEvent| {
        // Refused nowhere; if it were, the panel would simply stay.
        let _ = window().location().reload();
    });
    html! {
        <div class="over staff">
            <dl>
                { row("kiosk-version", env!("CARGO_PKG_VERSION").to_owned()) }
                { row("kiosk-build", build().unwrap_or_else(|| "–".to_owned())) }
                { row("kiosk-uptime", in_words(words, uptime() - since)) }
                { row("kiosk-visits", count(*games)) }
                { row("kiosk-shows", count(*shows)) }
            </dl>
            if !troubles.is_empty() { { said(troubles, words) } }
            <div class="options">
                { button("primary", "reset-now", words.text("kiosk-reset-now").into(), true, onreset) }
                { button("", "reload", words.text("kiosk-reload").into(), true, reload) }
            </div>
        </div>
    }
}

/// What in the settings cannot be followed, sentence by sentence.
pub fn said(troubles: &[Trouble], words: &Words) -> Html {
    html! {
        <ul class="faults">
            { for troubles.iter().enumerate().map(|(number, trouble)| html! { <li key={number} data-trouble="">{ words.both(|p| trouble.say(p)) }</li> }) }
        </ul>
    }
}

/// What the build called the program by what is in it: `hall-0123456789abcdef.js`.
fn build() -> Option<String> {
    let named = document().query_selector("meta[name=hall]").ok()??.get_attribute("content")?;
    Some(named.strip_prefix("hall-")?.strip_suffix(".js")?.to_owned())
}

/// Milliseconds by a clock that nobody sets.
#[must_use]
pub fn uptime() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// How long the page has been running, in words.
fn in_words(words: &Words, ms: f64) -> String {
    let minutes = (ms / 60_000.0) as i64;
    let number = |n: i64| Value::Number(n);
    words.text_with(
        "kiosk-uptime-value",
        &[("days", number(minutes / 1440)), ("hours", number(minutes / 60 % 24)), ("minutes", number(minutes % 60))],
    )
}
