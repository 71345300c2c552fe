//! Seeds on their way: in the hand along the row, and from a pit to a pile.
//!
//! Both are laid over the board in layers of their own, moved by the browser's compositor: a step of the sowing sets two
//! properties and paints nothing.

use sowtell_rules::Game;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::geometry::Point;
use super::seeds::cluster;
use super::shapes::Px;

/// What the hand shows.
#[derive(Clone, PartialEq, Properties)]
pub struct HandProps {
    /// The game, for its seeds.
    pub game: Game,
    /// Where it is; nowhere if the hand is empty.
    pub at: Option<Point>,
    /// Seeds in it.
    pub seeds: u8,
    /// The number as it is written.
    pub number: AttrValue,
    /// Radius of a seed.
    pub radius: f64,
    /// How long a step takes, in milliseconds; 0 to be there at once.
    pub step: u32,
    /// The frame: changes with every step.
    pub frame: usize,
}

/// The hand: a cluster of the seeds themselves, with their count.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((props.at, props.step, props.frame), move |(at, step, frame)| {
            if let (Some(element), Some((x, y))) = (node.cast::<HtmlElement>(), at) {
                let style = element.style();
                // A style that a browser does not take leaves the hand where it is; the numbers tell the rest.
                let _ = style.set_property("--step", &format!("{step}ms"));
                let _ = style.set_property("transform", &format!("translate({}px, {}px)", Px(*x), Px(*y)));
                if let Some(cluster) = element.first_element_child() {
                    cluster.set_class_name(if frame % 2 == 0 { "cluster hop-a" } else { "cluster hop-b" });
                }
            }
        });
    }
    let shown = props.at.is_some() && props.seeds > 0;
    html! {
        <div class={classes!("hand", shown.then_some("shown"), (props.step > 0).then_some("moving"))} ref={node} aria-hidden="true">
            <div class="cluster">
                { cluster(props.game, props.seeds, props.radius) }
                <span class="count">{ props.number.clone() }</span>
            </div>
        </div>
    }
}

/// Captured seeds on their way to a pile.
#[derive(Clone, PartialEq, Properties)]
pub struct FlightProps {
    /// The game, for its seeds.
    pub game: Game,
    /// The pit they lay in, or the middle of what is swept up.
    pub from: Point,
    /// The pile.
    pub to: Point,
    /// How many.
    pub seeds: u8,
    /// Radius of a seed.
    pub radius: f64,
}

/// One flight; made anew for every capture.
#[component]
pub fn Flight(props: &FlightProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((props.from, props.to), move |((x, y), (u, v))| {
            let element: Option<HtmlElement> = node.get().and_then(|node| node.dyn_into().ok());
            if let Some(element) = element {
                let style = element.style();
                let _ = style.set_property("transform", &format!("translate({}px, {}px)", Px(*x), Px(*y)));
                // Reading a size makes the browser take the start before it is given the end.
                let _ = element.offset_width();
                element.set_class_name("flight under-way");
                let _ = style.set_property("transform", &format!("translate({}px, {}px)", Px(*u), Px(*v)));
            }
        });
    }
    html! {
        <div class="flight" ref={node} aria-hidden="true">
            { cluster(props.game, props.seeds, props.radius) }
        </div>
    }
}
