//! The fields beside the board: seeds of a pit or a pile, the game and its rules, and what the rules say of it all.

use sowtell_app::pages::{choice, tick};
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Telling, Value};
use sowtell_rules::{
    BoardError, Event, FirstSeed, Game, MOST_PITS_A_ROW, Pit, PitSet, Player, Variant, VariantError, Why, WrongBoard,
};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draft::{Draft, Fault, Fits, MOST_TYPED};
use crate::class::answers::number;

/// A number with a button for one less and one for one more.
pub(super) struct Count<'c> {
    /// Its name in checks.
    pub(super) name: &'static str,
    /// What it is the number of.
    pub(super) label: String,
    /// The number; none where there is nothing to count.
    pub(super) seeds: Option<u16>,
    /// The words.
    pub(super) words: &'c Words,
    /// Called with another number.
    pub(super) then: Callback<u16>,
}

/// The number with its buttons.
pub(super) fn count(count: &Count<'_>) -> Html {
    let Count { name, label, seeds, words, then } = count;
    let step = |less: bool| {
        let by = seeds.map(|seeds| if less { seeds.saturating_sub(1) } else { seeds + 1 });
        let then = then.clone();
        let onclick = Callback::from(move |_: MouseEvent| by.iter().for_each(|by| then.emit(*by)));
        let key = if less { "setup-less" } else { "setup-more" };
        let said = words.text_with(key, &[("what", Value::Text(label))]);
        let enabled = if less { seeds.is_some_and(|seeds| seeds > 0) } else { seeds.is_some() };
        html! {
            <button type="button" class="step" data-action={format!("{name}-{}", if less { "less" } else { "more" })} disabled={!enabled}
                aria-label={said.clone()} title={said} {onclick}>{ if less { "−" } else { "+" } }</button>
        }
    };
    let said = seeds.map(|seeds| words.main().number(i64::from(seeds))).unwrap_or_default();
    let field = |event: &yew::Event| event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let oninput = {
        let (then, said) = (then.clone(), said.clone());
        Callback::from(move |event: InputEvent| {
            let Some(field) = field(&event) else { return };
            match typed(&field.value()) {
                Some(read) => then.emit(read),
                // What is no number does not stay in the field.
                None => field.set_value(&said),
            }
        })
    };
    let onchange = {
        let said = said.clone();
        // However it was typed, the field is left with what lies there.
        Callback::from(move |event: yew::Event| field(&event).iter().for_each(|field| field.set_value(&said)))
    };
    html! {
        <div class="amount" role="group" aria-label={label.clone()}>
            <span class="label" aria-hidden="true">{ label.clone() }</span>
            { step(true) }
            <input type="text" inputmode="numeric" maxlength="3" size="3" autocomplete="off" data-count={*name} disabled={seeds.is_none()}
                aria-label={words.text_with("setup-seeds-of", &[("what", Value::Text(label))])}
                value={said} {oninput} {onchange} />
            { step(false) }
        </div>
    }
}

/// A number as it is typed, in whatever digits; an empty field is none.
fn typed(text: &str) -> Option<u16> {
    if text.trim().is_empty() { Some(0) } else { number(text, MOST_TYPED) }
}

/// The game and what of its rules can be changed.
pub(super) fn rules(draft: &Draft, words: &Words, change: &Callback<Draft>) -> Html {
    let variant = draft.variant;
    let recorded = variant.game.ruleset();
    let with = |with: fn(&mut Draft, &str)| {
        let (draft, change) = (draft.clone(), change.clone());
        Callback::from(move |value: String| {
            let mut draft = draft.clone();
            with(&mut draft, &value);
            change.emit(draft);
        })
    };
    let ticked = |with: fn(&mut Draft, bool)| {
        let (draft, change) = (draft.clone(), change.clone());
        Callback::from(move |on: bool| {
            let mut draft = draft.clone();
            with(&mut draft, on);
            change.emit(draft);
        })
    };
    let games = Game::ALL.map(|game| (game.key().into(), words.main().game_with_latin(game), None)).into();
    let numbers = |offered: Vec<u8>, own: u8| {
        let said = |n: u8| {
            let n_said = words.main().number(i64::from(n));
            if n == own { words.text_with("variant-as-recorded", &[("n", Value::Text(&n_said))]) } else { n_said }
        };
        offered.into_iter().map(|n| (AttrValue::from(n.to_string()), said(n), None)).collect::<Vec<_>>()
    };
    let shape = recorded.parts().board;
    let own = recorded.parts().capture.captures();
    let kept = variant.captures.unwrap_or(own);
    html! {
        <fieldset class="setup-rules">
            <legend>{ words.both(|p| p.text("setup-rules")) }</legend>
            { choice("setup-game", words.text("game-label"), games, variant.game.key(), with(|draft, value| {
                if let Ok(game) = value.parse::<Game>() {
                    draft.choose(Variant::of(game));
                }
            })) }
            { choice("setup-pits", words.text("variant-pits"), numbers((2..=MOST_PITS_A_ROW).collect(), shape.pits_a_row), &draft.pits_a_row().to_string(), with(|draft, value| {
                if let Ok(pits @ 2..=MOST_PITS_A_ROW) = value.parse() {
                    draft.resize(pits);
                }
            })) }
            { choice("setup-usual", words.text("variant-seeds"), numbers(draft.fillings(), shape.seeds_a_pit), &draft.usual().to_string(), with(|draft, value| {
                let own = draft.variant.game.ruleset().parts().board.seeds_a_pit;
                draft.variant.seeds = value.parse().ok().filter(|seeds| *seeds != own);
                draft.fill();
            })) }
            { tick("setup-clockwise", words.text("variant-clockwise"), variant.clockwise, ticked(|draft, on| draft.variant.clockwise = on)) }
            if matches!(recorded.parts().sowing.first_seed, FirstSeed::OriginPit(_)) {
                { tick("setup-lone-steps", words.text("variant-lone-steps"), variant.lone_steps, ticked(|draft, on| draft.variant.lone_steps = on)) }
            }
            if own.iter().count() > 1 {
                <div class="setup-captures" role="group" aria-label={words.text("setup-captures")}>
                    <p>{ words.both(|p| p.text("setup-captures")) }</p>
                    { for own.iter().map(|why| tick(why.key(), words.text(name_of(why)), kept.has(why), {
                        let (draft, change) = (draft.clone(), change.clone());
                        Callback::from(move |on: bool| {
                            let kept = if on { kept.with(why) } else { kept.without(why) };
                            let captures = (kept != own).then_some(kept);
                            change.emit(Draft { variant: Variant { captures, ..draft.variant }, ..draft.clone() });
                        })
                    })) }
                </div>
            }
        </fieldset>
    }
}

