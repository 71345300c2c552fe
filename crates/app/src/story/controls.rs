//! Pause, steps, the slider over a move, and taking moves back.

use sowtell_phrases::Value;
use sowtell_rules::Event;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::session::{Action, Cursor, Speed, State};
use crate::store::Dispatch;
use crate::view::Px;
use crate::widgets::{BACK, FORWARD, PAUSE, RESTART, RUN, UNDO, press, tool};
use crate::words::Words;

/// What the controls show, and whom they tell.
pub struct Controls<'c> {
    /// The session, and the moment of it that is looked at.
    pub state: &'c State,
    /// The words.
    pub words: &'c Words,
    /// The speed.
    pub speed: Speed,
    /// Called with another speed.
    pub onspeed: Callback<Speed>,
    /// Called when moves are to be taken back.
    pub onundo: Callback<()>,
    /// Called when whoever is about to move is to wait; none if nobody moves by itself.
    pub onwait: Option<Callback<()>>,
    /// Further buttons.
    pub help: Html,
}

/// The controls under the sentence.
pub fn controls(props: &Controls<'_>, dispatch: &Dispatch) -> Html {
    let Controls { state, words, speed, onspeed, .. } = props;
    let act = |action: Action| {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(action.clone()))
    };
    let control = |key: &'static str, path: &'static str, action: Action, enabled: bool| {
        let onclick = match action {
            Action::Undo => press(&props.onundo),
            Action::Pause if !state.running => props.onwait.as_ref().map(press).unwrap_or_default(),
            action => act(action),
        };
        tool(key, path, words.text(key), enabled, onclick)
    };
    let started = state.cursor != Cursor::default();
    let session = &state.session;
    html! {
        <div class="controls" role="group" aria-label={words.text("controls-label")}>
            { slider(state, words, dispatch) }
            <div class="tools-row">
            <div class="tools">
                { control("step-back", BACK, Action::StepBack, started) }
                if state.running || props.onwait.is_some() {
                    { control("pause", PAUSE, Action::Pause, true) }
                } else {
                    { control("run", RUN, Action::Resume, !state.at_end()) }
                }
                { control("step-forward", FORWARD, Action::StepForward, !state.at_end()) }
                { control("go-on", "M4 5v14l8-7ZM12 5v14l8-7Z", Action::GoOn, !state.at_end()) }
                <span class="gap"></span>
                { control("undo", UNDO, Action::Undo, session.can_undo()) }
                { control("redo", "m15 5 5.5 5.5L15 16v-3.5h-5a3.25 3.25 0 0 0 0 6.5h3v2.5h-3a5.75 5.75 0 0 1 0-11.5h5Z", Action::Redo, session.can_redo()) }
                { control("restart", RESTART, Action::Restart, session.can_undo()) }
            </div>
            <div class="tools">{ props.help.clone() }</div>
            <fieldset class="speeds">
                <legend>{ words.text("settings-speed") }</legend>
                { for Speed::ALL.map(|each| {
                    let onspeed = onspeed.clone();
                    let id = format!("speed-{}", each.key());
                    html! {
                        <label key={each.key()}>
                            <input type="radio" name="speed" value={each.key()} checked={each == *speed} onchange={move |_: Event_| onspeed.emit(each)} />
                            <span>{ words.text(&id) }</span>
                        </label>
                    }
                }) }
            </fieldset>
            </div>
        </div>
    }
}

/// A change of a form's element, as Yew calls it; the rules have events of their own.
type Event_ = yew::Event;

/// The slider over the move's steps, with its marks.
fn slider(state: &State, words: &Words, dispatch: &Dispatch) -> Html {
    let transcript = state.transcript();
    let end = transcript.end();
    let cursor = state.cursor;
    let oninput = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: InputEvent| {
            let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
                return;
            };
            if let Ok(frame) = input.value().parse() {
                dispatch.dispatch(Action::Goto(Cursor { frame, announced: false, ..cursor }));
            }
        })
    };
    let told = |frame: usize| {
        let args = [("frame", Value::Number(frame as i64)), ("end", Value::Number(end as i64))];
        words.text_with("slider-value", &args)
    };
    let marks = transcript.marks();
    html! {
        <div class="steps">
            <input type="range" min="0" max={end.to_string()} value={cursor.frame.to_string()} disabled={end == 0}
                aria-label={words.text("slider-label")} aria-valuetext={told(cursor.frame)} {oninput} />
            <svg class="marks" viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                { for marks.iter().map(|&(at, _)| {
                    let x = 1000.0 * at as f64 / end.max(1) as f64;
                    html! { <path d={format!("M{} 0V9", Px(x))} /> }
                }) }
            </svg>
            <div class="mark-list">
                { for marks.iter().map(|&(at, event)| {
                    let name = match event {
                        Event::Relay { lap, .. } => words.text_with("mark-relay", &[("lap", Value::Number(i64::from(lap)))]),
                        _ => words.text("mark-capture"),
                    };
                    let capture = matches!(event, Event::Capture { .. });
                    let to = Cursor { frame: if capture { at } else { at + 1 }, announced: capture, ..cursor };
                    let dispatch = dispatch.clone();
                    html! {
                        <button type="button" key={at} class={classes!("mark", if capture { "capture" } else { "relay" })}
                            title={name.clone()} aria-label={name} onclick={move |_: MouseEvent| dispatch.dispatch(Action::Goto(to))}></button>
                    }
                }) }
            </div>
        </div>
    }
}
