//! The board in front of the class, with its sentence, its questions and its steps.

use sowtell_app::playing::use_playback;
use sowtell_app::session::{Action, Speed, State};
use sowtell_app::settings::Settings;
use sowtell_app::store::Dispatch;
use sowtell_app::story::{telling, use_told};
use sowtell_app::table::{first_lap, marks, refusals, use_go_on};
use sowtell_app::view::{Board, Layout};
use sowtell_phrases::Value;
use sowtell_rules::{Move, Pit, PitSet};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::aloud::{Pieces, use_aloud, use_reading_aloud, voiceless};
use super::ask::{
    Answer, Ask, Panel, Posed, Question, Quiz, Stage, answered, asking, explanation, posed_now, question, tally,
    tally_in_full,
};
use super::caption::{caption, sentences, use_fit};
use super::choices::{Choices, choices};
use super::counts::{counted, counts};
use super::keys::{Meaning, Press, meaning, use_presses};
use super::marks::{Mark, Rings, overlay};
use super::options::Options;
use super::section::Classroom;
use super::sounds::use_sounds;
use super::tools::{Tools, tools};
use crate::lens::use_lens;

/// What the class's board shows, and whom it tells.
#[derive(Clone, PartialEq, Properties)]
pub struct ClassBoardProps {
    /// What it has in common with the other sections.
    pub classroom: Classroom,
    /// The session, and the moment of it that is looked at.
    pub state: State,
    /// Where actions go.
    pub dispatch: Dispatch,
    /// The question before the class, and the tally.
    pub quiz: Quiz,
    /// Called with what is done with a question.
    pub ask: Callback<Ask>,
    /// How the class is taught.
    pub options: Options,
    /// Called with other choices.
    pub onoptions: Callback<Options>,
    /// Called with other choices of those that a page has too.
    pub onsettings: Callback<Settings>,
}

