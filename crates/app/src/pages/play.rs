//! The board with its sentence, its controls and its log.

use std::rc::Rc;

use sowtell_phrases::Value;
use sowtell_rules::{Pit, PitSet, Player};
use yew::prelude::*;

use super::keep::use_keep;
use crate::coach::{Better, Coach, advice, help_tools, legend, players, use_coach, use_review, waiting_for, worths};
use crate::playing::use_playback;
use crate::reading::use_reading;
use crate::session::{Action, Speed, State};
use crate::settings::Settings;
use crate::store::Dispatch;
use crate::story::{Controls, closing_line, controls, telling, use_log, use_told};
use crate::table::{first_lap, marks, refusals, take_back, use_choose, use_go_on};
use crate::thinking::Thinker;
use crate::view::{Board, use_room};
use crate::widgets::{button, press};
use crate::words::Words;

/// What the play page shows.
#[derive(Clone, PartialEq, Properties)]
pub struct PlayProps {
    /// The session, and the moment looked at.
    pub state: State,
    /// Where actions go.
    pub dispatch: Dispatch,
    /// The words.
    pub words: Words,
    /// The visitor's choices.
    pub settings: Settings,
    /// Who thinks for the computer.
    pub thinker: Thinker,
    /// Whether it stands inside another page: without the list of moves and what goes with it.
    pub embedded: bool,
    /// Called with other choices.
    pub onsettings: Callback<Settings>,
    /// Called when a new game is wished for.
    pub onnew: Callback<()>,
    /// Called with the text of a record to open; `None` if it is no text.
    pub onopen: Callback<Option<String>>,
    /// The link to the present position.
    pub link: AttrValue,
}

/// The board with its sentence, its controls and its log.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let PlayProps { state, dispatch, words, settings, onsettings, .. } = props;
    let session = &state.session;
    let coach = use_coach(state, settings, &props.thinker, dispatch);
    let reading = use_reading(words, coach.talks(settings));
    let stage = use_node_ref();
    let room = use_room(stage.clone(), 0.58);
    let told = use_told(state, words);
    let caption = told.shown(state, words, waiting_for(&coach));
    let step = use_playback(state, settings.speed, caption.length(), dispatch.clone());
    let asking = state.at_end() && coach.asks_a_person();
    let looked_at = use_state_eq(|| None::<Pit>);

    let mover = if asking { session.position().mover() } else { state.mover() };
    let telling = telling(session, mover);
    let refusals = use_memo((session.clone(), state.at_end()), |(session, at_end)| refusals(session, *at_end));
    let path = match (*looked_at, asking && settings.paths) {
        (Some(pit), true) => first_lap(session, pit),
        _ => Vec::new(),
    };
    let onchoose = use_choose(state.running, state.at_end() && coach.is_to_move(), dispatch);
    let onlook = {
        let looked_at = looked_at.clone();
        use_callback((), move |pit: Option<Pit>, ()| looked_at.set(pit))
    };
    let ongoon = use_go_on(state.running, dispatch);
    let board_name = {
        let game = words.main().game(session.variant().game);
        words.text_with("board-label", &[("game", Value::Text(&game))])
    };
    let better = use_state_eq(|| None::<Better>);
    let onbetter = {
        let better = better.clone();
        Callback::from(move |shown: Better| better.set(Some(shown)))
    };
    let review = use_review(&coach, &reading, state, words, dispatch, &onbetter);
    let mut marks = marks(state);
    marks.best = match &*better {
        Some(better) if better.at == state.cursor && Rc::ptr_eq(&better.session, session) => Some(better.pit),
        _ => coach.best().filter(|_| asking),
    };
    let worths = if asking { worths(&coach, &reading, session, settings, words) } else { Vec::new() };
    let log = use_log(state, words, dispatch);
    let keep = use_keep(session, words, &props.link, &props.onopen);
    let to_end = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(Action::GotoEnd))
    };
    let onundo = {
        let (dispatch, session, settings) = (dispatch.clone(), session.clone(), *settings);
        Callback::from(move |()| take_back(&session, &settings, &dispatch))
    };
    let onspeed = {
        let (onsettings, settings) = (onsettings.clone(), *settings);
        Callback::from(move |speed: Speed| onsettings.emit(Settings { speed, ..settings }))
    };
    let sowing = Controls {
        state,
        words,
        speed: settings.speed,
        onspeed,
        onundo,
        onwait: (coach.is_to_move() && state.at_end()).then(|| coach.onwait.clone()),
        help: help_tools(&coach, settings, words, onsettings, state.at_end()),
    };
    html! {
        <div class={classes!("play", session.variant().game.key())}>
            <h1 class="hidden-label">{ words.both(|p| p.game_with_latin(session.variant().game)) }</h1>
            <section class="stage">
                if session.is_match() { { match_bar(state, words) } }
                <div class="board-room" ref={stage}>
                    if room.width > 0.0 {
                        <Board {telling} scene={state.scene()} playable={if asking { session.legal() } else { PitSet::EMPTY }}
                            {marks} {step} frame={state.cursor.frame} {asking} refusals={(*refusals).clone()} {path} {worths} {room}
                            words={words.clone()} name={board_name} {onchoose} {onlook} />
                    }
                </div>
                { caption.draw(state, words, advice(&coach, &reading, state, words), &ongoon) }
                if settings.values && coach.helps && asking { { legend(&reading, session, words) } }
                if !state.at_end() && !state.running {
                    <p class="back">{ button("primary", "back-to-game", words.both(|p| p.text("back-to-game")), true, to_end) }</p>
                }
                if state.at_end() && coach.is_held() {
                    <p class="back">{ button("primary", "computer-go-on", words.both(|p| p.text("computer-go-on")), true, press(&coach.ongo)) }</p>
                }
                if session.outcome().is_some() && !state.fresh { { after_round(props, &coach, review) } }
                { controls(&sowing, dispatch) }
            </section>
            if !props.embedded {
                <aside class="story">
                    { players(&coach, settings, words, onsettings) }
                    <h2>{ words.both(|p| p.text("log-title")) }</h2>
                    { log }
                    { keep }
                </aside>
            }
        </div>
    }
}

