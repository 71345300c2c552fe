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

use arrayvec::ArrayVec;
use hashbrown::HashMap;
use sowtell_rules::{Move, Player, Position, Ruleset};

use crate::{
    memory::{Memory, NO_MOVE},
    meter::{Meter, Stop},
    step::{Here, Key, Step, Steps, expand, repeated},
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
    /// The same for a step that gains `gain` and leads to a position of which this is the answer.
    fn behind(self, gain: i16) -> Answer {
        match self {
            Answer::Least(worth) => Answer::Most(gain - worth),
            Answer::Most(worth) => Answer::Least(gain - worth),
            Answer::Open => Answer::Open,
        }
    }

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

impl Node {
    fn id(&self) -> Id {
        (self.key, self.position.mover())
    }
}

/// A position of the line being looked at, and how far the search has come with its moves.
#[derive(Clone, Debug)]
struct Frame {
    node: Node,
    /// What the step that led here gained, and whether it stayed in its layer.
    gain: i16,
    stays: bool,
    least: i16,
    plies: u8,
    steps: Steps,
    /// The steps still to be asked about, by urgency, with what they lead to.
    queue: ArrayVec<(i32, u8, Key), 12>,
    next: usize,
    /// The step that proves it, if one has been found.
    proof: Option<(i16, Rest, u8)>,
    /// The most that the steps looked at are worth, what that rests on, and whether one of them was left open.
    most: i16,
    rest: Rest,
    open: bool,
    /// How many answers were held when it was entered, and when the step now looked at was.
    mark: usize,
    step_mark: usize,
}

/// What a search from one root has found, and where it is. It can be left and taken up at any moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    /// The line being looked at, the root first.
    line: Vec<Id>,
    frames: Vec<Frame>,
    /// Answers for the keeper that wait for the board they rest on, and the order in which they came.
    held: HashMap<Id, (Answer, usize)>,
    order: Vec<Id>,
    /// What is known in the layer of the root, the boards met considered.
    local: HashMap<Id, Bounds>,
}

/// A search at work; see the module.
pub(crate) struct Prover<'s, 'w> {
    pub(crate) rules: &'s Ruleset,
    pub(crate) tables: &'s Tables,
    pub(crate) memory: &'s mut Memory,
    pub(crate) met: &'s Met,
    pub(crate) search: &'s mut Search,
    pub(crate) meter: &'s mut Meter<'w>,
}

impl Prover<'_, '_> {
    /// Asks whether the root's `step` is worth at least `least` to the root's mover. Where that cannot be told at once,
    /// [`Prover::run`] finds it out.
    pub(crate) fn ask_step(
        &mut self,
        root: &Position,
        seeds: u8,
        step: &Step,
        least: i16,
        plies: u8,
    ) -> Option<Answer> {
        self.clear();
        self.search.line.push((Key::of(root), root.mover()));
        self.descend(step, Key::of(&step.after), seeds, least, 0, plies.max(1)).map(|(answer, _)| answer)
    }

    /// Whether a position that no line leads into is worth at least `least` to its mover.
    pub(crate) fn fresh(&mut self, position: &Position, seeds: u8, least: i16, plies: u8) -> Result<Answer, Stop> {
        if seeds == 0 {
            return Ok(if least <= 0 { Answer::Least(0) } else { Answer::Most(0) });
        }
        self.clear();
        let key = Key::of(position);
        // Its layer begins behind a line of one board that cannot come back: nothing is taken for met.
        self.search.line.push((key, position.mover()));
        let node = Node { position: *position, key, seeds, by_pass: false, base: 1 };
        match self.enter(node, 0, false, least, plies) {
            Some((answer, _)) => Ok(answer),
            // It is the last frame whose answer is seen by the mover of a step into it.
            None => self.run().map(|answer| answer.behind(0)),
        }
    }

    fn clear(&mut self) {
        self.search.line.clear();
        self.search.frames.clear();
        self.search.held.clear();
        self.search.order.clear();
    }

