//! Drawing of a board.
//!
//! Shapes show everything that colours show. Signs are at the sides of a square: brackets for the
//! cursor, `!` for an attacked queen, `?` for a tip, parentheses for squares that are left, `*` for
//! the queens of a solved board. A given queen has a square of another colour or, without colours,
//! stands on a plinth: a crown that is cut out of a filled square reads as a face. A blocked square
//! is filled. Borders and patterns of regions are in `regions.rs`.

use std::time::Duration;

use queen_challenge::{Clues, Evidence, Line as BoardLine};
use queen_runtime::{AnyHeatMap, Board, Square, SquareSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style, Stylize};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::crown::crown;
use super::regions::RegionPicture;
use crate::area::BoardArea;
use crate::palette::Palette;

/// The time in which the queens of a solved board light up, from one row to the next.
const WAVE: Duration = Duration::from_millis(90);

/// The time for which they then twinkle.
const TWINKLE: Duration = Duration::from_secs(3);

/// The time for which an attacked queen has one of its colours.
const PULSE: Duration = Duration::from_millis(500);

/// A board with everything that is drawn on it.
pub struct BoardPicture<'a> {
    /// The queens.
    pub queens: Board,
    /// The clues: given queens, which are among those of the board, and others.
    pub clues: Clues,
    /// The squares that are ruled out.
    pub ruled_out: SquareSet,
    /// The squares that queens exclude.
    pub attacked: SquareSet,
    /// Whether squares without a queen that are attacked are marked.
    pub marks_attacked: bool,
    /// Whether regions have patterns.
    pub has_patterns: bool,
    /// The square of the cursor.
    pub cursor: Option<Square>,
    /// What a tip shows; `None` without one.
    pub evidence: Option<Evidence>,
    /// The number of solutions with a queen on each square.
    pub heat_map: Option<&'a AnyHeatMap>,
    /// The colours.
    pub palette: Palette,
    /// The time, which animates attacked queens.
    pub time: Duration,
    /// The time since the board was solved.
    pub won: Option<Duration>,
}

