//! The table of contents of a book, below which the introduction begins.

#![expect(clippy::cast_precision_loss, reason = "a page has few lines")]

use super::area::{HEADED, PrintArea};
use super::flow::Flow;
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::place::Place;

const POINTS: f32 = 11.0;

/// Begins a page with room for a table of contents of so many entries.
pub fn begin(area: &PrintArea, nb_of_entries: usize) -> Flow<'_> {
    let mut flow = Flow::new(area);
    flow.section("Contents", area.height());
    // It does not lead to itself.
    flow.page.entries.clear();
    flow.y += nb_of_entries as f32 * step(area, nb_of_entries);
    flow
}

/// Writes the table of contents of these pages, of which the first one has [begun](begin) with it,
/// and which come after `before` others.
pub fn write(area: &PrintArea, pages: &mut [Page], before: usize) {
    let entries = pages.iter().zip(before + 1..);
    let entries = entries.flat_map(|(page, number)| {
        page.entries.iter().map(move |(_, text)| (text.clone(), number.to_string()))
    });
    let entries: Vec<_> = entries.collect();
    let step = step(area, entries.len());
    let mut table = Page::default();
    for (index, (text, number)) in entries.into_iter().enumerate() {
        let y = area.top + HEADED + index as f32 * step;
        let line = table.part(Role::Paragraph);
        line.link = Some(Place::Entry(index));
        line.text(area.left, y, POINTS, Font::Regular, Anchor::Start, text);
        line.text(area.right, y, POINTS, Font::Regular, Anchor::End, number);
    }
    // It is read after its heading, and before what is below it.
    pages[0].parts.splice(1..1, table.parts);
}

/// The distance between its lines. A small page has them closer together.
fn step(area: &PrintArea, nb_of_entries: usize) -> f32 {
    let room = (area.height() - HEADED) / nb_of_entries.max(1) as f32;
    room.min(POINTS * POINT * 2.0)
}
