use std::{fs, io::Read, process::ExitCode};

use clap::{Args, Parser, error::ErrorKind};
use sowtell_rules::{Captures, Game, Moves, Position, Record, Ruleset, Variant};

use crate::{commands::Command, failure::Failure};

/// Four traditional mancala games, played and checked exactly.
///
/// GAME is tihbat, rio-kadalis, hoyito or sadeqa. Pits are A, B, C … for South and a, b, c … for North, each from the
/// player's own left.
#[derive(Parser)]
#[command(name = "lab", version, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Prints what clap has to say: help as it is, a mistake as one line.
pub(crate) fn refuse(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        // Whoever asked for help and closed the pipe needs no message.
        let _ = error.print();
        return u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from);
    }
    let text = error.to_string();
    // The first paragraph is the mistake; tips and usage follow.
    let said = text.split("\n\n").next().unwrap_or(&text);
    let words: Vec<&str> = said.trim_start_matches("error: ").split_whitespace().collect();
    eprintln!("lab: {}", words.join(" "));
    ExitCode::from(2)
}

/// Changes to a game, and where it starts: the same on every command.
#[derive(Args, Clone, Debug)]
pub(crate) struct Table {
    /// Pits in a row, 2 to 12.
    #[arg(long, value_name = "N")]
    pits: Option<u8>,
    /// Seeds in a pit at the start; the board holds 255 at most.
    #[arg(long, value_name = "N")]
    seeds: Option<u8>,
    /// Sow clockwise.
    #[arg(long)]
    clockwise: bool,
    /// Tihbat: a lone seed steps on to the next pit.
    #[arg(long)]
    lone_steps: bool,
    /// Capture by these of the game's rules only: four or binikh of rio-kadalis, casa, last-casa or last-four of hoyito, with
    /// commas between them.
    #[arg(long, value_name = "LIST")]
    captures: Option<Captures>,
    /// Start here, for example '4,4,4,4,4,4/4,4,4,4,4,4 s 0,0'; without --pits its rows give the board's size.
    #[arg(long, value_name = "POSITION")]
    from: Option<Position>,
}

/// What the options make of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) rules: Ruleset,
    pub(crate) start: Position,
}

impl Table {
    /// The rules of `game` with these changes, and the position to start from.
    ///
    /// # Errors
    /// A rule set that makes no sense, or a position of another size.
    pub(crate) fn set(&self, game: Game) -> Result<Setting, Failure> {
        let rules = self.variant(game).ruleset().map_err(Failure::asked)?;
        let start = self.from.unwrap_or_else(|| Position::start(&rules));
        let (wanted, found) = (rules.pits_a_row(), start.board().pits_a_row());
        if wanted != found {
            return Err(Failure::asked(format!("--pits is {wanted}, but the position has {found} pits a row")));
        }
        Ok(Setting { rules, start })
    }

    /// The game with these changes.
    pub(crate) fn variant(&self, game: Game) -> Variant {
        Variant {
            game,
            pits: self.pits.or(self.from.map(|position| position.board().pits_a_row())),
            seeds: self.seeds,
            clockwise: self.clockwise,
            lone_steps: self.lone_steps,
            first: None,
            captures: self.captures,
        }
    }
}

/// A game that has been played: as moves, or as a record.
#[derive(Args, Clone, Debug)]
pub(crate) struct Played {
    /// The game.
    #[arg(required_unless_present = "record")]
    game: Option<Game>,
    /// Its moves: pit letters, - for a forced pass; none for none.
    #[arg(allow_hyphen_values = true, required_unless_present = "record")]
    moves: Option<String>,
    #[command(flatten)]
    table: Table,
    /// Read the game from a record that the page has saved; - reads standard input.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "moves", "pits", "seeds", "clockwise", "lone_steps", "captures", "from"]
    )]
    record: Option<String>,
}

/// A game to be played again, round by round.
pub(crate) struct Replayed {
    pub(crate) game: Game,
    pub(crate) setting: Setting,
    /// Whether rounds follow each other as a match.
    pub(crate) series: bool,
    /// The moves of each round, as text.
    pub(crate) rounds: Vec<String>,
}

impl Played {
    /// What is to be played again.
    ///
    /// # Errors
    /// A record that cannot be read, or options that make no sense.
    pub(crate) fn read(&self) -> Result<Replayed, Failure> {
        if let Some(file) = &self.record {
            return recorded(file);
        }
        match (self.game, &self.moves) {
            (Some(game), Some(moves)) => {
                Ok(Replayed { game, setting: self.table.set(game)?, series: false, rounds: vec![moves.clone()] })
            }
            _ => Err(Failure::asked("expected GAME and MOVES, or --record FILE")),
        }
    }
}

fn recorded(file: &str) -> Result<Replayed, Failure> {
    let mut text = String::new();
    let read = match file {
        "-" => std::io::stdin().read_to_string(&mut text).map(drop),
        path => fs::read_to_string(path).map(|content| text = content),
    };
    read.map_err(|error| Failure::asked(format!("the record {file} cannot be read: {error}")))?;
    let record: Record = text.parse().map_err(|error| Failure::asked(format!("the record {file}, {error}")))?;
    let rules = record.ruleset().map_err(Failure::asked)?;
    let pits = rules.pits_a_row();
    let start = record.start.unwrap_or_else(|| Position::start(&rules));
    Ok(Replayed {
        game: record.variant.game,
        setting: Setting { rules, start },
        series: record.series,
        rounds: record.rounds.iter().map(|round| round.iter().map(|played| played.letter(pits)).collect()).collect(),
    })
}

impl Setting {
    /// The moves of `text` on this board.
    pub(crate) fn moves<'a>(&self, text: &'a str) -> Moves<'a> {
        Moves::read(text, self.rules.pits_a_row())
    }
}
