//! The proof search: is a position worth at least so much to its mover?
//!
//! The search looks a limited number of plies deep and has three answers: *at least*, *at most*, and *open*. It never
//! guesses: what lies beyond the limit is open. Deepening it answers every question in the end, memory permitting.
//!
//! # Why repetition does not lead it astray
//!
//! A board that comes back ends the round, so the worth of a position depends on the line that led to it. Two facts tame
//! that. Seeds on the board only grow fewer, so only boards of one layer (of equal seeds) can come back, and a
//! capture starts with a clean slate. And within a layer, one question ("at least `v`?") is asked of all positions alike:
//! if South is to move at `v`, North is at `2 − v`, turn by turn.
//!
//! Let the layer hold an even number of seeds, so that a repetition is worth 0 to both. If `v > 0` the mover must *reach*
//! an exit and a repetition is a failure; if `v ≤ 0` the same holds for the other player. Call the one who must reach
//! something the *runner* and the other the *keeper*. The positions from which the runner can reach the goal are
//! those with a finite proof, and following it no position comes back: **an answer in the runner's favour does not depend on
//! the line** and is remembered at once. The keeper holds all others: such an answer may rest on a board of the
//! current line coming back. It is true only if that board, too, turns out to be the keeper's. Until then it is *held*, with
//! the earliest such board (`low`). When the position that the held answers rest on is itself decided for the keeper, they
//! form a closed set which the runner cannot leave to any avail, whatever was met before, and all of them are
//! remembered; if it is decided otherwise or left open, they are dropped. (The scheme is Tarjan's for strongly connected
//! components.)
//!
//! With an odd number of seeds a repetition is worth 1 or −1. All that was said holds with it as a failure or a success, but
//! for one question, "at least 1?": there a repetition may favour either side, according to which board was met first.
//! Answers to it that rest on repetition are used for the very line in which they were found (and for the capture
//! that began the layer, which no line precedes), and remembered nowhere.
//!
//! # The boards already met in this round
//!
//! In the layer of the position asked about, boards met before end the round when they come back. They are ends like any
//! other, for both sides, and so the same argument goes through. But what is known of that layer *without* them is worth
//! less: such an end lets a player only escape to a repetition, so a value stays between the known one and that of
//! a repetition ([`Bounds::weakened`]). What is found with them is kept apart and forgotten with the question. Lower layers
//! do not notice.

use alloc::vec::Vec;

use hashbrown::HashMap;
use sowtell_rules::{Move, Player, Position, Ruleset};

use crate::{
    memory::{Memory, NO_MOVE},
    meter::{Doing, Meter, Stop},
    step::{Here, Key, Step, expand, repeated},
    table::{Met, Tables},
    value::Bounds,
};

/// An answer to "at least `v`?".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Yes: at least this, which is `v` or more.
    Least(i16),
    /// No: at most this, which is less than `v`.
    Most(i16),
    /// Not to be told within the limit.
    Open,
}

impl Answer {
    pub(crate) fn bounds(self, seeds: u8) -> Bounds {
        let all = Bounds::of_seeds(seeds);
        match self {
            Answer::Least(lo) => Bounds { lo, ..all },
            Answer::Most(hi) => Bounds { hi, ..all },
            Answer::Open => all,
        }
    }
}

/// What an answer rests on.
#[derive(Clone, Copy, Debug)]
struct Rest {
    /// The earliest board of the line whose coming back it counts on; `FREE` for none.
    low: usize,
    /// Whether it holds in this line only.
    line_only: bool,
}

const FREE: usize = usize::MAX;
const NOTHING: Rest = Rest { low: FREE, line_only: false };

impl Rest {
    fn and(self, other: Rest) -> Rest {
        Rest { low: self.low.min(other.low), line_only: self.line_only || other.line_only }
    }
}

type Id = (Key, Player);

/// Who must reach something in a question, and who need only keep out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Runner,
    Keeper,
    /// A repetition may be good for either: an odd layer asked for the last seed.
    Neither,
}

fn role(least: i16, seeds: u8) -> Role {
    match least {
        1 if seeds % 2 == 1 => Role::Neither,
        1.. => Role::Runner,
        _ => Role::Keeper,
    }
}

