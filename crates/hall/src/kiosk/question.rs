//! Asks whether anybody is still there, and counts down.

use sowtell_app::words::Words;
use sowtell_phrases::Value;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::sight::Sides;

/// What the question shows.
#[derive(Clone, PartialEq, Properties)]
pub struct QuestionProps {
    /// Seconds left.
    pub left: u32,
    /// The words.
    pub sides: Sides,
}

/// The question. Any touch answers it: it is veiled, and whoever counts the touches takes it away.
#[component]
pub fn Question(props: &QuestionProps) -> Html {
    let QuestionProps { left, sides } = props;
    let (dialog, still_here) = (use_node_ref(), use_node_ref());
    {
        let (dialog, still_here) = (dialog.clone(), still_here.clone());
        use_effect_with((), move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // A browser without modal dialogs shows it in its place.
                if dialog.show_modal().is_err() {
                    dialog.set_open(true);
                }
                if let Some(button) = still_here.cast::<HtmlElement>() {
                    let _ = button.focus();
                }
            }
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let words = &sides.near;
    // Read out once with the button; a number every second would drown it.
    html! {
        <dialog ref={dialog} class="question" data-veil="" role="alertdialog" aria-labelledby="question" aria-describedby="question-why" onkeydown={only_answer}>
            if let Some(far) = &sides.far {
                <div class="turned" aria-hidden="true" lang={far.main().language().key()}>
                    <p class="asks">{ far.text("kiosk-asking") }</p>
                    <p>{ countdown(far, *left) }</p>
                </div>
            }
            <h2 id="question">{ words.both(|p| p.text("kiosk-asking")) }</h2>
            <p id="question-why" class="hidden-label">{ words.text("kiosk-asking-why") }</p>
            <p class="countdown" data-left={left.to_string()} aria-hidden="true">{ countdown(words, *left) }</p>
            <button ref={still_here} type="button" class="primary" data-action="still-here">{ words.both(|p| p.text("kiosk-still-here")) }</button>
        </dialog>
    }
}

/// What is counted down.
fn countdown(words: &Words, left: u32) -> Html {
    let seconds = i64::from(left);
    words.both(|p| p.text_with("kiosk-countdown", &[("seconds", Value::Number(seconds))]))
}

/// A key answers like a touch and does nothing else.
fn only_answer(event: KeyboardEvent) {
    event.prevent_default();
}
