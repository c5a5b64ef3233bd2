//! The colophon of a book: how it was made.

use super::area::PrintArea;
use crate::book::challenges::Book;
use crate::book::page::Page;

/// The height of two lines. The third one, of a call with many options, is still above the number
/// of the page.
pub const HEIGHT: f32 = 9.0;

/// Adds the colophon to a page whose other content ends at `y`.
pub fn add(book: &Book, area: &PrintArea, page: &mut Page, y: f32) {
    let text = format!(
        "This book was made by queens {} with the seed {}: {}. The same call makes the same book.",
        env!("CARGO_PKG_VERSION"),
        book.seed,
        book.call
    );
    page.paragraph(area.left, y + 2.0, 9.0, area.width(), &text);
}
