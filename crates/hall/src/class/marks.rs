//! What the class draws over its board: the numbers of the seeds as they are counted, the answers, the pit that is asked
//! about.

use sowtell_app::view::{Layout, Px};
use sowtell_rules::Pit;
use yew::prelude::*;

/// A number on a pit.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The pit.
    pub pit: Pit,
    /// The number as it is written.
    pub text: String,
    /// What kind of number it is, as a class: `counted`, `counted newest`, `votes`, `votes right`, `votes wrong`.
    pub kind: &'static str,
}

/// Pits that are ringed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rings {
    /// The pit that is asked about.
    pub asked: Option<Pit>,
    /// The pit that is the right answer.
    pub right: Option<Pit>,
}

/// Radius of the disc under a number, where there is room for it.
const DISC: f64 = 21.0;

/// The drawing, as large as the board.
pub fn overlay(layout: &Layout, rings: Rings, marks: &[Mark]) -> Html {
    if marks.is_empty() && rings == Rings::default() {
        return Html::default();
    }
    let (rx, ry) = layout.radii;
    let disc = DISC.min(rx * 0.62).min(ry * 0.62);
    let ring = |pit: Option<Pit>, class: &'static str| {
        pit.map(|pit| {
            let (x, y) = layout.pit(pit);
            html! { <ellipse {class} cx={px(x)} cy={px(y)} rx={px(rx + 1.0)} ry={px(ry + 1.0)} /> }
        })
    };
    html! {
        <svg class="marks-over" viewBox={format!("0 0 {} {}", Px(layout.size.0), Px(layout.size.1))} width={px(layout.size.0)} height={px(layout.size.1)}
            aria-hidden="true" focusable="false">
            { ring(rings.asked, "asked") }
            { ring(rings.right, "answer") }
            { for marks.iter().map(|mark| {
                let (x, y) = layout.worth(mark.pit);
                html! {
                    <g key={mark.pit.index()} class={classes!("mark-on-pit", mark.kind)} data-mark={mark.pit.letter(layout.pits).to_string()} data-number={mark.text.clone()}>
                        <circle cx={px(x)} cy={px(y)} r={px(disc)} />
                        <text x={px(x)} y={px(y)} font-size={px(disc * 1.25)}>{ mark.text.clone() }</text>
                    </g>
                }
            }) }
        </svg>
    }
}

fn px(length: f64) -> String {
    Px(length).to_string()
}
