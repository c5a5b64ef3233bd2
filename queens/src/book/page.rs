//! The layout of a book: pages of shapes, in millimetres from the upper left corner.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of lines and columns are small and not negative"
)]
#![expect(clippy::similar_names, reason = "a side is a length, a size a number of squares")]

use queen_challenge::{Action, Challenge, Grade, Notes};
use queen_runtime::Square;
use queen_runtime::draw::Position;

use self::packing::split;
use super::{Book, NumberedChallenge, Paper};
use crate::plural::plural;

mod packing;

/// The margin at each edge of the paper.
const MARGIN: f32 = 14.0;

/// The height of the page number, below everything else.
const FOOTER: f32 = 8.0;

/// The space of the caption above a board, of the numbers on its left, and of the letters below it.
const CAPTION: f32 = 6.0;
const NUMBERS: f32 = 4.5;
const LETTERS: f32 = 4.0;

/// The least distance between boards.
const GAP: f32 = 5.0;

/// The side of an answer.
const ANSWER: f32 = 30.0;

/// The number of steps that a hint gives away.
const HINT_STEPS: usize = 3;

const LIGHT: f32 = 1.0;
const DARK: f32 = 0.84;

/// The length of a point in millimetres.
const POINT: f32 = 25.4 / 72.0;

/// The shapes of a page.
#[derive(Default)]
pub struct Page(pub Vec<Shape>);

pub enum Shape {
    /// A line of text; `y` is its base line.
    Text { x: f32, y: f32, points: f32, font: Font, anchor: Anchor, text: String },
    /// A filled rectangle; a gray of 1 is white.
    Rect { x: f32, y: f32, width: f32, height: f32, gray: f32 },
    /// The outline of a rectangle.
    Frame { x: f32, y: f32, width: f32, height: f32, line: f32 },
    /// A queen on a square.
    Crown { x: f32, y: f32, side: f32 },
    /// A cross in a square that has been ruled out.
    Cross { x: f32, y: f32, side: f32 },
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Font {
    Regular,
    Bold,
}

#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

pub enum Segment {
    Move(f32, f32),
    Line(f32, f32),
    Curve([f32; 6]),
    Close,
}

use Segment::{Close, Curve, Line, Move};

/// The outline of a crown on a square with a side of 100.
pub const CROWN: &[Segment] = &[
    Move(27.0, 70.0),
    Line(12.0, 30.0),
    Line(33.0, 52.0),
    Line(31.0, 20.0),
    Line(44.0, 49.0),
    Line(50.0, 15.0),
    Line(56.0, 49.0),
    Line(69.0, 20.0),
    Line(67.0, 52.0),
    Line(88.0, 30.0),
    Line(73.0, 70.0),
    Curve([58.0, 65.0, 42.0, 65.0, 27.0, 70.0]),
    Close,
    Move(26.0, 75.0),
    Curve([42.0, 70.0, 58.0, 70.0, 74.0, 75.0]),
    Line(74.0, 84.0),
    Line(26.0, 84.0),
    Close,
];

/// The title of a book.
pub fn title(book: &Book) -> String {
    plural(book.challenges.len() as u64, "queens puzzle")
}

/// All pages of a book.
pub fn pages(book: &Book, paper: Paper) -> Vec<Page> {
    let area = Area::new(paper);
    let mut pages = vec![introduction(book, &area)];
    for puzzles in split(&area, &book.challenges) {
        pages.push(puzzle_page(&area, puzzles));
    }
    let (page, y) = hints(book, &area, &mut pages);
    answers(book, &area, &mut pages, page, y);
    for (number, page) in (1..).zip(&mut pages) {
        let y = area.bottom + FOOTER;
        page.text(area.middle(), y, 9.0, Font::Regular, Anchor::Middle, format!("{number}"));
    }
    pages
}

/// The part of a page inside of its margins and above its number.
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Area {
    fn new(paper: Paper) -> Self {
        let (width, height) = paper.size();
        let bottom = height - MARGIN - FOOTER;
        Self { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom }
    }

    fn width(&self) -> f32 {
        self.right - self.left
    }

    fn height(&self) -> f32 {
        self.bottom - self.top
    }

    fn middle(&self) -> f32 {
        f32::midpoint(self.left, self.right)
    }
}

impl Page {
    fn text(
        &mut self,
        x: f32,
        y: f32,
        points: f32,
        font: Font,
        anchor: Anchor,
        text: impl Into<String>,
    ) {
        self.0.push(Shape::Text { x, y, points, font, anchor, text: text.into() });
    }

