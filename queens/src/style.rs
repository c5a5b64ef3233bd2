//! Styles of solutions. Those of the library have the names of its types.

pub mod clue_board;
mod fen;
mod grid;
pub mod listing;
mod numbers;
mod refusal;
pub mod svg;

use std::io::{self, Write};

use clap::ValueEnum;
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares, read_picture};

use crate::columns::Columns;
use crate::content::Content;
use crate::position::{MAX_QUEENS, ParsedPosition};

pub use numbers::{is_csv_header, read_one as read_columns};
pub use refusal::Refusal;

/// A style of writing a solution.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// A board of coloured squares and discs
    Discs,
    /// A board of ♛ and ~
    Glyphs,
    /// A board of Q and dots
    Letters,
    /// The board of the assignment: R in the file j on the rank that is the tuple's j-th number
    Grid,
    /// The placement field of Forsyth–Edwards Notation: 1Q2/3Q/Q3/2Q1
    Fen,
    /// The names of the squares: b4 d3 a2 c1
    Squares,
    /// Columns from 0 in brackets: [1, 3, 0, 2]
    List,
    /// Columns from 1 in parentheses: (2, 4, 1, 3)
    Tuple,
    /// Columns from 0 in parentheses: (1, 3, 0, 2)
    #[value(name = "tuple0")]
    TupleFromZero,
    /// Columns from 0, with spaces between them only if one has two digits: 1302
    Digits,
    /// Columns from 1, with spaces between them only if one has two digits: 2413
    #[value(name = "digits1")]
    DigitsFromOne,
    /// Comma-separated values, columns from 0, below a line of names
    Csv,
    /// JSON, columns from 0, which `--json` asks for
    #[value(skip)]
    Json,
    /// A picture, which `queens draw` draws
    #[value(skip)]
    Svg,
}

impl Style {
    /// Writes one solution alone.
    pub fn write(self, queens: &Columns, out: &mut impl Write) -> io::Result<()> {
        if self == Self::Csv {
            numbers::write_csv_header(queens.0.len(), out)?;
        }
        self.write_item(queens, out)?;
        writeln!(out)
    }

    /// Writes one solution without the separators of a list and without a line feed at the end.
    pub fn write_item(self, queens: &Columns, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Discs => write!(out, "{}", Discs::new(queens)),
            Self::Glyphs => write!(out, "{}", Glyphs::new(queens)),
            Self::Letters => write!(out, "{}", Letters::new(queens)),
            Self::Fen => write!(out, "{}", Fen::new(queens)),
            Self::Squares => write!(out, "{}", Squares::new(queens)),
            Self::List | Self::Json => numbers::write_list(&queens.0, out),
            Self::Tuple => numbers::write_tuple(&queens.0, out),
            Self::TupleFromZero => numbers::write_python_tuple(&queens.0, out),
            Self::Digits => numbers::write_digits(&queens.0, 0, out),
            Self::DigitsFromOne => numbers::write_digits(&queens.0, 1, out),
            Self::Csv => numbers::write_csv(&queens.0, out),
            Self::Grid => grid::write(&queens.0, out),
            Self::Svg => svg::write(queens, out),
        }
    }

    /// What a file in this style contains.
    pub fn content(self) -> Content {
        match self {
            Self::Svg => Content::Picture,
            Self::Csv => Content::Csv,
            Self::Json | Self::List => Content::Json,
            Self::Discs
            | Self::Glyphs
            | Self::Letters
            | Self::Grid
            | Self::Fen
            | Self::Squares
            | Self::Tuple
            | Self::TupleFromZero
            | Self::Digits
            | Self::DigitsFromOne => Content::Text,
        }
    }

    /// Whether a solution takes a line for each row of the board.
    fn is_board(self) -> bool {
        match self {
            Self::Discs | Self::Glyphs | Self::Letters | Self::Grid => true,
            Self::Fen
            | Self::Squares
            | Self::List
            | Self::Tuple
            | Self::TupleFromZero
            | Self::Digits
            | Self::DigitsFromOne
            | Self::Json
            | Self::Csv
            | Self::Svg => false,
        }
    }
}

/// Reads a line with one position or several. `None` if it may be a line of a board.
pub fn read_line(line: &str) -> Option<Result<Vec<ParsedPosition>, Refusal>> {
    let text = line.trim();
    let mut letters = text.chars();
    let position = match (letters.next()?, letters.next()) {
        _ if text.contains('/') => fen::read(text),
        // The cells of a grid are separated by tabs.
        ('0'..='9' | '[' | '(', _) if !line.contains('\t') => return Some(numbers::read(text)),
        (letter, Some(next))
            if letter.is_alphabetic()
                && next.is_ascii_alphanumeric()
                && text.contains(|character: char| character.is_ascii_digit()) =>
        {
            // The name of a square has a digit. A sentence has some further on.
            let word = text.split([',', ' ']).next().unwrap_or_default();
            if !word.contains(|character: char| character.is_ascii_digit()) {
                return Some(Err(Refusal::first_word(word)));
            }
            squares(text)
        }
        _ => return None,
    };
    let indent = line.chars().take_while(|character| character.is_whitespace()).count();
    Some(position.map(|position| vec![position]).map_err(|refusal| refusal.indented(indent)))
}

/// Reads a board that takes a line for each row.
pub fn read_board(board: &str) -> Result<ParsedPosition, Refusal> {
    if board.contains('\t') {
        return grid::read(board.trim_end_matches('\n'));
    }
    let mut queens = Vec::new();
    let letters = clue_board::without_clues(board)?;
    let board = letters.as_deref().unwrap_or(board).trim_end();
    let size = read_picture(board, MAX_QUEENS, |queen| queens.push(queen))?;
    Ok(ParsedPosition { size, queens })
}

/// Reads the names of squares in a picture, on a board of the size that its title tells, or of as
/// many rows as there are names.
pub fn read_picture_squares(names: &str, size: Option<usize>) -> Result<ParsedPosition, Refusal> {
    let position = match size {
        Some(size) if !(1..=MAX_QUEENS).contains(&size) => Err(Refusal::size()),
        Some(size) => squares_of(size, names),
        None => squares(names),
    };
    position.map_err(Refusal::without_place)
}

/// Reads Forsyth–Edwards Notation that is part of another text.
pub fn read_fen(text: &str) -> Result<ParsedPosition, Refusal> {
    fen::read(text).map_err(Refusal::without_place)
}

/// Reads square names, of a board with as many rows as there are names.
fn squares(text: &str) -> Result<ParsedPosition, Refusal> {
    let names = text.split(|character: char| character == ',' || character.is_whitespace());
    let size = names.filter(|name| !name.is_empty()).count();
    if size > MAX_QUEENS {
        return Err(Refusal::size());
    }
    squares_of(size, text)
}

/// Reads square names, of a board of this size.
fn squares_of(size: usize, text: &str) -> Result<ParsedPosition, Refusal> {
    let mut queens = Vec::new();
    Squares::read(text, size, |queen| queens.push(queen))?;
    queens.sort_unstable();
    queens.dedup();
    Ok(ParsedPosition { size, queens })
}
