//! The board with its sentence, as both a demonstration and a visitor's game show it.

use std::rc::Rc;

use sowtell_app::playing::use_playback;
use sowtell_app::session::{Session, State};
use sowtell_app::settings::Settings;
use sowtell_app::store::Dispatch;
use sowtell_app::story::{Shown, telling, use_told};
use sowtell_app::table::{marks, refusals};
use sowtell_app::view::{Board, Worth};
use sowtell_app::words::Words;
use sowtell_phrases::{Language, Value};
use sowtell_rules::{IllegalMove, Pit, PitSet};
use yew::prelude::*;

use super::fit::{Fit, use_fit};

/// In which words each side is spoken to.
#[derive(Clone, PartialEq)]
pub struct Sides {
    /// The near side's words, or everybody's.
    pub near: Words,
    /// The far side's, where two people sit across a table.
    pub far: Option<Words>,
}

impl Sides {
    /// The words for these settings, and for a far player with a language of their own.
    #[must_use]
    pub fn new(settings: &Settings, far: Option<Language>) -> Sides {
        Sides {
            near: Words::new(settings.language, settings.also, settings.digits),
            far: far.map(|language| Words::new(language, None, settings.digits)),
        }
    }
}

/// What is seen of a board at a moment.
pub struct Sight {
    node: NodeRef,
    fit: Option<Fit>,
    near: Shown,
    far: Option<Shown>,
    step: u32,
    refused: Rc<Vec<(Pit, IllegalMove)>>,
}

/// Runs the clock over what is looked at, and sees to the room and the sentences. `waiting` is said in the place of whose
/// turn it is; `asked` is whether somebody may choose a pit now.
#[hook]
pub fn use_sight(
    state: &State,
    settings: &Settings,
    sides: &Sides,
    waiting: Option<&'static str>,
    asked: bool,
    dispatch: &Dispatch,
) -> Sight {
    let node = use_node_ref();
    let fit = use_fit(node.clone(), state.session.rules().pits_a_row());
    let near = use_told(state, &sides.near).shown(state, &sides.near, waiting);
    let told = use_told(state, sides.far.as_ref().unwrap_or(&sides.near));
    let far = sides.far.as_ref().map(|words| told.shown(state, words, waiting));
    let length = near.length().max(far.as_ref().map_or(0, Shown::length));
    let step = use_playback(state, settings.speed, length, dispatch.clone());
    let refused = use_memo((state.session.clone(), asked), |(session, asked)| refusals(session, *asked));
    Sight { node, fit, near, far, step, refused }
}

/// What a board asks of whoever sits at it.
#[derive(Default)]
pub struct Asked {
    /// Whether a pit is to be chosen.
    pub asking: bool,
    /// The pit that is recommended.
    pub best: Option<Pit>,
    /// What moves are worth.
    pub worths: Vec<Worth>,
    /// The pits of the first lap from the pit looked at.
    pub path: Vec<Pit>,
    /// Called when a pit is chosen.
    pub onchoose: Callback<Pit>,
    /// Called with the pit that is pointed at.
    pub onlook: Callback<Option<Pit>>,
}

impl Sight {
    /// The board.
    pub fn board(&self, state: &State, sides: &Sides, asked: Asked) -> Html {
        let session: &Session = &state.session;
        let Asked { asking, best, worths, path, onchoose, onlook } = asked;
        let mover = if asking { session.position().mover() } else { state.mover() };
        let playable = if asking { session.legal() } else { PitSet::EMPTY };
        let marks = sowtell_app::view::Highlights { best, ..marks(state) };
        let words = &sides.near;
        let game = words.main().game(session.variant().game);
        let name = words.text_with("board-label", &[("game", Value::Text(&game))]);
        html! {
            <div class="board-room" ref={self.node.clone()}>
                if let Some(fit) = self.fit {
                    <Board telling={telling(session, mover)} scene={state.scene()} {playable} {marks} step={self.step} frame={state.cursor.frame}
                        {asking} refusals={(*self.refused).clone()} {worths} {path} room={fit.room}
                        words={words.clone()} far={sides.far.clone()} {name} {onchoose} {onlook} />
                }
            </div>
        }
    }

    /// The sentence for the near side, with `advice` under it.
    pub fn caption(&self, state: &State, sides: &Sides, advice: Html, ongoon: &Callback<()>) -> Html {
        html! { <div class="near">{ self.near.draw(state, &sides.near, advice, ongoon) }</div> }
    }

    /// The sentence for the far side, turned towards it, with `beside` next to it.
    pub fn far_caption(&self, state: &State, sides: &Sides, beside: Html, ongoon: &Callback<()>) -> Html {
        let (Some(shown), Some(words)) = (&self.far, &sides.far) else { return Html::default() };
        html! {
            <div class="far" lang={words.main().language().key()}>
                // Whoever has it read out hears the near side's sentence.
                <div class="turned" aria-hidden="true">{ shown.draw(state, words, Html::default(), ongoon) }</div>
                { beside }
            </div>
        }
    }
}
