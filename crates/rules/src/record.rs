//! A game or a match as a small text file, to keep and to open again.
//!
//! ```text
//! # any remark
//! game: rio-kadalis
//! clockwise: yes
//! match: yes
//! moves: AbC…
//! moves: a…
//! ```
//!
//! Lines in any order, a `moves:` line a round. Only `game:` is needed; `pits:`, `seeds:`, `clockwise:`, `lone-steps:`,
//! `captures:` and `first:` change the game, `position:` starts it elsewhere, `match: yes` goes on from round to round.

use alloc::{string::String, vec::Vec};
use core::{fmt, str::FromStr};

use crate::{
    Captures, Move, Moves, ParseError, Player, Position, Ruleset, UnknownCapture, UnknownGame, Variant, VariantError,
};

/// What has been played, and under which rules: enough to play it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game and its changes.
    pub variant: Variant,
    /// Where the first round starts, if not at the rules' own start.
    pub start: Option<Position>,
    /// Whether it is a match, of several rounds.
    pub series: bool,
    /// The moves of each round; never empty, though its rounds may be.
    pub rounds: Vec<Vec<Move>>,
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; 0 where the whole is meant.
    pub line: usize,
    /// What is wrong.
    pub kind: RecordErrorKind,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// No `game:` line.
    NoGame,
    /// The line is not `name: value` with a known name; this is what stands before the colon.
    UnknownLine(String),
    /// The same name stands on two lines.
    Twice(&'static str),
    /// No such game.
    Game(UnknownGame),
    /// Not a number of 1 to 255.
    Number,
    /// Neither `yes` nor `no`.
    YesOrNo,
    /// Neither `south` nor `north`.
    Player,
    /// The captures cannot be read.
    Captures(UnknownCapture),
    /// The variant makes no sense.
    Variant(VariantError),
    /// The position cannot be read.
    Position(ParseError),
    /// The position's rows are not of the rules' length.
    Rows,
    /// The moves cannot be read.
    Moves(ParseError),
    /// `match: yes`, but the rules know no match play.
    NoMatch,
    /// More than one `moves:` line, but it is no match.
    SecondRound,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.kind {
            RecordErrorKind::NoGame => f.write_str("expected a line \"game: …\""),
            RecordErrorKind::UnknownLine(name) => write!(
                f,
                "\"{name}\" is not one of game, pits, seeds, clockwise, lone-steps, captures, first, match, position and moves"
            ),
            RecordErrorKind::Twice(name) => write!(f, "\"{name}\" stands there twice"),
            RecordErrorKind::Game(fault) => fault.fmt(f),
            RecordErrorKind::Number => f.write_str("expected a number of 1 to 255"),
            RecordErrorKind::YesOrNo => f.write_str("expected yes or no"),
            RecordErrorKind::Player => f.write_str("expected south or north"),
            RecordErrorKind::Captures(fault) => fault.fmt(f),
            RecordErrorKind::Variant(fault) => fault.fmt(f),
            RecordErrorKind::Position(fault) | RecordErrorKind::Moves(fault) => fault.fmt(f),
            RecordErrorKind::Rows => f.write_str("the position's rows are not as long as the rules' rows"),
            RecordErrorKind::NoMatch => f.write_str("this game is not played in matches"),
            RecordErrorKind::SecondRound => f.write_str("a second round, but no line \"match: yes\""),
        }
    }
}

impl core::error::Error for RecordError {}

const NAMES: [&str; 10] =
    ["game", "pits", "seeds", "clockwise", "lone-steps", "captures", "first", "match", "position", "moves"];

impl Record {
    /// An unplayed game of this variant.
    #[must_use]
    pub fn new(variant: Variant) -> Record {
        Record { variant, start: None, series: false, rounds: alloc::vec![Vec::new()] }
    }

