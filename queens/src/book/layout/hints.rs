//! Pages of hints: the first steps of each puzzle.

#![expect(clippy::cast_precision_loss, reason = "counts of lines are small")]

use std::fmt::Display;
use std::mem;

use queen_challenge::Step;

use super::area::PrintArea;
use crate::book::challenges::Book;
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::place::Place;
use crate::book::text;

/// The number of steps that a hint gives away.
const STEPS: usize = 3;

/// Adds the first steps of each puzzle, in two columns. Returns the last page, which is not added
/// yet, and how far it is filled.
pub fn add(book: &Book, area: &PrintArea, pages: &mut Vec<Page>) -> (Page, f32) {
    const POINTS: f32 = 8.5;
    const BETWEEN: f32 = 8.0;
    const INDENT: f32 = 9.0;
    let line = POINTS * POINT * 1.35;
    let column_width = (area.width() - BETWEEN) / 2.0;
    let limit = column_width - INDENT;
    let (mut page, top) = area.headed_page("Hints");
    // The hint for the next puzzle begins in this column, 0 or 1, with the base line `y`. A hint is
    // never split.
    let (mut column, mut y) = (0.0, top);
    for puzzle in &book.challenges {
        let steps = puzzle.printed.challenge.steps().take(STEPS);
        let mut hint: Vec<_> = steps.map(|step| sentence(&step)).collect();
        if hint.is_empty() {
            hint.push(Step::NONE.to_owned());
        }
        let lines: Vec<_> = hint.iter().flat_map(|text| text::lines(text, POINTS, limit)).collect();
        // The base line of the last line has to be on the page. A hint has a sentence or more, each
        // of which has a line or more, and an empty column has room for all of them.
        if y + line * (lines.len() - 1) as f32 > area.bottom {
            y = top;
            column += 1.0;
            if column > 1.0 {
                // Each page has the same heading, and so the same top.
                pages.push(mem::replace(&mut page, area.next_page("Hints")));
                column = 0.0;
            }
        }
        let x = area.left + column * (column_width + BETWEEN);
        // The number leads back, and the hint leads on.
        let number = page.part(Role::Paragraph);
        number.place = Some(Place::Hint(puzzle.number));
        number.link = Some(Place::Puzzle(puzzle.number));
        let text = puzzle.number.to_string();
        number.text(x + INDENT - 2.0, y, POINTS, Font::Bold, Anchor::End, text);
        let hint = page.part(Role::Paragraph);
        hint.link = Some(Place::Solution(puzzle.number));
        for text in lines {
            hint.text(x + INDENT, y, POINTS, Font::Regular, Anchor::Start, text);
            y += line;
        }
        y += line * 0.5;
    }
    // With two columns, the first one is full.
    (page, if column > 0.0 { area.bottom } else { y })
}

/// A step as a sentence.
pub fn sentence(step: &impl Display) -> String {
    let text = step.to_string();
    // The name of a square keeps its small letter.
    if ["row", "column", "region"].iter().any(|line| text.starts_with(line)) {
        format!("{}{}.", text[..1].to_ascii_uppercase(), &text[1..])
    } else {
        text + "."
    }
}
