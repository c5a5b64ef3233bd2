//! `queens check`: checks whether a position is a solution.

use std::fmt;
use std::io::{self, Read};

use clap::ValueHint;
use queen_math::Placement;
use queen_math::count::SOLUTIONS;
use queen_math::order::{self, FACTORIALS};
use serde::Serialize;

use crate::args::Json;
use crate::error::Error;
use crate::output::Output;
use crate::position::{MAX_QUEENS, ParsedPosition};
use crate::style::Style;
use crate::tables;

/// Check whether a position is a solution
///
/// The position can be in any style that the other commands write, except a picture: the columns of
/// the queens from the top row down, from 0 if one of them is 0 and from 1 otherwise;
/// Forsyth–Edwards Notation; the names of the squares; or a board of text.
///
/// The exit code is 0 for a solution and 1 for another position. The number of a solution, among
/// those of its size, and the rank of a permutation in Heap's order are shown for sizes from 1 to
/// 16.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens check 2,4,6,8,3,1,7,5
  queens check 1Q2/3Q/Q3/2Q1
  queens check 'b4 d3 a2 c1'
  queens board 8 13 | queens check -")]
pub struct Args {
    #[arg(
        value_hint = ValueHint::Other,
        help = format!("The position, of 1 to {MAX_QUEENS} queens; - reads it from standard input")
    )]
    position: String,

    /// Draw the position first, in this style
    #[arg(long, value_parser = Style::of_list())]
    style: Option<Style>,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let position = match args.position.as_str() {
        "-" => ParsedPosition::parse(&read_input()?),
        text => ParsedPosition::parse(text),
    };
    let position = position.map_err(Error::Request)?;
    if let Some(style) = args.style {
        let columns = position.columns().ok_or_else(|| {
            Error::Request("only a position with one queen in each row can be drawn".to_owned())
        })?;
        style.write(&columns, out)?;
    }
    let findings = Findings::of(&position, args.style);
    out.figures(&findings, args.json.json)?;
    if findings.solution { Ok(()) } else { Err(Error::No) }
}

fn read_input() -> Result<String, Error> {
    let mut text = String::new();
    match io::stdin().take(1 << 24).read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(error) => Err(Error::System(format!("cannot read standard input: {error}"))),
    }
}

#[derive(Serialize)]
struct Findings {
    size: usize,
    queens: usize,
    solution: bool,
    /// The square names of each pair of queens that attack each other.
    attacking_pairs: Vec<[String; 2]>,
    /// The number of the solution, from 1, in the order of Heap's algorithm.
    number: Option<u64>,
    /// The number of permutations before this one in Heap's order.
    heap_rank: Option<u64>,
    /// Row + column of each queen, both from 0.
    diagonals: Vec<i64>,
    /// Row - column of each queen.
    anti_diagonals: Vec<i64>,
}

impl Findings {
    fn of(position: &ParsedPosition, style: Option<Style>) -> Self {
        let size = position.size;
        // The assignment's board has a file where the others have a row.
        let name = |(row, column)| match style {
            Some(Style::Grid) => position.name((size as u32 - 1 - column, row)),
            _ => position.name((row, column)),
        };
        let pairs = attacking_pairs(position).into_iter();
        let attacking_pairs: Vec<_> = pairs.map(|pair| pair.map(name)).collect();
        let solution = position.queens.len() == size && attacking_pairs.is_empty();
        let placement = position.columns().and_then(|queens| {
            let columns: Option<Vec<u8>> =
                queens.0.iter().map(|&column| column.try_into().ok()).collect();
            Placement::new(&columns?)
        });
        let per_queen = |value: fn(i64, i64) -> i64| {
            position.queens.iter().map(|&(row, column)| value(row.into(), column.into())).collect()
        };
        Self {
            size,
            queens: position.queens.len(),
            solution,
            attacking_pairs,
            number: placement.filter(|_| solution).and_then(|placement| number(&placement)),
            heap_rank: placement.map(|placement| order::rank(&placement)),
            diagonals: per_queen(|row, column| row + column),
            anti_diagonals: per_queen(|row, column| row - column),
        }
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board size: {}", self.size)?;
        writeln!(f, "Number of queens: {}", self.queens)?;
        writeln!(f, "Solution: {}", if self.solution { "yes" } else { "no" })?;
        if let Some(number) = self.number {
            writeln!(f, "Number of the solution: {number} of {}", SOLUTIONS[self.size])?;
        }
        if let Some(rank) = self.heap_rank {
            writeln!(f, "Rank in Heap's order: {rank} of {}", FACTORIALS[self.size])?;
        }
        writeln!(f, "Diagonals (row + column): {}", joined(&self.diagonals))?;
        writeln!(f, "Anti-diagonals (row - column): {}", joined(&self.anti_diagonals))?;
        writeln!(f, "Attacking pairs: {}", self.attacking_pairs.len())?;
        self.attacking_pairs.iter().try_for_each(|[one, other]| writeln!(f, "  {one} {other}"))
    }
}

/// Returns the number of a solution.
fn number(solution: &Placement) -> Option<u64> {
    let number = tables::puzzle(solution.size()).number_of(solution.columns())?;
    Some(number as u64)
}

/// Returns the pairs of queens that attack each other.
fn attacking_pairs(position: &ParsedPosition) -> Vec<[(u32, u32); 2]> {
    let mut pairs = Vec::new();
    for (index, &one) in position.queens.iter().enumerate() {
        for &other in &position.queens[index + 1..] {
            let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
            if rows == 0 || columns == 0 || rows == columns {
                pairs.push([one, other]);
            }
        }
    }
    pairs
}

fn joined(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}
