//! Pages of puzzles.

mod packing;

use std::mem;

use queen_challenge::Stage;

use self::packing::CAPTION;
use super::area::{FOOTER, PrintArea};
use crate::book::challenges::NumberedChallenge;
use crate::book::font::{self, Font};
use crate::book::page::{Anchor, LETTERS, NUMBERS, Page, Role};
use crate::book::place::Place;
use crate::printed::PrintedChallenge;

/// Lays out all pages of puzzles.
pub fn pages(area: &PrintArea, puzzles: &[NumberedChallenge]) -> Vec<Page> {
    let (mut pages, mut size) = (Vec::new(), 0);
    for puzzles in packing::split(area, puzzles) {
        let mut sizes: Vec<_> = puzzles.iter().map(|puzzle| puzzle.printed.size).collect();
        sizes.dedup();
        sizes.retain(|&new| mem::replace(&mut size, new) != new);
        let mut page = Page::default();
        name_sizes(&mut page, area, &sizes);
        add(&mut page, area, puzzles);
        pages.push(page);
    }
    pages
}

/// Names the sizes that begin on a page, in a line at its foot, since boards fill the rest of it:
/// "Puzzles of 5 × 5, 6 × 6". Each is a heading, which is read before the puzzles.
fn name_sizes(page: &mut Page, area: &PrintArea, sizes: &[usize]) {
    const POINTS: f32 = 9.0;
    /// The least distance from the middle of the page, where its number is.
    const GAP: f32 = 5.0;
    let texts = sizes.iter().enumerate().map(|(index, size)| {
        let before = if index == 0 { "Puzzles of" } else { "," };
        format!("{before} {size} × {size}")
    });
    let texts: Vec<_> = texts.collect();
    let all = font::width(&texts.concat(), Font::Regular, POINTS);
    let points = POINTS * ((area.middle() - GAP - area.left) / all).min(1.0);
    let mut x = area.left;
    for (size, text) in sizes.iter().zip(texts) {
        let name = format!("Puzzles of {size} × {size}");
        page.entries.push((area.top, name.clone()));
        let width = font::width(&text, Font::Regular, points);
        let (part, y) = (page.part(Role::Heading(2, name)), area.bottom + FOOTER);
        part.text(x, y, points, Font::Regular, Anchor::Start, text);
        x += width;
    }
}

/// Adds puzzles to a page, in a grid that fills the page.
///
/// A board has its caption above it, the letters below it and the numbers on its left. What is left
/// of the page is around and between them.
fn add(page: &mut Page, area: &PrintArea, puzzles: &[NumberedChallenge]) {
    let (columns, side) = area.grid(puzzles.len());
    let rows = puzzles.len().div_ceil(columns);
    let (width, height) = (NUMBERS + side, CAPTION + side + LETTERS);
    let (beside, left) = PrintArea::spaces(area.width(), columns, width);
    let (below, top) = PrintArea::spaces(area.height(), rows, height);
    for (row, puzzles) in puzzles.chunks(columns).enumerate() {
        // The last row can have fewer boards than the others, and is in the middle then.
        let indent = (width + beside) * f32::from((columns - puzzles.len()) as u16) / 2.0;
        for (column, puzzle) in puzzles.iter().enumerate() {
            let x = area.left + left + indent + (width + beside) * f32::from(column as u16);
            let y = area.top + top + (height + below) * f32::from(row as u16);
            let (x, y) = (x + NUMBERS, y + CAPTION);
            let part = page.part(Role::Paragraph);
            part.place = Some(Place::Puzzle(puzzle.number));
            part.link = Some(Place::Hint(Stage::Where, puzzle.number));
            part.text(x, y - 2.0, 11.0, Font::Bold, Anchor::Start, puzzle.number.to_string());
            let PrintedChallenge { kind, grade, challenge, .. } = &puzzle.printed;
            let caption = format!("{kind}, {grade}");
            part.text(x + side, y - 2.0, 9.0, Font::Regular, Anchor::End, caption);
            page.board(x, y, side, challenge, challenge.givens(), true);
        }
    }
}