    /// Goes on with what was asked last, to the answer. Told to stop it goes on the next time where it was.
    pub(crate) fn run(&mut self) -> Result<Answer, Stop> {
        while let Some(frame) = self.search.frames.last_mut() {
            self.meter.check()?;
            let (answer, on) = match frame.queue.get(frame.next) {
                Some(&(_, at, key)) if frame.proof.is_none() => {
                    frame.next += 1;
                    frame.step_mark = self.search.order.len();
                    let step = frame.steps[usize::from(at)];
                    let (seeds, least, base, plies) = (frame.node.seeds, frame.least, frame.node.base, frame.plies);
                    match self.descend(&step, key, seeds, least, base, plies) {
                        Some(found) => found,
                        None => continue,
                    }
                }
                _ => {
                    let Some(frame) = self.search.frames.pop() else { break };
                    self.search.line.pop();
                    let (answer, rest) = self.conclude(&frame);
                    let seen = behind(answer, rest, frame.gain, frame.stays);
                    if self.search.frames.is_empty() {
                        return Ok(seen.0);
                    }
                    seen
                }
            };
            self.take_up(answer, on);
        }
        Ok(Answer::Open)
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

    /// Asks whether a step is worth at least `least`, seen by its mover. `base` is where the layer of its mover begins.
    fn descend(
        &mut self,
        step: &Step,
        key: Key,
        seeds: u8,
        least: i16,
        base: usize,
        plies: u8,
    ) -> Option<(Answer, Rest)> {
        if step.left == 0 {
            let answer = if step.gain >= least { Answer::Least(step.gain) } else { Answer::Most(step.gain) };
            return Some((answer, NOTHING));
        }
        let stays = step.left == seeds;
        let base = if stays { base } else { self.search.line.len() };
        let node = Node { position: step.after, key, seeds: step.left, by_pass: step.passes(), base };
        // The parity of every value is that of the seeds on the board.
        let (answer, rest) = self.enter(node, step.gain, stays, step.gain - least + 2, plies - 1)?;
        Some(behind(answer, rest, step.gain, stays))
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
            if let Some(&local) = self.search.local.get(&node.id()) {
                known = known.meet(local);
            }
        }
        known
    }

    /// Asks whether `node` is worth at least `least` to its mover, as far as `plies` plies can tell. Where moves must be
    /// looked at to answer, it becomes the last frame.
    fn enter(&mut self, node: Node, gain: i16, stays: bool, least: i16, plies: u8) -> Option<(Answer, Rest)> {
        self.meter.count(1);
        let id = node.id();
        let judge = |worth: i16| if worth >= least { Answer::Least(worth) } else { Answer::Most(worth) };
        if node.base == 0 && self.met.contains(id.0, id.1) {
            return Some((judge(repeated(self.rules, node.seeds, node.by_pass)), NOTHING));
        }
        let known = self.known(&node);
        if known.lo >= least {
            return Some((Answer::Least(known.lo), NOTHING));
        }
        if known.hi < least {
            return Some((Answer::Most(known.hi), NOTHING));
        }
        if let Some(at) = self.search.line[node.base..].iter().rposition(|met| *met == id) {
            let rest = Rest { low: node.base + at, line_only: role(least, node.seeds) == Role::Neither };
            let worth = repeated(self.rules, node.seeds, node.by_pass);
            return Some((if worth >= least { Answer::Least(least) } else { Answer::Most(least - 2) }, rest));
        }
        if let Some(&(answer, low)) = self.search.held.get(&id) {
            return Some((answer, Rest { low, line_only: false }));
        }
        if plies == 0 {
            return Some((Answer::Open, NOTHING));
        }
        let best = match self.memory.get(&node.key) {
            Some(entry) if entry.asked == least && entry.plies >= plies => return Some((Answer::Open, NOTHING)),
            Some(entry) => entry.best,
            None => NO_MOVE,
        };
        let steps = match expand(self.rules, &node.position) {
            Here::Over(worth) => {
                self.learn(&node, id, Bounds::exactly(worth), NO_MOVE, plies);
                return Some((judge(worth), NOTHING));
            }
            Here::Steps(steps) => steps,
        };
        self.meter.count(steps.iter().map(|step| u64::from(step.laps)).sum::<u64>() / 8);
        let mark = self.search.order.len();
        let mut frame = Frame {
            node,
            gain,
            stays,
            least,
            plies,
            steps,
            queue: ArrayVec::new(),
            next: 0,
            proof: None,
            most: i16::MIN,
            rest: NOTHING,
            open: false,
            mark,
            step_mark: mark,
        };
        self.line_up(&mut frame, best);
        if frame.proof.is_some() || frame.queue.is_empty() {
            return Some(self.conclude(&frame));
        }
        self.search.line.push(id);
        self.search.frames.push(frame);
        None
    }

