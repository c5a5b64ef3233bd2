//! Instructions of the challenges of Mondays.

use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::{emulator, page};

/// The most that one may take: on a micro:bit, this is a few seconds.
const MOST: u64 = 20_000_000;

/// The instructions of the challenges of Mondays, for each kind.
pub fn table(m0: &Path) -> Result<String> {
    let mut table = "| kind | mean | worst |\n|:--|--:|--:|".to_owned();
    for (numbers, kind) in emulator::run_on_m0(m0, "print_mondays", 2)? {
        if numbers.iter().any(|&number| number > MOST) {
            return Err(format!("a Monday of {kind} takes more than {MOST} instructions").into());
        }
        let cells: Vec<_> = numbers.into_iter().map(page::number).collect();
        write!(table, "\n| {kind} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}
