//! Instructions of hints.

use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::{emulator, page};

/// The instructions of hints, for each size and layout.
pub fn table(m0: &Path) -> Result<String> {
    let mut table = "| n | layout | mean | worst |\n|--:|:--|--:|--:|".to_owned();
    for (numbers, name) in emulator::run_on_m0(m0, "print_hints", 2)? {
        let (size, layout) = name.split_once(' ').ok_or("no layout")?;
        let cells: Vec<_> = numbers.into_iter().map(page::number).collect();
        write!(table, "\n| {size} | {layout} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}
