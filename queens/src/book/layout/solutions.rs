//! Pages of solutions.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of columns are small and not negative"
)]

use super::area::{GAP, HEADED};
use super::colophon;
use super::flow::Flow;
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::page::{Anchor, Role};
use crate::book::place::Place;

/// The side of a board.
const SIDE: f32 = 30.0;

/// A board with its number above it, and a gap below.
const MIN_HEIGHT: f32 = SIDE + 9.0;

/// Adds the solutions, and the colophon below them.
pub fn add(book: &Book, flow: &mut Flow) {
    let area = flow.area;
    // n boards have n − 1 gaps, so with one more gap n cells fill the width. The rows of a page are
    // spread over its height: on A4, the 241 mm between the heading and a colophon of two lines
    // have room for six rows of at least 39 mm, which get 40.1 mm each.
    let columns = ((area.width() + GAP) / (SIDE + GAP)).max(1.0) as usize;
    let cell_width = (area.width() + GAP) / columns as f32;
    let colophon_height = colophon::height(book, area);
    let height = area.height() - HEADED - colophon_height;
    let cell_height = height / (height / MIN_HEIGHT).floor().max(1.0);
    let rows = book.challenges.chunks(columns);
    let last = rows.len().saturating_sub(1);
    for (row, puzzles) in rows.enumerate() {
        // The last row takes the colophon along, which would be alone on a page otherwise.
        let below = if row == last { colophon_height } else { 0.0 };
        if row == 0 {
            flow.section("Solutions", MIN_HEIGHT + below);
        } else {
            flow.room(MIN_HEIGHT + below);
        }
        for (column, puzzle) in puzzles.iter().enumerate() {
            let x = area.left + cell_width * column as f32;
            let number = flow.page.part(Role::Paragraph);
            number.place = Some(Place::Solution(puzzle.number));
            number.link = Some(Place::Puzzle(puzzle.number));
            number.text(x, flow.y, 8.5, Font::Bold, Anchor::Start, puzzle.number.to_string());
            let challenge = &puzzle.printed.challenge;
            // Without the names of rows and columns.
            flow.page.board(x, flow.y + 1.5, SIDE, challenge, &challenge.solution(), false);
        }
        // Only the least height of the last row has been asked for.
        flow.y += if row == last { MIN_HEIGHT } else { cell_height };
    }
    colophon::add(book, area, &mut flow.page, flow.y);
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
    use crate::book::layout::area::PrintArea;
    use crate::book::page::Shape;
    use crate::book::paper::{Paper, Sheet};

    #[test]
    fn the_colophon_ends_above_the_margin() {
        // With the last of these calls, the colophon has three lines.
        for options in [1, 10, 30] {
            let call = format!("queens book 8 {}--seed 1", "--json ".repeat(options));
            let groups = [(Kind::Queens, 8, Grade::Easy)];
            let book = Book::new(&groups, 15, 1, call, None).ok().unwrap();
            for paper in [Paper::A4, Paper::Letter, Paper::SixByNine] {
                let area = PrintArea::new(Sheet { paper, is_large: false });
                // Three rows of solutions below so many millimetres of hints.
                for filled in (100..145_u16).map(f32::from) {
                    let mut flow = Flow::new(&area, Vec::new());
                    flow.y = filled;
                    add(&book, &mut flow);
                    let pages = flow.finish();
                    let parts = pages.last().unwrap().parts.iter();
                    let shapes = parts.flat_map(|part| &part.shapes);
                    let lines = shapes.filter_map(|shape| match shape {
                        Shape::Text { y, points: 9.0, .. } => Some(*y),
                        _ => None,
                    });
                    let last = lines.fold(0.0, f32::max);
                    assert!(last <= area.bottom + 0.01, "{options}, {filled}: {last}");
                }
            }
        }
    }
}
