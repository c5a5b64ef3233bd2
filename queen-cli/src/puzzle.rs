//! `queens puzzle`

use std::io::Write;

use clap::Args;
use queen_core::count::{self, Levels};

use crate::{args, failure::Failure, progress, tables::PUZZLES};

/// Show how many permutations are tested and how many solutions there are
///
/// The search by Heap's algorithm skips the permutations that a queen further down rules out; the
/// others are tested.
#[derive(Args)]
pub struct Puzzle {
    /// The size of the board, from 1 to 18
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,
}

impl Puzzle {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (tested, solutions) = if let Some(puzzle) = PUZZLES.get(self.size) {
            (puzzle.nb_of_tested_permutations(), puzzle.nb_of_solutions() as u64)
        } else {
            let _clock = progress::clock();
            let levels = Levels::of(self.size).ok_or(Failure::size(count::MAX_TREE_SIZE))?;
            (levels.tested_permutations(), levels.solutions())
        };
        writeln!(out, "Board size: {}", self.size)?;
        writeln!(out, "Number of tested permutations: {tested}")?;
        writeln!(out, "Number of solutions: {solutions}")?;
        Ok(())
    }
}
