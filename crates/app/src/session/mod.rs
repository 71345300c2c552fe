//! The game or match in play: what has been played, what can be, and how it is taken back. Plain Rust, no browser.

mod playback;
mod state;
mod transcript;

pub use playback::{Cursor, Speed, Tick};
pub use state::{Action, State};
pub use transcript::{Scene, Transcript, is_told};

use std::rc::Rc;

use sowtell_rules::{
    Event, Game, IllegalMove, Move, Outcome, PitSet, Player, Position, Record, Round, Ruleset, Series, SeriesEnd,
    Variant, VariantError, WrongBoard,
};

/// One ply as played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub player: Player,
    /// The move.
    pub played: Move,
    /// What happened.
    pub transcript: Transcript,
}

/// One round as far as it has been played.
#[derive(Clone, Debug)]
pub struct RoundLog {
    /// How the board was filled for it; without events in a first round.
    pub opening: Rc<Transcript>,
    /// Its plies.
    pub plies: Vec<Rc<Ply>>,
    /// Where it stands.
    pub round: Round,
    /// The match it belongs to.
    series: Option<Series>,
}

/// A step that can be undone and redone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Play(Move),
    NextRound,
}

/// The game or match in play.
#[derive(Clone, Debug)]
pub struct Session {
    variant: Variant,
    rules: Ruleset,
    /// Where the first round starts, if not at the rules' own start.
    start: Option<Position>,
    rounds: Vec<RoundLog>,
    undone: Vec<Step>,
    /// Who has won the match, with the event that says so.
    closing: Option<Rc<Transcript>>,
}

/// Two sessions are equal when the same has been played, and taken back, under the same rules: everything else follows.
impl PartialEq for Session {
    fn eq(&self, other: &Session) -> bool {
        let played = |session: &Session| session.rounds.iter().map(|round| round.plies.clone()).collect::<Vec<_>>();
        (self.variant, self.start, self.is_match()) == (other.variant, other.start, other.is_match())
            && self.undone == other.undone
            && played(self) == played(other)
    }
}

impl Eq for Session {}

/// Why a session cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadStart {
    /// The variant makes no sense.
    Variant(VariantError),
    /// The position's rows are not of the rules' length.
    Rows(WrongBoard),
    /// A match of a game that knows none, or from a position of one's own.
    NoMatch,
}

/// A record that could be opened only up to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoppedAt {
    /// The round, from 1.
    pub round: usize,
    /// The ply in that round, from 1.
    pub ply: usize,
    /// Whose turn it is there.
    pub mover: Player,
    /// Why the move there may not be played; `None` where a further round cannot be.
    pub why: Option<IllegalMove>,
}

impl Session {
    /// A session at its first move.
    ///
    /// # Errors
    /// A variant that makes no sense, a position that does not fit it, or a match where there is none.
    pub fn begin(variant: Variant, start: Option<Position>, as_match: bool) -> Result<Session, BadStart> {
        let rules = variant.ruleset().map_err(BadStart::Variant)?;
        let series = if as_match {
            match (Series::new(rules), start) {
                (Some(series), None) => Some(series),
                _ => return Err(BadStart::NoMatch),
            }
        } else {
            None
        };
        let mut session = Session { variant, rules, start, rounds: Vec::new(), undone: Vec::new(), closing: None };
        let from = start.unwrap_or_else(|| Position::start(&rules));
        let mut events = Vec::new();
        let round = Round::from(rules, from, &mut events).map_err(BadStart::Rows)?;
        let opening = Rc::new(Transcript::new(Scene::of(&from), events));
        session.rounds.push(RoundLog { opening, plies: Vec::new(), round, series });
        session.pass_if_stuck();
        Ok(session)
    }

    /// The same game or match from its first move on, with nothing to play again.
    ///
    /// # Errors
    /// As [`Session::begin`]; what has begun once begins again.
    pub fn anew(&self) -> Result<Session, BadStart> {
        Session::begin(self.variant, self.start, self.is_match())
    }

    /// A game as recorded, at its first move.
    #[must_use]
    pub fn recorded(game: Game) -> Session {
        let rules = game.ruleset();
        let round = Round::new(rules);
        let opening = Rc::new(Transcript::new(Scene::of(round.position()), Vec::new()));
        let log = RoundLog { opening, plies: Vec::new(), round, series: None };
        let variant = Variant::of(game);
        Session { variant, rules, start: None, rounds: vec![log], undone: Vec::new(), closing: None }
    }

    /// Opens a record: as much of it as can be played, and where it had to stop, if it had to.
    ///
    /// # Errors
    /// As [`Session::begin`].
    pub fn open(record: &Record) -> Result<(Session, Option<StoppedAt>), BadStart> {
        let mut session = Session::begin(record.variant, record.start, record.series)?;
        for (round, moves) in record.rounds.iter().enumerate() {
            if round > 0 && session.next_round().is_none() {
                let mover = session.position().mover();
                return Ok((session, Some(StoppedAt { round: round + 1, ply: 0, mover, why: None })));
            }
            for (ply, &played) in moves.iter().enumerate() {
                // A forced pass is played of itself as soon as it is forced.
                if played == Move::Pass && session.plies().get(ply).is_some_and(|ply| ply.played == Move::Pass) {
                    continue;
                }
                if let Err(why) = session.play(played) {
                    let mover = session.position().mover();
                    let stopped = StoppedAt { round: round + 1, ply: ply + 1, mover, why: Some(why) };
                    return Ok((session, Some(stopped)));
                }
            }
        }
        Ok((session, None))
    }

