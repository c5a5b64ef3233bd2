//! `queens heat`: draws a heat map of the solutions.

use std::fmt;
use std::path::PathBuf;

use queen_runtime::AnyQueenPuzzle;
use queen_runtime::draw::{DEFINITIONS, Svg};

use crate::args::Size;
use crate::picture::{self, Area, Empty, SIDE};
use crate::tables::{self, MAX_SIZE};
use crate::{error::Error, output::Output};

/// The distance around the board, with room for the coordinates.
const MARGIN: usize = 80;

/// The side of the coloured part of a square.
const TILE: usize = 94;

/// The style of the coloured squares and of the numbers on them.
const STYLE: &str = "\
<style>
.heat{fill:#f0764f}.sum{fill:#24211e;font:34px sans-serif;text-anchor:middle}
@media(prefers-color-scheme:dark){.heat{fill:#c8452f}.sum{fill:#f4efe6}}
</style>
";

/// Draw how many solutions go through each square
///
/// The picture is an SVG document.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let map = Map { puzzle: tables::puzzle(args.size.size) };
    picture::write(&map, args.output.as_deref(), out)
}

struct Map {
    puzzle: AnyQueenPuzzle,
}

impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.puzzle.board_size();
        let through = self.puzzle.heat_map(&self.puzzle.board());
        let most = through.iter().flatten().max().copied().unwrap_or_default();
        let extent = n * SIDE + 2 * MARGIN;
        let title = format_args!(
            "How many of the {} solutions for {n} queens go through each square",
            self.puzzle.nb_of_solutions()
        );
        Area { width: extent, height: extent }.begin(f, title)?;
        writeln!(f, "{DEFINITIONS}{STYLE}<g transform=\"translate({MARGIN} {})\">", MARGIN / 2)?;
        write!(f, "{}", Svg::new(&Empty(n)).without_squares().coordinates().elements())?;
        for (row, column) in (0..n).flat_map(|row| (0..n).map(move |column| (row, column))) {
            let (x, y, count) = (column * SIDE, row * SIDE, through[row][column]);
            let share = f64::from(count) / f64::from(most.max(1));
            let (middle, line) = (x + SIDE / 2, y + SIDE / 2 + 12);
            writeln!(
                f,
                "<rect class=\"heat\" x=\"{}\" y=\"{}\" width=\"{TILE}\" height=\"{TILE}\" rx=\"8\" \
                 fill-opacity=\"{share:.2}\"/>\n\
                 <text class=\"sum\" x=\"{middle}\" y=\"{line}\">{count}</text>",
                x + (SIDE - TILE) / 2,
                y + (SIDE - TILE) / 2
            )?;
        }
        f.write_str("</g>\n</svg>\n")
    }
}
