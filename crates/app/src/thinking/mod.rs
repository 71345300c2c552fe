//! Thinking: questions go to the worker, answers come back.

mod fallback;
mod ledger;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Uint8Array;
use sowtell_solver::{Kind, Value};
use sowtell_thinker::{Answer, Question, Reply, Task, read, write};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker};
use yew::prelude::*;

use ledger::{Ledger, Message, Orders, Status};

/// The way to the worker.
#[derive(Clone)]
pub struct Thinker {
    post: Rc<RefCell<Post>>,
    missing: bool,
}

/// The same worker at the same: whoever is given it need not be drawn again.
impl PartialEq for Thinker {
    fn eq(&self, other: &Thinker) -> bool {
        Rc::ptr_eq(&self.post, &other.post) && self.missing == other.missing
    }
}

impl Thinker {
    /// Whether there is no worker and there will be none: only [`Task::Choose`] is answered then, and less well.
    #[must_use]
    pub fn missing(&self) -> bool {
        self.missing
    }

    /// Asks about a round, in the place of whatever was asked before: `record` is the text of a record of one round that
    /// is no match. `tell` is called with each answer, until something else is asked.
    pub fn ask(&self, record: String, task: Task, tell: Callback<Answer>) {
        let orders = {
            let mut post = self.post.borrow_mut();
            let orders = post.ledger.ask();
            post.question = Some(Question { id: post.ledger.number(), record, task });
            post.tell = tell;
            orders
        };
        follow(&self.post, orders);
    }

    /// Asks nothing any more. No answer comes after this.
    pub fn cancel(&self) {
        let orders = self.post.borrow_mut().ledger.cancel();
        follow(&self.post, orders);
    }
}

/// What lies on the page's side.
struct Post {
    ledger: Ledger,
    /// The last question.
    question: Option<Question>,
    worker: Option<Running>,
    clock: Option<Timeout>,
    /// Called with answers to the last question.
    tell: Callback<Answer>,
    show_missing: UseStateSetter<bool>,
}

impl Post {
    fn show(&self) {
        self.show_missing.set(self.ledger.status() == Status::Missing);
    }
}

/// A worker, ended when it is dropped.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Running {
    fn start(post: &Rc<RefCell<Post>>) -> Option<Running> {
        // The build names the file by what is in it.
        let named = document().query_selector("meta[name=thinker]").ok()??;
        let worker = Worker::new(&named.get_attribute("content")?).ok()?;
        let (hears, fails) = (Rc::clone(post), Rc::clone(post));
        let listeners = [
            EventListener::new(&worker, "message", move |event| {
                let event: &MessageEvent = event.unchecked_ref();
                hear(&hears, &Uint8Array::new(&event.data()).to_vec());
            }),
            EventListener::new(&worker, "error", move |_| {
                let orders = fails.borrow_mut().ledger.failed();
                follow(&fails, orders);
            }),
        ];
        Some(Running { worker, _listeners: listeners })
    }

    fn send(&self, question: &Question) {
        // A copy of bytes can always be sent.
        let _ = self.worker.post_message(&Uint8Array::from(&write(question)[..]));
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Takes an answer from its bytes.
fn hear(post: &Rc<RefCell<Post>>, bytes: &[u8]) {
    if let Ok(answer) = read(bytes) {
        take(post, answer);
    }
}

/// Passes an answer on if it is one to the open question.
fn take(post: &Rc<RefCell<Post>>, answer: Answer) {
    let tell = {
        let mut post = post.borrow_mut();
        if !post.ledger.heard(answer.id, answer.last) {
            return;
        }
        post.clock = None;
        post.show();
        post.tell.clone()
    };
    if answer.reply != Reply::Heard {
        tell.emit(answer);
    }
}

fn follow(post: &Rc<RefCell<Post>>, orders: Orders) {
    let mut all = post.borrow_mut();
    if orders.end {
        all.worker = None;
    }
    if orders.start {
        all.worker = Running::start(post);
    }
    let refused = orders.start && all.worker.is_none();
    if let (Some(worker), Some(message), Some(question)) = (&all.worker, orders.send, &all.question) {
        match message {
            Message::Question => worker.send(question),
            Message::Nothing => worker.send(&Question { id: question.id, record: String::new(), task: Task::Nothing }),
        }
    }
    all.clock = orders.wait.map(|ms| {
        let post = Rc::clone(post);
        Timeout::new(ms, move || {
            let orders = post.borrow_mut().ledger.overdue();
            follow(&post, orders);
        })
    });
    let answer = orders.answer.then(|| all.question.as_ref().map(alone)).flatten();
    all.show();
    let orders = refused.then(|| all.ledger.failed());
    drop(all);
    if let Some(orders) = orders {
        follow(post, orders);
    }
    if let Some(answer) = answer {
        take(post, answer);
    }
}

/// What can be answered without a worker.
fn alone(question: &Question) -> Answer {
    let chosen = match question.task {
        Task::Choose { seed, .. } => fallback::choose(&question.record, seed),
        _ => None,
    };
    let reply = chosen.map_or(Reply::Unanswerable, |(played, seeds)| Reply::Chosen {
        played,
        value: Value { seeds, kind: Kind::Estimate },
        reasons: Vec::new(),
        line: vec![played],
    });
    Answer { id: question.id, last: true, reply }
}

/// A worker of its own for whoever uses this, started at the first question and ended when the user goes.
#[hook]
pub fn use_thinker() -> Thinker {
    let missing = use_state_eq(|| false);
    let post = {
        let show_missing = missing.setter();
        use_memo((), |()| {
            let (ledger, tell) = (Ledger::new(document().hidden()), Callback::noop());
            Rc::new(RefCell::new(Post { ledger, question: None, worker: None, clock: None, tell, show_missing }))
        })
    };
    {
        let post = Rc::clone(&post);
        use_effect_with((), move |()| {
            let shown = Rc::clone(&post);
            let listener = EventListener::new(&document(), "visibilitychange", move |_| {
                let orders = shown.borrow_mut().ledger.hide(document().hidden());
                follow(&shown, orders);
            });
            move || {
                drop(listener);
                let mut post = post.borrow_mut();
                // Whoever still holds it cannot wake it again.
                post.ledger.hide(true);
                post.worker = None;
                post.clock = None;
            }
        });
    }
    Thinker { post: Rc::clone(&post), missing: *missing }
}
