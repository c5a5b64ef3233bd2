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

/// The least side of boards that are smaller so that the last page has room for what comes after.
/// Only in large print are they so small, and printed at almost twice this side.
const MIN_LAST_SIDE: f32 = 14.0;

/// The height that may be empty in each row, or below the last one on the page of the hints, before
/// one more row is better.
const MAX_EMPTY: f32 = 15.0;

/// What a board has above and below it: its number and a gap.
const AROUND: f32 = 9.0;

/// Adds the solutions, and leaves this height on their last page for what comes `after` them.
pub fn add(book: &Book, flow: &mut Flow, after: f32) {
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
    let rest = full.of_pages(nb_of_rows.saturating_sub(first.count), after);
    let mut lines = book.challenges.chunks(columns);
    let pages = iter::once(first).filter(|first| first.count > 0).chain(rest);
    for (page, rows) in pages.enumerate() {
        // What comes after the solutions may need the whole of the last page.
        if lines.len() == 0 {
            break;
        }
        let Rows { count, side, height } = rows;
        if page == 0 {
            flow.section("Solutions", side + AROUND);
        } else {
            flow.next_page();
        }
        for puzzles in lines.by_ref().take(count) {
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

    /// The rows of each of the pages that these rows take, with room below the last of them for
    /// what comes `after` them: the boards of the last page are smaller, or it takes the place of
    /// whole rows if they were too small.
    ///
    /// So that the last page is not nearly empty, those before it leave it a row each: 32 rows on
    /// pages of six are 6, 6, 5, 5, 5 and 5. A page of two rows would be half empty without one.
    fn of_pages(self, nb_of_rows: usize, after: f32) -> impl Iterator<Item = Self> {
        let height_before = self.height * self.count as f32 - after;
        let smallest = Self::filling(height_before, self.count, self.side);
        let is_too_small = smallest.side < MIN_LAST_SIDE;
        let places_after = if is_too_small { (after / self.height).ceil() as usize } else { 0 };
        let places = if nb_of_rows == 0 { 0 } else { nb_of_rows + places_after };
        let nb_of_pages = places.div_ceil(self.count);
        let missing = nb_of_pages * self.count - places;
        // The last page has one row less, too.
        let shorter = if self.count > 2 { missing.saturating_sub(1) } else { 0 };
        let shorter = shorter.min(nb_of_pages.saturating_sub(1));
        (1..=nb_of_pages).map(move |page| {
            if page < nb_of_pages {
                let less = usize::from(page + shorter >= nb_of_pages);
                return Self { count: self.count - less, ..self };
            }
            let count = (self.count + shorter).saturating_sub(missing + places_after);
            let last = Self::filling(height_before, count, self.side);
            if last.height >= self.height {
                return Self { count, ..self };
            }
            // Whole millimetres, so that no rounding error takes what comes after to a new page.
            Self { height: last.side + AROUND, ..last }
        })
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
                add(&book, &mut flow, 0.0);
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
    fn the_last_page_is_nearly_as_full_as_those_before_it() {
        let full = Rows { count: 6, side: 32.0, height: 41.0 };
        let counts = |nb_of_rows, after| {
            full.of_pages(nb_of_rows, after).map(|page| page.count).collect::<Vec<_>>()
        };
        assert_eq!(counts(12, 0.0), [6, 6]);
        assert_eq!(counts(32, 0.0), [6, 6, 5, 5, 5, 5]);
        assert_eq!(counts(7, 0.0), [5, 2]);
        assert!(counts(0, 30.0).is_empty());
        let rows = |full: Rows, nb_of_rows| {
            let pages = full.of_pages(nb_of_rows, 32.0);
            pages.map(|page| (page.count, page.side, page.height)).collect::<Vec<_>>()
        };
        // What comes after them has room below smaller boards, but only where they have to be.
        assert_eq!(rows(full, 12), [(6, 32.0, 41.0), (6, 26.0, 35.0)]);
        assert_eq!(rows(full, 11), [(6, 32.0, 41.0), (5, 32.0, 41.0)]);
        let two = Rows { count: 2, side: 38.0, height: 55.0 };
        assert_eq!(rows(two, 4), [(2, 38.0, 55.0), (2, 30.0, 39.0)]);
        assert_eq!(rows(two, 3), [(2, 38.0, 55.0), (1, 38.0, 55.0)]);
        // These would be too small.
        let three = Rows { count: 3, side: 24.0, height: 33.0 };
        assert_eq!(rows(three, 5), [(3, 24.0, 33.0), (2, 24.0, 33.0)]);
        assert_eq!(rows(three, 6), [(3, 24.0, 33.0), (2, 24.0, 33.0), (1, 24.0, 33.0)]);
        for nb_of_rows in 30..200 {
            let counts = counts(nb_of_rows, 30.0);
            assert_eq!(counts.iter().sum::<usize>(), nb_of_rows);
            assert!(counts.iter().all(|count| (4..=6).contains(count)), "{nb_of_rows}: {counts:?}");
        }
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
                    add(&book, &mut flow, 0.0);
                    let mut pages = flow.finish();
                    // The last page is as long as it is.
                    pages.pop();
                    for page in pages {
                        let mut shapes = page.parts.iter().flat_map(|part| &part.shapes);
                        let has_board = shapes.any(|shape| matches!(shape, Shape::Frame { .. }));
                        let (filled, y) = (fill::filled(&page, sheet), hints.y);
                        let is_filled = filled >= 0.6 || !has_board;
                        assert!(is_filled, "hints to {y}: {filled}");
                    }
                }
            }
        }
    }
}
