//! The board in front of the class, with its sentence and its steps.

use sowtell_app::playing::use_playback;
use sowtell_app::session::{Action, State};
use sowtell_app::store::Dispatch;
use sowtell_app::story::{telling, use_told};
use sowtell_app::table::{marks, refusals, use_choose, use_go_on};
use sowtell_app::view::Board;
use sowtell_phrases::Value;
use sowtell_rules::PitSet;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::options::Options;
use super::room::use_enlarged;
use super::section::Classroom;

/// What the class's board shows, and whom it tells.
#[derive(Clone, PartialEq, Properties)]
pub struct ClassBoardProps {
    /// What it has in common with the other sections.
    pub classroom: Classroom,
    /// The session, and the moment of it that is looked at.
    pub state: State,
    /// Where actions go.
    pub dispatch: Dispatch,
    /// How the class is taught.
    pub options: Options,
    /// Called with other choices.
    pub onoptions: Callback<Options>,
}

/// The board in front of the class.
#[component]
pub fn ClassBoard(props: &ClassBoardProps) -> Html {
    let ClassBoardProps { classroom, state, dispatch, options, onoptions: _ } = props;
    let Classroom { words, settings, .. } = classroom;
    let session = &state.session;
    let game = session.variant().game;
    let place = use_node_ref();
    let enlarged = use_enlarged(place.clone());
    let lens = use_node_ref();
    {
        let lens = lens.clone();
        use_effect_with(enlarged.map(|enlarged| enlarged.zoom), move |zoom| {
            if let (Some(element), Some(zoom)) = (lens.cast::<HtmlElement>(), zoom) {
                // A browser that cannot enlarge shows the board as it is laid out.
                let _ = element.style().set_property("zoom", &zoom.to_string());
            }
        });
    }
    let caption = use_told(state, words).shown(state, words, None);
    let step = use_playback(state, settings.speed, caption.length(), dispatch.clone());
    let asking = state.at_end() && session.outcome().is_none();
    let mover = if asking { session.position().mover() } else { state.mover() };
    let refusals = use_memo((session.clone(), state.at_end()), |(session, at_end)| refusals(session, *at_end));
    let onchoose = use_choose(state.running, false, dispatch);
    let ongoon = use_go_on(state.running, dispatch);
    let name = words.text_with("board-label", &[("game", Value::Text(&words.main().game(game)))]);
    let to = |cursor| {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(Action::Goto(cursor)))
    };
    let _ = (options.stride.forward(state).map(to), options.stride.back(state).map(to));
    html! {
        <section class="class-board">
            <h1 class="hidden-label">{ words.both(|p| p.game_with_latin(game)) }</h1>
            <div class="board-place" ref={place}>
                if let Some(enlarged) = enlarged {
                    <div class="lens" ref={lens}>
                        <Board telling={telling(session, mover)} scene={state.scene()} playable={if asking { session.legal() } else { PitSet::EMPTY }}
                            marks={marks(state)} {step} frame={state.cursor.frame} {asking} refusals={(*refusals).clone()} room={enlarged.room}
                            words={words.clone()} {name} {onchoose} />
                    </div>
                }
            </div>
            { caption.draw(state, words, Html::default(), &ongoon) }
        </section>
    }
}
