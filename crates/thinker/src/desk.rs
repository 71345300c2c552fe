//! The desk at which questions are worked on, one at a time and slice by slice.

use std::{collections::VecDeque, ops::ControlFlow};

use sowtell_rules::{Record, Round, Ruleset};
use sowtell_solver::{Analysis, Limits, Solver};

use crate::wire::{Answer, Judged, Question, Reply, Task, read};

/// Milliseconds since some moment.
pub type Clock<'c> = &'c dyn Fn() -> f64;

/// Takes one question at a time and answers it. It keeps its solver, so that what was found out for one question helps
/// with the next one about the same rules.
#[derive(Debug, Default)]
pub struct Desk {
    solver: Option<Solver>,
    job: Option<Job>,
    /// What has been found out and not yet been told.
    said: VecDeque<Answer>,
}

/// A question in work.
#[derive(Debug)]
struct Job {
    id: u32,
    task: Task,
    /// The rounds to look at, each with its number of plies: all but the last only where the whole round is reviewed.
    rounds: VecDeque<(u32, Round)>,
}

impl Desk {
    /// A desk with nothing on it.
    #[must_use]
    pub fn new() -> Desk {
        Desk::default()
    }

    /// Takes a question, in the place of the one before. What is no question is dropped: there is no number to answer to.
    pub fn hear(&mut self, bytes: &[u8]) {
        if let Ok(question) = read(bytes) {
            self.ask(question);
        }
    }

    /// Takes a question, in the place of the one before.
    pub fn ask(&mut self, question: Question) {
        self.said.clear();
        self.job = None;
        let Question { id, record, task } = question;
        if task == Task::Nothing {
            return;
        }
        match rounds(&record, &task) {
            Some(rounds) => {
                self.said.push_back(Answer { id, last: false, reply: Reply::Heard });
                self.job = Some(Job { id, task, rounds });
            }
            None => self.said.push_back(Answer { id, last: true, reply: Reply::Unanswerable }),
        }
    }

    /// Whether there is anything left to think about or to say.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.job.is_some() || !self.said.is_empty()
    }

    /// Thinks until `clock` has reached `until`, or until there is something to say.
    pub fn work(&mut self, clock: Clock<'_>, until: f64) -> Option<Answer> {
        let _ = until;
        if self.said.is_empty()
            && let Some(job) = self.job.take()
        {
            self.finish(job, clock);
        }
        self.said.pop_front()
    }

    fn finish(&mut self, mut job: Job, clock: Clock<'_>) {
        while let Some((ply, round)) = job.rounds.pop_front() {
            let solver = solver(&mut self.solver, round.rules());
            let begun = clock();
            let limit = match job.task {
                Task::Choose { ms, .. } | Task::Values { ms } | Task::Review { ms } => f64::from(ms),
                Task::Prepare | Task::Nothing => f64::INFINITY,
            };
            let mut watch = |_: &_| {
                if clock() - begun < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            };
            let reply = match job.task {
                Task::Prepare => {
                    solver.prepare(round.position(), &mut watch);
                    Reply::Ready
                }
                Task::Choose { level, seed, .. } => {
                    match solver.choose(
                        &round,
                        level,
                        seed.into(),
                        &Limits { every_move: false, ..Limits::NONE },
                        &mut watch,
                    ) {
                        None => Reply::Unanswerable,
                        Some(choice) => Reply::Chosen {
                            played: choice.played,
                            value: choice.value,
                            reasons: choice.reasons,
                            line: choice.line,
                        },
                    }
                }
                Task::Values { .. } | Task::Review { .. } => {
                    let found = solver.analyse(&round, &Limits::NONE, &mut watch);
                    let judged = judged(solver, &round, found, (clock() - begun) as u32);
                    if matches!(job.task, Task::Values { .. }) {
                        Reply::Values(judged)
                    } else {
                        Reply::Judged { ply, judged }
                    }
                }
                Task::Nothing => continue,
            };
            self.said.push_back(Answer { id: job.id, last: job.rounds.is_empty(), reply });
        }
    }
}

/// The solver for these rules: the one there is, or a new one in its place.
fn solver<'s>(kept: &'s mut Option<Solver>, rules: &Ruleset) -> &'s mut Solver {
    if kept.as_ref().is_some_and(|solver| solver.rules() != rules) {
        // Its memory goes before the new one's comes.
        *kept = None;
    }
    kept.get_or_insert_with(|| Solver::new(*rules))
}

fn judged(solver: &Solver, round: &Round, found: Analysis, ms: u32) -> Judged {
    let reasons = found.line.first().map(|&best| solver.reasons(round, &found, best)).unwrap_or_default();
    Judged { value: found.value, moves: found.moves, line: found.line, reasons, nodes: found.nodes, ms }
}

/// The round of a record as far as it was played, or, for a review, at each of its plies; `None` if it is no round of a
/// known game, or there is no move left to choose.
fn rounds(record: &str, task: &Task) -> Option<VecDeque<(u32, Round)>> {
    let record: Record = record.parse().ok()?;
    let rules = record.ruleset().ok()?;
    let [moves] = &record.rounds[..] else { return None };
    let mut round = match record.start {
        None => Round::new(rules),
        Some(start) => Round::from(rules, start, &mut ()).ok()?,
    };
    let review = matches!(task, Task::Review { .. });
    let mut rounds = VecDeque::new();
    for (ply, &played) in (0..).zip(moves) {
        if review {
            rounds.push_back((ply, round.clone()));
        }
        round.play(played, &mut ()).ok()?;
    }
    if !review {
        if round.outcome().is_some() {
            return None;
        }
        rounds.push_back((0, round));
    }
    (!rounds.is_empty()).then_some(rounds)
}
