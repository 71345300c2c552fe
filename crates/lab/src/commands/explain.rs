use std::io::{self, Write};

use clap::Args;
use sowtell_phrases::{Digits, Language, Phrases, Telling};
use sowtell_rules::{Event, Game, Player, Ply, Round};

use crate::{
    cli::Played,
    failure::Failure,
    walk::{Follow, Standing, walk},
};

/// Tell given moves in words, as the page does: what one event says is a line.
///
/// Captures are always told; single seeds are not, and long runs of laps are summed up.
#[derive(Args)]
pub(crate) struct Explain {
    #[command(flatten)]
    played: Played,
    /// The language: en, pa or th.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Language,
    /// The digits: western, or native to the language.
    #[arg(long, value_name = "DIGITS", default_value = Digits::Western.key())]
    digits: Digits,
}

impl Explain {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let replayed = self.played.read()?;
        let phrases = Phrases::new(self.lang, self.digits);
        walk(&replayed, &mut Teller { phrases, game: replayed.game, out })
    }
}

struct Teller<'a, W> {
    phrases: Phrases,
    game: Game,
    out: &'a mut W,
}

impl<W: Write> Teller<'_, W> {
    fn tell(&mut self, round: &Round, mover: Player, events: &[Event]) -> io::Result<()> {
        let telling = Telling { game: self.game, rules: *round.rules(), mover };
        for line in self.phrases.narrate(&telling, events) {
            writeln!(self.out, "{}", line.text)?;
        }
        Ok(())
    }
}

impl<W: Write> Follow for Teller<'_, W> {
    fn begins(&mut self, _: Option<u32>, round: &Round, events: &[Event]) -> io::Result<()> {
        self.tell(round, round.start().mover(), events)
    }

    fn ply(&mut self, _: usize, round: &Round, ply: &Ply, events: &[Event]) -> io::Result<()> {
        self.tell(round, ply.player, events)
    }

    fn rests(&mut self, round: &Round) -> io::Result<()> {
        let Some(outcome) = round.outcome() else { return Ok(()) };
        let telling = Telling { game: self.game, rules: *round.rules(), mover: round.position().mover() };
        for said in self.phrases.outcome(&telling, &outcome) {
            writeln!(self.out, "{said}")?;
        }
        Ok(())
    }

    fn between(&mut self, round: &Round, events: &[Event]) -> io::Result<()> {
        self.tell(round, round.position().mover(), events)
    }

    fn series(&mut self, _: Standing, _: u32) -> io::Result<()> {
        Ok(())
    }
}
