//! A board of a section's own, with its clock and its sentence: lessons have one, a comparison two.

use sowtell_app::playing::use_playback;
use sowtell_app::session::State;
use sowtell_app::settings::Settings;
use sowtell_app::store::Dispatch;
use sowtell_app::story::{telling, use_told};
use sowtell_app::table::{marks, refusals, use_go_on};
use sowtell_app::view::{Board, Layout};
use sowtell_app::words::Words;
use sowtell_phrases::Value;
use sowtell_rules::{Pit, PitSet};
use yew::prelude::*;

use crate::class::caption::{caption, use_fit};
use crate::class::marks::{Rings, overlay};
use crate::lens::use_lens;

/// What the board shows, and whom it tells.
#[derive(Clone, PartialEq, Properties)]
pub struct StandProps {
    /// The session, and the moment of it that is looked at.
    pub state: State,
    /// Where actions go.
    pub dispatch: Dispatch,
    /// The words.
    pub words: Words,
    /// The choices.
    pub settings: Settings,
    /// The pits that can be chosen, where not those that can be played.
    #[prop_or_default]
    pub choices: Option<PitSet>,
    /// Whether no pit can be chosen at all.
    #[prop_or(false)]
    pub barred: bool,
    /// The pit that is asked about.
    #[prop_or_default]
    pub asked: Option<Pit>,
    /// The pit that is the right answer.
    #[prop_or_default]
    pub right: Option<Pit>,
    /// What the board is called, where not by its game alone.
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// What stands in the place of the sentence.
    #[prop_or_default]
    pub below: Option<Html>,
    /// The element of what stands there, or of the sentence: it is written as large as fits.
    pub told: NodeRef,
    /// Changes whenever what stands there does.
    #[prop_or_default]
    pub what: AttrValue,
    /// Called when a pit is chosen.
    pub onchoose: Callback<Pit>,
}

/// The board and what stands under it.
#[component]
pub fn Stand(props: &StandProps) -> Html {
    let StandProps { state, dispatch, words, settings, barred, .. } = props;
    let session = &state.session;
    let game = session.variant().game;
    let lens = use_lens();
    let shown = use_told(state, words).shown(state, words, None);
    let step = use_playback(state, settings.speed, shown.length(), dispatch.clone());
    let sentences: Vec<String> = shown.sentences(words).map(|(_, text)| text.to_owned()).collect();
    use_fit(props.told.clone(), (props.what.clone(), sentences, state.scene().hand > 0, lens.enlarged));
    let choosing = !barred && state.at_end() && session.outcome().is_none();
    let refused = use_memo((session.clone(), choosing), |(session, choosing)| refusals(session, *choosing));
    let ongoon = use_go_on(state.running, dispatch);
    let mover = if state.at_end() && session.outcome().is_none() { session.position().mover() } else { state.mover() };
    let playable = match props.choices {
        _ if !choosing => PitSet::EMPTY,
        Some(choices) => choices,
        None => session.legal(),
    };
    // Where other pits can be chosen than those that can be played, none is refused.
    let refusals = if props.choices.is_some() { Vec::new() } else { (*refused).clone() };
    let name = props
        .name
        .clone()
        .unwrap_or_else(|| words.text_with("board-label", &[("game", Value::Text(&words.main().game(game)))]).into());
    let onchoose = {
        let (onchoose, ongoon, running) = (props.onchoose.clone(), ongoon.clone(), state.running);
        let open = Open { barred: *barred, choices: props.choices };
        Callback::from(move |pit: Pit| {
            if running {
                ongoon.emit(());
            } else if open.to(pit) {
                onchoose.emit(pit);
            }
        })
    };
    html! {
        <div class={classes!("stand", game.key())}>
            { lens.over(false, |room| html! {
                <>
                    <Board telling={telling(session, mover)} scene={state.scene()} {playable} marks={marks(state)} {step} frame={state.cursor.frame}
                        asking={choosing} {refusals} {room} words={words.clone()} {name} {onchoose} />
                    { overlay(&Layout::new(session.rules().pits_a_row(), room), Rings { asked: props.asked, right: props.right }, &[]) }
                </>
            }) }
            { match &props.below {
                Some(below) => below.clone(),
                None => caption(&shown, state, words, false, &ongoon, &props.told),
            } }
        </div>
    }
}

/// Which pits may be chosen. A board tells of every pit that is clicked, so that it can be said why one may not be played.
#[derive(Clone, Copy)]
struct Open {
    barred: bool,
    choices: Option<PitSet>,
}

impl Open {
    fn to(self, pit: Pit) -> bool {
        !self.barred && self.choices.is_none_or(|choices| choices.contains(pit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pit_is_an_answer_only_where_pits_are_asked_for_and_only_if_it_is_one_of_them() {
        let [one, other] = [0, 7].map(|place| Pit::at(place).expect("a place on the circle"));
        let choices = Some(PitSet::EMPTY.with(one));
        assert!(Open { barred: false, choices }.to(one));
        assert!(!Open { barred: false, choices }.to(other));
        assert!(!Open { barred: true, choices }.to(one) && !Open { barred: true, choices: None }.to(one));
        // Where nothing is asked, whoever is told says why a pit may not be played.
        assert!(Open { barred: false, choices: None }.to(other));
    }
}
