//! What the coach shows beside and under the board: who plays, the tools, the worth of moves, and its advice.

use std::rc::Rc;

use sowtell_phrases::{Phrases, Telling};
use sowtell_rules::{Move, Player};
use sowtell_solver::{Kind, MoveValue, Reason, Value};
use yew::prelude::*;

use super::course::lead;
use super::mind::pit;
use super::{Coach, Explained};
use crate::reading::{self, Reading};
use crate::session::{Session, State};
use crate::settings::{Seat, Settings};
use crate::story::telling;
use crate::view::{Tag, Worth};
use crate::widgets::{Offer, button, icon, press, select};
use crate::words::Words;

/// The computer's move is told beside the sowing's own sentences: more reasons than these would drown them.
const REASONS_OF_A_MOVE: usize = 2;
/// Who asks for a hint has time to read.
const REASONS_OF_A_HINT: usize = 3;

/// The tags that the legend explains: one of each kind.
const TAGS_EXPLAINED: [(i16, Kind); 4] =
    [(4, Kind::Exact), (0, Kind::AtLeast), (-2, Kind::AtMost), (3, Kind::Estimate)];

/// Who plays each side; `onsettings` is called with another choice.
pub fn players(coach: &Coach, settings: &Settings, words: &Words, onsettings: &Callback<Settings>) -> Html {
    let settings = *settings;
    html! {
        <fieldset class="players">
            <legend>{ words.both(|p| p.text("seats-title")) }</legend>
            { for Player::BOTH.map(|player| seat(player, settings, words, onsettings)) }
            if coach.missing { <p class="quiet" role="status" data-missing="">{ words.both(|p| p.text("thinker-missing")) }</p> }
        </fieldset>
    }
}

fn seat(player: Player, settings: Settings, words: &Words, onsettings: &Callback<Settings>) -> Html {
    let onsettings = onsettings.clone();
    let sit = Callback::from(move |value: String| {
        if let Some(seat) = Seat::named(&value) {
            let mut settings = settings;
            settings.seats[player.index()] = seat;
            onsettings.emit(settings);
        }
    });
    let id = if player == Player::South { "seat-south" } else { "seat-north" };
    html! {
        <label key={id} class={player.key()} for={id}>
            <span>{ words.both(|p| p.player(player)) }</span>
            { select(id, seats(words), settings.seats[player.index()].key(), sit) }
        </label>
    }
}

/// Everybody who may play a side, as a choice offers them.
#[must_use]
pub fn seats(words: &Words) -> Vec<Offer> {
    let name = |seat: Seat| match seat.0 {
        None => words.text("seat-person"),
        Some(level) => words.text(&format!("level-{}", level.key())),
    };
    Seat::all().map(|seat| (seat.key().into(), name(seat), None)).collect()
}

/// The buttons that ask for a hint and for the worth of each move.
pub fn help_tools(
    coach: &Coach,
    settings: &Settings,
    words: &Words,
    onsettings: &Callback<Settings>,
    now: bool,
) -> Html {
    if !coach.helps {
        return Html::default();
    }
    let values = {
        let (onsettings, settings) = (onsettings.clone(), *settings);
        Callback::from(move |_: MouseEvent| onsettings.emit(Settings { values: !settings.values, ..settings }))
    };
    let may_ask = now && coach.asks_a_person();
    let hint = html! { <>{ icon("M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2ZM8.500 18.500h7V20h-7ZM10 21h4v1.500h-4Z") }<span>{ words.text("hint") }</span></> };
    html! {
        <>
            { button("with-icon", "hint", hint, may_ask, press(&coach.onhint)) }
            <button type="button" class="with-icon" data-action="values" aria-pressed={settings.values.to_string()} onclick={values}>
                { icon("M7 3h2.500v4H13.500v2.500h-4v4H7v-4H3V7h4ZM11 18h10v2.500H11Z") }<span>{ words.text("values-show") }</span>
            </button>
        </>
    }
}

