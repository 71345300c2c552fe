//! The page's side of the thinking, with workers made up for the purpose: `cargo xtask test components`.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use sowtell_app::thinking::{Thinker, use_thinker};
use sowtell_rules::Game;
use sowtell_solver::Level;
use sowtell_thinker::{Answer, Reply, Task};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::Element;
use yew::platform::time::sleep;
use yew::prelude::*;

wasm_bindgen_test_configure!(run_in_browser);

/// What the component under test has come to.
#[derive(Default)]
struct Seen {
    thinker: Option<Thinker>,
    asked: u32,
    answers: Vec<(u32, Reply)>,
}

#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Seen>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Clone, PartialEq, Properties)]
struct AskerProps {
    seen: Shared,
}

#[component]
fn Asker(props: &AskerProps) -> Html {
    let thinker = use_thinker();
    props.seen.0.borrow_mut().thinker = Some(thinker);
    Html::default()
}

/// A page with a thinker, whose worker runs `script`.
struct Stage {
    root: Element,
    named: Element,
    app: yew::AppHandle<Asker>,
    seen: Shared,
}

impl Stage {
    async fn set(script: &str) -> Stage {
        let document = web_sys::window().and_then(|window| window.document()).expect("a document");
        let page = document.document_element().expect("a page");
        let named = document.create_element("meta").expect("an element");
        named.set_attribute("name", "thinker").expect("an attribute");
        named.set_attribute("content", &format!("data:text/javascript,{script}")).expect("an attribute");
        let root = document.create_element("div").expect("an element");
        for element in [&named, &root] {
            page.append_child(element).expect("it is in the page");
        }
        let seen = Shared::default();
        let props = AskerProps { seen: seen.clone() };
        let app = yew::Renderer::<Asker>::with_root_and_props(root.clone(), props).render();
        sleep(Duration::from_millis(20)).await;
        Stage { root, named, app, seen }
    }

    fn thinker(&self) -> Thinker {
        self.seen.0.borrow().thinker.clone().expect("it is drawn")
    }

    fn missing(&self) -> bool {
        self.thinker().missing()
    }

    /// Asks the next question; its answers are noted under its number, from 1.
    fn ask(&self, task: Task) {
        let number = self.seen.0.borrow().asked + 1;
        self.seen.0.borrow_mut().asked = number;
        let seen = self.seen.clone();
        let tell = Callback::from(move |answer: Answer| seen.0.borrow_mut().answers.push((number, answer.reply)));
        self.thinker().ask("game: tihbat\n".to_owned(), task, tell);
    }

