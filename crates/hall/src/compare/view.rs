//! The section in which two boards stand side by side.

use std::rc::Rc;

use sowtell_app::host::document as page;
use sowtell_app::session::{Action, Session, State};
use sowtell_app::store::{Dispatch, Store};
use sowtell_app::story::telling;
use sowtell_app::widgets::{Offer, button, press, select, tool};
use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use sowtell_rules::{IllegalMove, Move, Pit, Player, Position};
use yew::prelude::*;

use super::ways::{PAIRS, Pair, Way, ways};
use crate::class::Classroom;
use crate::class::keys::{Place, use_keys};
use crate::class::stride::Stride;
use crate::stand::Stand;

/// The parameter that names the two ways of playing.
pub const PARAMETER: &str = "compare";

/// What the section needs.
#[derive(Clone, PartialEq, Properties)]
pub struct CompareProps {
    /// What it has in common with the other sections.
    pub classroom: Classroom,
}

/// A pit that could be played on one board only: its letter, on which board it could not, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
struct OnlyOne {
    letter: char,
    refused: usize,
    why: IllegalMove,
}

/// The two ways that an address names.
fn asked(classroom: &Classroom) -> Option<[Way; 2]> {
    let (_, value) = classroom.asked.iter().find(|(name, _)| *name == PARAMETER)?;
    let (one, other) = value.split_once(',')?;
    Some([Way::named(one)?, Way::named(other)?])
}

/// The boards of two ways, where both can begin at `from`; otherwise each at its own start.
fn begin(ways: [Way; 2], from: Option<Position>) -> [Session; 2] {
    let session = |way: Way, from| Session::begin(way.variant, from, false);
    let own = |way: Way| session(way, None).unwrap_or_else(|_| Session::recorded(way.variant.game));
    match from.map(|from| ways.map(|way| session(way, Some(from)))) {
        Some([Ok(one), Ok(other)]) => [one, other],
        _ => ways.map(own),
    }
}

