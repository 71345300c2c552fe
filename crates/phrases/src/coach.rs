//! What the computer says of its moves, of hints and of a round that is over. The page hands over what the solver knows
//! and shows what comes back; it decides nothing about grammar.
//!
//! The messages are those for reading ([`crate::WordSet::Reading`]), which must be known.

use sowtell_rules::{Move, Player, Ruleset};
use sowtell_solver::{Kind, MoveValue, Reason, Value as Worth};

use crate::{Phrases, Telling, Value, telling::Args};

/// A move of a round that gave something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which move of the round, counted from 1.
    pub ply: usize,
    /// What was played.
    pub played: Move,
    /// A move that was better.
    pub better: Move,
    /// How many seeds the difference of the piles at the end suffered by it, at least 1.
    pub lost: i16,
    /// Whether that is proven.
    pub proven: bool,
}

/// How many moves of an expected line are told.
const TOLD_OF_LINE: usize = 9;
/// Up to so many changes of the lead are told one by one.
const TOLD_OF_CURVE: usize = 6;

/// A move as it is written in a line of moves.
pub(crate) fn letter(rules: &Ruleset, played: Move) -> String {
    match played {
        Move::Sow(pit) => pit.letter(rules.pits_a_row()).to_string(),
        Move::Pass => "–".to_owned(),
    }
}

impl<'a> Args<'a> {
    /// A number of seeds for or against the mover as `side` (`ahead`, `behind`, `even`) and `n`.
    fn side(self, seeds: i16) -> Self {
        let side = match seeds.signum() {
            1 => "ahead",
            -1 => "behind",
            _ => "even",
        };
        self.word("side", side).number("n", seeds.unsigned_abs())
    }
}

impl Phrases {
    /// What speaks for a move of the telling's mover, as a sentence or two.
    #[must_use]
    pub fn reason(&self, telling: &Telling, reason: Reason) -> String {
        let args = Args::of(self, telling);
        match reason {
            Reason::MustPass => args.say("reason-must-pass"),
            Reason::OnlyMove => args.say("reason-only-move"),
            Reason::WinsBy(n) => args.number("n", n).say("reason-wins-by"),
            Reason::KeepsEven => args.say("reason-keeps-even"),
            Reason::LosesLeast(n) => args.number("n", n).say("reason-loses-least"),
            Reason::OnlyOneNotLosing { others_lose } => args.number("n", others_lose).say("reason-only-one-not-losing"),
            Reason::OthersWorseBy(n) => args.number("n", n).say("reason-others-worse-by"),
            Reason::TakesFours(n) => args.number("n", n).say("reason-takes-fours"),
            Reason::Takes(n) => args.number("n", n).say("reason-takes"),
            Reason::TakesNothing => args.say("reason-takes-nothing"),
            Reason::GivesAway(n) => args.number("n", n).say("reason-gives-away"),
            Reason::LeavesNothing => args.say("reason-leaves-nothing"),
            Reason::LeavesAtMost(n) => args.number("n", n).say("reason-leaves-at-most"),
            Reason::SeemsWorth { seeds, plies } => args.side(seeds).number("plies", plies).say("reason-seems"),
        }
    }

    /// A move and what speaks for it: `South plays pit C. It takes a four.`
    #[must_use]
    pub fn explained(&self, telling: &Telling, played: Move, reasons: &[Reason]) -> String {
        let args = Args::of(self, telling);
        let first = match played {
            Move::Sow(pit) => args.pit(pit).say("coach-plays"),
            Move::Pass => args.say("coach-passes"),
        };
        self.followed(first, telling, reasons)
    }

    /// A hint: how good `best` is among all `moves`, and what speaks for it.
    #[must_use]
    pub fn hint(&self, telling: &Telling, best: Move, moves: &[MoveValue], reasons: &[Reason]) -> String {
        let Move::Sow(pit) = best else { return self.reason(telling, Reason::MustPass) };
        let own = moves.iter().find(|known| known.played == best).map(|known| known.proven);
        let others = || moves.iter().filter(|known| known.played != best).map(|known| known.proven);
        let most = others().map(|proven| proven.hi).max();
        let key = match (own, most) {
            (_, None) => "hint-only",
            (Some(own), Some(most)) if own.lo > most => "hint-best",
            (Some(own), Some(_)) if own.exact().is_some() && others().all(|other| other == own) => "hint-any",
            (Some(own), Some(most)) if own.lo >= most => "hint-none-better",
            _ => "hint-seems",
        };
        let first = Args::of(self, telling).pit(pit).say(key);
        // That there is no other move has just been said.
        let reasons: Vec<Reason> = reasons.iter().copied().filter(|&reason| reason != Reason::OnlyMove).collect();
        self.followed(first, telling, &reasons)
    }

    fn followed(&self, first: String, telling: &Telling, reasons: &[Reason]) -> String {
        let reasons = reasons.iter().map(|&reason| self.reason(telling, reason));
        std::iter::once(first).chain(reasons).collect::<Vec<_>>().join(" ")
    }

