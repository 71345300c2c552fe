//! Levels of play, and why a move is chosen.

use alloc::vec::Vec;

use sowtell_rules::{Capture, Event, Move, Position, Round, Ruleset};

use crate::{
    analyse::{Analysis, Limits, MoveValue, Solver},
    guess::{Eyes, Guesser, Sight, every_lap},
    inquiry::Inquiry,
    meter::{Doing, Meter, Watch},
    step::{Here, Step, expand},
    table::Met,
    value::{Kind, Value},
};

/// How well the computer plays.
///
/// A weaker player does not throw games away: it looks less far and loses the thread of a long relay, as people do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Sees what the first lap of a sowing takes, and nothing of the answer.
    Beginner,
    /// Sees three laps, and nothing of the answer.
    Easy,
    /// Sees six laps, and the answer to each move.
    Medium,
    /// Follows every sowing to its end, six plies ahead.
    Hard,
    /// Proves what can be proven, and looks as far as time allows where nothing can.
    Perfect,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Perfect];

    /// Its name on the command line and in addresses.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Perfect => "perfect",
        }
    }

    /// How this level looks at the board; `None` for the one that proves.
    fn eyes(self, rules: &Ruleset) -> Option<Eyes> {
        let (plies, laps) = match self {
            Level::Beginner => (1, 1),
            Level::Easy => (1, 3),
            Level::Medium => (2, 6),
            Level::Hard => (6, every_lap(rules)),
            Level::Perfect => return None,
        };
        // On a small board, of one lap a turn, there is little to lose sight of: looking further makes the difference.
        let single = every_lap(rules) == 1;
        let plies = match self {
            Level::Easy if single => 2,
            Level::Medium if single => 6,
            Level::Hard if single => 12,
            _ => plies,
        };
        Some(Eyes { plies, laps, tables: false })
    }
}

/// Something that speaks for a move, as data; the words are made elsewhere. Seeds and numbers of seeds are the mover's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// There is nothing to do but pass.
    MustPass,
    /// There is no other move.
    OnlyMove,
    /// For certain, the mover comes out ahead from here by so many seeds, whatever the other does.
    WinsBy(u8),
    /// For certain, the mover comes out even from here, whatever the other does.
    KeepsEven,
    /// For certain, the other can gain so much from here, and by every other move at least as much.
    LosesLeast(u8),
    /// It is the only move that does not lose; every other loses at least so many seeds.
    OnlyOneNotLosing {
        /// What the mildest of the other moves loses.
        others_lose: u8,
    },
    /// Every other move leaves the mover with at least so many seeds less than this one, counting the difference of the
    /// piles at the end.
    OthersWorseBy(u8),
    /// It takes so many fours.
    TakesFours(u8),
    /// It takes so many seeds.
    Takes(u8),
    /// It takes nothing that can be seen.
    TakesNothing,
    /// It gives the other player so many seeds more than it takes.
    GivesAway(u8),
    /// No answer takes anything.
    LeavesNothing,
    /// The best answer takes so many seeds more than it gives.
    LeavesAtMost(u8),
    /// It seems to bring so many seeds, looking some plies ahead; nothing is proven.
    SeemsWorth {
        /// The estimated gain.
        seeds: i16,
        /// How many plies were looked at.
        plies: u8,
    },
}

/// A move chosen, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub played: Move,
    /// What it is worth as far as the level can see.
    pub value: Value,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
    /// The line expected, this move first.
    pub line: Vec<Move>,
}

impl Solver {
    /// What a player of this level does; `None` when the round is over. Among moves that seem equally good `seed` decides:
    /// the same seed, level and round give the same move, unless the watch or the limit cut the thinking of
    /// [`Level::Perfect`] short.
    pub fn choose(
        &mut self,
        round: &Round,
        level: Level,
        seed: u64,
        limits: &Limits,
        watch: &mut Watch<'_>,
    ) -> Option<Choice> {
        let Some(eyes) = level.eyes(&self.rules) else {
            let mut inquiry = self.inquire(round, limits);
            // However far it has come, the choice is made by what is known.
            let _ = self.pursue(&mut inquiry, watch);
            return inquiry.choose(seed);
        };
        let position = *round.position();
        let Here::Steps(steps) = expand(&self.rules, &position) else { return None };
        let number = self.number();
        self.sketch_for(number);
        let mut meter = Meter::new(0, limits.nodes, watch);
        meter.doing = Doing::Estimate { depth: eyes.plies.into() };
        let mut guesser = Guesser {
            rules: &self.rules,
            tables: &self.tables,
            sketch: &mut self.sketch,
            met: &Met::new(&position, round.met()),
            sight: &mut Sight::default(),
            meter: &mut meter,
            weights: self.weights,
            eyes,
        };
        let mut worths = Vec::new();
        let mut best = -30_000;
        for step in &steps {
            let asked = guesser.ask_step(&position, step, eyes.plies, best - 1, 30_000);
            // Cut short, what has been seen so far must do.
            let Ok(worth) = asked.map_or_else(|| guesser.run(), Ok) else { break };
            best = best.max(worth);
            worths.push(worth);
        }
        let ties: Vec<usize> = (0..worths.len()).filter(|&at| worths[at] == best).collect();
        let at = drawn(&ties, seed, &position, round.met().len()).unwrap_or(0);
        let step = steps.get(at)?;
        let value = Value { seeds: ((best.max(-25_500) + 50).div_euclid(100)) as i16, kind: Kind::Estimate };
        let mut reasons = only(&steps, step);
        reasons.extend(at_sight(&self.rules, &position, step));
        Some(Choice { played: step.played, value, reasons, line: alloc::vec![step.played] })
    }
}

