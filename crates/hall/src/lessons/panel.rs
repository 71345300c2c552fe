//! The question of a lesson with its answers, and what came out.

use sowtell_app::widgets::{button, press};
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use sowtell_rules::Player;
use yew::prelude::*;

use super::file::{Ask, Text};
use super::judged::Given;
use super::lesson::{Answer, Lesson};
use crate::class::answers::{large, numbers, yes_or_no};

/// A lesson's text in every language in use, with the languages they are in.
fn said(text: &Text, words: &Words) -> Vec<(&'static str, String)> {
    let mut pieces: Vec<(&'static str, String)> = Vec::new();
    for p in words.all() {
        let (language, own) = text.of(p.language());
        let piece = (language.key(), in_digits(p, own));
        // A text that is there in one language only is not said twice.
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    pieces
}

/// A lesson's text with its figures in the language's digits, if those are wished for.
pub(super) fn in_digits(p: &Phrases, text: &str) -> String {
    p.text_with("lesson-text", &[("text", Value::Text(text))])
}

/// The text in the first language, or the one it is in.
pub(super) fn title(lesson: &Lesson, words: &Words) -> Html {
    html! { <>{ for said(&lesson.title, words).into_iter().map(|(lang, text)| html! { <span class="said" {lang}>{ text }{ " " }</span> }) }</> }
}

/// A sentence that says so where a lesson is not there in a language in use.
fn lacking(lesson: &Lesson, words: &Words) -> Html {
    let lacks = |p: &&Phrases| !lesson.question.has(p.language()) || !lesson.explanation.has(p.language());
    html! {
        <>
            { for words.all().filter(lacks).map(|p| html! {
                <p class="quiet lacking" lang={p.language().key()}>{ p.text("lesson-not-in-language") }</p>
            }) }
        </>
    }
}

/// Whom the question tells.
pub(super) struct Question<'q> {
    pub(super) lesson: &'q Lesson,
    pub(super) words: &'q Words,
    /// The element it stands in.
    pub(super) told: &'q NodeRef,
    /// Called with the class's answer; none if it is to be shown without one.
    pub(super) ongiven: &'q Callback<Option<Given>>,
    /// Whether what was typed last was no number.
    pub(super) misread: bool,
    /// Called with whether what was typed is no number.
    pub(super) onmisread: Callback<bool>,
}

/// The question and what can be answered.
pub(super) fn asking(question: &Question<'_>) -> Html {
    let Question { lesson, words, ongiven, misread, onmisread, .. } = question;
    let pieces = said(&lesson.question, words);
    let show = ongiven.reform(|()| None);
    html! {
        <div class="caption quiz" ref={question.told.clone()} data-lesson-stage="asking">
            <div class="sentences" aria-live="polite" aria-atomic="true">
                { for pieces.into_iter().map(|(lang, text)| html! { <p data-caption="question" {lang}>{ text }</p> }) }
            </div>
            { lacking(lesson, words) }
            <div class="answers-room">
                { match (lesson.ask, lesson.answer) {
                    (Ask::Where(_), _) => html! { <p class="quiet how">{ words.both(|p| p.text("lesson-how-where")) }</p> },
                    (_, Answer::Pits(_)) => html! { <p class="quiet how">{ words.both(|p| p.text("lesson-how-choose")) }</p> },
                    (_, Answer::Yes(_)) => yes_or_no(words, &ongiven.reform(|yes| Some(Given::Yes(yes)))),
                    (_, Answer::Player(_)) => players(words, ongiven),
                    (_, Answer::Number(_)) => numbers(words, words.text("lesson-answer"), &ongiven.reform(|number| Some(Given::Number(number))), onmisread),
                } }
                if *misread { <p class="misread" role="alert">{ words.both(|p| p.text("answer-not-a-number")) }</p> }
                <span class="sow-room">{ button("", "show-answer", words.both(|p| p.text("lesson-show")), true, press(&show)) }</span>
            </div>
        </div>
    }
}

fn players(words: &Words, ongiven: &Callback<Option<Given>>) -> Html {
    let choice = |player: Option<Player>, action: &'static str, digit: i64| {
        let inside = words.both(|p| player.map_or_else(|| p.text("lesson-nobody"), |player| p.player(player)));
        large(action, digit, inside, words, ongiven.reform(move |_: MouseEvent| Some(Given::Player(player))))
    };
    html! {
        <div class="answers">
            { choice(Some(Player::South), "south", 1) }
            { choice(Some(Player::North), "north", 2) }
            { choice(None, "nobody", 3) }
        </div>
    }
}

/// What came out: whether the answer was right, why it is so, and what has just been seen on the board.
pub(super) fn explained(
    lesson: &Lesson,
    given: Option<Given>,
    words: &Words,
    told: &NodeRef,
    seen: Vec<(&'static str, String)>,
) -> Html {
    let verdict = given.map(|given| lesson.answer.is(given));
    let key = verdict.map(|right| if right { "lesson-right" } else { "lesson-wrong" });
    let pieces = said(&lesson.explanation, words);
    html! {
        <div class="caption quiz verdict" ref={told.clone()} data-lesson-stage="explained"
            data-verdict={verdict.map(|right| if right { "right" } else { "wrong" })}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                if let Some(key) = key {
                    <p class="judged"><span aria-hidden="true">{ if verdict == Some(true) { "✓ " } else { "✗ " } }</span><strong>{ words.both(|p| p.text(key)) }</strong></p>
                }
                { for pieces.into_iter().map(|(lang, text)| html! { <p data-caption="explanation" {lang}>{ text }</p> }) }
            </div>
            { lacking(lesson, words) }
            <div class="seen">
                { for seen.into_iter().map(|(lang, text)| html! { <p class="quiet" {lang}>{ text }</p> }) }
            </div>
        </div>
    }
}
