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
///
/// A board with regions has lines between its squares and around it where there is room for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardArea {
    origin: Position,
    size: u16,
    form: Form,
}

/// The form of a board. A greater one is preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Form {
    /// The width of the lines between squares: 1, or 0 without lines.
    ruled: u16,
    /// The lines of text of a square.
    scale: u16,
}

impl Form {
    const SMALLEST: Self = Self { ruled: 0, scale: 1 };

    /// All forms of boards of this kind, the greatest first.
    fn all(kind: Kind) -> impl Iterator<Item = Self> {
        let ruled = u16::from(has_regions(kind));
        let forms = (1..=MAX_SCALE).rev().map(move |scale| Self { ruled, scale });
        forms.chain((ruled > 0).then_some(Self::SMALLEST))
    }
}

/// Whether challenges of this kind may have regions.
fn has_regions(kind: Kind) -> bool {
    match kind {
        Kind::Regions | Kind::Mixed => true,
        Kind::Queens | Kind::Blocked => false,
    }
}

impl BoardArea {
    /// The largest board for which there is room with the panel, and the panel; `None` if there is
    /// no room. The panel is beside the board, or below it if that makes room for a larger board.
    /// Both are in the middle, and any tip has room in the panel.
    #[must_use]
    pub fn with_panel(screen: Rect, size: usize, kind: Kind) -> Option<(Self, Rect)> {
        let region = body(screen);
        let beside = Self::beside_panel(region, size, kind);
        let above = Self::above_panel(region, size, kind);
        let is_larger = |other: &(Self, Rect)| beside.is_none_or(|(it, _)| other.0.form > it.form);
        above.filter(is_larger).or(beside)
    }

    fn beside_panel(region: Rect, size: usize, kind: Kind) -> Option<(Self, Rect)> {
        let lines = tip_lines(size, kind, PANEL.0);
        if region.height < lines {
            return None;
        }
        let board = Self::largest(region, size, kind, GAP + PANEL.0)?;
        let spare = region.width - board.width() - GAP;
        let panel_width = spare.min(PANEL.1);
        let board = board.centered(region, GAP + panel_width);
        let (x, y) = (board.right() + GAP, board.origin.y.min(region.bottom() - lines));
        Some((board, Rect { x, y, width: panel_width, height: region.bottom() - y }))
    }

    fn above_panel(region: Rect, size: usize, kind: Kind) -> Option<(Self, Rect)> {
        let room = region.width.checked_sub(INDENT)?;
        let (board, width, lines) = Form::all(kind).find_map(|form| {
            let board = Self::at(region, size, form);
            let width = room.min(PANEL_BELOW.max(board.width()));
            let lines = tip_lines(size, kind, width);
            let least = if form == Form::SMALLEST { lines } else { lines.max(LINES_BELOW) };
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
    pub fn within(region: Rect, size: usize, kind: Kind) -> Option<Self> {
        Some(Self::largest(region, size, kind, 0)?.centered(region, 0))
    }

    /// The columns and lines that a screen needs for a board beside the panel, and for one above
    /// it.
    #[must_use]
    pub fn needed(size: usize, kind: Kind) -> [(u16, u16); 2] {
        let board = Self::at(Rect::default(), size, Form::SMALLEST);
        let (width, height) = (board.width(), board.height());
        // The title and the keys take a line each.
        let beside = (width + GAP + PANEL.0, height.max(tip_lines(size, kind, PANEL.0)) + 2);
        [beside, (width, height + tip_lines(size, kind, width - INDENT) + 2)]
    }

    fn at(region: Rect, size: usize, form: Form) -> Self {
        Self { origin: region.as_position(), size: size as u16, form }
    }

    fn largest(region: Rect, size: usize, kind: Kind, beside: u16) -> Option<Self> {
        Form::all(kind)
            .map(|form| Self::at(region, size, form))
            .find(|board| board.width() + beside <= region.width && board.height() <= region.height)
    }

    fn centered(self, region: Rect, beside: u16) -> Self {
        let x = region.x + (region.width - self.width() - beside) / 2 + MARGIN;
        let y = region.y + (region.height - self.height()) / 2;
        Self { origin: Position { x, y }, ..self }
    }

    /// The columns of the board with its numbers.
    fn width(self) -> u16 {
        MARGIN + self.inner().width
    }

    /// The lines of the board with its letters.
    fn height(self) -> u16 {
        self.inner().height + LETTERS
    }

    fn right(self) -> u16 {
        self.inner().right()
    }

    /// An odd number, so that signs can be centred.
    fn square_width(self) -> u16 {
        2 * self.form.scale + 1
    }

    /// The columns and lines from one square to the next.
    fn steps(self) -> (u16, u16) {
        (self.square_width() + self.form.ruled, self.form.scale + self.form.ruled)
    }

    /// Whether there are lines between squares and around the board.
    #[must_use]
    pub fn is_ruled(&self) -> bool {
        self.form.ruled > 0
    }

    /// The place of the squares on the screen, with the lines around them.
    pub(crate) fn inner(self) -> Rect {
        let ((right, down), ruled) = (self.steps(), self.form.ruled);
        let (width, height) = (right * self.size + ruled, down * self.size + ruled);
        Rect { x: self.origin.x, y: self.origin.y, width, height }
    }

    /// The square at this position of the screen.
    #[must_use]
    pub fn square_at(&self, position: Position) -> Option<Square> {
        let (right, down) = self.steps();
        let row = position.y.checked_sub(self.origin.y)? / down;
        let column = position.x.checked_sub(self.origin.x)? / right;
        let square = Square::new(row.into(), column.into());
        let is_within = square.is_on(self.size.into()) && self.square(square).contains(position);
        is_within.then_some(square)
    }

    /// The place of this square on the screen.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        let ((right, down), ruled) = (self.steps(), self.form.ruled);
        let x = self.origin.x + ruled + square.column() as u16 * right;
        let y = self.origin.y + ruled + square.row() as u16 * down;
        Rect { x, y, width: self.square_width(), height: self.form.scale }
    }

    /// The place of the number of this row on the screen.
    pub(crate) fn number(self, row: usize) -> Rect {
        let square = self.square(Square::new(row, 0));
        let y = square.y + (self.form.scale - 1) / 2;
        Rect { x: self.origin.x - MARGIN, y, width: MARGIN - 1, height: 1 }
    }

    /// The place of the letter of this column on the screen.
    pub(crate) fn letter(self, column: usize) -> Rect {
        let square = self.square(Square::new(usize::from(self.size) - 1, column));
        Rect { y: self.inner().bottom(), height: LETTERS, ..square }
    }
}

/// The lines of the longest tip in a panel of this width.
fn tip_lines(size: usize, kind: Kind, width: u16) -> u16 {
    let width = usize::from(width.max(1));
    let tips = kind.longest_tips(size);
    let lines = tips.map(|tip| wrapped(&format!("? {tip}"), width).len());
    lines.max().unwrap_or(0) as u16
}

/// The screen without the title and the keys.
pub(crate) fn body(screen: Rect) -> Rect {
    let height = screen.height.saturating_sub(2);
    Rect { y: screen.y + 1.min(screen.height), height, ..screen }
}
