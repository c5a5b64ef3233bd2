//! Pages of solutions.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of columns are small and not negative"
)]

use std::iter;

use super::area::{GAP, HEADED};
use super::flow::Flow;
use crate::book::challenges::{Book, NumberedChallenge};
use crate::book::font::Font;
use crate::book::page::{Anchor, Page, Role};
use crate::book::place::Place;

/// The least width of a board. The smallest page has two beside each other, also in large print.
const MIN_WIDTH: f32 = 29.0;

/// The least side of a board where the page is high enough.
const MIN_SIDE: f32 = 30.0;

/// The least side of boards that have to be smaller for one more row.
const MIN_SMALLER_SIDE: f32 = 20.0;

/// The least side of boards that are smaller so that the last page is full. Those of large print
/// are printed at almost twice this side.
const MIN_LAST_SIDE: f32 = 18.0;

/// The height that may be empty in each row, or below the last one on the page of the hints, before
/// one more row is better.
const MAX_EMPTY: f32 = 15.0;

/// What a board has above and below it: its number and a gap.
const AROUND: f32 = 9.0;

/// Adds the solutions.
pub fn add(book: &Book, flow: &mut Flow) {
    let area = flow.area;
    // n boards have n − 1 gaps, so with one more gap n cells fill the width. The rows of a page are
    // spread over its height: on A4, the 247 mm below the heading have room for six rows of at
    // least 39 mm, which get 41.2 mm each. Five boards beside each other get 37.4 mm each with a
    // gap of 5 mm. So the boards may have 32.2 mm, and whole millimetres are enough: a rounding
    // error never takes the last row to the next page.
    let columns = ((area.width() + GAP) / (MIN_WIDTH + GAP)).max(1.0) as usize;
    let cell_width = (area.width() + GAP) / columns as f32;
    let width = (cell_width - GAP).floor();
    let full = Rows::of_page(area.height() - HEADED, width);
    let nb_of_rows = book.challenges.len().div_ceil(columns);
    let first = full.below_hints(flow.left_below_heading(), nb_of_rows);
    let rest = full.of_pages(nb_of_rows.saturating_sub(first.count));
    let mut puzzles_by_row = book.challenges.chunks(columns);
    let pages = iter::once(first).filter(|first| first.count > 0).chain(rest);
    for (page, Rows { count, side, height }) in pages.enumerate() {
        if page == 0 {
            flow.section("Solutions", side + AROUND);
        } else {
            flow.next_page();
        }
        for puzzles in puzzles_by_row.by_ref().take(count) {
            for (column, puzzle) in puzzles.iter().enumerate() {
                let x = area.left + cell_width * column as f32;
                solution(puzzle, &mut flow.page, x, flow.y, side);
            }
            flow.y += height;
        }
    }
}

/// Adds the solution of a puzzle, with its number above it.
fn solution(puzzle: &NumberedChallenge, page: &mut Page, x: f32, y: f32, side: f32) {
    let number = page.part(Role::Paragraph);
    number.place = Some(Place::Solution(puzzle.number));
    number.link = Some(Place::Puzzle(puzzle.number));
    number.text(x, y, 8.5, Font::Bold, Anchor::Start, puzzle.number.to_string());
    let challenge = &puzzle.printed.challenge;
    // Without the names of rows and columns.
    page.board(x, y + 1.5, side, challenge, &challenge.solution(), false);
}

/// The rows of boards on a page.
#[derive(Clone, Copy)]
struct Rows {
    count: usize,
    /// The side of a board.
    side: f32,
    /// The height of a row.
    height: f32,
}

impl Rows {
    /// So many rows that fill this height, with boards of up to this width.
    fn filling(height: f32, count: usize, width: f32) -> Self {
        let height = height / count as f32;
        Self { count, side: width.min((height - AROUND).floor()), height }
    }

    /// The rows that fill a page of this height below its heading, with boards of up to this width.
    ///
    /// On Letter in large print, two rows of at least 39 mm have 55.1 mm each, but boards beside
    /// each other have 29 mm, which would leave 17.1 mm of each row empty. In three rows of 36.8 mm
    /// they have 27 mm.
    fn of_page(height: f32, width: f32) -> Self {
        let count = (height / (MIN_SIDE + AROUND)).max(1.0) as usize;
        let rows = Self::filling(height, count, width);
        let more = Self::filling(height, count + 1, width);
        let is_loose = rows.height - rows.side - AROUND > MAX_EMPTY;
        if is_loose && more.side >= MIN_SMALLER_SIDE { more } else { rows }
    }

    /// The rows that have room in this height below the last hints, before pages with rows like
    /// these. There may be none.
    ///
    /// Rather than leave a band below them, boards are smaller for one more row, if the book has
    /// so many.
    fn below_hints(self, height: f32, nb_of_rows: usize) -> Self {
        // The last row needs no more than its boards.
        let last = self.side + AROUND;
        let count = ((height - last) / self.height + 1.0).max(0.0) as usize;
        let more = Self::filling(height, count + 1, self.side);
        let is_loose = height - count as f32 * self.height > MAX_EMPTY;
        if is_loose && count < nb_of_rows && more.side >= MIN_SMALLER_SIDE {
            more
        } else {
            Self { count, ..self }
        }
    }

