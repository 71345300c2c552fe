//! Each rule, in the rule's words.

mod hoyito;
mod made_up;
mod matches;
mod rio_kadalis;
mod sadeqa;
mod shared;
mod tihbat;

use sowtell_rules::{Event, Move, Moves, Outcome, Position, Round, Ruleset, TurnEnd, Variant};

fn position(text: &str) -> Position {
    text.parse().expect(text)
}

fn variant(variant: Variant) -> Ruleset {
    variant.ruleset().expect("a variant that makes sense")
}

/// What one sowing did.
struct Told {
    position: String,
    laps: u16,
    events: Vec<Event>,
    pits_a_row: u8,
}

/// Sows from the pit of this letter.
fn sow(rules: &Ruleset, from: &str, letter: char) -> Told {
    let start = position(from);
    let pit = start.board().pit(letter).expect("a pit of the board");
    let mut events = Vec::new();
    let sown = start.sow(rules, pit, &mut |event| events.push(event)).expect(from);
    Told { position: sown.position.to_string(), laps: sown.laps, events, pits_a_row: start.board().pits_a_row() }
}

impl Told {
    /// The captures, as `pit seeds to why`; `*` for what was left.
    fn captures(&self) -> Vec<String> {
        let capture = |event: &Event| match *event {
            Event::Capture { pit, seeds, to, why } => {
                let pit = pit.map_or('*', |pit| pit.letter(self.pits_a_row));
                Some(format!("{pit} {seeds} {to} {}", why.key()))
            }
            _ => None,
        };
        self.events.iter().filter_map(capture).collect()
    }

    /// The pits that seeds fell into, in order.
    fn drops(&self) -> String {
        let drop = |event: &Event| match *event {
            Event::Drop { pit, .. } => Some(pit.letter(self.pits_a_row)),
            _ => None,
        };
        self.events.iter().filter_map(drop).collect()
    }

    /// Why the turn ended.
    fn end(&self) -> TurnEnd {
        match self.events.last() {
            Some(Event::TurnEnd { why, .. }) => *why,
            other => panic!("a sowing ends with the turn's end, not {other:?}"),
        }
    }
}

/// A round from a position, after these moves.
fn round(rules: Ruleset, from: &str, moves: &str) -> Round {
    let start = position(from);
    let mut round = Round::from(rules, start, &mut ()).expect("a position of the rules' size");
    for played in Moves::read(moves, rules.pits_a_row()) {
        round.play(played.expect(moves), &mut ()).expect(moves);
    }
    round
}

/// How that round ended: why, the shares and the piles.
fn outcome(round: &Round) -> (&'static str, [u8; 2], [u8; 2]) {
    let Outcome { end, share, captured } = round.outcome().expect("a round that is over");
    (end.key(), share, captured)
}

fn letters(round: &Round) -> String {
    round.legal().iter().map(|pit| pit.letter(round.rules().pits_a_row())).collect()
}

fn must_pass(round: &mut Round) -> bool {
    round.must_pass().is_some() && round.play(Move::Pass, &mut ()).is_ok()
}
