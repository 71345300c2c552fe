//! What the proof search (see [`crate::prove`]) knows of one position of the line that it looks at.

use arrayvec::ArrayVec;
use sowtell_rules::{Player, Position};

use crate::{
    step::{Key, Steps},
    value::Bounds,
};

pub(crate) type Id = (Key, Player);

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
    pub(crate) fn behind(self, gain: i16) -> Answer {
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

/// Who must reach something in a question, and who need only keep out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Runner,
    Keeper,
    /// A repetition may be good for either: an odd layer asked for the last seed.
    Neither,
}

pub(crate) fn role(least: i16, seeds: u8) -> Role {
    match least {
        1 if seeds % 2 == 1 => Role::Neither,
        1.. => Role::Runner,
        _ => Role::Keeper,
    }
}

/// What an answer rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    /// The boards of the line, a bit each, counted from where the layer begins, whose coming back it counts on.
    pub(crate) on: u128,
    /// Whether it holds in this line only.
    pub(crate) line_only: bool,
}

pub(crate) const NOTHING: Rest = Rest { on: 0, line_only: false };
/// So many boards of one layer fit into a line; a longer one is given up.
pub(crate) const LONGEST_IN_LAYER: usize = u128::BITS as usize;

impl Rest {
    pub(crate) fn and(self, other: Rest) -> Rest {
        Rest { on: self.on | other.on, line_only: self.line_only || other.line_only }
    }
}

/// A position that the search goes into.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) position: Position,
    pub(crate) key: Key,
    pub(crate) seeds: u8,
    /// Reached by a pass.
    pub(crate) by_pass: bool,
    /// Where its layer begins in the line.
    pub(crate) base: usize,
}

impl Node {
    pub(crate) fn id(&self) -> Id {
        (self.key, self.position.mover())
    }
}

/// A position of the line being looked at, and how far the search has come with its moves.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) node: Node,
    /// Whether it is the position asked about, of which only some steps may be in question.
    pub(crate) root: bool,
    /// What the step that led here gained, and whether it stayed in its layer.
    pub(crate) gain: i16,
    pub(crate) stays: bool,
    pub(crate) least: i16,
    /// When as much as this is missing to a yes, or to a no, another position is more promising.
    pub(crate) limit: [u32; 2],
    pub(crate) steps: Steps,
    /// The steps still open, the most urgent first, and the one of them that is looked at.
    pub(crate) open: ArrayVec<OpenStep, 12>,
    pub(crate) now: usize,
    /// The step that proves it, if one has been found.
    pub(crate) proof: Option<(i16, Rest, u8)>,
    /// The most that the steps looked at are worth, and what that rests on.
    pub(crate) most: i16,
    pub(crate) rest: Rest,
    /// How many answers were held when it was entered.
    pub(crate) mark: usize,
    /// Where the meter stood when it was entered.
    pub(crate) began: u64,
}

/// A step still open: how much is missing, for whoever moves after it, to a yes and to a no.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenStep {
    pub(crate) at: u8,
    pub(crate) key: Key,
    pub(crate) urgency: i32,
    pub(crate) yes: u32,
    pub(crate) no: u32,
}

/// What has come out about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Found {
    Answer(Answer, Rest),
    /// How much is missing to a yes and to a no.
    Open([u32; 2]),
}

/// More than is ever missing: such a question is given up.
pub(crate) const HOPELESS: u32 = 60_000;
/// As far as may be. A question to which a no is out of sight may still have a yes.
pub(crate) const NO_LIMIT: [u32; 2] = [HOPELESS, u32::MAX];

impl Frame {
    /// How much is missing to a yes, which takes one step, and to a no, which takes them all.
    ///
    /// Many lines lead to the same boards, so what is missing for each step is not summed up: the most that is missing for
    /// one counts, and the others but little.
    pub(crate) fn missing(&self) -> [u32; 2] {
        let yes = self.open.iter().map(|step| step.no).min().unwrap_or(HOPELESS);
        let most = self.open.iter().map(|step| step.yes).max().unwrap_or(0);
        [yes, most.saturating_add(self.open.len() as u32).saturating_sub(1).min(HOPELESS)]
    }

    /// Chooses the step that seems nearest to a yes, and says how far it shall be looked into; nothing if this position is
    /// answered or another is more promising.
    pub(crate) fn choose(&mut self) -> Option<[u32; 2]> {
        let [yes, no] = self.missing();
        if self.proof.is_some() || self.open.is_empty() || yes >= self.limit[0].min(HOPELESS) || no >= self.limit[1] {
            return None;
        }
        self.now = self.open.iter().position(|step| step.no == yes)?;
        let second = self.open.iter().enumerate().filter(|(at, _)| *at != self.now).map(|(_, step)| step.no).min();
        // A little more than the next best, so that the search does not go to and fro between the two.
        let until = second.map_or(HOPELESS, |second| second + second / 4 + 1).min(self.limit[0]);
        Some([self.limit[1].saturating_sub(self.open.len() as u32 - 1), until])
    }
}

/// What has come out about a step that gains `gain`, from that about the position it leads to.
pub(crate) fn behind(found: Found, gain: i16, stays: bool) -> Found {
    match found {
        // A capture begins a layer: no line leads into it.
        Found::Answer(answer, rest) => Found::Answer(answer.behind(gain), if stays { rest } else { NOTHING }),
        Found::Open([yes, no]) => Found::Open([no, yes]),
    }
}
