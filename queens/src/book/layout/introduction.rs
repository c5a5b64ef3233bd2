//! Introduction of a book: the rules, the grades, the reasons, and an example that has them.

use std::iter;
use std::ops::RangeInclusive;

use queen_challenge::{Action, Challenge, Clues, Game, Grade, Kind, Reason, Step};

use super::area::{GAP, PrintArea};
use super::fill;
use super::flow::{BELOW, Flow, LINE, Paragraph};
use super::hints::sentence;
use super::lessons;
use crate::book::challenges::Book;
use crate::book::font::Font;
use crate::book::page::{Anchor, LETTERS, NUMBERS, Page, Shape, corner};
use crate::book::paper::Sheet;
use crate::book::text;

/// The sides of the boards of lessons, in mm. The largest one is taken that fills all pages.
const SIDES: RangeInclusive<u8> = 26..=50;

/// The greatest side of the boards of the example.
const MAX_EXAMPLE_SIDE: u8 = 66;

/// The greatest side of these boards if their steps are so few that smaller ones fill no page.
const MAX_SIDE_OF_FEW_STEPS: u8 = 84;

/// The least share of the side of the second board of the example that the first one has, which is
/// plain. With this share, even the smallest page has room for the first one below the text of an
/// example of size 8.
const MIN_PLAIN: f32 = 0.6;

/// The least side of a square with the letter of a region and the number of a step: one of one
/// digit, or of two.
const MIN_SQUARES: [f32; 2] = [4.8, 6.1];

/// The shares of the height of a page that text before the lessons may fill. If the last page of it
/// is nearly empty, those before it leave it more.
const TEXT_HEIGHTS: [f32; 8] = [1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];

/// The share of a page that is enough.
const FILLED: f32 = 0.7;

/// Lays out the introduction, from where the flow is on.
///
/// With other sides, other contents go on the next page, so that each page has more or less on it.
/// If no sides fill all pages well enough, those are taken whose emptiest page is filled best.
pub fn pages(book: &Book, start: &Flow, sheet: Sheet) -> Vec<Page> {
    let area = start.area;
    let mut best = (0.0, Vec::new());
    // With the gaps between what is on a page and the space below its last line: it is never less
    // than what is measured.
    let filled = |y: f32| (y - area.top) / area.height();
    let measured = |pages: &[Page]| {
        let above = iter::once(start.y).chain(iter::repeat(area.top));
        let shares = pages.iter().zip(above).map(|(page, above)| fill::filled(page, sheet, above));
        shares.fold(1.0, f32::min)
    };
    let example = book.example.as_ref().map(|challenge| Example::new(challenge, area));
    // Without an example, there is one way.
    let examples = example.as_ref().map_or_else(
        || vec![None],
        |example| example.ways(area).map(|way| Some((example, way))).collect(),
    );
    let texts =
        [false, true].map(|is_on_new_page| TEXT_HEIGHTS.map(|height| (height, is_on_new_page)));
    for (height, is_on_new_page) in texts.into_iter().flatten() {
        let mut text = start.clone();
        text.bottom = area.top + height * area.height();
        add_text(book, &mut text, is_on_new_page);
        text.bottom = area.bottom;
        // What comes behind changes no page that is done, so it never raises the least: a beginning
        // that is no better than the best is given up.
        if filled(text.least) <= best.0 {
            continue;
        }
        for side in SIDES.rev().map(f32::from) {
            let mut lessons = text.clone();
            lessons::add(book, &mut lessons, side);
            for example in &examples {
                // Another way may have become the best one meanwhile.
                if filled(lessons.least) <= best.0 {
                    break;
                }
                let mut flow = lessons.clone();
                if let Some((example, way)) = example {
                    example.add(&mut flow, way);
                }
                if filled(flow.least.min(flow.y)) > best.0 {
                    let pages = flow.finish();
                    let share = measured(&pages);
                    if share > best.0 {
                        best = (share, pages);
                    }
                }
                if best.0 >= FILLED {
                    return best.1;
                }
            }
        }
    }
    best.1
}

/// The number of its sections, which the table of contents names. It is the same in each way to lay
/// it out, so any way serves to count them.
pub fn nb_of_sections(book: &Book, area: &PrintArea) -> usize {
    let mut flow = Flow::new(area);
    add_text(book, &mut flow, false);
    lessons::add(book, &mut flow, f32::from(*SIDES.start()));
    if let Some(challenge) = &book.example {
        let example = Example::new(challenge, area);
        example.ways(area).take(1).for_each(|way| example.add(&mut flow, &way));
    }
    flow.finish().iter().map(|page| page.entries.len()).sum()
}

