//! The one reducer: the committed session apart from what is looked at.

use std::cmp::Ordering;
use std::rc::Rc;

use sowtell_rules::{Event, IllegalMove, Move, Pit, Player};

use super::{Cursor, Ply, Scene, Session, Transcript, is_told};

/// What the page shows: the session, and the moment of it that is looked at.
#[derive(Clone, Debug)]
pub struct State {
    /// What has been played.
    pub session: Rc<Session>,
    /// The moment looked at.
    pub cursor: Cursor,
    /// Whether the clock runs.
    pub running: bool,
    /// Whether what has just been played is being seen for the first time: nothing of it is told before it happens.
    pub fresh: bool,
    /// The last move that was refused, until something else happens.
    pub refused: Option<Refused>,
    empty: Rc<Transcript>,
}

/// A move that was refused, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The pit, if it was a sowing.
    pub pit: Option<Pit>,
    /// The rule's reason; `None` while one looks back at an earlier moment.
    pub why: Option<IllegalMove>,
}

/// What a person, the clock or the host page does.
#[derive(Clone, Debug)]
pub enum Action {
    /// Play a move.
    Play(Move),
    /// Take the last move back.
    Undo,
    /// Play it again.
    Redo,
    /// Take everything back.
    Restart,
    /// The match's next round.
    NextRound,
    /// Another game; look at its last moment.
    Open(Rc<Session>),
    /// So many frames pass.
    Tick(usize),
    /// Stop the clock.
    Pause,
    /// Start it again from the moment looked at.
    Resume,
    /// One frame on.
    StepForward,
    /// One frame back.
    StepBack,
    /// On to the next sentence.
    GoOn,
    /// To a moment, the clock stopped.
    Goto(Cursor),
    /// To the last moment.
    GotoEnd,
}

impl State {
    /// Looks at the last moment of a session.
    #[must_use]
    pub fn new(session: Session) -> State {
        let empty = Rc::new(Transcript::new(Scene::of(session.position()), Vec::new()));
        let mut state = State {
            session: Rc::new(session),
            cursor: Cursor::default(),
            running: false,
            fresh: false,
            refused: None,
            empty,
        };
        state.cursor = state.end();
        state
    }

    /// The state after an action.
    #[must_use]
    pub fn reduce(&self, action: Action) -> State {
        let mut next = State { refused: None, ..self.clone() };
        match action {
            Action::Play(played) => next.play(played),
            Action::Undo => next.change(Session::undo),
            Action::Redo => next.change(Session::redo),
            Action::Restart => next.change(Session::restart),
            Action::NextRound => {
                let mut session = (*self.session).clone();
                if session.next_round().is_some() {
                    next.session = Rc::new(session);
                    next.cursor = Cursor { round: next.session.rounds().len() - 1, ..Cursor::default() };
                    next.running = true;
                    next.fresh = true;
                }
            }
            Action::Open(session) => {
                next.session = session;
                next.cursor = next.end();
                next.running = false;
                next.fresh = false;
            }
            Action::Tick(frames) => {
                for _ in 0..frames {
                    next.forward();
                }
                if next.at_end() {
                    next.running = false;
                }
            }
            Action::Pause => next.running = false,
            Action::Resume => next.running = !next.at_end(),
            Action::StepForward => {
                next.running = false;
                next.forward();
            }
            Action::StepBack => {
                next.running = false;
                next.back();
            }
            Action::GoOn => {
                next.go_on();
                if next.at_end() {
                    next.running = false;
                }
            }
            Action::Goto(cursor) => {
                next.running = false;
                next.cursor = next.within(cursor);
            }
            Action::GotoEnd => {
                next.running = false;
                next.cursor = next.end();
            }
        }
        if next.at_end() {
            next.fresh = false;
        }
        next
    }

    fn play(&mut self, played: Move) {
        let pit = match played {
            Move::Sow(pit) => Some(pit),
            Move::Pass => None,
        };
        if !self.at_end() {
            self.refused = Some(Refused { pit, why: None });
            return;
        }
        let mut session = (*self.session).clone();
        match session.play(played) {
            Ok(()) => {
                self.cursor.ply += 1;
                self.cursor.frame = 0;
                self.session = Rc::new(session);
                self.running = true;
                self.fresh = true;
            }
            Err(why) => self.refused = Some(Refused { pit, why: Some(why) }),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Session)) {
        let mut session = (*self.session).clone();
        change(&mut session);
        self.session = Rc::new(session);
        self.cursor = self.end();
        self.running = false;
        self.fresh = false;
    }

    /// The last moment of the session.
    #[must_use]
    pub fn end(&self) -> Cursor {
        let round = self.session.rounds().len() - 1;
        let ply = self.session.plies().len();
        let frame = self.transcript_of(round, ply).end();
        Cursor { round, ply, frame, announced: false }
    }

