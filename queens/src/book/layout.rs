//! Layout of a book.

mod area;
mod hints;
mod introduction;
mod puzzles;
mod solutions;

use self::area::{FOOTER, PrintArea};
use super::font::Font;
use super::page::{Anchor, Page};
use super::{Book, Paper};
use crate::plural::plural;

/// The least distance between boards.
const GAP: f32 = 5.0;

/// The title of a book.
pub fn title(book: &Book) -> String {
    plural(book.challenges.len() as u64, "queens puzzle")
}

/// All pages of a book.
pub fn pages(book: &Book, paper: Paper) -> Vec<Page> {
    let area = PrintArea::new(paper);
    let mut pages = vec![introduction::page(book, &area)];
    pages.extend(puzzles::pages(&area, &book.challenges));
    let (page, y) = hints::add(book, &area, &mut pages);
    solutions::add(book, &area, &mut pages, page, y);
    for (number, page) in (1..).zip(&mut pages) {
        let y = area.bottom + FOOTER;
        page.text(area.middle(), y, 9.0, Font::Regular, Anchor::Middle, format!("{number}"));
    }
    pages
}

/// A page with a heading at its top, and the place below it.
fn headed_page(area: &PrintArea, text: &str) -> (Page, f32) {
    let mut page = Page::default();
    page.text(area.left, area.top + 5.0, 15.0, Font::Bold, Anchor::Start, text);
    (page, area.top + 14.0)
}
