//! The board with its sentence, and nothing else.

use sowtell_app::address;
use sowtell_app::host::{address_bar, document};
use sowtell_app::playing::use_playback;
use sowtell_app::session::Session;
use sowtell_app::settings::Settings;
use sowtell_app::store::Store;
use sowtell_app::story::{telling, use_told};
use sowtell_app::table::{marks, refusals, use_choose, use_go_on};
use sowtell_app::view::{Board, use_room};
use sowtell_app::words::Words;
use sowtell_phrases::Value;
use sowtell_rules::{Game, PitSet};
use yew::prelude::*;

/// What a stage shows.
#[derive(Clone, PartialEq, Properties)]
pub struct StageProps {
    /// The choices.
    pub settings: Settings,
    /// Whose stage it is.
    pub class: &'static str,
}

/// The board with its sentence, large.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let StageProps { settings, class } = *props;
    let store = use_reducer(|| {
        let asked = address::read(&address_bar::query()).0.record;
        let opened = asked.and_then(|record| Session::open(&record).ok());
        Store::new(opened.map_or_else(|| Session::recorded(Game::Tihbat), |(session, _)| session))
    });
    let words = use_memo(settings, |s| Words::new(s.language, s.also, s.digits));
    let (state, dispatch, words) = (&store.0, store.dispatcher(), &*words);
    let session = &state.session;
    let game = session.variant().game;
    let node = use_node_ref();
    let room = use_room(node.clone(), 0.62);
    let caption = use_told(state, words).shown(state, words, None);
    let step = use_playback(state, settings.speed, caption.length(), dispatch.clone());
    let asking = state.at_end() && session.outcome().is_none();
    let mover = if asking { session.position().mover() } else { state.mover() };
    let onchoose = use_choose(state.running, false, &dispatch);
    let ongoon = use_go_on(state.running, &dispatch);
    {
        let name = words.text(if class == "kiosk" { "kiosk-title" } else { "class-title" });
        let title = words.text_with("page-window-title", &[("page", Value::Text(&name))]);
        use_effect_with((settings, title), |(settings, title)| {
            document::dress(settings.language, settings.palette);
            document::title(title);
        });
    }
    use_effect_with(state.running, |running| document::flag("data-busy", *running));
    let name = words.text_with("board-label", &[("game", Value::Text(&words.main().game(game)))]);
    html! {
        <main class={classes!("hall", class, game.key())} lang={settings.language.key()}>
            <h1>{ words.both(|p| p.game_with_latin(game)) }</h1>
            <div class="board-room" ref={node}>
                if room.width > 0.0 {
                    <Board telling={telling(session, mover)} scene={state.scene()} playable={if asking { session.legal() } else { PitSet::EMPTY }}
                        marks={marks(state)} {step} frame={state.cursor.frame} {asking} refusals={refusals(session, state.at_end())} {room}
                        words={words.clone()} {name} {onchoose} />
                }
            </div>
            { caption.draw(state, words, Html::default(), &ongoon) }
        </main>
    }
}