/// A position that the search goes into.
#[derive(Clone, Copy, Debug)]
struct Node {
    position: Position,
    key: Key,
    seeds: u8,
    /// Reached by a pass.
    by_pass: bool,
    /// Where its layer begins in the line.
    base: usize,
}

/// A search from one root; see the module.
pub(crate) struct Prover<'s, 'm, 'w> {
    rules: &'s Ruleset,
    tables: &'s Tables,
    memory: &'s mut Memory,
    met: &'s Met,
    meter: &'m mut Meter<'w>,
    /// The line being looked at, the root first.
    line: Vec<Id>,
    /// Answers for the keeper that wait for the board they rest on, and the order in which they came.
    held: HashMap<Id, (Answer, usize)>,
    order: Vec<Id>,
    /// What is known in the layer of the root, the boards met considered.
    local: HashMap<Id, Bounds>,
}

impl<'s, 'm, 'w> Prover<'s, 'm, 'w> {
    pub(crate) fn new(
        rules: &'s Ruleset,
        tables: &'s Tables,
        memory: &'s mut Memory,
        met: &'s Met,
        local: HashMap<Id, Bounds>,
        meter: &'m mut Meter<'w>,
    ) -> Self {
        Prover { rules, tables, memory, met, meter, line: Vec::new(), held: HashMap::new(), order: Vec::new(), local }
    }

    /// Tells the watch how deep the search looks.
    pub(crate) fn set_doing(&mut self, plies: u8) {
        self.meter.doing = Doing::Proof { depth: plies.into() };
    }

    pub(crate) fn into_local(self) -> HashMap<Id, Bounds> {
        self.local
    }

    /// Whether the root's `step` is worth at least `least` to the root's mover.
    pub(crate) fn step(
        &mut self,
        root: &Position,
        seeds: u8,
        step: &Step,
        least: i16,
        plies: u8,
    ) -> Result<Answer, Stop> {
        self.line.clear();
        self.held.clear();
        self.order.clear();
        self.line.push((Key::of(root), root.mover()));
        let (answer, _) = self.follow(step, Key::of(&step.after), seeds, least, 0, plies.max(1))?;
        Ok(answer)
    }

    /// Whether a position that no line leads into is worth at least `least` to its mover.
    pub(crate) fn fresh(&mut self, position: &Position, seeds: u8, least: i16, plies: u8) -> Result<Answer, Stop> {
        if seeds == 0 {
            return Ok(if least <= 0 { Answer::Least(0) } else { Answer::Most(0) });
        }
        self.held.clear();
        self.order.clear();
        let key = Key::of(position);
        // Its layer begins behind a line of one board that cannot come back: nothing is taken for met.
        self.line.clear();
        self.line.push((key, position.mover()));
        let node = Node { position: *position, key, seeds, by_pass: false, base: 1 };
        Ok(self.ask(&node, least, plies)?.0)
    }

    /// The move that answered the last question about a position, if that is remembered.
    pub(crate) fn served(&self, key: &Key) -> Option<u8> {
        self.memory.get(key).map(|entry| entry.best).filter(|&best| best != NO_MOVE)
    }

    /// What is proven of a step without looking further.
    pub(crate) fn known_step(&self, seeds: u8, step: &Step) -> Bounds {
        if step.left == 0 {
            return Bounds::exactly(step.gain);
        }
        let key = Key::of(&step.after);
        if step.left == seeds && self.met.contains(key, step.after.mover()) {
            return Bounds::exactly(-repeated(self.rules, seeds, step.passes()));
        }
        let base = if step.left == seeds { 0 } else { 1 };
        let node = Node { position: step.after, key, seeds: step.left, by_pass: step.passes(), base };
        self.known(&node).behind(step.gain)
    }

    /// Whether a step is worth at least `least`, seen by its mover. `base` is where the layer of its mover begins.
    fn follow(
        &mut self,
        step: &Step,
        key: Key,
        seeds: u8,
        least: i16,
        base: usize,
        plies: u8,
    ) -> Result<(Answer, Rest), Stop> {
        if step.left == 0 {
            let answer = if step.gain >= least { Answer::Least(step.gain) } else { Answer::Most(step.gain) };
            return Ok((answer, NOTHING));
        }
        let stays = step.left == seeds;
        let base = if stays { base } else { self.line.len() };
        let node = Node { position: step.after, key, seeds: step.left, by_pass: step.passes(), base };
        // The parity of every value is that of the seeds on the board.
        let (answer, rest) = self.ask(&node, step.gain - least + 2, plies - 1)?;
        let seen = match answer {
            Answer::Least(worth) => Answer::Most(step.gain - worth),
            Answer::Most(worth) => Answer::Least(step.gain - worth),
            Answer::Open => Answer::Open,
        };
        // A capture begins a layer: no line leads into it.
        Ok((seen, if stays { rest } else { NOTHING }))
    }

