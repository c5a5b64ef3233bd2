//! Bytes of the public types.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::{emulator, page};

/// The bytes of the types of an interface, all of which have to be measured.
pub fn table(m0: &Path, types: &BTreeSet<String>) -> Result<String> {
    let mut missing = types.clone();
    let mut table = "| type | bytes |\n|:--|--:|".to_owned();
    for (numbers, name) in emulator::run_on_m0(m0, "print_types", 1)? {
        let base = name.split('<').next().unwrap_or(&name);
        if types.contains(base) {
            missing.remove(base);
            write!(table, "\n| `{name}` | {} |", page::number(numbers.iter().sum()))?;
        }
    }
    match missing.first() {
        None => Ok(table),
        Some(name) => Err(format!("measure/src/types.rs lacks a line with {name}").into()),
    }
}
