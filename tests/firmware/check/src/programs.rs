//! Figures of whole programs.

use std::fmt::Write;
use std::path::Path;

use api::Result;

use crate::image::{self, Image, Unwanted};
use crate::{emulator, page};

/// The code, stack and instructions of programs: those of puzzles, and those of challenges.
pub fn tables(m0: &Path) -> Result<(String, String)> {
    let mut tables =
        ["| program | layout | code | stack | at most | M0 |\n|:--|:--|--:|--:|--:|--:|"; 2]
            .map(str::to_owned);
    for (numbers, name) in emulator::run_on_m0(m0, "print_programs", 2)? {
        let archive = m0.join("release/libmeasure.a");
        let Image { code, ram, bound, links, .. } = image::inspect(&archive, &name, "program.elf")?;
        if ram > 0 || links.iter().any(|link| *link != Unwanted::Division) {
            return Err(
                format!("{name} takes RAM, panics, formats or calculates with floats").into()
            );
        }
        let name = name.trim_start_matches("program: ");
        let (name, layout) = name
            .rsplit_once(", ")
            .filter(|(_, layout)| !layout.contains("day)"))
            .unwrap_or((name, ""));
        let is_challenge = ["Challenge", "Kind", "notes"].iter().any(|part| name.contains(part));
        let &[stack, count] = numbers.as_slice() else { return Err("no figures".into()) };
        if bound.is_some_and(|bound| bound < stack) {
            return Err(format!("{name} takes {stack} bytes of stack, more than its bound").into());
        }
        let [code, stack, count] = [code, stack, count].map(page::number);
        let cells = [code, stack, page::optional(bound), count].join(" | ");
        write!(tables[usize::from(is_challenge)], "\n| `{name}` | {layout} | {cells} |")?;
    }
    Ok(tables.into())
}
