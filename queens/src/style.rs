//! Styles of writing solutions. Those of the library have the names of its types.

use std::fmt::Display;
use std::io::{self, Write};

use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares, Svg};

use crate::position::Queens;

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
    /// JSON, columns from 0
    Json,
    /// Comma-separated values, columns from 0, below a line of names
    Csv,
    /// A picture, for one solution only
    Svg,
}

impl Style {
    /// Parses a style that can write many solutions, one after another.
    pub fn of_list() -> impl TypedValueParser<Value = Self> {
        let styles = Self::value_variants().iter().filter(|&&style| style != Self::Svg);
        let names = styles.filter_map(ValueEnum::to_possible_value);
        PossibleValuesParser::new(names).try_map(|name| Self::from_str(&name, false))
    }

    /// Writes one solution alone.
    pub fn write(self, queens: &Queens, out: &mut impl Write) -> io::Result<()> {
        if self == Self::Csv {
            write_csv_header(queens.0.len(), out)?;
        }
        self.write_item(queens, out)?;
        writeln!(out)
    }

    /// Writes one solution without the separators of a list and without a line feed at the end.
    pub fn write_item(self, queens: &Queens, out: &mut impl Write) -> io::Result<()> {
        let columns = || queens.0.iter();
        match self {
            Self::Discs => write!(out, "{}", Discs::new(queens)),
            Self::Glyphs => write!(out, "{}", Glyphs::new(queens)),
            Self::Letters => write!(out, "{}", Letters::new(queens)),
            Self::Fen => write!(out, "{}", Fen::new(queens)),
            Self::Squares => write!(out, "{}", Squares::new(queens)),
            Self::List | Self::Json => write!(out, "{:?}", queens.0),
            Self::Tuple => write_tuple(columns().map(|column| column + 1), out),
            Self::TupleFromZero => write_tuple(columns(), out),
            Self::Digits => {
                let separator = if queens.0.len() > 10 { " " } else { "" };
                write_joined(separator, columns(), out)
            }
            Self::Csv => write_joined(",", columns(), out),
            Self::Grid => write_grid(&queens.0, out),
            Self::Svg => write!(out, "{}", Svg::new(queens).with_coordinates()),
        }
    }

    /// Whether a solution takes a line for each row of the board.
    fn is_board(self) -> bool {
        matches!(self, Self::Discs | Self::Glyphs | Self::Letters | Self::Grid)
    }
}

/// A list of solutions in one style.
pub struct List {
    style: Style,
    len: u64,
}

impl List {
    /// Writes the beginning of a list for boards of this size.
    pub fn begin(style: Style, size: usize, out: &mut impl Write) -> io::Result<Self> {
        match style {
            Style::Json => write!(out, "[")?,
            Style::Csv => write_csv_header(size, out)?,
            _ => {}
        }
        Ok(Self { style, len: 0 })
    }

    /// The number of solutions written.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Writes one more solution.
    pub fn push(&mut self, queens: &Queens, out: &mut impl Write) -> io::Result<()> {
        self.push_below("", queens, out)
    }

    /// Writes one more solution below a heading.
    pub fn push_below(
        &mut self,
        heading: &str,
        queens: &Queens,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.len += 1;
        match self.style {
            Style::Json if self.len > 1 => write!(out, ",\n ")?,
            style if style.is_board() && self.len > 1 => writeln!(out)?,
            _ => {}
        }
        write!(out, "{heading}")?;
        self.style.write_item(queens, out)?;
        if self.style == Style::Json { Ok(()) } else { writeln!(out) }
    }

    /// Writes the end of the list.
    pub fn end(&self, out: &mut impl Write) -> io::Result<()> {
        if self.style == Style::Json { writeln!(out, "]") } else { Ok(()) }
    }
}

/// Writes ranks from the top, cells separated by tabs, and the files below.
fn write_grid(columns: &[u32], out: &mut impl Write) -> io::Result<()> {
    for rank in (1..=columns.len()).rev() {
        write!(out, "{rank}")?;
        for &column in columns {
            let queen = if column as usize + 1 == rank { "R" } else { "" };
            write!(out, "\t{queen}")?;
        }
        writeln!(out)?;
    }
    (1..=columns.len()).try_for_each(|file| write!(out, "\t{file}"))
}

fn write_tuple(
    columns: impl Iterator<Item = impl Display>,
    out: &mut impl Write,
) -> io::Result<()> {
    write!(out, "(")?;
    write_joined(", ", columns, out)?;
    write!(out, ")")
}

fn write_csv_header(size: usize, out: &mut impl Write) -> io::Result<()> {
    write_joined(",", (0..size).map(|row| format!("row{row}")), out)?;
    writeln!(out)
}

fn write_joined(
    separator: &str,
    items: impl Iterator<Item = impl Display>,
    out: &mut impl Write,
) -> io::Result<()> {
    for (index, item) in items.enumerate() {
        let separator = if index > 0 { separator } else { "" };
        write!(out, "{separator}{item}")?;
    }
    Ok(())
}