    /// The record of all that has been played.
    #[must_use]
    pub fn record(&self) -> Record {
        let rounds =
            self.rounds.iter().map(|round| round.plies.iter().map(|ply| ply.played).collect::<Vec<_>>()).collect();
        Record { variant: self.variant, start: self.start, series: self.is_match(), rounds }
    }

    /// The game and its changes.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Whether round follows round.
    #[must_use]
    pub fn is_match(&self) -> bool {
        self.log().series.is_some()
    }

    /// All rounds, the present one last.
    #[must_use]
    pub fn rounds(&self) -> &[RoundLog] {
        &self.rounds
    }

    /// The present round.
    #[must_use]
    pub fn log(&self) -> &RoundLog {
        // There is always one: `begin` makes it and `undo` never takes the last.
        &self.rounds[self.rounds.len() - 1]
    }

    fn log_mut(&mut self) -> &mut RoundLog {
        let last = self.rounds.len() - 1;
        &mut self.rounds[last]
    }

    /// The present round's plies.
    #[must_use]
    pub fn plies(&self) -> &[Rc<Ply>] {
        &self.log().plies
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.log().round.position()
    }

    /// How the present round ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.log().round.outcome()
    }

    /// The end of the match, if it has ended: one event that names the winner.
    #[must_use]
    pub fn closing(&self) -> Option<&Rc<Transcript>> {
        self.closing.as_ref()
    }

    /// The pits that can be played now.
    #[must_use]
    pub fn legal(&self) -> PitSet {
        self.log().round.legal()
    }

    /// Why `played` may not be played now, if it may not.
    #[must_use]
    pub fn refusal(&self, played: Move) -> Option<IllegalMove> {
        self.log().round.clone().play(played, &mut ()).err()
    }

    /// The events that playing would bring, without playing.
    #[must_use]
    pub fn preview(&self, played: Move) -> Vec<Event> {
        let mut events = Vec::new();
        match self.log().round.clone().play(played, &mut events) {
            Ok(_) => events,
            Err(_) => Vec::new(),
        }
    }

    /// Plays a move, and the passes it forces. What had been undone is forgotten.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed then.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        self.play_ply(played)?;
        self.undone.clear();
        self.pass_if_stuck();
        Ok(())
    }

    fn play_ply(&mut self, played: Move) -> Result<(), IllegalMove> {
        let log = self.log_mut();
        let before = Scene::of(log.round.position());
        let mut events = Vec::new();
        let ply = log.round.play(played, &mut events)?;
        log.plies.push(Rc::new(Ply { player: ply.player, played, transcript: Transcript::new(before, events) }));
        Ok(())
    }

    fn pass_if_stuck(&mut self) {
        while self.log().round.must_pass().is_some() && self.play_ply(Move::Pass).is_ok() {}
        self.close_match();
    }

    /// Notes the winner when the round that has just ended ends the match.
    fn close_match(&mut self) {
        let log = self.log();
        let Some(series) = &log.series else { return };
        let mut events = Vec::new();
        if let Err(SeriesEnd::Won(_)) = series.next(&log.round, &mut events) {
            self.closing = Some(Rc::new(Transcript::new(Scene::of(log.round.position()), events)));
        }
    }

    /// Whether the match can go on to a further round now.
    #[must_use]
    pub fn has_next_round(&self) -> bool {
        self.log().series.as_ref().is_some_and(|series| series.next(&self.log().round, &mut ()).is_ok())
    }

    /// Goes on to the next round of the match, if there is one.
    pub fn next_round(&mut self) -> Option<()> {
        self.fill_next()?;
        self.undone.clear();
        Some(())
    }

    fn fill_next(&mut self) -> Option<()> {
        let log = self.log();
        let series = log.series.as_ref()?;
        let mut events = Vec::new();
        let next = series.next(&log.round, &mut events).ok()?;
        let was_closed = log.round.start().board().closed();
        let fill = self.rules.parts().board.seeds_a_pit;
        let opening = Rc::new(Transcript::new(Scene::before_filling(next.start(), was_closed, fill), events));
        self.rounds.push(RoundLog { opening, plies: Vec::new(), round: next.round(), series: Some(next) });
        self.pass_if_stuck();
        Some(())
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.rounds.len() > 1 || self.plies().iter().any(|ply| ply.played != Move::Pass)
    }

    /// Whether anything taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move back, with the passes it forced; at the start of a further round, goes back to the last one.
    pub fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        self.closing = None;
        let log = self.log_mut();
        let mut moves: Vec<Move> = log.plies.iter().map(|ply| ply.played).collect();
        while moves.last() == Some(&Move::Pass) {
            moves.pop();
        }
        let Some(taken) = moves.pop() else {
            self.rounds.pop();
            self.undone.push(Step::NextRound);
            return;
        };
        log.plies.truncate(moves.len());
        // The start fitted the rules when the round began.
        if let Ok(mut round) = Round::from(*log.round.rules(), *log.round.start(), &mut ()) {
            for played in moves {
                // Each of these moves has been played from here before.
                if round.play(played, &mut ()).is_err() {
                    break;
                }
            }
            log.round = round;
        }
        self.undone.push(Step::Play(taken));
    }

    /// Plays again what was last taken back.
    pub fn redo(&mut self) {
        match self.undone.pop() {
            Some(Step::Play(played)) => {
                // It was played from here before it was taken back.
                let _ = self.play_ply(played);
                self.pass_if_stuck();
            }
            Some(Step::NextRound) => {
                self.fill_next();
            }
            None => {}
        }
    }

    /// Takes everything back; it can all be played again.
    pub fn restart(&mut self) {
        while self.can_undo() {
            self.undo();
        }
    }
}

#[cfg(test)]
mod tests;