impl BoardPicture<'_> {
    /// A picture of these queens on a board with these clues. None is attacked.
    pub fn new(queens: Board, clues: impl Into<Clues>, palette: Palette) -> Self {
        Self {
            queens,
            clues: clues.into(),
            ruled_out: SquareSet::EMPTY,
            attacked: SquareSet::EMPTY,
            marks_attacked: false,
            has_patterns: false,
            cursor: None,
            evidence: None,
            heat_map: None,
            palette,
            time: Duration::ZERO,
            won: None,
        }
    }

    /// Draws the squares, the numbers of the rows and the letters of the columns.
    pub fn draw(&self, area: BoardArea, buffer: &mut Buffer) {
        let size = self.queens.size();
        let regions = RegionPicture::new(&self.clues, self.palette);
        if let Some(regions) = regions.as_ref().filter(|_| area.is_ruled()) {
            regions.draw_lines(area, buffer);
        }
        for index in 0..size {
            for square in (0..size).map(|column| Square::new(index, column)) {
                let place = area.square(square);
                self.draw_ground(square, regions.as_ref(), place, buffer);
                if let Some(regions) = regions.as_ref().filter(|_| !area.is_ruled()) {
                    regions.draw_sides(square, place, buffer);
                }
                self.draw_square(square, place, buffer);
            }
            let number = self.label(BoardLine::Row(index));
            number.right_aligned().render(area.number(index), buffer);
            let letter = self.label(BoardLine::Column(index));
            letter.centered().render(area.letter(index), buffer);
        }
    }

    /// The name of a row or column, which stands out if it is one to look at.
    fn label(&self, line: BoardLine) -> Line<'static> {
        let name = format!("{:#}", line.name(self.queens.size()));
        if !self.lines().any(|other| other == line) {
            Line::styled(name, self.palette.faint())
        } else if self.palette.is_coloured {
            Line::styled(name, self.palette.title())
        } else {
            Line::from(name).bold().reversed()
        }
    }

    /// The rows and columns of the evidence.
    fn lines(&self) -> impl Iterator<Item = BoardLine> {
        self.evidence.iter().flat_map(|evidence| evidence.lines().chain(evidence.across()))
    }

    /// The colour by which the queen of a square glows: it is attacked, or the board is solved.
    fn glow(&self, square: Square) -> Option<Color> {
        let palette = self.palette;
        if !self.queens.has_queen(square) {
            None
        } else if self.attacked.contains(square) {
            Some(palette.attack[self.turn(PULSE)])
        } else {
            let time = self.since_won(square)?;
            Some(palette.won[if time < TWINKLE { self.turn(WAVE * 2) } else { 0 }])
        }
    }

    /// The time since the row of this square was lit up.
    fn since_won(&self, square: Square) -> Option<Duration> {
        self.won?.checked_sub(WAVE * square.row() as u32)
    }

    fn is_tip(&self, square: Square) -> bool {
        self.evidence.and_then(|evidence| evidence.square()) == Some(square)
    }

    fn is_given(&self, square: Square) -> bool {
        self.queens.has_queen(square) && self.clues.givens().has_queen(square)
    }

    /// Draws the ground of a square.
    fn draw_ground(
        &self,
        square: Square,
        regions: Option<&RegionPicture>,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let palette = self.palette;
        // Regions tell squares apart.
        let is_dark = regions.is_none() && (square.row() + square.column()) % 2 == 1;
        let is_tinted = self.evidence.is_some_and(|evidence| {
            (evidence.squares() | evidence.squares_across()).contains(square)
        });
        let (is_given, is_blocked) = (self.is_given(square), self.clues.blocked().contains(square));
        let plain = || {
            let squares = palette.squares[usize::from(is_dark)];
            regions.map_or(squares, |regions| regions.ground(square))
        };
        // The ground glows, but a given queen has a ground of its own, and glows itself.
        let ground = match self.glow(square) {
            _ if is_given => palette.given[0],
            _ if is_blocked => palette.blocked[0],
            Some(glow) => glow,
            None if self.is_tip(square) => palette.tip,
            None if is_tinted => palette.tinted[usize::from(is_dark)],
            None => plain(),
        };
        // A crown of blocks, and a queen that glows or is given, has its ground to itself.
        let is_plain = !self.queens.has_queen(square)
            || area.height == 1 && !is_given && self.glow(square).is_none();
        let has_pattern = self.has_patterns && is_plain;
        let pattern = regions.filter(|_| has_pattern).map(|regions| regions.pattern(square));
        let (texture, ink) = match pattern {
            _ if is_blocked && palette.is_coloured => ("▒", palette.blocked[1]),
            _ if is_blocked => ("█", palette.blocked[1]),
            _ if !palette.is_coloured && is_given && area.height == 1 => ("█", palette.mark),
            _ if !palette.is_coloured && is_tinted => ("▒", palette.mark),
            Some(pattern) => (pattern, palette.pattern),
            None if !palette.is_coloured && is_dark => ("░", palette.mark),
            None => (" ", palette.mark),
        };
        for position in area.positions() {
            buffer[position].set_symbol(texture).set_bg(ground).set_fg(ink);
        }
    }

    /// Draws what is on the ground of a square.
    fn draw_square(&self, square: Square, area: Rect, buffer: &mut Buffer) {
        let palette = self.palette;
        let has_queen = self.queens.has_queen(square);
        let is_attacked = has_queen && self.attacked.contains(square);
        let (is_given, is_tip) = (self.is_given(square), self.is_tip(square));
        let has_won = has_queen && self.since_won(square).is_some();
        let ink = match self.glow(square) {
            Some(glow) if is_given => glow,
            None if is_given => palette.given[1],
            _ => palette.ink,
        };
        let has_cursor = self.cursor == Some(square);
        let sign = match () {
            () if is_attacked => Some("!"),
            () if has_won => Some("*"),
            () if is_tip => Some("?"),
            () => None,
        };
        if has_queen {
            let crown = crown(area.height, is_given, has_cursor || sign.is_some());
            draw_centered(crown, area, ink, buffer);
            if is_given && !palette.is_coloured && area.height > 1 {
                // A plinth.
                for x in area.x..area.right() {
                    buffer[(x, area.bottom() - 1)].set_symbol("█").set_fg(ink);
                }
            }
        } else if !self.clues.blocked().contains(square) {
            self.draw_note(square, area, buffer);
        }
        let left = self.evidence.map_or(SquareSet::EMPTY, |evidence| evidence.left());
        let is_left = left.contains(square) && !is_tip;
        if is_left {
            self.draw_frame(area, ["(", ")"], ["╭", "╮", "╰", "╯"], buffer);
        }
        if has_cursor {
            self.draw_frame(area, ["[", "]"], ["┌", "┐", "└", "┘"], buffer);
            for (x, y) in (area.y..area.bottom()).flat_map(|y| [(area.x, y), (area.right() - 1, y)])
            {
                buffer[(x, y)].set_bg(palette.cursor);
            }
        }
        if let Some(sign) = sign {
            let left = (!has_cursor).then_some(area.x);
            for x in left.into_iter().chain([area.right() - 1]) {
                self.draw_sign((x, area.y), sign, buffer);
                if !has_cursor {
                    buffer[(x, area.y)].set_fg(ink);
                }
            }
        }
    }

    /// The index of a colour that comes by turns.
    fn turn(&self, time: Duration) -> usize {
        (self.time.as_millis() / time.as_millis() % 2) as usize
    }

    /// Draws a mark, a number or nothing.
    fn draw_note(&self, square: Square, area: Rect, buffer: &mut Buffer) {
        let palette = self.palette;
        let forced =
            self.evidence.and_then(|evidence| evidence.forced().position(|of| of == square));
        let is_marked = self.marks_attacked && self.attacked.contains(square);
        let heat = self.heat_map.map(|heat| heat[square]);
        let note = match (forced, heat) {
            (Some(index), _) => (index + 1).to_string(),
            _ if self.ruled_out.contains(square) => "×".into(),
            (None, Some(solutions)) if solutions > 0 => solutions.to_string(),
            (None, Some(_)) => "·".into(),
            _ if is_marked => "·".into(),
            (None, None) => return,
        };
        let middle = (area.x + area.width / 2, area.y + (area.height - 1) / 2);
        if self.has_patterns && self.clues.regions().is_some() && area.height > 1 {
            // No pattern beside it.
            for x in [middle.0 - 1, middle.0 + 1] {
                buffer[(x, middle.1)].set_symbol(" ");
            }
        }
        let ink = if forced.is_some() { palette.ink } else { palette.mark };
        draw_centered(&[&note], area, ink, buffer);
        if forced.is_some() {
            buffer[middle].set_style(Style::new().bold().underlined());
        }
    }

    /// Draws the sides of a square of one line, or its corners.
    fn draw_frame(&self, area: Rect, sides: [&str; 2], corners: [&str; 4], buffer: &mut Buffer) {
        let (right, last) = (area.right() - 1, area.bottom() - 1);
        if area.height == 1 {
            self.draw_sign((area.x, last), sides[0], buffer);
            self.draw_sign((right, last), sides[1], buffer);
        } else {
            let places = [(area.x, area.y), (right, area.y), (area.x, last), (right, last)];
            for (place, corner) in places.into_iter().zip(corners) {
                self.draw_sign(place, corner, buffer);
            }
        }
    }

    fn draw_sign(&self, place: (u16, u16), sign: &str, buffer: &mut Buffer) {
        buffer[place].set_symbol(sign).set_style(Style::new().fg(self.palette.ink).bold());
    }
}

/// Draws lines in the middle of a square.
fn draw_centered(lines: &[&str], area: Rect, ink: Color, buffer: &mut Buffer) {
    // A number is in the middle line, or just above the middle.
    let y = area.y + (area.height - lines.len() as u16) / 2;
    for (y, line) in (y..).zip(lines) {
        let start = area.x + area.width.saturating_sub(line.chars().count() as u16) / 2;
        for (x, symbol) in
            (start..area.right()).zip(line.chars()).filter(|(_, symbol)| *symbol != ' ')
        {
            buffer[(x, y)].set_char(symbol).set_fg(ink);
        }
    }
}
