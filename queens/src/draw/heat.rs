//! The number of solutions with a queen on each square, as colours.

use std::fmt;

use queen_math::Counted;
use queen_runtime::draw::Svg;

use super::canvas::{Canvas, SIDE};
use super::empty::Empty;
use crate::heat_map::HeatMap;

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

/// A map as an SVG document.
pub struct Picture(pub HeatMap);

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HeatMap { size, solutions, through } = &self.0;
        let board = size * SIDE;
        let width = (board + 2 * MARGIN).max(MIN_WIDTH);
        let middle = width / 2;
        let most = self.0.most();

        let title = match *solutions {
            0 => format!("No solutions for {}", Counted(*size, "queen")),
            solutions => format!("Queens on each square in {}", Counted(solutions, "solution")),
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
