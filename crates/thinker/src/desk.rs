//! The desk at which questions are worked on, one at a time and slice by slice.

use std::{collections::VecDeque, ops::ControlFlow};

use sowtell_rules::{Round, Ruleset};
use sowtell_solver::{Choice, Inquiry, Level, Limits, MoveValue, Progress, Solver};

use crate::wire::{Answer, Judged, Question, Reply, Task, read};

/// Milliseconds since some moment.
pub type Clock<'c> = &'c dyn Fn() -> f64;

/// What is known of the moves is told no more often than this, in milliseconds.
const TELL_EVERY: f64 = 250.0;

/// Takes one question at a time and answers it. It keeps its solver, so that what was found out for one question helps
/// with the next one about the same rules.
#[derive(Debug, Default)]
pub struct Desk {
    solver: Option<Solver>,
    job: Option<Job>,
    /// What is to be told next.
    said: Option<Answer>,
}

/// A question in work.
#[derive(Debug)]
struct Job {
    id: u32,
    task: Task,
    /// The positions left to judge, each with its number of plies: more than one only in a review.
    left: VecDeque<(u32, Round)>,
    thinking: Thinking,
}

/// The thinking about one position.
#[derive(Debug, Default)]
struct Thinking {
    begun: Option<f64>,
    inquiry: Option<Inquiry>,
    /// What was told last of its moves, and when.
    told: Option<(f64, Vec<MoveValue>)>,
}

impl Desk {
    /// A desk with nothing on it.
    #[must_use]
    pub fn new() -> Desk {
        Desk::default()
    }

    /// Takes a question from its bytes, in the place of the one before. What is no question is dropped: there is no number
    /// to answer to.
    pub fn hear(&mut self, bytes: &[u8]) {
        if let Ok(question) = read(bytes) {
            self.ask(question);
        }
    }

    /// Takes a question, in the place of the one before.
    pub fn ask(&mut self, question: Question) {
        let Question { id, record, task } = question;
        self.said = None;
        self.job = None;
        if task == Task::Nothing {
            return;
        }
        let left = positions(&record, matches!(task, Task::Review { .. }));
        let reply = if left.is_empty() { Reply::Unanswerable } else { Reply::Heard };
        self.said = Some(Answer { id, last: left.is_empty(), reply });
        self.job = (!left.is_empty()).then(|| Job { id, task, left, thinking: Thinking::default() });
    }

    /// Whether there is anything left to think about or to say.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.job.is_some() || self.said.is_some()
    }

    /// Thinks until `clock` has come to `until`, or until there is something to say.
    pub fn work(&mut self, clock: Clock<'_>, until: f64) -> Option<Answer> {
        if let Some(answer) = self.said.take() {
            return Some(answer);
        }
        let job = self.job.as_mut()?;
        let answer = job.go_on(&mut self.solver, clock, until);
        if job.left.is_empty() {
            self.job = None;
        }
        answer
    }
}

impl Job {
    /// Thinks about the first position left.
    fn go_on(&mut self, solver: &mut Option<Solver>, clock: Clock<'_>, until: f64) -> Option<Answer> {
        let (ply, round) = self.left.front()?;
        let solver = fitting(solver, round.rules());
        let (reply, done) = self.thinking.go_on(&self.task, *ply, round, solver, clock, until)?;
        if done {
            self.left.pop_front();
            self.thinking = Thinking::default();
        }
        Some(Answer { id: self.id, last: self.left.is_empty(), reply })
    }
}

impl Thinking {
    /// Thinks until there is something to say, or the time is over; what is said, and whether it is all that will be of
    /// this position.
    fn go_on(
        &mut self,
        task: &Task,
        ply: u32,
        round: &Round,
        solver: &mut Solver,
        clock: Clock<'_>,
        until: f64,
    ) -> Option<(Reply, bool)> {
        let begun = *self.begun.get_or_insert_with(clock);
        let end = match *task {
            Task::Choose { ms, .. } | Task::Values { ms } | Task::Review { ms } => begun + f64::from(ms),
            Task::Prepare | Task::Nothing => f64::INFINITY,
        };
        let till = |end: f64| {
            move |_: &Progress| if clock() < end { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let mut watch = till(until.min(end));
        match *task {
            Task::Nothing => return Some((Reply::Unanswerable, true)),
            Task::Prepare => return solver.prepare(round.position(), &mut watch).then_some((Reply::Ready, true)),
            Task::Choose { level, seed, .. } if level != Level::Perfect => {
                // The other levels look so little ahead that on all but the largest boards they are done within a slice.
                return Some((chosen(solver.choose(round, level, seed.into(), &Limits::NONE, &mut till(end))), true));
            }
            Task::Choose { .. } | Task::Values { .. } | Task::Review { .. } => {}
        }
        let inquiry = self.inquiry.get_or_insert_with(|| solver.inquire(round, &Limits::NONE));
        let done = solver.pursue(inquiry, &mut watch).is_break() || clock() >= end;
        let judged = |inquiry: &Inquiry| judged(inquiry, (clock() - begun) as u32);
        match *task {
            Task::Choose { seed, .. } => done.then(|| (chosen(inquiry.choose(seed.into())), true)),
            Task::Values { .. } => {
                let moves = inquiry.analysis().moves;
                let news = self.told.as_ref().is_none_or(|(at, told)| clock() - at >= TELL_EVERY && *told != moves);
                self.told = if news { Some((clock(), moves)) } else { self.told.take() };
                (news || done).then(|| (Reply::Values(judged(inquiry)), done))
            }
            _ => done.then(|| (Reply::Judged { ply, judged: judged(inquiry) }, true)),
        }
    }
}

/// The solver for these rules: the one there is, or a new one in its place.
fn fitting<'s>(kept: &'s mut Option<Solver>, rules: &Ruleset) -> &'s mut Solver {
    if kept.as_ref().is_some_and(|solver| solver.rules() != rules) {
        // Its memory goes before the new one's comes.
        *kept = None;
    }
    kept.get_or_insert_with(|| Solver::new(*rules))
}

fn chosen(choice: Option<Choice>) -> Reply {
    choice.map_or(Reply::Unanswerable, |Choice { played, value, reasons, line }| Reply::Chosen {
        played,
        value,
        reasons,
        line,
    })
}

fn judged(inquiry: &Inquiry, ms: u32) -> Judged {
    let found = inquiry.analysis();
    Judged {
        value: found.value,
        moves: found.moves,
        line: found.line,
        reasons: inquiry.reasons(),
        nodes: found.nodes,
        ms,
    }
}

/// The position that a record leads to or, for a `review`, the one before each of its moves. None if it is no round of a
/// known game, or there is no move to choose or to judge.
fn positions(record: &str, review: bool) -> VecDeque<(u32, Round)> {
    let read = || {
        let (mut round, moves) = Question::round(record)?;
        let mut left = VecDeque::new();
        let mut ply = 0;
        for played in moves {
            if review {
                left.push_back((ply, round.clone()));
            }
            round.play(played, &mut ()).ok()?;
            ply += 1;
        }
        if !review && round.outcome().is_none() {
            left.push_back((ply, round));
        }
        Some(left)
    };
    read().unwrap_or_default()
}
