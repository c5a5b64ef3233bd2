//! Introduction of a book: the rules, the grades, the reasons, and an example that has them.

use std::ops::RangeInclusive;

use queen_challenge::{Action, Challenge, Clues, Game, Grade, Kind, Reason, Step};

use super::area::{GAP, PrintArea};
use super::flow::Flow;
use super::hints::sentence;
use super::lessons;
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::page::{Anchor, LETTERS, NUMBERS, Page, Shape, corner};
use crate::book::text;

/// The sides of the boards of lessons, in mm. The largest one is taken that fills all pages.
const SIDES: RangeInclusive<u8> = 26..=50;

/// The sides of the boards of the example.
const EXAMPLE_SIDES: RangeInclusive<u8> = 26..=66;

/// The share of a page that is enough, with the space below its last line.
const FILLED: f32 = 0.7;

/// Lays out the introduction.
///
/// With other sides, other contents go on the next page, so that each page has more or less on it.
/// If no sides fill all pages well enough, those are taken whose emptiest page is filled best.
pub fn pages(book: &Book, area: &PrintArea) -> Vec<Page> {
    let mut best = (0.0, Vec::new());
    for side in SIDES.rev().map(f32::from) {
        let mut flow = Flow::new(area, Vec::new());
        add(book, &mut flow, side);
        for side in example_sides(area) {
            let mut flow = flow.clone();
            if let Some(example) = &book.example {
                add_example(&mut flow, side, example);
            }
            let filled = (flow.least.min(flow.y) - area.top) / area.height();
            if filled > best.0 {
                best = (filled, flow.finish());
            }
            if best.0 >= FILLED {
                return best.1;
            }
        }
    }
    best.1
}

/// The sides of the boards of the example that are tried: first those with which both boards are
/// beside each other, larger ones first.
fn example_sides(area: &PrintArea) -> impl Iterator<Item = f32> {
    let widest = area.width() - NUMBERS;
    let sides = EXAMPLE_SIDES.rev().map(f32::from).filter(move |&side| side <= widest);
    let (beside, below): (Vec<_>, Vec<_>) = sides.partition(|&side| are_beside(area, side));
    beside.into_iter().chain(below)
}

/// Whether two boards with this side have room beside each other.
fn are_beside(area: &PrintArea, side: f32) -> bool {
    2.0 * (NUMBERS + side) + GAP <= area.width()
}

/// Adds the rules, the grades and the reasons, with boards of this side in the lessons.
fn add(book: &Book, flow: &mut Flow, side: f32) {
    flow.section("The rules", 20.0);
    flow.paragraph(None, &rules(book));
    flow.paragraph(None, &[Game::SQUARES, PAGES, Grade::MEANING].join(" "));
    for grade in Grade::ALL.into_iter().filter(|&grade| book.has(grade)) {
        flow.paragraph(None, &explanation(grade, has_regions(book)));
    }
    lessons::add(book, flow, side);
}

/// Adds the example as given and as solved, side by side if both boards have room, and its steps.
fn add_example(flow: &mut Flow, side: f32, example: &Challenge<Clues>) {
    let height = side + LETTERS + GAP - 1.0;
    flow.section("An example", height);
    flow.paragraph(None, &[Game::ATTACKS, Step::RULING_OUT, EXAMPLE].join(" "));
    flow.room(height);
    let left = flow.area.left + NUMBERS;
    // With the names of rows and columns.
    flow.page.board(left, flow.y - 1.0, side, example, example.givens(), true);
    if are_beside(flow.area, side) {
        worked_example(&mut flow.page, left + side + GAP + NUMBERS, flow.y - 1.0, side, example);
    } else {
        flow.y += height;
        flow.room(height);
        worked_example(&mut flow.page, left, flow.y - 1.0, side, example);
    }
    flow.y += height + 5.0;
    for (number, step) in (1..).zip(example.steps()) {
        flow.paragraph(Some(number), &sentence(&step));
    }
}

/// The rules: those of the game and of its kinds, each with how it is printed.
fn rules(book: &Book) -> String {
    let has_givens = shows(book, |challenge| challenge.givens().queen_count() > 0);
    let has_blocked = shows(book, |challenge| !challenge.blocked().is_empty());
    let rules = [
        (true, Game::RULE, ""),
        (has_givens, Kind::Queens.rule(), "They are printed, and stay where they are."),
        (has_blocked, Kind::Blocked.rule(), "Those are black."),
        (
            has_regions(book),
            Kind::Regions.rule(),
            "Thick lines divide a board into regions, and a letter in a corner names each. What \
             is said below of rows and columns holds for regions as well.",
        ),
        (true, Game::PROMISE, ""),
    ];
    let sentences = rules.into_iter().filter(|(has_it, ..)| *has_it);
    let sentences = sentences.flat_map(|(_, rule, print)| [rule, print]);
    sentences.filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
}

const PAGES: &str = "Behind the puzzles are three hints for each of them, which say where to look, \
    why, and what to do, and then the solutions.";

const EXAMPLE: &str = "Each number in the second board is the step below that rules the square out \
    or puts a queen there.";

/// Whether a board of the book has such clues, or the example, which is none of them.
fn shows(book: &Book, are_there: impl Fn(&Challenge<Clues>) -> bool) -> bool {
    book.example.as_ref().is_some_and(&are_there) || book.has_clues(are_there)
}

/// Whether boards of the book have regions.
fn has_regions(book: &Book) -> bool {
    shows(book, |challenge| challenge.regions().is_some())
}

/// The words for a grade: what its reasons rest on.
fn explanation(grade: Grade, has_regions: bool) -> String {
    let of_regions = Reason::OF_REGIONS.into_iter().filter(|_| has_regions);
    let reasons = Reason::BY_GRADE.into_iter().chain(of_regions);
    let reasons = reasons.filter(|(_, of, _)| *of == grade);
    let words: Vec<_> = reasons.map(|(.., words)| words).collect();
    // Only boards to guess have a grade without reasons.
    let words = if words.is_empty() { Grade::TO_GUESS.to_owned() } else { words.join(", or ") };
    format!("{}: {words}.", text::capitalized(&grade.to_string()))
}

/// Draws the solved example, with the number of its step in each square that a step settles.
fn worked_example(page: &mut Page, x: f32, y: f32, side: f32, example: &Challenge<Clues>) {
    let picture = page.board(x, y, side, example, example.givens(), true);
    let square = side / f32::from(example.givens().size() as u16);
    for (number, step) in (1..).zip(example.steps()) {
        let (left, top) = corner(x, y, square, step.square());
        picture.shapes.push(match step.action() {
            Action::Place => {
                let (x, y) = (left + square * 0.2, top + square * 0.2);
                Shape::Crown { x, y, side: square * 0.8 }
            }
            Action::RuleOut => {
                let (x, y) = (left + square * 0.35, top + square * 0.4);
                Shape::Cross { x, y, side: square * 0.45 }
            }
        });
        let (x, y) = (left + 0.6, top + 2.6);
        picture.text(x, y, 6.5, Font::Regular, Anchor::Start, number.to_string());
    }
}