    /// Looks at each step as far as it is known, and puts the others in the order in which they will be asked about.
    fn line_up(&self, frame: &mut Frame, best: u8) {
        for (at, step) in frame.steps.iter().enumerate() {
            let key = Key::of(&step.after);
            // Of a step within the layer the line must be asked first whether its board is in it.
            if step.left == 0 || step.left != frame.node.seeds {
                let seen = if step.left == 0 {
                    Bounds::exactly(step.gain)
                } else {
                    let (position, seeds) = (step.after, step.left);
                    self.known(&Node { position, key, seeds, by_pass: false, base: FREE }).behind(step.gain)
                };
                if seen.lo >= frame.least {
                    frame.proof = Some((seen.lo, NOTHING, place_of(step)));
                    return;
                }
                if seen.hi < frame.least {
                    frame.most = frame.most.max(seen.hi);
                    continue;
                }
            }
            frame.queue.push((self.urgency(step, best), at as u8, key));
        }
        frame.queue.sort_unstable_by_key(|&(urgency, at, _)| (-urgency, at));
    }

    /// What the last frame learns from the answer about one of its steps.
    fn take_up(&mut self, answer: Answer, on: Rest) {
        let Some(frame) = self.search.frames.last_mut() else { return };
        match answer {
            Answer::Least(worth) => {
                let rest = if on.line_only { on.and(frame.rest) } else { on };
                let Some(&(_, at, _)) = frame.queue.get(frame.next.saturating_sub(1)) else { return };
                frame.proof = Some((worth, rest, place_of(&frame.steps[usize::from(at)])));
            }
            Answer::Most(worth) => {
                frame.most = frame.most.max(worth);
                frame.rest = frame.rest.and(on);
            }
            Answer::Open => {
                frame.open = true;
                let mark = frame.step_mark;
                self.drop_held(mark);
            }
        }
    }

    /// The answer about a position whose moves have been looked at. The line ends before it.
    fn conclude(&mut self, frame: &Frame) -> (Answer, Rest) {
        let (node, own, mark) = (&frame.node, self.search.line.len(), frame.mark);
        let id = node.id();
        let (answer, rest, best) = match frame.proof {
            Some((worth, rest, best)) => (Answer::Least(worth), rest, best),
            None if frame.open => {
                self.drop_held(mark);
                self.memory.left_open(&node.key, node.seeds, frame.least, frame.plies);
                return (Answer::Open, NOTHING);
            }
            None => (Answer::Most(frame.most), frame.rest, NO_MOVE),
        };
        let learnt = answer.bounds(node.seeds);
        let for_keeper = match (role(frame.least, node.seeds), answer) {
            (Role::Neither, _) => {
                if own == node.base {
                    // Nothing of this layer came before: in this place the answer holds whatever it rests on.
                    return (answer, NOTHING);
                }
                if rest.low == FREE && !rest.line_only {
                    self.learn(node, id, learnt, best, frame.plies);
                }
                return (answer, rest);
            }
            (Role::Runner, Answer::Most(_)) | (Role::Keeper, Answer::Least(_)) => true,
            _ => false,
        };
        if !for_keeper {
            self.drop_held(mark);
        } else if rest.low < own {
            self.search.held.insert(id, (answer, rest.low));
            self.search.order.push(id);
            return (answer, rest);
        } else {
            self.release_held(mark, node, frame.plies);
        }
        self.learn(node, id, learnt, best, frame.plies);
        (answer, if for_keeper { NOTHING } else { rest })
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
            let local = self.search.local.entry(id).or_insert(all);
            *local = local.meet(known);
            self.memory.learn(&node.key, node.seeds, all, best, plies);
        }
    }

    /// Forgets the held answers that came after `mark`: what they rest on has not been borne out.
    fn drop_held(&mut self, mark: usize) {
        for id in self.search.order.drain(mark..) {
            self.search.held.remove(&id);
        }
    }

    /// The held answers that came after `mark` are true.
    fn release_held(&mut self, mark: usize, node: &Node, plies: u8) {
        let released: Vec<Id> = self.search.order.drain(mark..).collect();
        for id in released {
            if let Some((answer, _)) = self.search.held.remove(&id) {
                let node = Node { key: id.0, ..*node };
                self.learn(&node, id, answer.bounds(node.seeds), NO_MOVE, plies);
            }
        }
    }
}

/// The answer about a step that gains `gain`, from that about the position it leads to.
fn behind(answer: Answer, rest: Rest, gain: i16, stays: bool) -> (Answer, Rest) {
    // A capture begins a layer: no line leads into it.
    (answer.behind(gain), if stays { rest } else { NOTHING })
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
