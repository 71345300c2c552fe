//! What a key answers in a lesson, and which pits do.

use sowtell_rules::{PitSet, Player};

use super::file::Ask;
use super::judged::Given;
use super::lesson::{Answer, Lesson};
use crate::class::keys::Place;

/// The pits that answer a question.
pub(super) fn choices(lesson: &Lesson) -> PitSet {
    match lesson.ask {
        Ask::Where(_) => {
            let board = *lesson.session.position().board();
            board.pits().filter(|pit| !board.is_closed(*pit)).collect()
        }
        _ => lesson.session.legal(),
    }
}

/// What a key answers, wherever the focus is but in a field, a choice or a dialog.
pub(super) fn answer_of(key: &str, place: Place, lesson: &Lesson) -> Option<Given> {
    let letter = typed(key, place)?;
    let position = lesson.session.position();
    let own = match (lesson.ask, position.mover()) {
        // Both rows answer: South's letters are capitals, North's small.
        (Ask::Where(_), _) => letter,
        (_, Player::South) => letter.to_ascii_uppercase(),
        (_, Player::North) => letter.to_ascii_lowercase(),
    };
    match (lesson.answer, letter) {
        (Answer::Pits(_), _) => position.board().pit(own).filter(|pit| choices(lesson).contains(*pit)).map(Given::Pit),
        (Answer::Yes(_), '1' | '2') => Some(Given::Yes(letter == '1')),
        (Answer::Player(_), '1' | '2') => Some(Given::Player(Some(Player::BOTH[usize::from(letter == '2')]))),
        (Answer::Player(_), '3') => Some(Given::Player(None)),
        _ => None,
    }
}

/// Whether a key is for the field in which a number is answered.
pub(super) fn is_for_number(key: &str, place: Place, lesson: &Lesson) -> bool {
    matches!(lesson.answer, Answer::Number(_)) && typed(key, place).is_some_and(|digit| digit.is_ascii_digit())
}

/// The one letter or digit of a key pressed where it is nobody else's.
fn typed(key: &str, place: Place) -> Option<char> {
    let mut typed = key.chars();
    match (place, typed.next(), typed.next()) {
        (Place::Dialog | Place::Choice | Place::Text, ..) => None,
        (_, typed, None) => typed,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sowtell_rules::Pit;

    fn lesson(ask: &str) -> Lesson {
        let text = r#"{
            "game": "rio-kadalis", "position": "0,1,0,1,2,0/3,0,0,1,0,2 s 20,18", "ask": ASK,
            "title": {"en": "T"}, "question": {"en": "Q"}, "explanation": {"en": "E"}
        }"#;
        Lesson::read("one", &text.replace("ASK", ask)).expect("a lesson")
    }

    #[test]
    fn a_letter_is_a_pit_that_can_be_the_answer() {
        let pit = |letter| Pit::named(letter, 6).map(Given::Pit);
        let choose = lesson(r#"{"choose": "binikh"}"#);
        assert_eq!(answer_of("e", Place::Page, &choose), pit('E'));
        assert_eq!(answer_of("E", Place::Board, &choose), pit('E'));
        assert_eq!(answer_of("c", Place::Page, &choose), None, "an empty pit");
        let last = lesson(r#"{"where": "E"}"#);
        assert_eq!(answer_of("c", Place::Page, &last), pit('c'));
        assert_eq!(answer_of("C", Place::Page, &last), pit('C'));
        for place in [Place::Text, Place::Choice, Place::Dialog] {
            assert_eq!(answer_of("e", place, &choose), None, "{place:?}");
        }
        assert_eq!(answer_of("End", Place::Page, &choose), None);
    }

    #[test]
    fn digits_answer_what_is_answered_by_digits() {
        let who = lesson(r#"{"who": "E"}"#);
        let said = ["1", "2", "3", "4"].map(|key| answer_of(key, Place::Button, &who));
        let [south, north] = Player::BOTH.map(|player| Some(Given::Player(Some(player))));
        assert_eq!(said, [south, north, Some(Given::Player(None)), None]);
        let yes = lesson(r#"{"captures": "E"}"#);
        assert_eq!(answer_of("2", Place::Page, &yes), Some(Given::Yes(false)));
        let many = lesson(r#"{"how-many": "E"}"#);
        assert_eq!(answer_of("4", Place::Page, &many), None);
        assert!(is_for_number("4", Place::Page, &many) && !is_for_number("4", Place::Text, &many));
        assert!(!is_for_number("4", Place::Page, &who) && !is_for_number("e", Place::Page, &many));
    }
}