/// The example, with its texts, which are the same in each way to lay it out.
struct Example<'a> {
    challenge: &'a Challenge<Clues>,
    about: Paragraph,
    steps: Vec<Paragraph>,
}

/// A way to lay out the example.
struct Way {
    /// The side of the solved board.
    side: f32,
    /// Whether the steps begin a page.
    is_before_page: bool,
}

/// Whether two boards with this side have room beside each other.
fn are_beside(area: &PrintArea, side: f32) -> bool {
    2.0 * (NUMBERS + side) + GAP <= area.width()
}

/// Adds the rules, the grades and what the marks of lessons mean, which may begin a page: then a
/// lesson has room below them, where those before them would leave it too little.
fn add_text(book: &Book, flow: &mut Flow, is_on_new_page: bool) {
    flow.section("The rules", 20.0);
    flow.paragraph(&rules(book));
    flow.paragraph(&[Game::SQUARES, PAGES, Grade::MEANING].join(" "));
    for grade in Grade::ALL.into_iter().filter(|&grade| book.names(grade)) {
        flow.paragraph(&explanation(grade, has_regions(book)));
    }
    lessons::add_marks(flow, is_on_new_page);
}

impl<'a> Example<'a> {
    fn new(challenge: &'a Challenge<Clues>, area: &PrintArea) -> Self {
        let about = [Game::ATTACKS, Step::RULING_OUT, EXAMPLE].join(" ");
        let steps = (1..).zip(challenge.steps());
        let steps =
            steps.map(|(number, step)| Paragraph::new(area, Some(number), &sentence(&step)));
        Self { challenge, about: Paragraph::new(area, None, &about), steps: steps.collect() }
    }

    /// The ways to lay it out that are tried: first those with both boards beside each other,
    /// larger ones first, but for sides that only few steps need, which come last.
    fn ways(&self, area: &PrintArea) -> impl Iterator<Item = Way> {
        let square = MIN_SQUARES[usize::from(self.steps.len() > 9)];
        let least = square * f32::from(self.challenge.givens().size() as u16);
        let widest = area.width() - NUMBERS;
        let sides =
            (0..=MAX_EXAMPLE_SIDE).rev().chain(MAX_EXAMPLE_SIDE + 1..=MAX_SIDE_OF_FEW_STEPS);
        let sides = sides.map(f32::from);
        let sides = sides.filter(|side| (least..=widest).contains(side));
        let ways =
            sides.flat_map(|side| [false, true].map(|is_before_page| Way { side, is_before_page }));
        let (beside, below): (Vec<_>, Vec<_>) = ways.partition(|way| are_beside(area, way.side));
        // Beside each other, they leave room for the steps.
        let beside = beside.into_iter().filter(|way| !way.is_before_page);
        beside.chain(below)
    }

