//! `queens construct`: shows one solution without a search, for boards of any size.

use queen_math::construct::construct;

use crate::args::Size;
use crate::columns::Columns;
use crate::{error::Error, output::Output, style::Style};

use super::board::no_solution;

/// The size of the largest board. Its columns are held in memory.
const MAX_SIZE: usize = 1_000_000;

/// The size of the largest board that fits a terminal, on which a disc is two columns wide.
const MAX_DRAWN: usize = 40;

/// Show one solution without a search, even for large boards
///
/// The construction, from 1874, takes one step per row. By default, the solution is drawn as by
/// `queens board`; if the board has more than 40 rows, it is written as by `queens solve`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens construct 1000
  queens construct 40 --style letters")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// The style in which the solution is written
    #[arg(long, value_enum)]
    style: Option<Style>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let columns = construct(size as u32).ok_or_else(|| no_solution(size))?;
    let style = args.style.unwrap_or(if size > MAX_DRAWN { Style::Tuple } else { Style::Discs });
    style.write(&Columns(columns.collect()), out)?;
    Ok(())
}
