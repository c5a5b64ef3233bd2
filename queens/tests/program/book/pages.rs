//! Pages of books: their text, where it stands, what shows beside the boards.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "lengths of texts and places on boards are small and not negative"
)]

use std::fs;

use queen_challenge::{Game, Grade, Kind, Reason};
use queen_runtime::Square;
use serde_json::Value;

use super::pdf::{Page, pages};
use super::{book, json, pdf};
use crate::folder;

/// The length of a millimetre in points.
const MILLIMETRE: f32 = 72.0 / 25.4;

/// The puzzle pages: those with boards between the introduction and the hints.
fn puzzle_pages(pages: &[Page]) -> &[Page] {
    let hints = pages.iter().position(|page| page.has_text("Hints")).unwrap();
    &pages[1..hints]
}

#[test]
#[ignore = "takes long without optimization"]
fn each_puzzle_is_on_paper_with_its_number_grade_and_coordinates() {
    let options = "6..=10 --grade easy,medium,hard --count 60 --seed 1";
    let puzzles = json(options)["challenges"].as_array().unwrap().clone();
    let pages = pages(&pdf(options));
    let boards: usize = puzzle_pages(&pages).iter().map(|page| page.boards.len()).sum();
    let crowns: usize = puzzle_pages(&pages).iter().map(|page| page.crowns).sum();
    assert_eq!(boards, 60);
    let givens: usize =
        puzzles.iter().map(|puzzle| puzzle["givens"].as_array().unwrap().len()).sum();
    assert_eq!(crowns, givens, "nothing but givens is beside the puzzles");
    for puzzle in &puzzles {
        let number = puzzle["number"].to_string();
        let page = puzzle_pages(&pages).iter().find(|page| {
            page.texts.iter().any(|(_, y, text)| {
                *text == number
                    && page.boards.iter().any(|board| (board[1] + board[2] - y).abs() < 6.5)
            })
        });
        assert!(page.unwrap().has_text(puzzle["grade"].as_str().unwrap()), "{number}");
        let size = puzzle["size"].as_u64().unwrap();
        let last = char::from_digit(9 + size as u32, 36).unwrap().to_string();
        assert!(page.unwrap().texts.iter().any(|(.., text)| *text == last), "{number}");
    }
}

#[test]
#[ignore = "takes long without optimization"]
fn squares_are_wide_enough_and_nothing_overlaps() {
    for (sizes, count) in [
        ("12 --grade easy,hard", 24),
        ("6..=10 --grade easy,medium,hard", 60),
        ("4", 1),
        ("8", 37),
        ("9..=12", 11),
    ] {
        for paper in ["a4", "letter"] {
            let options = format!("{sizes} --count {count} --seed 3 --paper {paper}");
            let pages = pages(&pdf(&options));
            let (mut numbers, margin) = (1, 10.0 * MILLIMETRE);
            for page in &pages {
                let expected = if paper == "a4" { (210.0, 297.0) } else { (215.9, 279.4) };
                assert!((page.width - expected.0 * MILLIMETRE).abs() < 0.1, "{options}");
                assert!((page.height - expected.1 * MILLIMETRE).abs() < 0.1, "{options}");
                assert!(page.has_text(&numbers.to_string()), "{options}: the number of the page");
                numbers += 1;
                for (index, &[x, y, side]) in page.boards.iter().enumerate() {
                    assert!(x > margin && y > margin, "{options}");
                    assert!(x + side < page.width - margin, "{options}");
                    assert!(y + side < page.height - margin, "{options}");
                    for &[other_x, other_y, other_side] in &page.boards[index + 1..] {
                        let is_apart = other_x > x + side
                            || x > other_x + other_side
                            || other_y > y + side
                            || y > other_y + other_side;
                        assert!(is_apart, "{options}");
                    }
                }
                for (x, y, text) in &page.texts {
                    // No character is wider on average than this.
                    let width = text.len() as f32 * 3.9;
                    let is_inside =
                        *x > margin - 1.0 && *y > margin - 1.0 && x + width < page.width;
                    assert!(is_inside, "{options}: {text}");
                }
            }
            let puzzles = json(&format!("{sizes} --count {count} --seed 3"));
            let mut puzzles = puzzles["challenges"].as_array().unwrap().iter();
            for page in puzzle_pages(&pages) {
                for [.., side] in &page.boards {
                    let size = puzzles.next().unwrap()["size"].as_u64().unwrap();
                    let square = side / MILLIMETRE / size as f32;
                    assert!(square >= 5.999, "{options}: {square} mm");
                }
                let top = page.boards.iter().map(|board| board[1] + board[2]).fold(0.0, f32::max);
                let bottom = page.boards.iter().map(|board| board[1]).fold(f32::MAX, f32::min);
                let share = (top - bottom) / page.height;
                let is_filled = share > 0.6 || page.boards.len() < 3;
                assert!(is_filled, "{options}: boards on {share} of a page");
            }
        }
    }
}