    /// The moves that are expected to follow, which must not be none; `sure` if each is proven to be best play.
    #[must_use]
    pub fn line(&self, rules: &Ruleset, moves: &[Move], sure: bool) -> String {
        let mut letters: Vec<String> = moves.iter().take(TOLD_OF_LINE).map(|&played| letter(rules, played)).collect();
        if moves.len() > TOLD_OF_LINE {
            letters.push("…".to_owned());
        }
        let (letters, sure) = (letters.join(", "), if sure { "yes" } else { "no" });
        self.text_with("coach-line", &[("moves", Value::Text(&letters)), ("sure", Value::Text(sure))])
    }

    /// What is written on a pit: `+4`, `−8`, `0`, `≥ 0`, `≤ −2`, `≈ +3`. What has no sign before it is proven exactly.
    #[must_use]
    pub fn worth_tag(&self, worth: Worth) -> String {
        let sign = match worth.seeds.signum() {
            1 => "+",
            -1 => "−",
            _ => "",
        };
        let kind = match worth.kind {
            Kind::Exact => "",
            Kind::AtLeast => "≥ ",
            Kind::AtMost => "≤ ",
            Kind::Estimate => "≈ ",
        };
        format!("{kind}{sign}{}", self.number(worth.seeds.unsigned_abs().into()))
    }

    /// By how much the telling's mover is ahead or behind at the end of the round, in words that can follow others.
    /// `worth` is the difference of the piles then, and how sure it is.
    #[must_use]
    pub fn worth(&self, telling: &Telling, worth: Worth) -> String {
        Args::of(self, telling).side(worth.seeds).say(match worth.kind {
            Kind::Exact => "worth-exact",
            Kind::AtLeast => "worth-at-least",
            Kind::AtMost => "worth-at-most",
            Kind::Estimate => "worth-estimate",
        })
    }

    /// What the numbers on the pits are, in a sentence.
    #[must_use]
    pub fn legend(&self, telling: &Telling) -> String {
        Args::of(self, telling).say("legend-text")
    }

    /// What a number of this kind means; [`Phrases::worth_tag`] writes one.
    #[must_use]
    pub fn legend_of(&self, kind: Kind) -> String {
        self.text(match kind {
            Kind::Exact => "legend-exact",
            Kind::AtLeast => "legend-at-least",
            Kind::AtMost => "legend-at-most",
            Kind::Estimate => "legend-estimate",
        })
    }

    /// What a round was worth from its start, where the telling's mover moves first.
    #[must_use]
    pub fn from_start(&self, telling: &Telling, worth: Worth) -> String {
        let args = Args::of(self, telling);
        match worth.kind {
            Kind::Exact => args.side(worth.seeds).say("review-start"),
            _ => args.word("worth", &self.worth(telling, worth)).say("review-start-bound"),
        }
    }

    /// A turning point: who gave how much away, and what was better. The telling's mover is who played.
    #[must_use]
    pub fn turn(&self, telling: &Telling, turn: &Turn) -> String {
        let args = Args::of(self, telling)
            .word("pit", &letter(&telling.rules, turn.played))
            .word("better", &letter(&telling.rules, turn.better))
            .number("ply", i64::try_from(turn.ply).unwrap_or(i64::MAX))
            .number("seeds", turn.lost);
        args.say(if turn.proven { "review-turn" } else { "review-turn-seems" })
    }

    /// Who would have won when, with best play from then on, as one sentence: the curve as a screen reader says it.
    /// `leads` is South's pile less North's at the end, from the start and after each ply.
    #[must_use]
    pub fn curve(&self, leads: &[i16]) -> String {
        let mut runs: Vec<(usize, i16)> = Vec::new();
        for (ply, lead) in leads.iter().map(|lead| lead.signum()).enumerate() {
            if runs.last().is_none_or(|&(_, last)| last != lead) {
                runs.push((ply, lead));
            }
        }
        let said: Vec<String> = runs.iter().map(|&run| self.run(run)).collect();
        match (said.first(), said.last()) {
            (Some(first), Some(last)) if said.len() > TOLD_OF_CURVE => {
                let changes = Value::Number(said.len() as i64 - 1);
                self.text_with(
                    "curve-changes",
                    &[("first", Value::Text(first)), ("last", Value::Text(last)), ("n", changes)],
                )
            }
            _ => self.text_with("curve-label", &[("runs", Value::Text(&said.join(&self.text("curve-between"))))]),
        }
    }

    /// From which ply on who is ahead.
    fn run(&self, (ply, lead): (usize, i16)) -> String {
        let player = self.player(if lead < 0 { Player::North } else { Player::South });
        let who = if lead == 0 { "nobody" } else { "player" };
        let ply = Value::Number(ply as i64);
        self.text_with("curve-run", &[("ply", ply), ("who", Value::Text(who)), ("player", Value::Text(&player))])
    }
}
