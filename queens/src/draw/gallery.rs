//! Many solutions in one picture.

use std::fmt;
use std::num::NonZero;

use queen_math::Counted;
use queen_runtime::draw::Svg;
use queen_runtime::{AnyQueenPuzzle, AnySolution};

use super::canvas::{Canvas, SIDE};
use super::empty::Empty;
use crate::command::board::no_solution;
use crate::error::Error;
use crate::style::svg;
use crate::tables;

/// The distance between boards, and around them.
const GAP: usize = 100;

/// The largest number of boards side by side. With more, a board of 12 × 12 would be smaller than a
/// coin.
const MAX_ACROSS: usize = 8;

/// The number of boards on a page.
pub const PAGE: usize = MAX_ACROSS * 12;

/// The height of captions in pixels.
const CAPTION: usize = 14;

/// All solutions for a board of a size from 1 to [`tables::MAX_SIZE`] in one picture, with the
/// number of each solution below its board.
pub fn of(size: usize, is_fundamental: bool, page: Option<NonZero<u64>>) -> Result<Gallery, Error> {
    let puzzle = tables::puzzle(size);
    let mut solutions: Vec<_> = if is_fundamental {
        puzzle.fundamental_solutions().collect()
    } else {
        puzzle.iter().collect()
    };
    let kind = if is_fundamental { "fundamental solution" } else { "solution" };
    let title = format!("{} for {}", Counted(solutions.len(), kind), Counted(size, "queen"));
    if let Some(page) = page {
        let mut pages = solutions.chunks(PAGE);
        let last = pages.len();
        if last == 0 {
            return Err(no_solution(size));
        }
        let index = usize::try_from(page.get() - 1).unwrap_or(usize::MAX);
        let page = pages.nth(index).ok_or_else(|| {
            Error::Request(format!("the pages of {title} are numbered from 1 to {last}"))
        })?;
        solutions = page.to_vec();
    }
    Ok(Gallery { puzzle, solutions, title })
}

/// The boards in a nearly square grid with at most [`MAX_ACROSS`] columns.
pub struct Gallery {
    puzzle: AnyQueenPuzzle,
    solutions: Vec<AnySolution>,
    title: String,
}

impl fmt::Display for Gallery {
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
            svg::write_title(number, solution, f)?;
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

impl Gallery {
    fn fmt_empty(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = format!("No {}", self.title.trim_start_matches("0 "));
        Canvas { width: 600, height: 200 }.begin(f, format_args!("{title}"))?;
        writeln!(f, "<text class=\"q-name\" x=\"300\" y=\"110\">{title}</text>\n</svg>")
    }
}
