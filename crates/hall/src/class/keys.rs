//! The keyboard and the clicker: what a key means to the class wherever the focus is, so that it never has to be looked
//! for. Page Up and Page Down are what clickers send.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use sowtell_rules::{Pit, Player};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::ask::Question;

/// Where a key was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a dialog, or anywhere while one is open.
    Dialog,
    /// In a field that text is typed into.
    Text,
    /// On a choice, which has keys of its own.
    Choice,
    /// On the board.
    Board,
    /// On a button.
    Button,
    /// On nothing that takes keys.
    Page,
}

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A step on.
    Forward,
    /// A step back.
    Back,
    /// Sow what has been asked about.
    Sow,
    /// Withdraw the question.
    Withdraw,
    /// This pit.
    Pit(Pit),
    /// Yes or no.
    YesNo(bool),
    /// A digit of a number: the field for it takes it.
    Digit,
}

/// What a key means in a place; `asked` is the question that is open, `mover` whoever is to move.
#[must_use]
pub fn meaning(key: &str, place: Place, asked: Option<Question>, mover: Player, pits_a_row: u8) -> Option<Meaning> {
    let on = if asked.is_some() { Meaning::Sow } else { Meaning::Forward };
    match (key, place) {
        (_, Place::Dialog) => return None,
        ("Escape", _) => return asked.map(|_| Meaning::Withdraw),
        // A choice has keys of its own, but a clicker is not held on it.
        ("PageDown", _) => return Some(on),
        ("PageUp", _) => return Some(Meaning::Back),
        (_, Place::Text | Place::Choice) => return None,
        ("ArrowRight", Place::Page | Place::Button) => return Some(on),
        ("ArrowLeft", Place::Page | Place::Button) => return Some(Meaning::Back),
        ("Enter", Place::Page) => return asked.map(|_| Meaning::Sow),
        _ => {}
    }
    let mut typed = key.chars();
    let (letter, None) = (typed.next()?, typed.next()) else { return None };
    match (asked, letter) {
        // Both rows answer: South's letters are capitals, North's small.
        (Some(Question::Last), letter) if letter.is_ascii_alphabetic() => {
            Pit::named(letter, pits_a_row).map(Meaning::Pit)
        }
        (Some(Question::Capture), '1' | '2') => Some(Meaning::YesNo(letter == '1')),
        (Some(Question::Count), letter) if letter.is_ascii_digit() => Some(Meaning::Digit),
        (None, letter) if letter.is_ascii_alphabetic() && place != Place::Board => {
            let own = match mover {
                Player::South => letter.to_ascii_uppercase(),
                Player::North => letter.to_ascii_lowercase(),
            };
            Pit::named(own, pits_a_row).map(Meaning::Pit)
        }
        _ => None,
    }
}

/// Whether a key that is held down is kept from doing again and again what it did at first: choosing a pit, answering. Steps
/// go on, and so do the keys of fields, choices and buttons.
fn once_only(key: &str, place: Place) -> bool {
    let mut typed = key.chars();
    let pressed = match (typed.next(), typed.next()) {
        (Some(letter), None) => letter.is_alphanumeric() || letter == ' ',
        _ => key == "Enter",
    };
    match place {
        Place::Board | Place::Page => pressed,
        // A button has Enter and Space to itself.
        Place::Button => pressed && !matches!(key, "Enter" | " "),
        Place::Dialog | Place::Text | Place::Choice => false,
    }
}

/// Where a key was pressed.
fn place(event: &KeyboardEvent) -> Place {
    if document().query_selector("dialog[open]").ok().flatten().is_some() {
        return Place::Dialog;
    }
    let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return Place::Page };
    let within = |what: &str| element.closest(what).ok().flatten().is_some();
    if within("input[type=text], textarea") {
        Place::Text
    } else if within("select, input") {
        Place::Choice
    } else if within(".board") {
        Place::Board
    } else if within("button, a, summary") {
        Place::Button
    } else {
        Place::Page
    }
}

/// What is done with a key pressed in a place; whether it was for the class and nobody else.
pub type Keys = Callback<(String, Place), bool>;

/// A key as it was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// The key's name.
    pub key: String,
    /// Where it was pressed.
    pub place: Place,
    /// Whether it is held down and tells of itself again.
    pub held: bool,
}

/// Listens to the keys of the whole page while a section is shown.
#[hook]
pub fn use_keys(then: Keys) {
    use_presses(then.reform(|press: Press| (press.key, press.place)));
}