impl Inquiry {
    /// What [`Level::Perfect`] does by what is known so far; `None` when the round is over. Among moves that are proven to
    /// keep the value, or else seem equally good, `seed` decides, as in [`Solver::choose`].
    #[must_use]
    pub fn choose(&self, seed: u64) -> Option<Choice> {
        let asked = self.asked.as_ref().ok()?;
        let at = drawn(&asked.best(), seed, &self.position, self.met.len())?;
        let found = self.analysis();
        let chosen = found.moves.get(at)?;
        let line = if found.line.first() == Some(&chosen.played) { &found.line } else { &alloc::vec![chosen.played] };
        Some(Choice {
            played: chosen.played,
            value: chosen.value,
            reasons: reasons(&self.rules, &self.position, &found, chosen.played),
            line: line.clone(),
        })
    }

    /// What speaks for the best move, the first of the analysis's line, by what is known so far; empty when the round is
    /// over.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let found = self.analysis();
        found.best().map(|best| reasons(&self.rules, &self.position, &found, best.played)).unwrap_or_default()
    }
}

/// One of `ties`, by `seed` and the moment of the game.
fn drawn(ties: &[usize], seed: u64, position: &Position, met: usize) -> Option<usize> {
    let moment = u64::from(position.board().total()) ^ u64::from(position.pile(position.mover())) << 8 ^ met as u64;
    let draw = mixed(seed ^ mixed(moment));
    ties.get((draw % ties.len().max(1) as u64) as usize).copied()
}

fn reasons(rules: &Ruleset, position: &Position, found: &Analysis, played: Move) -> Vec<Reason> {
    let Some(chosen) = found.moves.iter().find(|known| known.played == played) else { return Vec::new() };
    let Here::Steps(steps) = expand(rules, position) else { return Vec::new() };
    let Some(step) = steps.iter().find(|step| step.played == played) else { return Vec::new() };
    let mut reasons = only(&steps, step);
    reasons.extend(certain(&found.moves, chosen));
    if chosen.value.kind == Kind::Estimate {
        reasons.push(Reason::SeemsWorth { seeds: chosen.value.seeds, plies: found.plies_seen });
    }
    reasons.extend(at_sight(rules, position, step));
    reasons
}

/// Says that there is no other move, where that is so.
fn only(steps: &[Step], step: &Step) -> Vec<Reason> {
    match steps.len() {
        1 if step.passes() => alloc::vec![Reason::MustPass],
        1 => alloc::vec![Reason::OnlyMove],
        _ => Vec::new(),
    }
}

/// What a move does at once, and what the other can take then.
fn at_sight(rules: &Ruleset, position: &Position, step: &Step) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let Move::Sow(pit) = step.played else { return reasons };
    let mover = position.mover();
    let (mut own, mut other, mut fours) = (0u8, 0u8, 0u8);
    let mut count = |event: Event| {
        if let Event::Capture { seeds, to, .. } = event {
            if to == mover {
                own = own.saturating_add(seeds);
                fours = fours.saturating_add(seeds / 4);
            } else {
                other = other.saturating_add(seeds);
            }
        }
    };
    // The step was sown before, so it can be sown again.
    let _ = position.sow(rules, pit, &mut count);
    if own > 0 && matches!(rules.parts().capture, Capture::Fours(_)) {
        reasons.push(Reason::TakesFours(fours));
    } else if own > 0 {
        reasons.push(Reason::Takes(own));
    } else if other == 0 {
        reasons.push(Reason::TakesNothing);
    }
    if other > own {
        reasons.push(Reason::GivesAway(other - own));
    }
    if step.left > 0
        && let Here::Steps(answers) = expand(rules, &step.after)
    {
        let most = answers.iter().map(|answer| answer.gain).max().unwrap_or(0);
        reasons.push(match u8::try_from(most) {
            Ok(0) | Err(_) => Reason::LeavesNothing,
            Ok(most) => Reason::LeavesAtMost(most),
        });
    }
    reasons
}

/// What is proven in favour of `chosen`.
fn certain(moves: &[MoveValue], chosen: &MoveValue) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let seeds = |by: i16| u8::try_from(by.unsigned_abs()).unwrap_or(u8::MAX);
    let own = chosen.proven;
    let others = moves.iter().filter(|known| known.played != chosen.played).map(|known| known.proven.hi).max();
    if own.lo > 0 {
        reasons.push(Reason::WinsBy(seeds(own.lo)));
    } else if own.lo == 0 && own.hi == 0 {
        reasons.push(Reason::KeepsEven);
    } else if own.hi < 0 && others.is_none_or(|others| others <= own.lo) {
        reasons.push(Reason::LosesLeast(seeds(own.lo)));
    }
    if let Some(others) = others {
        if own.lo >= 0 && others < 0 {
            reasons.insert(0, Reason::OnlyOneNotLosing { others_lose: seeds(others) });
        } else if own.lo > others {
            reasons.push(Reason::OthersWorseBy(seeds(own.lo - others)));
        }
    }
    reasons
}

/// One step of splitmix64.
fn mixed(seed: u64) -> u64 {
    let mut x = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
