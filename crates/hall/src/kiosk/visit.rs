//! A visitor's game: the board, its sentence, and a few large controls.

use sowtell_app::coach::{Coach, advice, legend, use_coach, waiting_for, worths};
use sowtell_app::host::document;
use sowtell_app::pages::{Dialog, rules};
use sowtell_app::reading::Reading;
use sowtell_app::session::{Action, Session, Speed, State};
use sowtell_app::settings::Settings;
use sowtell_app::store::{Dispatch, Store};
use sowtell_app::table::{first_lap, take_back, use_choose, use_go_on};
use sowtell_app::thinking::use_thinker;
use sowtell_app::widgets::{button, icon, press};
use sowtell_app::words::Words;
use sowtell_rules::Pit;
use yew::prelude::*;

use super::choices::{games, languages, players, speeds, who};
use super::config::{Config, Extra};
use super::presence::{use_presence, use_sowings};
use super::question::Question;
use super::sight::{Asked, Sides, use_sight};
use super::stand::{Chosen, Standing};

/// What a visitor's game shows.
#[derive(Clone, PartialEq, Properties)]
pub struct VisitProps {
    /// What stands on the kiosk.
    pub stand: Standing,
    /// What the visitor has chosen.
    pub visit: Chosen,
    /// How it is shown.
    pub settings: Settings,
    /// The words.
    pub sides: Sides,
    /// Called with other choices.
    pub onchoose: Callback<Chosen>,
    /// Called when nobody is there any more.
    pub ongone: Callback<()>,
}

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Games,
    Players,
    Speeds,
    Rules,
}

/// A visitor's game.
#[component]
pub fn Visit(props: &VisitProps) -> Html {
    let VisitProps { stand, visit, settings, sides, ongone, .. } = props;
    let config: &Config = &stand.config;
    let words = &sides.near;
    let store = use_reducer(|| Store::new(Session::recorded(visit.game)));
    let (state, dispatch) = (&store.0, store.dispatcher());
    let thinker = use_thinker();
    let coach = use_coach(state, settings, &thinker, &dispatch);
    let sight = use_sight(state, settings, sides, waiting_for(&coach), state.at_end(), &dispatch);
    let looked_at = use_state_eq(|| None::<Pit>);
    let open = use_state_eq(|| Open::Nothing);
    let at_end = state.at_end();
    let onchoose = use_choose(state.running, at_end && coach.is_to_move(), &dispatch);
    let ongoon = use_go_on(state.running, &dispatch);
    let onlook = {
        let looked_at = looked_at.clone();
        use_callback((), move |pit: Option<Pit>, ()| looked_at.set(pit))
    };
    let (sowings, onsowing) = use_sowings();
    let busy = state.running || sowings || coach.is_at_work();
    let presence = use_presence(config.idle, busy, ongone);
    use_effect_with(state.running, |running| {
        document::flag("data-busy", *running);
        // A game that is taken away while seeds are being sown sows no more.
        || document::flag("data-busy", false)
    });

    let asking = at_end && coach.asks_a_person();
    let session = &state.session;
    let asked = Asked {
        asking,
        best: coach.best().filter(|_| asking),
        worths: if asking { worths(&coach, &Reading::Here, session, settings, words) } else { Vec::new() },
        path: looked_at.filter(|_| asking).map(|pit| first_lap(session, pit)).unwrap_or_default(),
        onchoose,
        onlook,
    };
    let over = at_end && session.outcome().is_some();
    let onlanguage = chooser(props, |visit, language| visit.language = language);
    let onfar = chooser(props, |visit, language| visit.far = Some(language));
    html! {
        <main class={classes!("kiosk", "visit", visit.game.key(), sides.far.is_some().then_some("table"))} lang={settings.language.key()}>
            if let Some(far) = &sides.far {
                { sight.far_caption(state, sides, languages(&config.languages, far.main().language(), far, &onfar), &ongoon) }
            }
            <header class="top">
                <h1>{ words.both(|p| p.game_with_latin(visit.game)) }</h1>
                { languages(&config.languages, visit.language, words, &onlanguage) }
            </header>
            { sight.board(state, sides, asked) }
            { sight.caption(state, sides, advice(&coach, &Reading::Here, state, words), &ongoon) }
            if settings.values && coach.helps && asking { { legend(&Reading::Here, session, words) } }
            <section class="tools" aria-label={words.text("kiosk-tools")}>
                { tools(props, state, &dispatch, &coach, &open) }
            </section>
            if at_end && coach.is_held() {
                <p class="onwards">{ button("primary", "computer-go-on", words.both(|p| p.text("computer-go-on")), true, press(&coach.ongo)) }</p>
            }
            if over {
                <p class="onwards">{ button("primary", "again", words.both(|p| p.text("kiosk-again")), true, act(&dispatch, Action::Restart)) }</p>
            }
            { over_the_board(props, *open, &open, &onsowing) }
            if let Some(left) = presence.left { <Question {left} sides={sides.clone()} /> }
        </main>
    }
}

/// Does something on the board.
fn act(dispatch: &Dispatch, action: Action) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_: MouseEvent| dispatch.dispatch(action.clone()))
}

/// Passes on the visitor's choices with one of them changed.
fn chooser<T: 'static>(props: &VisitProps, change: impl Fn(&mut Chosen, T) + 'static) -> Callback<T> {
    let (visit, onchoose) = (props.visit, props.onchoose.clone());
    Callback::from(move |value: T| {
        let mut visit = visit;
        change(&mut visit, value);
        onchoose.emit(visit);
    })
}

