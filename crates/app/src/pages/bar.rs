//! The bar above every page.

use sowtell_phrases::Language;
use sowtell_rules::Game;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::address::Page;
use crate::host::document;
use crate::settings::Settings;
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
    let select = |event: &yew::Event| {
        event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()).map(|select| select.value())
    };
    let choose_game = {
        let ongame = ongame.clone();
        move |event: yew::Event| {
            if let Some(Ok(game)) = select(&event).map(|value| value.parse()) {
                ongame.emit(game);
            }
        }
    };
    let choose_language = {
        let (onsettings, settings) = (onsettings.clone(), *settings);
        move |event: yew::Event| {
            if let Some(Ok(language)) = select(&event).map(|value| value.parse()) {
                let also = settings.also.filter(|also| *also != language);
                onsettings.emit(Settings { language, also, ..settings });
            }
        }
    };
    let full_screen = move |_: MouseEvent| document::toggle_full_screen();
    html! {
        <header class="bar">
            <a class="skip" href="#main">{ words.text("skip-to-board") }</a>
            <p class="brand" lang="en">{ "Sow & Tell" }</p>
            <label class="pick">
                <span class="hidden-label">{ words.text("game-label") }</span>
                <select id="game" onchange={choose_game}>
                    { for Game::ALL.map(|each| html! {
                        <option key={each.key()} value={each.key()} selected={each == *game}>{ words.main().game_with_latin(each) }</option>
                    }) }
                </select>
            </label>
            <button type="button" class="with-icon" data-action="new-game" onclick={onnew.reform(|_: MouseEvent| ())}>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M10.500 4h3v6.500H20v3h-6.500V20h-3v-6.500H4v-3h6.500Z" /></svg>
                <span>{ words.text("new-game") }</span>
            </button>
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
            <label class="pick language">
                <span class="hidden-label">{ words.text("settings-language") }</span>
                <select id="language" onchange={choose_language}>
                    { for Language::ALL.map(|each| html! {
                        <option key={each.key()} value={each.key()} lang={each.key()} selected={each == settings.language}>{ each.own_name() }</option>
                    }) }
                </select>
            </label>
            <button type="button" class="tool" data-action="settings" aria-label={words.text("settings")} title={words.text("settings")}
                onclick={onopen_settings.reform(|_: MouseEvent| ())}>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M10.5 2h3l.5 2.6 1.9.8 2.2-1.5 2.1 2.1-1.5 2.2.8 1.9 2.5.4v3l-2.5.5-.8 1.9 1.5 2.2-2.1 2.1-2.2-1.5-1.9.8-.5 2.5h-3l-.5-2.5-1.9-.8-2.2 1.5-2.1-2.1 1.5-2.2-.8-1.9L2 13.5v-3l2.5-.4.8-1.9-1.5-2.2 2.1-2.1L8.100 5.400l1.900-.8ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z" fill-rule="evenodd" /></svg>
            </button>
            if document::can_fill_screen() {
                <button type="button" class="tool wide-only" data-action="full-screen" aria-label={words.text("full-screen")} title={words.text("full-screen")} onclick={full_screen}>
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 4h6v2H6v4H4ZM14 4h6v6h-2V6h-4ZM4 14h2v4h4v2H4ZM18 14h2v6h-6v-2h4Z" /></svg>
                </button>
            }
        </header>
    }
}
