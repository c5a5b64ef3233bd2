//! Pages of solutions.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of columns are small and not negative"
)]

use super::area::{GAP, HEADED};
use super::flow::Flow;
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::page::{Anchor, Role};
use crate::book::place::Place;

/// The least width of a board. The smallest page has two beside each other, also in large print.
const MIN_WIDTH: f32 = 29.0;

/// The least side of a board where the page is high enough.
const MIN_SIDE: f32 = 30.0;

/// The least side of boards that have to be smaller to begin on the page of the hints.
const MIN_SIDE_BELOW_HINTS: f32 = 22.0;

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
    let height = area.height() - HEADED;
    let cell_height = |side: f32| height / (height / (side + AROUND)).floor().max(1.0);
    let side = (cell_width - GAP).min(cell_height(MIN_SIDE) - AROUND).floor();
    // Somewhat smaller, the first row may have room below the last hints. The other pages then have
    // as many rows as have room.
    let left = (flow.left_below_heading() - AROUND).floor();
    let side = if left < MIN_SIDE_BELOW_HINTS { side } else { side.min(left) };
    let cell_height = cell_height(side.min(MIN_SIDE));
    for (row, puzzles) in book.challenges.chunks(columns).enumerate() {
        if row == 0 {
            flow.section("Solutions", side + AROUND);
        } else {
            flow.room(side + AROUND);
        }
        for (column, puzzle) in puzzles.iter().enumerate() {
            let x = area.left + cell_width * column as f32;
            let number = flow.page.part(Role::Paragraph);
            number.place = Some(Place::Solution(puzzle.number));
            number.link = Some(Place::Puzzle(puzzle.number));
            number.text(x, flow.y, 8.5, Font::Bold, Anchor::Start, puzzle.number.to_string());
            let challenge = &puzzle.printed.challenge;
            // Without the names of rows and columns.
            flow.page.board(x, flow.y + 1.5, side, challenge, &challenge.solution(), false);
        }
        flow.y += cell_height;
    }
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
    use crate::book::layout::area::PrintArea;
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
}
