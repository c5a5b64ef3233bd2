//! `queens heat`: draws the number of solutions with a queen on each square.

use std::fmt;
use std::path::PathBuf;

use clap::{ValueEnum, ValueHint};
use queen_math::{MAX_TABLE_SIZE, count::SOLUTIONS};
use queen_runtime::Square;
use queen_runtime::draw::Svg;
use serde::Serialize;

use crate::args::Size;
use crate::error::Error;
use crate::heat_map;
use crate::output::Output;
use crate::picture::{self, Canvas, Empty, SIDE};
use crate::plural::plural;

/// The distance on the left and on the right of the board, with room for the coordinates.
const MARGIN: usize = 80;

/// The width that the title needs.
const MIN_WIDTH: usize = 860;

/// The height above the board, with the title.
const ABOVE: usize = 110;

/// The height below the board, with the coordinates and the legend.
const BELOW: usize = 190;

/// The side of the coloured part of a square.
const TILE: usize = 94;

/// The style of the coloured squares, of the legend and of the text.
const STYLE: &str = "\
<style>
.heat{fill:#f0764f}.stop{stop-color:#f0764f}\
.sum{fill:#24211e;font:34px sans-serif;text-anchor:middle}
.scale{fill:url(#scale);stroke:#808080;stroke-opacity:.5}
@media(prefers-color-scheme:dark){.heat{fill:#bd3f2a}.stop{stop-color:#bd3f2a}.sum{fill:#f4efe6}}
</style>
<defs><linearGradient id=\"scale\">
<stop class=\"stop\" offset=\"0\" stop-opacity=\"0\"/><stop class=\"stop\" offset=\"1\"/>
</linearGradient></defs>
";

/// Draw the number of solutions with a queen on each square
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens heat 8 -o heat.svg
  queens heat 8 --format text")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The format
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "svg")]
    format: Format,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A picture
    Svg,
    /// A table
    Text,
    /// JSON
    Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let map = HeatMap::new(args.size.size);
    let file = args.output.as_deref();
    match args.format {
        Format::Svg => picture::write(&Picture(&map), file, out),
        Format::Text => picture::write(&TextTable(&map), file, out),
        Format::Json => {
            let json = serde_json::to_string(&map).map_err(std::io::Error::from)?;
            picture::write(&format_args!("{json}\n"), file, out)
        }
    }
}

#[derive(Serialize)]
struct HeatMap {
    size: usize,
    solutions: u64,
    /// For each square, row by row from the top, the number of solutions with a queen there.
    through: Vec<Vec<u32>>,
}

impl HeatMap {
    fn new(size: usize) -> Self {
        Self { size, solutions: SOLUTIONS[size], through: heat_map::counts(size) }
    }

    fn most(&self) -> u32 {
        self.through.iter().flatten().max().copied().unwrap_or_default()
    }
}

/// The map as a table of text.
struct TextTable<'a>(&'a HeatMap);

impl fmt::Display for TextTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HeatMap { size, through, .. } = self.0;
        let width = self.0.most().to_string().len() + 2;
        for (row, counts) in through.iter().enumerate() {
            write!(f, "{:>2}", Square::new(row, 0).name(*size).row())?;
            counts.iter().try_for_each(|count| write!(f, "{count:>width$}"))?;
            writeln!(f)?;
        }
        write!(f, "  ")?;
        for column in 0..*size {
            write!(f, "{:>width$}", Square::new(0, column).name(*size).column())?;
        }
        writeln!(f)
    }
}

/// The map as an SVG document.
struct Picture<'a>(&'a HeatMap);

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HeatMap { size, solutions, through } = self.0;
        let board = size * SIDE;
        let width = (board + 2 * MARGIN).max(MIN_WIDTH);
        let middle = width / 2;
        let most = self.0.most();

        let title = match *solutions {
            0 => format!("No solutions for {}", plural(*size as u64, "queen")),
            solutions => format!("Queens on each square in {}", plural(solutions, "solution")),
        };
        Canvas { width, height: ABOVE + board + BELOW }.begin(f, format_args!("{title}"))?;
        f.write_str(STYLE)?;
        writeln!(f, "<text class=\"sum\" x=\"{middle}\" y=\"64\">{title}</text>")?;

        writeln!(f, "<g transform=\"translate({} {ABOVE})\">", (width - board) / 2)?;
        write!(f, "{}", Svg::new(&Empty(*size)).without_squares().with_coordinates().elements())?;
        for (row, counts) in through.iter().enumerate() {
            for (column, count) in counts.iter().enumerate() {
                let (x, y) = (column * SIDE, row * SIDE);
                let share = f64::from(*count) / f64::from(most.max(1));
                let (middle, line) = (x + SIDE / 2, y + SIDE / 2 + 12);
                writeln!(
                    f,
                    "<rect class=\"heat\" x=\"{}\" y=\"{}\" width=\"{TILE}\" \
                     height=\"{TILE}\" rx=\"8\" fill-opacity=\"{share:.2}\"/>\n\
                     <text class=\"sum\" x=\"{middle}\" y=\"{line}\">{count}</text>",
                    x + (SIDE - TILE) / 2,
                    y + (SIDE - TILE) / 2
                )?;
            }
        }
        writeln!(f, "</g>")?;

        if most == 0 {
            return f.write_str("</svg>\n");
        }
        // The legend.
        let (left, top) = (middle - 150, ABOVE + board + 100);
        writeln!(
            f,
            "<rect x=\"{left}\" y=\"{top}\" width=\"300\" height=\"40\" rx=\"8\" \
             class=\"scale\"/>\n\
             <text class=\"sum\" x=\"{}\" y=\"{line}\">0</text>\n\
             <text class=\"sum\" x=\"{}\" y=\"{line}\" \
             style=\"text-anchor:start\">{most}</text>\n</svg>",
            left - 30,
            left + 320,
            line = top + 32,
        )
    }
}
