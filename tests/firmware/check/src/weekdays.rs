//! Instructions of the challenges of weekdays.

use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::{emulator, page};

/// The most that any of them may take: on a micro:bit, this is a few seconds.
const MOST: u64 = 20_000_000;

/// The instructions of the challenges of Mondays and of other days with 8 rows, for each kind.
pub fn table(m0: &Path) -> Result<String> {
    let mut table = "| kind, day | mean | worst |\n|:--|--:|--:|".to_owned();
    for (numbers, day) in emulator::run_on_m0(m0, "print_weekdays", 2)? {
        if numbers.iter().any(|&number| number > MOST) {
            return Err(format!("{day} takes more than {MOST} instructions").into());
        }
        let cells: Vec<_> = numbers.into_iter().map(page::number).collect();
        write!(table, "\n| {day} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}
