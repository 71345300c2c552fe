use std::io::{self, Write};

use clap::Args;
use sowtell_rules::{Event, Ply, Round};

use crate::{
    cli::Played,
    failure::Failure,
    report::{self, PlyLine, RoundLine, SeriesLine, StartLine},
    walk::{Follow, Standing, walk},
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
        walk(&self.played.read()?, &mut Reporter { out })
    }
}

struct Reporter<'a, W> {
    out: &'a mut W,
}

impl<W: Write> Follow for Reporter<'_, W> {
    fn begins(&mut self, number: Option<u32>, round: &Round, _: &[Event]) -> io::Result<()> {
        match number {
            Some(round_number) => {
                report::line(self.out, &StartLine { round: round_number, start: round.start().to_string() })
            }
            None => Ok(()),
        }
    }

    fn ply(&mut self, number: usize, _: &Round, ply: &Ply, events: &[Event]) -> io::Result<()> {
        report::line(self.out, &PlyLine::new(number, ply, events))
    }

    fn rests(&mut self, round: &Round) -> io::Result<()> {
        report::line(self.out, &RoundLine::new(round))
    }

    fn between(&mut self, _: &Round, _: &[Event]) -> io::Result<()> {
        Ok(())
    }

    fn series(&mut self, standing: Standing, rounds: u32) -> io::Result<()> {
        let line = match standing {
            Standing::Won(winner) => SeriesLine::Won { winner: winner.key(), rounds },
            Standing::Open => SeriesLine::Unfinished { rounds },
        };
        report::line(self.out, &line)
    }
}
