//! The proof search: is a position worth at least so much to its mover?
//!
//! The answers are *at least*, *at most*, and *open*. The search never guesses: what it gives up is open.
//!
//! It always looks where least seems to be missing. For each position it estimates how much more must be proven for a yes,
//! which takes one move, and for a no, which takes them all (the proof and disproof numbers of Allis, searched depth first
//! with two limits as Nagai does). It goes on below a position until another is more promising, so forced lines and boards
//! with few replies come first, of themselves.
//!
//! # Why repetition does not lead it astray
//!
//! A board that comes back ends the round, so the worth of a position depends on the line that led to it. Two facts tame
//! that. Seeds on the board only grow fewer, so only boards of one layer (of equal seeds) can come back, and a
//! capture starts with a clean slate. And within a layer, one question ("at least `v`?") is asked of all positions alike:
//! if South is to move at `v`, North is at the least value above `−v`, turn by turn.
//!
//! Let the layer hold an even number of seeds, so that a repetition is worth 0 to both. If `v > 0` the mover must *reach*
//! an exit and a repetition is a failure; if `v ≤ 0` the same holds for the other player. Call the one who must reach
//! something the *runner* and the other the *keeper*. The positions from which the runner can reach the goal are
//! those with a finite proof, and following it no position comes back: **an answer in the runner's favour does not depend on
//! the line** and is remembered at once. The keeper holds all others: such an answer may rest on boards of the
//! current line coming back. It is true if those boards, too, are the keeper's. Until that is known it is *held*, with
//! the set of those boards. When the search leaves a board of the line:
//!
//! * decided for the keeper, it is struck from the sets, and what it rests on itself takes its place. Answers whose set is
//!   then empty form, together, a closed set that the runner cannot leave to any avail, whatever was met before: they are
//!   true and remembered.
//! * decided for the runner or left open, all that rests on it is dropped. What rests on it alone is kept as true *if* it
//!   is the keeper's, for the next time that it stands in the line.
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
use sowtell_rules::{Move, Position, Ruleset};

use crate::{
    frame::{
        Answer, Found, Frame, HOPELESS, Id, LONGEST_IN_LAYER, NO_LIMIT, NOTHING, Node, OpenStep, Rest, Role, behind,
        role,
    },
    memory::{Memory, NO_MOVE},
    meter::{Meter, Stop},
    step::{Here, Key, Step, Steps, expand, grain, repeated},
    table::{Met, Tables},
    value::Bounds,
};

/// So many answers that are true on a condition are kept.
const MOST_GIVEN: usize = 1 << 17;

