//! The bar above every page.

use sowtell_rules::Game;
use yew::prelude::*;

use crate::address::Page;
use crate::host::document;
use crate::host::words::languages;
use crate::settings::Settings;
use crate::widgets::{button, icon, press, select, tool};
use crate::words::Words;

/// What the bar shows, and whom it tells.
pub struct Bar {
    /// The game in play.
    pub game: Game,
    /// The page shown.
    pub page: Page,
    /// The words.
    pub words: Words,
    /// The visitor's choices.
    pub settings: Settings,
    /// Called with another game.
    pub ongame: Callback<Game>,
    /// Called with another page.
    pub onpage: Callback<Page>,
    /// Called with other choices.
    pub onsettings: Callback<Settings>,
    /// Called when the settings are wished for.
    pub onopen_settings: Callback<()>,
    /// Called when a new game is wished for.
    pub onnew: Callback<()>,
}

/// The bar above: the game, the pages, the language.
pub fn bar(props: &Bar) -> Html {
    let Bar { game, page, words, settings, ongame, onpage, onsettings, onopen_settings, onnew } = props;
    let choose_game = {
        let ongame = ongame.clone();
        Callback::from(move |value: String| {
            if let Ok(game) = value.parse() {
                ongame.emit(game);
            }
        })
    };
    let games = Game::ALL.map(|game| (game.key().into(), words.main().game_with_latin(game), None)).into();
    html! {
        <header class="bar">
            <a class="skip" href="#main">{ words.text("skip-to-board") }</a>
            <p class="brand" lang="en">{ "Sow & Tell" }</p>
            <label class="pick">
                <span class="hidden-label">{ words.text("game-label") }</span>
                { select("game", games, game.key(), choose_game) }
            </label>
            { button("with-icon", "new-game", html! { <>{ icon("M10.500 4h3v6.500H20v3h-6.500V20h-3v-6.500H4v-3h6.500Z") }<span>{ words.text("new-game") }</span></> }, true, press(onnew)) }
            <nav aria-label={words.text("nav-label")}>
                { for Page::ALL.map(|each| {
                    let onpage = onpage.clone();
                    let here = each == *page;
                    html! {
                        <button type="button" key={each.key()} data-page={each.key()} aria-current={here.then_some("page")}
                            onclick={move |_: MouseEvent| onpage.emit(each)}>{ words.text(&format!("nav-{}", each.key())) }</button>
                    }
                }) }
            </nav>
            { language(words, *settings, onsettings) }
            { tool("settings", "M10.5 2h3l.5 2.6 1.9.8 2.2-1.5 2.1 2.1-1.5 2.2.8 1.9 2.5.4v3l-2.5.5-.8 1.9 1.5 2.2-2.1 2.1-2.2-1.5-1.9.8-.5 2.5h-3l-.5-2.5-1.9-.8-2.2 1.5-2.1-2.1 1.5-2.2-.8-1.9L2 13.5v-3l2.5-.4.8-1.9-1.5-2.2 2.1-2.1L8.100 5.400l1.900-.8ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z", words.text("settings"), true, press(onopen_settings)) }
            <span class="wide-only">{ full_screen(words) }</span>
        </header>
    }
}

/// The choice of the language.
pub fn language(words: &Words, settings: Settings, onsettings: &Callback<Settings>) -> Html {
    let onsettings = onsettings.clone();
    let choose = Callback::from(move |value: String| {
        if let Ok(language) = value.parse() {
            let also = settings.also.filter(|also| *also != language);
            onsettings.emit(Settings { language, also, ..settings });
        }
    });
    let languages = languages().into_iter().map(|l| (l.key().into(), l.own_name().to_owned(), Some(l.key()))).collect();
    html! {
        <label class="pick language">
            <span class="hidden-label">{ words.text("settings-language") }</span>
            { select("language", languages, settings.language.key(), choose) }
        </label>
    }
}

/// The button that fills the screen, where that is allowed.
pub fn full_screen(words: &Words) -> Html {
    if !document::can_fill_screen() {
        return Html::default();
    }
    let fill = Callback::from(|_: MouseEvent| document::toggle_full_screen());
    tool(
        "full-screen",
        "M4 4h6v2H6v4H4ZM14 4h6v6h-2V6h-4ZM4 14h2v4h4v2H4ZM18 14h2v6h-6v-2h4Z",
        words.text("full-screen"),
        true,
        fill,
    )
}
