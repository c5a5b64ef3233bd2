//! The colophon of a book: how it was made.

#![expect(clippy::cast_precision_loss, reason = "there are few lines")]

use super::area::PrintArea;
use super::flow::Flow;
use crate::book::challenges::Book;
use crate::book::font::{Font, POINT};
use crate::book::text;

const POINTS: f32 = 9.0;

/// The distance between its lines.
const LINE: f32 = POINTS * POINT * 1.35;

/// Adds the colophon behind everything else: on the last page if it has room, or on its own.
pub fn add(book: &Book, flow: &mut Flow) {
    flow.section("Colophon", height(book, flow.area));
    let (left, width) = (flow.area.left, flow.area.width());
    flow.page.paragraph(left, flow.y, POINTS, width, &text(book));
}

/// The height from its first base line to its last one.
pub fn height(book: &Book, area: &PrintArea) -> f32 {
    let lines = text::lines(&text(book), Font::Regular, POINTS, area.width());
    LINE * (lines.len() - 1) as f32
}

fn text(book: &Book) -> String {
    format!(
        "This book was made by queens {} with the seed {}: {}. The same call makes the same book.",
        env!("CARGO_PKG_VERSION"),
        book.seed,
        book.call
    )
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
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
                for filled in (100..280_u16).map(f32::from) {
                    let mut flow = Flow::new(&area);
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
