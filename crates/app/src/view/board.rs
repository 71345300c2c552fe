//! The whole board: ground, pits, piles, and the seeds on their way.

use sowtell_phrases::{Phrases, PitState, Telling, Value};
use sowtell_rules::{Capture, IllegalMove, Pit, PitSet, Player};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::geometry::{Layout, Point, Room};
use super::ground::{Ground, use_ground};
use super::hand::{Flight, Hand, use_hand};
use super::pile::PileView;
use super::pit::{PitView, Tag, px, seed_radius};
use super::shapes::Px;
use crate::session::Scene;
use crate::words::Words;

/// What is marked on the board at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Highlights {
    /// The pit in which something is captured.
    pub ringed: Option<Pit>,
    /// The pit in which the turn's last seed fell.
    pub last: Option<Pit>,
    /// The pit into which a seed falls just now.
    pub falling: Option<Pit>,
    /// Seeds that go to a pile just now: from where (`None` for the whole board), how many, to whom.
    pub flight: Option<(Option<Pit>, u8, Player)>,
    /// The pit that is recommended.
    pub best: Option<Pit>,
}

/// What playing a pit is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The pit.
    pub pit: Pit,
    /// As it is written on the pit.
    pub tag: Tag,
    /// As a screen reader says it after the pit's name.
    pub said: String,
}

/// What the board shows.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The game and its rules, and who is to move.
    pub telling: Telling,
    /// What lies where.
    pub scene: Scene,
    /// The pits that can be played now; while nobody is asked to play, those that can be chosen for something else.
    pub playable: PitSet,
    /// What is marked.
    #[prop_or_default]
    pub marks: Highlights,
    /// How long a step takes, in milliseconds; 0 while nothing moves.
    #[prop_or_default]
    pub step: u32,
    /// The frame: changes with every step.
    #[prop_or_default]
    pub frame: usize,
    /// Whether somebody is asked to choose a pit.
    #[prop_or(false)]
    pub asking: bool,
    /// Why a pit of the board cannot be played now.
    #[prop_or_default]
    pub refusals: Vec<(Pit, IllegalMove)>,
    /// What playing pits is worth, where that is to be shown.
    #[prop_or_default]
    pub worths: Vec<Worth>,
    /// The pits of the first lap from the pit looked at, in order.
    #[prop_or_default]
    pub path: Vec<Pit>,
    /// The room there is.
    pub room: Room,
    /// The words.
    pub words: Words,
    /// The words of a North player who sits across the table.
    #[prop_or_default]
    pub far: Option<Words>,
    /// What the board is called.
    pub name: AttrValue,
    /// Called when a pit is chosen.
    #[prop_or_default]
    pub onchoose: Callback<Pit>,
    /// Called with the pit that is pointed at, or none.
    #[prop_or_default]
    pub onlook: Callback<Option<Pit>>,
}

