//! The section in which a board is set up.

use std::rc::Rc;

use gloo::utils::document;
use sowtell_app::host::{address_bar, files};
use sowtell_app::session::Session;
use sowtell_app::view::{Board, Layout};
use sowtell_app::widgets::{button, press};
use sowtell_phrases::{Telling, Value};
use sowtell_rules::{Pit, PitSet, Player};
use yew::prelude::*;

use super::draft::{Draft, MOST_TYPED};
use super::fields::{Count, count, mover, rules, verdict};
use crate::class::address;
use crate::class::keys::{Place, use_keys};
use crate::class::marks::{Rings, overlay};
use crate::class::{Classroom, Options, Section};
use crate::lens::use_lens;

/// What the section needs.
#[derive(Clone, PartialEq, Properties)]
pub struct SetupProps {
    /// What it has in common with the other sections.
    pub classroom: Classroom,
    /// The board that is being set up, kept while another section is shown; none until something has been changed.
    pub kept: UseStateHandle<Option<Draft>>,
}

/// Setting up a board.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let Classroom { words, settings, session, open, .. } = &props.classroom;
    let kept = &props.kept;
    let draft = use_memo(((**kept).clone(), session.clone()), |(kept, session)| {
        kept.clone().unwrap_or_else(|| Draft::start(session))
    });
    let chosen = use_state_eq(|| Pit::at(0));
    // Whether the next digit goes on with the number that was begun.
    let typing = use_mut_ref(|| false);
    let copied = use_state_eq(|| None::<bool>);
    let lens = use_lens();
    let checked = draft.check();
    let change = {
        let (kept, copied) = (kept.clone(), copied.clone());
        Callback::from(move |changed: Draft| {
            copied.set(None);
            kept.set(Some(changed));
        })
    };
    let pits = draft.pits_a_row();
    let pit = chosen.filter(|pit| pit.index() < draft.cells.len()).or(Pit::at(0));
    let onchoose = {
        let (chosen, typing) = (chosen.clone(), typing.clone());
        Callback::from(move |pit: Pit| {
            *typing.borrow_mut() = false;
            chosen.set(Some(pit));
        })
    };
    let put = {
        let (draft, change) = (draft.clone(), change.clone());
        Callback::from(move |(pit, seeds): (Pit, Option<u16>)| {
            let mut changed = (*draft).clone();
            changed.put(pit, seeds);
            change.emit(changed);
        })
    };
    let onkey = {
        let (draft, chosen, put, typing) = (draft.clone(), chosen.clone(), put.clone(), typing.clone());
        Callback::from(move |(key, place): (String, Place)| {
            if !matches!(place, Place::Board | Place::Page) {
                return false;
            }
            let Some(pit) = focused(draft.pits_a_row()).or(pit) else { return false };
            if chosen.as_ref() != Some(&pit) {
                *typing.borrow_mut() = false;
                chosen.set(Some(pit));
            }
            let holds = draft.holds(pit).unwrap_or(0);
            let going_on = std::mem::replace(&mut *typing.borrow_mut(), false);
            let seeds = match key.as_str() {
                "+" | "=" => Some(holds.saturating_add(1)),
                "-" => Some(holds.saturating_sub(1)),
                "Backspace" | "Delete" => Some(0),
                "x" | "X" => draft.holds(pit).is_none().then_some(0),
                digit => match digit.parse::<u16>() {
                    Ok(digit @ 0..=9) => {
                        *typing.borrow_mut() = true;
                        let before = if going_on { holds.saturating_mul(10) } else { 0 };
                        // A number that would be too long begins anew.
                        Some(if before + digit > MOST_TYPED { digit } else { before + digit })
                    }
                    _ => {
                        *typing.borrow_mut() = going_on;
                        return false;
                    }
                },
            };
            put.emit((pit, seeds));
            true
        })
    };
    use_keys(onkey);
    let playing = {
        let variant = draft.variant;
        checked.ok().and_then(|fits| Session::begin(variant, Some(fits.position), false).ok()).map(Rc::new)
    };
    let link = playing.as_ref().map(|session| {
        let query = address::write(Section::Board, session, settings, &Options::default(), &Vec::new());
        address_bar::link(&query)
    });
    let play = {
        let (open, playing, kept) = (open.clone(), playing.clone(), kept.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(session) = &playing {
                // It is the class's board from now on, and that is where setting up begins.
                kept.set(None);
                open.emit(session.clone());
            }
        })
    };
    let copy = {
        let (link, copied) = (link.clone(), copied.clone());
        Callback::from(move |_: MouseEvent| {
            let copied = copied.clone();
            files::copy(link.clone().unwrap_or_default(), Callback::from(move |well| copied.set(Some(well))));
        })
    };
    let whole = |make: fn(&mut Draft)| {
        let (draft, change) = (draft.clone(), change.clone());
        Callback::from(move |()| {
            let mut changed = (*draft).clone();
            make(&mut changed);
            change.emit(changed);
        })
    };
    let take = |of: fn(&Session) -> Draft| {
        let (change, session) = (change.clone(), session.clone());
        Callback::from(move |()| change.emit(of(&session)))
    };
    let game = draft.variant.game;
    let telling = Telling { game, rules: draft.rules(), mover: draft.mover };
    let scene = draft.scene();
    let name = words.text_with("setup-board-label", &[("game", Value::Text(&words.main().game(game)))]);
    let all: PitSet = (0..2 * pits).filter_map(Pit::at).collect();
    let pile = |player: Player, name: &'static str| {
        let (draft, change) = (draft.clone(), change.clone());
        let label = words.text_with("setup-pile", &[("player", Value::Text(&words.main().player(player)))]);
        let seeds = Some(draft.piles[player.index()]);
        let then = Callback::from(move |seeds: u16| {
            let mut changed = (*draft).clone();
            changed.piles[player.index()] = seeds.min(MOST_TYPED);
            change.emit(changed);
        });
        count(&Count { name, label, seeds, words, then })
    };
    let fill = words.text_with("setup-fill", &[("n", Value::Number(i64::from(draft.usual())))]);
    html! {
        <section class={classes!("setup", game.key())}>
            <h1>{ words.both(|p| p.text("setup-title")) }</h1>
            { lens.over(true, |room| html! {
                <>
                    <Board {telling} {scene} playable={all} asking={true} {room} words={words.clone()} {name} {onchoose} />
                    { overlay(&Layout::new(pits, room), Rings { asked: pit, right: None }, &[]) }
                </>
            }) }
            <p class="quiet setup-how">{ words.both(|p| p.text("setup-how")) }</p>
            if let Some(pit) = pit {
                <div class="setup-pit" data-setup-pit={pit.letter(pits).to_string()}>
                    { count(&Count {
                        name: "pit",
                        label: {
                            let (letter, owner) = (pit.letter(pits).to_string(), words.main().player(pit.owner(pits)));
                            words.text_with("setup-pit", &[("pit", Value::Text(&letter)), ("owner", Value::Text(&owner))])
                        },
                        seeds: draft.holds(pit),
                        words,
                        then: put.reform(move |seeds: u16| (pit, Some(seeds))),
                    }) }
                    { sowtell_app::pages::tick("setup-closed", words.text("setup-closed"), draft.holds(pit).is_none(), put.reform(move |closed: bool| (pit, (!closed).then_some(0)))) }
                </div>
            }
            <div class={classes!("setup-verdict", checked.is_err().then_some("fault"))} role="status" data-setup-verdict={if checked.is_ok() { "fits" } else { "fault" }}>
                { for words.all().map(|p| html! { <p lang={p.language().key()}>{ verdict(p, &draft, &checked) }</p> }) }
            </div>
            <div class="setup-do">
                { button("primary", "setup-play", words.both(|p| p.text("setup-play")), playing.is_some(), play) }
                { button("", "setup-link", words.both(|p| p.text("link-copy")), link.is_some(), copy) }
                { button("", "setup-empty", words.both(|p| p.text("setup-empty")), true, press(&whole(Draft::empty))) }
                { button("", "setup-fill", html! { fill }, true, press(&whole(Draft::fill))) }
                { button("", "setup-start", words.both(|p| p.text("setup-start")), true, press(&take(Draft::start))) }
                { button("", "setup-now", words.both(|p| p.text("setup-now")), true, press(&take(Draft::now))) }
                <span class="told" role="status">
                    { match *copied {
                        Some(true) => words.text("copied"),
                        Some(false) => words.text("setup-copy-failed"),
                        None => String::new(),
                    } }
                </span>
            </div>
            if let Some(link) = &link {
                <p class="setup-address quiet" data-setup-address="">{ link.clone() }</p>
            }
            <div class="setup-fields">
                <fieldset class="setup-piles">
                    <legend>{ words.both(|p| p.text("setup-piles")) }</legend>
                    { mover(&draft, words, &change) }
                    { pile(Player::South, "south") }
                    { pile(Player::North, "north") }
                </fieldset>
                { rules(&draft, words, &change) }
            </div>
        </section>
    }
}

/// The pit that has the focus.
fn focused(pits_a_row: u8) -> Option<Pit> {
    let element = document().active_element()?.closest("[data-pit]").ok()??;
    Pit::named(element.get_attribute("data-pit")?.chars().next()?, pits_a_row)
}
