//! Positions and games as text.
//!
//! A position is `<South's pits>/<North's pits> <mover> <South's pile>,<North's pile>`, for example
//! `4,4,4,4,4,4/4,4,4,4,4,4 s 0,0`; a closed pit is `x`. A game is its moves: pit letters, and `-` for a forced pass, with
//! nothing between them or with spaces.

use core::{fmt, str::FromStr};

use crate::{Board, BoardError, MOST_PITS_A_ROW, Pit, Player, Position};

/// Why a text cannot be read, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The place, in characters from 1.
    pub at: usize,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// This was expected there: words, in English.
    Expected(&'static str),
    /// The number is larger than 255.
    TooLarge,
    /// The position as a whole is impossible.
    Board(BoardError),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ParseErrorKind::Expected(what) => write!(f, "character {}: expected {what}", self.at),
            ParseErrorKind::TooLarge => write!(f, "character {}: expected a number of at most 255", self.at),
            ParseErrorKind::Board(fault) => write!(f, "character {}: {fault}", self.at),
        }
    }
}

impl core::error::Error for ParseError {}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pit in self.pits() {
            let before = match pit.0 {
                0 => "",
                place if place == self.pits_a_row => "/",
                _ => ",",
            };
            f.write_str(before)?;
            if self.is_closed(pit) {
                f.write_str("x")?;
            } else {
                write!(f, "{}", self.seeds(pit))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mover = match self.mover {
            Player::South => 's',
            Player::North => 'n',
        };
        write!(f, "{} {mover} {},{}", self.board, self.piles[0], self.piles[1])
    }
}

/// A text read from the left, a character at a time.
struct Reader<'a> {
    rest: core::str::Chars<'a>,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn next_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|&c| wanted(c))?;
        self.rest.next();
        self.at += 1;
        Some(next)
    }

    fn expect(&mut self, wanted: char, what: &'static str) -> Result<(), ParseError> {
        self.next_if(|c| c == wanted).map(drop).ok_or(self.expected(what))
    }

    fn expected(&self, what: &'static str) -> ParseError {
        ParseError { at: self.at, kind: ParseErrorKind::Expected(what) }
    }

    fn number(&mut self, what: &'static str) -> Result<u8, ParseError> {
        let start = self.at;
        let mut number: Option<u8> = None;
        while let Some(digit) = self.next_if(|c| c.is_ascii_digit()) {
            let more = number.unwrap_or(0).checked_mul(10).and_then(|tens| tens.checked_add(digit as u8 - b'0'));
            number = Some(more.ok_or(ParseError { at: start, kind: ParseErrorKind::TooLarge })?);
        }
        number.ok_or(self.expected(what))
    }

    /// Pits until something that is no comma. At most 12; a longer row is an error at its thirteenth pit.
    fn row(&mut self) -> Result<([Option<u8>; 12], usize), ParseError> {
        let mut row = [None; MOST_PITS_A_ROW as usize];
        let mut length = 0;
        loop {
            let Some(pit) = row.get_mut(length) else {
                return Err(ParseError { at: self.at, kind: ParseErrorKind::Board(BoardError::RowLength(length + 1)) });
            };
            *pit = match self.next_if(|c| c == 'x') {
                Some(_) => None,
                None => Some(self.number("a number of seeds, or x for a closed pit")?),
            };
            length += 1;
            if self.next_if(|c| c == ',').is_none() {
                return Ok((row, length));
            }
        }
    }
}

impl FromStr for Position {
    type Err = ParseError;

    /// Reads a position as [`Position`]'s `Display` writes it.
    fn from_str(text: &str) -> Result<Position, ParseError> {
        let mut reader = Reader { rest: text.chars(), at: 1 };
        let (south, south_length) = reader.row()?;
        reader.expect('/', "a comma and the next pit, or / and North's row")?;
        let (north, north_length) = reader.row()?;
        let rows_end = reader.at;
        reader.expect(' ', "a comma and the next pit, or a space and the mover")?;
        let mover = match reader.next_if(|c| matches!(c, 's' | 'n')) {
            Some('s') => Player::South,
            Some(_) => Player::North,
            None => return Err(reader.expected("the mover, s or n")),
        };
        reader.expect(' ', "a space and the piles")?;
        let south_pile = reader.number("the number of seeds in South's pile")?;
        reader.expect(',', "a comma and North's pile")?;
        let north_pile = reader.number("the number of seeds in North's pile")?;
        if reader.peek().is_some() {
            return Err(reader.expected("the end of the position"));
        }
        let fault = |at| move |fault| ParseError { at, kind: ParseErrorKind::Board(fault) };
        let board = Board::from_rows(&south[..south_length], &north[..north_length]).map_err(fault(rows_end))?;
        Position::new(board, mover, [south_pile, north_pile]).map_err(fault(reader.at))
    }
}

