//! `queens draw`: draws solutions as SVG documents.

use std::num::NonZero;

use clap::ValueHint;
use queen_math::MAX_TABLE_SIZE;

use crate::args::{OutputFile, Size};
use crate::content::Content;
use crate::draw::gallery::{self, PAGE};
use crate::draw::heat;
use crate::heat_map::HeatMap;
use crate::output::Output;
use crate::style::Style;
use crate::tables;
use crate::{error::Error, number};

use super::board;

/// Draw one solution, all solutions, or a heat map of them
///
/// The picture is an SVG document. All solutions, each with its number, are drawn for sizes of up
/// to 12.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens draw 8 13 -o solution.svg
  queens draw 8 --fundamental -o fundamental.svg
  queens draw 12 --page 3 -o page-3.svg
  queens draw 8 --heat -o heat.svg")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The number of the solution, from 1; by default, all are drawn
    #[arg(
        value_name = "K",
        value_parser = number::integer,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true
    )]
    number: Option<usize>,

    /// Draw only the fundamental solutions, which differ by more than rotation and reflection
    #[arg(long, conflicts_with = "number")]
    fundamental: bool,

    #[arg(
        long,
        value_name = "P",
        value_parser = number::positive,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        conflicts_with = "number",
        help = format!("Draw only page P; a page has {PAGE} boards")
    )]
    page: Option<NonZero<u64>>,

    /// Draw a heat map: the number of solutions with a queen on each square
    #[arg(long, conflicts_with_all = ["number", "fundamental", "page"])]
    heat: bool,

    #[command(flatten)]
    file: OutputFile,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let place = args.file.place(Content::Picture)?;
    let size = args.size.size;
    let picture: String = if args.heat {
        heat::Picture(HeatMap::new(size)).to_string()
    } else if let Some(number) = args.number {
        let mut picture = Vec::new();
        Style::Svg.write(&board::numbered(size, |_| number)?.into(), &mut picture)?;
        String::from_utf8_lossy(&picture).into_owned()
    } else if size > tables::MAX_SIZE {
        return Err(Error::Request(format!(
            "all solutions are drawn only for boards of size 1 to {}: give the number of one",
            tables::MAX_SIZE
        )));
    } else {
        gallery::of(size, args.fundamental, args.page)?.to_string()
    };
    place.write(out, |out| out.write_all(picture.as_bytes()))
}
