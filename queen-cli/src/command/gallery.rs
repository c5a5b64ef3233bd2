//! `queens gallery`: draws all solutions in one picture.

use std::fmt;
use std::path::PathBuf;

use queen_runtime::draw::{DEFINITIONS, Squares, Svg};
use queen_runtime::{AnyQueenPuzzle, AnySolution};

use crate::args::Size;
use crate::picture::{self, Area, Empty, SIDE};
use crate::tables::{self, MAX_SIZE};
use crate::{error::Error, output::Output};

/// The distance between boards, and around them.
const GAP: usize = 100;

/// The height of the number below a board.
const CAPTION: usize = 80;

/// Draw all solutions in one picture
///
/// The picture is an SVG document. Below each board stands the number of the solution.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// Draw the fundamental solutions only, one of those that are images of each other by rotation
    /// and reflection
    #[arg(long)]
    fundamental: bool,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let puzzle = tables::puzzle(args.size.size);
    let solutions = if args.fundamental {
        puzzle.fundamental_solutions().collect()
    } else {
        puzzle.iter().collect()
    };
    let wall = Wall { puzzle, solutions, fundamental: args.fundamental };
    picture::write(&wall, args.output.as_deref(), out)
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
        let area =
            Area { width: columns * across + GAP, height: count.div_ceil(columns) * down + GAP };

        let kind = if self.fundamental { "fundamental " } else { "" };
        let plural = if count == 1 { "" } else { "s" };
        area.begin(f, format_args!("{count} {kind}solution{plural} for {n} queens"))?;
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