/// The board in front of the class.
#[component]
pub fn ClassBoard(props: &ClassBoardProps) -> Html {
    let ClassBoardProps { classroom, state, dispatch, quiz, ask, options, .. } = props;
    let (words, settings, options) = (&classroom.words, classroom.settings, *options);
    let session = &state.session;
    let game = session.variant().game;
    let told = use_node_ref();
    let lens = use_lens();
    let place = lens.place();
    let shown = use_told(state, words).shown(state, words, None);
    let step = use_playback(state, settings.speed, shown.length(), dispatch.clone());
    let looked_at = use_state_eq(|| None::<Pit>);
    let more = use_state_eq(|| false);
    let misread = use_state_eq(|| false);

    let posed = posed_now(quiz, state);
    let open = posed.filter(|(_, stage)| *stage == Stage::Asking).map(|(posed, _)| posed);
    let stage = posed.map(|(_, stage)| stage);
    let to_move = state.at_end() && session.outcome().is_none();
    let choosing = to_move && open.is_none();
    {
        let ask = ask.clone();
        use_effect_with(stage, move |stage| {
            if *stage == Some(Stage::Answered) {
                ask.emit(Ask::Seen);
            }
        });
    }

    let play = {
        let (dispatch, session) = (dispatch.clone(), session.clone());
        Callback::from(move |pit: Pit| {
            dispatch.dispatch(Action::Play(Move::Sow(pit)));
            if options.by_hand && session.legal().contains(pit) {
                dispatch.dispatch(Action::StepForward);
            }
        })
    };
    let onsow = {
        let (play, asked) = (play.clone(), open.map(|posed| posed.pit));
        let (place, pits) = (place.clone(), session.rules().pits_a_row());
        Callback::from(move |()| {
            if let Some(pit) = asked {
                // The button goes with the question: the focus would be lost with it.
                focus(&place, &format!("[data-pit='{}']", pit.letter(pits)));
                play.emit(pit);
            }
        })
    };
    let onwithdraw = {
        let (ask, asked) = (ask.clone(), open.map(|posed| posed.pit));
        let (place, pits) = (place.clone(), session.rules().pits_a_row());
        Callback::from(move |()| {
            // What is answered with goes with the question.
            if let (Some(pit), true) = (asked, focus_within(".quiz")) {
                focus(&place, &format!("[data-pit='{}']", pit.letter(pits)));
            }
            ask.emit(Ask::Withdraw);
        })
    };
    let onchoose = {
        let (state, ask, dispatch, open) = (state.clone(), ask.clone(), dispatch.clone(), open.cloned());
        let misread = misread.clone();
        Callback::from(move |pit: Pit| {
            let pose = |question| Posed::about(&state.session, pit, question).map(|posed| ask.emit(Ask::Pose(posed)));
            if state.running {
                dispatch.dispatch(Action::GoOn);
            } else if let Some(posed) = &open {
                if posed.question == Question::Last {
                    if !state.scene().closed.contains(pit) {
                        ask.emit(Ask::Answer(Answer::Pit(pit)));
                    }
                } else if posed.ballot.all() == 0 && pose(posed.question).is_some() {
                    misread.set(false);
                }
            } else if options.ask.filter(|_| state.at_end()).and_then(pose).is_some() {
                misread.set(false);
            } else {
                if state.at_end() && state.session.legal().contains(pit) {
                    // Nobody was asked about this sowing, though they may have been about its like before.
                    ask.emit(Ask::Withdraw);
                }
                play.emit(pit);
            }
        })
    };
    let onkey = {
        let (state, dispatch, ask, onsow, onwithdraw, onchoose) =
            (state.clone(), dispatch.clone(), ask.clone(), onsow.clone(), onwithdraw.clone(), onchoose.clone());
        let (asked, place) = (open.map(|posed| posed.question), place.clone());
        Callback::from(move |press: Press| {
            let (session, key) = (&state.session, press.key.as_str());
            let (mover, pits) = (session.position().mover(), session.rules().pits_a_row());
            let Some(meant) = meaning(key, press.place, asked, mover, pits) else { return false };
            let to = |cursor: Option<_>| {
                if let Some(cursor) = cursor {
                    dispatch.dispatch(Action::Goto(cursor));
                }
            };
            match meant {
                Meaning::Forward => to(options.stride.forward(&state)),
                Meaning::Back => to(options.stride.back(&state)),
                // A key held down goes on stepping, but not past a question.
                Meaning::Sow if press.held => {}
                Meaning::Sow => onsow.emit(()),
                Meaning::Withdraw => onwithdraw.emit(()),
                Meaning::Pit(pit) => onchoose.emit(pit),
                Meaning::YesNo(yes) => ask.emit(Ask::Answer(Answer::YesNo(yes))),
                Meaning::Digit => {
                    // The field that has the focus when the key's letter comes takes it.
                    focus(&place, "[data-number]");
                    return false;
                }
            }
            true
        })
    };
    use_presses(onkey);
    let onlook = {
        let looked_at = looked_at.clone();
        use_callback((), move |pit: Option<Pit>, ()| looked_at.set(pit))
    };
    let ongoon = use_go_on(state.running, dispatch);
    let onoptions = {
        let (onoptions, ask, asked) = (props.onoptions.clone(), ask.clone(), open.map(|posed| posed.question));
        Callback::from(move |changed: Options| {
            // A question that is no longer the one to be asked is not left standing.
            if asked.is_some() && changed.ask != asked {
                ask.emit(Ask::Withdraw);
            }
            onoptions.emit(changed);
        })
    };
    use_sounds(options.sounds, state);
    let aloud = use_aloud(options.aloud);
    let count = counted(state.transcript(), state.cursor.frame)
        .filter(|_| options.counts && (!state.running || settings.speed == Speed::Counting))
        .map(|number| (settings.language, number, state.cursor.frame));
    let choosing_asked = choosing && options.ask.is_some();
    let pieces: Pieces = match posed {
        Some((posed, Stage::Asking)) => words.all().map(|p| (p.language(), question(p, posed))).collect(),
        Some((posed, Stage::Answered)) if state.refused.is_none() => {
            words.all().map(|p| (p.language(), explanation(p, posed).join(" "))).collect()
        }
        _ => sentences(&shown, state, words, choosing_asked),
    };
    let ballot = posed.map(|(posed, _)| posed.ballot.clone());
    use_fit(told.clone(), (pieces.clone(), ballot, *misread, choosing_asked, state.scene().hand > 0, lens.enlarged));
    use_reading_aloud(&aloud, pieces, count);
    let refusals = use_memo((session.clone(), choosing), |(session, choosing)| refusals(session, *choosing));

    let mover = if to_move { session.position().mover() } else { state.mover() };
    let path = match (options.hints && to_move, open.map(|posed| posed.pit).or(*looked_at)) {
        (true, Some(pit)) => first_lap(session, pit),
        _ => Vec::new(),
    };
    let playable = match open.map(|posed| posed.question) {
        None if choosing => session.legal(),
        Some(Question::Last) => {
            session.position().board().pits().filter(|pit| !state.scene().closed.contains(*pit)).collect()
        }
        _ => PitSet::EMPTY,
    };
    let name = words.text_with("board-label", &[("game", Value::Text(&words.main().game(game)))]);
    let below = match posed {
        Some((posed, Stage::Asking)) => asking(&Panel {
            posed,
            words,
            ask: ask.clone(),
            onsow,
            onwithdraw,
            node: told.clone(),
            misread: *misread,
            onmisread: {
                let misread = misread.clone();
                Callback::from(move |is: bool| misread.set(is))
            },
        }),
        Some((posed, Stage::Answered)) if state.refused.is_none() => answered(posed, words, &told),
        _ => caption(&shown, state, words, choosing_asked, &ongoon, &told),
    };
    let show_more = |shown: bool| {
        let more = more.clone();
        Callback::from(move |()| more.set(shown))
    };
    html! {
        <section class={classes!("class-board", words.also().map(|_| "two"))}>
            <h1 class="hidden-label">{ words.both(|p| p.game_with_latin(game)) }</h1>
            { lens.over(false, |room| html! {
                <>
                    <Board telling={telling(session, mover)} scene={state.scene()} {playable} marks={marks(state)} {step} frame={state.cursor.frame}
                        asking={choosing} refusals={(*refusals).clone()} {path} {room} words={words.clone()} {name} {onchoose} {onlook} />
                    { overlay(&Layout::new(session.rules().pits_a_row(), room), rings(posed), &over(posed, state, options, &|n| words.main().number(n))) }
                </>
            }) }
            { below }
            { tools(&Tools { state, words, options, onoptions: &onoptions, onmore: show_more(true), tally: tally(quiz.tally, words) }, dispatch) }
            if *more {
                { choices(&Choices { words, settings, onsettings: &props.onsettings, options, onoptions: &onoptions, onclose: show_more(false), voices: voiceless(&aloud, words), tally: tally_in_full(quiz.tally, words, ask) }) }
            } else {
                { voiceless(&aloud, words) }
            }
        </section>
    }
}