/// The whole board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { telling, scene, room, .. } = props;
    let game = telling.game;
    let pits_a_row = scene.pits_a_row;
    let layout = Layout::new(pits_a_row, *room);
    let root = use_node_ref();
    let first_own = Pit::at(pits_a_row * telling.mover as u8);
    let tab_stop = use_state_eq(|| None::<Pit>);
    let stop = tab_stop.filter(|pit| pit.index() < 2 * usize::from(pits_a_row)).or(first_own);

    // One listener of a kind for the whole board: what it means is written on the pit it comes from.
    let onclick = {
        let onchoose = props.onchoose.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(pit) = pit_of(&event, pits_a_row) {
                onchoose.emit(pit);
            }
        })
    };
    let onpointerover = {
        let onlook = props.onlook.clone();
        Callback::from(move |event: PointerEvent| onlook.emit(pit_of(&event, pits_a_row)))
    };
    let onpointerleave = props.onlook.reform(|_: PointerEvent| None);
    let onfocusin = {
        let (tab_stop, onlook) = (tab_stop.clone(), props.onlook.clone());
        Callback::from(move |event: FocusEvent| {
            let pit = pit_of(&event, pits_a_row);
            if pit.is_some() {
                tab_stop.set(pit);
            }
            onlook.emit(pit);
        })
    };
    let onfocusout = props.onlook.reform(|_: FocusEvent| None);
    let onkeydown = {
        let (onchoose, root, mover) = (props.onchoose.clone(), root.clone(), telling.mover);
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let key = event.key();
            let here = pit_of(&event, pits_a_row).or(stop);
            let taken = match (key.as_str(), here) {
                ("Enter" | " ", Some(pit)) => {
                    onchoose.emit(pit);
                    true
                }
                (arrow, Some(pit)) if arrow.starts_with("Arrow") => {
                    if let Some(next) = neighbour(&layout, pit, arrow) {
                        focus(&root, next, pits_a_row);
                    }
                    true
                }
                ("Home", _) => first_own.inspect(|&pit| focus(&root, pit, pits_a_row)).is_some(),
                (letter, _) => match own_pit(letter, mover, pits_a_row) {
                    Some(pit) => {
                        focus(&root, pit, pits_a_row);
                        onchoose.emit(pit);
                        true
                    }
                    None => false,
                },
            };
            if taken {
                event.prevent_default();
                event.stop_propagation();
            }
        })
    };

    let words = &props.words;
    let in_fours = matches!(telling.rules.parts().capture, Capture::Fours(_));
    let radius = seed_radius(&layout);
    let number = |seeds: u8| AttrValue::from(words.main().number(i64::from(seeds)));
    let lang = AttrValue::from(words.main().language().key());
    let worth_of = |pit: Pit| props.worths.iter().find(|worth| worth.pit == pit);
    let name_of = |pit: Pit| {
        let state = if props.asking && props.playable.contains(pit) {
            PitState::Playable
        } else if scene.closed.contains(pit) {
            // Closed it is while seeds travel, too.
            PitState::Unplayable(IllegalMove::Closed)
        } else {
            match props.refusals.iter().find(|(refused, _)| *refused == pit) {
                Some((_, why)) => PitState::Unplayable(*why),
                _ => PitState::Resting,
            }
        };
        let name = words.main().pit_name(telling, pit, scene.holds(pit), state);
        AttrValue::from(worth_of(pit).map_or(name.clone(), |worth| format!("{name}; {}", worth.said)))
    };
    let ground = use_ground(Ground { game, layout, closed: scene.closed });
    let hand = use_hand(&Hand {
        game,
        at: scene.at.filter(|_| scene.hand > 0).map(|pit| layout.hand(pit)),
        seeds: scene.hand,
        number: number(scene.hand),
        radius,
        step: props.step,
        frame: props.frame,
    });
    let pits_of = |player: Player| {
        let first = pits_a_row * player as u8;
        (first..first + pits_a_row).filter_map(Pit::at)
    };
    let flight = props.marks.flight.filter(|_| props.step > 0).map(|(from, seeds, to)| {
        let from: Point = from.map_or(layout.board.middle(), |pit| layout.pit(pit));
        (from, layout.pile(to).middle(), seeds)
    });
    html! {
        <div class={classes!("board", game.key())} ref={root} {onkeydown} {onclick} {onpointerover} {onpointerleave} {onfocusin} {onfocusout}>
            { ground }
            <svg class={classes!("pieces", game.key(), props.asking.then_some("asking"))} role="group" aria-label={props.name.clone()} lang={lang.clone()}
                viewBox={format!("0 0 {} {}", Px(layout.size.0), Px(layout.size.1))}
                width={px(layout.size.0)} height={px(layout.size.1)}>
                { for [Player::North, Player::South].map(|player| {
                    let seeds = scene.piles[player.index()];
                    let label = |phrases: &Phrases| {
                        (AttrValue::from(phrases.player(player)), AttrValue::from(phrases.language().key()))
                    };
                    let owners = props.far.as_ref().filter(|_| player == Player::North).unwrap_or(words);
                    let labels = owners.all().map(label).collect::<Vec<_>>();
                    let name = AttrValue::from(pile_name(words.main(), player, seeds));
                    html! {
                        <PileView {game} {layout} {player} {seeds} number={number(seeds)} {name} {labels} {in_fours}
                            to_move={props.asking && telling.mover == player} />
                    }
                }) }
                { for Player::BOTH.map(|player| html! {
                    <g key={player.key()} role="group" aria-label={row_name(words.main(), player)}>
                        { for pits_of(player).map(|pit| {
                    let seeds = scene.holds(pit);
                    html! {
                        <PitView key={pit.index()} {game} {layout} {pit} {seeds} number={number(seeds)} name={name_of(pit)} lang={lang.clone()}
                            closed={scene.closed.contains(pit)} playable={props.playable.contains(pit)}
                            ringed={props.marks.ringed == Some(pit)} last={props.marks.last == Some(pit)}
                            falling={props.marks.falling == Some(pit) && props.step > 0}
                            tab_stop={stop == Some(pit)} best={props.marks.best == Some(pit)} worth={worth_of(pit).map(|worth| worth.tag.clone())} />
                    }
                }) }
                    </g>
                }) }
                { path_arc(&layout, &props.path) }
            </svg>
            { hand }
            if let Some((from, to, seeds)) = flight {
                <Flight key={props.frame} {game} {from} {to} {seeds} {radius} />
            }
        </div>
    }
}

