//! Paper for a class: the rules of a game on one sheet, its empty board to cut out, and a score sheet. Each is shown as it
//! will be printed; what surrounds it stays on the screen (web/styles/hall/paper.css).

mod cut_out;
mod score;

use sowtell_app::host::document;
use sowtell_app::pages::rules;
use sowtell_app::widgets::button;
use yew::prelude::*;

use crate::class::Classroom;

/// A sheet of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// The rules of the game.
    #[default]
    Rules,
    /// Its board, empty.
    Board,
    /// Who won how many seeds in which round.
    Score,
}

impl Sheet {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Sheet; 3] = [Sheet::Rules, Sheet::Board, Sheet::Score];

    /// Its name in the address, and behind `paper-` in the words.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Sheet::Rules => "rules",
            Sheet::Board => "board",
            Sheet::Score => "score",
        }
    }

    /// The sheet of this name.
    pub(crate) fn named(name: &str) -> Option<Sheet> {
        Sheet::ALL.into_iter().find(|sheet| sheet.key() == name)
    }
}

/// The parameter that says which sheet.
pub const SHEET: &str = "sheet";

/// What the section is about.
#[derive(Clone, PartialEq, Properties)]
pub struct PaperProps {
    /// The class.
    pub classroom: Classroom,
}

/// The section: which sheet, and the sheet itself.
#[component]
pub fn Paper(props: &PaperProps) -> Html {
    let Classroom { words, settings, session, asked, address, .. } = &props.classroom;
    let sheet = use_state_eq(|| {
        let asked = asked.iter().find(|(name, _)| *name == SHEET);
        asked.and_then(|(_, value)| Sheet::named(value)).unwrap_or_default()
    });
    {
        let address = address.clone();
        use_effect_with(*sheet, move |sheet| {
            let unusual = *sheet != Sheet::default();
            address.emit(unusual.then(|| (SHEET, sheet.key().to_owned())).into_iter().collect());
        });
    }
    let variant = session.variant();
    html! {
        <div class="paper">
            <div class="paper-tools to-paper">
                <fieldset>
                    <legend>{ words.both(|p| p.text("section-paper")) }</legend>
                    { for Sheet::ALL.map(|each| {
                        let (chosen, name) = (sheet.clone(), format!("paper-{}", each.key()));
                        html! {
                            <label key={each.key()}>
                                <input type="radio" name="sheet" value={each.key()} checked={each == *sheet}
                                    onchange={move |_: yew::Event| chosen.set(each)} />
                                <span>{ words.both(|p| p.text(&name)) }</span>
                            </label>
                        }
                    }) }
                </fieldset>
                { button("primary", "print", words.both(|p| p.text("paper-print")), true, Callback::from(|_| document::print())) }
            </div>
            { match *sheet {
                Sheet::Rules => rules(variant.game, words, settings.speed, Html::default(), &Callback::noop()),
                Sheet::Board => cut_out::sheet(&variant, session.rules(), words),
                Sheet::Score => score::sheet(&variant, words),
            } }
        </div>
    }
}