    /// Waits until so many answers have come, and takes them.
    async fn answers(&self, many: usize) -> Vec<(u32, Reply)> {
        for _ in 0..500 {
            if self.seen.0.borrow().answers.len() >= many {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        sleep(Duration::from_millis(20)).await;
        self.seen.0.borrow_mut().answers.drain(..).collect()
    }

    async fn clear(self) {
        self.app.destroy();
        self.root.remove();
        self.named.remove();
        sleep(Duration::from_millis(20)).await;
    }
}

const CHOOSE: Task = Task::Choose { level: Level::Perfect, seed: 1, ms: 1_000 };

/// A worker that has heard each question and calls its tables ready. The bytes are those of an `Answer`: the question's
/// number, whether it is the last, and which reply.
const HONEST: &str = "onmessage=({data:[n]})=>{postMessage(Uint8Array.of(n,0,0));postMessage(Uint8Array.of(n,1,1))}";

#[wasm_bindgen_test]
async fn a_question_is_answered_by_the_worker() {
    let stage = Stage::set(HONEST).await;
    stage.ask(Task::Prepare);
    assert_eq!(stage.answers(1).await, [(1, Reply::Ready)]);
    stage.ask(Task::Prepare);
    assert_eq!(stage.answers(1).await, [(2, Reply::Ready)]);
    stage.clear().await;
}

#[wasm_bindgen_test]
async fn a_newer_question_and_cancelling_keep_older_answers_away() {
    let stage = Stage::set(HONEST).await;
    stage.ask(Task::Prepare);
    stage.ask(Task::Prepare);
    assert_eq!(stage.answers(1).await, [(2, Reply::Ready)]);
    stage.ask(Task::Prepare);
    stage.thinker().cancel();
    sleep(Duration::from_millis(200)).await;
    assert_eq!(stage.answers(0).await, []);
    assert!(!stage.missing());
    stage.clear().await;
}

#[wasm_bindgen_test]
async fn without_a_worker_a_weaker_player_chooses() {
    for script in ["throw 1", "(", "onmessage=()=>{throw 1}"] {
        let stage = Stage::set(script).await;
        stage.ask(CHOOSE);
        let answers = stage.answers(1).await;
        let [(1, Reply::Chosen { played, .. })] = &answers[..] else { panic!("{script}: {answers:?}") };
        sowtell_rules::Round::new(Game::Tihbat.ruleset()).play(*played, &mut ()).expect("a legal move");
        assert!(stage.missing());
        stage.ask(Task::Values { ms: 1_000 });
        assert_eq!(stage.answers(1).await, [(2, Reply::Unanswerable)]);
        stage.ask(CHOOSE);
        stage.thinker().cancel();
        sleep(Duration::from_millis(50)).await;
        assert_eq!(stage.answers(0).await, []);
        stage.clear().await;
    }
}

#[wasm_bindgen_test]
async fn a_page_that_names_no_worker_plays_all_the_same() {
    let stage = Stage::set("").await;
    stage.named.remove();
    stage.ask(CHOOSE);
    assert!(matches!(stage.answers(1).await[..], [(1, Reply::Chosen { .. })]));
    assert!(stage.missing());
    stage.clear().await;
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_is_replaced_once() {
    // Each of these answers one question and fails at the next.
    let stage = Stage::set(
        "let old;onmessage=({data:[n]})=>{if(old)throw 1;old=1;postMessage(Uint8Array.of(n,0,0));postMessage(Uint8Array.of(n,1,1))}",
    )
    .await;
    for number in 1..3 {
        stage.ask(Task::Prepare);
        assert_eq!(stage.answers(1).await, [(number, Reply::Ready)]);
    }
    stage.ask(CHOOSE);
    assert!(matches!(stage.answers(1).await[..], [(3, Reply::Chosen { .. })]), "and then done without");
    assert!(stage.missing());
    stage.clear().await;
}

#[wasm_bindgen_test]
async fn a_worker_that_no_longer_listens_is_replaced() {
    // Each of these answers one question and then computes for ever.
    let stage = Stage::set(
        "onmessage=({data:[n]})=>{postMessage(Uint8Array.of(n,0,0));postMessage(Uint8Array.of(n,1,1));for(;;);}",
    )
    .await;
    for number in 1..4 {
        stage.ask(Task::Prepare);
        assert_eq!(stage.answers(1).await, [(number, Reply::Ready)]);
    }
    assert!(!stage.missing());
    stage.clear().await;
}

#[wasm_bindgen_test]
async fn nothing_is_heard_of_the_worker_once_its_user_has_gone() {
    // It speaks unasked, too.
    let stage = Stage::set(&format!("setInterval(()=>postMessage(Uint8Array.of(1,0,1)),20);{HONEST}")).await;
    stage.ask(Task::Prepare);
    assert_eq!(stage.answers(1).await[0], (1, Reply::Ready));
    let thinker = stage.thinker();
    let seen = stage.seen.clone();
    stage.clear().await;
    let late = seen.clone();
    let tell = Callback::from(move |answer: Answer| late.0.borrow_mut().answers.push((0, answer.reply)));
    thinker.ask("game: tihbat\n".to_owned(), Task::Prepare, tell);
    sleep(Duration::from_millis(200)).await;
    assert_eq!(seen.0.borrow().answers, [], "nobody is left to answer");
}
