//! Drawing of the regions of a board.
//!
//! The lines between squares are heavy where a region ends and light within it. Where there is no
//! room for lines, a square at the end of a region is underlined, or has a bar at its left side.
//! The letter of a region, by which tips name it, is above a square, or at its left side. A tint is
//! a colour and, if the player wants that, a pattern.

use queen_challenge::{Clues, Line, Regions};
use queen_runtime::Square;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::area::BoardArea;
use crate::palette::Palette;

/// The crossings of lines. The four bits of an index say which arms are heavy: up, down, left and
/// right, of which the last is the least.
const CROSSINGS: [&str; 16] =
    ["┼", "┾", "┽", "┿", "╁", "╆", "╅", "╈", "╀", "╄", "╃", "╇", "╂", "╊", "╉", "╋"];

/// The pattern of each tint, a character that fills squares.
const PATTERNS: [&str; Regions::TINTS] = [" ", "╱", "░", "="];

/// The regions of a board, as they are drawn.
pub(super) struct RegionPicture {
    regions: Regions,
    /// The square on which the letter of each region is.
    letters: Vec<Option<Square>>,
    palette: Palette,
    /// The tint of each region.
    tints: Vec<usize>,
}

impl RegionPicture {
    /// The picture of the regions among these clues, if there are any.
    pub(super) fn new(clues: &Clues, palette: Palette) -> Option<Self> {
        let regions = *clues.regions()?;
        let letters = (0..regions.size()).map(|region| clues.letter_square(region)).collect();
        let tints = regions.tints().collect();
        Some(Self { regions, letters, palette, tints })
    }

    /// The tint of the region of a square.
    fn tint(&self, square: Square) -> usize {
        let region = self.regions.region_of(square).unwrap_or(0);
        self.tints.get(region).copied().unwrap_or(0)
    }

    /// The ground of a square.
    pub(super) fn ground(&self, square: Square) -> Color {
        self.palette.regions[self.tint(square)]
    }

    /// The pattern of a square.
    pub(super) fn pattern(&self, square: Square) -> &'static str {
        PATTERNS[self.tint(square)]
    }

    /// Whether a border is between two squares: if one is not on the board, or they are in
    /// different regions.
    fn is_border(&self, one: Option<Square>, other: Option<Square>) -> bool {
        let region = |square: Option<Square>| self.regions.region_of(square?);
        region(one) != region(other)
    }

    /// The letter of a region on this square.
    fn letter(&self, square: Square) -> Option<String> {
        let region = self.letters.iter().position(|&letter| letter == Some(square))?;
        Some(format!("{:#}", Line::Region(region).name(self.regions.size())))
    }

    /// Draws the lines between the squares and around them, and the letters.
    pub(super) fn draw_lines(&self, area: BoardArea, buffer: &mut Buffer) {
        let size = self.regions.size();
        let frame = area.inner();
        // The square before a line and the one after it, by the index of the latter.
        let at = |row: usize, column: usize| {
            let square = Square::new(row.checked_sub(1)?, column.checked_sub(1)?);
            square.is_on(size).then_some(square)
        };
        for row in 0..=size {
            for column in 0..=size {
                // The squares around the crossing above and to the left of a square.
                let around = [at(row, column), at(row, column + 1), at(row + 1, column)];
                let ([above, above_right, left], here) = (around, at(row + 1, column + 1));
                let up = self.is_border(above, above_right);
                let down = self.is_border(left, here);
                let to_left = self.is_border(above, left);
                let to_right = self.is_border(above_right, here);
                let place = area.square(Square::new(row.min(size - 1), column.min(size - 1)));
                let x = if column == size { frame.right() - 1 } else { place.x - 1 };
                let y = if row == size { frame.bottom() - 1 } else { place.y - 1 };
                let ground = [above, above_right, left, here].into_iter().flatten().next();
                let style = self.line_style(ground);
                let crossing = crossing([row, column], size, [up, down, to_left, to_right]);
                buffer[(x, y)].set_symbol(crossing).set_style(style);
                if column < size {
                    let line = if to_right { "━" } else { "─" };
                    let style = self.line_style(above_right.or(here));
                    for x in place.x..place.right() {
                        buffer[(x, y)].set_symbol(line).set_style(style);
                    }
                }
                if row < size {
                    let line = if down { "┃" } else { "│" };
                    let style = self.line_style(left.or(here));
                    for y in place.y..place.bottom() {
                        buffer[(x, y)].set_symbol(line).set_style(style);
                    }
                }
                if let Some(letter) = here.and_then(|square| self.letter(square)) {
                    let style = self.line_style(here).add_modifier(Modifier::BOLD);
                    buffer[(place.x, y)].set_symbol(&letter).set_style(style);
                }
            }
        }
    }

    fn line_style(&self, ground: Option<Square>) -> Style {
        let ground = ground.map_or(Color::Reset, |square| self.ground(square));
        Style::new().fg(self.palette.ink).bg(ground)
    }

    /// Draws the borders of a square within its place, for which it has one line.
    pub(super) fn draw_sides(&self, square: Square, place: Rect, buffer: &mut Buffer) {
        let (row, column) = (square.row(), square.column());
        let left = column.checked_sub(1).map(|left| Square::new(row, left));
        let below = Square::new(row + 1, column);
        let bar = left.is_some() && self.is_border(left, Some(square));
        let letter = self.letter(square);
        if let Some(sign) = letter.as_deref().or(bar.then_some("│")) {
            let style = Style::new().fg(self.palette.ink).add_modifier(Modifier::BOLD);
            buffer[(place.x, place.y)].set_symbol(sign).set_style(style);
        }
        if below.is_on(self.regions.size()) && self.is_border(Some(square), Some(below)) {
            buffer.set_style(place, Style::new().add_modifier(Modifier::UNDERLINED));
        }
    }
}

/// The crossing of lines above and to the left of a square, or at the edge of the board, where the
/// frame is heavy and one line ends. The arms are heavy or not: up, down, left and right.
fn crossing([row, column]: [usize; 2], size: usize, arms: [bool; 4]) -> &'static str {
    let [up, down, left, right] = arms;
    let one_of = |is_heavy, heavy, light| if is_heavy { heavy } else { light };
    let (is_last_row, is_last_column) = (row == size, column == size);
    match (row, column) {
        (0, 0) => "┏",
        (0, _) if is_last_column => "┓",
        (_, 0) if is_last_row => "┗",
        _ if is_last_row && is_last_column => "┛",
        (0, _) => one_of(down, "┳", "┯"),
        (_, 0) => one_of(right, "┣", "┠"),
        _ if is_last_row => one_of(up, "┻", "┷"),
        _ if is_last_column => one_of(left, "┫", "┨"),
        _ => CROSSINGS[arms.iter().fold(0, |index, &arm| 2 * index + usize::from(arm))],
    }
}
