//! Pages of solutions.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of columns are small and not negative"
)]

use std::mem;

use super::area::{GAP, PrintArea};
use super::colophon;
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::page::{Anchor, Page, Role};
use crate::book::place::Place;

/// The side of a board.
const SIDE: f32 = 30.0;

/// Adds the solutions, and the colophon below them. The first ones are on the page of the last
/// hints, if these leave half of it free.
pub fn add(book: &Book, area: &PrintArea, pages: &mut Vec<Page>, mut page: Page, mut y: f32) {
    const TITLE: &str = "Solutions";
    // A board with its number above it, and a gap below.
    const MIN_HEIGHT: f32 = SIDE + 9.0;
    // n boards have n − 1 gaps, so with one more gap n cells fill the width. The rows of a page are
    // spread over its height: on A4, the 241 mm between the heading and a colophon of two lines
    // have room for six rows of at least 39 mm, which get 40.1 mm each.
    // The narrowest paper, A4, has room for five columns.
    let columns = ((area.width() + GAP) / (SIDE + GAP)) as usize;
    let cell_width = (area.width() + GAP) / columns as f32;
    let top = area.headed_page(TITLE).1;
    let colophon_height = colophon::height(book, area);
    let height = area.bottom - top - colophon_height;
    let cell_height = height / (height / MIN_HEIGHT).floor();
    if y < area.top + area.height() / 2.0 {
        page.heading(2, area.left, y + 10.0, 15.0, TITLE);
        y += 19.0;
    } else {
        pages.push(mem::replace(&mut page, area.headed_page(TITLE).0));
        y = top;
    }
    let mut rows = book.challenges.chunks(columns).peekable();
    // All solutions before these are on `page` or on a page before it, and `y` is below them.
    while let Some(puzzles) = rows.next() {
        let is_last = rows.peek().is_none();
        // The last row takes the colophon along, which would be alone on a page otherwise.
        let below = if is_last { colophon_height } else { 0.0 };
        if y + MIN_HEIGHT + below > area.bottom {
            pages.push(mem::replace(&mut page, area.next_page(TITLE)));
            y = top;
        }
        for (column, puzzle) in puzzles.iter().enumerate() {
            let x = area.left + cell_width * column as f32;
            let number = page.part(Role::Paragraph);
            number.place = Some(Place::Solution(puzzle.number));
            number.link = Some(Place::Puzzle(puzzle.number));
            number.text(x, y, 8.5, Font::Bold, Anchor::Start, puzzle.number.to_string());
            let challenge = &puzzle.printed.challenge;
            // Without the names of rows and columns.
            page.board(x, y + 1.5, SIDE, challenge, &challenge.solution(), false);
        }
        // Only the least height of the last row has been asked for.
        y += if is_last { MIN_HEIGHT } else { cell_height };
    }
    colophon::add(book, area, &mut page, y);
    pages.push(page);
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
    use crate::book::page::Shape;
    use crate::book::paper::Paper;

    #[test]
    fn the_colophon_ends_above_the_margin() {
        // With the last of these calls, the colophon has three lines.
        for options in [1, 10, 30] {
            let call = format!("queens book 8 {}--seed 1", "--json ".repeat(options));
            let groups = [(Kind::Queens, 8, Grade::Easy)];
            let book = Book::new(&groups, 15, 1, call).ok().unwrap();
            for paper in [Paper::A4, Paper::Letter] {
                let area = PrintArea::new(paper);
                // Three rows of solutions below so many millimetres of hints.
                for filled in (100..145_u16).map(f32::from) {
                    let mut pages = Vec::new();
                    add(&book, &area, &mut pages, Page::default(), filled);
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
