//! The answers of a class to one question, and what they come to over many.

use super::Answer;

/// The answers to one question, in the order in which they came, each with how often it was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ballot(Vec<(Answer, u16)>);

impl Ballot {
    /// One more of this answer.
    pub fn add(&mut self, answer: Answer) {
        match self.0.iter_mut().find(|(given, _)| *given == answer) {
            Some((_, times)) => *times = times.saturating_add(1),
            None => self.0.push((answer, 1)),
        }
    }

    /// One of this answer less.
    pub fn take_back(&mut self, answer: Answer) {
        if let Some((_, times)) = self.0.iter_mut().find(|(given, _)| *given == answer) {
            *times -= 1;
        }
        self.0.retain(|(_, times)| *times > 0);
    }

    /// Each answer, and how often it was given.
    #[must_use]
    pub fn answers(&self) -> &[(Answer, u16)] {
        &self.0
    }

    /// How many answers there are.
    #[must_use]
    pub fn all(&self) -> u32 {
        self.0.iter().map(|(_, times)| u32::from(*times)).sum()
    }

    /// How often this answer was given.
    #[must_use]
    pub fn times(&self, answer: Answer) -> u32 {
        self.0.iter().filter(|(given, _)| *given == answer).map(|(_, times)| u32::from(*times)).sum()
    }
}

/// What the class has come to since the tally began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Questions that were asked, and answered by somebody.
    pub questions: u32,
    /// Answers.
    pub answers: u32,
    /// Right ones among them.
    pub right: u32,
}

impl Tally {
    /// The tally after one more question.
    #[must_use]
    pub fn with(self, ballot: &Ballot, right: Answer) -> Tally {
        Tally {
            questions: self.questions + u32::from(ballot.all() > 0),
            answers: self.answers + ballot.all(),
            right: self.right + ballot.times(right),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_and_can_be_taken_back() {
        let (four, none) = (Answer::Number(4), Answer::Number(0));
        let mut ballot = Ballot::default();
        for answer in [four, none, four, four] {
            ballot.add(answer);
        }
        assert_eq!(ballot.answers(), [(four, 3), (none, 1)]);
        ballot.take_back(none);
        ballot.take_back(none);
        ballot.take_back(four);
        assert_eq!(ballot.answers(), [(four, 2)]);
        assert_eq!((ballot.all(), ballot.times(four), ballot.times(none)), (2, 2, 0));
    }

    #[test]
    fn a_question_that_nobody_answers_is_not_counted() {
        let mut ballot = Ballot::default();
        let tally = Tally::default().with(&ballot, Answer::YesNo(true));
        assert_eq!(tally, Tally::default());
        ballot.add(Answer::YesNo(true));
        ballot.add(Answer::YesNo(false));
        assert_eq!(tally.with(&ballot, Answer::YesNo(true)), Tally { questions: 1, answers: 2, right: 1 });
    }
}
