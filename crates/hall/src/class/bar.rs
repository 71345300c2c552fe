//! The slim bar above the class: the sections, the game, the languages, the colours.

use sowtell_app::host::document;
use sowtell_app::host::words::languages;
use sowtell_app::settings::{Palette, Settings};
use sowtell_app::widgets::{Offer, select, tool};
use sowtell_app::words::Words;
use sowtell_phrases::Language;
use sowtell_rules::Game;
use yew::prelude::*;

use super::section::Section;

const HALF_DISC: &str = "M12 2.500a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19ZM12 4.500v15a7.500 7.500 0 0 1 0-15Z";
const CORNERS: &str = "M4 4h6v2H6v4H4ZM14 4h6v6h-2V6h-4ZM4 14h2v4h4v2H4ZM18 14h2v6h-6v-2h4Z";

/// What the bar shows, and whom it tells.
pub struct Bar {
    /// The game on the class's board.
    pub game: Game,
    /// The section shown.
    pub section: Section,
    /// The words.
    pub words: Words,
    /// The choices.
    pub settings: Settings,
    /// Called with another game.
    pub ongame: Callback<Game>,
    /// Called with another section.
    pub onsection: Callback<Section>,
    /// Called with other choices.
    pub onsettings: Callback<Settings>,
}

/// The bar above.
pub fn bar(props: &Bar) -> Html {
    let Bar { game, section, words, settings, ongame, onsection, onsettings } = props;
    let settings = *settings;
    let choose_game = ongame.clone();
    let choose_game = Callback::from(move |value: String| {
        if let Ok(game) = value.parse() {
            choose_game.emit(game);
        }
    });
    let change = |change: fn(Settings, Option<Language>) -> Settings| {
        let onsettings = onsettings.clone();
        Callback::from(move |value: String| onsettings.emit(change(settings, value.parse().ok())))
    };
    let choose_language = change(|settings, chosen| {
        let language = chosen.unwrap_or(settings.language);
        Settings { language, also: settings.also.filter(|also| *also != language), ..settings }
    });
    let choose_also = change(|settings, also| Settings { also, ..settings });
    let games = Game::ALL.map(|game| (game.key().into(), words.main().game_with_latin(game), None)).into();
    let named = |l: Language| -> Offer { (l.key().into(), l.own_name().to_owned(), Some(l.key())) };
    let second = languages().into_iter().filter(|l| *l != settings.language).map(named);
    let none: Offer = ("".into(), words.text("class-one-language"), None);
    let turn_colours = {
        let onsettings = onsettings.clone();
        let dark = matches!(settings.palette, Palette::Dark | Palette::ProjectorDark);
        let palette = if dark { Palette::Projector } else { Palette::ProjectorDark };
        Callback::from(move |_: MouseEvent| onsettings.emit(Settings { palette, ..settings }))
    };
    let full_screen = Callback::from(|_: MouseEvent| document::toggle_full_screen());
    html! {
        <header class="bar">
            <a class="skip" href="#main">{ words.text("skip-to-board") }</a>
            if Section::ALL.len() > 1 {
                <nav aria-label={words.text("class-sections")}>
                    { for Section::ALL.map(|each| {
                        let onsection = onsection.clone();
                        let here = each == *section;
                        html! {
                            <button type="button" key={each.key()} data-section={each.key()} aria-current={here.then_some("page")}
                                onclick={move |_: MouseEvent| onsection.emit(each)}>{ words.text(&format!("section-{}", each.key())) }</button>
                        }
                    }) }
                </nav>
            }
            <label class="pick">
                <span class="hidden-label">{ words.text("game-label") }</span>
                { select("game", games, game.key(), choose_game) }
            </label>
            <label class="pick language">
                <span class="hidden-label">{ words.text("settings-language") }</span>
                { select("language", languages().into_iter().map(named).collect(), settings.language.key(), choose_language) }
            </label>
            <label class="pick language">
                <span class="hidden-label">{ words.text("settings-also") }</span>
                { select("also", std::iter::once(none).chain(second).collect(), settings.also.map_or("", Language::key), choose_also) }
            </label>
            { tool("colours", HALF_DISC, words.text("class-colours"), true, turn_colours) }
            if document::can_fill_screen() {
                { tool("full-screen", CORNERS, words.text("full-screen"), true, full_screen) }
            }
        </header>
    }
}
