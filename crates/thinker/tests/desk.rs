//! The desk: questions in, answers out, in slices of a clock that is no real one.

use std::cell::Cell;

use sowtell_rules::{Game, Move, Record, Round};
use sowtell_solver::{Kind, Level};
use sowtell_thinker::{Answer, Desk, Judged, Question, Reply, Task, write};

/// A clock that goes on by `step` milliseconds each time it is looked at.
struct Ticking {
    now: Cell<f64>,
    step: f64,
}

impl Ticking {
    fn by(step: f64) -> Ticking {
        Ticking { now: Cell::new(0.0), step }
    }

    /// Works one slice of 80 ms.
    fn slice(&self, desk: &mut Desk) -> Option<Answer> {
        let clock = || {
            self.now.set(self.now.get() + self.step);
            self.now.get()
        };
        desk.work(&clock, self.now.get() + 80.0)
    }

    /// Works until nothing is left to do; the answers, and in how many slices.
    fn all(&self, desk: &mut Desk) -> (Vec<Answer>, usize) {
        let (mut answers, mut slices) = (Vec::new(), 0);
        while desk.busy() {
            answers.extend(self.slice(desk));
            slices += 1;
        }
        (answers, slices)
    }
}

fn question(id: u32, record: &str, task: Task) -> Question {
    Question { id, record: record.to_owned(), task }
}

const PERFECT: Task = Task::Choose { level: Level::Perfect, seed: 1, ms: 1_000_000_000 };

/// All replies to one question, after the word that it was heard.
fn replies(desk: &mut Desk, record: &str, task: Task) -> Vec<Reply> {
    desk.ask(question(1, record, task));
    let (answers, _) = Ticking::by(2.0).all(desk);
    assert_eq!(answers.first(), Some(&Answer { id: 1, last: false, reply: Reply::Heard }));
    let last: Vec<_> = answers.iter().map(|answer| answer.last).collect();
    assert_eq!(last.iter().position(|&last| last), Some(last.len() - 1), "the last one says so");
    answers.into_iter().skip(1).map(|answer| answer.reply).collect()
}

#[test]
fn perfect_chooses_with_an_exact_value() {
    let replies = replies(&mut Desk::new(), "game: tihbat\n", PERFECT);
    let [Reply::Chosen { played, value, reasons, line }] = &replies[..] else { panic!("{replies:?}") };
    assert_eq!((value.seeds, value.kind), (-2, Kind::Exact));
    assert_eq!(line.first(), Some(played));
    assert!(!reasons.is_empty());
}

#[test]
fn every_level_chooses_a_move_that_can_be_played() {
    for game in Game::ALL {
        for level in Level::ALL {
            let task = Task::Choose { level, seed: 5, ms: 60 };
            let replies = replies(&mut Desk::new(), &format!("game: {game}\n"), task);
            let [Reply::Chosen { played, .. }] = &replies[..] else { panic!("{replies:?}") };
            let played = Round::new(game.ruleset()).play(*played, &mut ());
            assert!(played.is_ok(), "{game} {level:?}: {played:?}");
        }
    }
}

#[test]
fn the_desk_comes_up_for_air_while_it_makes_tables_and_thinks() {
    for task in [Task::Prepare, PERFECT] {
        let mut desk = Desk::new();
        let clock = Ticking::by(20.0);
        desk.ask(question(1, "game: hoyito\npits: 5\n", task));
        let (mut slices, mut last) = (0, None);
        while desk.busy() {
            let begun = clock.now.get();
            last = clock.slice(&mut desk).or(last);
            // The clock is looked at once more when a slice begins, and once or twice when it ends.
            assert!(clock.now.get() - begun <= 80.0 + 3.0 * clock.step);
            slices += 1;
        }
        assert!(slices > 10, "{slices} slices");
        assert!(last.is_some_and(|answer| answer.last));
    }
}

#[test]
fn tables_once_made_are_there_for_the_next_question() {
    let mut desk = Desk::new();
    let clock = Ticking::by(1.0);
    let slices = |desk: &mut Desk| {
        desk.ask(question(1, "game: hoyito\npits: 5\n", Task::Prepare));
        let (answers, slices) = clock.all(desk);
        assert_eq!(answers.last(), Some(&Answer { id: 1, last: true, reply: Reply::Ready }));
        slices
    };
    let first = slices(&mut desk);
    assert!(first > 2 && slices(&mut desk) == 2, "heard, and ready");
    desk.ask(question(1, "game: tihbat\n", Task::Prepare));
    clock.all(&mut desk);
    assert_eq!(slices(&mut desk), first, "another game takes the place");
}

#[test]
fn a_newer_question_ends_the_older_one() {
    let mut desk = Desk::new();
    let clock = Ticking::by(1.0);
    desk.ask(question(1, "game: sadeqa\n", PERFECT));
    for _ in 0..5 {
        assert!(clock.slice(&mut desk).is_none_or(|answer| answer.reply == Reply::Heard));
    }
    desk.ask(question(2, "game: tihbat\n", PERFECT));
    let (answers, _) = clock.all(&mut desk);
    assert!(answers.len() == 2 && answers.iter().all(|answer| answer.id == 2), "{answers:?}");

    desk.ask(question(3, "game: sadeqa\n", PERFECT));
    clock.slice(&mut desk);
    desk.ask(question(4, "", Task::Nothing));
    assert!(!desk.busy());
    assert_eq!(clock.slice(&mut desk), None);
}

