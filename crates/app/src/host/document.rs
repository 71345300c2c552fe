//! The document element: its language, its palette, and the hooks that say when the page is ready or busy.

use gloo::utils::{document_element, window};
use sowtell_phrases::Language;

use crate::settings::Palette;

/// Sets the document's language and palette.
pub fn dress(language: Language, palette: Palette) {
    let root = document_element();
    // Nothing that can go wrong here keeps the page from being used.
    let _ = root.set_attribute("lang", language.key());
    let _ = root.set_attribute("dir", language.direction());
    let _ = root.set_attribute("data-palette", palette.key());
}

/// Sets or removes a bare attribute of the document element.
pub fn flag(name: &str, set: bool) {
    let root = document_element();
    let _ = if set { root.set_attribute(name, "") } else { root.remove_attribute(name) };
}

/// The flag of a board inside another page.
pub const EMBEDDED: &str = "data-embedded";

/// Whether the document element has this attribute.
#[must_use]
pub fn flagged(name: &str) -> bool {
    document_element().has_attribute(name)
}

/// The title of the window.
pub fn title(title: &str) {
    gloo::utils::document().set_title(title);
}

/// The language to begin in: the first one of those that the page has been made for, or else the first that the visitor's
/// browser asks for and that there are words in.
#[must_use]
pub fn preferred_language() -> Option<Language> {
    if let Some(named) = super::words::named_languages() {
        return named.first().copied();
    }
    window().navigator().languages().iter().find_map(|tag| {
        let tag = tag.as_string()?;
        tag.split('-').next()?.to_ascii_lowercase().parse().ok()
    })
}

/// Fills the screen with the page, or leaves the full screen.
pub fn toggle_full_screen() {
    let document = gloo::utils::document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else {
        // Refused in a frame that may not; the page stays as it is.
        let _ = document_element().request_fullscreen();
    }
}

/// Has the page printed.
pub fn print() {
    // A frame that may not print does nothing.
    let _ = window().print();
}

/// Whether the page may fill the screen.
#[must_use]
pub fn can_fill_screen() -> bool {
    gloo::utils::document().fullscreen_enabled()
}
