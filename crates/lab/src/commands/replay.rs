use std::io::Write;

use clap::Args;
use sowtell_rules::{Event, Round, Series, SeriesEnd};

use crate::{
    cli::{Played, Replayed},
    failure::Failure,
    report::{self, PlyLine, RoundLine, SeriesLine, StartLine},
};

/// Play given moves and report every ply as a line of JSON.
///
/// The last line says how the round ended, or whose turn it is and which pits can be played (none: the player must pass,
/// as "-"). A match in a record is replayed round after round, each after a line {"round":…,"start":…}.
#[derive(Args)]
pub(crate) struct Replay {
    #[command(flatten)]
    played: Played,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let replayed = self.played.read()?;
        if replayed.series { replay_series(&replayed, out) } else { replay_round(&replayed, out) }
    }
}

fn replay_round(replayed: &Replayed, out: &mut impl Write) -> Result<(), Failure> {
    let setting = &replayed.setting;
    let moves = replayed.rounds.first().map_or("", String::as_str);
    let round = Round::from(setting.rules, setting.start, &mut ()).map_err(Failure::asked)?;
    replay(round, replayed, moves, "", out).map(drop)
}

fn replay_series(replayed: &Replayed, out: &mut impl Write) -> Result<(), Failure> {
    let setting = &replayed.setting;
    let mut series = Series::from(setting.rules, setting.start)
        .map_err(Failure::asked)?
        .ok_or_else(|| Failure::asked(format!("{} is not played in matches", replayed.game)))?;
    for (i, moves) in replayed.rounds.iter().enumerate() {
        let number = series.number();
        let place = format!("round {number}, ");
        report::line(out, &StartLine { round: number, start: series.start().to_string() })?;
        let round = replay(series.round(), replayed, moves, &place, out)?;
        let more = i + 1 < replayed.rounds.len();
        match series.next(&round, &mut ()) {
            Ok(next) if more => series = next,
            Ok(_) | Err(SeriesEnd::RoundUnfinished) if !more => {
                report::line(out, &SeriesLine::Unfinished { rounds: number })?;
            }
            Err(SeriesEnd::Won(winner)) if !more => {
                report::line(out, &SeriesLine::Won { winner: winner.key(), rounds: number })?;
            }
            Ok(_) => {}
            Err(end) => return Err(Failure::asked(format!("round {}: {end}", number + 1))),
        }
    }
    Ok(())
}

/// Plays one round's moves, reporting each ply and then how the round stands. `place` goes before a ply's number in an error.
fn replay(
    mut round: Round,
    replayed: &Replayed,
    moves: &str,
    place: &str,
    out: &mut impl Write,
) -> Result<Round, Failure> {
    for (i, played) in replayed.setting.moves(moves).enumerate() {
        let number = i + 1;
        let wrong = |reason: String| Failure::Asked(format!("{place}ply {number}: {reason}"));
        let played = played.map_err(|error| wrong(error.to_string()))?;
        let mut events: Vec<Event> = Vec::new();
        let letter = played.letter(round.rules().pits_a_row());
        let ply = round
            .play(played, &mut |event| events.push(event))
            .map_err(|reason| wrong(format!("{letter} cannot be played: {reason}")))?;
        report::line(out, &PlyLine::new(number, &ply, &events))?;
    }
    report::line(out, &RoundLine::new(&round))?;
    Ok(round)
}
