//! Functions as each profile compiles them.

use std::path::Path;
use std::thread;

use api::Result;

use crate::emulator::{self, Machine};
use crate::function::Function;
use crate::image;

/// The profiles whose figures are in the documentation: `s` with and without link-time
/// optimization, and 3 without.
pub const PROFILES: [&str; 3] = ["release", "plain", "fast"];
/// As `release`, but with checks of overflow.
pub const CHECKED: &str = "checked";

/// The linkers that run at the same time for each profile.
const LINKERS: usize = 8;

/// The functions in one profile.
pub type Profile = Vec<Function>;

/// The functions in each profile, [`CHECKED`] first.
pub fn measure(archives: &Path) -> Result<Vec<Profile>> {
    thread::scope(|scope| {
        let of_profile = |profile| {
            let archive = archives.join(profile).join("libmeasure.a");
            scope.spawn(move || functions(&archive))
        };
        let threads: Vec<_> = [CHECKED].into_iter().chain(PROFILES).map(of_profile).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().map_err(|_| "a thread has panicked")?)
            .collect()
    })
}

/// The functions in an archive.
fn functions(archive: &Path) -> Result<Profile> {
    let machine = Machine { name: "microbit", shift: 0 };
    let image = image::link(archive, "print_stack", "print_stack.elf")?;
    let lines = emulator::run(&image, &machine, 1)?;
    // Most of the time is spent on starting the linker.
    let chunks = lines.chunks(lines.len().div_ceil(LINKERS));
    thread::scope(|scope| {
        let threads: Vec<_> = chunks
            .enumerate()
            .map(|(index, lines)| {
                let file = format!("function-{index}.elf");
                scope.spawn(move || inspect_all(archive, lines, &file))
            })
            .collect();
        let mut functions = Vec::new();
        for thread in threads {
            functions.append(&mut thread.join().map_err(|_| "a thread has panicked")??);
        }
        Ok(functions)
    })
}

fn inspect_all(archive: &Path, lines: &[(Vec<u64>, String)], file: &str) -> Result<Vec<Function>> {
    let function = |(numbers, name): &(Vec<u64>, String)| {
        let image = image::inspect(archive, name, file)?;
        Ok(Function { name: name.clone(), image, stack: numbers.iter().sum() })
    };
    lines.iter().map(function).collect()
}