/// The controls.
fn tools(props: &VisitProps, state: &State, dispatch: &Dispatch, coach: &Coach, open: &UseStateHandle<Open>) -> Html {
    let VisitProps { stand, visit, settings, sides, .. } = props;
    let (config, words, session) = (&stand.config, &sides.near, &state.session);
    let now = state.at_end() && coach.asks_a_person();
    let show = |what: Open| {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(what))
    };
    let onundo = {
        let (dispatch, session, settings) = (dispatch.clone(), session.clone(), *settings);
        Callback::from(move |_: MouseEvent| take_back(&session, &settings, &dispatch))
    };
    let onvalues = chooser(props, |visit, ()| visit.values = !visit.values).reform(|_: MouseEvent| ());
    html! {
        <>
            if config.games.len() > 1 {
                { large_tool("games", "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z", words.text("game-label"), true, show(Open::Games)) }
            }
            if config.offers(Extra::Computer) {
                { large_tool("players", "M8 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM17 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1.500 20c0-4 2.500-7 6.500-7s6.500 3 6.500 7ZM16 20c0-2.500-.6-4.600-1.800-6.200A6 6 0 0 1 17 13.500c3.300 0 5.500 2.500 5.500 6.500Z",
                    who(visit.north, words), true, show(Open::Players)) }
            }
            if config.offers(Extra::Speed) {
                { large_tool("speed", "M12 5a10 10 0 0 1 10 10c0 1.500-.3 2.900-.9 4H2.900A10 10 0 0 1 12 5Zm4.500 4-5.700 4.500a2 2 0 1 0 2.400 2.400Z", speed_now(visit.speed, words), true, show(Open::Speeds)) }
            }
            { large_tool("undo", "M9 5 3.500 10.500 9 16v-3.500h5a3.250 3.250 0 0 1 0 6.500h-3v2.500h3a5.750 5.750 0 0 0 0-11.500H9Z", words.text("undo"), session.can_undo(), onundo) }
            { large_tool("restart", "M12 5V1.500L6.500 6.500 12 11.500V8a5 5 0 1 1-5 5H4a8 8 0 1 0 8-8Z", words.text("restart"), session.can_undo(), act(dispatch, Action::Restart)) }
            if coach.helps && config.offers(Extra::Hints) {
                { large_tool("hint", "M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2ZM8.500 18.500h7V20h-7ZM10 21h4v1.500h-4Z", words.text("hint"), now, press(&coach.onhint)) }
            }
            if coach.helps && config.offers(Extra::Values) {
                <button type="button" data-action="values" aria-pressed={settings.values.to_string()} onclick={onvalues}>
                    { icon("M7 3h2.500v4H13.500v2.500h-4v4H7v-4H3V7h4ZM11 18h10v2.500H11Z") }<span>{ words.text("kiosk-values") }</span>
                </button>
            }
            if config.offers(Extra::Rules) {
                { large_tool("rules", "M5 3h11a3 3 0 0 1 3 3v15H7a2 2 0 0 1-2-2ZM8 7v2h8V7ZM8 11v2h8v-2ZM8 15v2h5v-2Z", words.text("nav-rules"), true, show(Open::Rules)) }
            }
        </>
    }
}

fn speed_now(speed: Speed, words: &Words) -> String {
    words.text(&format!("speed-{}", speed.key()))
}

/// A control: a drawing, and under it a word.
fn large_tool(
    action: &'static str,
    path: &'static str,
    name: String,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    button("", action, html! { <>{ icon(path) }<span>{ name }</span></> }, enabled, onclick)
}

/// What lies over the board.
fn over_the_board(props: &VisitProps, open: Open, set: &UseStateHandle<Open>, onsowing: &Callback<bool>) -> Html {
    let VisitProps { stand, visit, sides, .. } = props;
    let (config, words) = (&stand.config, &sides.near);
    let onclose = {
        let set = set.clone();
        Callback::from(move |()| set.set(Open::Nothing))
    };
    let (title, inside) = match open {
        Open::Nothing => return Html::default(),
        Open::Games => {
            let then = chosen(props, &onclose, |visit, game| visit.game = game);
            ("kiosk-games", games(&config.games, visit.game, words, &then))
        }
        Open::Players => {
            let then = chosen(props, &onclose, |visit, seat| visit.north = seat);
            ("kiosk-players", players(&config.levels, visit.north, words, &then))
        }
        Open::Speeds => {
            let then = chosen(props, &onclose, |visit, speed| visit.speed = speed);
            ("settings-speed", speeds(visit.speed, words, &then))
        }
        Open::Rules => ("nav-rules", rules(visit.game, words, visit.speed, Html::default(), onsowing)),
    };
    html! {
        <Dialog title={words.joined(|p| p.text(title))} close={words.text("close")} {onclose}>
            <div class="over">{ inside }</div>
        </Dialog>
    }
}

/// Passes on a choice and closes what it was made in.
fn chosen<T: 'static>(
    props: &VisitProps,
    onclose: &Callback<()>,
    change: impl Fn(&mut Chosen, T) + 'static,
) -> Callback<T> {
    let (then, onclose) = (chooser(props, change), onclose.clone());
    Callback::from(move |value: T| {
        onclose.emit(());
        then.emit(value);
    })
}
