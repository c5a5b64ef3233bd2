//! Pages of puzzles.

mod packing;

use std::mem;

use queen_challenge::{Kind, Stage};

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

/// Adds puzzles to a page, each in a cell of a grid that fills the page.
///
/// A cell has the caption above the board, the letters below it and the numbers on its left. What
/// is left of the cell is around all of it.
fn add(page: &mut Page, area: &PrintArea, puzzles: &[NumberedChallenge]) {
    let (columns, side) = area.grid(puzzles.len());
    let rows = puzzles.len().div_ceil(columns);
    let (cell_width, cell_height) =
        (area.width() / f32::from(columns as u16), area.height() / f32::from(rows as u16));
    for (row, puzzles) in puzzles.chunks(columns).enumerate() {
        // The last row can have fewer boards than the others, and is in the middle then.
        let indent = area.width() - cell_width * f32::from(puzzles.len() as u16);
        for (column, puzzle) in puzzles.iter().enumerate() {
            let x = area.left + indent / 2.0 + cell_width * f32::from(column as u16);
            let y = area.top + cell_height * f32::from(row as u16);
            let x = x + (cell_width - side - NUMBERS) / 2.0 + NUMBERS;
            let y = y + (cell_height - side - CAPTION - LETTERS) / 2.0 + CAPTION;
            let part = page.part(Role::Paragraph);
            part.place = Some(Place::Puzzle(puzzle.number));
            part.link = Some(Place::Hint(Stage::Where, puzzle.number));
            part.text(x, y - 2.0, 11.0, Font::Bold, Anchor::Start, puzzle.number.to_string());
            let PrintedChallenge { kind, grade, challenge, .. } = &puzzle.printed;
            let caption = match kind {
                Kind::Queens => grade.to_string(),
                kind => format!("{kind}, {grade}"),
            };
            part.text(x + side, y - 2.0, 9.0, Font::Regular, Anchor::End, caption);
            page.board(x, y, side, challenge, challenge.givens(), true);
        }
    }
}
