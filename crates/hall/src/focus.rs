//! The focus, where what had it goes away.

use gloo::utils::document;
use web_sys::{FocusOptions, HtmlElement};
use yew::NodeRef;

/// Gives the focus to the element of `node`, where the page stays as far scrolled as it is.
pub(crate) fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // A browser that cannot focus it leaves the focus where it is.
        let _ = element.focus_with_options(&options);
    }
}

/// The same, if nothing has the focus.
pub(crate) fn focus_if_idle(node: &NodeRef) {
    if document().active_element().is_none_or(|element| element.tag_name() == "BODY") {
        focus(node);
    }
}