/// The match's round and score, above the board.
fn match_bar(state: &State, words: &Words) -> Html {
    let session = &state.session;
    // A round that is still being sown on the board is not won yet.
    let seen = session.rounds().len() - usize::from(state.fresh);
    let won = |player: Player| {
        let by = |round: &&crate::session::RoundLog| {
            round.round.outcome().is_some_and(|outcome| outcome.winner() == Some(player))
        };
        session.rounds().iter().take(seen).filter(by).count() as i64
    };
    let (south, north) = (won(Player::South), won(Player::North));
    let number = session.rounds().len() as i64;
    html! {
        <p class="match-bar" data-match="">
            <span>{ words.both(|p| p.text_with("match-round", &[("n", Value::Number(number))])) }</span>
            <span>{ words.both(|p| {
                let names = [p.player(Player::South), p.player(Player::North)];
                p.text_with("match-score", &[("south-name", Value::Text(&names[0])), ("south", Value::Number(south)),
                    ("north-name", Value::Text(&names[1])), ("north", Value::Number(north))])
            }) }</span>
        </p>
    }
}

/// What can be done when the round is over, and how it was lost.
fn after_round(props: &PlayProps, coach: &Coach, review: Html) -> Html {
    let PlayProps { state, dispatch, words, onnew, .. } = props;
    let session = &state.session;
    let next = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(Action::NextRound))
    };
    html! {
        <div class="after-round">
            if let Some(closing) = session.closing() {
                <p class="match-won">{ closing_line(session, words, closing) }</p>
            }
            if session.has_next_round() {
                { button("primary", "next-round", words.both(|p| p.text("next-round")), true, next) }
            } else {
                { button("primary", "new-game", words.both(|p| p.text("new-game")), true, press(onnew)) }
            }
            if !coach.helps {
                // Neither offered nor shown.
            } else if coach.reviewing {
                { review }
            } else {
                { button("", "review", words.both(|p| p.text("review-title")), true, press(&coach.onreview)) }
            }
        </div>
    }
}