#[test]
fn hints_are_first_steps_and_solutions_are_at_the_end() {
    let options = "8 --grade medium --count 30 --seed 4";
    let puzzles = json(options)["challenges"].as_array().unwrap().clone();
    let pages = pages(&pdf(options));
    let is_hint = |page: &&Page| page.has_text("Hints");
    let hints: Vec<_> = pages.iter().filter(is_hint).collect();
    // The first letter of a hint is in upper case.
    let first_step = |puzzle: &Value| puzzle["steps"][0]["text"].as_str().unwrap()[1..].to_owned();
    let first_steps: Vec<_> = puzzles.iter().map(first_step).collect();
    for step in &first_steps {
        assert!(hints.iter().any(|page| page.has_text(step)), "{step}");
    }
    let solutions = pages.iter().filter(|page| page.has_text("Solutions"));
    assert_eq!(solutions.clone().map(|page| page.boards.len()).sum::<usize>(), 30);
    assert_eq!(solutions.map(|page| page.crowns).sum::<usize>(), 8 * 30);
    for page in puzzle_pages(&pages) {
        assert!(!first_steps.iter().any(|step| page.has_text(step)), "a puzzle is spoiled");
    }
}

#[test]
fn the_first_page_explains_and_the_last_one_says_how_the_book_was_made() {
    let pages = pages(&pdf("7..=8 --grade easy,expert --count 12 --seed 99"));
    let (first, last) = (&pages[0], pages.last().unwrap());
    for text in ["12 queens puzzles", "The rules", "An example", "Easy: ", "Expert: "] {
        assert!(first.has_text(text), "{text}");
    }
    assert!(!first.has_text("Medium: "));
    let words = first.texts.iter().map(|(.., text)| text.as_str()).collect::<Vec<_>>().join(" ");
    for (_, grade, explanation) in Reason::BY_GRADE {
        let is_explained = [Grade::Easy, Grade::Expert].contains(&grade);
        assert_eq!(words.contains(explanation), is_explained, "{explanation}: {words}");
    }
    assert!(first.texts.iter().filter(|(.., text)| text.contains(" left")).count() > 4);
    let text: String = last.texts.iter().map(|(.., text)| text.clone() + " ").collect();
    assert!(
        text.contains("seed 99: queens book 7..=8 --grade easy,expert --count 12 --seed 99"),
        "{text}"
    );
}

/// So the call has each option that changes the book.
#[test]
fn the_call_on_the_last_page_makes_the_same_book() {
    for options in [
        "6..=7 --count 4 --seed 1",
        "6 --kind queens,mixed --grade easy,medium --count 4 --seed 2 --paper letter",
    ] {
        let book = pdf(options);
        let pages = pages(&book);
        let texts = pages.last().unwrap().texts.iter().map(|(.., text)| text.as_str());
        let words = texts.collect::<Vec<_>>().join(" ");
        let (_, call) = words.split_once(": queens book ").unwrap();
        let (call, _) = call.split_once(". The same call").unwrap();
        assert!(pdf(call) == book, "{call}");
    }
}

/// With several kinds, the example has all clues.
#[test]
fn the_rules_explain_the_clues_of_the_example() {
    for kinds in ["queens,blocked", "blocked,regions"] {
        let pages = pages(&pdf(&format!("6 --kind {kinds} --count 4 --seed 1")));
        let texts = pages[0].texts.iter().map(|(.., text)| text.as_str());
        let words = texts.collect::<Vec<_>>().join(" ");
        for rule in ["Thick lines", "They are printed", "Those are black"] {
            assert!(words.contains(rule), "{kinds}: {rule}");
        }
    }
}

/// The rectangles of a board on an SVG page, in squares of the board from its upper left corner:
/// x, y, width, height and gray.
fn rectangles(page: &str, board: [f32; 3], size: f32) -> Vec<[f32; 5]> {
    let document = roxmltree::Document::parse(page).unwrap();
    let [left, top, width] = board;
    let is_inside =
        |&[x, y, ..]: &[f32; 5]| [x, y].iter().all(|place| (-0.2..size + 0.2).contains(place));
    let rectangle = |node: roxmltree::Node| {
        let gray = node.attribute("fill")?.strip_prefix("rgb(")?.split(',').next()?;
        let path = node.attribute("d")?.replace(['M', 'h', 'v', 'z', ' '], " ");
        let numbers: Vec<f32> = path.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let unit = width / size;
        let [x, y] = [(numbers[0] - left) / unit, (numbers[1] - top) / unit];
        let gray: f32 = gray.parse().unwrap();
        Some([x, y, numbers[2] / unit, numbers[3] / unit, gray])
    };
    document.descendants().filter_map(rectangle).filter(is_inside).collect()
}

/// The left and upper edges of the framed boards of an SVG page, and their sides.
fn frames(page: &str) -> Vec<[f32; 3]> {
    let document = roxmltree::Document::parse(page).unwrap();
    let frames = document.descendants().filter(|node| node.attribute("fill") == Some("none"));
    let frame = |node: roxmltree::Node| {
        let path = node.attribute("d").unwrap().replace(['M', 'h', 'v', 'z'], " ");
        let numbers: Vec<f32> = path.split_whitespace().map(|word| word.parse().unwrap()).collect();
        [numbers[0], numbers[1], numbers[2]]
    };
    frames.map(frame).collect()
}

