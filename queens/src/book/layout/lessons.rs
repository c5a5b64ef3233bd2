//! Lessons in the introduction of a book, each beside or around its board.

#![expect(clippy::cast_precision_loss, reason = "there are few lines")]

use queen_challenge::Stage;
use queen_runtime::Square;

use super::area::GAP;
use super::flow::{BELOW, Flow, LINE, POINTS};
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::lessons::Lesson;
use crate::book::page::{Anchor, LETTERS, NUMBERS, Part, Shape, corner};
use crate::book::text;

const MARKS: &str = "On these boards, a cross marks a square where no queen can stand, a frame \
    each square left in the line to look at, a dot the square that the step is about, and a \
    number a queen that it would force.";

/// The least width of text beside a board.
const BESIDE: f32 = 55.0;

/// The least side of a board between its texts.
const MIN_BELOW: f32 = 26.0;

/// The height of the heading of a lesson.
const HEADING: f32 = 7.0;

/// Adds the lessons, with boards of this side.
pub fn add(book: &Book, flow: &mut Flow, side: f32) {
    flow.section("The reasons", 3.0 * LINE);
    flow.paragraph(None, MARKS);
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
/// below the board. Where the board does not fit, it opens the next page.
fn below(flow: &mut Flow, side: f32, lesson: &Lesson, name: &str, texts: &[String]) {
    let Some((first, others)) = texts.split_first() else { return };
    let lines = text::lines(first, Font::Regular, POINTS, flow.area.width()).len();
    flow.room(HEADING + lines as f32 * LINE);
    flow.page.heading(3, flow.area.left, flow.y, 12.0, name);
    flow.y += HEADING - 1.0;
    flow.paragraph(None, first);
    let left = flow.area.bottom - flow.y - LETTERS;
    // Smaller where it fills a page so. In whole millimetres, or a rounding error would turn the
    // page.
    let side = if left < MIN_BELOW { side } else { left.min(side).floor() };
    flow.room(side + LETTERS);
    board(flow, flow.area.left + NUMBERS, flow.y - 4.0, side, lesson);
    flow.y += side + LETTERS;
    for text in others {
        flow.paragraph(None, text);
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
            let (x, y) = place(0.12);
            outline(picture, x, y, square * 0.76);
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

/// Draws a frame inside of a square.
fn outline(picture: &mut Part, x: f32, y: f32, side: f32) {
    const WIDTH: f32 = 0.5;
    for (x, y, width, height) in [
        (x, y, side, WIDTH),
        (x, y + side - WIDTH, side, WIDTH),
        (x, y, WIDTH, side),
        (x + side - WIDTH, y, WIDTH, side),
    ] {
        picture.shapes.push(Shape::Rect { x, y, width, height, gray: 0.0 });
    }
}
