//! `queens puzzle`: shows the numbers of tested permutations and of solutions.

use std::io::Write;

use queen_core::count::{Levels, MAX_TREE_SIZE};

use crate::{args::Size, error::Error, output::Output, progress, tables::PUZZLES};

/// Show how many permutations are tested and how many solutions there are
///
/// The search by Heap's algorithm skips the permutations that a queen further down rules out; the
/// others are tested.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TREE_SIZE>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let (tested, solutions) = if let Some(puzzle) = PUZZLES.get(size) {
        (puzzle.nb_of_tested_permutations(), puzzle.nb_of_solutions() as u64)
    } else {
        let _clock = progress::clock();
        let levels = Levels::of(size).expect("the size is one whose tree is counted");
        (levels.tested_permutations(), levels.solutions())
    };
    writeln!(out, "Board size: {size}")?;
    writeln!(out, "Number of tested permutations: {tested}")?;
    writeln!(out, "Number of solutions: {solutions}")?;
    Ok(())
}
