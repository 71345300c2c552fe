//! Components, drawn in a browser without a window: `cargo xtask test components`.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use sowtell_app::App;
use sowtell_app::notices::{Notice, bulletins};
use sowtell_app::session::{Scene, Session, Speed};
use sowtell_app::settings::{Seat, Settings};
use sowtell_app::start::{BeginProps, Begun};
use sowtell_app::store::Store;
use sowtell_app::thinking::use_thinker;
use sowtell_app::view::{Board, BoardProps, Highlights, Room, Tag, Worth};
use sowtell_app::{address, pages::Play, words::Words};
use sowtell_phrases::{Digits, Language, Telling};
use sowtell_rules::{Game, Move, Moves, Pit, Position, Variant};
use sowtell_solver::Level;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, MouseEvent, MouseEventInit};
use yew::platform::time::sleep;
use yew::prelude::*;

wasm_bindgen_test_configure!(run_in_browser);

/// An empty element in the page of the test, as wide as a tablet.
fn stage() -> Element {
    let document = web_sys::window().and_then(|window| window.document()).expect("a document");
    let stage = document.create_element("div").expect("an element");
    stage.set_attribute("style", "width: 800px").expect("an attribute");
    document.document_element().expect("a page").append_child(&stage).expect("it is in the page");
    stage
}

/// Gives what is drawn the time to be drawn.
async fn drawn() {
    sleep(Duration::from_millis(60)).await;
}

fn one(stage: &Element, selector: &str) -> Element {
    stage.query_selector(selector).expect("a selector").unwrap_or_else(|| panic!("{selector} is not there"))
}

/// The value of an attribute of every element that a selector finds.
fn all(stage: &Element, selector: &str, attribute: &str) -> Vec<String> {
    let found = stage.query_selector_all(selector).expect("a selector");
    (0..found.length())
        .filter_map(|index| found.get(index)?.dyn_into::<Element>().ok())
        .map(|element| element.get_attribute(attribute).unwrap_or_default())
        .collect()
}

fn text(stage: &Element, selector: &str) -> String {
    one(stage, selector).text_content().unwrap_or_default()
}

fn words() -> Words {
    Words::new(Language::English, Some(Language::Punjabi), Digits::Western)
}

/// What a board of a position shows while its mover is asked to choose.
fn asking(game: Game, position: &str) -> BoardProps {
    let position: Position = position.parse().expect("a position");
    let rules = Variant { pits: Some(position.board().pits_a_row()), ..Variant::of(game) }.ruleset().expect("rules");
    BoardProps {
        telling: Telling { game, rules, mover: position.mover() },
        scene: Scene::of(&position),
        playable: position.legal(&rules),
        marks: Highlights::default(),
        step: 0,
        frame: 0,
        asking: true,
        refusals: Vec::new(),
        path: Vec::new(),
        worths: Vec::new(),
        room: Room { width: 800.0, height: 500.0 },
        words: words(),
        far: None,
        name: AttrValue::from("the board"),
        onchoose: Callback::noop(),
        onlook: Callback::noop(),
    }
}

#[wasm_bindgen_test]
async fn the_page_has_one_heading_of_the_first_order() {
    let stage = stage();
    let app = yew::Renderer::<App>::with_root_and_props(stage.clone(), BeginProps { begun: Begun::now() }).render();
    drawn().await;
    assert_eq!(stage.query_selector_all("h1").expect("a selector").length(), 1);
    app.destroy();
    drawn().await;
    assert_eq!(stage.child_element_count(), 0);
    stage.remove();
}

#[wasm_bindgen_test]
async fn a_board_shows_every_pit_and_both_piles() {
    let stage = stage();
    let props = asking(Game::RioKadalis, "0,1,2,3,4,5/6,7,8,9,10,11 n 12,30");
    let board = yew::Renderer::<Board>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert_eq!(all(&stage, "[data-pit]", "data-pit").concat(), "ABCDEFabcdef");
    let seeds: Vec<String> = (0..12).map(|n: u8| n.to_string()).collect();
    assert_eq!(all(&stage, "[data-pit]", "data-seeds"), seeds);
    let disabled = all(&stage, "[data-pit]", "aria-disabled");
    assert_eq!(disabled[..6], ["true"; 6], "North is to move");
    assert_eq!(disabled[6..], ["false"; 6]);
    assert_eq!(one(&stage, "[data-pile=south]").get_attribute("data-seeds").as_deref(), Some("12"));
    assert_eq!(one(&stage, "[data-pile=north]").get_attribute("data-seeds").as_deref(), Some("30"));
    assert_eq!(text(&stage, "[data-pit=f] .number"), "11");
    assert_eq!(
        one(&stage, "[data-pit=c]").get_attribute("aria-label").as_deref(),
        Some("pit c, North, 8 seeds, playable")
    );
    assert_eq!(all(&stage, "[data-pile=north] .owner", "lang"), ["en", "pa"]);
    board.destroy();
    stage.remove();
}

