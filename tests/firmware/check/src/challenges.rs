//! Instructions of challenges with their steps.

use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::{emulator, page};

/// The instructions of challenges and steps, for each size and grade.
pub fn table(m0: &Path) -> Result<String> {
    let mut table =
        "| n | grade | pick | worst | step | worst |\n|--:|:--|--:|--:|--:|--:|".to_owned();
    for (numbers, name) in emulator::run_on_m0(m0, "print_challenges", 4)? {
        let (size, grade) = name.split_once(' ').ok_or("no grade")?;
        let cells: Vec<_> = numbers.into_iter().map(page::number).collect();
        write!(table, "\n| {size} | {grade} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}