#[test]
fn where_nothing_can_be_proven_the_time_ends_the_thinking() {
    for task in [Task::Choose { level: Level::Perfect, seed: 1, ms: 500 }, Task::Values { ms: 500 }] {
        let clock = Ticking::by(1.0);
        let mut desk = Desk::new();
        desk.ask(question(1, "game: sadeqa\n", task));
        let (answers, _) = clock.all(&mut desk);
        assert!(answers.last().is_some_and(|answer| answer.last));
        assert!((500.0..600.0).contains(&clock.now.get()), "{} ms", clock.now.get());
    }
}

#[test]
fn values_know_more_each_time_and_all_in_the_end() {
    let replies = replies(&mut Desk::new(), "game: hoyito\npits: 5\n", Task::Values { ms: 1_000_000_000 });
    let told: Vec<&Judged> = replies
        .iter()
        .map(|reply| if let Reply::Values(judged) = reply { judged } else { panic!("{reply:?}") })
        .collect();
    assert!(told.len() > 1, "it did not tell on the way");
    for pair in told.windows(2) {
        assert!(pair[0].nodes <= pair[1].nodes && pair[0].ms <= pair[1].ms);
        for (before, after) in pair[0].moves.iter().zip(&pair[1].moves) {
            assert_eq!(before.played, after.played);
            assert!(before.proven.lo <= after.proven.lo && before.proven.hi >= after.proven.hi);
        }
    }
    let last = told[told.len() - 1];
    assert_eq!(last.moves.len(), 5);
    assert!(last.moves.iter().all(|known| known.value.seeds == -8 && known.value.kind == Kind::Exact));
    assert!(!last.line.is_empty() && !last.reasons.is_empty());
}

#[test]
fn a_review_judges_the_position_before_each_move() {
    let mut record = Record::new(Game::Tihbat.into());
    let mut round = Round::new(Game::Tihbat.ruleset());
    while let Some(pit) = round.legal().iter().next() {
        round.play(Move::Sow(pit), &mut ()).expect("legal");
        record.rounds[0].push(Move::Sow(pit));
    }
    assert!(round.outcome().is_some(), "played to its end");
    let replies = replies(&mut Desk::new(), &record.to_string(), Task::Review { ms: 1_000_000 });
    assert_eq!(replies.len(), record.rounds[0].len());
    for (wanted, reply) in (0..).zip(&replies) {
        let Reply::Judged { ply, judged } = reply else { panic!("{reply:?}") };
        assert_eq!((*ply, judged.value.kind), (wanted, Kind::Exact));
    }
}

#[test]
fn what_is_no_question_about_a_round_is_unanswerable() {
    for (record, task) in [
        ("", PERFECT),
        ("game: chess\n", PERFECT),
        ("game: hoyito\npits: 200\n", Task::Prepare),
        ("game: tihbat\nmoves: AA\n", PERFECT),
        ("game: tihbat\nposition: 4,4,4/4,4,4 s 0,0\n", PERFECT),
        ("game: tihbat\nposition: 0,0/0,0 s 14,14\n", PERFECT),
        ("game: tihbat\nposition: 0,0/0,0 s 14,14\n", Task::Values { ms: 9 }),
        ("game: rio-kadalis\nmatch: yes\nmoves: A\nmoves: b\n", PERFECT),
        ("game: tihbat\n", Task::Review { ms: 9 }),
    ] {
        let mut desk = Desk::new();
        desk.ask(question(9, record, task.clone()));
        let (answers, _) = Ticking::by(1.0).all(&mut desk);
        assert_eq!(answers, [Answer { id: 9, last: true, reply: Reply::Unanswerable }], "{record} {task:?}");
    }
}

#[test]
fn bytes_that_are_no_question_leave_the_desk_as_it_was() {
    let mut desk = Desk::new();
    desk.hear(&write(&question(7, "game: tihbat\n", PERFECT)));
    desk.hear(&[1, 2, 3]);
    desk.hear(&[]);
    let (answers, _) = Ticking::by(0.1).all(&mut desk);
    assert!(answers.len() == 2 && answers.iter().all(|answer| answer.id == 7), "{answers:?}");
}

#[test]
fn every_board_that_can_be_asked_about_is_answered() {
    // The smallest, the largest, the fullest, and those with closed pits.
    for record in [
        "game: tihbat\npits: 12\nseeds: 10\n",
        "game: tihbat\nlone-steps: yes\nclockwise: yes\n",
        "game: rio-kadalis\npits: 2\nseeds: 63\n",
        "game: rio-kadalis\nposition: x,x,x,x,x,9/x,x,x,x,x,x s 0,39\n",
        "game: hoyito\npits: 12\n",
        "game: hoyito\nposition: 4,4,4,4,4,x/4,4,4,4,4,4 n 0,4\n",
        "game: sadeqa\npits: 12\nseeds: 10\n",
        "game: sadeqa\npits: 2\nseeds: 63\nfirst: north\n",
        "game: sadeqa\nposition: 255,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s 0,0\n",
    ] {
        for task in
            [Task::Prepare, PERFECT, Task::Values { ms: 0 }, Task::Choose { level: Level::Hard, seed: 0, ms: 0 }]
        {
            let mut desk = Desk::new();
            desk.ask(question(1, record, task.clone()));
            let clock = Ticking::by(20.0);
            let mut answers = Vec::new();
            for _ in 0..20 {
                answers.extend(clock.slice(&mut desk));
            }
            assert_eq!(answers.first().map(|answer| &answer.reply), Some(&Reply::Heard), "{record}");
            let moved = answers.iter().any(|answer| answer.reply == Reply::Unanswerable);
            assert!(!moved, "{record} {task:?}: {answers:?}");
        }
    }
}
