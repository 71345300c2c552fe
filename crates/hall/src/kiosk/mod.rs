//! The kiosk: a screen that stands by itself all day. While nobody is there it shows whole games; a touch begins a
//! visitor's game; after a while without a touch it asks whether anybody is there, and begins anew.

mod choices;
mod config;
pub mod demos;
mod faults;
mod fences;
mod fields;
mod file;
mod fit;
mod heart;
mod presence;
mod question;
mod show;
mod sight;
mod staff;
mod stand;
mod visit;

use std::rc::Rc;

use sowtell_app::host::words::languages;
use sowtell_app::host::{address_bar, document};
use sowtell_app::widgets::button;
use sowtell_app::words::Words;
use sowtell_phrases::{Digits, Language, Value};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::config::Config;
use self::faults::Trouble;
use self::fences::{fill_screen, use_fences};
use self::heart::Heart;
use self::show::Show;
use self::sight::Sides;
use self::staff::{Staff, said, uptime};
use self::stand::{Chosen, Now, Standing, Told};
use self::visit::Visit;

/// What the kiosk is set to, and what of it cannot be followed.
type Settled = Rc<(Rc<Config>, Vec<Trouble>)>;

/// The kiosk.
#[component]
pub fn Kiosk() -> Html {
    use_fences();
    let settled = use_state(|| None::<Settled>);
    {
        let settled = settled.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                let fetched = file::fetch().await;
                let text = fetched.as_ref().ok().and_then(Option::as_deref);
                let (config, mut troubles) = Config::read(text, &address_bar::query(), &languages());
                if fetched.is_err() {
                    troubles.insert(0, Trouble::Unfetched);
                }
                settled.set(Some(Rc::new((Rc::new(config), troubles))));
            });
        });
    }
    match &*settled {
        Some(settled) => html! { <Begun settled={Rc::clone(settled)} /> },
        None => {
            let waiting = Words::new(Language::default(), None, Digits::Western).text("words-loading");
            html! { <main class="kiosk loading"><h1 class="quiet">{ waiting }</h1></main> }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct BegunProps {
    settled: Settled,
}

/// What stands on the kiosk.
#[component]
fn Begun(props: &BegunProps) -> Html {
    let (config, troubles) = &*props.settled;
    let since = *use_memo((), |()| uptime());
    let stand = {
        let config = Rc::clone(config);
        use_reducer(move || Standing::new(config))
    };
    let read = use_state_eq(|| false);
    let settings = stand.settings();
    let sides = use_memo((settings.language, settings.also, stand.far()), |(_, _, far)| Sides::new(&settings, *far));
    let words = &sides.near;
    {
        let title = words.text_with("page-window-title", &[("page", Value::Text(&words.text("kiosk-title")))]);
        use_effect_with((settings.language, settings.palette, title), |(language, palette, title)| {
            document::dress(*language, *palette);
            document::title(title);
        });
    }
    let tell = stand.dispatcher();
    let telling = |told: Told| {
        let tell = tell.clone();
        Callback::from(move |()| tell.dispatch(told))
    };
    let onbegin = {
        let tell = tell.clone();
        Callback::from(move |language: Option<Language>| {
            fill_screen();
            tell.dispatch(Told::Begin(language));
        })
    };
    let onchoose = {
        let tell = tell.clone();
        Callback::from(move |visit: Chosen| tell.dispatch(Told::Choose(visit)))
    };
    let dismiss = {
        let read = read.clone();
        Callback::from(move |_: MouseEvent| read.set(true))
    };
    let (game, _, before) = stand.shown();
    // What belongs to one board goes with it.
    let board = stand.board;
    html! {
        <>
            { match stand.now {
                Now::Show => html! {
                    <Show key={board} {game} {before} number={stand.shows} {settings} sides={(*sides).clone()} languages={config.languages.clone()} onbegin={onbegin.clone()} onover={telling(Told::ShowOver)} />
                },
                Now::Visit(visit) => html! {
                    <Visit key={board} stand={(*stand).clone()} {visit} {settings} sides={(*sides).clone()} {onchoose} ongone={telling(Told::Reset)} />
                },
            } }
            if stand.now == Now::Show && !*read && !troubles.is_empty() {
                <section class="troubles" role="status" aria-label={words.text("notices-label")}>
                    { said(troubles, words) }
                    { button("", "dismiss", words.text("dismiss").into(), true, dismiss) }
                </section>
            }
            if let Some(code) = &config.code {
                <Staff code={AttrValue::from(code.clone())} words={words.clone()} troubles={troubles.clone()} {since} games={stand.games} shows={stand.shows}
                    ontap={onbegin.reform(|()| None)} onreset={telling(Told::Reset)} />
            }
            <Heart />
        </>
    }
}