#[test]
fn clues_are_on_paper_in_black_and_white() {
    let folder = folder("clues-book");
    let options = "7 --kind blocked,regions,mixed --grade easy --count 9 --seed 6";
    let puzzles = json(options)["challenges"].as_array().unwrap().clone();
    book(options).arg("-o").arg(folder.join("book.svg")).assert().success();
    let page = fs::read_to_string(folder.join("book-2.svg")).unwrap();
    let boards = frames(&page);
    assert_eq!(boards.len(), puzzles.len());
    for (puzzle, board) in puzzles.iter().zip(boards) {
        let shapes = rectangles(&page, board, 7.0);
        let square = |x: f32, y: f32| {
            Square::new(y.round() as usize, x.round() as usize).name(7).to_string()
        };
        let is_square = |shape: &&[f32; 5]| (shape[2] - 1.0).abs() < 0.01 && shape[3] > 0.9;
        let black = shapes.iter().filter(|shape| (shape[4] - 51.0).abs() < 1.0).filter(is_square);
        let mut black: Vec<_> = black.map(|shape| square(shape[0], shape[1])).collect();
        // The square in the upper left corner is light, as on every chessboard.
        let dark = shapes.iter().filter(|shape| (shape[4] - 214.0).abs() < 1.0);
        let mut dark: Vec<_> = dark.map(|shape| square(shape[0], shape[1])).collect();
        dark.sort();
        let is_dark = |square: &Square| (square.row() + square.column()) % 2 == 1;
        let mut expected: Vec<_> =
            Square::all(7).filter(is_dark).map(|square| square.name(7).to_string()).collect();
        expected.sort();
        assert_eq!(dark, expected, "{puzzle}");
        let blocked = puzzle["blocked"].as_array().unwrap().iter();
        let mut blocked: Vec<_> = blocked.map(|name| name.as_str().unwrap().to_owned()).collect();
        blocked.sort();
        black.sort();
        assert_eq!(black, blocked, "{puzzle}");
        // The borders, each by the square on its right or below it.
        let borders = shapes.iter().filter(|shape| shape[4] < 1.0);
        let mut drawn: Vec<_> = borders
            .map(|&[x, y, width, height, _]| {
                let half = width.min(height) / 2.0;
                assert!((width.max(height) - 1.0 - 2.0 * half).abs() < 0.01);
                (square(x + half, y + half), width < height)
            })
            .collect();
        let regions = puzzle["regions"].as_str().unwrap_or_default();
        let rows: Vec<_> = regions.split('/').map(str::as_bytes).collect();
        let mut expected = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, letter) in row.iter().enumerate() {
                let name = square(x as f32, y as f32);
                if x > 0 && row[x - 1] != *letter {
                    expected.push((name.clone(), true));
                }
                if y > 0 && rows[y - 1][x] != *letter {
                    expected.push((name, false));
                }
            }
        }
        drawn.sort();
        expected.sort();
        assert_eq!(drawn, expected, "{puzzle}");
        assert_eq!(puzzle["kind"] != "blocked", !drawn.is_empty());
        assert_eq!(puzzle["kind"] != "regions", !black.is_empty());
    }
    let first = &pages(&pdf(options))[0];
    for text in ["Those are black", "Thick lines", "blocked, regions, mixed"] {
        assert!(first.has_text(text), "{text}");
    }
    let of_queens = &pages(&pdf("8 --count 4 --seed 1"))[0];
    assert!(!of_queens.has_text("Thick lines") && !of_queens.has_text("Those are black"));
    for page in [first, of_queens] {
        // The words of rules are the library's. Paragraphs are broken into lines.
        for rule in [Game::RULE, Game::PROMISE, Kind::Queens.rule()] {
            let start: Vec<_> = rule.split(' ').take(3).collect();
            assert!(page.has_text(&start.join(" ")), "{rule}");
        }
    }
}

#[test]
fn an_svg_book_has_a_file_a_page() {
    let folder = folder("svg-book");
    let options = "8 --count 20 --seed 2";
    book(options).arg("-o").arg(folder.join("book.svg")).assert().success();
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let pages = pages(&pdf(options));
    assert_eq!(files.len(), pages.len());
    for (file, page) in files.iter().zip(&pages) {
        let text = fs::read_to_string(file).unwrap();
        let document = roxmltree::Document::parse(&text).unwrap();
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        assert_eq!(texts.clone().count(), page.texts.len(), "{}", file.display());
        // In another font, too, no line is longer than the paper is wide without its margin.
        for text in texts {
            let number =
                |name| text.attribute(name).map_or(0.0, |number| number.parse::<f32>().unwrap());
            assert!(number("x") + number("textLength") <= 196.1, "{text:?}");
        }
        assert_eq!(text.matches("<use ").count(), page.crowns, "{}", file.display());
    }
}
