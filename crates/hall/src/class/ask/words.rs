//! What is said of a question: the question itself, its answers, and why the right one is right. All of it is made of the
//! events of the sowing.

use sowtell_app::session::Session;
use sowtell_app::story::telling;
use sowtell_phrases::{LineKind, Phrases, Value};
use sowtell_rules::{Event, Pit};

use super::question::captures;
use super::{Answer, Posed, Question};

/// The question as it is put to the class.
#[must_use]
pub fn question(p: &Phrases, posed: &Posed) -> String {
    let mover = p.player(posed.mover);
    let letter = letter(posed.before(), posed.pit);
    let args = [("mover", Value::Text(&mover)), ("pit", Value::Text(&letter))];
    p.text_with(&format!("question-{}", posed.question.key()), &args)
}

/// An answer, as short as can be.
#[must_use]
pub fn answer(p: &Phrases, session: &Session, answer: Answer) -> String {
    match answer {
        Answer::Pit(pit) => letter(session, pit),
        Answer::YesNo(true) => p.text("answer-yes"),
        Answer::YesNo(false) => p.text("answer-no"),
        Answer::Number(seeds) => p.number(i64::from(seeds)),
    }
}

/// The right answer in a sentence, and the sentence of the game that says why.
#[must_use]
pub fn explanation(p: &Phrases, posed: &Posed) -> [String; 2] {
    let (session, telling) = (posed.before(), telling(posed.before(), posed.mover));
    let right = match posed.right {
        Answer::Pit(pit) => {
            let owner = p.player(pit.owner(session.rules().pits_a_row()));
            p.text_with("right-last", &[("pit", Value::Text(&letter(session, pit))), ("owner", Value::Text(&owner))])
        }
        Answer::YesNo(_) | Answer::Number(_) => {
            let seeds: i64 = captures(&posed.events, posed.mover).map(|(_, seeds)| i64::from(seeds)).sum();
            let mover = p.player(posed.mover);
            p.text_with("right-count", &[("mover", Value::Text(&mover)), ("seeds", Value::Number(seeds))])
        }
    };
    let own = |frame: usize| {
        let event = posed.events.get(frame);
        matches!(event, Some(Event::Capture { to, .. }) if *to == posed.mover)
    };
    let lines = p.narrate(&telling, &posed.events);
    let mut why = lines.iter().filter(|line| matches!(line.kind, LineKind::Capture | LineKind::TurnEnd));
    let line = match posed.question {
        // What happened where the last seed fell is told last.
        Question::Last => why.next_back(),
        Question::Capture | Question::Count => why.clone().find(|line| own(line.frame)).or_else(|| why.next_back()),
    };
    [right, line.map(|line| line.text.clone()).unwrap_or_default()]
}

/// Every capture of the mover as it adds up: pit and seeds. Empty for fewer than two.
#[must_use]
pub fn sum(posed: &Posed) -> Vec<(Option<Pit>, u8)> {
    let parts: Vec<_> = captures(&posed.events, posed.mover).collect();
    if parts.len() < 2 || posed.question == Question::Last { Vec::new() } else { parts }
}

/// A pit's letter.
#[must_use]
pub fn letter(session: &Session, pit: Pit) -> String {
    pit.letter(session.rules().pits_a_row()).to_string()
}
