//! The colophon of a book: how it was made.

#![expect(clippy::cast_precision_loss, reason = "there are few lines")]

use super::area::PrintArea;
use crate::book::challenges::Book;
use crate::book::font::{Font, POINT};
use crate::book::page::Page;
use crate::book::text;

const POINTS: f32 = 9.0;

/// The distance from the content above to the first base line.
const ABOVE: f32 = 2.0;

/// The height from the content above to the last base line.
pub fn height(book: &Book, area: &PrintArea) -> f32 {
    let lines = text::lines(&text(book), Font::Regular, POINTS, area.width()).len();
    ABOVE + (lines - 1) as f32 * POINTS * POINT * 1.35
}

/// Adds the colophon to a page whose other content ends at `y`.
pub fn add(book: &Book, area: &PrintArea, page: &mut Page, y: f32) {
    page.paragraph(area.left, y + ABOVE, POINTS, area.width(), &text(book));
}

fn text(book: &Book) -> String {
    format!(
        "This book was made by queens {} with the seed {}: {}. The same call makes the same book.",
        env!("CARGO_PKG_VERSION"),
        book.seed,
        book.call
    )
}
