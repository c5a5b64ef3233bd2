//! `queens permutations`: lists all permutations.

use std::iter;

use queen_math::MAX_TABLE_SIZE;
use queen_math::order::FACTORIALS;
use queen_searches::next_permutation;

use crate::args::{Limit, Size};
use crate::columns::Columns;
use crate::progress::Progress;
use crate::style::{Listing, Style};
use crate::{error::Error, output::Output};

/// List all permutations, each a placement of rooks that do not attack each other
///
/// They are in lexicographic order; `queens trace` lists them in the order of Heap's algorithm.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens permutations 4
  queens permutations 8 --style list --first 10")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    #[command(flatten)]
    limit: Limit,

    /// The style in which permutations are written
    #[arg(long, value_parser = Style::of_list(), default_value = "tuple")]
    style: Style,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let count = args.limit.value().min(FACTORIALS[size]);
    let progress = Progress::beside_results(count);
    let mut list = Listing::begin(args.style, size, out)?;
    // u64, because factorials overflow usize on 32-bit machines.
    for (queens, _) in lexicographic(size).zip(0..count) {
        progress.result();
        list.push(&queens, out)?;
        progress.set(list.len());
    }
    list.end(out)?;
    Ok(())
}

fn lexicographic(size: usize) -> impl Iterator<Item = Columns> {
    let first: Vec<u32> = (0..).take(size).collect();
    iter::successors(Some(first), |columns| {
        let mut next = columns.clone();
        next_permutation(&mut next).then_some(next)
    })
    .map(Columns)
}