    fn known(&self, node: &Node) -> Bounds {
        let mut known = Bounds::of_seeds(node.seeds);
        if let Some(table) = self.tables.bounds(&node.position, node.seeds) {
            known = known.meet(table);
        }
        if let Some(entry) = self.memory.get(&node.key) {
            known = known.meet(Bounds { lo: entry.lo, hi: entry.hi });
        }
        if node.base == 0 {
            known = known.weakened(i16::from(node.seeds % 2));
            if let Some(&local) = self.local.get(&(node.key, node.position.mover())) {
                known = known.meet(local);
            }
        }
        known
    }

    /// Whether `node` is worth at least `least` to its mover, as far as `plies` plies can tell.
    fn ask(&mut self, node: &Node, least: i16, plies: u8) -> Result<(Answer, Rest), Stop> {
        self.meter.tick(1)?;
        let id = (node.key, node.position.mover());
        let judge = |worth: i16| if worth >= least { Answer::Least(worth) } else { Answer::Most(worth) };
        if node.base == 0 && self.met.contains(id.0, id.1) {
            return Ok((judge(repeated(self.rules, node.seeds, node.by_pass)), NOTHING));
        }
        let known = self.known(node);
        if known.lo >= least {
            return Ok((Answer::Least(known.lo), NOTHING));
        }
        if known.hi < least {
            return Ok((Answer::Most(known.hi), NOTHING));
        }
        let role = role(least, node.seeds);
        if let Some(at) = self.line[node.base..].iter().rposition(|met| *met == id) {
            let rest = Rest { low: node.base + at, line_only: role == Role::Neither };
            let worth = repeated(self.rules, node.seeds, node.by_pass);
            return Ok((if worth >= least { Answer::Least(least) } else { Answer::Most(least - 2) }, rest));
        }
        if let Some(&(answer, low)) = self.held.get(&id) {
            return Ok((answer, Rest { low, line_only: false }));
        }
        if plies == 0 {
            return Ok((Answer::Open, NOTHING));
        }
        let best = match self.memory.get(&node.key) {
            Some(entry) if entry.asked == least && entry.plies >= plies => return Ok((Answer::Open, NOTHING)),
            Some(entry) => entry.best,
            None => NO_MOVE,
        };
        let steps = match expand(self.rules, &node.position) {
            Here::Over(worth) => {
                self.learn(node, id, Bounds::exactly(worth), NO_MOVE, plies);
                return Ok((judge(worth), NOTHING));
            }
            Here::Steps(steps) => steps,
        };
        self.meter.tick(steps.iter().map(|step| u64::from(step.laps)).sum::<u64>() / 8)?;

        let own = self.line.len();
        let mark = self.order.len();
        self.line.push(id);
        let tried = self.try_steps(node, &steps, best, least, plies);
        self.line.truncate(own);
        let (answer, mut rest, best) = tried?;

        let for_keeper = match (role, answer) {
            (_, Answer::Open) => {
                self.drop_held(mark);
                self.memory.left_open(&node.key, node.seeds, least, plies);
                return Ok((Answer::Open, NOTHING));
            }
            (Role::Neither, _) => {
                if own == node.base {
                    // Nothing of this layer came before: in this place the answer holds whatever it rests on.
                    return Ok((answer, NOTHING));
                }
                if rest.low == FREE && !rest.line_only {
                    self.learn(node, id, answer.bounds(node.seeds), best, plies);
                }
                return Ok((answer, rest));
            }
            (Role::Runner, Answer::Most(_)) | (Role::Keeper, Answer::Least(_)) => true,
            _ => false,
        };
        if !for_keeper {
            self.drop_held(mark);
        } else if rest.low < own {
            self.held.insert(id, (answer, rest.low));
            self.order.push(id);
            return Ok((answer, rest));
        } else {
            self.release_held(mark, node, plies);
            rest = NOTHING;
        }
        self.learn(node, id, answer.bounds(node.seeds), best, plies);
        Ok((answer, rest))
    }

