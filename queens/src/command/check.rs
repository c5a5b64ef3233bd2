//! `queens check`: checks whether a position is a solution.

mod findings;

use std::io::{self, Read, Write};

use clap::ValueHint;

use crate::args::Json;
use crate::error::Error;
use crate::output::Output;
use crate::parser;
use crate::position::MAX_QUEENS;
use crate::style::Style;

use self::findings::Findings;

/// Check whether a position is a solution
///
/// The position can be in any style that the other commands write: the columns of the queens from
/// the top row down, from 0 if one of them is 0 and from 1 otherwise; Forsyth–Edwards Notation; the
/// names of the squares; a board of text; JSON; or a picture of boards, as `draw` and `challenge`
/// draw them. There can be several, one a line, or a board of text a paragraph; each is answered.
/// Lines that the other commands write around positions, such as totals, are skipped. Any other
/// line is an error, and so is anything before or after the brackets of a list.
///
/// The exit code is 0 if all are solutions and 1 if one is not. The number of a solution, among
/// those of its size, and the rank of a permutation in Heap's order are shown for sizes from 1 to
/// 16.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens check 2,4,6,8,3,1,7,5
  queens check 1Q2/3Q/Q3/2Q1
  queens check 'b4 d3 a2 c1'
  queens board 8 13 | queens check -
  queens solve 8 | queens check - --json")]
pub struct Args {
    #[arg(
        value_hint = ValueHint::Other,
        help = format!("The position, of 1 to {MAX_QUEENS} queens; - reads standard input")
    )]
    position: String,

    /// Draw the position first, in this style
    #[arg(long, value_enum, conflicts_with = "json")]
    style: Option<Style>,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let positions = match args.position.as_str() {
        "-" => parser::positions(&read_input()?),
        text => parser::positions(text),
    };
    let positions = positions.map_err(Error::Request)?;
    let mut are_solutions = true;
    for (index, position) in positions.iter().enumerate() {
        if index > 0 && !args.json.json {
            writeln!(out)?;
        }
        if let Some(style) = args.style {
            let columns = position.columns().ok_or_else(|| {
                Error::Request("only a position with one queen in each row can be drawn".to_owned())
            })?;
            style.write(&columns, out)?;
        }
        let findings = Findings::of(position, args.style)?;
        out.figures(&findings, args.json.json)?;
        are_solutions &= findings.solution;
    }
    if are_solutions { Ok(()) } else { Err(Error::No) }
}

fn read_input() -> Result<String, Error> {
    /// Enough for all solutions of the largest table in any style that takes a line each.
    const MAX_BYTES: u64 = 1 << 30;
    let mut text = String::new();
    match io::stdin().take(MAX_BYTES).read_to_string(&mut text) {
        Ok(_) if text.len() as u64 == MAX_BYTES => {
            Err(Error::System("standard input is longer than 1 GiB".to_owned()))
        }
        Ok(_) => Ok(text),
        Err(error) => Err(Error::System(format!("cannot read standard input: {error}"))),
    }
}
