//! The question before the class with its answers, and what came out.

use sowtell_app::session::State;
use sowtell_app::widgets::{button, press};
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use yew::prelude::*;

use super::ballot::Tally;
use super::quiz::{Ask, Posed, Quiz, Stage};
use super::words::{answer, explanation, letter, question, sum};
use super::{Answer, Question};
use crate::class::answers::{numbers, yes_or_no};

/// Whom the panel tells.
pub struct Panel<'p> {
    /// The question.
    pub posed: &'p Posed,
    /// The words.
    pub words: &'p Words,
    /// Called with what is done with the question.
    pub ask: Callback<Ask>,
    /// Called when the seeds are to be sown.
    pub onsow: Callback<()>,
    /// Called when the question is to be withdrawn.
    pub onwithdraw: Callback<()>,
    /// The element that it all stands in.
    pub node: NodeRef,
    /// Whether the last answer that was typed was no number.
    pub misread: bool,
    /// Called with whether the answer typed was no number.
    pub onmisread: Callback<bool>,
}

/// The question, what the class can answer, and what it has answered.
pub fn asking(panel: &Panel<'_>) -> Html {
    let Panel { posed, words, ask, onsow, onwithdraw, misread, onmisread, .. } = panel;
    html! {
        <div class="caption quiz" data-quiz="asking" ref={panel.node.clone()}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                { for words.all().map(|p| html! { <p data-caption="question" lang={p.language().key()}>{ question(p, posed) }</p> }) }
            </div>
            <div class="answers-room">
                { match posed.question {
                    Question::Last => html! { <p class="quiet how">{ words.both(|p| p.text("how-last")) }</p> },
                    Question::Capture => yes_or_no(words, &ask.reform(|yes| Ask::Answer(Answer::YesNo(yes)))),
                    Question::Count => numbers(words, words.text("answer-add"), &ask.reform(|seeds| Ask::Answer(Answer::Number(seeds))), onmisread),
                } }
                if *misread { <p class="misread" role="alert">{ words.both(|p| p.text("answer-not-a-number")) }</p> }
            </div>
            <div class="ballot-room">
                { ballot(panel) }
                <span class="sow-room">
                    { button("primary", "sow", words.both(|p| p.text("sow-now")), true, press(onsow)) }
                    { button("", "withdraw", words.both(|p| p.text("ask-another")), true, press(onwithdraw)) }
                </span>
            </div>
        </div>
    }
}

/// What has been answered so far; each answer can be taken back.
fn ballot(panel: &Panel<'_>) -> Html {
    let Panel { posed, words, ask, .. } = panel;
    if posed.ballot.all() == 0 {
        return html! { <p class="ballot quiet" data-ballot="">{ words.both(|p| p.text("answers-none")) }</p> };
    }
    html! {
        <ul class="ballot" data-ballot="" aria-label={words.text("answers")}>
            { for posed.ballot.answers().iter().map(|&(given, times)| {
                let said = answer(words.main(), posed.before(), given);
                let name = words.text_with("answer-take-back", &[("answer", Value::Text(&said))]);
                let onclick = ask.reform(move |_: MouseEvent| Ask::TakeBack(given));
                html! {
                    <li key={said.clone()} data-given={said.clone()} data-times={times.to_string()}>
                        <span class="hidden-label">{ times_said(words.main(), &said, times) }</span>
                        <span aria-hidden="true">{ said.clone() }{ " × " }{ words.main().number(i64::from(times)) }</span>
                        <button type="button" class="take-back" aria-label={name.clone()} title={name} {onclick}>{ "−" }</button>
                    </li>
                }
            }) }
        </ul>
    }
}

/// How often an answer was given, in a sentence.
fn times_said(p: &Phrases, said: &str, times: u16) -> String {
    p.text_with("answer-times", &[("answer", Value::Text(said)), ("times", Value::Number(i64::from(times)))])
}

