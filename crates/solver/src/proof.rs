//! Writing a certificate: both players' strategies, as claims that can be checked one by one (see [`crate::check`]).

use alloc::vec::Vec;
use core::fmt;

use hashbrown::{HashMap, HashSet};
use sowtell_rules::{Move, Player, Position, Round, Ruleset, Variant, VariantError};

use crate::{
    analyse::{Limits, Solver},
    certificate::{Certificate, Claim},
    frame::Answer,
    meter::{Meter, Stop, Watch},
    prove::{Prover, Search, place_of},
    step::{Here, Key, Step, Steps, expand, grain},
    table::{Met, Tables},
};

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoProof {
    /// The game cannot be changed so.
    Game(VariantError),
    /// The solver is for other rules.
    OtherRules,
    /// The value was not found within the limits.
    NotSolved,
    /// The strategy could not be written down within the limits.
    NotWritten,
}

impl fmt::Display for NoProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoProof::Game(fault) => fault.fmt(f),
            NoProof::OtherRules => f.write_str("the solver is for other rules"),
            NoProof::NotSolved => f.write_str("the value was not found within the limits"),
            NoProof::NotWritten => f.write_str("the strategies could not be written down within the limits"),
        }
    }
}

impl core::error::Error for NoProof {}

/// How many positions may be looked at for a move that reaches what a table promises.
const SERVING_NODES: u64 = 200_000;
const BOARD_ONLY: [u8; 2] = [0, 0];

impl Solver {
    /// The value of `start` with both players' strategies, for anybody to check.
    ///
    /// # Errors
    /// Where the value is not found, or not written down, within the limits.
    pub fn prove(
        &mut self,
        variant: Variant,
        start: &Position,
        limits: &Limits,
        watch: &mut Watch<'_>,
    ) -> Result<Certificate, NoProof> {
        if variant.ruleset().map_err(NoProof::Game)? != self.rules {
            return Err(NoProof::OtherRules);
        }
        let round = Round::from(self.rules, *start, &mut ()).map_err(|_| NoProof::OtherRules)?;
        let value = if round.outcome().is_some() {
            match expand(&self.rules, start) {
                Here::Over(worth) => worth,
                Here::Steps(_) => return Err(NoProof::NotSolved),
            }
        } else {
            let wanted = Limits { every_move: false, ..*limits };
            self.analyse(&round, &wanted, watch).proven.exact().ok_or(NoProof::NotSolved)?
        };
        let mut claims = Vec::new();
        let no_tables = Tables::new(self.rules, start.board());
        for player in Player::BOTH {
            let least = if player == start.mover() { value } else { -value };
            let prover = Prover {
                rules: &self.rules,
                tables: &self.tables,
                memory: &mut self.memory,
                met: &Met::default(),
                search: &mut Search::default(),
                meter: &mut Meter::new(0, limits.nodes, watch),
            };
            let mut writer = Writer {
                rules: &self.rules,
                no_tables: &no_tables,
                prover,
                player,
                claims: HashMap::new(),
                written: Vec::new(),
                wanted: Vec::new(),
            };
            writer.wanted.push((bare(start), least));
            writer.write().map_err(|_| NoProof::NotWritten)?;
            claims.append(&mut writer.written);
        }
        Ok(Certificate { variant, start: *start, value, claims })
    }
}

/// The position with empty piles.
fn bare(position: &Position) -> Position {
    Position::new(*position.board(), position.mover(), BOARD_ONLY).unwrap_or(*position)
}

type Id = (Key, Player);

struct Writer<'s, 'w> {
    rules: &'s Ruleset,
    no_tables: &'s Tables,
    prover: Prover<'s, 'w>,
    player: Player,
    /// The best claim for each position: promise and rank.
    claims: HashMap<Id, (i16, u32)>,
    written: Vec<Claim>,
    /// Positions still to be claimed, and for how much.
    wanted: Vec<(Position, i16)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaf {
    No,
    RoundOver,
    Claimed,
}

/// A board that a line within one layer can lead to.
struct Spot {
    position: Position,
    /// The steps that count: all of the other's, or those of the player's that stay. Empty where `done`.
    steps: Steps,
    /// The player's move out of the layer that keeps the promise.
    out: Option<Step>,
    /// Nothing to write: the round is over here and brings enough, or the promise has been claimed before.
    leaf: Leaf,
    rank: Option<u32>,
}

impl Writer<'_, '_> {
    fn write(&mut self) -> Result<(), Stop> {
        while let Some((position, least)) = self.wanted.pop() {
            let id = (Key::of(&position), position.mover());
            if self.claims.get(&id).is_none_or(|claim| claim.0 < least) {
                // The moves that served the search may, taken together, lead round in a circle: then all are weighed.
                if !self.claim(&position, least, false)? && !self.claim(&position, least, true)? {
                    return Err(Stop::Over);
                }
            }
        }
        Ok(())
    }