    /// Writes a paragraph, broken into lines, and returns the base line of the next one.
    fn paragraph(&mut self, x: f32, y: f32, points: f32, limit: f32, text: &str) -> f32 {
        let lines = broken(text, points, limit);
        let step = points * POINT * 1.35;
        let mut y = y;
        for line in lines {
            self.text(x, y, points, Font::Regular, Anchor::Start, line);
            y += step;
        }
        y
    }

    /// Draws a board with its upper left corner at `x` and `y`.
    fn board(&mut self, x: f32, y: f32, side: f32, board: &impl Position, has_names: bool) {
        let size = board.size();
        let square = side / f32::from(size as u16);
        self.0.push(Shape::Rect { x, y, width: side, height: side, gray: LIGHT });
        for row in 0..size {
            for column in 0..size {
                let (left, top) = corner(x, y, square, Square::new(row, column));
                if (row + column) % 2 == 1 {
                    let (width, height) = (square, square);
                    self.0.push(Shape::Rect { x: left, y: top, width, height, gray: DARK });
                }
                if board.has_queen(Square::new(row, column)) {
                    self.0.push(Shape::Crown { x: left, y: top, side: square });
                }
            }
        }
        self.0.push(Shape::Frame { x, y, width: side, height: side, line: 0.35 });
        if !has_names {
            return;
        }
        for line in 0..size {
            let middle = square * (f32::from(line as u16) + 0.5);
            let number = (size - line).to_string();
            self.text(x - 1.2, y + middle + 0.9, 7.0, Font::Regular, Anchor::End, number);
            let letter = Square::new(0, line).name(size).column().to_owned();
            self.text(x + middle, y + side + 3.0, 7.0, Font::Regular, Anchor::Middle, letter);
        }
    }
}

fn corner(x: f32, y: f32, side: f32, square: Square) -> (f32, f32) {
    (x + side * f32::from(square.column() as u16), y + side * f32::from(square.row() as u16))
}

/// The first page: the rules, the grades, and an example with its reasons.
fn introduction(book: &Book, area: &Area) -> Page {
    let mut page = Page::default();
    let (x, limit) = (area.left, area.width());
    page.text(x, area.top + 9.0, 26.0, Font::Bold, Anchor::Start, title(book));
    page.text(x, area.top + 17.0, 11.0, Font::Regular, Anchor::Start, contents(book));

    let heading = |page: &mut Page, y, text: &str| {
        page.text(x, y, 13.0, Font::Bold, Anchor::Start, text);
        y + 7.0
    };
    let mut y = heading(&mut page, area.top + 32.0, "The rules");
    y = page.paragraph(x, y, 10.5, limit, RULES) + 2.0;
    y = page.paragraph(x, y, 10.5, limit, NAMES) + 2.0;
    for grade in Grade::ALL.into_iter().filter(|&grade| book.has(grade)) {
        y = page.paragraph(x, y, 10.5, limit, explanation(grade));
    }
    let Some(example) = &book.example else { return page };
    y = heading(&mut page, y + 8.0, "An example");
    y = page.paragraph(x, y, 10.5, limit, EXAMPLE) + 2.0;

    let side = 66.0_f32.min((area.bottom - y - 2.0 * (LETTERS + GAP)) / 2.0);
    let left = x + NUMBERS;
    page.board(left, y, side, example.givens(), true);
    worked(&mut page, left, y + side + LETTERS + GAP, side, example);
    let (text_x, mut text_y) = (left + side + 10.0, y + 3.0);
    let text_limit = area.right - text_x;
    for (number, step) in (1..).zip(Notes::new(*example.givens()).steps()) {
        page.text(text_x + 6.0, text_y, 10.5, Font::Bold, Anchor::End, number.to_string());
        let text = format!("{}.", capitalized(&step.to_string()));
        text_y = page.paragraph(text_x + 9.0, text_y, 10.5, text_limit - 9.0, &text) + 1.2;
    }
    page
}

const RULES: &str = "Add queens to the board until every row and every column has exactly one \
    queen and no two queens are on the same diagonal. The queens that are printed stay where they \
    are. Each puzzle has exactly one solution.";

const NAMES: &str = "A square has the name of its column and its row: a1 is at the lower left. \
    First steps are in the hints behind the puzzles, and the solutions are at the end.";

const EXAMPLE: &str = "A queen attacks along its row, its column and both diagonals, so that no \
    other queen can be there. A square can also be ruled out because a queen on it would attack \
    the last squares that a row or a column has left. Each number in the lower board is the step \
    on the right that rules the square out or puts a queen there.";

fn explanation(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "Easy: some row or column always has only one square left.",
        Grade::Medium => {
            "Medium: squares are also ruled out that attack the last two or three squares of a row \
             or column."
        }
        Grade::Hard => {
            "Hard: squares are also ruled out because a queen there would force another one, which \
             leaves a row or column without a square, or because two rows share two columns."
        }
        Grade::Expert => "Expert: squares are also ruled out by longer chains of forced queens.",
        Grade::Guess => "Guess: at some point, a queen has to be tried out.",
    }
}

