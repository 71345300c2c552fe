//! The question now before the class: what was asked about which sowing, what was answered, and how far it has come.

use std::rc::Rc;

use sowtell_app::session::{Session, State};
use sowtell_rules::{Event, Move, Pit, Player};
use yew::Reducible;

use super::ballot::{Ballot, Tally};
use super::{Answer, Question};

/// A question that has been put.
#[derive(Clone, Debug, PartialEq)]
pub struct Posed {
    /// What is asked.
    pub question: Question,
    /// The pit that is sown from.
    pub pit: Pit,
    /// Who sows.
    pub mover: Player,
    /// What the sowing will bring, as the rules tell it.
    pub events: Rc<Vec<Event>>,
    /// The right answer.
    pub right: Answer,
    /// What the class has answered.
    pub ballot: Ballot,
    before: Rc<Session>,
    counted: bool,
}

/// How far a question has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The class answers.
    Asking,
    /// The seeds are sown, and it is not all seen yet.
    Sowing,
    /// The answer is seen.
    Answered,
}

impl Posed {
    /// The question about sowing from `pit` now; none where that pit cannot be played.
    #[must_use]
    pub fn about(session: &Rc<Session>, pit: Pit, question: Question) -> Option<Posed> {
        let mover = session.position().mover();
        let events = session.preview(Move::Sow(pit));
        let right = question.answer(&events, mover)?;
        let (before, ballot) = (Rc::clone(session), Ballot::default());
        Some(Posed { question, pit, mover, events: Rc::new(events), right, ballot, before, counted: false })
    }

    /// The session before the sowing.
    #[must_use]
    pub fn before(&self) -> &Rc<Session> {
        &self.before
    }

    /// How far it has come at the moment looked at; none where another game, or another moment of it, is looked at.
    #[must_use]
    pub fn stage(&self, state: &State) -> Option<Stage> {
        if Rc::ptr_eq(&state.session, &self.before) {
            return state.at_end().then_some(Stage::Asking);
        }
        let (round, place) = (self.before.rounds().len() - 1, self.before.plies().len());
        let plies = &state.session.rounds().get(round)?.plies;
        let ply = plies.get(place)?;
        let (here, own) = (state.cursor, place + 1);
        // Other moves may have been played up to here since.
        if ply.transcript.events() != &**self.events || here.round != round || here.ply < own {
            return None;
        }
        let later = plies.get(own..here.ply)?;
        match (later.is_empty(), later.iter().all(|ply| ply.played == Move::Pass)) {
            (true, _) if here.frame < ply.transcript.end() => Some(Stage::Sowing),
            (true, _) | (false, true) => Some(Stage::Answered),
            (false, false) => None,
        }
    }
}

/// The question before the class, and the tally.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quiz {
    /// The question, if one has been put.
    pub posed: Option<Posed>,
    /// What the class has come to.
    pub tally: Tally,
}

/// What is done with a question.
#[derive(Clone, Debug)]
pub enum Ask {
    /// It is put, in the place of any other.
    Pose(Posed),
    /// Somebody answers.
    Answer(Answer),
    /// An answer is taken back.
    TakeBack(Answer),
    /// The right answer has been seen.
    Seen,
    /// It is withdrawn.
    Withdraw,
    /// The tally begins anew.
    Anew,
}

impl Quiz {
    /// What comes of an action.
    #[must_use]
    pub fn after(&self, ask: Ask) -> Quiz {
        let mut next = self.clone();
        match (ask, &mut next.posed) {
            (Ask::Pose(posed), _) => next.posed = Some(posed),
            (Ask::Withdraw, _) => next.posed = None,
            (Ask::Anew, _) => next.tally = Tally::default(),
            (Ask::Answer(answer), Some(posed)) => posed.ballot.add(answer),
            (Ask::TakeBack(answer), Some(posed)) => posed.ballot.take_back(answer),
            // Counted once, however often it is looked at.
            (Ask::Seen, Some(posed)) if !posed.counted => {
                posed.counted = true;
                next.tally = next.tally.with(&posed.ballot, posed.right);
            }
            (Ask::Answer(_) | Ask::TakeBack(_) | Ask::Seen, _) => {}
        }
        next
    }
}

impl Reducible for Quiz {
    type Action = Ask;

    fn reduce(self: Rc<Self>, ask: Ask) -> Rc<Self> {
        let next = self.after(ask);
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use sowtell_app::session::Action;
    use sowtell_rules::Game;

    use super::*;

    fn state() -> State {
        State::new(Session::recorded(Game::RioKadalis))
    }

    fn pose(state: &State, letter: char, question: Question) -> Posed {
        let pit = state.session.position().board().pit(letter).expect("a pit");
        Posed::about(&state.session, pit, question).expect("it can be sown")
    }

    #[test]
    fn a_question_goes_from_asking_over_the_sowing_to_its_answer() {
        let before = state();
        let posed = pose(&before, 'A', Question::Last);
        assert_eq!(posed.stage(&before), Some(Stage::Asking));
        let sown = before.reduce(Action::Play(Move::Sow(posed.pit)));
        assert_eq!(posed.stage(&sown), Some(Stage::Sowing));
        let seen = sown.reduce(Action::GotoEnd);
        assert_eq!(posed.stage(&seen), Some(Stage::Answered));
        assert_eq!(posed.stage(&seen.reduce(Action::StepBack)), Some(Stage::Sowing));
    }

    #[test]
    fn a_question_is_none_of_another_sowing() {
        let before = state();
        let posed = pose(&before, 'A', Question::Last);
        let other = pose(&before, 'B', Question::Last).pit;
        let sown = before.reduce(Action::Play(Move::Sow(other))).reduce(Action::GotoEnd);
        assert_eq!(posed.stage(&sown), None);
        let other = State::new(Session::recorded(Game::RioKadalis));
        assert_eq!(posed.stage(&other), None);
    }

    #[test]
    fn a_pit_that_cannot_be_played_raises_no_question() {
        let state = state();
        let pit = state.session.position().board().pit('a').expect("a pit");
        assert_eq!(Posed::about(&state.session, pit, Question::Last), None);
    }

    #[test]
    fn an_answer_is_tallied_once() {
        let state = state();
        let posed = pose(&state, 'A', Question::Capture);
        let right = posed.right;
        let quiz = Quiz::default().after(Ask::Pose(posed)).after(Ask::Answer(right)).after(Ask::Seen).after(Ask::Seen);
        assert_eq!(quiz.tally, Tally { questions: 1, answers: 1, right: 1 });
        assert_eq!(quiz.after(Ask::Anew).tally, Tally::default());
    }
}
