//! Layout of a book.

mod area;
mod colophon;
mod hints;
mod introduction;
mod puzzles;
mod solutions;

use self::area::{FOOTER, PrintArea};
use super::challenges::Book;
use super::font::Font;
use super::page::{Anchor, Page, Role};
use super::paper::Paper;

/// All pages of a book. Page numbers come last, when all pages are there.
pub fn pages(book: &Book, paper: Paper) -> Vec<Page> {
    let area = PrintArea::new(paper);
    let mut pages = vec![introduction::page(book, &area)];
    pages.extend(puzzles::pages(&area, &book.challenges));
    // The last page of hints is not in `pages` yet: it is filled down to `y`, and if half of it is
    // free, the solutions begin there. They add it, the pages after it, and the colophon.
    let (page, y) = hints::add(book, &area, &mut pages);
    solutions::add(book, &area, &mut pages, page, y);
    for (number, page) in (1..).zip(&mut pages) {
        let y = area.bottom + FOOTER;
        let part = page.part(Role::Furniture);
        part.text(area.middle(), y, 9.0, Font::Regular, Anchor::Middle, format!("{number}"));
    }
    pages
}
