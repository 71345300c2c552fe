//! The computer beside the board: it plays a side, gives hints, says what moves are worth, and where a round was won and
//! lost. What it knows comes from the worker; the page only asks and shows.

mod course;
mod mind;
mod panel;
mod review;

pub use mind::moves_back;
pub use panel::{advice, help_tools, legend, players, seats, waiting_for, worths};
pub use review::{Better, use_review};

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use sowtell_rules::Pit;
use sowtell_thinker::Answer;
use yew::prelude::*;

use self::mind::{Awaited, Explained, Mind, Told, recommended, record};
use crate::session::{Action, Session, Speed, State};
use crate::settings::Settings;
use crate::store::Dispatch;
use crate::thinking::Thinker;

/// The mind behind a reducer.
#[derive(Clone, PartialEq)]
struct Store(Mind);

impl Reducible for Store {
    type Action = Told;

    fn reduce(self: Rc<Self>, told: Told) -> Rc<Self> {
        let next = Store(self.0.told(told));
        if next == *self { self } else { Rc::new(next) }
    }
}

/// A session and no other, however alike: what was thought about one that looks the same was told to it alone.
#[derive(Clone)]
struct This(Rc<Session>);

impl PartialEq for This {
    fn eq(&self, other: &This) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What the computer knows and does at this moment.
pub struct Coach {
    /// What it has thought.
    mind: Mind,
    /// Whose move is awaited.
    awaited: Awaited,
    /// Whether it cannot think in the background here.
    missing: bool,
    /// Whether hints, values and reviews are offered, and can be had.
    pub helps: bool,
    /// Whether finished rounds are gone through.
    pub reviewing: bool,
    /// Called when a hint is wished for.
    pub onhint: Callback<()>,
    /// Called when the computer is to wait.
    pub onwait: Callback<()>,
    /// Called when the computer may go on.
    pub ongo: Callback<()>,
    /// Called when finished rounds are to be gone through.
    pub onreview: Callback<()>,
}

impl Coach {
    /// The pit that a hint recommends now.
    #[must_use]
    pub fn best(&self) -> Option<Pit> {
        self.mind.judged.as_ref().filter(|_| self.mind.hinted && self.helps).and_then(|judged| recommended(judged))
    }

    /// Whether the computer is to move, or will after what is shown.
    #[must_use]
    pub fn is_to_move(&self) -> bool {
        matches!(self.awaited, Awaited::Computer(_))
    }

    /// Whether it is at work for somebody who waits: on a move of its own, or on a hint.
    #[must_use]
    pub fn is_at_work(&self) -> bool {
        let hinting = self.mind.hinted && self.helps;
        self.is_to_move() || (hinting && self.mind.judged.as_ref().is_none_or(|judged| judged.line.is_empty()))
    }

    /// Whether the computer waits to be told to go on.
    #[must_use]
    pub fn is_held(&self) -> bool {
        matches!(self.awaited, Awaited::Held(_))
    }

    /// Whether there is anything to say for which the first words do not suffice.
    #[must_use]
    pub fn talks(&self, settings: &Settings) -> bool {
        let plays = settings.seats.iter().any(|seat| seat.0.is_some());
        plays || (self.helps && (settings.values || self.mind.hinted || self.reviewing))
    }

    /// Whether a person may choose a pit now, if it is the present moment that is looked at.
    #[must_use]
    pub fn asks_a_person(&self) -> bool {
        matches!(self.awaited, Awaited::Person | Awaited::Held(_))
    }
}

/// How long the computer waits before it plays, in milliseconds: nobody could follow it otherwise.
fn pause(speed: Speed) -> u32 {
    match speed {
        Speed::Counting => 2_500,
        Speed::Normal => 1_500,
        Speed::Brisk => 700,
        Speed::Instant => 250,
    }
}

/// Has the computer think about what lies on the board, and play where it is its turn.
#[hook]
pub fn use_coach(state: &State, settings: &Settings, thinker: &Thinker, dispatch: &Dispatch) -> Coach {
    let store = {
        let session = state.session.clone();
        use_reducer(move || Store(Mind::new(session)))
    };
    let reviewing = use_state_eq(|| false);
    let mind = store.0.about(&state.session);
    let awaited = mind.awaited(settings);
    let want = mind.want(settings, *reviewing);
    let tell = store.dispatcher();
    {
        let (tell, thinker) = (tell.clone(), thinker.clone());
        let seed = *use_memo((), |()| (js_sys::Math::random() * f64::from(u32::MAX)) as u32);
        use_effect_with((This(state.session.clone()), want), move |(This(session), want)| {
            tell.dispatch(Told::Board(session.clone()));
            let Some(task) = want.task(seed) else {
                thinker.cancel();
                return;
            };
            let (about, want) = (session.clone(), *want);
            let heard =
                Callback::from(move |answer: Answer| tell.dispatch(Told::Answer(about.clone(), want, answer.reply)));
            thinker.ask(record(session), task, heard);
        });
    }
    {
        // Leaving the board ends the thinking.
        let thinker = thinker.clone();
        use_effect_with((), move |()| move || thinker.cancel());
    }
    let ready = mind.ready(settings).filter(|_| state.at_end() && !state.running);
    {
        let (dispatch, speed) = (dispatch.clone(), settings.speed);
        use_effect_with((ready, This(state.session.clone())), move |(ready, _)| {
            let play = ready.map(|played| Timeout::new(pause(speed), move || dispatch.dispatch(Action::Play(played))));
            move || drop(play)
        });
    }
    let telling = |told: Told| {
        let tell = tell.clone();
        Callback::from(move |()| tell.dispatch(told.clone()))
    };
    Coach {
        awaited,
        missing: thinker.missing(),
        helps: settings.help && !thinker.missing(),
        reviewing: *reviewing,
        onhint: telling(Told::Hint),
        onwait: telling(Told::Wait),
        ongo: telling(Told::GoOn),
        onreview: Callback::from(move |()| reviewing.set(true)),
        mind,
    }
}
