//! `queens gallery`

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use queen_runtime::draw::{DEFINITIONS, Squares, Svg};
use queen_runtime::{AnyQueenPuzzle, AnySolution};

use crate::picture::{self, Empty, SIDE, Size};
use crate::{args, failure::Failure, tables};

/// Between boards, and around them.
const GAP: usize = 100;

/// What the number below a board takes.
const CAPTION: usize = 80;

/// Draw all solutions in one picture
///
/// The picture is an SVG document. Below each board stands the number of the solution.
#[derive(Args)]
pub struct Gallery {
    /// The size of the board, from 1 to 12
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,

    /// Draw one of those that are images of each other, turned or mirrored
    #[arg(long)]
    fundamental: bool,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Gallery {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let puzzle = tables::puzzle(self.size)?;
        let solutions = if self.fundamental {
            puzzle.fundamental_solutions().collect()
        } else {
            puzzle.iter().collect()
        };
        let wall = Wall { puzzle, solutions, fundamental: self.fundamental };
        picture::write(&wall, self.output.as_deref(), out)
    }
}

/// The boards in rows, about as many as stand beside each other.
struct Wall {
    puzzle: AnyQueenPuzzle,
    solutions: Vec<AnySolution>,
    fundamental: bool,
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.puzzle.board_size();
        let count = self.solutions.len();
        let columns = (1..=count).find(|columns| columns * columns >= count).unwrap_or(1);
        let (across, down) = (n * SIDE + GAP, n * SIDE + CAPTION + GAP);
        let size =
            Size { width: columns * across + GAP, height: count.div_ceil(columns) * down + GAP };

        let kind = if self.fundamental { "fundamental " } else { "" };
        let plural = if count == 1 { "" } else { "s" };
        size.begin(f, format_args!("{count} {kind}solution{plural} for {n} queens"))?;
        write!(
            f,
            "{DEFINITIONS}<defs><g id=\"board\">\n{}</g></defs>\n",
            Svg::new(&Empty(n)).elements()
        )?;
        for (i, solution) in self.solutions.iter().enumerate() {
            let (x, y) = (i % columns * across + GAP, i / columns * down + GAP);
            let number = self.puzzle.number_of(solution.columns()).unwrap_or_default();
            writeln!(f, "<g transform=\"translate({x} {y})\">")?;
            writeln!(f, "<title>Solution {number}: {}</title>", Squares::new(solution))?;
            write!(
                f,
                "<use href=\"#board\"/>\n{}",
                Svg::new(solution).without_squares().elements()
            )?;
            let (middle, below) = (n * SIDE / 2, n * SIDE + CAPTION);
            writeln!(
                f,
                "<text class=\"q-name\" x=\"{middle}\" y=\"{below}\" style=\"font-size:64px\">{number}</text>\n</g>"
            )?;
        }
        f.write_str("</svg>\n")
    }
}
