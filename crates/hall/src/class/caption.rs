//! The sentence in front of the class: both languages equally large, and smaller only where it is very long.

use sowtell_app::session::State;
use sowtell_app::story::Shown;
use sowtell_app::widgets::press;
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use web_sys::HtmlElement;
use yew::prelude::*;

use super::aloud::Pieces;

/// How large the sentence is written, in hundredths of its usual size, until it fits into its place.
const SIZES: [u32; 9] = [100, 94, 88, 82, 76, 70, 64, 58, 52];

/// Writes what is in the element of `node` as large as fits into it, whenever `what` it shows has changed.
#[hook]
pub fn use_fit<T: PartialEq + 'static>(node: NodeRef, what: T) {
    use_effect_with(what, move |_| {
        let Some(element) = node.cast::<HtmlElement>() else { return };
        for size in SIZES {
            // Where it does not fit even so, it can be scrolled.
            let _ = element.style().set_property("--fit", &format!("{}", f64::from(size) / 100.0));
            if element.scroll_height() <= element.client_height() {
                break;
            }
        }
    });
}

/// That a pit is to be chosen about which the class is asked.
fn choose(state: &State, p: &Phrases) -> String {
    p.text_with("ask-choose", &[("player", Value::Text(&p.player(state.session.position().mover())))])
}

/// Whether neither the sowing nor a refusal has anything to say.
fn nothing_told(state: &State) -> bool {
    state.told().is_none() && state.refused.is_none()
}

/// The sentence now shown in each language: what is seen and what is heard. `choosing` when a pit is to be chosen that the
/// class is asked about.
pub fn sentences(shown: &Shown, state: &State, words: &Words, choosing: bool) -> Pieces {
    if choosing && nothing_told(state) {
        return words.all().map(|p| (p.language(), choose(state, p))).collect();
    }
    words.all().map(|p| p.language()).zip(shown.sentences(words).map(|(_, text)| text.to_owned())).collect()
}

/// The sentence now shown; `choosing` when a pit is to be chosen that the class is asked about.
pub fn caption(
    shown: &Shown,
    state: &State,
    words: &Words,
    choosing: bool,
    ongoon: &Callback<()>,
    node: &NodeRef,
) -> Html {
    let kind = shown.kind();
    let status = match (choosing, nothing_told(state)) {
        (true, true) => Html::default(),
        (true, false) => words.both(|p| choose(state, p)),
        (false, _) => shown.status(state, words),
    };
    html! {
        <div class={classes!("caption", kind)} ref={node.clone()} onclick={press(ongoon)}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                { for sentences(shown, state, words, choosing).into_iter().map(|(language, text)| html! { <p data-caption={kind} lang={language.key()}>{ text }</p> }) }
            </div>
            <p class="status" data-status="">{ status }</p>
        </div>
    }
}