#[wasm_bindgen_test]
async fn seeds_are_drawn_as_seeds_as_many_as_lie_there() {
    let stage = stage();
    let board = yew::Renderer::<Board>::with_root_and_props(stage.clone(), asking(Game::Sadeqa, "0,3,9/1,1,1 s 5,0"));
    let board = board.render();
    drawn().await;
    for (pit, seeds) in [("A", 0), ("B", 3), ("C", 9), ("a", 1)] {
        let seeds_of = format!("[data-pit={pit}] .seeds > g");
        assert_eq!(stage.query_selector_all(&seeds_of).expect("a selector").length(), seeds, "{pit}");
    }
    board.destroy();
    stage.remove();
}

#[wasm_bindgen_test]
async fn a_closed_pit_is_drawn_closed_and_said_to_be() {
    let stage = stage();
    let props = asking(Game::RioKadalis, "x,x,4,4,4,4/4,4,4,4,4,4 s 2,6");
    let board = yew::Renderer::<Board>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert_eq!(all(&stage, "[data-pit].closed", "data-pit"), ["A", "B"]);
    assert_eq!(all(&stage, "[data-pit].closed", "aria-disabled"), ["true", "true"]);
    let name = one(&stage, "[data-pit=A]").get_attribute("aria-label");
    assert_eq!(name.as_deref(), Some("pit A, South, closed for this round"));
    assert!(stage.query_selector("[data-pit=A] .plate").expect("a selector").is_none());
    board.destroy();
    stage.remove();
}

#[wasm_bindgen_test]
async fn a_board_is_one_tab_stop_in_the_row_of_whoever_is_to_move() {
    for (position, first) in [("4,4/4,4 s 0,0", "A"), ("4,4/4,4 n 0,0", "a")] {
        let stage = stage();
        let board = yew::Renderer::<Board>::with_root_and_props(stage.clone(), asking(Game::Tihbat, position)).render();
        drawn().await;
        assert_eq!(all(&stage, "[data-pit][tabindex='0']", "data-pit"), [first]);
        assert_eq!(all(&stage, "[tabindex='0']", "data-pit").len(), 1);
        board.destroy();
        stage.remove();
    }
}

#[wasm_bindgen_test]
async fn an_announced_capture_rings_its_pit() {
    let stage = stage();
    let mut props = asking(Game::Hoyito, "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0");
    props.marks.ringed = Pit::named('d', 6);
    let board = yew::Renderer::<Board>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert_eq!(all(&stage, ".ringed", "data-pit"), ["d"]);
    board.destroy();
    stage.remove();
}

#[derive(Clone, PartialEq, Properties)]
struct TableProps {
    session: Session,
    #[prop_or_default]
    seats: [Seat; 2],
}

/// The page of a session, with nothing above it.
#[component]
fn Table(props: &TableProps) -> Html {
    let session = props.session.clone();
    let store = use_reducer(move || Store::new(session));
    let thinker = use_thinker();
    let settings =
        Settings { speed: Speed::Instant, also: Some(Language::Punjabi), seats: props.seats, ..Settings::default() };
    html! {
        <Play state={store.0.clone()} dispatch={store.dispatcher()} words={words()} {settings} {thinker} onsettings={Callback::noop()}
            onnew={Callback::noop()} onopen={Callback::noop()} embedded={false} link="?" />
    }
}

#[wasm_bindgen_test]
async fn what_a_move_is_worth_stands_on_its_pit_and_is_read_out() {
    let stage = stage();
    let pit = Pit::named('B', 2).expect("a pit");
    let tag = Tag { text: "≥ +4".into(), exact: false };
    let worths = vec![Worth { pit, tag, said: "with best play South ends at least 4 ahead".to_owned() }];
    let props = BoardProps { worths, ..asking(Game::Tihbat, "7,7/7,7 s 0,0") };
    let board = yew::Renderer::<Board>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert_eq!(all(&stage, "[data-worth]", "data-pit"), ["B"]);
    assert_eq!(text(&stage, ".worth.unsure"), "≥ +4");
    let name = one(&stage, "[data-pit=B]").get_attribute("aria-label").unwrap_or_default();
    assert!(name.starts_with("pit B") && name.ends_with("at least 4 ahead"), "{name}");
    board.destroy();
    stage.remove();
}

#[wasm_bindgen_test]
async fn where_there_is_no_worker_a_weaker_player_takes_its_place_and_a_sentence_says_so() {
    let stage = stage();
    let seats = [Seat(None), Seat(Some(Level::Perfect))];
    let table = yew::Renderer::<Table>::with_root_and_props(
        stage.clone(),
        TableProps { session: session(Game::Hoyito, ""), seats },
    )
    .render();
    drawn().await;
    drawn().await;
    click(&one(&stage, "[data-pit=A]"));
    // The computer waits a quarter of a second before it plays.
    sleep(Duration::from_millis(900)).await;
    assert_eq!(stage.query_selector_all(".ply.north").expect("a selector").length(), 1, "North has moved");
    assert!(text(&stage, "[data-missing]").contains("weaker player"));
    assert!(
        stage.query_selector("[data-action=hint]").expect("a selector").is_none(),
        "what cannot be had is not offered"
    );
    table.destroy();
    stage.remove();
}