/// What a search from one root has found, and where it is. It can be left and taken up at any moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    /// The line being looked at, the root first.
    line: Vec<Id>,
    frames: Vec<Frame>,
    /// Answers for the keeper that wait for the boards they rest on, and the order in which they came.
    held: HashMap<Id, (Answer, u128)>,
    order: Vec<Id>,
    /// Answers for the keeper, each to one question, that are true if one other position is the keeper's.
    given: HashMap<Id, (i16, Id, Answer)>,
    /// What is known in the layer of the root, the boards met considered.
    local: HashMap<Id, Bounds>,
    /// The root's steps of which the answer has been found, by their moves.
    pub(crate) found: Vec<(Move, Answer)>,
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
    /// Asks whether one of these steps from the root is worth at least `least` to the root's mover; [`Prover::run`] answers.
    pub(crate) fn ask_root(&mut self, root: &Position, seeds: u8, steps: Steps, least: i16) {
        self.clear();
        let node = Node { position: *root, key: Key::of(root), seeds, by_pass: false, base: 0 };
        let mut frame = self.frame(node, 0, false, least, NO_LIMIT, steps);
        frame.root = true;
        // Of these steps each is asked about: what is known of them has been taken over before.
        frame.open =
            (0u8..).zip(&frame.steps).map(|(at, step)| self.open_step(at, step, NO_MOVE, least, seeds)).collect();
        frame.open.sort_unstable_by_key(|step| (-step.urgency, step.at));
        self.search.line.push(node.id());
        self.search.frames.push(frame);
    }

    /// Whether a position that no line leads into is worth at least `least` to its mover.
    pub(crate) fn fresh(&mut self, position: &Position, seeds: u8, least: i16) -> Result<Answer, Stop> {
        if seeds == 0 {
            return Ok(if least <= 0 { Answer::Least(0) } else { Answer::Most(0) });
        }
        self.clear();
        let key = Key::of(position);
        // Its layer begins behind a line of one board that cannot come back: nothing is taken for met.
        self.search.line.push((key, position.mover()));
        let node = Node { position: *position, key, seeds, by_pass: false, base: 1 };
        match self.enter(node, 0, false, least, NO_LIMIT) {
            Some(Found::Answer(answer, _)) => Ok(answer),
            Some(Found::Open(_)) => Ok(Answer::Open),
            None => self.run(),
        }
    }

    fn clear(&mut self) {
        self.search.line.clear();
        self.search.frames.clear();
        self.search.held.clear();
        self.search.order.clear();
        self.search.given.clear();
        self.search.found.clear();
    }

    /// Goes on with what was asked last, to the answer. Told to stop it goes on the next time where it was.
    pub(crate) fn run(&mut self) -> Result<Answer, Stop> {
        while let Some(frame) = self.search.frames.last_mut() {
            self.meter.check()?;
            let found = if let Some(limit) = frame.choose() {
                let OpenStep { at, key, .. } = frame.open[frame.now];
                let step = frame.steps[usize::from(at)];
                let (seeds, least, base) = (frame.node.seeds, frame.least, frame.node.base);
                match self.descend(&step, key, seeds, least, base, limit) {
                    Some(found) => found,
                    None => continue,
                }
            } else {
                let Some(frame) = self.search.frames.pop() else { break };
                self.search.line.pop();
                let found = self.conclude(&frame);
                if self.search.frames.is_empty() {
                    return Ok(match found {
                        Found::Answer(answer, _) => answer,
                        Found::Open(_) => Answer::Open,
                    });
                }
                behind(found, frame.gain, frame.stays)
            };
            self.take_up(found);
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
    fn descend(&mut self, step: &Step, key: Key, seeds: u8, least: i16, base: usize, limit: [u32; 2]) -> Option<Found> {
        if step.left == 0 {
            let answer = if step.gain >= least { Answer::Least(step.gain) } else { Answer::Most(step.gain) };
            return Some(Found::Answer(answer, NOTHING));
        }
        let stays = step.left == seeds;
        let base = if stays { base } else { self.search.line.len() };
        let node = Node { position: step.after, key, seeds: step.left, by_pass: step.passes(), base };
        let found = self.enter(node, step.gain, stays, self.after(step, least), limit)?;
        Some(behind(found, step.gain, stays))
    }

    /// What whoever moves after `step` must reach so that it is not worth `least`.
    fn after(&self, step: &Step, least: i16) -> i16 {
        step.gain - least + grain(self.rules, step.left)
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

    fn frame(&self, node: Node, gain: i16, stays: bool, least: i16, limit: [u32; 2], steps: Steps) -> Frame {
        let mark = self.search.order.len();
        Frame {
            node,
            root: false,
            gain,
            stays,
            least,
            limit,
            steps,
            open: ArrayVec::new(),
            now: 0,
            proof: None,
            most: i16::MIN,
            rest: NOTHING,
            mark,
            began: self.meter.nodes,
        }
    }

    /// Asks whether `node` is worth at least `least` to its mover. Where moves must be looked at to answer, it becomes the
    /// last frame.
    fn enter(&mut self, node: Node, gain: i16, stays: bool, least: i16, limit: [u32; 2]) -> Option<Found> {
        self.meter.count(1);
        let id = node.id();
        let judge = |worth: i16| if worth >= least { Answer::Least(worth) } else { Answer::Most(worth) };
        let answered = |answer| Some(Found::Answer(answer, NOTHING));
        if node.base == 0 && self.met.contains(id.0, id.1) {
            return answered(judge(repeated(self.rules, node.seeds, node.by_pass)));
        }
        let known = self.known(&node);
        if known.lo >= least {
            return answered(Answer::Least(known.lo));
        }
        if known.hi < least {
            return answered(Answer::Most(known.hi));
        }
        if let Some(at) = self.search.line[node.base..].iter().rposition(|met| *met == id) {
            let rest = Rest { on: 1 << at, line_only: role(least, node.seeds) == Role::Neither };
            let worth = repeated(self.rules, node.seeds, node.by_pass);
            let below = least - grain(self.rules, node.seeds);
            return Some(Found::Answer(if worth >= least { Answer::Least(least) } else { Answer::Most(below) }, rest));
        }
        if let Some(&(answer, on)) = self.search.held.get(&id) {
            return Some(Found::Answer(answer, Rest { on, line_only: false }));
        }
        if let Some(&(asked, other, answer)) = self.search.given.get(&id)
            && asked == least
            && let Some(at) = self.search.line[node.base..].iter().rposition(|met| *met == other)
        {
            self.hold(id, answer, 1 << at);
            return Some(Found::Answer(answer, Rest { on: 1 << at, line_only: false }));
        }
        if self.search.line.len() >= node.base + LONGEST_IN_LAYER {
            return Some(Found::Open([HOPELESS; 2]));
        }
        let steps = match expand(self.rules, &node.position) {
            Here::Over(worth) => {
                self.learn(&node, id, Bounds::exactly(worth), NO_MOVE, 1);
                return answered(judge(worth));
            }
            Here::Steps(steps) => steps,
        };
        self.meter.count(steps.iter().map(|step| u64::from(step.laps)).sum::<u64>() / 8);
        let best = self.memory.get(&node.key).map_or(NO_MOVE, |entry| entry.best);
        let mut frame = self.frame(node, gain, stays, least, limit, steps);
        self.line_up(&mut frame, best);
        if frame.proof.is_some() || frame.open.is_empty() {
            return Some(self.conclude(&frame));
        }
        self.search.line.push(id);
        self.search.frames.push(frame);
        None
    }

    /// Looks at each step as far as it is known, and puts the others in the order in which they will be asked about.
    fn line_up(&self, frame: &mut Frame, best: u8) {
        let (least, seeds) = (frame.least, frame.node.seeds);
        for (at, step) in (0u8..).zip(&frame.steps) {
            let open = self.open_step(at, step, best, least, seeds);
            // Of a step within the layer the line must be asked first whether its board is in it.
            if step.left == 0 || step.left != seeds {
                let seen = if step.left == 0 {
                    Bounds::exactly(step.gain)
                } else {
                    let (position, seeds) = (step.after, step.left);
                    self.known(&Node { position, key: open.key, seeds, by_pass: false, base: 1 }).behind(step.gain)
                };
                if seen.lo >= least {
                    frame.proof = Some((seen.lo, NOTHING, place_of(step)));
                    return;
                }
                if seen.hi < least {
                    frame.most = frame.most.max(seen.hi);
                    continue;
                }
            }
            frame.open.push(open);
        }
        frame.open.sort_unstable_by_key(|step| (-step.urgency, step.at));
    }

    /// A step that is open, with what is remembered of it.
    fn open_step(&self, at: u8, step: &Step, best: u8, least: i16, seeds: u8) -> OpenStep {
        let key = Key::of(&step.after);
        let replies = step.after.board().occupied(step.after.mover()).len() as u32;
        let [yes, no] = match self.memory.get(&key) {
            Some(entry) if entry.asked == self.after(step, least) => [entry.yes.into(), entry.no.into()],
            // One reply may be enough for a yes; for a no all must fail.
            _ => [1, replies.max(1)],
        };
        let served = if best != NO_MOVE && place_of(step) == best { 1000 } else { 0 };
        let within = if step.left == seeds { 2 } else { 0 };
        let urgency = served + 8 * i32::from(step.gain) - i32::from(step.left) - 4 * replies as i32 - within;
        OpenStep { at, key, urgency, yes, no }
    }

    /// What the last frame learns from what has come out about the step looked at.
    fn take_up(&mut self, found: Found) {
        let Some(frame) = self.search.frames.last_mut() else { return };
        let Some(&OpenStep { at, .. }) = frame.open.get(frame.now) else { return };
        let step = &frame.steps[usize::from(at)];
        if let Found::Answer(answer, _) = found
            && frame.root
        {
            self.search.found.push((step.played, answer));
        }
        match found {
            Found::Answer(Answer::Least(worth), on) => {
                let rest = if on.line_only { on.and(frame.rest) } else { on };
                frame.proof = Some((worth, rest, place_of(step)));
            }
            Found::Answer(Answer::Most(worth), on) => {
                frame.most = frame.most.max(worth);
                frame.rest = frame.rest.and(on);
                frame.open.remove(frame.now);
            }
            Found::Answer(Answer::Open, _) => {}
            Found::Open([no, yes]) => {
                let step = &mut frame.open[frame.now];
                (step.yes, step.no) = (yes, no);
            }
        }
    }

    /// What has come out about a position whose moves have been looked at. The line ends before it.
    fn conclude(&mut self, frame: &Frame) -> Found {
        let (node, mark) = (&frame.node, frame.mark);
        let id = node.id();
        let own = self.search.line.len() - node.base;
        let work = self.meter.nodes - frame.began;
        let (answer, rest, best) = match frame.proof {
            Some((worth, rest, best)) => (Answer::Least(worth), rest, best),
            None if !frame.open.is_empty() => {
                let missing = frame.missing();
                self.drop_held(frame, own, true);
                if !frame.root {
                    self.memory.left_open(&node.key, node.seeds, frame.least, missing, work);
                }
                return Found::Open(missing);
            }
            None => (Answer::Most(frame.most), frame.rest, NO_MOVE),
        };
        if frame.root {
            // The question may have been about some of its moves only.
            return Found::Answer(answer, NOTHING);
        }
        let learnt = answer.bounds(node.seeds);
        let for_keeper = match (role(frame.least, node.seeds), answer) {
            (Role::Neither, _) => {
                if own == 0 {
                    // Nothing of this layer came before: in this place the answer holds whatever it rests on.
                    return Found::Answer(answer, NOTHING);
                }
                if rest.on == 0 && !rest.line_only {
                    self.learn(node, id, learnt, best, work);
                }
                return Found::Answer(answer, rest);
            }
            (Role::Runner, Answer::Most(_)) | (Role::Keeper, Answer::Least(_)) => true,
            _ => false,
        };
        if !for_keeper {
            self.drop_held(frame, own, false);
            self.learn(node, id, learnt, best, work);
            return Found::Answer(answer, rest);
        }
        let on = rest.on & !(1 << own);
        self.pass_on_held(mark, own, on, node, work);
        if on == 0 {
            self.learn(node, id, learnt, best, work);
        } else {
            self.hold(id, answer, on);
        }
        Found::Answer(answer, Rest { on, ..rest })
    }

    fn hold(&mut self, id: Id, answer: Answer, on: u128) {
        self.search.held.insert(id, (answer, on));
        self.search.order.push(id);
    }

    fn learn(&mut self, node: &Node, id: Id, known: Bounds, best: u8, nodes: u64) {
        if node.base > 0 {
            self.memory.learn(&node.key, node.seeds, known, best, nodes);
        } else {
            let all = Bounds::of_seeds(node.seeds);
            let local = self.search.local.entry(id).or_insert(all);
            *local = local.meet(known);
            self.memory.learn(&node.key, node.seeds, all, best, nodes);
        }
    }

    /// Forgets the answers held since `frame` was entered that rest on it, board `own` of its layer's line: it is not, or not
    /// yet, the keeper's. Those that rest on it alone can be `given` it.
    fn drop_held(&mut self, frame: &Frame, own: usize, given: bool) {
        let (other, least, grain) = (frame.node.id(), frame.least, grain(self.rules, frame.node.seeds));
        let Search { order, held, given: kept, .. } = &mut *self.search;
        let mut end = frame.mark;
        for at in frame.mark..order.len() {
            let id = order[at];
            let Some(&(answer, on)) = held.get(&id) else { continue };
            if on & 1 << own == 0 {
                order[end] = id;
                end += 1;
                continue;
            }
            held.remove(&id);
            if given && on == 1 << own {
                if kept.len() >= MOST_GIVEN {
                    kept.clear();
                }
                // Turn by turn a question changes from one player's to the other's.
                let asked = if id.1 == other.1 { least } else { grain - least };
                kept.insert(id, (asked, other, answer));
            }
        }
        order.truncate(end);
    }

    /// Board `own` of the line is the keeper's if the boards `on` are: so answers held since `mark` rest on these in its
    /// place, and those that then rest on nothing are true.
    fn pass_on_held(&mut self, mark: usize, own: usize, on: u128, node: &Node, nodes: u64) {
        let mut end = mark;
        for at in mark..self.search.order.len() {
            let id = self.search.order[at];
            let Some(held) = self.search.held.get_mut(&id) else { continue };
            if held.1 & 1 << own != 0 {
                held.1 = held.1 & !(1 << own) | on;
            }
            let (answer, on) = *held;
            if on == 0 {
                self.search.held.remove(&id);
                let node = Node { key: id.0, ..*node };
                self.learn(&node, id, answer.bounds(node.seeds), NO_MOVE, nodes);
            } else {
                self.search.order[end] = id;
                end += 1;
            }
        }
        self.search.order.truncate(end);
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
