//! The state and its reducer as Yew wants them: one context with the state, one that only dispatches and never changes.

use std::rc::Rc;

use yew::prelude::*;

use crate::session::{Action, Session, State};

/// The state behind a reducer.
#[derive(Clone, PartialEq)]
pub struct Store(pub State);

impl Store {
    /// Looks at the last moment of a session.
    #[must_use]
    pub fn new(session: Session) -> Store {
        Store(State::new(session))
    }
}

impl Reducible for Store {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = Store(self.0.reduce(action));
        // An action that changes nothing draws nothing.
        if next == *self { self } else { Rc::new(next) }
    }
}

/// Sends actions to the store.
pub type Dispatch = UseReducerDispatcher<Store>;