/// Two boards side by side.
#[component]
pub fn Compare(props: &CompareProps) -> Html {
    let classroom = &props.classroom;
    let Classroom { words, settings, address, .. } = classroom;
    let usual = || {
        PAIRS[0].ways.map(|key| Way::named(key).unwrap_or(Way { key, variant: sowtell_rules::Game::RioKadalis.into() }))
    };
    let chosen = use_state_eq(|| asked(classroom).unwrap_or_else(usual));
    let begun = use_memo((), |()| begin(*chosen, Pair::of(*chosen).and_then(Pair::start)));
    let (one, other) = (use_reducer(|| Store::new(begun[0].clone())), use_reducer(|| Store::new(begun[1].clone())));
    let states: [&State; 2] = [&one.0, &other.0];
    let dispatches: [Dispatch; 2] = [one.dispatcher(), other.dispatcher()];
    // On which boards each pit was played, so that it can be taken back on these.
    let played = use_mut_ref(Vec::<[bool; 2]>::new);
    let only = use_state_eq(|| None::<OnlyOne>);
    let told = [use_node_ref(), use_node_ref()];
    {
        let address = address.clone();
        use_effect_with(*chosen, move |ways| {
            address.emit(vec![(PARAMETER, ways.map(|way| way.key).join(","))]);
        });
    }
    use_effect_with(states.iter().any(|state| state.running), |running| {
        page::flag("data-busy", *running);
        // Whoever leaves while seeds travel leaves nothing busy behind.
        || page::flag("data-busy", false)
    });

    let open = {
        let (chosen, dispatches, played, only) = (chosen.clone(), dispatches.clone(), played.clone(), only.clone());
        Callback::from(move |(ways, from): ([Way; 2], Option<Position>)| {
            let [one, other] = begin(ways, from);
            dispatches[0].dispatch(Action::Open(Rc::new(one)));
            dispatches[1].dispatch(Action::Open(Rc::new(other)));
            played.borrow_mut().clear();
            only.set(None);
            chosen.set(ways);
        })
    };
    let onchoose = {
        let sessions = states.map(|state| state.session.clone());
        let running = states.iter().any(|state| state.running);
        let (dispatches, played, only) = (dispatches.clone(), played.clone(), only.clone());
        Callback::from(move |letter: char| {
            if running {
                dispatches.iter().for_each(|dispatch| dispatch.dispatch(Action::GoOn));
                return;
            }
            let pits = [0, 1].map(|board| Pit::named(letter, sessions[board].rules().pits_a_row()));
            let refusal = |board: usize| match pits[board] {
                None => Some(IllegalMove::NoSuchPit),
                Some(pit) => sessions[board].refusal(Move::Sow(pit)),
            };
            let refusals = [0, 1].map(refusal);
            for board in [0, 1] {
                if let Some(pit) = pits[board] {
                    // Where it may not be played, the board says why.
                    dispatches[board].dispatch(Action::GotoEnd);
                    dispatches[board].dispatch(Action::Play(Move::Sow(pit)));
                }
            }
            only.set(match refusals {
                [None, Some(why)] => Some(OnlyOne { letter, refused: 1, why }),
                [Some(why), None] => Some(OnlyOne { letter, refused: 0, why }),
                _ => None,
            });
            let done = refusals.map(|refusal| refusal.is_none());
            if done.contains(&true) {
                played.borrow_mut().push(done);
            }
        })
    };
    let undo = {
        let (dispatches, played, only) = (dispatches.clone(), played.clone(), only.clone());
        Callback::from(move |()| {
            let last = played.borrow_mut().pop().unwrap_or_default();
            for board in [0, 1] {
                dispatches[board].dispatch(if last[board] { Action::Undo } else { Action::GotoEnd });
            }
            only.set(None);
        })
    };
    let restart = {
        let (dispatches, played, only) = (dispatches.clone(), played.clone(), only.clone());
        Callback::from(move |()| {
            dispatches.iter().for_each(|dispatch| dispatch.dispatch(Action::Restart));
            played.borrow_mut().clear();
            only.set(None);
        })
    };
    let both = |action: fn(&State) -> Option<Action>| {
        let (states, dispatches) = (states.map(Clone::clone), dispatches.clone());
        Callback::from(move |()| {
            for (state, dispatch) in states.iter().zip(&dispatches) {
                action(state).into_iter().for_each(|action| dispatch.dispatch(action));
            }
        })
    };
    let (back, forward) = (
        both(|state| Stride::Seed.back(state).map(Action::Goto)),
        both(|state| Stride::Seed.forward(state).map(Action::Goto)),
    );
    let run = both(|state| Some(if state.at_end() { Action::GotoEnd } else { Action::Resume }));
    let pause = both(|_| Some(Action::Pause));
    let onkey = {
        let (onchoose, back, forward) = (onchoose.clone(), back.clone(), forward.clone());
        let movers = states.map(|state| (state.session.position().mover(), state.session.rules().pits_a_row()));
        Callback::from(move |(key, place): (String, Place)| {
            match (key.as_str(), place) {
                (_, Place::Dialog | Place::Choice | Place::Text) => return false,
                ("PageDown", _) | ("ArrowRight", Place::Page | Place::Button) => forward.emit(()),
                ("PageUp", _) | ("ArrowLeft", Place::Page | Place::Button) => back.emit(()),
                // A letter is a pit of whoever is to move; the board that has the focus hears it itself.
                (letter, Place::Page | Place::Button) if letter.len() == 1 => {
                    let Some(letter) = letter.chars().next().filter(char::is_ascii_alphabetic) else { return false };
                    let own = match movers[0].0 {
                        Player::South => letter.to_ascii_uppercase(),
                        Player::North => letter.to_ascii_lowercase(),
                    };
                    if movers.iter().all(|(_, pits)| Pit::named(own, *pits).is_none()) {
                        return false;
                    }
                    onchoose.emit(own);
                }
                _ => return false,
            }
            true
        })
    };
    use_keys(onkey);

    let running = states.iter().any(|state| state.running);
    let at_end = states.iter().all(|state| state.at_end());
    let started = states.iter().any(|state| state.session.can_undo());
    let pair = Pair::of(*chosen);
    let own_start = {
        let open = open.clone();
        let ways = *chosen;
        Callback::from(move |()| open.emit((ways, None)))
    };
    let from_class = {
        let (open, ways, from) = (open.clone(), *chosen, *classroom.session.position());
        Callback::from(move |()| open.emit((ways, Some(from))))
    };
    let fits = begin(*chosen, Some(*classroom.session.position()));
    let fits = fits.iter().all(|session| session.log().round.start() == classroom.session.position())
        && classroom.session.outcome().is_none();
    let board = |number: usize| {
        let (state, dispatch, way) = (states[number], dispatches[number].clone(), chosen[number]);
        let pits = state.session.rules().pits_a_row();
        let name = words.text_with("board-label", &[("game", Value::Text(&way.name(words.main())))]);
        html! {
            <section class="compared" data-board={number.to_string()} aria-label={way.name(words.main())}>
                <h2>{ words.both(|p| way.name(p)) }</h2>
                <Stand state={state.clone()} {dispatch} words={words.clone()} settings={*settings} name={AttrValue::from(name)} told={told[number].clone()}
                    onchoose={onchoose.reform(move |pit: Pit| pit.letter(pits))} />
            </section>
        }
    };
    html! {
        <section class="compare">
            <h1>{ words.both(|p| p.text("compare-title")) }</h1>
            { choices(*chosen, words, &open) }
            <p class="quiet">{ words.both(|p| p.text("compare-how")) }</p>
            <div class="compare-only" role="status" data-compare-only={only.map(|only| only.letter.to_string())}>
                if let Some(only) = *only {
                    { for words.all().map(|p| html! { <p lang={p.language().key()}>{ only_one(p, only, *chosen, states) }</p> }) }
                }
            </div>
            <div class="boards">{ board(0) }{ board(1) }</div>
            <section class="class-tools" aria-label={words.text("class-tools")}>
                <div class="tools">
                    { tool("step-back", "M17 5v14L8 12ZM7 5v14H5V5Z", words.text("step-back"), true, press(&back)) }
                    if running {
                        { tool("pause", "M7 5h4v14H7ZM13 5h4v14h-4Z", words.text("pause"), true, press(&pause)) }
                    } else {
                        { tool("run", "M7 4.5v15L19.5 12Z", words.text("run"), !at_end, press(&run)) }
                    }
                    { tool("step-forward", "M7 5v14l9-7ZM17 5v14h2V5Z", words.text("step-forward"), !at_end, press(&forward)) }
                    { button("", "undo", words.both(|p| p.text("undo")), started, press(&undo)) }
                    { button("", "restart", words.both(|p| p.text("restart")), started, press(&restart)) }
                </div>
                <div class="tools">
                    if pair.is_some_and(|pair| pair.position.is_some()) {
                        { button("", "compare-own-start", words.both(|p| p.text("compare-own-start")), true, press(&own_start)) }
                    }
                    { button("", "compare-from-class", words.both(|p| p.text("compare-from-class")), fits, press(&from_class)) }
                </div>
            </section>
        </section>
    }
}

