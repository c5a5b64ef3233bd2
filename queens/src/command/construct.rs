//! `queens construct`: shows one solution without a search, for boards of any size.

use queen_math::construct::construct;

use crate::args::Size;
use crate::queens::Queens;
use crate::{error::Error, output::Output, style::Style};

use super::board::no_solution;

/// The size of the largest board. Its columns are held in memory.
const MAX_SIZE: usize = 1_000_000;

/// Show one solution without a search, even for large boards
///
/// The construction, from 1874, takes one step per row.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens construct 1000
  queens construct 40 --style letters")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// The style in which the solution is written
    #[arg(long, value_enum, default_value_t = Style::Tuple)]
    style: Style,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let columns = construct(size as u32).ok_or_else(|| no_solution(size))?;
    args.style.write(&Queens(columns.collect()), out)?;
    Ok(())
}
