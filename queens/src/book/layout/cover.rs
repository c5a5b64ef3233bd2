//! First pages of a book: the cover, and the table of contents.

#![expect(clippy::cast_precision_loss, reason = "a page has few lines")]

use super::area::{GAP, PrintArea};
use super::introduction::contents;
use crate::book::challenges::Book;
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::place::Place;
use crate::book::text;

/// The cover: the title, what the book has, and a solved board.
pub fn cover(book: &Book, area: &PrintArea) -> Page {
    const TITLE: f32 = 30.0;
    const SUBTITLE: f32 = 12.0;
    let mut page = Page::default();
    let title = book.title();
    let lines = text::lines(&title, Font::Bold, TITLE, area.width());
    let mut y = area.top + area.height() * 0.15;
    let heading = page.part(Role::Heading(1, title));
    for line in lines {
        heading.text(area.middle(), y, TITLE, Font::Bold, Anchor::Middle, line);
        y += TITLE * POINT * 1.2;
    }
    let subtitle = page.part(Role::Paragraph);
    for line in text::lines(&contents(book), Font::Regular, SUBTITLE, area.width()) {
        subtitle.text(area.middle(), y, SUBTITLE, Font::Regular, Anchor::Middle, line);
        y += SUBTITLE * POINT * 1.35;
    }
    let shown = book.example.as_ref();
    let shown = shown.or(book.challenges.first().map(|first| &first.printed.challenge));
    if let Some(challenge) = shown {
        let side = (area.width() * 0.6).min(area.bottom - y - 2.0 * GAP);
        let left = area.middle() - side / 2.0;
        let top = f32::midpoint(y, area.bottom) - side / 2.0;
        page.board(left, top, side, challenge, &challenge.solution(), false);
    }
    page
}

/// The table of contents of these pages, which come after it and after `before` others.
pub fn table(area: &PrintArea, pages: &[Page], before: usize) -> Page {
    const POINTS: f32 = 11.0;
    let step = POINTS * POINT * 1.8;
    let (mut page, top) = area.untitled_page("Contents");
    let entries = pages.iter().zip(before + 1..);
    let entries = entries.flat_map(|(page, number)| {
        page.entries.iter().map(move |(_, text)| (text, number.to_string()))
    });
    for (index, (text, number)) in entries.enumerate() {
        let y = top + index as f32 * step;
        let line = page.part(Role::Paragraph);
        line.link = Some(Place::Entry(index));
        line.text(area.left, y, POINTS, Font::Regular, Anchor::Start, text);
        line.text(area.right, y, POINTS, Font::Regular, Anchor::End, number);
    }
    page
}
