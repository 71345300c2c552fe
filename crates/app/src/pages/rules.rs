//! The rules of a game, each with a small live board that shows it, and what is known of the game.

use std::rc::Rc;

use sowtell_phrases::{Demo, Rule, Value, facts, rulebook};
use sowtell_rules::{Game, Move, PitSet, Player};
use yew::prelude::*;

use crate::playing::use_playback;
use crate::session::{Action, Cursor, Scene, Session, Speed, State};
use crate::store::Store;
use crate::story::{telling, use_told};
use crate::table::{marks, use_choose, use_go_on};
use crate::view::{Board, Room, use_room};
use crate::words::Words;

/// The rules of a game with what stands `above` them, whose boards sow at this speed; `onsowing` is told when one of them
/// begins to sow, and when it has ended.
pub fn rules(game: Game, words: &Words, speed: Speed, above: Html, onsowing: &Callback<bool>) -> Html {
    html! {
        <article class={classes!("rules", game.key())} data-rules={game.key()}>
            <h1>{ words.both(|p| p.game_with_latin(game)) }</h1>
            <section class="facts" aria-label={words.text("rules-known")}>
                { for facts(game).iter().map(|fact| html! {
                    <p key={fact.key}>
                        { words.both(|p| p.fact(game, fact)) }
                        { " " }
                        <cite lang="en">{ fact.source }</cite>
                    </p>
                }) }
            </section>
            { above }
            <h2>{ words.both(|p| p.text("rules-how-to-play")) }</h2>
            <ol class="rule-list">
                { for rulebook(game).iter().map(|rule| rule_item(game, rule, words, speed, onsowing)) }
            </ol>
            { paper_board(game, words) }
        </article>
    }
}

/// The room for the board on a printed sheet.
const ON_PAPER: Room = Room { width: 760.0, height: 300.0 };

/// The board at the start, which is seen only on the printed sheet.
fn paper_board(game: Game, words: &Words) -> Html {
    let session = Session::recorded(game);
    let telling = telling(&session, Player::South);
    html! {
        <div class="paper-board">
            <Board {telling} scene={Scene::of(session.position())} playable={PitSet::EMPTY} room={ON_PAPER} words={words.clone()} name="" />
        </div>
    }
}

/// One rule.
fn rule_item(game: Game, rule: &Rule, words: &Words, speed: Speed, onsowing: &Callback<bool>) -> Html {
    html! {
        <li key={format!("{}-{}", game.key(), rule.key)} class={classes!("rule", rule.ruling.map(|_| "ruling"))} data-rule={rule.key}>
            <div class="rule-text">
                <h3>{ words.both(|p| p.rule_title(game, rule)) }</h3>
                if rule.ruling.is_some() { <p class="ruling-mark">{ words.both(|p| p.text("rule-ruling-mark")) }</p> }
                <p>{ words.both(|p| p.rule_text(game, rule)) }</p>
            </div>
            if let Some(demo) = rule.demo { <DemoBoard {demo} title={words.main().rule_title(game, rule)} words={words.clone()} {speed} {onsowing} /> }
        </li>
    }
}

/// What a small board shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct DemoProps {
    /// The position and its moves.
    pub demo: Demo,
    /// What it shows, for its label.
    pub title: AttrValue,
    /// The words.
    pub words: Words,
    /// How fast it sows.
    pub speed: Speed,
    /// Told when it begins to sow, and when it has ended.
    #[prop_or_default]
    pub onsowing: Callback<bool>,
}

/// The session of a demonstration, with its moves played.
fn played(demo: &Demo) -> Option<Session> {
    let (_, start, moves) = demo.read()?;
    let mut session = Session::begin(demo.variant, Some(start), false).ok()?;
    for played in moves {
        // A forced pass has been played of itself.
        if played != Move::Pass {
            session.play(played).ok()?;
        }
    }
    Some(session)
}

/// A small board that shows a rule or a line of play, and can be played on.
#[component]
pub(super) fn DemoBoard(props: &DemoProps) -> Html {
    let DemoProps { demo, title, words, speed, onsowing } = props;
    let shown_moves = use_memo(*demo, played);
    let start = {
        let shown_moves = shown_moves.clone();
        move || {
            let mut session = (*shown_moves).clone().unwrap_or_else(|| Session::recorded(demo.variant.game));
            session.restart();
            Store::new(session)
        }
    };
    let store = use_reducer(start);
    let state: &State = &store.0;
    let dispatch = store.dispatcher();
    let stage = use_node_ref();
    let room = use_room(stage.clone(), 0.42);
    let told = use_told(state, words);
    let caption = told.shown(state, words, None);
    let step = use_playback(state, speed.to_follow(), caption.length(), dispatch.clone());
    use_effect_with((state.running, onsowing.clone()), |(running, onsowing)| {
        let ended = running.then(|| onsowing.clone());
        if let Some(begun) = &ended {
            begun.emit(true);
        }
        move || {
            if let Some(ended) = ended {
                ended.emit(false);
            }
        }
    });
    let session = &state.session;
    let asking = state.at_end() && session.outcome().is_none();
    let mover = if asking { session.position().mover() } else { state.mover() };
    let telling = telling(session, mover);
    let has_moves = (*shown_moves).as_ref().is_some_and(|session| !session.plies().is_empty());
    let show = {
        let (dispatch, shown_moves) = (dispatch.clone(), shown_moves.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(session) = (*shown_moves).clone() {
                dispatch.dispatch(Action::Open(Rc::new(session)));
                dispatch.dispatch(Action::Goto(Cursor::default()));
                dispatch.dispatch(Action::Resume);
            }
        })
    };
    let back = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(Action::Restart))
    };
    let onchoose = use_choose(state.running, false, &dispatch);
    let ongoon = use_go_on(state.running, &dispatch);
    let name = words.text_with("rules-board-label", &[("rule", Value::Text(title))]);
    html! {
        <div class="demo">
            <div class="board-room" ref={stage}>
                if room.width > 0.0 {
                    <Board {telling} scene={state.scene()} playable={if asking { session.legal() } else { PitSet::EMPTY }} marks={marks(state)} {step}
                        frame={state.cursor.frame} {asking} {room} words={words.clone()} {name} {onchoose} />
                }
            </div>
            { caption.draw(state, words, Html::default(), &ongoon) }
            <div class="demo-tools">
                if has_moves { <button type="button" class="primary" data-action="show" onclick={show}>{ words.text("rules-show") }</button> }
                <button type="button" data-action="back-to-start" disabled={!session.can_undo()} onclick={back}>{ words.text("rules-back") }</button>
            </div>
        </div>
    }
}