/// The message that names a way of capturing.
pub(crate) fn name_of(why: Why) -> &'static str {
    match why {
        Why::EvenHome => "capture-name-even-home",
        Why::Four => "capture-name-four",
        Why::Binikh => "capture-name-binikh",
        Why::Casa => "capture-name-casa",
        Why::LastCasa => "capture-name-last-casa",
        Why::LastFour => "capture-name-last-four",
        Why::Opposite => "capture-name-opposite",
    }
}

/// What the rules say of the board, in a sentence or a few.
pub(super) fn verdict(p: &Phrases, draft: &Draft, checked: &Result<Fits, Fault>) -> String {
    let telling = Telling { game: draft.variant.game, rules: draft.rules(), mover: draft.mover };
    match checked {
        Ok(Fits { pass: Some(lack), .. }) => p.event(&telling, Event::Pass { player: draft.mover, lack: *lack }),
        Ok(fits) => {
            let letters = |pits: PitSet| {
                let letter = |pit: Pit| pit.letter(draft.pits_a_row()).to_string();
                pits.iter().map(letter).collect::<Vec<_>>().join(", ")
            };
            let (player, pits) = (p.player(draft.mover), letters(fits.legal));
            let args = [("player", Value::Text(&player)), ("pits", Value::Text(&pits))];
            let mut said = p.text_with("setup-fits", &args);
            for pit in fits.endless.iter() {
                said.push(' ');
                said.push_str(&p.illegal(&telling, sowtell_rules::IllegalMove::Endless, Some(pit)));
            }
            said
        }
        Err(Fault::Over(event)) => format!("{} {}", p.event(&telling, *event), p.text("setup-nothing-to-play")),
        Err(Fault::Rows(WrongBoard { rules, position })) => {
            let args = [("position", Value::Number((*position).into())), ("rules", Value::Number((*rules).into()))];
            p.text_with("start-rows", &args)
        }
        Err(Fault::Closed) => p.text("setup-fault-closed"),
        Err(Fault::Board(BoardError::TooManySeeds(n))) => {
            p.text_with("setup-fault-seeds", &[("n", Value::Number(i64::from(*n)))])
        }
        Err(Fault::Variant(VariantError::Captures(_))) => p.text("setup-fault-captures"),
        Err(Fault::Variant(VariantError::NoLoneSeed(_))) => p.text("address-not-for-this-game"),
        Err(Fault::Variant(VariantError::Faults(_)) | Fault::Board(_)) => p.text("start-faults"),
    }
}

/// Who moves.
pub(super) fn mover(draft: &Draft, words: &Words, change: &Callback<Draft>) -> Html {
    let offers = Player::BOTH.map(|player| (player.key().into(), words.main().player(player), None)).into();
    let (draft_, change) = (draft.clone(), change.clone());
    choice(
        "setup-mover",
        words.text("setup-mover"),
        offers,
        draft.mover.key(),
        Callback::from(move |value: String| {
            let mover = if value == Player::North.key() { Player::North } else { Player::South };
            change.emit(Draft { mover, ..draft_.clone() });
        }),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_in_any_digits_even_one_that_is_too_large_for_a_board() {
        for (text, read) in [("", 0), (" ", 0), ("7", 7), (" 12 ", 12), ("007", 7), ("੧੨", 12), ("๑๒", 12)] {
            assert_eq!(typed(text), Some(read), "{text}");
        }
        assert_eq!(typed("300"), Some(300));
        assert_eq!(typed("999"), Some(MOST_TYPED));
    }

    #[test]
    fn what_is_no_number_is_none() {
        for text in ["12a", "abc", "4x", "x", "-1", "1 2", "1.5", "½", "1000"] {
            assert_eq!(typed(text), None, "{text}");
        }
    }
}