/// What a player does in one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Move {
    /// Sows from a pit.
    Sow(Pit),
    /// Passes, having no move.
    Pass,
}

impl Move {
    /// The move as text on a board of `pits_a_row`: the pit's letter, or `-`.
    #[must_use]
    pub const fn letter(self, pits_a_row: u8) -> char {
        match self {
            Move::Sow(pit) => pit.letter(pits_a_row),
            Move::Pass => '-',
        }
    }
}

/// The moves of a text, read one by one on a board of `pits_a_row`.
///
/// ```
/// use sowtell_rules::{Move, Moves, Pit};
/// let moves: Result<Vec<Move>, _> = Moves::read("A b", 2).collect();
/// assert_eq!(moves, Ok(vec![Move::Sow(Pit::at(0).unwrap()), Move::Sow(Pit::at(3).unwrap())]));
/// let wrong = Moves::read("AC", 2).last().unwrap();
/// assert_eq!(wrong.unwrap_err().to_string(), "character 2: expected a letter of a pit of this board, or - for a pass");
/// ```
#[derive(Clone, Debug)]
pub struct Moves<'a> {
    rest: core::str::Chars<'a>,
    at: usize,
    pits_a_row: u8,
}

impl<'a> Moves<'a> {
    /// Reads `text`: letters and `-`, white space ignored.
    #[must_use]
    pub fn read(text: &'a str, pits_a_row: u8) -> Moves<'a> {
        Moves { rest: text.chars(), at: 0, pits_a_row }
    }
}

impl Iterator for Moves<'_> {
    type Item = Result<Move, ParseError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let c = self.rest.next()?;
            self.at += 1;
            if c.is_whitespace() {
                continue;
            }
            let wrong = ParseErrorKind::Expected("a letter of a pit of this board, or - for a pass");
            return Some(match c {
                '-' => Ok(Move::Pass),
                letter => {
                    Pit::named(letter, self.pits_a_row).map(Move::Sow).ok_or(ParseError { at: self.at, kind: wrong })
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn a_position_is_read_as_it_is_written() {
        for text in ["4,4,4,4,4,4/4,4,4,4,4,4 s 0,0", "x,x,3,0,1,8/3,7,7,2,8,1 n 0,8", "0,0/0,0 n 255,0"] {
            assert_eq!(text.parse::<Position>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn every_parse_error_names_the_place_and_what_was_expected() {
        for (text, error) in [
            ("", "character 1: expected a number of seeds, or x for a closed pit"),
            ("4,4", "character 4: expected a comma and the next pit, or / and North's row"),
            ("4,4,/4,4,4 s 0,0", "character 5: expected a number of seeds, or x for a closed pit"),
            ("4,4/4,4", "character 8: expected a comma and the next pit, or a space and the mover"),
            ("4,4/4,4 w 0,0", "character 9: expected the mover, s or n"),
            ("4,4/4,4 s", "character 10: expected a space and the piles"),
            ("4,4/4,4 s 0", "character 12: expected a comma and North's pile"),
            ("4,4/4,4 s 0,", "character 13: expected the number of seeds in North's pile"),
            ("4,4/4,4 s 0,0 ", "character 14: expected the end of the position"),
            ("4,256/4,4 s 0,0", "character 3: expected a number of at most 255"),
            ("4,4/4,4,4 s 0,0", "character 10: the rows differ: South has 2 pits and North 3"),
            ("4/4 s 0,0", "character 4: a row has 2 to 12 pits, not 1"),
            ("1,1,1,1,1,1,1,1,1,1,1,1,1/1 s 0,0", "character 25: a row has 2 to 12 pits, not 13"),
            ("200,0/56,0 s 0,0", "character 11: a position holds at most 255 seeds, piles included, not 256"),
            ("200,0/55,0 s 1,0", "character 17: a position holds at most 255 seeds, piles included, not 256"),
        ] {
            assert_eq!(text.parse::<Position>().expect_err(text).to_string(), error, "{text}");
        }
    }
}