    /// Whether the last moment is looked at: the only one at which a move can be played.
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.cursor == self.end()
    }

    /// The transcript that is looked at.
    #[must_use]
    pub fn transcript(&self) -> &Transcript {
        self.transcript_of(self.cursor.round, self.cursor.ply)
    }

    fn transcript_of(&self, round: usize, ply: usize) -> &Transcript {
        let Some(log) = self.session.rounds().get(round) else { return &self.empty };
        match ply.checked_sub(1) {
            None => &log.opening,
            Some(ply) => log.plies.get(ply).map_or(&self.empty, |ply| &ply.transcript),
        }
    }

    /// The ply that is looked at; none at a round's opening.
    #[must_use]
    pub fn ply(&self) -> Option<&Rc<Ply>> {
        self.session.rounds().get(self.cursor.round)?.plies.get(self.cursor.ply.checked_sub(1)?)
    }

    /// What lies where at the moment looked at.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.transcript().scene(self.cursor.frame)
    }

    /// Who sows, or did, in the ply looked at; at an opening, who begins.
    #[must_use]
    pub fn mover(&self) -> Player {
        match self.ply() {
            Some(ply) => ply.player,
            None => self.session.rounds()[self.cursor.round.min(self.session.rounds().len() - 1)].round.start().mover(),
        }
    }

    /// The event whose sentence is shown: the last one told, or the capture that is announced.
    #[must_use]
    pub fn told(&self) -> Option<(usize, Event)> {
        let transcript = self.transcript();
        if self.cursor.announced {
            return transcript.next_event(self.cursor.frame).map(|event| (self.cursor.frame, event));
        }
        (0..self.cursor.frame.min(transcript.end()))
            .rev()
            .map(|at| (at, transcript.events()[at]))
            .find(|(_, event)| is_told(*event))
    }

    /// How many of a ply's events may be told in the log: all, unless it is being seen for the first time; `None` if it has
    /// not begun to be seen.
    #[must_use]
    pub fn tellable(&self, round: usize, ply: usize) -> Option<usize> {
        let here = (self.cursor.round, self.cursor.ply);
        match (round, ply).cmp(&here) {
            _ if !self.fresh => Some(usize::MAX),
            Ordering::Less => Some(usize::MAX),
            Ordering::Equal => Some(self.told().map_or(0, |(at, _)| at + 1)),
            Ordering::Greater => None,
        }
    }

    /// One frame on, a capture being announced first, and over to the next ply.
    fn forward(&mut self) {
        let transcript = self.transcript();
        let next = transcript.next_event(self.cursor.frame);
        match next {
            Some(Event::Capture { .. }) if !self.cursor.announced => self.cursor.announced = true,
            Some(_) => {
                self.cursor.frame += 1;
                self.cursor.announced = false;
            }
            None if self.at_end() => {}
            None if self.cursor.ply < self.plies_of(self.cursor.round) => {
                self.cursor = Cursor { ply: self.cursor.ply + 1, frame: 0, ..self.cursor };
            }
            None => self.cursor = Cursor { round: self.cursor.round + 1, ..Cursor::default() },
        }
    }

    fn back(&mut self) {
        if self.cursor.announced {
            self.cursor.announced = false;
        } else if self.cursor.frame > 0 {
            self.cursor.frame -= 1;
            self.cursor.announced =
                matches!(self.transcript().next_event(self.cursor.frame), Some(Event::Capture { .. }));
        } else if self.cursor.ply > 0 {
            self.cursor.ply -= 1;
            self.cursor.frame = self.transcript().end();
        } else if self.cursor.round > 0 {
            self.cursor.round -= 1;
            self.cursor.ply = self.plies_of(self.cursor.round);
            self.cursor.frame = self.transcript().end();
        }
    }

    /// On until another sentence is shown, or to the end.
    fn go_on(&mut self) {
        let shown = (self.cursor.round, self.cursor.ply, self.told().map(|(at, _)| at));
        while !self.at_end() {
            self.forward();
            let here = (self.cursor.round, self.cursor.ply, self.told().map(|(at, _)| at));
            if here != shown && here.2.is_some() {
                break;
            }
        }
    }

    fn plies_of(&self, round: usize) -> usize {
        self.session.rounds().get(round).map_or(0, |log| log.plies.len())
    }

    /// Whether there is such a moment.
    #[must_use]
    pub fn holds(&self, cursor: Cursor) -> bool {
        self.within(cursor) == cursor
    }

    fn within(&self, cursor: Cursor) -> Cursor {
        let round = cursor.round.min(self.session.rounds().len() - 1);
        let ply = cursor.ply.min(self.plies_of(round));
        let end = self.transcript_of(round, ply).end();
        let frame = cursor.frame.min(end);
        let announced =
            cursor.announced && matches!(self.transcript_of(round, ply).next_event(frame), Some(Event::Capture { .. }));
        Cursor { round, ply, frame, announced }
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && self.cursor == other.cursor
            && self.running == other.running
            && self.fresh == other.fresh
            && self.refused == other.refused
    }
}
