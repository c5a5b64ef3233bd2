//! Builds of a crate that holds a table, against the same with `include_bytes!` of a finished
//! file.
//!
//! The table is one that a build script has written, beside which something is edited, or that of a
//! call of the macro, which searches in each build.
//!
//! All dependencies have been compiled before. The edit adds a comment.

use queen_bench::scratch::{Files, Scratch};
use queen_bench::{Result, holders, machine, paired, results};
use queen_enumerate::Layout;

const ROUNDS: usize = 27;

fn main() -> Result<()> {
    println!("{}\n", machine::describe()?);
    println!("processor time after an edit");
    let sixteen = Layout::Ranked { rows: 12 };
    let crates = built([
        ("include_bytes! 16", holders::finished_file(16, sixteen)),
        ("build script 16", holders::build_script(16, sixteen)),
    ])?;
    let edit = |scratch: &Scratch| Ok(scratch.edit()?.processor_seconds);
    let mut rows = paired::measure(&crates, ROUNDS, edit)?;

    println!("processor time of a clean build of the crate");
    let crates = built([
        ("include_bytes! 14", holders::array_in_a_file(14)),
        ("queen_table! 14", holders::queen_table(14, Layout::Plain)),
    ])?;
    let clean = |scratch: &Scratch| Ok(scratch.clean_build()?.processor_seconds);
    rows.extend(paired::measure(&crates, ROUNDS, clean)?);
    results::write("edit.csv", &rows)
}

/// The crates, compiled once, and once after an edit, which makes later builds incremental.
fn built(crates: [(&'static str, Files); 2]) -> Result<Vec<(&'static str, Scratch)>> {
    let build = |(name, files): (_, Files)| {
        let scratch = Scratch::new(&files)?;
        scratch.build()?;
        scratch.edit()?;
        Ok((name, scratch))
    };
    crates.into_iter().map(build).collect()
}