/// The sizes and the grades of a book.
fn contents(book: &Book) -> String {
    let sizes = book.challenges.iter().map(|puzzle| puzzle.printed.size);
    let (least, greatest) = (sizes.clone().min().unwrap_or(0), sizes.max().unwrap_or(0));
    let sizes = if least == greatest {
        format!("Boards of {least} × {least}")
    } else {
        format!("Boards from {least} × {least} to {greatest} × {greatest}")
    };
    let grades = Grade::ALL.into_iter().filter(|&grade| book.has(grade));
    let grades: Vec<_> = grades.map(|grade| grade.to_string()).collect();
    format!("{sizes} · {}", grades.join(", "))
}

fn capitalized(text: &str) -> String {
    // The name of a square keeps its small letter.
    if text.starts_with("row") || text.starts_with("column") {
        format!("{}{}", text[..1].to_ascii_uppercase(), &text[1..])
    } else {
        text.to_owned()
    }
}

/// Draws the solved example, with the number of its step in each square that a step settles.
fn worked(page: &mut Page, x: f32, y: f32, side: f32, example: &Challenge) {
    page.board(x, y, side, example.givens(), true);
    let square = side / f32::from(example.givens().size() as u16);
    for (number, step) in (1..).zip(Notes::new(*example.givens()).steps()) {
        let (left, top) = corner(x, y, square, step.square());
        page.0.push(match step.action() {
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
        page.text(x, y, 6.5, Font::Regular, Anchor::Start, number.to_string());
    }
}

/// A page of puzzles, each in a cell of a grid that fills the page.
///
/// A cell has the caption above the board, the letters below it and the numbers on its left. What
/// is left of the cell is around all of it.
fn puzzle_page(area: &Area, puzzles: &[NumberedChallenge]) -> Page {
    let mut page = Page::default();
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
            page.text(x, y - 2.0, 11.0, Font::Bold, Anchor::Start, puzzle.number.to_string());
            let grade = puzzle.printed.grade.to_string();
            page.text(x + side, y - 2.0, 9.0, Font::Regular, Anchor::End, grade);
            page.board(x, y, side, puzzle.printed.challenge.givens(), true);
        }
    }
    page
}

/// A heading at the top of a page, and the place below it.
fn headed(area: &Area, text: &str) -> (Page, f32) {
    let mut page = Page::default();
    page.text(area.left, area.top + 5.0, 15.0, Font::Bold, Anchor::Start, text);
    (page, area.top + 14.0)
}

/// Adds the first steps of each puzzle, in two columns. Returns the last page, which is not added
/// yet, and how far it is filled.
fn hints(book: &Book, area: &Area, pages: &mut Vec<Page>) -> (Page, f32) {
    const POINTS: f32 = 8.5;
    const BETWEEN: f32 = 8.0;
    const INDENT: f32 = 9.0;
    let line = POINTS * POINT * 1.35;
    let column_width = (area.width() - BETWEEN) / 2.0;
    let limit = column_width - INDENT;
    let (mut page, top) = headed(area, "Hints");
    // The hint for the next puzzle begins in this column, 0 or 1, with the base line `y`. A hint is
    // never split.
    let (mut column, mut y) = (0.0, top);
    for puzzle in &book.challenges {
        let steps = Notes::new(*puzzle.printed.challenge.givens()).steps().take(HINT_STEPS);
        let mut hint: Vec<_> =
            steps.map(|step| format!("{}.", capitalized(&step.to_string()))).collect();
        if hint.is_empty() {
            hint.push("Guess the first queen.".to_owned());
        }
        let lines: Vec<_> = hint.iter().flat_map(|text| broken(text, POINTS, limit)).collect();
        // The base line of the last line has to be on the page.
        if y + line * (lines.len() - 1) as f32 > area.bottom {
            y = top;
            column += 1.0;
            if column > 1.0 {
                pages.push(std::mem::replace(&mut page, headed(area, "Hints").0));
                column = 0.0;
            }
        }
        let x = area.left + column * (column_width + BETWEEN);
        let number = puzzle.number.to_string();
        page.text(x + INDENT - 2.0, y, POINTS, Font::Bold, Anchor::End, number);
        for text in lines {
            page.text(x + INDENT, y, POINTS, Font::Regular, Anchor::Start, text);
            y += line;
        }
        y += line * 0.5;
    }
    // With two columns, the first one is full.
    (page, if column > 0.0 { area.bottom } else { y })
}

