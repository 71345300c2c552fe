//! A board inside another page: what that page is told, what it may ask for, and the quiet line under the board.
//!
//! Messages are the business of `web/bridge.js`, which looks at who sent one and at its shape. What a command means and
//! whether it can be followed is decided here.

mod command;
mod root;
mod teller;

pub use command::{Wanted, read};
pub use root::Embed;
pub use teller::Teller;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use yew::prelude::*;

use crate::host::around;
use crate::notices::Notice;
use crate::session::State;
use crate::settings::Settings;
use crate::store::Dispatch;
use crate::words::Words;

/// What a page around a board is told of, and whom it tells.
#[derive(Clone)]
pub struct Bridge {
    /// The session, and the moment looked at.
    pub state: State,
    /// The choices.
    pub settings: Settings,
    /// The words.
    pub words: Words,
    /// The query that reopens the present position.
    pub query: Rc<String>,
    /// Where actions go.
    pub dispatch: Dispatch,
    /// Called with other choices.
    pub onsettings: Callback<Settings>,
}

/// What has been told, and what stands now.
struct Bridged {
    teller: Teller,
    now: Bridge,
    _listener: EventListener,
}

/// Tells the page around this one what is seen, and does what it asks for; `faults` are what could not be followed in the
/// address. One effect after each drawing looks after all of it.
#[hook]
pub fn use_bridge(bridge: Bridge, faults: &[Notice]) {
    let bridged: Rc<RefCell<Option<Bridged>>> = use_mut_ref(|| None);
    let faults: Vec<String> = if bridged.borrow().is_none() {
        faults.iter().map(|fault| command::error("address", &fault.say(bridge.words.main()))).collect()
    } else {
        Vec::new()
    };
    use_effect(move || see(&bridged, bridge, faults));
}

/// Tells what is new.
fn see(bridged: &Rc<RefCell<Option<Bridged>>>, now: Bridge, faults: Vec<String>) {
    let mut lines = Vec::new();
    match &mut *bridged.borrow_mut() {
        Some(before) => {
            // A language that is chosen is shown when its words have come.
            if before.now.query != now.query || before.now.words != now.words {
                lines.push("address".to_owned());
            }
            lines.extend(before.teller.tell(&now.state, &now.words));
            before.now = now;
        }
        begun => {
            let (teller, position) = Teller::new(&now.state);
            lines.push(position);
            lines.extend(faults);
            let follows = bridged.clone();
            let _listener = around::listen(move |text| {
                let now = follows.borrow().as_ref().map(|bridged| bridged.now.clone());
                if let Some(now) = now {
                    follow(&text, &now);
                }
            });
            *begun = Some(Bridged { teller, now, _listener });
        }
    }
    lines.iter().for_each(|line| around::tell(line));
}

/// Does what a command asks for.
fn follow(command: &str, now: &Bridge) {
    match read(command, &now.state, &now.settings, now.words.main()) {
        Err(line) => around::tell(&line),
        Ok(wanted) => {
            now.onsettings.emit(wanted.settings);
            wanted.actions.into_iter().for_each(|action| now.dispatch.dispatch(action));
        }
    }
}