/// The right answer, why it is right, and who was right.
pub fn answered(posed: &Posed, words: &Words, node: &NodeRef) -> Html {
    let (all, right) = (posed.ballot.all(), posed.ballot.times(posed.right));
    html! {
        <div class="caption quiz verdict" data-quiz="answered" ref={node.clone()}>
            <div class="sentences" aria-live="polite" aria-atomic="true">
                { for words.all().map(|p| {
                    let [right, why] = explanation(p, posed);
                    html! { <p data-caption="answer" lang={p.language().key()}><strong>{ right }</strong>{ " " }{ why }</p> }
                }) }
            </div>
            <div class="ballot-room">
                { sum_said(posed, words) }
                if all > 0 {
                    <ul class="ballot" data-ballot="" aria-label={words.text("answers")}>
                        { for posed.ballot.answers().iter().map(|&(given, times)| {
                            let said = answer(words.main(), posed.before(), given);
                            let good = given == posed.right;
                            let (class, key) = if good { ("right", "answer-right") } else { ("wrong", "answer-wrong") };
                            html! {
                                <li key={said.clone()} {class} data-given={said.clone()} data-times={times.to_string()}>
                                    <span class="hidden-label">{ times_said(words.main(), &said, times) }{ ", " }{ words.text(key) }</span>
                                    <span aria-hidden="true">{ if good { "✓ " } else { "✗ " } }{ said.clone() }{ " × " }{ words.main().number(i64::from(times)) }</span>
                                </li>
                            }
                        }) }
                    </ul>
                }
                <p class="came-out" data-score="">{ words.both(|p| p.text_with("right-answers", &[("right", Value::Number(i64::from(right))), ("all", Value::Number(i64::from(all)))])) }</p>
            </div>
        </div>
    }
}

/// The captures of a sowing added up: `E 4 + c 4 = 8`.
fn sum_said(posed: &Posed, words: &Words) -> Html {
    let parts = sum(posed);
    if parts.is_empty() {
        return Html::default();
    }
    let p = words.main();
    let one = |(pit, seeds): &(Option<_>, u8)| {
        let seeds = p.number(i64::from(*seeds));
        pit.map_or(seeds.clone(), |pit| format!("{}\u{a0}{seeds}", letter(posed.before(), pit)))
    };
    let all: i64 = parts.iter().map(|(_, seeds)| i64::from(*seeds)).sum();
    let text = format!("{} = {}", parts.iter().map(one).collect::<Vec<_>>().join(" + "), p.number(all));
    html! { <p class="sum" data-sum="">{ text }</p> }
}

/// The tally of the class in a sentence.
fn tally_said(p: &Phrases, tally: Tally) -> String {
    let args = [
        ("questions", Value::Number(i64::from(tally.questions))),
        ("right", Value::Number(i64::from(tally.right))),
        ("all", Value::Number(i64::from(tally.answers))),
    ];
    p.text_with("tally", &args)
}

/// The tally of the class in a few figures; nothing before the first question.
pub fn tally(tally: Tally, words: &Words) -> Html {
    if tally.questions == 0 {
        return Html::default();
    }
    let said = tally_said(words.main(), tally);
    let number = |n: u32| words.main().number(i64::from(n));
    html! {
        <p class="tally" data-tally="" title={said.clone()}>
            <span class="hidden-label">{ said }</span>
            <span class="short" aria-hidden="true">{ "✓ " }{ number(tally.right) }{ " / " }{ number(tally.answers) }</span>
        </p>
    }
}

/// The tally in full, and what begins it anew; nothing before the first question.
pub fn tally_in_full(tally: Tally, words: &Words, ask: &Callback<Ask>) -> Html {
    if tally.questions == 0 {
        return Html::default();
    }
    html! {
        <div class="tally" data-tally-in-full="">
            <p>{ words.both(|p| tally_said(p, tally)) }</p>
            { button("", "tally-reset", words.both(|p| p.text("tally-reset")), true, ask.reform(|_: MouseEvent| Ask::Anew)) }
        </div>
    }
}

/// The question at the moment looked at, and how far it has come.
#[must_use]
pub fn posed_now<'q>(quiz: &'q Quiz, state: &State) -> Option<(&'q Posed, Stage)> {
    let posed = quiz.posed.as_ref()?;
    posed.stage(state).map(|stage| (posed, stage))
}
