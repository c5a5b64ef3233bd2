//! Layout of a book.

mod area;
mod colophon;
mod contents;
mod cover;
mod flow;
mod hints;
mod introduction;
mod lessons;
mod puzzles;
mod solutions;

use self::area::{FOOTER, PrintArea};
use self::flow::Flow;
use super::challenges::Book;
use super::font::Font;
use super::page::{Anchor, Page, Role};
use super::paper::Sheet;

/// All pages of a book. Page numbers come last, when all pages are there.
pub fn pages(book: &Book, sheet: Sheet) -> Vec<Page> {
    let area = PrintArea::new(sheet);
    let mut pages = introduction::pages(book, &area);
    pages.extend(puzzles::pages(&area, &book.challenges));
    let mut flow = Flow::new(&area, pages);
    hints::add(book, &mut flow);
    solutions::add(book, &mut flow);
    colophon::add(book, &mut flow);
    let rest = flow.finish();
    let mut pages = vec![cover::cover(book, &area)];
    pages.push(contents::contents(&area, &rest, pages.len() + 1));
    pages.extend(rest);
    for (number, page) in (1..).zip(&mut pages) {
        // A cover has no number.
        if number > 1 {
            let y = area.bottom + FOOTER;
            let part = page.part(Role::Furniture);
            part.text(area.middle(), y, 9.0, Font::Regular, Anchor::Middle, format!("{number}"));
        }
        // Odd pages are on the right of an open book, and have its gutter on their left.
        let gutter = sheet.gutter() / 2.0;
        page.shift(if number % 2 == 1 { gutter } else { -gutter });
        page.scale(sheet.scale());
    }
    pages
}