/// The pairs offered, and each board's way of playing.
fn choices(chosen: [Way; 2], words: &Words, open: &Callback<([Way; 2], Option<Position>)>) -> Html {
    let name = |way: Way| way.name(words.main());
    let joined = |ways: [&'static str; 2]| ways.join(",");
    let pairs = PAIRS.iter().filter_map(|pair| {
        let [one, other] = pair.ways.map(Way::named);
        Some((joined(pair.ways).into(), format!("{} | {}", name(one?), name(other?)), None))
    });
    let other: Offer = ("".into(), words.text("compare-own-pair"), None);
    let chosen_pair = Pair::of(chosen).map(|pair| joined(pair.ways)).unwrap_or_default();
    let choose_pair = {
        let open = open.clone();
        Callback::from(move |value: String| {
            let pair = PAIRS.iter().find(|pair| joined(pair.ways) == value);
            if let Some((pair, [Some(one), Some(other)])) = pair.map(|pair| (pair, pair.ways.map(Way::named))) {
                open.emit(([one, other], pair.start()));
            }
        })
    };
    let own = |number: usize| {
        let offers = ways().map(|way| (way.key.into(), name(way), None)).collect();
        let open = open.clone();
        let then = Callback::from(move |value: String| {
            if let Some(way) = Way::named(&value) {
                let mut ways = chosen;
                ways[number] = way;
                open.emit((ways, Pair::of(ways).and_then(Pair::start)));
            }
        });
        let (id, key) = if number == 0 { ("compare-one", "compare-one") } else { ("compare-other", "compare-other") };
        html! {
            <label class="pick">
                <span>{ words.text(key) }</span>
                { select(id, offers, chosen[number].key, then) }
            </label>
        }
    };
    html! {
        <div class="compare-choices">
            <label class="pick">
                <span>{ words.text("compare-pairs") }</span>
                { select("compare-pair", pairs.chain([other]).collect(), &chosen_pair, choose_pair) }
            </label>
            { own(0) }
            { own(1) }
        </div>
    }
}

/// That a pit could be played on one board only, and why not on the other.
fn only_one(p: &Phrases, only: OnlyOne, chosen: [Way; 2], states: [&State; 2]) -> String {
    let session = &states[only.refused].session;
    let pit = Pit::named(only.letter, session.rules().pits_a_row());
    let why = p.illegal(&telling(session, session.position().mover()), only.why, pit);
    let (letter, game) = (only.letter.to_string(), chosen[only.refused].name(p));
    let args = [("pit", Value::Text(&letter)), ("game", Value::Text(&game)), ("why", Value::Text(&why))];
    p.text_with("compare-only-one", &args)
}
