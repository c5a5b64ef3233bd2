//! Lessons in the introduction of a book, each beside or around its board.

#![expect(clippy::cast_precision_loss, reason = "there are few lines")]

use queen_challenge::Stage;
use queen_runtime::Square;

use super::area::GAP;
use super::flow::{BELOW, Flow, LINE, POINTS};
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::lessons::Lesson;
use crate::book::page::{
    Anchor, LETTERS, NUMBERS, Part, REGION_LETTER, Shape, corner, letter_squares,
};
use crate::book::text;

/// What the marks on the boards mean.
const MARKS: [&str; 4] = [
    "On these boards, a cross marks a square where no queen can stand.",
    "A frame marks each square left in the line to look at.",
    "A dot marks the square that the step is about.",
    "A number marks a queen that it would force.",
];

/// The least width of text beside a board.
const BESIDE: f32 = 55.0;

/// The least side of a board between its texts.
const MIN_BELOW: f32 = 26.0;

/// The width of the lines of a frame.
const FRAME: f32 = 0.5;

/// The height of the heading of a lesson.
const HEADING: f32 = 7.0;

/// Adds what the marks mean, on a new page or on the page as it is if it has room.
pub fn add_marks(flow: &mut Flow, is_on_new_page: bool) {
    let height = if is_on_new_page { flow.area.height() } else { 3.0 * LINE };
    flow.section("The reasons", height);
    for mark in MARKS {
        flow.paragraph(mark);
    }
}

/// Adds the lessons, with boards of this side.
pub fn add(book: &Book, flow: &mut Flow, side: f32) {
    for lesson in &book.lessons {
        let Some(tip) = lesson.game.tip() else { continue };
        let name = format!("{} ({})", text::capitalized(lesson.name), lesson.grade);
        let words = text::capitalized(lesson.words) + ".";
        let stages = Stage::ALL.map(|stage| tip.at(stage).to_string());
        let texts = [&[words][..], &stages].concat();
        let width = flow.area.width() - NUMBERS - side - GAP;
        if width < BESIDE {
            below(flow, side, lesson, &name, &texts);
        } else {
            beside(flow, side, lesson, &name, &texts);
        }
    }
}

/// Adds a lesson with its texts beside the board.
fn beside(flow: &mut Flow, side: f32, lesson: &Lesson, name: &str, texts: &[String]) {
    let x = flow.area.left + NUMBERS + side + GAP;
    let limit = flow.area.right - x;
    let lines = |text: &String| text::lines(text, Font::Regular, POINTS, limit).len();
    let lines = texts.iter().map(|text| lines(text) as f32 * LINE + BELOW);
    let height = (side + LETTERS).max(HEADING + lines.sum::<f32>());
    flow.room(height);
    let top = flow.y - LINE / 2.0;
    flow.page.heading(3, x, top + 4.0, 12.0, name);
    board(flow, flow.area.left + NUMBERS, top, side, lesson);
    let mut y = top + 4.0 + HEADING;
    for text in texts {
        y = flow.page.paragraph(x, y, POINTS, limit, text) + BELOW;
    }
    flow.y += height + GAP;
}

/// Adds a lesson with its board below the first text, which says what the reason is, and the others
/// below the board. All of it is on one page, and the board has what the texts leave of the page.
fn below(flow: &mut Flow, side: f32, lesson: &Lesson, name: &str, texts: &[String]) {
    let Some((first, others)) = texts.split_first() else { return };
    let lines = |text: &String| text::lines(text, Font::Regular, POINTS, flow.area.width()).len();
    let lines = texts.iter().map(|text| lines(text) as f32 * LINE + BELOW);
    // The last base line may be on the lower edge of the page.
    let around = HEADING - 1.0 + lines.sum::<f32>() + LETTERS - BELOW - LINE;
    flow.room(around + MIN_BELOW);
    // In whole millimetres, or a rounding error would take the last line to the next page.
    let side = (flow.bottom - flow.y - around).min(side).floor();
    flow.page.heading(3, flow.area.left, flow.y, 12.0, name);
    flow.y += HEADING - 1.0;
    flow.paragraph(first);
    board(flow, flow.area.left + NUMBERS, flow.y - 4.0, side, lesson);
    flow.y += side + LETTERS;
    for text in others {
        flow.paragraph(text);
    }
    flow.y += GAP;
}

