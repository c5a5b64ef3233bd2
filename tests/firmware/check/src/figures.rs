//! Tables of programs, types, hints and challenges.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::emulator::{self, Machine};
use crate::image::{self, Image, Unwanted};
use crate::page;

/// Runs an image of the archive on the Cortex-M0 with an instruction every four nanoseconds.
fn run(m0: &Path, image: &str, numbers: usize) -> Result<Vec<(Vec<u64>, String)>> {
    let image = image::link(&m0.join("release/libmeasure.a"), image, &format!("{image}.elf"))?;
    emulator::run(&image, &Machine { name: "microbit", shift: 2 }, numbers)
}

/// The code, stack and instructions of programs: those of puzzles, and those of challenges.
pub fn programs(m0: &Path) -> Result<(String, String)> {
    let mut tables =
        ["| program | layout | code | stack | M0 |\n|:--|:--|--:|--:|--:|"; 2].map(str::to_owned);
    for (numbers, name) in run(m0, "print_programs", 2)? {
        let archive = m0.join("release/libmeasure.a");
        let Image { code, ram, links, .. } = image::inspect(&archive, &name, "program.elf")?;
        if ram > 0 || links.iter().any(|link| *link != Unwanted::Division) {
            return Err(
                format!("{name} takes RAM, panics, formats or calculates with floats").into()
            );
        }
        let name = name.trim_start_matches("program: ");
        let (name, layout) = name
            .rsplit_once(", ")
            .filter(|(_, layout)| !layout.starts_with("day"))
            .unwrap_or((name, ""));
        let is_challenge = name.contains("Challenge") || name.contains("notes");
        let &[stack, count] = numbers.as_slice() else { return Err("no figures".into()) };
        let cells = [code, stack, count].map(page::number).join(" | ");
        write!(tables[usize::from(is_challenge)], "\n| `{name}` | {layout} | {cells} |")?;
    }
    Ok(tables.into())
}

/// The bytes of the types of an interface, all of which have to be measured.
pub fn types(m0: &Path, types: &BTreeSet<String>) -> Result<String> {
    let mut missing = types.clone();
    let mut table = "| type | bytes |\n|:--|--:|".to_owned();
    for (numbers, name) in run(m0, "print_types", 1)? {
        let base = name.split('<').next().unwrap_or(&name);
        if types.contains(base) {
            missing.remove(base);
            write!(table, "\n| `{name}` | {} |", page::number(numbers.iter().sum()))?;
        }
    }
    match missing.first() {
        None => Ok(table),
        Some(name) => Err(format!("the size of {name} is not measured").into()),
    }
}

/// The instructions of hints, for each size and layout.
pub fn hints(m0: &Path) -> Result<String> {
    let mut table = "| n | layout | mean | worst |\n|--:|:--|--:|--:|".to_owned();
    for (numbers, name) in run(m0, "print_hints", 2)? {
        let (size, layout) = name.split_once(' ').ok_or("no layout")?;
        let cells: Vec<_> = numbers.into_iter().map(page::number).collect();
        write!(table, "\n| {size} | {layout} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}

/// The instructions of challenges and steps, for each size and grade.
pub fn challenges(m0: &Path) -> Result<String> {
    let mut table =
        "| n | grade | pick | worst | step | worst |\n|--:|:--|--:|--:|--:|--:|".to_owned();
    for (numbers, name) in run(m0, "print_challenges", 4)? {
        let (size, grade) = name.split_once(' ').ok_or("no grade")?;
        let cells: Vec<_> = numbers.into_iter().map(page::number).collect();
        write!(table, "\n| {size} | {grade} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}