/// What each move of the present position is worth, to be written on its pit.
#[must_use]
pub fn worths(coach: &Coach, reading: &Reading, session: &Session, settings: &Settings, words: &Words) -> Vec<Worth> {
    let Some(judged) =
        coach.mind.judged.as_ref().filter(|_| settings.values && coach.helps && *reading == Reading::Here)
    else {
        return Vec::new();
    };
    let p = words.main();
    let telling = telling(session, session.position().mover());
    // At first no more may be known than that nobody can get more than there is.
    let all = i16::from(session.position().board().total());
    let told = |known: &&MoveValue| match known.value.kind {
        Kind::AtLeast | Kind::AtMost => known.value.seeds.abs() < all,
        Kind::Exact | Kind::Estimate => true,
    };
    let known = judged.moves.iter().filter(told).filter_map(|known| {
        let (pit, lead) = (pit(known.played)?, lead(session.position(), known.value));
        let tag = Tag { text: p.worth_tag(lead).into(), exact: lead.kind == Kind::Exact };
        Some(Worth { pit, tag, said: p.worth(&telling, lead) })
    });
    known.collect()
}

/// What the numbers on the pits mean.
pub fn legend(reading: &Reading, session: &Session, words: &Words) -> Html {
    if *reading != Reading::Here {
        return reading::waiting(reading, words);
    }
    let telling = telling(session, session.position().mover());
    let entry = |(seeds, kind): (i16, Kind)| {
        let tag = words.main().worth_tag(Value { seeds, kind });
        html! {
            <div key={kind.key()}>
                <dt class={classes!("tag", (kind != Kind::Exact).then_some("unsure"))}>{ tag }</dt>
                <dd>{ words.both(|p| p.legend_of(kind)) }</dd>
            </div>
        }
    };
    html! {
        <div class="legend">
            <p>{ words.both(|p| p.legend(&telling)) }</p>
            <dl>{ for TAGS_EXPLAINED.map(entry) }</dl>
        </div>
    }
}

/// The coach's sentence at the moment looked at: a hint, or why the computer plays as it does.
pub fn advice(coach: &Coach, reading: &Reading, state: &State, words: &Words) -> Html {
    let mind = &coach.mind;
    let session: &Rc<Session> = &state.session;
    if mind.hinted && coach.helps && state.at_end() {
        let Some(judged) = mind.judged.as_ref().filter(|judged| !judged.line.is_empty()) else {
            return html! { <p class="advice quiet">{ words.both(|p| p.text("thinking")) }</p> };
        };
        if *reading != Reading::Here {
            return reading::waiting(reading, words);
        }
        let telling = telling(session, session.position().mover());
        // Only then is the line best play, and not only likely.
        let sure = judged.moves.iter().all(|known| known.proven.exact().is_some());
        let said = |p: &Phrases| {
            let hint = p.hint(&telling, judged.line[0], &judged.moves, first(&judged.reasons, REASONS_OF_A_HINT));
            with_line(p, hint, &telling, &judged.line[1..], sure)
        };
        return html! { <p class="advice" role="status" data-hint="">{ words.both(said) }</p> };
    }
    let Some(explained) = mind
        .explained
        .as_ref()
        .filter(|explained| (explained.round, explained.ply) == (state.cursor.round, state.cursor.ply))
    else {
        return Html::default();
    };
    if *reading != Reading::Here {
        return reading::waiting(reading, words);
    }
    let Explained { telling, played, reasons, line, sure, .. } = &**explained;
    let reasons = first(reasons, REASONS_OF_A_MOVE);
    // While seeds travel there is enough to read.
    let line = if state.at_end() { &line[..] } else { &[] };
    let said = |p: &Phrases| with_line(p, p.explained(telling, *played, reasons), telling, line, *sure);
    html! { <p class="advice" data-why="">{ words.both(said) }</p> }
}

/// What is said of a move, and the line that is expected to follow it, if one is.
fn with_line(p: &Phrases, said: String, telling: &Telling, line: &[Move], sure: bool) -> String {
    if line.is_empty() { said } else { format!("{said} {}", p.line(&telling.rules, line, sure)) }
}

/// The weightiest of the reasons.
fn first(reasons: &[Reason], most: usize) -> &[Reason] {
    &reasons[..reasons.len().min(most)]
}

/// The key of the sentence while the computer is to move; none while a person is.
#[must_use]
pub fn waiting_for(coach: &Coach) -> Option<&'static str> {
    coach.is_to_move().then_some("thinking")
}
