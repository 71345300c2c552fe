//! A board inside another page: what that page is told, what it may ask for, and the quiet line under the board.
//!
//! Messages are the business of `web/bridge.js`, which looks at who sent one and at its shape. What a command means and
//! whether it can be followed is decided here.

mod command;
mod teller;

pub use command::{Wanted, read};
pub use teller::Teller;

use yew::prelude::*;

use crate::host::around;
use crate::notices::Notice;
use crate::session::State;
use crate::settings::Settings;
use crate::store::Dispatch;
use crate::words::Words;

/// What a page around a board is told of, and whom it tells.
pub struct Bridge<'b> {
    /// Whether there is a page around this one.
    pub embedded: bool,
    /// The session, and the moment looked at.
    pub state: &'b State,
    /// The choices.
    pub settings: Settings,
    /// The words.
    pub words: &'b Words,
    /// What could not be followed in the address.
    pub notices: &'b [Notice],
    /// The query that reopens the present position.
    pub query: &'b str,
    /// Where actions go.
    pub dispatch: &'b Dispatch,
    /// Called with other choices.
    pub onsettings: &'b Callback<Settings>,
}

/// Tells the page around this one what is seen, and does what it asks for.
#[hook]
pub fn use_bridge(bridge: &Bridge<'_>) {
    let Bridge { embedded, state, settings, words, .. } = *bridge;
    let teller = use_mut_ref(|| None::<Teller>);
    let now = use_mut_ref(|| None::<(State, Settings, Words)>);
    *now.borrow_mut() = embedded.then(|| (state.clone(), settings, words.clone()));
    use_effect_with((embedded, bridge.query.to_owned()), |(embedded, _)| {
        if *embedded {
            around::tell("address");
        }
    });
    {
        let notices = bridge.notices.to_vec();
        use_effect_with((embedded, state.clone(), words.clone()), move |(embedded, state, words)| {
            if !embedded {
                return;
            }
            let mut teller = teller.borrow_mut();
            let lines = match &mut *teller {
                Some(teller) => teller.tell(state, words),
                None => {
                    let (begun, position) = Teller::new(state);
                    *teller = Some(begun);
                    let faults = notices.iter().map(|notice| command::error("address", &notice.say(words.main())));
                    std::iter::once(position).chain(faults).collect()
                }
            };
            lines.iter().for_each(|line| around::tell(line));
        });
    }
    let (dispatch, onsettings) = (bridge.dispatch.clone(), bridge.onsettings.clone());
    use_effect_with((), move |()| {
        let listener = embedded.then(|| {
            around::listen(move |text| {
                let Some((state, settings, words)) = now.borrow().clone() else { return };
                match command::read(&text, &state, &settings, words.main()) {
                    Err(line) => around::tell(&line),
                    Ok(wanted) => {
                        onsettings.emit(wanted.settings);
                        wanted.actions.into_iter().for_each(|action| dispatch.dispatch(action));
                    }
                }
            })
        });
        move || drop(listener)
    });
}