/// Draws the board of a lesson, with what its reason rests on.
fn board(flow: &mut Flow, x: f32, y: f32, side: f32, lesson: &Lesson) {
    let (game, notes) = (&lesson.game, lesson.game.notes());
    let (Some(challenge), Some(evidence)) = (game.challenge(), game.evidence()) else { return };
    let Some(free) = challenge.free(notes) else { return };
    let picture = flow.page.board(x, y, side, challenge, &notes.queens, true);
    let square = side / f32::from(game.size() as u16);
    for at in Square::all(game.size()) {
        let (left, top) = corner(x, y, square, at);
        let place = |share: f32| (left + square * share, top + square * share);
        if !free.contains(at) && !notes.queens.has_queen(at) {
            let (x, y) = place(0.35);
            picture.shapes.push(Shape::Cross { x, y, side: square * 0.3 });
        }
        if evidence.left().contains(at) {
            let has_letter = letter_squares(&challenge.clues()).any(|(_, square)| square == at);
            outline(picture, left, top, square, has_letter);
        }
        if evidence.square() == Some(at) {
            let (x, y) = place(0.38);
            let (width, height) = (square * 0.24, square * 0.24);
            picture.shapes.push(Shape::Rect { x, y, width, height, gray: 0.0 });
        }
    }
    for (number, at) in (1..).zip(evidence.forced()) {
        let (left, top) = corner(x, y, square, at);
        let (x, y) = (left + square * 0.5, top + square * 0.5 + 1.3);
        picture.text(x, y, 10.0, Font::Bold, Anchor::Middle, number.to_string());
    }
}

/// Draws a frame inside of a square with this corner and side. Where the letter of a region is, it
/// has a gap, as hints name the region by the letter.
fn outline(picture: &mut Part, left: f32, top: f32, square: f32, has_letter: bool) {
    let (inset, side) = (square * 0.12, square * 0.76);
    let (x, y) = (left + inset, top + inset);
    let gap = |corner: f32| if has_letter { (corner - inset).max(0.0) } else { 0.0 };
    let (beside, below) = (gap(REGION_LETTER.0), gap(REGION_LETTER.1));
    for (x, y, width, height) in [
        (x, y, side - beside, FRAME),
        (x, y + side - FRAME, side, FRAME),
        (x, y, FRAME, side),
        (x + side - FRAME, y + below, FRAME, side - below),
    ] {
        picture.shapes.push(Shape::Rect { x, y, width, height, gray: 0.0 });
    }
}

#[cfg(test)]
mod tests {
    use queen_challenge::Grade;

    use super::*;
    use crate::book::font::{self, POINT};
    use crate::book::layout::area::PrintArea;
    use crate::book::paper::{Paper, Sheet};

    #[test]
    fn no_frame_covers_the_letter_of_a_region() {
        let area = PrintArea::new(Sheet { paper: Paper::A4, is_large: false });
        let mut letters = 0;
        for lesson in Lesson::all(Grade::Guess, true) {
            for side in (26..=50_u8).map(f32::from) {
                let mut flow = Flow::new(&area);
                board(&mut flow, 50.0, 50.0, side, &lesson);
                let shapes = flow.page.parts.iter().flat_map(|part| &part.shapes);
                for letter in shapes.clone() {
                    let Shape::Text { x, y, points: points @ 5.0, font, text, .. } = letter else {
                        continue;
                    };
                    letters += 1;
                    // Capitals are less than 0.72 of the font's size high.
                    let start = x - font::width(text, *font, *points);
                    let top = y - 0.72 * points * POINT;
                    for shape in shapes.clone() {
                        let &Shape::Rect { x: left, y: upper, width, height, gray: 0.0 } = shape
                        else {
                            continue;
                        };
                        let is_frame = (width.min(height) - FRAME).abs() < 1e-3;
                        let is_apart =
                            left > *x || left + width < start || upper > *y || upper + height < top;
                        assert!(!is_frame || is_apart, "{} with {side} mm: {text}", lesson.name);
                    }
                }
            }
        }
        assert_eq!(letters, 2 * 6 * 25);
    }
}
