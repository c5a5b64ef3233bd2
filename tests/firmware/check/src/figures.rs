//! Tables of figures: of programs, types, hints, challenges, and tables of each size.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::image::{self, Image, Machine, Unwanted};
use crate::page;

/// Runs an image of the archive on the Cortex-M0 with an instruction every four nanoseconds.
fn run(m0: &Path, image: &str, numbers: usize) -> Result<Vec<(Vec<u64>, String)>> {
    let image = image::link(&m0.join("release/libmeasure.a"), image, &format!("{image}.elf"))?;
    image::run(&image, &Machine { name: "microbit", shift: 2 }, numbers)
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

/// The costs of tables of each size and of look-ups in them: a row for each table of `measure`.
pub fn sizes(m0: &Path, m3: &Path) -> Result<String> {
    let m0 = m0.join("release/libmeasure.a");
    let m3 = m3.join("release/libmeasure.a");
    let look_ups = |archive, name| {
        let image = image::link(archive, "print_look_ups", "print_look_ups.elf")?;
        image::run(&image, &Machine { name, shift: 10 }, 3)
    };
    let on_m0 = look_ups(&m0, "microbit")?;
    let on_m3 = look_ups(&m3, "mps2-an385")?;
    let image = image::link(&m0, "print_verifications", "print_verifications.elf")?;
    let verified = image::run(&image, &Machine { name: "microbit", shift: 2 }, 1)?;

    let mut table = "| n | layout | table | look-up | M0 | M3 | self-test | M0 |\n".to_owned();
    table += "|--:|:--|--:|--:|--:|--:|--:|--:|";
    for ((on_m0, on_m3), (verified, _)) in on_m0.iter().zip(&on_m3).zip(&verified) {
        let (numbers, name) = on_m0;
        let (&[bytes, least, most], &[_, m3_least, m3_most], &[verifying]) =
            (numbers.as_slice(), on_m3.0.as_slice(), verified.as_slice())
        else {
            return Err(format!("no figures of {name}").into());
        };
        let cells = [
            page::number(bytes),
            page::number(code(&m0, &format!("look-up, {name}"))?),
            page::range(least, most),
            page::range(m3_least, m3_most),
            page::number(code(&m0, &format!("verify, {name}"))?),
            if verifying == 0 { String::new() } else { page::number(verifying) },
        ];
        let (size, layout) = name.split_once(' ').ok_or("a table without a layout")?;
        if layout == "plain" && (least, m3_least) != (most, m3_most) {
            return Err(format!("{name}: not every look-up takes as long").into());
        }
        write!(table, "\n| {size} | {layout} | {} |", cells.join(" | "))?;
    }
    Ok(table)
}

/// The bytes of code of a function that uses one table.
fn code(archive: &Path, function: &str) -> Result<u64> {
    let Image { code, ram, tables, links, .. } = image::inspect(archive, function, "function.elf")?;
    if ram > 0 || tables > 1 || !links.is_empty() {
        return Err(format!("{function} takes RAM, {tables} tables, panics or the like").into());
    }
    Ok(code)
}
