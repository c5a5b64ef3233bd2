//! `queens board`

use std::io::Write;

use clap::Args;
use indicatif::ProgressIterator;
use queen_core::search::Heap;
use queen_core::{MAX_TABLE_SIZE, Placement, count::SOLUTIONS};

use crate::{args, failure::Failure, progress, style::Style, tables::PUZZLES};

/// Show a solution by its number
///
/// Solutions are numbered from 1, in the order in which the search by Heap's algorithm meets them.
#[derive(Args)]
pub struct Board {
    /// The size of the board, from 1 to 16
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,

    /// The number of the solution, from 1
    #[arg(value_name = "K", value_parser = args::integer, allow_negative_numbers = true)]
    number: usize,

    /// How the solution is written
    #[arg(long, value_enum, default_value_t = Style::Board)]
    style: Style,
}

impl Board {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let Self { size, number, style } = self;
        let search = Heap::new(size).ok_or(Failure::size(MAX_TABLE_SIZE))?;
        let last = SOLUTIONS[size];
        let placement = match PUZZLES.get(size) {
            _ if !(1..=last).contains(&(number as u64)) => None,
            Some(puzzle) => puzzle.solution(number).and_then(|k| Placement::new(k.columns())),
            None => search.progress_with(progress::bar(number as u64)).nth(number - 1),
        };
        let placement = placement.ok_or_else(|| no_such_solution(size, last))?;
        writeln!(out, "{}", style.draw(placement.columns()))?;
        Ok(())
    }
}

fn no_such_solution(size: usize, last: u64) -> Failure {
    Failure::Usage(match last {
        0 => format!("error: there is no solution for a board of size {size}"),
        _ => {
            format!("error: the solutions for a board of size {size} are numbered from 1 to {last}")
        }
    })
}
