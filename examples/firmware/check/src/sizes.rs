//! What tables of each size and look-ups in them cost.

use std::fmt::Write;
use std::path::Path;

use crate::emulator::{self, Machine};
use crate::image::{self, Image};
use crate::{Result, page};

const LAYOUTS: [&str; 2] = ["plain", "ranked"];

/// Measures look-ups, and returns a table with a row for each size.
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

    let mut table = String::from("| n |");
    for layout in LAYOUTS {
        write!(table, " {layout} table | look-up | M0 | M3 | `verify` | M0 |")?;
    }
    table += "\n|--:|";
    table += &"--:|".repeat(LAYOUTS.len() * 6);
    for n in 4..=12 {
        write!(table, "\n| {n} |")?;
        for layout in LAYOUTS {
            let name = format!("{n} {layout}");
            let [m0_numbers, m3_numbers, verified_numbers] = [&on_m0, &on_m3, &verified]
                .map(|lines| lines.iter().find(|(_, found)| *found == name).map(|(row, _)| row));
            let (Some(&[bytes, least, most]), Some(&[_, m3_least, m3_most]), Some(&[verifying])) = (
                m0_numbers.map(Vec::as_slice),
                m3_numbers.map(Vec::as_slice),
                verified_numbers.map(Vec::as_slice),
            ) else {
                return Err(format!("no figures of {name}").into());
            };
            let look_up = code(&m0, &name)?;
            let verify = code(&m0, &format!("{name}, verified"))?;
            if layout == "plain" && (least, m3_least) != (most, m3_most) {
                return Err(format!("{name}: not every look-up takes as long").into());
            }
            let cells = [
                page::number(bytes),
                page::number(look_up),
                page::range(least, most),
                page::range(m3_least, m3_most),
                page::number(verify),
                page::number(verifying),
            ];
            write!(table, " {} |", cells.join(" | "))?;
        }
    }
    Ok(table)
}

/// The bytes of code of a function that uses one table.
fn code(archive: &Path, function: &str) -> Result<u64> {
    let Image { code, ram, tables, panics, .. } =
        image::inspect(archive, function, "function.elf")?;
    match (ram, tables, panics) {
        (0, 0 | 1, false) => Ok(code),
        _ => {
            Err(format!("{function}: {ram} bytes of RAM, {tables} tables, panics: {panics}").into())
        }
    }
}