    /// The rows of each of the pages that so many rows take.
    ///
    /// Rows that are left over would leave the last page nearly empty. So the last pages have one
    /// more row each, of smaller boards: 32 rows on pages of six are 6, 6, 6, 7 and 7.
    fn of_pages(self, nb_of_rows: usize) -> impl Iterator<Item = Self> {
        let (nb_of_pages, left) = (nb_of_rows / self.count, nb_of_rows % self.count);
        let more = Self::filling(self.height * self.count as f32, self.count + 1, self.side);
        // Fewer pages than such rows cannot take them.
        let has_room = left <= nb_of_pages && more.side >= MIN_LAST_SIDE;
        let (nb_of_longer, last) = if has_room { (left, 0) } else { (0, left) };
        let pages = (0..nb_of_pages)
            .map(move |page| if page + nb_of_longer < nb_of_pages { self } else { more });
        pages.chain((last > 0).then_some(Self { count: last, ..self }))
    }
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
    use crate::book::font::POINT;
    use crate::book::layout::area::PrintArea;
    use crate::book::layout::fill;
    use crate::book::page::Shape;
    use crate::book::paper::{Paper, Sheet};

    #[test]
    fn solutions_are_beside_each_other_on_each_paper() {
        let groups = [(Kind::Queens, 8, Grade::Medium)];
        let book = Book::new(&groups, 2, 1, String::new(), None).ok().unwrap();
        for paper in [Paper::A4, Paper::Letter, Paper::SixByNine] {
            for is_large in [false, true] {
                let area = PrintArea::new(Sheet { paper, is_large });
                let mut flow = Flow::new(&area);
                add(&book, &mut flow);
                let shapes = flow.page.parts.iter().flat_map(|part| &part.shapes);
                let tops = shapes.filter_map(|shape| match shape {
                    Shape::Frame { y, .. } => Some(y.to_bits()),
                    _ => None,
                });
                let tops: Vec<_> = tops.collect();
                assert!(matches!(tops[..], [one, other] if one == other), "{tops:?}");
            }
        }
    }

    #[test]
    fn rows_that_are_left_over_are_on_the_last_full_pages() {
        let full = Rows { count: 6, side: 32.0, height: 41.0 };
        let counts =
            |nb_of_rows| full.of_pages(nb_of_rows).map(|page| page.count).collect::<Vec<_>>();
        assert_eq!(counts(12), [6, 6]);
        assert_eq!(counts(32), [6, 6, 6, 7, 7]);
        assert_eq!(counts(13), [6, 7]);
        assert_eq!(counts(15), [6, 6, 3]);
        assert_eq!(counts(0), [0; 0]);
        // The seven rows have 35.1 mm each.
        assert_eq!(full.of_pages(7).map(|page| page.side).collect::<Vec<_>>(), [26.0]);
        // Boards of three rows would be too small.
        let low = Rows { count: 2, side: 30.0, height: 39.0 };
        assert_eq!(low.of_pages(5).map(|page| page.count).collect::<Vec<_>>(), [2, 2, 1]);
    }

    /// However many hints the page has where the solutions begin, the first of up to three lines
    /// and the others of one line.
    #[test]
    fn no_page_with_solutions_is_filled_less_than_three_fifths() {
        const POINTS: f32 = 10.0;
        let groups = [(Kind::Queens, 8, Grade::Medium)];
        let book = Book::new(&groups, 50, 1, String::new(), None).ok().unwrap();
        for paper in [Paper::A4, Paper::Letter, Paper::SixByNine] {
            for (is_large, lines) in (0..6).map(|number| (number % 2 == 1, number / 2 + 1)) {
                let sheet = Sheet { paper, is_large };
                let area = PrintArea::new(sheet);
                let mut hints = Flow::new(&area);
                hints.section("Hints", 0.0);
                let mut hint = "hint ".repeat(lines);
                while hints.left_below_heading() > 0.0 {
                    // Each word takes a line.
                    let next = hints.page.paragraph(area.left, hints.y, POINTS, 1.0, &hint);
                    hints.y = next + 0.5 * POINTS * POINT * 1.35;
                    "hint".clone_into(&mut hint);
                    let mut flow = hints.clone();
                    add(&book, &mut flow);
                    let mut pages = flow.finish();
                    // The last page is as long as it is.
                    pages.pop();
                    for page in pages {
                        let mut shapes = page.parts.iter().flat_map(|part| &part.shapes);
                        let has_board = shapes.any(|shape| matches!(shape, Shape::Frame { .. }));
                        let (filled, y) = (fill::filled(&page, sheet, area.top), hints.y);
                        let is_filled = filled >= 0.6 || !has_board;
                        assert!(is_filled, "hints to {y}: {filled}");
                    }
                }
            }
        }
    }
}
