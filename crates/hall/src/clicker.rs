//! The keys that step, wherever the focus is. Page Up and Page Down are what clickers send.

use crate::class::keys::Place;

/// A step that a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// On.
    Forward,
    /// Back.
    Back,
}

/// The step that a key pressed in a place asks for. A clicker is far from the screen: what has the focus there must not
/// swallow its two keys. Arrows belong to whatever has a use of its own for them.
pub(crate) fn step(key: &str, place: Place) -> Option<Step> {
    match (key, place) {
        (_, Place::Dialog) => None,
        ("PageDown", _) | ("ArrowRight", Place::Page | Place::Button) => Some(Step::Forward),
        ("PageUp", _) | ("ArrowLeft", Place::Page | Place::Button) => Some(Step::Back),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clicker_steps_wherever_the_focus_is_but_in_a_dialog() {
        for place in [Place::Text, Place::Choice, Place::Board, Place::Button, Place::Page] {
            assert_eq!(step("PageDown", place), Some(Step::Forward), "{place:?}");
            assert_eq!(step("PageUp", place), Some(Step::Back), "{place:?}");
        }
        assert_eq!(step("PageDown", Place::Dialog), None);
    }

    #[test]
    fn arrows_are_left_to_fields_choices_and_the_board() {
        for place in [Place::Text, Place::Choice, Place::Board, Place::Dialog] {
            assert_eq!((step("ArrowLeft", place), step("ArrowRight", place)), (None, None), "{place:?}");
        }
        assert_eq!(step("ArrowRight", Place::Button), Some(Step::Forward));
        assert_eq!(step("ArrowLeft", Place::Page), Some(Step::Back));
    }
}
