//! How a solution is written.

use std::fmt;

use clap::ValueEnum;
use queen_runtime::draw::{Discs, Fen, Glyphs, List, Squares, Tuple};

/// How a solution is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// Columns from 1 in parentheses: (2, 4, 1, 3)
    Tuple,
    /// Columns from 0 in brackets: [1, 3, 0, 2]
    List,
    /// A board of coloured squares and discs
    Board,
    /// A board of ♛ and ~
    Queens,
    /// The placement field of Forsyth–Edwards Notation: 1Q2/3Q/Q3/2Q1
    Fen,
    /// The names of the squares: b4 d3 a2 c1
    Squares,
    /// JSON, columns from 0
    Json,
    /// Comma-separated values, columns from 0
    Csv,
}

impl Style {
    /// The solution with its queens in these columns, without a line feed at the end.
    pub fn draw(self, columns: &[u8]) -> Drawing<'_> {
        Drawing { style: self, columns }
    }
}

pub struct Drawing<'a> {
    style: Style,
    columns: &'a [u8],
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns;
        match self.style {
            Style::Tuple => Tuple::new(columns).fmt(f),
            Style::List | Style::Json => List::new(columns).fmt(f),
            Style::Board => Discs::new(&columns).fmt(f),
            Style::Queens => Glyphs::new(&columns).fmt(f),
            Style::Fen => Fen::new(&columns).fmt(f),
            Style::Squares => Squares::new(&columns).fmt(f),
            Style::Csv => csv(columns, f),
        }
    }
}

fn csv(columns: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (row, column) in columns.iter().enumerate() {
        let separator = if row > 0 { "," } else { "" };
        write!(f, "{separator}{column}")?;
    }
    Ok(())
}