/// A row as a screen reader says it.
fn row_name(phrases: &Phrases, player: Player) -> String {
    let owner = phrases.player(player);
    phrases.text_with("row-label", &[("player", Value::Text(&owner))])
}

/// A pile as a screen reader says it.
fn pile_name(phrases: &Phrases, player: Player, seeds: u8) -> String {
    let owner = phrases.player(player);
    phrases.text_with("pile-count", &[("player", Value::Text(&owner)), ("seeds", Value::Number(i64::from(seeds)))])
}

/// The pit that an event comes from.
fn pit_of(event: &web_sys::Event, pits_a_row: u8) -> Option<Pit> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let letter = element.closest("[data-pit]").ok()??.get_attribute("data-pit")?;
    Pit::named(letter.chars().next()?, pits_a_row)
}

/// The own pit of this letter, whichever case it is typed in.
fn own_pit(key: &str, mover: Player, pits_a_row: u8) -> Option<Pit> {
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let letter = match mover {
        Player::South => letter.to_ascii_uppercase(),
        Player::North => letter.to_ascii_lowercase(),
    };
    Pit::named(letter, pits_a_row)
}

/// The nearest pit in the direction of an arrow key.
fn neighbour(layout: &Layout, pit: Pit, arrow: &str) -> Option<Pit> {
    let (x, y) = layout.pit(pit);
    let ahead = |(u, v): Point| match arrow {
        "ArrowLeft" => (x - u, (y - v).abs()),
        "ArrowRight" => (u - x, (y - v).abs()),
        "ArrowUp" => (y - v, (x - u).abs()),
        _ => (v - y, (x - u).abs()),
    };
    (0..2 * layout.pits)
        .filter_map(Pit::at)
        .map(|other| (other, ahead(layout.pit(other))))
        .filter(|(_, (along, across))| *along > 1.0 && *across <= *along)
        .min_by(|(_, (a, c)), (_, (b, d))| (a + 2.0 * c).total_cmp(&(b + 2.0 * d)))
        .map(|(other, _)| other)
}

/// Gives a pit the focus.
fn focus(root: &NodeRef, pit: Pit, pits_a_row: u8) {
    let Some(root) = root.cast::<web_sys::Element>() else { return };
    let wanted = format!("[data-pit='{}']", pit.letter(pits_a_row));
    if let Some(element) = root.query_selector(&wanted).ok().flatten()
        && let Ok(element) = element.dyn_into::<web_sys::SvgElement>()
    {
        // A browser that cannot focus it leaves the focus where it is.
        let _ = element.focus();
    }
}

/// A faint dotted arc over the pits of a path.
fn path_arc(layout: &Layout, path: &[Pit]) -> Html {
    if path.is_empty() {
        return Html::default();
    }
    let mut line = String::new();
    for (at, &pit) in path.iter().enumerate() {
        let (x, y) = layout.pit(pit);
        line.push_str(if at == 0 { "M" } else { "L" });
        line.push_str(&px(x));
        line.push(' ');
        line.push_str(&px(y));
    }
    let last = path[path.len() - 1];
    let (x, y) = layout.pit(last);
    html! {
        <g class="path" aria-hidden="true">
            <path d={line} />
            <ellipse cx={px(x)} cy={px(y)} rx={px(layout.radii.0 + 2.0)} ry={px(layout.radii.1 + 2.0)} />
        </g>
    }
}
