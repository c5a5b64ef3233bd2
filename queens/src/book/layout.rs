//! Layout of a book.

mod area;
mod contents;
mod cover;
mod fill;
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

/// The shares of the height of a page that hints may fill. If the last page of them is nearly
/// empty and the solutions have no room below, the pages before it leave it more.
const HINT_HEIGHTS: [f32; 7] = [1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/// The share of a page that is enough, with the space below its last line.
const FILLED: f32 = 0.7;

/// All pages of a book. Page numbers come last, when all pages are there.
pub fn pages(book: &Book, sheet: Sheet) -> Vec<Page> {
    let area = PrintArea::new(sheet);
    let hints_and_solutions = hints_and_solutions(book, &area);
    let mut rest = puzzles::pages(&area, &book.challenges);
    rest.extend(hints_and_solutions.finish());
    // The introduction begins below the table of contents. So the lines of that are counted before
    // the pages that they name are known.
    let nb_of_entries = rest.iter().map(|page| page.entries.len()).sum::<usize>();
    let nb_of_entries = introduction::nb_of_sections(book, &area) + nb_of_entries;
    let mut inside = introduction::pages(book, &contents::begin(&area, nb_of_entries), sheet);
    inside.extend(rest);
    contents::write(&area, &mut inside, 1);
    let mut pages = vec![cover::cover(book, &area, sheet.scale())];
    pages.extend(inside);
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

/// The hints and the solutions, so that the emptiest of their pages is as full as can be.
fn hints_and_solutions<'a>(book: &Book, area: &'a PrintArea) -> Flow<'a> {
    // Any pages are better than these.
    let mut best = Flow::new(area);
    best.least = area.top;
    for height in HINT_HEIGHTS {
        let mut flow = Flow::new(area);
        flow.bottom = area.top + height * area.height();
        hints::add(book, &mut flow);
        flow.bottom = area.bottom;
        solutions::add(book, &mut flow);
        if flow.least > best.least {
            best = flow;
        }
        if best.least >= area.top + FILLED * area.height() {
            break;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
    use crate::book::paper::Paper;

    #[test]
    fn no_page_of_hints_or_solutions_is_nearly_empty() {
        let groups = [(Kind::Mixed, 6, Grade::Easy)];
        let mut book = Book::new(&groups, 31, 1, String::new(), None).ok().unwrap();
        let area = PrintArea::new(Sheet { paper: Paper::SixByNine, is_large: true });
        while book.challenges.len() > 8 {
            let least = hints_and_solutions(&book, &area).least;
            let filled = (least - area.top) / area.height();
            assert!(filled > 0.65, "{}: {filled}", book.challenges.len());
            book.challenges.pop();
        }
    }
}
