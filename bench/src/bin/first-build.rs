//! Processor time of a crate's first build, with all that it depends on, against a crate that
//! depends on syn, quote and proc-macro2.
//!
//! The crates do nothing with their dependencies, but for the one with a build script, which writes
//! a table for n = 8. They take turns, and a ratio compares two builds of one round. Unlike
//! seconds, ratios of processor time hardly change on a machine that does other work at the same
//! time. Given a number of rounds as an argument, the program writes no results.

use std::env;

use queen_bench::scratch::{Scratch, library, macro_manifest, ours, parser};
use queen_bench::{Result, holders, machine, paired, results};
use queen_enumerate::Layout;

const ROUNDS: usize = 9;

fn main() -> Result<()> {
    println!("{}\n", machine::describe()?);
    let baseline =
        vec![("Cargo.toml", macro_manifest("scratch", &parser()?)), ("src/lib.rs", Vec::new())];
    let crates = [
        ("syn quote proc-macro2", baseline),
        ("queen-runtime", library(&[ours("queen-runtime")], String::new())),
        ("build script", holders::build_script(8, Layout::Plain)),
    ];
    let crates = crates
        .into_iter()
        .map(|(name, files)| Ok((name, Scratch::new(&files)?)))
        .collect::<Result<Vec<_>>>()?;
    let processor = |scratch: &Scratch| Ok(scratch.first_build()?.processor_seconds);
    if let Some(rounds) = env::args().nth(1) {
        return paired::measure(&crates, rounds.parse()?, processor).map(drop);
    }
    results::write("first-build.csv", &paired::measure(&crates, ROUNDS, processor)?)
}