/// Listens to the keys of the whole page, for those to whom a key held down is another matter; `then` says whether the key
/// was for the class and nobody else.
#[hook]
pub fn use_presses(then: Callback<Press, bool>) {
    let latest = use_mut_ref(|| then.clone());
    *latest.borrow_mut() = then;
    use_effect_with((), move |()| {
        // Before the board hears of it, and so that Page Down does not scroll.
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let latest = Rc::clone(&latest);
        let listener = EventListener::new_with_options(&window(), "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
                return;
            }
            let then = latest.borrow().clone();
            let press = Press { key: event.key(), place: place(event), held: event.repeat() };
            if (press.held && once_only(&press.key, press.place)) || then.emit(press) {
                event.prevent_default();
                event.stop_propagation();
            }
        });
        move || drop(listener)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(key: &str, place: Place, asked: Option<Question>) -> Option<Meaning> {
        meaning(key, place, asked, Player::South, 6)
    }

    #[test]
    fn a_clicker_steps_wherever_the_focus_is_but_in_a_dialog() {
        for place in [Place::Text, Place::Choice, Place::Board, Place::Button, Place::Page] {
            assert_eq!(at("PageDown", place, None), Some(Meaning::Forward), "{place:?}");
            assert_eq!(at("PageUp", place, None), Some(Meaning::Back), "{place:?}");
            assert_eq!(at("PageDown", place, Some(Question::Last)), Some(Meaning::Sow), "{place:?}");
        }
        for key in ["PageDown", "PageUp", "b", "Escape"] {
            assert_eq!(at(key, Place::Dialog, Some(Question::Last)), None, "{key}");
        }
    }

    #[test]
    fn a_choice_keeps_its_own_keys() {
        for key in ["ArrowRight", "ArrowLeft", "ArrowDown", "Enter", " ", "b", "1"] {
            assert_eq!(at(key, Place::Choice, None), None, "{key}");
            assert_eq!(at(key, Place::Choice, Some(Question::Capture)), None, "{key}");
        }
    }

    #[test]
    fn a_key_held_down_steps_on_but_answers_once() {
        for place in [Place::Board, Place::Page, Place::Button] {
            for key in ["PageDown", "PageUp", "ArrowRight", "ArrowLeft", "Escape", "Backspace"] {
                assert!(!once_only(key, place), "{key} {place:?}");
            }
            for key in ["b", "B", "1"] {
                assert!(once_only(key, place), "{key} {place:?}");
            }
            for key in ["Enter", " "] {
                assert_eq!(once_only(key, place), place != Place::Button, "{key:?} {place:?}");
            }
        }
        for place in [Place::Text, Place::Choice, Place::Dialog] {
            assert!(["b", "1", "Enter", " "].iter().all(|key| !once_only(key, place)), "{place:?}");
        }
    }

    #[test]
    fn arrows_step_but_on_the_board_they_lead_from_pit_to_pit() {
        assert_eq!(at("ArrowRight", Place::Page, None), Some(Meaning::Forward));
        assert_eq!(at("ArrowLeft", Place::Button, None), Some(Meaning::Back));
        assert_eq!(at("ArrowRight", Place::Board, None), None);
        assert_eq!(at("ArrowRight", Place::Text, None), None);
    }

    #[test]
    fn letters_are_the_movers_pits_until_both_rows_answer() {
        let pit = |letter| Pit::named(letter, 6).map(Meaning::Pit);
        assert_eq!(at("b", Place::Page, None), pit('B'));
        assert_eq!(meaning("B", Place::Page, None, Player::North, 6), pit('b'));
        assert_eq!(at("b", Place::Board, None), None);
        assert_eq!(at("b", Place::Board, Some(Question::Last)), pit('b'));
        assert_eq!(at("B", Place::Page, Some(Question::Last)), pit('B'));
        assert_eq!(at("z", Place::Page, None), None);
        assert_eq!(at("b", Place::Text, None), None);
    }

    #[test]
    fn digits_answer() {
        assert_eq!(at("1", Place::Board, Some(Question::Capture)), Some(Meaning::YesNo(true)));
        assert_eq!(at("2", Place::Page, Some(Question::Capture)), Some(Meaning::YesNo(false)));
        assert_eq!(at("3", Place::Page, Some(Question::Capture)), None);
        assert_eq!(at("3", Place::Page, Some(Question::Count)), Some(Meaning::Digit));
        assert_eq!(at("3", Place::Text, Some(Question::Count)), None);
        assert_eq!(at("Escape", Place::Text, Some(Question::Count)), Some(Meaning::Withdraw));
        assert_eq!(at("Escape", Place::Page, None), None);
    }
}
