//! Going through a game or a match that has been played, ply by ply.

use std::io;

use sowtell_rules::{Event, Player, Ply, Position, Round, Series, SeriesEnd};

use crate::{cli::Replayed, failure::Failure};

/// How a match stands after the last round there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is open.
    Open,
    /// It is won.
    Won(Player),
}

/// Whoever follows a game. Nothing is told of a ply that is wrong, or after it.
pub(crate) trait Follow {
    /// A round begins, of a match the one with this number; `events` if it is over at once.
    fn begins(&mut self, number: Option<u32>, round: &Round, events: &[Event]) -> io::Result<()>;
    /// Ply `number`, from 1, has been played in `round`.
    fn ply(&mut self, number: usize, round: &Round, ply: &Ply, events: &[Event]) -> io::Result<()>;
    /// That was all of this round.
    fn rests(&mut self, round: &Round) -> io::Result<()>;
    /// After a round of a match: what is filled for the next one, or that the match is won.
    fn between(&mut self, round: &Round, events: &[Event]) -> io::Result<()>;
    /// That was all of the match, after so many rounds.
    fn series(&mut self, standing: Standing, rounds: u32) -> io::Result<()>;
}

/// Leads `follower` through what has been played.
///
/// # Errors
/// A move that is wrong, by its ply and, in a match, its round; or what `follower` cannot write.
pub(crate) fn walk(replayed: &Replayed, follower: &mut impl Follow) -> Result<(), Failure> {
    if replayed.series { walk_series(replayed, follower) } else { walk_single(replayed, follower) }
}

fn walk_single(replayed: &Replayed, follower: &mut impl Follow) -> Result<(), Failure> {
    let setting = &replayed.setting;
    let moves = replayed.rounds.first().map_or("", String::as_str);
    walk_round(replayed, setting.start, None, moves, follower).map(drop)
}

fn walk_series(replayed: &Replayed, follower: &mut impl Follow) -> Result<(), Failure> {
    let setting = &replayed.setting;
    let mut series = Series::from(setting.rules, setting.start)
        .map_err(Failure::asked)?
        .ok_or_else(|| Failure::asked(format!("{} is not played in matches", replayed.game)))?;
    let mut rounds = replayed.rounds.iter().peekable();
    while let Some(moves) = rounds.next() {
        let number = series.number();
        let round = walk_round(replayed, *series.start(), Some(number), moves, follower)?;
        let mut events = Vec::new();
        let next = series.next(&round, &mut |event| events.push(event));
        if rounds.peek().is_none() {
            let standing = match next {
                Err(SeriesEnd::Won(winner)) => {
                    follower.between(&round, &events)?;
                    Standing::Won(winner)
                }
                _ => Standing::Open,
            };
            follower.series(standing, number)?;
            break;
        }
        series = next.map_err(|end| Failure::asked(format!("round {}: {end}", number + 1)))?;
        follower.between(&round, &events)?;
    }
    Ok(())
}

fn walk_round(
    replayed: &Replayed,
    start: Position,
    number: Option<u32>,
    moves: &str,
    follower: &mut impl Follow,
) -> Result<Round, Failure> {
    let mut events = Vec::new();
    let begun = Round::from(replayed.setting.rules, start, &mut |event| events.push(event));
    let mut round = begun.map_err(Failure::asked)?;
    follower.begins(number, &round, &events)?;
    let place = number.map(|number| format!("round {number}, ")).unwrap_or_default();
    for (ply, played) in (1..).zip(replayed.setting.moves(moves)) {
        let wrong = |reason: String| Failure::Asked(format!("{place}ply {ply}: {reason}"));
        let played = played.map_err(|error| wrong(error.to_string()))?;
        let letter = played.letter(round.rules().pits_a_row());
        events.clear();
        let done = round
            .play(played, &mut |event| events.push(event))
            .map_err(|reason| wrong(format!("{letter} cannot be played: {reason}")))?;
        follower.ply(ply, &round, &done, &events)?;
    }
    follower.rests(&round)?;
    Ok(round)
}