    /// What the player gains by a step, where `mover` makes it.
    fn gain(&self, step: &Step, mover: Player) -> i16 {
        if mover == self.player { step.gain } else { -step.gain }
    }

    /// Whether the player gets at least `least` from a position before which seeds were captured.
    fn keeps(&mut self, after: &Position, left: u8, least: i16) -> Result<bool, Stop> {
        let whole = i16::from(left);
        if least <= -whole {
            return Ok(true);
        }
        if least > whole {
            return Ok(false);
        }
        if after.mover() == self.player {
            Ok(matches!(self.prover.fresh(after, left, least)?, Answer::Least(_)))
        } else {
            Ok(matches!(self.prover.fresh(after, left, grain(self.rules, left) - least)?, Answer::Most(_)))
        }
    }

    /// Whether the player's own step keeps a promise of `least`.
    fn step_keeps(&mut self, step: &Step, least: i16) -> Result<bool, Stop> {
        let wanted = least - step.gain;
        if step.left == 0 { Ok(wanted <= 0) } else { self.keeps(&step.after, step.left, wanted) }
    }

    /// The move by which the search proves a promise of `least`, if it finds one soon.
    ///
    /// A table knows the value but no way to reach it. Where the player must get somewhere, the search goes without.
    fn serving(&mut self, position: &Position, seeds: u8, least: i16, unranked: bool) -> Result<Option<u8>, Stop> {
        let tables = self.prover.tables;
        if !unranked {
            self.prover.tables = self.no_tables;
            self.prover.meter.slice_to(self.prover.meter.nodes + SERVING_NODES);
        }
        let asked = self.prover.fresh(position, seeds, least);
        self.prover.meter.no_slice();
        self.prover.tables = tables;
        match asked {
            Ok(_) | Err(Stop::Slice) => Ok(self.prover.served(&Key::of(position))),
            Err(stop) => Err(stop),
        }
    }

    /// Looks at a position for a promise of `least`; `None` where it cannot be kept, a capture of the other's breaking it.
    fn spot(
        &mut self,
        position: Position,
        seeds: u8,
        least: i16,
        unranked: bool,
        thorough: bool,
    ) -> Result<Option<Spot>, Stop> {
        let own = position.mover() == self.player;
        let before = self.claims.get(&(Key::of(&position), position.mover()));
        if let Some(&(_, rank)) = before.filter(|claim| claim.0 >= least) {
            // Where more is promised, the rank of that promise does not matter.
            let rank = if before.is_some_and(|claim| claim.0 > least) { 0 } else { rank };
            let spot = Spot { position, steps: Steps::new(), out: None, leaf: Leaf::Claimed, rank: Some(rank) };
            return Ok(Some(spot));
        }
        let all = match expand(self.rules, &position) {
            Here::Over(worth) => {
                let over = if own { worth >= least } else { -worth >= least };
                let spot = Spot { position, steps: Steps::new(), out: None, leaf: Leaf::RoundOver, rank: Some(0) };
                return Ok(over.then_some(spot));
            }
            Here::Steps(steps) => steps,
        };
        let mut steps = Steps::new();
        // The move by which the search proved it is the first to try, and if that will do the only one.
        let served = if own && !thorough { self.serving(&position, seeds, least, unranked)? } else { None };
        let all = match all.iter().find(|step| served == Some(place_of(step))) {
            Some(step) if self.step_keeps(step, least)? => Steps::from_iter([*step]),
            _ => all,
        };
        for step in all {
            if step.left == seeds {
                steps.push(step);
                continue;
            }
            let wanted = least - self.gain(&step, position.mover());
            let kept = if step.left == 0 { wanted <= 0 } else { self.keeps(&step.after, step.left, wanted)? };
            match (own, kept) {
                (true, true) => {
                    let spot = Spot { position, steps: Steps::new(), out: Some(step), leaf: Leaf::No, rank: Some(1) };
                    return Ok(Some(spot));
                }
                (true, false) => {}
                (false, true) => steps.push(step),
                (false, false) => return Ok(None),
            }
        }
        if own {
            let mut good = Steps::new();
            for step in steps {
                // Where a repetition is enough, any move that keeps the value does, and one is plenty.
                if (!unranked || good.is_empty()) && self.keeps(&step.after, seeds, least)? {
                    good.push(step);
                }
            }
            steps = good;
        }
        Ok(Some(Spot { position, steps, out: None, leaf: Leaf::No, rank: None }))
    }

