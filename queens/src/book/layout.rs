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
use super::page::{Anchor, Page};
use super::paper::Paper;

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