    /// The rules it is played by.
    ///
    /// # Errors
    /// As [`Variant::ruleset`].
    pub fn ruleset(&self) -> Result<Ruleset, VariantError> {
        self.variant.ruleset()
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Variant { game, pits, seeds, clockwise, lone_steps, first, captures } = self.variant;
        writeln!(f, "game: {game}")?;
        if let Some(pits) = pits {
            writeln!(f, "pits: {pits}")?;
        }
        if let Some(seeds) = seeds {
            writeln!(f, "seeds: {seeds}")?;
        }
        for (name, set) in [("clockwise", clockwise), ("lone-steps", lone_steps), ("match", self.series)] {
            if set {
                writeln!(f, "{name}: yes")?;
            }
        }
        if let Some(captures) = captures {
            writeln!(f, "captures: {captures}")?;
        }
        if let Some(first) = first {
            writeln!(f, "first: {first}")?;
        }
        if let Some(start) = self.start {
            writeln!(f, "position: {start}")?;
        }
        let pits = pits.unwrap_or(game.ruleset().pits_a_row());
        for round in &self.rounds {
            f.write_str("moves: ")?;
            for played in round {
                write!(f, "{}", played.letter(pits))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        // A game's name and its size are needed to read its moves, whatever the order of the lines.
        let mut values: [Option<(usize, &str)>; NAMES.len()] = [None; NAMES.len()];
        let mut rounds = Vec::new();
        for (line, content) in text.trim_start_matches('\u{feff}').lines().enumerate().map(|(i, l)| (i + 1, l.trim())) {
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            let (name, value) = content.split_once(':').unwrap_or((content, ""));
            let fault = |kind| RecordError { line, kind };
            let Some(at) = NAMES.iter().position(|known| *known == name.trim()) else {
                return Err(fault(RecordErrorKind::UnknownLine(name.trim().chars().take(40).collect::<String>())));
            };
            if NAMES[at] == "moves" {
                rounds.push((line, value));
            } else if values[at].replace((line, value.trim())).is_some() {
                return Err(fault(RecordErrorKind::Twice(NAMES[at])));
            }
        }
        let value = |name: &str| NAMES.iter().position(|known| *known == name).and_then(|at| values[at]);
        let read = Reading { value: &value };
        let (game_line, game) = value("game").ok_or(RecordError { line: 0, kind: RecordErrorKind::NoGame })?;
        let variant = Variant {
            game: game.parse().map_err(|e| RecordError { line: game_line, kind: RecordErrorKind::Game(e) })?,
            pits: read.number("pits")?,
            seeds: read.number("seeds")?,
            clockwise: read.yes("clockwise")?,
            lone_steps: read.yes("lone-steps")?,
            first: read.player("first")?,
            captures: read.captures("captures")?,
        };
        let rules =
            variant.ruleset().map_err(|e| RecordError { line: game_line, kind: RecordErrorKind::Variant(e) })?;
        let pits = rules.pits_a_row();
        let start = match value("position") {
            None => None,
            Some((line, text)) => {
                let start: Position =
                    text.parse().map_err(|e| RecordError { line, kind: RecordErrorKind::Position(e) })?;
                if start.board().pits_a_row() != pits {
                    return Err(RecordError { line, kind: RecordErrorKind::Rows });
                }
                Some(start)
            }
        };
        let series = read.yes("match")?;
        if series && rules.parts().series.is_none() {
            let line = value("match").map_or(0, |(line, _)| line);
            return Err(RecordError { line, kind: RecordErrorKind::NoMatch });
        }
        if let (false, Some((line, _))) = (series, rounds.get(1)) {
            return Err(RecordError { line: *line, kind: RecordErrorKind::SecondRound });
        }
        let mut rounds = rounds
            .into_iter()
            .map(|(line, text)| {
                let moves: Result<Vec<Move>, ParseError> = Moves::read(text, pits).collect();
                moves.map_err(|e| RecordError { line, kind: RecordErrorKind::Moves(e) })
            })
            .collect::<Result<Vec<_>, _>>()?;
        if rounds.is_empty() {
            rounds.push(Vec::new());
        }
        Ok(Record { variant, start, series, rounds })
    }
}

/// Values of single lines, each with its own kind of mistake.
struct Reading<'a> {
    value: &'a dyn Fn(&str) -> Option<(usize, &'a str)>,
}

