//! Which question is open, and what is to be done about the worker: plain bookkeeping, without a browser.

/// How long a worker may take to load and to answer for the first time, in milliseconds. It has some 60 KB to fetch.
const STARTING: u32 = 30_000;
/// How long a worker that has answered before may take to say that it has heard a question, in milliseconds. It listens
/// between slices of about 80.
const LISTENING: u32 = 1_000;

/// What the thinking is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nothing is asked.
    Idle,
    /// A question is open.
    Thinking,
    /// There is no worker and there will be none: it could not start, or has failed twice.
    Missing,
}

/// What is to be done now, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// End the worker.
    pub end: bool,
    /// Start one.
    pub start: bool,
    /// Send it something.
    pub send: Option<Message>,
    /// Stop the clock or, if a number of milliseconds is given, set it anew and then call [`Ledger::overdue`].
    pub wait: Option<u32>,
    /// Answer the open question here and now, as well as can be done without a worker.
    pub answer: bool,
}

/// What is sent to the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The open question.
    Question,
    /// That nothing is asked any more.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    /// Not yet wanted, or ended.
    Absent,
    /// Has not answered yet.
    Starting,
    /// Has answered.
    Working,
    /// Cannot be had.
    Missing,
}

/// The books about one worker and its questions.
#[derive(Debug)]
pub struct Ledger {
    worker: Worker,
    /// Whether a worker has failed after it had worked: the next one may not.
    failed: bool,
    number: u32,
    open: bool,
    hidden: bool,
}

impl Ledger {
    /// Nothing asked, and the page hidden or not.
    #[must_use]
    pub const fn new(hidden: bool) -> Ledger {
        Ledger { worker: Worker::Absent, failed: false, number: 0, open: false, hidden }
    }

    /// The number of the last question.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What the thinking is at.
    #[must_use]
    pub const fn status(&self) -> Status {
        match self.worker {
            Worker::Missing => Status::Missing,
            _ if self.open => Status::Thinking,
            _ => Status::Idle,
        }
    }

    /// A new question takes the place of the one before and gets the next number.
    pub fn ask(&mut self) -> Orders {
        self.number = self.number.wrapping_add(1);
        self.open = true;
        self.put()
    }

    /// Nothing is asked any more.
    pub fn cancel(&mut self) -> Orders {
        let orders = self.hush();
        self.open = false;
        orders
    }

    /// The page has been hidden or shown. While it is hidden the open question rests.
    pub fn hide(&mut self, hidden: bool) -> Orders {
        let orders = if hidden { self.hush() } else { Orders::default() };
        self.hidden = hidden;
        if hidden { orders } else { self.put() }
    }

    /// An answer to a question has come, perhaps the last one; whether it is the open question's. The clock is to be stopped
    /// if so.
    pub fn heard(&mut self, number: u32, last: bool) -> bool {
        if matches!(self.worker, Worker::Starting | Worker::Working) {
            self.worker = Worker::Working;
        }
        let asked = self.open && number == self.number;
        self.open &= !(asked && last);
        asked
    }

    /// The worker could not be started, or reports an error.
    pub fn failed(&mut self) -> Orders {
        let again = self.worker == Worker::Working && !self.failed;
        self.failed = true;
        self.worker = if again { Worker::Absent } else { Worker::Missing };
        Orders { end: true, ..self.put() }
    }

    /// The clock has run out.
    pub fn overdue(&mut self) -> Orders {
        match self.worker {
            Worker::Absent => Orders::default(),
            Worker::Missing => Orders { answer: true, ..Orders::default() },
            Worker::Starting => self.failed(),
            // Too deep in something to listen. That is no fault, only too long to wait for.
            Worker::Working => {
                self.worker = Worker::Absent;
                Orders { end: true, ..self.put() }
            }
        }
    }

    /// Puts the open question to the worker.
    fn put(&mut self) -> Orders {
        if !self.open || self.hidden {
            return Orders::default();
        }
        let wait = Some(match self.worker {
            Worker::Absent | Worker::Starting => STARTING,
            Worker::Working => LISTENING,
            Worker::Missing => return Orders { wait: Some(0), ..Orders::default() },
        });
        let start = self.worker == Worker::Absent;
        if start {
            self.worker = Worker::Starting;
        }
        Orders { start, send: Some(Message::Question), wait, ..Orders::default() }
    }

