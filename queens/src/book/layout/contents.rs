//! The table of contents of a book.

#![expect(clippy::cast_precision_loss, reason = "a page has few lines")]

use super::area::{HEADED, PrintArea};
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::place::Place;

/// The table of contents of these pages, which come after it and after `before` others.
pub fn contents(area: &PrintArea, pages: &[Page], before: usize) -> Page {
    const POINTS: f32 = 13.0;
    let (mut page, top) = area.untitled_page("Contents");
    let entries = pages.iter().zip(before + 1..);
    let entries = entries.flat_map(|(page, number)| {
        page.entries.iter().map(move |(_, text)| (text, number.to_string()))
    });
    let entries: Vec<_> = entries.collect();
    // Lines this far apart fill most of a page, and a small page has them closer together.
    let room = (area.height() - HEADED) / entries.len().max(1) as f32;
    let step = room.min(POINTS * POINT * 2.65);
    for (index, (text, number)) in entries.into_iter().enumerate() {
        let y = top + index as f32 * step;
        let line = page.part(Role::Paragraph);
        line.link = Some(Place::Entry(index));
        line.text(area.left, y, POINTS, Font::Regular, Anchor::Start, text);
        line.text(area.right, y, POINTS, Font::Regular, Anchor::End, number);
    }
    page
}