/// Adds the solutions, below hints that leave half of their page free, and how the book can be made
/// again.
fn answers(book: &Book, area: &Area, pages: &mut Vec<Page>, mut page: Page, mut y: f32) {
    const TITLE: &str = "Solutions";
    const MIN_HEIGHT: f32 = ANSWER + 9.0;
    /// The height of the lines at the end of the book.
    const COLOPHON: f32 = 9.0;
    // n boards have n − 1 gaps, so with one more gap n cells fill the width. The rows of a page are
    // spread over its height: on A4, the 238 mm between the heading and the colophon have room for
    // six rows of at least 39 mm, which get 39.7 mm each.
    let columns = ((area.width() + GAP) / (ANSWER + GAP)) as usize;
    let cell_width = (area.width() + GAP) / columns as f32;
    let top = headed(area, TITLE).1;
    let height = area.bottom - top - COLOPHON;
    let cell_height = height / (height / MIN_HEIGHT).floor();
    if y < area.top + area.height() / 2.0 {
        page.text(area.left, y + 10.0, 15.0, Font::Bold, Anchor::Start, TITLE);
        y += 19.0;
    } else {
        pages.push(std::mem::replace(&mut page, headed(area, TITLE).0));
        y = top;
    }
    let mut rows = book.challenges.chunks(columns).peekable();
    // All answers before these are on `page` or on a page before it, and `y` is below them.
    while let Some(puzzles) = rows.next() {
        // The last row takes the colophon along, which would be alone on a page otherwise.
        let below = if rows.peek().is_none() { COLOPHON } else { 0.0 };
        if y + MIN_HEIGHT + below > area.bottom {
            pages.push(std::mem::replace(&mut page, headed(area, TITLE).0));
            y = top;
        }
        for (column, puzzle) in puzzles.iter().enumerate() {
            let x = area.left + cell_width * column as f32;
            page.text(x, y, 8.5, Font::Bold, Anchor::Start, puzzle.number.to_string());
            page.board(x, y + 1.5, ANSWER, &puzzle.printed.challenge.solution(), false);
        }
        y += cell_height;
    }
    let colophon = format!(
        "This book was made by queens {} with the seed {}: {}. The same call makes the same book.",
        env!("CARGO_PKG_VERSION"),
        book.seed,
        book.call
    );
    page.paragraph(area.left, y + 2.0, 9.0, area.width(), &colophon);
    pages.push(page);
}

/// Breaks a text into lines that are no wider than `limit`, unless a single word is.
///
/// Each line takes as many words as fit, which makes the fewest lines.
fn broken(text: &str, points: f32, limit: f32) -> Vec<String> {
    let mut lines = Vec::new();
    // The words before `word` are in `lines` and then in `line`, which fits or is a single word.
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer, Font::Regular, points) > limit && !line.is_empty() {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        } else {
            line = longer;
        }
    }
    lines.push(line);
    lines
}

/// The width of a text in millimetres.
pub fn width(text: &str, font: Font, points: f32) -> f32 {
    let thousandths: u32 = text.chars().map(|character| advance(character, font)).sum();
    thousandths as f32 / 1000.0 * points * POINT
}

/// The advance of a character in thousandths of the height of the font, from the metrics of
/// Helvetica. In bold, only the digits are exact; nothing else has to be.
fn advance(character: char, font: Font) -> u32 {
    /// The advances of the characters from the space to the tilde.
    const ADVANCES: [u16; 95] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278,
        278, // to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584,
        556, // to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722,
        778, // to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
        556, // to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556,
        556, // to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, // to ~
    ];
    let index = (character as usize).wrapping_sub(' ' as usize);
    let advance = ADVANCES.get(index).copied().unwrap_or(584);
    u32::from(advance) + if font == Font::Bold && !character.is_ascii_digit() { 50 } else { 0 }
}