    /// Adds the example as given and as solved, side by side if both boards have room, and its
    /// steps. If the boards are one below the other, the first one may be smaller.
    fn add(&self, flow: &mut Flow, &Way { side, is_before_page }: &Way) {
        let Self { challenge, about, steps } = self;
        let height = |side| side + LETTERS + GAP - 1.0;
        flow.section("An example", 3.0 * LINE);
        flow.add(about);
        let is_beside = are_beside(flow.area, side);
        let left = flow.area.left + NUMBERS;
        let plain_side = if is_beside {
            flow.room(height(side));
            side
        } else {
            // In whole millimetres, as its side is.
            flow.room(height((MIN_PLAIN * side).ceil()));
            (flow.bottom - flow.y - height(0.0)).min(side).floor()
        };
        // With the names of rows and columns.
        flow.page.board(left, flow.y - 1.0, plain_side, challenge, challenge.givens(), true);
        let right = if is_beside {
            left + side + GAP + NUMBERS
        } else {
            flow.y += height(plain_side);
            flow.room(height(side));
            left
        };
        draw_worked(&mut flow.page, right, flow.y - 1.0, side, challenge);
        flow.y += height(side) + 5.0;
        // Few steps fill a page of their own with more space between them, and many have to leave
        // it out, or the last of them would be alone on one more page.
        let mut between = 0.0;
        if is_before_page {
            flow.next_page();
            let heights = steps.iter().map(Paragraph::height);
            let left = flow.bottom + LINE - flow.y - heights.sum::<f32>();
            between = (left / f32::from(steps.len() as u16)).clamp(0.0, 2.0 * BELOW);
        }
        for step in steps {
            flow.add(step);
            flow.y += between;
        }
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

/// Draws the solved example, with the number of its step in each square that a step settles. A
/// number is in the upper left corner, and the letter of a region in the upper right one. Queens
/// and crosses are below both.
fn draw_worked(page: &mut Page, x: f32, y: f32, side: f32, example: &Challenge<Clues>) {
    let picture = page.board(x, y, side, example, example.givens(), true);
    let square = side / f32::from(example.givens().size() as u16);
    for (number, step) in (1..).zip(example.steps()) {
        let (left, top) = corner(x, y, square, step.square());
        picture.shapes.push(match step.action() {
            Action::Place => {
                let (x, y) = (left + square * 0.15, top + square * 0.3);
                Shape::Crown { x, y, side: square * 0.7 }
            }
            Action::RuleOut => {
                let (x, y) = (left + square * 0.3, top + square * 0.5);
                Shape::Cross { x, y, side: square * 0.4 }
            }
        });
        let (x, y) = (left + 0.6, top + 2.6);
        picture.text(x, y, 6.5, Font::Regular, Anchor::Start, number.to_string());
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "the heights of fonts are written out")]
mod tests {
    use super::*;
    use crate::book::font::{self, POINT};
    use crate::book::layout::contents;
    use crate::book::page::Role;
    use crate::book::paper::Paper;

    /// The left, upper, right and lower edges of a line of digits or capitals, which are less than
    /// 0.72 of the font's size high.
    fn edges(shape: &Shape) -> Option<[f32; 4]> {
        let Shape::Text { x, y, points, font, anchor, text } = shape else { return None };
        let width = font::width(text, *font, *points);
        let left = if matches!(anchor, Anchor::End) { x - width } else { *x };
        Some([left, y - 0.72 * points * POINT, left + width, *y])
    }

    #[test]
    fn the_numbers_of_steps_keep_clear_of_the_letters_of_regions() {
        let mut numbers = 0;
        for paper in [Paper::A4, Paper::SixByNine] {
            for is_large in [false, true] {
                let sheet = Sheet { paper, is_large };
                let area = PrintArea::new(sheet);
                for seed in 0..3 {
                    let groups = [(Kind::Mixed, 6, Grade::Easy)];
                    let book = Book::new(&groups, 1, seed, String::new(), None).ok().unwrap();
                    let pages = pages(&book, &Flow::new(&area), sheet);
                    let of_height = |page: &Page, height: f32| -> Vec<_> {
                        let shapes = page.parts.iter().flat_map(|part| &part.shapes);
                        let texts = shapes.filter(|shape| {
                            matches!(shape, Shape::Text { points, .. } if *points == height)
                        });
                        texts.filter_map(edges).collect()
                    };
                    for page in &pages {
                        for number in of_height(page, 6.5) {
                            numbers += 1;
                            for letter in of_height(page, 5.0) {
                                let is_apart = number[2] < letter[0]
                                    || letter[2] < number[0]
                                    || number[3] < letter[1]
                                    || letter[3] < number[1];
                                assert!(is_apart, "seed {seed}: {number:?} and {letter:?}");
                            }
                        }
                    }
                }
            }
        }
        assert!(numbers > 4 * 3 * 5);
    }

    fn check_filled(kind: Kind, grade: Grade, seed: u64, sheet: Sheet) {
        let groups = [(kind, 7, grade)];
        let book = Book::new(&groups, 1, seed, String::new(), None).ok().unwrap();
        let area = PrintArea::new(sheet);
        for (number, page) in (1..).zip(pages(&book, &Flow::new(&area), sheet)) {
            let filled = fill::filled(&page, sheet, area.top);
            assert!(filled >= 0.6, "{kind}, {grade}, seed {seed}: page {number}: {filled}");
        }
    }

    /// On the smallest page, the steps of an example, or its text, take nearly all of one. In the
    /// last of these books, no lesson has room on the page of the marks if the rules are above.
    #[test]
    fn no_page_of_the_introduction_is_filled_less_than_three_fifths() {
        let sheet = Sheet { paper: Paper::SixByNine, is_large: true };
        check_filled(Kind::Mixed, Grade::Easy, 12, sheet);
        check_filled(Kind::Queens, Grade::Medium, 2, sheet);
        check_filled(Kind::Mixed, Grade::Hard, 1, Sheet { paper: Paper::A4, is_large: true });
    }

    /// With other boards, more of a page would be below its last line, but there would be bands
    /// between its lines.
    #[test]
    fn a_page_with_a_band_is_not_full() {
        let sheet = Sheet { paper: Paper::Letter, is_large: true };
        let area = PrintArea::new(sheet);
        let groups: Vec<_> = (6..=8)
            .flat_map(|size| Kind::ALL.map(|kind| Grade::ALL.map(|grade| (kind, size, grade))))
            .flatten()
            .collect();
        let book = Book::new(&groups, groups.len(), 1, String::new(), None).ok().unwrap();
        // Below its sections there are the puzzles of each size, the hints and the solutions.
        let start = contents::begin(&area, nb_of_sections(&book, &area) + 3 + 3 + 1);
        let above = iter::once(start.y).chain(iter::repeat(area.top));
        for (number, (page, above)) in (2..).zip(pages(&book, &start, sheet).iter().zip(above)) {
            let filled = fill::filled(page, sheet, above);
            assert!(filled >= 0.6, "page {number}: {filled}");
        }
    }

    #[test]
    #[ignore = "takes long without optimization"]
    fn an_example_of_few_steps_fills_its_page() {
        let sheet = Sheet { paper: Paper::A4, is_large: false };
        check_filled(Kind::Blocked, Grade::Expert, 5, sheet);
    }

    /// The first board of the example is not much smaller than the second one.
    #[test]
    fn both_boards_of_the_example_are_large() {
        let sheet = Sheet { paper: Paper::SixByNine, is_large: true };
        let area = PrintArea::new(sheet);
        let groups = [(Kind::Mixed, 6, Grade::Easy)];
        for seed in 0..3 {
            let book = Book::new(&groups, 1, seed, String::new(), None).ok().unwrap();
            let pages = pages(&book, &Flow::new(&area), sheet);
            let shapes = pages.iter().flat_map(|page| &page.parts).flat_map(|part| &part.shapes);
            let sides = shapes.filter_map(|shape| match shape {
                Shape::Frame { width, .. } => Some(*width),
                _ => None,
            });
            // The others are those of lessons.
            let sides: Vec<_> = sides.collect();
            let [.., plain, worked] = sides[..] else { panic!("{sides:?}") };
            assert!(plain >= 0.6 * worked && plain <= worked, "seed {seed}: {plain} and {worked}");
        }
    }

    /// On small pages, each lesson has one, and so has its board.
    #[test]
    fn no_lesson_goes_on_on_the_next_page() {
        for (paper, is_large) in
            [(Paper::A4, false), (Paper::SixByNine, false), (Paper::SixByNine, true)]
        {
            let area = PrintArea::new(Sheet { paper, is_large });
            let groups = [(Kind::Mixed, 8, Grade::Expert)];
            let book = Book::new(&groups, 1, 1, String::new(), None).ok().unwrap();
            let mut flow = Flow::new(&area);
            lessons::add(&book, &mut flow, 40.0);
            for page in flow.finish() {
                let count = |is_it: &dyn Fn(&Role) -> bool| {
                    page.parts.iter().filter(|part| is_it(&part.role)).count()
                };
                let lessons = count(&|role| matches!(role, Role::Heading(3, _)));
                assert!(lessons > 0);
                assert_eq!(count(&|role| matches!(role, Role::Picture(_))), lessons);
                // What the reason is, and three hints.
                assert_eq!(count(&|role| matches!(role, Role::Paragraph)), 4 * lessons);
                let shapes = || page.parts.iter().flat_map(|part| &part.shapes);
                let is_large_enough = |shape: &Shape| match shape {
                    Shape::Frame { width, .. } => *width >= 26.0,
                    _ => true,
                };
                assert!(shapes().all(is_large_enough));
                let last = shapes().filter_map(edges);
                assert!(last.map(|edges| edges[3]).fold(0.0, f32::max) <= area.bottom + 0.01);
            }
        }
    }
}