    /// Tries the moves of a node, the most telling first. Gives the answer, what it rests on, and the move that proves it.
    fn try_steps(
        &mut self,
        node: &Node,
        steps: &[Step],
        best: u8,
        least: i16,
        plies: u8,
    ) -> Result<(Answer, Rest, u8), Stop> {
        let mut most = i16::MIN;
        let mut queue: arrayvec::ArrayVec<(i32, usize, Key), 12> = arrayvec::ArrayVec::new();
        for (at, step) in steps.iter().enumerate() {
            let key = Key::of(&step.after);
            if step.left > 0 && step.left == node.seeds {
                // The line must be asked first whether this board is in it.
                queue.push((self.urgency(step, best), at, key));
                continue;
            }
            let seen = if step.left == 0 {
                Bounds::exactly(step.gain)
            } else {
                let child = Node { position: step.after, key, seeds: step.left, by_pass: false, base: self.line.len() };
                self.known(&child).behind(step.gain)
            };
            if seen.lo >= least {
                return Ok((Answer::Least(seen.lo), NOTHING, place_of(step)));
            } else if seen.hi < least {
                most = most.max(seen.hi);
            } else {
                queue.push((self.urgency(step, best), at, key));
            }
        }
        queue.sort_unstable_by_key(|&(urgency, at, _)| (-urgency, at));
        let mut rest = NOTHING;
        let mut open = false;
        for &(_, at, key) in &queue {
            let step = &steps[at];
            let mark = self.order.len();
            let (answer, on) = self.follow(step, key, node.seeds, least, node.base, plies)?;
            match answer {
                Answer::Least(worth) => {
                    let rest = if on.line_only { on.and(rest) } else { on };
                    return Ok((Answer::Least(worth), rest, place_of(step)));
                }
                Answer::Most(worth) => {
                    most = most.max(worth);
                    rest = rest.and(on);
                }
                Answer::Open => {
                    self.drop_held(mark);
                    open = true;
                }
            }
        }
        if open { Ok((Answer::Open, NOTHING, NO_MOVE)) } else { Ok((Answer::Most(most), rest, NO_MOVE)) }
    }

    /// How early a move is tried: the move that served before, captures, boards with little left and few
    /// replies.
    fn urgency(&self, step: &Step, best: u8) -> i32 {
        let before = if best != NO_MOVE && place_of(step) == best { 1000 } else { 0 };
        let replies = step.after.board().occupied(step.after.mover()).len() as i32;
        before + 8 * i32::from(step.gain) - i32::from(step.left) - 4 * replies
    }

    fn learn(&mut self, node: &Node, id: Id, known: Bounds, best: u8, plies: u8) {
        if node.base > 0 {
            self.memory.learn(&node.key, node.seeds, known, best, plies);
        } else {
            let all = Bounds::of_seeds(node.seeds);
            let local = self.local.entry(id).or_insert(all);
            *local = local.meet(known);
            self.memory.learn(&node.key, node.seeds, all, best, plies);
        }
    }

    /// Forgets the held answers that came after `mark`: what they rest on has not been borne out.
    fn drop_held(&mut self, mark: usize) {
        for id in self.order.drain(mark..) {
            self.held.remove(&id);
        }
    }

    /// The held answers that came after `mark` are true.
    fn release_held(&mut self, mark: usize, node: &Node, plies: u8) {
        let released: Vec<Id> = self.order.drain(mark..).collect();
        for id in released {
            if let Some((answer, _)) = self.held.remove(&id) {
                let node = Node { key: id.0, ..*node };
                self.learn(&node, id, answer.bounds(node.seeds), NO_MOVE, plies);
            }
        }
    }
}

/// A step's pit as a place on the circle counted from the mover's first pit, the same for both players.
pub(crate) fn place_of(step: &Step) -> u8 {
    match step.played {
        Move::Sow(pit) => {
            let row = step.after.board().pits_a_row();
            u8::from(pit) % row.max(1)
        }
        Move::Pass => NO_MOVE,
    }
}