/// Gives the focus to what `wanted` names on the class's board or under it.
fn focus(place: &NodeRef, wanted: &str) {
    let board = place.cast::<web_sys::Element>().and_then(|element| element.parent_element());
    let Some(found) = board.and_then(|board| board.query_selector(wanted).ok().flatten()) else { return };
    // A browser that cannot focus it leaves the focus where it is.
    if let Some(element) = found.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = found.dyn_ref::<web_sys::SvgElement>() {
        let _ = element.focus();
    }
}

/// Whether the focus is in such an element.
fn focus_within(what: &str) -> bool {
    let focused = gloo::utils::document().active_element();
    focused.is_some_and(|focused| focused.closest(what).ok().flatten().is_some())
}

/// The pits that are ringed.
fn rings(posed: Option<(&Posed, Stage)>) -> Rings {
    match posed {
        None => Rings::default(),
        Some((posed, stage)) => {
            let right = match (stage, posed.right) {
                (Stage::Answered, Answer::Pit(pit)) => Some(pit),
                _ => None,
            };
            Rings { asked: (stage == Stage::Asking).then_some(posed.pit), right }
        }
    }
}

/// The numbers over the board: the answers while they are given and once they are judged, otherwise the counting.
fn over(posed: Option<(&Posed, Stage)>, state: &State, options: Options, number: &dyn Fn(i64) -> String) -> Vec<Mark> {
    if let Some((posed, stage @ (Stage::Asking | Stage::Answered))) = posed {
        let votes = posed.ballot.answers().iter().filter_map(|&(given, times)| {
            let Answer::Pit(pit) = given else { return None };
            let kind = match stage {
                Stage::Answered if given == posed.right => "votes right",
                Stage::Answered => "votes wrong",
                _ => "votes",
            };
            Some(Mark { pit, text: number(i64::from(times)), kind })
        });
        return votes.collect();
    }
    if !options.counts {
        return Vec::new();
    }
    let counted = counts(state.transcript(), state.cursor.frame);
    let newest = counted.len();
    let mark = |(place, (pit, n)): (usize, (Pit, u16))| Mark {
        pit,
        text: number(i64::from(n)),
        kind: if place + 1 == newest { "counted newest" } else { "counted" },
    };
    counted.into_iter().enumerate().map(mark).collect()
}
