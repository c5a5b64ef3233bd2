//! Hints for each puzzle, in three stages, of which none gives away more than one queen.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of lines and columns are small and not negative"
)]

use std::fmt::Display;

use queen_challenge::{Game, Stage, Step};

use super::flow::Flow;
use crate::book::challenges::{Book, NumberedChallenge};
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Role};
use crate::book::place::Place;
use crate::book::text;

/// The stages, each with its heading and the least width of a column. A place to look at is shorter
/// than a reason.
const STAGES: [(Stage, &str, f32); 3] = [
    (Stage::Where, "First hints: where", 46.0),
    (Stage::Why, "Second hints: why", 80.0),
    (Stage::What, "Third hints: what", 80.0),
];

/// Adds the hints of all puzzles, stage by stage, so that nobody reads more than one by accident.
pub fn add(book: &Book, flow: &mut Flow) {
    for (stage, heading, width) in STAGES {
        section(book, flow, stage, heading, width);
    }
}

/// Adds the hints of a stage, row by row of as many columns as have room.
fn section(book: &Book, flow: &mut Flow, stage: Stage, heading: &str, width: f32) {
    const POINTS: f32 = 10.0;
    const BETWEEN: f32 = 6.0;
    const INDENT: f32 = 10.5;
    let line = POINTS * POINT * 1.35;
    // With one more gap, the columns fill the width.
    let area = flow.area;
    let columns = ((area.width() + BETWEEN) / (width + BETWEEN)).max(1.0) as usize;
    let cell_width = (area.width() + BETWEEN) / columns as f32;
    let limit = cell_width - BETWEEN - INDENT;
    for (row, puzzles) in book.challenges.chunks(columns).enumerate() {
        let hints = puzzles
            .iter()
            .map(|puzzle| text::lines(&hint(puzzle, stage), Font::Regular, POINTS, limit));
        let hints: Vec<_> = hints.collect();
        let lines = hints.iter().map(Vec::len).max().unwrap_or(1) as f32;
        // The base line of the last line has to be on the page. A hint is never split.
        let height = line * (lines - 1.0);
        if row == 0 {
            flow.section(heading, height);
        } else {
            flow.room(height);
        }
        for (column, (puzzle, lines)) in puzzles.iter().zip(hints).enumerate() {
            let x = flow.area.left + column as f32 * cell_width + INDENT;
            // The number leads back, and the hint leads on.
            let number = flow.page.part(Role::Paragraph);
            number.place = Some(Place::Hint(stage, puzzle.number));
            number.link = Some(Place::Puzzle(puzzle.number));
            let text = puzzle.number.to_string();
            number.text(x - 2.0, flow.y, POINTS, Font::Bold, Anchor::End, text);
            let hint = flow.page.part(Role::Paragraph);
            hint.link = Some(match stage.next() {
                Some(next) => Place::Hint(next, puzzle.number),
                None => Place::Solution(puzzle.number),
            });
            for (number, text) in lines.into_iter().enumerate() {
                let y = flow.y + number as f32 * line;
                hint.text(x, y, POINTS, Font::Regular, Anchor::Start, text);
            }
        }
        flow.y += height + line * 1.5;
    }
}

/// The sentence of a stage, of the tip that a game would give.
fn hint(puzzle: &NumberedChallenge, stage: Stage) -> String {
    let mut game = Game::new(puzzle.printed.challenge);
    let tip = game.ask_tip();
    tip.map_or_else(|| Step::NONE.to_owned(), |tip| tip.at(stage).to_string())
}

/// A step as a sentence. The name of a square keeps its small letter.
pub fn sentence(step: &impl Display) -> String {
    let text = step.to_string();
    let is_of_line = ["row", "column", "region"].iter().any(|line| text.starts_with(line));
    if is_of_line { text::capitalized(&text) + "." } else { text + "." }
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::*;
    use crate::book::layout::area::PrintArea;
    use crate::book::layout::flow;
    use crate::book::page::Shape;
    use crate::book::paper::{Paper, Sheet};

    #[test]
    fn hints_are_hardly_smaller_than_the_rules() {
        let groups = [(Kind::Mixed, 6, Grade::Easy)];
        let book = Book::new(&groups, 2, 1, String::new(), None).ok().unwrap();
        let area = PrintArea::new(Sheet { paper: Paper::SixByNine, is_large: false });
        let mut flow = Flow::new(&area);
        add(&book, &mut flow);
        let shapes = flow.page.parts.iter().flat_map(|part| &part.shapes);
        let sizes = shapes.filter_map(|shape| match shape {
            Shape::Text { points, .. } => Some(*points),
            _ => None,
        });
        assert!(sizes.reduce(f32::min).unwrap() >= flow::POINTS - 1.0);
    }
}