impl Reading<'_> {
    fn number(&self, name: &str) -> Result<Option<u8>, RecordError> {
        let Some((line, text)) = (self.value)(name) else { return Ok(None) };
        match text.parse() {
            Ok(number) if number > 0 => Ok(Some(number)),
            _ => Err(RecordError { line, kind: RecordErrorKind::Number }),
        }
    }

    fn yes(&self, name: &str) -> Result<bool, RecordError> {
        match (self.value)(name) {
            None | Some((_, "no")) => Ok(false),
            Some((_, "yes")) => Ok(true),
            Some((line, _)) => Err(RecordError { line, kind: RecordErrorKind::YesOrNo }),
        }
    }

    fn captures(&self, name: &str) -> Result<Option<Captures>, RecordError> {
        let Some((line, text)) = (self.value)(name) else { return Ok(None) };
        text.parse().map(Some).map_err(|fault| RecordError { line, kind: RecordErrorKind::Captures(fault) })
    }

    fn player(&self, name: &str) -> Result<Option<Player>, RecordError> {
        match (self.value)(name) {
            None => Ok(None),
            Some((_, "south")) => Ok(Some(Player::South)),
            Some((_, "north")) => Ok(Some(Player::North)),
            Some((line, _)) => Err(RecordError { line, kind: RecordErrorKind::Player }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn a_record_is_read_as_it_is_written() {
        for text in [
            "game: tihbat\nmoves: AbBa-\n",
            "game: rio-kadalis\npits: 5\nclockwise: yes\nmatch: yes\nfirst: north\nmoves: aA\nmoves: \n",
            "game: hoyito\nposition: 4,4,4,4,4,x/4,4,4,4,4,4 n 0,4\nmoves: \n",
            "game: rio-kadalis\ncaptures: four\nmoves: Aa\n",
        ] {
            assert_eq!(text.parse::<Record>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn a_bad_record_names_the_line_and_what_is_wrong() {
        for (text, message) in [
            ("", "expected a line \"game: …\""),
            ("game: chess", "line 1: the games are tihbat, rio-kadalis, hoyito and sadeqa"),
            (
                "# hello\ngame: tihbat\nhouse: 3",
                "line 3: \"house\" is not one of game, pits, seeds, clockwise, lone-steps, captures, first, match, position and moves",
            ),
            ("game: tihbat\ngame: tihbat", "line 2: \"game\" stands there twice"),
            ("game: tihbat\npits: x", "line 2: expected a number of 1 to 255"),
            ("game: tihbat\nclockwise: 1", "line 2: expected yes or no"),
            ("game: tihbat\nfirst: me", "line 2: expected south or north"),
            (
                "game: hoyito\ncaptures: all",
                "line 2: captures are named, with commas between them, of even-home,four,binikh,casa,last-casa,last-four,opposite",
            ),
            (
                "game: rio-kadalis\ncaptures: casa",
                "line 1: rio-kadalis captures by four,binikh, or by some of these, but never by last-four alone or by nothing",
            ),
            ("game: tihbat\nmatch: yes", "line 2: this game is not played in matches"),
            (
                "game: tihbat\nposition: 4,4/4,4",
                "line 2: character 8: expected a comma and the next pit, or a space and the mover",
            ),
            (
                "game: tihbat\nposition: 4,4,4/4,4,4 s 0,0",
                "line 2: the position's rows are not as long as the rules' rows",
            ),
            (
                "game: tihbat\nmoves: AC",
                "line 2: character 3: expected a letter of a pit of this board, or - for a pass",
            ),
            ("game: tihbat\nmoves: A\nmoves: b", "line 3: a second round, but no line \"match: yes\""),
            (
                "game: hoyito\nlone-steps: yes",
                "line 1: a lone seed that steps on is a variant of tihbat; in hoyito it always does",
            ),
        ] {
            assert_eq!(text.parse::<Record>().expect_err(text).to_string(), message);
        }
    }
}
