//! Costs of tables of each size.

use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::emulator::{self, Machine};
use crate::image::{self, Image};
use crate::page;

/// The costs of tables of each size and of look-ups in them: a row for each table of `measure`.
pub fn table(m0: &Path, m3: &Path) -> Result<String> {
    let m0 = m0.join("release/libmeasure.a");
    let m3 = m3.join("release/libmeasure.a");
    let look_ups = |archive, name| {
        let image = image::link(archive, "print_look_ups", "print_look_ups.elf")?;
        emulator::run(&image, &Machine { name, shift: 10 }, 3)
    };
    let on_m0 = look_ups(&m0, "microbit")?;
    let on_m3 = look_ups(&m3, "mps2-an385")?;
    let image = image::link(&m0, "print_verifications", "print_verifications.elf")?;
    let verified = emulator::run(&image, &Machine { name: "microbit", shift: 2 }, 1)?;

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