fn session(game: Game, moves: &str) -> Session {
    let mut session = Session::recorded(game);
    for played in Moves::read(moves, session.rules().pits_a_row()).collect::<Vec<Result<Move, _>>>() {
        session.play(played.expect("a move")).expect("it is legal");
    }
    session
}

fn click(element: &Element) {
    let how = MouseEventInit::new();
    how.set_bubbles(true);
    let event = MouseEvent::new_with_mouse_event_init_dict("click", &how).expect("an event");
    element.dispatch_event(&event).expect("it is dispatched");
}

#[wasm_bindgen_test]
async fn a_click_plays_and_the_sentence_and_the_log_tell_it() {
    let stage = stage();
    let props = TableProps { session: session(Game::Tihbat, ""), seats: Default::default() };
    let table = yew::Renderer::<Table>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert!(text(&stage, "[data-caption][lang=en]").contains("South"));
    assert!(text(&stage, "[data-log]").contains("No move has been played yet."));
    click(&one(&stage, "[data-pit=A] .target"));
    drawn().await;
    drawn().await;
    assert_eq!(all(&stage, "[data-pit]", "data-seeds"), ["2", "9", "9", "8"]);
    assert_eq!(stage.query_selector_all("[data-log] article").expect("a selector").length(), 1);
    let (english, punjabi) = (text(&stage, "[data-caption][lang=en]"), text(&stage, "[data-caption][lang=pa]"));
    assert!(english.contains("North’s side"), "{english}");
    assert!(punjabi.contains("ਉੱਤਰ"), "{punjabi}");
    assert_eq!(all(&stage, "[data-log] li span", "lang"), ["en", "pa", "en", "pa"]);
    table.destroy();
    stage.remove();
}

#[wasm_bindgen_test]
async fn a_pit_that_cannot_be_played_gives_its_reason_and_plays_nothing() {
    let stage = stage();
    let props = TableProps { session: session(Game::RioKadalis, ""), seats: Default::default() };
    let table = yew::Renderer::<Table>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    click(&one(&stage, "[data-pit=b] .target"));
    drawn().await;
    assert!(text(&stage, "[data-caption=refusal][lang=en]").contains("Pit b is North’s"));
    assert_eq!(stage.query_selector_all("[data-log] article").expect("a selector").length(), 0);
    table.destroy();
    stage.remove();
}

#[wasm_bindgen_test]
async fn a_log_lists_every_ply_of_a_game_that_is_opened() {
    let stage = stage();
    let props = TableProps { session: session(Game::Tihbat, "AbBaAaAbBbAbAbBaAbBbBaB"), seats: Default::default() };
    let table = yew::Renderer::<Table>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert_eq!(stage.query_selector_all("[data-log] article").expect("a selector").length(), 23);
    assert!(text(&stage, "[data-log] [data-result]").contains("the same position came back"));
    assert!(text(&stage, "[data-status]").contains("A draw: South and North have 14 seeds each."));
    assert_eq!(all(&stage, "[data-pit][aria-disabled=false]", "data-pit").len(), 0);
    table.destroy();
    stage.remove();
}

#[derive(Clone, PartialEq, Properties)]
struct BoardsOfNoticesProps {
    notices: Vec<Notice>,
}

/// Notices that can be put away.
#[component]
fn BoardOfNotices(props: &BoardsOfNoticesProps) -> Html {
    let notices = use_state(|| props.notices.clone());
    let ondismiss = {
        let notices = notices.clone();
        Callback::from(move |number: usize| {
            let mut left = (*notices).clone();
            left.remove(number);
            notices.set(left);
        })
    };
    bulletins(&notices, &words(), &ondismiss)
}

#[wasm_bindgen_test]
async fn notices_are_told_in_both_languages_and_put_away_one_by_one() {
    let stage = stage();
    let (_, faults) = address::read("?game=chess&speed=fast");
    let props = BoardsOfNoticesProps { notices: faults.into_iter().map(Notice::Address).collect() };
    let board = yew::Renderer::<BoardOfNotices>::with_root_and_props(stage.clone(), props).render();
    drawn().await;
    assert_eq!(one(&stage, ".notices").get_attribute("role").as_deref(), Some("status"));
    assert_eq!(all(&stage, "[data-notice] p > span", "lang"), ["en", "pa", "en", "pa"]);
    assert!(text(&stage, "[data-notice]").contains("“chess”"));
    click(&one(&stage, "[data-notice] button"));
    drawn().await;
    assert_eq!(all(&stage, "[data-notice]", "data-notice").len(), 1);
    assert!(text(&stage, "[data-notice]").contains("“fast”"));
    board.destroy();
    stage.remove();
}