    /// Claims `least` for a position and for all that can follow within its layer; what follows on captures is wanted next.
    /// Whether that could be done.
    fn claim(&mut self, root: &Position, least: i16, thorough: bool) -> Result<bool, Stop> {
        let seeds = root.board().total();
        let repetition_is_enough = least <= -i16::from(seeds % 2);
        let mut spots: HashMap<Id, Option<Spot>> = HashMap::new();
        let mut order: Vec<Id> = Vec::new();
        let mut open = alloc::vec![*root];
        while let Some(position) = open.pop() {
            let id = (Key::of(&position), position.mover());
            if spots.contains_key(&id) {
                continue;
            }
            let spot = self.spot(position, seeds, least, repetition_is_enough, thorough)?;
            if let Some(spot) = &spot {
                open.extend(spot.steps.iter().filter(|step| step.left == seeds).map(|step| bare(&step.after)));
            }
            spots.insert(id, spot);
            order.push(id);
        }
        if repetition_is_enough {
            self.shut_out(&mut spots, &order, seeds);
        } else {
            self.rank(&mut spots, &order, seeds);
        }
        let stands = spots
            .get(&(Key::of(root), root.mover()))
            .and_then(Option::as_ref)
            .is_some_and(|spot| repetition_is_enough || spot.rank.is_some());
        if stands {
            self.write_down(root, &spots, seeds, least, repetition_is_enough)?;
        }
        Ok(stands)
    }

    /// Removes the spots from which the other can force a way to one that fails; the rest need no rank.
    fn shut_out(&self, spots: &mut HashMap<Id, Option<Spot>>, order: &[Id], seeds: u8) {
        loop {
            let mut changed = false;
            for id in order {
                let Some(Some(spot)) = spots.get(id) else { continue };
                if spot.rank.is_some() {
                    continue;
                }
                let stands = |step: &Step| matches!(spots.get(&to(step)), Some(Some(_)));
                let mut within = spot.steps.iter().filter(|step| step.left == seeds);
                let fails = if id.1 == self.player { !within.any(stands) } else { !within.all(stands) };
                if fails {
                    spots.insert(*id, None);
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Ranks the spots by how many moves the player needs at most to get out of the layer.
    fn rank(&self, spots: &mut HashMap<Id, Option<Spot>>, order: &[Id], seeds: u8) {
        loop {
            let mut found: Vec<(Id, u32)> = Vec::new();
            for id in order {
                let Some(Some(spot)) = spots.get(id) else { continue };
                if spot.rank.is_some() {
                    continue;
                }
                let rank = |step: &Step| spots.get(&to(step)).and_then(Option::as_ref).and_then(|spot| spot.rank);
                let within = spot.steps.iter().filter(|step| step.left == seeds);
                let best = if id.1 == self.player {
                    within.filter_map(rank).min()
                } else {
                    within.map(rank).try_fold(0, |most: u32, rank| rank.map(|rank| most.max(rank)))
                };
                if let Some(best) = best {
                    found.push((*id, best + 1));
                }
            }
            if found.is_empty() {
                return;
            }
            for (id, rank) in found {
                if let Some(Some(spot)) = spots.get_mut(&id) {
                    spot.rank = Some(rank);
                }
            }
        }
    }

    /// Writes the claims for `root` and what can follow it within its layer.
    fn write_down(
        &mut self,
        root: &Position,
        spots: &HashMap<Id, Option<Spot>>,
        seeds: u8,
        least: i16,
        unranked: bool,
    ) -> Result<(), Stop> {
        let mut seen: HashSet<Id> = HashSet::new();
        let mut open = alloc::vec![(Key::of(root), root.mover())];
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            // The search found that the promise can be kept, so a spot is there; were it not, there is no certificate.
            let Some(Some(spot)) = spots.get(&id) else { return Err(Stop::Over) };
            if spot.leaf == Leaf::Claimed {
                continue;
            }
            let rank = if unranked { 0 } else { spot.rank.ok_or(Stop::Over)? };
            let own = id.1 == self.player;
            let usable = |step: &&Step| {
                step.left == seeds
                    && matches!(spots.get(&to(step)), Some(Some(next)) if unranked || next.rank.is_some_and(|next| next < rank))
            };
            let chosen = if own { spot.out.or_else(|| spot.steps.iter().find(usable).copied()) } else { None };
            if own && chosen.is_none() && spot.leaf == Leaf::No {
                return Err(Stop::Over);
            }
            let held = self.claims.entry(id).or_insert((least, rank));
            if least > held.0 || least == held.0 && rank < held.1 {
                *held = (least, rank);
            }
            let played = chosen.map(|step| step.played).filter(|played| *played != Move::Pass);
            self.written.push(Claim { player: self.player, least, rank, played, position: spot.position });
            for step in chosen.iter().chain(spot.steps.iter().filter(|_| !own)) {
                if step.left == seeds {
                    open.push(to(step));
                } else if step.left > 0 {
                    let wanted = least - self.gain(step, id.1);
                    if wanted > -i16::from(step.left) {
                        self.wanted.push((bare(&step.after), wanted));
                    }
                }
            }
        }
        Ok(())
    }
}

fn to(step: &Step) -> Id {
    (Key::of(&step.after), step.after.mover())
}
