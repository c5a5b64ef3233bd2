//! A sheet of challenges to print, with the answers at its foot.

use std::fmt;

use queen_challenge::Challenge;
use queen_runtime::draw::{Position, Squares, Svg};

use crate::picture::{Empty, SIDE};

/// The largest number of challenges on a sheet.
pub const MAX_COUNT: usize = 24;

/// The sides of a sheet of A4 in tenths of a millimetre, which are the units of the picture.
const WIDTH: usize = 2100;
const HEIGHT: usize = 2970;

/// The margin at each edge of the sheet.
const MARGIN: usize = 150;

/// The areas of the challenges and of the answers.
const CHALLENGES: Area = Area { top: 420, height: 1860, gap: 90, caption: 60, max_side: 1500 };
const ANSWERS: Area = Area { top: 2390, height: 440, gap: 36, caption: 32, max_side: 240 };

/// The line above the answers.
const RULE: usize = 2340;

/// The style for print, which replaces the colours of boards on a screen.
const STYLE: &str = "\
<style>
.q-light{fill:#fff}.q-dark{fill:#dcdcdc}.q-queen{fill:#000}
.paper{fill:#fff}.frame{fill:none;stroke:#000;stroke-width:4}.rule{stroke:#000;stroke-width:2}
text{fill:#000;font-family:Georgia,'Times New Roman','DejaVu Serif',serif;text-anchor:middle}
.text{font-size:38px}
</style>
";

/// A page of challenges, as an SVG document.
pub struct Sheet<'a> {
    pub title: String,
    pub challenges: &'a [Challenge],
}

impl fmt::Display for Sheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { title, challenges } = self;
        let size = challenges.first().map_or(0, |challenge| challenge.givens().size());
        // A letter is about 11/20 as wide as the font is high.
        let font = (Area::WIDTH * 20 / 11 / title.chars().count().max(1)).min(84);
        let (middle, end) = (WIDTH / 2, WIDTH - MARGIN);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{}mm\" \
             height=\"{}mm\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n<title>{title}</title>",
            WIDTH / 10,
            HEIGHT / 10
        )?;
        write!(
            f,
            "{}{STYLE}<defs><g id=\"board\">\n{}</g></defs>\n",
            Svg::DEFINITIONS,
            Svg::new(&Empty(size)).elements()
        )?;
        writeln!(
            f,
            "<path class=\"paper\" d=\"M0 0H{WIDTH}V{HEIGHT}H0Z\"/>\n\
             <text x=\"{middle}\" y=\"240\" style=\"font-size:{font}px\">{title}</text>\n\
             <text class=\"text\" x=\"{middle}\" y=\"330\">Add queens until each row and each column \
             has one and no two share a diagonal.</text>"
        )?;

        let givens: Vec<_> = challenges.iter().map(Challenge::givens).collect();
        CHALLENGES.fmt(f, &givens)?;

        writeln!(
            f,
            "<path class=\"rule\" d=\"M{MARGIN} {RULE}H{end}\"/>\n\
             <g transform=\"rotate(180 {middle} {})\">",
            ANSWERS.top + ANSWERS.height / 2
        )?;
        let solutions: Vec<_> = challenges.iter().map(Challenge::solution).collect();
        ANSWERS.fmt(f, &solutions.iter().collect::<Vec<_>>())?;
        f.write_str("</g>\n</svg>\n")
    }
}

/// A part of the sheet, as wide as its margins leave, with boards in rows.
struct Area {
    top: usize,
    height: usize,
    /// The distance between boards.
    gap: usize,
    /// The height of the number below a board.
    caption: usize,
    max_side: usize,
}

impl Area {
    const WIDTH: usize = WIDTH - 2 * MARGIN;

    /// The number of boards in a row, and the side of a board, for the largest boards that fit.
    fn grid(&self, count: usize) -> (usize, usize) {
        let side = |across: usize| {
            let wide = ((Self::WIDTH + self.gap) / across).saturating_sub(self.gap);
            let down = count.div_ceil(across);
            let high = (self.height + self.gap) / down;
            let high = high.saturating_sub(self.gap + self.caption * 3 / 2);
            wide.min(high).min(self.max_side)
        };
        let grids = (1..=count.max(1)).rev().map(|across| (across, side(across)));
        grids.max_by_key(|&(_, side)| side).unwrap_or((1, self.max_side))
    }

    /// Draws boards with their numbers in centred rows, including the last one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>, boards: &[&impl Position]) -> fmt::Result {
        let (across, side) = self.grid(boards.len());
        let (right, down) = (side + self.gap, side + self.caption * 3 / 2 + self.gap);
        let height = boards.len().div_ceil(across) * down - self.gap;
        let top = self.top + (self.height - height) / 2;
        let numbered: Vec<_> = (1..).zip(boards).collect();
        for (row, boards) in numbered.chunks(across).enumerate() {
            let left = (WIDTH + self.gap - boards.len() * right) / 2;
            for (column, &(number, board)) in boards.iter().enumerate() {
                let (x, y) = (left + column * right, top + row * down);
                let scale = f64::from(side as u32) / f64::from((board.size() * SIDE) as u32);
                writeln!(
                    f,
                    "<g transform=\"translate({x} {y}) scale({scale:.4})\">\n\
                     <title>{number}: {}</title>\n<use href=\"#board\"/>\n{}</g>\n\
                     <path class=\"frame\" d=\"M{x} {y}h{side}v{side}h-{side}z\"/>\n\
                     <text x=\"{}\" y=\"{}\" style=\"font-size:{}px\">{number}</text>",
                    Squares::new(*board),
                    Svg::new(*board).without_squares().elements(),
                    x + side / 2,
                    y + side + self.caption * 5 / 4,
                    self.caption
                )?;
            }
        }
        Ok(())
    }
}
