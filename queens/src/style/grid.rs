//! The board of the course's assignment: ranks on the left, files below, and R for a rook.

use std::io::{self, Write};

use super::Refusal;
use crate::position::{MAX_QUEENS, ParsedPosition};

/// Writes ranks from the top, cells separated by tabs, and the files below.
pub fn write(columns: &[u32], out: &mut impl Write) -> io::Result<()> {
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

/// Reads ranks from the top, then the files.
pub fn read(grid: &str) -> Result<ParsedPosition, Refusal> {
    let refusal = || Refusal::from("the grid does not have an R in each file".to_owned());
    let lines: Vec<Vec<&str>> = grid.lines().map(|line| line.split('\t').collect()).collect();
    let size = lines.len() - 1;
    let rank = |file: usize| {
        let mut ranks = (1..=size).rev().zip(&lines);
        ranks.find(|(_, cells)| cells.get(file).is_some_and(|cell| cell.trim() == "R"))
    };
    if size == 0 || size > MAX_QUEENS || grid.matches('R').count() != size {
        return Err(refusal());
    }
    let columns: Option<Vec<u32>> =
        (1..=size).map(|file| rank(file).map(|(rank, _)| rank as u32 - 1)).collect();
    columns.map(ParsedPosition::from_columns).ok_or_else(refusal)
}