    /// Takes the open question back.
    fn hush(&self) -> Orders {
        let working = self.open && !self.hidden && matches!(self.worker, Worker::Starting | Worker::Working);
        Orders { send: working.then_some(Message::Nothing), ..Orders::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Orders =
        Orders { end: false, start: true, send: Some(Message::Question), wait: Some(STARTING), answer: false };
    const SEND: Orders = Orders { start: false, wait: Some(LISTENING), ..START };
    const NOTHING: Orders = Orders { end: false, start: false, send: None, wait: None, answer: false };
    const HUSH: Orders = Orders { send: Some(Message::Nothing), ..NOTHING };
    const SOON: Orders = Orders { wait: Some(0), ..NOTHING };

    /// A ledger whose worker has answered one question.
    fn working() -> Ledger {
        let mut ledger = Ledger::new(false);
        assert_eq!(ledger.ask(), START);
        assert!(ledger.heard(1, true));
        assert_eq!(ledger.status(), Status::Idle);
        ledger
    }

    #[test]
    fn the_worker_starts_at_the_first_question_and_stays() {
        let mut ledger = Ledger::new(false);
        assert_eq!(ledger.status(), Status::Idle);
        assert_eq!(ledger.ask(), START);
        assert_eq!(ledger.status(), Status::Thinking);
        // One that is still starting gets the newer question, too, and no less time.
        assert_eq!(ledger.ask(), Orders { start: false, ..START });
        assert!(ledger.heard(2, false));
        assert_eq!(ledger.status(), Status::Thinking);
        assert!(ledger.heard(2, true));
        assert_eq!(ledger.status(), Status::Idle);
        assert_eq!(ledger.ask(), SEND);
    }

    #[test]
    fn stale_answers_are_dropped() {
        let mut ledger = working();
        ledger.ask();
        ledger.ask();
        assert!(!ledger.heard(2, true), "the question before");
        assert_eq!(ledger.status(), Status::Thinking);
        assert!(ledger.heard(3, true));
        assert!(!ledger.heard(3, true), "answered already");
        ledger.ask();
        assert_eq!(ledger.cancel(), HUSH);
        assert!(!ledger.heard(4, true), "nobody asks any more");
        assert_eq!(ledger.status(), Status::Idle);
        assert_eq!(ledger.cancel(), NOTHING, "once is enough");
    }

    #[test]
    fn a_worker_that_never_answered_is_missing_for_good() {
        for fail in [Ledger::failed, Ledger::overdue] {
            let mut ledger = Ledger::new(false);
            ledger.ask();
            assert_eq!(fail(&mut ledger), Orders { end: true, ..SOON });
            assert_eq!(ledger.status(), Status::Missing);
            assert_eq!(ledger.overdue(), Orders { answer: true, ..NOTHING });
            assert!(ledger.heard(1, true));
            assert_eq!(ledger.ask(), SOON);
            assert_eq!(ledger.cancel(), NOTHING);
            assert_eq!(ledger.status(), Status::Missing);
        }
    }

    #[test]
    fn a_worker_that_fails_is_replaced_once() {
        let mut ledger = working();
        ledger.ask();
        assert_eq!(ledger.failed(), Orders { end: true, ..START });
        assert!(ledger.heard(2, true));
        // The next failure finds nothing asked.
        assert_eq!(ledger.failed(), Orders { end: true, ..NOTHING });
        assert_eq!(ledger.status(), Status::Missing);

        let mut ledger = working();
        assert_eq!(ledger.failed(), Orders { end: true, ..NOTHING });
        assert_eq!(ledger.status(), Status::Idle);
        assert_eq!(ledger.ask(), START, "not before it is wanted");
        assert_eq!(ledger.failed(), Orders { end: true, ..SOON });
        assert_eq!(ledger.status(), Status::Missing);
    }

    #[test]
    fn a_worker_that_does_not_listen_is_replaced_as_often_as_it_takes() {
        let mut ledger = working();
        for number in 2..9 {
            assert_eq!(ledger.ask(), SEND);
            assert_eq!(ledger.overdue(), Orders { end: true, ..START });
            assert!(ledger.heard(number, true));
        }
        assert_eq!(ledger.status(), Status::Idle);
    }

    #[test]
    fn a_hidden_page_rests_and_asks_again_when_it_is_shown() {
        let mut ledger = working();
        ledger.ask();
        assert_eq!(ledger.hide(true), HUSH);
        assert_eq!(ledger.status(), Status::Thinking);
        assert_eq!(ledger.ask(), NOTHING);
        assert_eq!(ledger.hide(true), NOTHING);
        assert_eq!(ledger.hide(false), SEND);
        assert!(ledger.heard(3, true));
        assert_eq!(ledger.hide(true), NOTHING);
        assert_eq!(ledger.hide(false), NOTHING);

        let mut ledger = Ledger::new(true);
        assert_eq!(ledger.ask(), NOTHING);
        assert_eq!(ledger.hide(false), START);
    }
}
