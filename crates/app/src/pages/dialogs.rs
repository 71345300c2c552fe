//! The dialogs: a new game, and the settings.

use sowtell_phrases::{Digits, Language, Phrases, Value};
use sowtell_rules::{FirstSeed, Game, MOST_PITS_A_ROW, MOST_SEEDS, Player, Variant};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlInputElement};
use yew::prelude::*;

use crate::coach::seats;
use crate::host;
use crate::session::Speed;
use crate::settings::{Palette, Seat, Settings};
use crate::widgets::{Offer, press, select, tool};
use crate::words::Words;

/// A dialog over the page.
#[derive(Clone, PartialEq, Properties)]
pub struct DialogProps {
    /// Its heading.
    pub title: AttrValue,
    /// The word on the button that closes it.
    pub close: AttrValue,
    /// Called when it is closed.
    pub onclose: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// A dialog over the page, open as long as it exists.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let DialogProps { title, close, onclose, children } = props;
    let (node, opened) = (use_node_ref(), use_state_eq(|| false));
    {
        let (node, opened) = (node.clone(), opened.clone());
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // A browser without modal dialogs shows it in its place on the page.
                if dialog.show_modal().is_err() {
                    dialog.set_open(true);
                }
            }
            opened.set(true);
            // A dialog that is taken away without being closed would leave the focus nowhere.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    // Escape closes it like the button does.
    let closed = onclose.reform(|_: yew::Event| ());
    html! {
        <dialog ref={node} class="dialog" aria-labelledby="dialog-title" onclose={closed}>
            <header>
                <h2 id="dialog-title">{ title.clone() }</h2>
                { tool("close", "m6 4.5 6 6 6-6L19.5 6l-6 6 6 6-1.5 1.5-6-6-6 6L4.5 18l6-6-6-6Z", close.to_string(), true, press(onclose)) }
            </header>
            // Boards among it measure how much room they have, which is none as long as it is closed.
            if *opened { { children.clone() } }
        </dialog>
    }
}

/// A choice with its name.
pub fn choice(id: &'static str, label: String, offers: Vec<Offer>, chosen: &str, then: Callback<String>) -> Html {
    html! {
        <label class="field" for={id}>
            <span>{ label }</span>
            { select(id, offers, chosen, then) }
        </label>
    }
}

/// A choice between yes and no.
pub fn tick(id: &'static str, label: String, checked: bool, then: Callback<bool>) -> Html {
    let onchange = move |event: yew::Event| {
        if let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
            then.emit(input.checked());
        }
    };
    html! {
        <label class="field tick" for={id}>
            <input {id} type="checkbox" {checked} {onchange} />
            <span>{ label }</span>
        </label>
    }
}

/// The settings; `onchange` is called with other choices.
pub fn settings_dialog(
    settings: Settings,
    words: &Words,
    onchange: &Callback<Settings>,
    onclose: Callback<()>,
) -> Html {
    let with = |change: fn(&mut Settings, &str)| {
        let onchange = onchange.clone();
        Callback::from(move |value: String| {
            let mut settings = settings;
            change(&mut settings, &value);
            onchange.emit(settings);
        })
    };
    let languages = || {
        host::words::languages().into_iter().map(|l| (AttrValue::from(l.key()), l.own_name().to_owned(), Some(l.key())))
    };
    let none = (AttrValue::from(""), words.text("settings-also-none"), None);
    let worded = |keys: Vec<(&'static str, String)>| {
        keys.into_iter().map(|(value, key)| (AttrValue::from(value), words.text(&key), None)).collect::<Vec<_>>()
    };
    html! {
        <Dialog title={words.text("settings")} close={words.text("close")} {onclose}>
            <div class="fields">
                { choice("set-language", words.text("settings-language"), languages().collect(), settings.language.key(), with(|s, value| {
                    if let Ok(language) = value.parse() {
                        s.language = language;
                        s.also = s.also.filter(|also| *also != language);
                    }
                })) }
                { choice("set-also", words.text("settings-also"),
                    std::iter::once(none).chain(languages().filter(|(key, _, _)| key.as_str() != settings.language.key())).collect(),
                    settings.also.map_or("", Language::key), with(|s, value| s.also = value.parse().ok())) }
                { choice("set-digits", words.text("settings-digits"),
                    worded(vec![("western", "digits-western".into()), ("native", "digits-native".into())]),
                    if settings.digits == Digits::Native { "native" } else { "western" },
                    with(|s, value| s.digits = value.parse().unwrap_or_default())) }
                { choice("set-speed", words.text("settings-speed"),
                    worded(Speed::ALL.map(|speed| (speed.key(), format!("speed-{}", speed.key()))).to_vec()),
                    settings.speed.key(), with(|s, value| s.speed = Speed::named(value).unwrap_or_default())) }
                { choice("set-palette", words.text("settings-palette"),
                    worded(Palette::ALL.map(|palette| (palette.key(), format!("palette-{}", palette.key()))).to_vec()),
                    settings.palette.key(), with(|s, value| {
                        s.palette = Palette::ALL.into_iter().find(|palette| palette.key() == value).unwrap_or_default();
                    })) }
                { tick("set-paths", words.text("settings-paths"), settings.paths, {
                    let onchange = onchange.clone();
                    Callback::from(move |paths| onchange.emit(Settings { paths, ..settings }))
                }) }
                { tick("set-help", words.text("settings-help"), settings.help, {
                    let onchange = onchange.clone();
                    Callback::from(move |help| onchange.emit(Settings { help, ..settings }))
                }) }
            </div>
        </Dialog>
    }
}

