//! Listings of solutions in one style.

use std::io::{self, Write};

use super::{Style, numbers};
use crate::columns::Columns;

/// A list of solutions in one style.
pub struct Listing {
    style: Style,
    len: u64,
}

impl Listing {
    /// Writes the beginning of a list for boards of this size.
    pub fn begin(style: Style, size: usize, out: &mut impl Write) -> io::Result<Self> {
        match style {
            Style::Json => write!(out, "[")?,
            Style::Csv => numbers::write_csv_header(size, out)?,
            _ => {}
        }
        Ok(Self { style, len: 0 })
    }

    /// The number of solutions written.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Writes one more solution.
    pub fn push(&mut self, queens: &Columns, out: &mut impl Write) -> io::Result<()> {
        self.push_below("", queens, out)
    }

    /// Writes one more solution below a heading.
    pub fn push_below(
        &mut self,
        heading: &str,
        queens: &Columns,
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
