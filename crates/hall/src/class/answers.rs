//! What a class answers a question with: buttons for yes and no, buttons and a field for numbers.

use sowtell_app::widgets::button;
use sowtell_app::words::Words;
use sowtell_rules::MOST_SEEDS;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

/// The numbers that are answered with one click.
const NUMBERS: u16 = 12;

/// A large button with the key that stands for it.
pub(crate) fn large(
    action: &'static str,
    digit: i64,
    inside: Html,
    words: &Words,
    onclick: Callback<MouseEvent>,
) -> Html {
    let inside = html! { <><kbd aria-hidden="true">{ words.main().number(digit) }</kbd>{ inside }</> };
    button("large", action, inside, true, onclick)
}

/// Yes and no.
pub(crate) fn yes_or_no(words: &Words, onanswer: &Callback<bool>) -> Html {
    let choice = |yes: bool| {
        let (key, action, digit) = if yes { ("answer-yes", "yes", 1) } else { ("answer-no", "no", 2) };
        large(action, digit, words.both(|p| p.text(key)), words, onanswer.reform(move |_: MouseEvent| yes))
    };
    html! { <div class="answers">{ choice(true) }{ choice(false) }</div> }
}

/// Numbers of seeds: the small ones each with a button, any with a field, beside which `add` stands on the button.
/// `onmisread` is called with whether what was answered last was no number.
pub(crate) fn numbers(words: &Words, add: String, onanswer: &Callback<u16>, onmisread: &Callback<bool>) -> Html {
    let onsubmit = {
        let (onanswer, onmisread) = (onanswer.clone(), onmisread.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form: Option<HtmlFormElement> = event.target().and_then(|target| target.dyn_into().ok());
            let field = form.and_then(|form| form.query_selector("input").ok().flatten());
            let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else { return };
            // No board holds more seeds than that.
            let read = number(&field.value(), MOST_SEEDS.into());
            onmisread.emit(read.is_none());
            if let Some(seeds) = read {
                onanswer.emit(seeds);
                field.set_value("");
            }
        })
    };
    html! {
        <div class="answers numbers">
            { for (0..=NUMBERS).map(|seeds| {
                let (onanswer, onmisread) = (onanswer.clone(), onmisread.clone());
                let onclick = move |_: MouseEvent| {
                    onmisread.emit(false);
                    onanswer.emit(seeds);
                };
                html! { <button type="button" key={seeds} data-answer={seeds.to_string()} {onclick}>{ words.main().number(i64::from(seeds)) }</button> }
            }) }
            <form {onsubmit}>
                <input type="text" inputmode="numeric" maxlength="3" size="3" autocomplete="off" data-number="" aria-label={words.text("answer-number")} />
                <button type="submit" data-action="add">{ add }</button>
            </form>
        </div>
    }
}

/// A number in whatever digits it is typed, if it is no greater than `most`.
pub(crate) fn number(text: &str, most: u16) -> Option<u16> {
    let digit = |c: char| match c {
        '0'..='9' => c.to_digit(10),
        '\u{0A66}'..='\u{0A6F}' => Some(u32::from(c) - 0x0A66),
        '\u{0E50}'..='\u{0E59}' => Some(u32::from(c) - 0x0E50),
        _ => None,
    };
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let mut number = 0u32;
    for c in text.chars() {
        // Too great already, however many digits follow: the sum must not run over.
        number = (number * 10 + digit(c)?).min(u32::from(u16::MAX) + 1);
    }
    u16::try_from(number).ok().filter(|number| *number <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_in_any_digits() {
        for (text, read) in [(" 12 ", 12), ("੧੨", 12), ("๑๒", 12), ("1๒", 12), ("0", 0), ("255", 255)] {
            assert_eq!(number(text, 255), Some(read), "{text}");
        }
        for bad in ["", " ", "256", "65536", "999999999999", "-1", "four", "1 2", "1.5"] {
            assert_eq!(number(bad, 255), None, "{bad}");
        }
        assert_eq!(number("13", 12), None);
        assert_eq!(number("65536", u16::MAX), None);
    }
}