/// What the dialog for a new game shows.
#[derive(Clone, PartialEq, Properties)]
pub struct NewGameProps {
    /// The variant played so far.
    pub variant: Variant,
    /// Whether a match is played.
    pub as_match: bool,
    /// Who plays each side, South first.
    pub seats: [Seat; 2],
    /// The words.
    pub words: Words,
    /// Called with the wish.
    pub onstart: Callback<(Variant, bool, [Seat; 2])>,
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// A new game: which, on which board, who begins.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let NewGameProps { words, onstart, onclose, .. } = props;
    // What a lesson has left out of a game is not left out of the next.
    let usual = Variant { captures: None, ..props.variant };
    let chosen = use_state(|| (usual, props.as_match, props.seats));
    let (variant, as_match, sat) = *chosen;
    let recorded = variant.game.ruleset();
    let set = |change: fn(&mut Variant, &str)| {
        let chosen = chosen.clone();
        Callback::from(move |value: String| {
            let (mut variant, as_match, seats) = *chosen;
            change(&mut variant, &value);
            chosen.set((variant, as_match, seats));
        })
    };
    let tick_variant = |change: fn(&mut Variant, bool)| {
        let chosen = chosen.clone();
        Callback::from(move |on: bool| {
            let (mut variant, as_match, seats) = *chosen;
            change(&mut variant, on);
            chosen.set((variant, as_match, seats));
        })
    };
    let set_match = {
        let chosen = chosen.clone();
        Callback::from(move |on: bool| chosen.set((chosen.0, on, chosen.2)))
    };
    let game = {
        let chosen = chosen.clone();
        Callback::from(move |game: Game| chosen.set((Variant::of(game), false, chosen.2)))
    };
    let seat = |player: Player, id: &'static str| {
        let (chosen, label) = (chosen.clone(), words.main().player(player));
        let label = words.text_with("seat-label", &[("player", Value::Text(&label))]);
        choice(
            id,
            label,
            seats(words),
            sat[player.index()].key(),
            Callback::from(move |value: String| {
                if let Some(seat) = Seat::named(&value) {
                    let (variant, as_match, mut seats) = *chosen;
                    seats[player.index()] = seat;
                    chosen.set((variant, as_match, seats));
                }
            }),
        )
    };
    let start = {
        let (onstart, chosen) = (onstart.clone(), chosen.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            onstart.emit(*chosen);
        }
    };
    let shape = recorded.parts().board;
    let numbers = |least: u8, most: u8, own: u8| {
        (least..=most)
            .map(|n| {
                let value = AttrValue::from(if n == own { String::new() } else { n.to_string() });
                let number = words.main().number(i64::from(n));
                let text = if n == own {
                    words.text_with("variant-as-recorded", &[("n", Value::Number(i64::from(n)))])
                } else {
                    number
                };
                (value, text, None)
            })
            .collect::<Vec<_>>()
    };
    let pits = variant.pits.unwrap_or(shape.pits_a_row);
    let most_seeds = (MOST_SEEDS / (2 * pits)).min(12);
    let player = |player: Player| (AttrValue::from(player.key()), words.main().player(player), None);
    html! {
        <Dialog title={words.text("new-game-title")} close={words.text("close")} onclose={onclose.clone()}>
            <form class="fields" onsubmit={start}>
                <fieldset class="games">
                    <legend>{ words.text("game-label") }</legend>
                    { for Game::ALL.map(|each| {
                        let game = game.clone();
                        html! {
                            <label key={each.key()} class={classes!("game-card", each.key())}>
                                <input type="radio" name="game" value={each.key()} checked={each == variant.game} onchange={move |_: yew::Event| game.emit(each)} />
                                <span class="name">{ words.both(|p: &Phrases| p.game_with_latin(each)) }</span>
                                <span class="material">{ words.text(&format!("material-{}", each.key())) }</span>
                            </label>
                        }
                    }) }
                </fieldset>
                { seat(Player::South, "new-south") }
                { seat(Player::North, "new-north") }
                { choice("new-pits", words.text("variant-pits"), numbers(2, MOST_PITS_A_ROW, shape.pits_a_row),
                    &variant.pits.map(|n| n.to_string()).unwrap_or_default(), set(|v, value| {
                        v.pits = value.parse().ok();
                        if v.ruleset().is_err() { v.seeds = None; }
                    })) }
                { choice("new-seeds", words.text("variant-seeds"), numbers(1, most_seeds, shape.seeds_a_pit),
                    &variant.seeds.map(|n| n.to_string()).unwrap_or_default(), set(|v, value| v.seeds = value.parse().ok())) }
                { choice("new-first", words.text("variant-first"), vec![player(Player::South), player(Player::North)],
                    variant.first.unwrap_or(Player::South).key(), set(|v, value| {
                        v.first = (value == Player::North.key()).then_some(Player::North);
                    })) }
                { tick("new-clockwise", words.text("variant-clockwise"), variant.clockwise, tick_variant(|v, on| v.clockwise = on)) }
                if matches!(recorded.parts().sowing.first_seed, FirstSeed::OriginPit(_)) {
                    { tick("new-lone-steps", words.text("variant-lone-steps"), variant.lone_steps, tick_variant(|v, on| v.lone_steps = on)) }
                }
                if recorded.parts().series.is_some() {
                    { tick("new-match", words.text("variant-match"), as_match, set_match) }
                }
                <button type="submit" class="primary" data-action="start-game">{ words.text("start-game") }</button>
            </form>
        </Dialog>
    }
}
