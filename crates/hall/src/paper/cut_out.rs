//! An empty board of the right number of pits, to cut out and to lay seeds on.

use sowtell_app::words::Words;
use sowtell_phrases::{Phrases, Value};
use sowtell_rules::{Direction, Pit, Player, Ruleset, Variant};
use yew::prelude::*;

/// The inside of an A4 sheet held sideways, less the lines below the board, in millimetres.
const SHEET: (f64, f64) = (277.0, 178.0);
/// The dashed line's distance from the edge of that.
const CUT: f64 = 1.0;
/// Height of a pile's field.
const PILE: f64 = 24.0;
/// The most a pit measures across: more is hard to reach over.
const WIDEST: f64 = 58.0;

/// Where the pits lie.
struct Plan {
    pits: u8,
    /// A pit's half width.
    radius: f64,
    /// The width that a pit has for itself.
    cell: f64,
}

impl Plan {
    fn new(pits: u8) -> Plan {
        let cell = (SHEET.0 - 14.0) / f64::from(pits);
        let row = (SHEET.1 - 2.0 * PILE - 37.0) / 2.0;
        let across = (cell * 0.9).min(row).min(WIDEST);
        Plan { pits, radius: across / 2.0, cell }
    }

    /// The middle of a pit: South's row below, each row from its owner's left.
    fn middle(&self, player: Player, place: u8) -> (f64, f64) {
        let from_left = match player {
            Player::South => place,
            Player::North => self.pits - 1 - place,
        };
        let x = SHEET.0 / 2.0 + (f64::from(from_left) + 0.5 - f64::from(self.pits) / 2.0) * self.cell;
        let off = self.radius + 6.0;
        (x, SHEET.1 / 2.0 + if player == Player::South { off } else { -off })
    }
}

fn mm(value: f64) -> String {
    format!("{}", (value * 100.0).round() / 100.0)
}

/// The sheet.
pub(super) fn sheet(variant: &Variant, rules: &Ruleset, words: &Words) -> Html {
    let plan = Plan::new(rules.pits_a_row());
    let shape = rules.parts().board;
    let game = variant.game;
    let label = words.joined(|p| p.game(game));
    html! {
        <figure class={classes!("sheet", "cut-out", game.key())}>
            <svg viewBox={format!("0 0 {} {}", SHEET.0, SHEET.1)} role="img" aria-label={label}>
                <rect class="cut" x={mm(CUT)} y={mm(CUT)} width={mm(SHEET.0 - 2.0 * CUT)} height={mm(SHEET.1 - 2.0 * CUT)} rx="4" />
                { for Player::BOTH.map(|player| html! {
                    // North reads from the other side of the table.
                    <g key={player.key()} class={player.key()} transform={(player == Player::North).then(|| format!("rotate(180 {} {})", mm(SHEET.0 / 2.0), mm(SHEET.1 / 2.0)))}>
                        <rect class="pile" x="6" y={mm(SHEET.1 - PILE - 5.0)} width={mm(SHEET.0 - 12.0)} height={mm(PILE)} rx="4" />
                        <text class="owner" x="12" y={mm(SHEET.1 - PILE + 6.0)}>{ pieces(words, |p| p.player(player)) }</text>
                        <text class="pile-name" x={mm(SHEET.0 - 12.0)} y={mm(SHEET.1 - PILE + 6.0)} text-anchor="end">{ pieces(words, |p| p.text("score-seeds")) }</text>
                        { for (0..plan.pits).filter_map(|place| pit(&plan, player, place)) }
                    </g>
                }) }
                { middle(variant, rules.parts().sowing.direction, words) }
            </svg>
            <figcaption>
                <h1>{ words.both(|p| p.game_with_latin(game)) }</h1>
                { " " }
                { words.both(|p| p.text_with("paper-start", &[("pits", Value::Number(i64::from(shape.pits_a_row))), ("seeds", Value::Number(i64::from(shape.seeds_a_pit)))])) }
                { " " }
                { words.both(|p| p.text("paper-cut")) }
            </figcaption>
        </figure>
    }
}

/// A pit with its letter, drawn on its owner's side of the table: North's group is turned.
fn pit(plan: &Plan, player: Player, place: u8) -> Option<Html> {
    let pit = Pit::at(place + plan.pits * player as u8)?;
    // As its owner sees it, from whose left the letters run.
    let (x, y) = plan.middle(Player::South, place);
    let r = plan.radius;
    Some(html! {
        <g key={place}>
            <circle class="pit" cx={mm(x)} cy={mm(y)} r={mm(r)} />
            <text class="pit-letter" x={mm(x)} y={mm(y + r + 5.0)} text-anchor="middle">{ pit.letter(plan.pits).to_string() }</text>
        </g>
    })
}

/// The line between the rows, and at its ends which way the seeds go.
fn middle(variant: &Variant, direction: Direction, words: &Words) -> Html {
    let (x, y) = (SHEET.0 / 2.0, SHEET.1 / 2.0);
    // Counter-clockwise, South's seeds go to the right, and at the right end over to North.
    let up = if direction == Direction::CounterClockwise { 1.0 } else { -1.0 };
    let arrow = |at: f64, way: f64| {
        html! {
            <path class="way" d={format!("M{} {}V{}m-2.4 {}l2.4 {}l2.4 {}", mm(at), mm(y + 7.0 * way), mm(y - 7.0 * way), mm(4.0 * way), mm(-4.0 * way), mm(4.0 * way))} />
        }
    };
    let title = words.joined(|p: &Phrases| p.game(variant.game));
    html! {
        <g class="between">
            <path d={format!("M14 {}H{}", mm(y), mm(SHEET.0 - 14.0))} />
            <text x={mm(x)} y={mm(y + 1.8)} text-anchor="middle">{ title }</text>
            { arrow(SHEET.0 - 9.0, up) }
            { arrow(9.0, -up) }
        </g>
    }
}

/// Something said in each language as a piece of a text in a drawing.
fn pieces(words: &Words, say: impl Fn(&Phrases) -> String) -> Html {
    let said: Vec<(String, &'static str)> = words.all().map(|p| (say(p), p.language().key())).collect();
    let last = said.len() - 1;
    html! { { for said.into_iter().enumerate().map(|(at, (text, lang))| html! {
        <tspan key={lang} {lang}>{ text }{ if at < last { " · " } else { "" } }</tspan>
    }) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pit_lies_over_another_or_over_a_pile_or_leaves_the_sheet() {
        for pits in 2..=12 {
            let plan = Plan::new(pits);
            let all: Vec<(f64, f64)> = Player::BOTH
                .into_iter()
                .flat_map(|player| (0..pits).map(move |place| (player, place)))
                .map(|(player, place)| plan.middle(player, place))
                .collect();
            for (at, &(x, y)) in all.iter().enumerate() {
                let r = plan.radius;
                assert!(x - r > 4.0 && x + r < SHEET.0 - 4.0, "{pits} pits: {x} ± {r}");
                // The letter below a pit stands clear of the pile, too.
                assert!(y - r - 6.0 > PILE + 5.0 && y + r + 6.0 < SHEET.1 - PILE - 5.0, "{pits} pits: {y} ± {r}");
                for &(u, v) in &all[at + 1..] {
                    assert!((x - u).hypot(y - v) > 2.0 * r, "{pits} pits");
                }
            }
        }
    }

    #[test]
    fn each_row_runs_from_its_owners_left() {
        let plan = Plan::new(6);
        assert!(plan.middle(Player::South, 0).0 < plan.middle(Player::South, 5).0);
        assert!(plan.middle(Player::North, 0).0 > plan.middle(Player::North, 5).0);
    }
}
