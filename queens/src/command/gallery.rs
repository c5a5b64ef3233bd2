//! `queens gallery`: draws many solutions in one picture.

use std::fmt;
use std::num::NonZero;
use std::path::PathBuf;

use clap::ValueHint;
use queen_runtime::draw::{Squares, Svg};
use queen_runtime::{AnyQueenPuzzle, AnySolution, Symmetric};

use crate::args::Size;
use crate::error::Error;
use crate::number;
use crate::output::Output;
use crate::picture::{self, Canvas, Empty, SIDE};
use crate::plural::plural;
use crate::tables::{self, MAX_SIZE};

use super::board::no_solution;

/// The distance between boards, and around them.
const GAP: usize = 100;

/// The largest number of boards side by side. With more, a board of 12 × 12 would be smaller than a
/// coin.
const MAX_ACROSS: usize = 8;

/// The number of boards on a page.
const PAGE: usize = MAX_ACROSS * 12;

/// The height of captions in pixels.
const CAPTION: usize = 14;

/// Draw all solutions in one picture
///
/// The picture is an SVG document, with the number of each solution below its board.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens gallery 8 --fundamental -o fundamental.svg
  queens gallery 12 --page 3 -o page-3.svg")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// Draw only the fundamental solutions, which differ by more than rotation and reflection
    #[arg(long)]
    fundamental: bool,

    #[arg(
        long,
        value_name = "P",
        value_parser = number::positive,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!("Draw only page P; a page has {PAGE} boards")
    )]
    page: Option<NonZero<u64>>,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let puzzle = tables::puzzle(args.size.size);
    let solutions: Vec<_> = if args.fundamental {
        puzzle.iter().filter(|solution| solution.is_canonical()).collect()
    } else {
        puzzle.iter().collect()
    };
    let kind = if args.fundamental { "fundamental solution" } else { "solution" };
    let title = format!(
        "{} for {}",
        plural(solutions.len() as u64, kind),
        plural(args.size.size as u64, "queen")
    );
    let mut pages = solutions.chunks(PAGE);
    let solutions = match args.page {
        None => &solutions,
        Some(page) => {
            let last = pages.len();
            if last == 0 {
                return Err(no_solution(args.size.size));
            }
            let index = usize::try_from(page.get() - 1).unwrap_or(usize::MAX);
            pages.nth(index).ok_or_else(|| {
                Error::Request(format!("the pages of {title} are numbered from 1 to {last}"))
            })?
        }
    };
    picture::write(&Gallery { puzzle, solutions, title }, args.output.as_deref(), out)
}

/// The boards in a nearly square grid with at most [`MAX_ACROSS`] columns.
struct Gallery<'a> {
    puzzle: AnyQueenPuzzle,
    solutions: &'a [AnySolution],
    title: String,
}

impl fmt::Display for Gallery<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.puzzle.size();
        let count = self.solutions.len();
        if count == 0 {
            return self.fmt_empty(f);
        }
        let square = (1..MAX_ACROSS).find(|across| across * across >= count);
        let across = square.unwrap_or(MAX_ACROSS);
        let step_right = n * SIDE + GAP;
        let width = across * step_right + GAP;
        let caption = Canvas::units(CAPTION, width);
        let step_down = n * SIDE + caption + GAP;
        let canvas = Canvas { width, height: count.div_ceil(across) * step_down + GAP };

        canvas.begin(f, format_args!("{}", self.title))?;
        let empty = Empty(n);
        let board = Svg::new(&empty).elements();
        write!(f, "<defs><g id=\"board\">\n{board}</g></defs>\n")?;
        for (i, solution) in self.solutions.iter().enumerate() {
            let (x, y) = (i % across * step_right + GAP, i / across * step_down + GAP);
            let number = self.puzzle.number_of(solution.columns()).unwrap_or_default();
            writeln!(f, "<g transform=\"translate({x} {y})\">")?;
            writeln!(f, "<title>Solution {number}: {}</title>", Squares::new(solution))?;
            write!(
                f,
                "<use href=\"#board\"/>\n{}",
                Svg::new(solution).without_squares().elements()
            )?;
            let (middle, below) = (n * SIDE / 2, n * SIDE + caption * 9 / 8);
            writeln!(
                f,
                "<text class=\"q-name\" x=\"{middle}\" y=\"{below}\" \
                 style=\"font-size:{caption}px\">{number}</text>\n</g>"
            )?;
        }
        f.write_str("</svg>\n")
    }
}

impl Gallery<'_> {
    fn fmt_empty(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = format!("No {}", self.title.trim_start_matches("0 "));
        Canvas { width: 600, height: 200 }.begin(f, format_args!("{title}"))?;
        writeln!(f, "<text class=\"q-name\" x=\"300\" y=\"110\">{title}</text>\n</svg>")
    }
}
