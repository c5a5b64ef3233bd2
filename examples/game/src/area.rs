//! The place of a board on the screen.

use queen_challenge::Kind;
use queen_runtime::Square;
use ratatui::layout::{Position, Rect};

use crate::text::wrapped;

/// The width of the numbers of the rows.
const MARGIN: u16 = 3;

/// The height of the letters of the columns.
const LETTERS: u16 = 1;

/// The distance between the board and the panel beside it.
const GAP: u16 = 2;

/// The empty columns to the left of the panel below the board.
const INDENT: u16 = 1;

/// The smallest and the largest width of a panel beside the board.
const PANEL: (u16, u16) = (15, 36);

/// The width up to which a panel below the board grows, unless the board is wider.
const PANEL_BELOW: u16 = 60;

/// The lines that a panel below the board keeps before the board grows.
const LINES_BELOW: u16 = 9;

/// The largest number of lines of a square.
const MAX_SCALE: u16 = 6;

/// The places of the squares of a board on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardArea {
    origin: Position,
    size: u16,
    /// The lines of a square.
    scale: u16,
}

impl BoardArea {
    /// The largest board for which there is room with the panel, and the panel; `None` if there is
    /// no room. The panel is beside the board, or below it if that makes room for a larger board.
    /// Both are in the middle, and any tip has room in the panel.
    #[must_use]
    pub fn with_panel(screen: Rect, size: usize) -> Option<(Self, Rect)> {
        let region = body(screen);
        let beside = Self::beside_panel(region, size);
        let above = Self::above_panel(region, size);
        let is_larger =
            |other: &(Self, Rect)| beside.is_none_or(|(it, _)| other.0.scale > it.scale);
        above.filter(is_larger).or(beside)
    }

    fn beside_panel(region: Rect, size: usize) -> Option<(Self, Rect)> {
        let lines = tip_lines(size, PANEL.0);
        if region.height < lines {
            return None;
        }
        let board = Self::largest(region, size, GAP + PANEL.0)?;
        let spare = region.width - board.width() - GAP;
        let panel_width = spare.min(PANEL.1);
        let board = board.centered(region, GAP + panel_width);
        let (x, y) = (board.right() + GAP, board.origin.y.min(region.bottom() - lines));
        Some((board, Rect { x, y, width: panel_width, height: region.bottom() - y }))
    }

    fn above_panel(region: Rect, size: usize) -> Option<(Self, Rect)> {
        let room = region.width.checked_sub(INDENT)?;
        let (board, width, lines) = (1..=MAX_SCALE).rev().find_map(|scale| {
            let board = Self::at(region, size, scale);
            let width = room.min(PANEL_BELOW.max(board.width()));
            let lines = tip_lines(size, width);
            let least = if scale == 1 { lines } else { lines.max(LINES_BELOW) };
            (board.width() <= region.width && board.height() + least <= region.height)
                .then_some((board, width, lines))
        })?;
        let rest = region.height - board.height();
        let height = if rest > lines { rest - 1 } else { rest };
        let x = region.x + INDENT + (room - width) / 2;
        let panel = Rect { x, y: region.bottom() - height, width, height };
        Some((board.centered(Rect { height: board.height(), ..region }, 0), panel))
    }

    /// The largest board in the middle of the region; `None` if there is no room.
    #[must_use]
    pub fn within(region: Rect, size: usize) -> Option<Self> {
        Some(Self::largest(region, size, 0)?.centered(region, 0))
    }

    /// The columns and lines that a screen needs for a board beside the panel, and for one above
    /// it.
    #[must_use]
    pub fn needed(size: usize) -> [(u16, u16); 2] {
        let board = Self::at(Rect::default(), size, 1);
        let (width, height) = (board.width(), board.height());
        // The title and the keys take a line each.
        let beside = (width + GAP + PANEL.0, height.max(tip_lines(size, PANEL.0)) + 2);
        [beside, (width, height + tip_lines(size, width - INDENT) + 2)]
    }

    fn at(region: Rect, size: usize, scale: u16) -> Self {
        Self { origin: region.as_position(), size: size as u16, scale }
    }

    fn largest(region: Rect, size: usize, beside: u16) -> Option<Self> {
        (1..=MAX_SCALE)
            .rev()
            .map(|scale| Self::at(region, size, scale))
            .find(|board| board.width() + beside <= region.width && board.height() <= region.height)
    }

    fn centered(self, region: Rect, beside: u16) -> Self {
        let x = region.x + (region.width - self.width() - beside) / 2 + MARGIN;
        let y = region.y + (region.height - self.height()) / 2;
        Self { origin: Position { x, y }, ..self }
    }

    /// The columns of the board with its numbers.
    fn width(self) -> u16 {
        MARGIN + self.square_width() * self.size
    }

    /// The lines of the board with its letters.
    fn height(self) -> u16 {
        self.scale * self.size + LETTERS
    }

    fn right(self) -> u16 {
        self.origin.x + self.square_width() * self.size
    }

    /// An odd number, so that signs can be centred.
    fn square_width(self) -> u16 {
        2 * self.scale + 1
    }

    /// The square at this position of the screen.
    #[must_use]
    pub fn square_at(&self, position: Position) -> Option<Square> {
        let row = position.y.checked_sub(self.origin.y)? / self.scale;
        let column = position.x.checked_sub(self.origin.x)? / self.square_width();
        let square = Square::new(row.into(), column.into());
        square.is_on(self.size.into()).then_some(square)
    }

    /// The place of this square on the screen.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        let (width, height) = (self.square_width(), self.scale);
        let x = self.origin.x + square.column() as u16 * width;
        let y = self.origin.y + square.row() as u16 * height;
        Rect { x, y, width, height }
    }

    /// The place of the number of this row on the screen.
    pub(crate) fn number(self, row: usize) -> Rect {
        let square = self.square(Square::new(row, 0));
        let y = square.y + (self.scale - 1) / 2;
        Rect { x: square.x - MARGIN, y, width: MARGIN - 1, height: 1 }
    }

    /// The place of the letter of this column on the screen.
    pub(crate) fn letter(self, column: usize) -> Rect {
        let square = self.square(Square::new(usize::from(self.size) - 1, column));
        Rect { y: square.bottom(), height: LETTERS, ..square }
    }
}

/// The lines of the longest tip in a panel of this width.
fn tip_lines(size: usize, width: u16) -> u16 {
    let width = usize::from(width.max(1));
    let tips = Kind::Queens.longest_tips(size);
    let lines = tips.map(|tip| wrapped(&format!("? {tip}"), width).len());
    lines.max().unwrap_or(0) as u16
}

/// The screen without the title and the keys.
pub(crate) fn body(screen: Rect) -> Rect {
    let height = screen.height.saturating_sub(2);
    Rect { y: screen.y + 1.min(screen.height), height, ..screen }
}
