//! The row of tools under the board: steps, taking back, what is asked first, hints, and the further choices.

use sowtell_app::session::{Action, State};
use sowtell_app::store::Dispatch;
use sowtell_app::widgets::{BACK, FORWARD, PAUSE, RESTART, RUN, UNDO, button, icon, press, select, tool};
use sowtell_app::words::Words;
use yew::prelude::*;

use super::ask::Question;
use super::options::Options;
use super::stride::Stride;

const SLIDERS: &str = "M4 6h8a2.500 2.500 0 0 1 5 0h3v2h-3a2.500 2.500 0 0 1-5 0H4ZM4 16h3a2.500 2.500 0 0 1 5 0h8v2h-8a2.500 2.500 0 0 1-5 0H4Z";
const BULB: &str = "M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2ZM8.500 18.500h7V20h-7ZM10 21.500h4V23h-4Z";

/// What the tools show, and whom they tell.
pub struct Tools<'t> {
    /// The session, and the moment of it that is looked at.
    pub state: &'t State,
    /// The words.
    pub words: &'t Words,
    /// How the class is taught.
    pub options: Options,
    /// Called with other choices.
    pub onoptions: &'t Callback<Options>,
    /// Called when the further choices are wished for.
    pub onmore: Callback<()>,
    /// The tally of the class.
    pub tally: Html,
}

/// The row of tools.
pub fn tools(props: &Tools<'_>, dispatch: &Dispatch) -> Html {
    let Tools { state, words, options, onoptions, .. } = props;
    let options = *options;
    let act = |action: Action| {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(action.clone()))
    };
    let stride = options.stride;
    let (back, forward) = (stride.back(state), stride.forward(state));
    let step = |action: &'static str, path: &'static str, to: Option<_>| {
        let onclick = to.map(|cursor| act(Action::Goto(cursor))).unwrap_or_default();
        let name = format!("{}: {}", words.text(action), words.text(&format!("stride-{}", stride.key())));
        tool(action, path, name, to.is_some(), onclick)
    };
    let change = |change: fn(&mut Options, &str)| {
        let onoptions = (*onoptions).clone();
        Callback::from(move |value: String| {
            let mut options = options;
            change(&mut options, &value);
            onoptions.emit(options);
        })
    };
    let strides =
        Stride::ALL.map(|each| (each.key().into(), words.text(&format!("stride-{}", each.key())), None)).into();
    let none = ("".into(), words.text("ask-none"), None);
    let questions = Question::ALL.map(|each| (each.key().into(), words.text(&format!("ask-{}", each.key())), None));
    let hints = {
        let onoptions = (*onoptions).clone();
        Callback::from(move |_: MouseEvent| onoptions.emit(Options { hints: !options.hints, ..options }))
    };
    let hint_name = AttrValue::from(words.text("option-hints"));
    let can_undo = state.session.can_undo();
    html! {
        <section class="class-tools" aria-label={words.text("class-tools")}>
            <div class="tools">
                { step("stride-back", BACK, back) }
                if state.running {
                    { tool("pause", PAUSE, words.text("pause"), true, act(Action::Pause)) }
                } else {
                    { tool("run", RUN, words.text("run"), !state.at_end(), act(Action::Resume)) }
                }
                { step("stride-forward", FORWARD, forward) }
                <label class="pick">
                    <span>{ words.text("step-by") }</span>
                    { select("stride", strides, stride.key(), change(|options, value| {
                        options.stride = Stride::named(value).unwrap_or_default();
                    })) }
                </label>
            </div>
            <div class="tools">
                { tool("undo", UNDO, words.text("undo"), can_undo, act(Action::Undo)) }
                { tool("restart", RESTART, words.text("restart"), can_undo, act(Action::Restart)) }
            </div>
            <div class="tools">
                <label class="pick ask">
                    <span>{ words.text("ask-label") }</span>
                    { select("ask", std::iter::once(none).chain(questions).collect(), options.ask.map_or("", Question::key), change(|options, value| {
                        options.ask = Question::named(value);
                    })) }
                </label>
                <button type="button" class="tool" data-action="hints" aria-pressed={options.hints.to_string()} aria-label={hint_name.clone()} title={hint_name} onclick={hints}>{ icon(BULB) }</button>
                { tool("class-options", SLIDERS, words.text("class-options"), true, press(&props.onmore)) }
            </div>
            { props.tally.clone() }
            if state.session.has_next_round() && state.at_end() {
                { button("primary", "next-round", words.both(|p| p.text("next-round")), true, act(Action::NextRound)) }
            }
        </section>
    }
}
