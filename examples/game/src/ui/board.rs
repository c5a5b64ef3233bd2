//! Drawing of a board.
//!
//! Shapes show everything that colours show. Signs are at the sides of a square: brackets for the
//! cursor, `!` for an attacked queen, `?` for a tip. A given queen stands on feet.

use queen_runtime::Board;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style, Stylize};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::area::BoardArea;
use super::palette::{ATTACK, CURSOR, DARK, INK, LIGHT, MARK, OWN, TIP};
use crate::game::Square;

/// A board with everything that is drawn on it.
pub struct BoardPicture {
    /// The number of rows.
    pub size: usize,
    /// The queens.
    pub queens: Board,
    /// The given queens among them.
    pub givens: Board,
    /// The squares that are ruled out.
    pub ruled_out: Board,
    /// The square of the cursor.
    pub cursor: Option<Square>,
    /// The square of a tip.
    pub tip: Option<Square>,
    /// The number of solutions with a queen on each square.
    pub heat_map: Option<[[u32; 16]; 16]>,
    /// Whether the terminal shows colours; otherwise dark squares are hatched.
    pub colour: bool,
    /// The index of the colour of attacked queens.
    pub glow: usize,
}

impl BoardPicture {
    /// A picture of these queens, some of which were given.
    pub fn new(queens: Board, givens: Board, colour: bool) -> Self {
        let mut ruled_out = queens;
        ruled_out.clear();
        Self {
            size: queens.size(),
            queens,
            givens,
            ruled_out,
            cursor: None,
            tip: None,
            heat_map: None,
            colour,
            glow: 0,
        }
    }

    /// Draws the squares, the numbers of the rows and the letters of the columns.
    pub fn draw(&self, area: BoardArea, buffer: &mut Buffer) {
        for row in 0..self.size {
            for column in 0..self.size {
                self.draw_square((row, column), area.square((row, column)), buffer);
            }
        }
        for line in 0..self.size {
            let number = Line::from((self.size - line).to_string()).right_aligned();
            number.dim().render(area.number(line), buffer);
            let letter = Line::from(char::from(b'a' + line as u8).to_string()).centered();
            letter.dim().render(area.letter(line), buffer);
        }
    }

    fn draw_square(&self, square: Square, area: Rect, buffer: &mut Buffer) {
        let (row, column) = square;
        let is_dark = (row + column) % 2 == 1;
        let is_attacked = self.queens.has_queen(row, column) && !self.queens.is_safe(row, column);
        let is_tip = self.tip == Some(square);
        let ground = match () {
            () if is_attacked => ATTACK[self.glow],
            () if is_tip => TIP,
            () if is_dark => DARK,
            () => LIGHT,
        };
        let texture = if is_dark && !self.colour { "░" } else { " " };
        for position in area.positions() {
            buffer[position].set_symbol(texture).set_bg(ground).set_fg(MARK);
        }
        self.draw_piece(square, area, buffer);
        if self.cursor == Some(square) {
            draw_brackets(area, buffer);
        }
        let sign = if is_attacked { "!" } else { "?" };
        if is_attacked || is_tip {
            draw_sides(area, area.y, [sign, sign], buffer);
            if self.cursor == Some(square) {
                buffer[area.as_position()].set_symbol(if area.height > 1 { "┌" } else { "[" });
            }
        }
    }

    /// Draws a queen, a mark, a number or nothing.
    fn draw_piece(&self, square @ (row, column): Square, area: Rect, buffer: &mut Buffer) {
        let heat = self.heat_map.map(|heat| heat[row][column]);
        if self.queens.has_queen(row, column) {
            let is_given = self.givens.has_queen(square.0, square.1);
            let ink = if is_given { INK } else { OWN };
            draw_centered(crown(area.height, is_given), area, ink, buffer);
        } else if self.ruled_out.has_queen(row, column) {
            draw_centered(&["×"], area, MARK, buffer);
        } else if let Some(solutions) = heat {
            let number = if solutions == 0 { "·".into() } else { solutions.to_string() };
            draw_centered(&[&number], area, MARK, buffer);
        }
    }
}

fn draw_brackets(area: Rect, buffer: &mut Buffer) {
    let last = area.bottom() - 1;
    for y in area.y..=last {
        let brackets = match y {
            _ if area.height == 1 => ["[", "]"],
            _ if y == area.y => ["┌", "┐"],
            _ if y == last => ["└", "┘"],
            _ => ["│", "│"],
        };
        draw_sides(area, y, brackets, buffer);
        for x in [area.x, area.right() - 1] {
            buffer[(x, y)].set_bg(CURSOR);
        }
    }
}

fn draw_sides(area: Rect, y: u16, [left, right]: [&str; 2], buffer: &mut Buffer) {
    for (x, symbol) in [(area.x, left), (area.right() - 1, right)] {
        buffer[(x, y)].set_symbol(symbol).set_style(Style::new().fg(INK).bold());
    }
}

fn draw_centered(lines: &[&str], area: Rect, ink: Color, buffer: &mut Buffer) {
    let y = area.y + (area.height - lines.len() as u16) / 2;
    for (y, line) in (y..).zip(lines) {
        let x = area.x + area.width.saturating_sub(line.chars().count() as u16) / 2;
        buffer.set_stringn(x, y, line, area.width.into(), Style::new().fg(ink));
    }
}

/// A queen in a square of this many lines.
fn crown(lines: u16, is_given: bool) -> &'static [&'static str] {
    match lines {
        1 if is_given => &["♛"],
        1 => &["♕"],
        2 if is_given => &["▙▗█▖▟", "█▀▀▀█"],
        2 => &["▙▗█▖▟", "▜███▛"],
        3 | 4 if is_given => &["▙▗█▖▟", "█████", "█▀▀▀█"],
        3 | 4 => &["▙▗█▖▟", "█████", "▐███▌"],
        _ if is_given => &["▙  █  ▟", "█▙▟█▙▟█", "███████", "█▀▀▀▀▀█"],
        _ => &["▙  █  ▟", "█▙▟█▙▟█", "▜█████▛", "▐█████▌"],
    }
}
