//! The sentence in front of the class: both languages equally large, and smaller only where it is very long.

use sowtell_app::session::State;
use sowtell_app::story::Shown;
use sowtell_app::widgets::press;
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use web_sys::HtmlElement;
use yew::prelude::*;

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
    let player = state.session.position().mover();
    let choose = |p: &Phrases| p.text_with("ask-choose", &[("player", Value::Text(&p.player(player)))]);
    let nothing_told = state.told().is_none() && state.refused.is_none();
    let sentences: Vec<(&'static str, String)> = if choosing && nothing_told {
        words.all().map(|p| (p.language().key(), choose(p))).collect()
    } else {
        shown.sentences(words).map(|(lang, text)| (lang, text.to_owned())).collect()
    };
    let status = match (choosing, nothing_told) {
        (true, true) => Html::default(),
        (true, false) => words.both(choose),
        (false, _) => shown.status(state, words),
    };
    html! {
        <div class={classes!("caption", kind)} ref={node.clone()} onclick={press(ongoon)}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                { for sentences.into_iter().map(|(lang, text)| html! { <p data-caption={kind} {lang}>{ text }</p> }) }
            </div>
            <p class="status" data-status="">{ status }</p>
        </div>
    }
}
