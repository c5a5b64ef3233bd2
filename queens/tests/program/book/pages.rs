//! Pages of books: their text, where it stands, what shows beside the boards.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "lengths of texts and places on boards are small and not negative"
)]

use std::fs;

use super::pdf::{Page, pages};
use super::{book, json, pdf};
use crate::{folder, stderr};
use queen_challenge::{Game, Grade, Kind, Reason};
use queen_runtime::Square;

/// The length of a millimetre in points.
const MILLIMETRE: f32 = 72.0 / 25.4;

const FIRST_HINTS: &str = "First hints: where";

/// The number of the page that the table of contents, the second page, names beside this entry.
fn contents(pages: &[Page], entry: &str) -> usize {
    let line = pages[1].texts.iter().find(|(.., text)| text.starts_with(entry)).unwrap();
    let numbers = pages[1].texts.iter().filter(|(x, y, _)| *x > line.0 && (y - line.1).abs() < 0.1);
    numbers.map(|(.., text)| text.parse().unwrap()).next().unwrap()
}

/// The pages before the puzzles: the cover, the table of contents, and the introduction.
fn first_pages(pages: &[Page]) -> &[Page] {
    &pages[..contents(pages, "Puzzles of") - 1]
}

/// The pages of puzzles, before those of hints.
fn puzzle_pages(pages: &[Page]) -> &[Page] {
    &pages[contents(pages, "Puzzles of") - 1..contents(pages, FIRST_HINTS) - 1]
}

fn words(pages: &[Page]) -> String {
    let texts = pages.iter().flat_map(|page| &page.texts).map(|(.., text)| text.as_str());
    texts.collect::<Vec<_>>().join(" ")
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
        for paper in ["a4", "letter", "6x9", "a4 --large", "6x9 --large"] {
            let options = format!("{sizes} --count {count} --seed 3 --paper {paper}");
            let pages = pages(&pdf(&options));
            let (mut numbers, margin) = (1, 10.0 * MILLIMETRE);
            for page in &pages {
                let expected = match paper {
                    "letter" => (215.9, 279.4),
                    "6x9" | "6x9 --large" => (152.4, 228.6),
                    _ => (210.0, 297.0),
                };
                assert!((page.width - expected.0 * MILLIMETRE).abs() < 0.1, "{options}");
                assert!((page.height - expected.1 * MILLIMETRE).abs() < 0.1, "{options}");
                let has_number = numbers == 1 || page.has_text(&numbers.to_string());
                assert!(has_number, "{options}: the number of the page");
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
                    let least = if paper.ends_with("--large") { 9.0 } else { 5.999 };
                    assert!(square >= least, "{options}: {square} mm");
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
fn each_puzzle_has_three_hints_of_at_most_one_queen_and_solutions_are_at_the_end() {
    let options = "8 --grade medium --count 30 --seed 4";
    let puzzles = json(options)["challenges"].as_array().unwrap().clone();
    let pages = pages(&pdf(options));
    let hints = words(&pages[contents(&pages, FIRST_HINTS) - 1..]);
    let (_, hints) = hints.split_once(FIRST_HINTS).unwrap();
    let (places, hints) = hints.split_once("Second hints: why").unwrap();
    let (reasons, hints) = hints.split_once("Third hints: what").unwrap();
    let (actions, _) = hints.split_once("Solutions").unwrap();
    assert_eq!(places.matches("Look at ").count() + places.matches("Think of ").count(), 30);
    assert!(reasons.matches('.').count() >= 30);
    // One sentence for each puzzle, and so at most one queen.
    assert_eq!(actions.matches("Place a queen: ").count() + actions.matches("Rule ").count(), 30);
    for puzzle in &puzzles {
        let step = &puzzle["steps"][0];
        let [square, text] = ["square", "text"].map(|key| step[key].as_str().unwrap());
        let action = if step["queen"].as_bool().unwrap() {
            format!("Place a queen: {text}.")
        } else {
            format!("Rule {square} out: ")
        };
        assert!(actions.contains(&action), "{action}");
    }
    let last = contents(&pages, "Solutions") - 1;
    let solutions = pages[last..].iter();
    assert_eq!(solutions.clone().map(|page| page.boards.len()).sum::<usize>(), 30);
    assert_eq!(solutions.map(|page| page.crowns).sum::<usize>(), 8 * 30);
    for hint in ["Look at", "Rule ", "Place a"] {
        assert!(!words(puzzle_pages(&pages)).contains(hint), "a puzzle is spoiled");
    }
}

#[test]
fn the_first_pages_explain_and_the_cover_says_how_the_book_was_made() {
    let pages = pages(&pdf("7..=8 --grade easy,expert --count 12 --seed 99"));
    let cover = &pages[0];
    assert!(cover.has_text("12 queens puzzles") && cover.boards.len() == 1);
    let words = words(first_pages(&pages));
    for text in ["Contents", "The rules", "An example", "Easy: ", "Expert: "] {
        assert!(words.contains(text), "{text}");
    }
    assert!(words.matches(" left").count() > 4);
    let text: String = cover.texts.iter().map(|(.., text)| text.clone() + " ").collect();
    assert!(
        text.contains("seed 99: queens book 7..=8 --grade easy,expert --count 12 --seed 99"),
        "{text}"
    );
}

/// Those of the puzzles, of the lessons, and of the example, which is medium.
#[test]
fn the_rules_define_each_grade_that_the_book_names() {
    for (options, hardest) in [
        ("8 --grade expert --count 2", Grade::Expert),
        ("8 --grade easy --count 2", Grade::Medium),
        ("6 --kind regions --grade hard --count 2", Grade::Hard),
    ] {
        let pages = pages(&pdf(&format!("{options} --seed 1")));
        let words = words(first_pages(&pages));
        for grade in Grade::ALL {
            let name = grade.to_string();
            let definition = format!(" {}{}: ", name[..1].to_uppercase(), &name[1..]);
            assert_eq!(words.contains(&definition), grade <= hardest, "{options}: {definition}");
        }
    }
}

/// A kind that players know is named like others, also where there is no other.
#[test]
fn each_puzzle_is_named_by_its_kind() {
    let captions = |options: &str| {
        let pages = pages(&pdf(&format!("8 --grade easy --count 4 --seed 1 {options}")));
        let texts = puzzle_pages(&pages).iter().flat_map(|page| page.texts.clone());
        let mut captions: Vec<_> =
            texts.map(|(.., text)| text).filter(|text| text.ends_with("easy")).collect();
        captions.sort();
        captions
    };
    let each = Kind::ALL.map(|kind| format!("{kind}, easy"));
    let mut sorted = each.to_vec();
    sorted.sort();
    assert_eq!(captions("--kind queens,blocked,regions,mixed"), sorted);
    assert_eq!(captions(""), ["queens, easy"; 4]);
}

/// The most entries that a book can have, on the smallest page.
#[test]
fn the_table_of_contents_fits_its_page() {
    let pages = pages(&pdf("4..=12 --count 9 --seed 1 --paper 6x9 --large"));
    let (number, entries) = pages[1].texts.split_last().unwrap();
    assert_eq!(number.2, "2");
    let names = entries.iter().filter(|(.., text)| text.parse::<usize>().is_err());
    // The heading is not one of them.
    assert_eq!(names.count(), 1 + 3 + 9 + 3 + 1);
    for (_, y, text) in entries {
        assert!(*y > number.1 + 3.0 * MILLIMETRE, "{text}");
    }
}

/// The introduction begins below it.
#[test]
fn the_table_of_contents_is_read_first() {
    let pages = pages(&pdf("6 --count 2 --seed 1"));
    let mut texts = pages[1].texts.iter().map(|(.., text)| text);
    for start in ["Contents", "The rules", "Solutions", "The rules", "One queen in each row"] {
        assert!(texts.any(|text| text.starts_with(start)), "{start}");
    }
    assert_eq!(contents(&pages, "The rules"), 2);
}

/// What the table of contents names is on the page that it leads to, and beside its number.
#[test]
fn the_sizes_of_puzzles_are_named_where_they_begin() {
    for options in ["4..=8 --count 12", "4..=8 --count 5 --paper 6x9 --large"] {
        let pages = pages(&pdf(&format!("{options} --seed 1")));
        for size in 4..=8 {
            let page = contents(&pages, &format!("Puzzles of {size}"));
            let texts = &pages[page - 1].texts;
            // Boards have such numbers, too, but higher up.
            let numbers = texts.iter().filter(|(.., text)| *text == page.to_string());
            let (x, y, _) = numbers.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
            let name = format!("{size} × {size}");
            let mut foot = texts.iter().filter(|text| (text.1 - y).abs() < 0.1);
            assert!(foot.any(|text| text.0 < *x && text.2.ends_with(&name)), "{options}: {name}");
        }
    }
}

/// A board for each reason that there may be at a step of the puzzles, and of the example, which is
/// medium.
#[test]
fn each_reason_of_the_puzzles_has_a_lesson() {
    for (options, hardest, has_regions) in [
        ("8 --count 4", Grade::Medium, false),
        ("6 --kind blocked --grade hard --count 2", Grade::Hard, false),
        ("8 --grade easy,expert --count 2", Grade::Expert, false),
        ("6 --kind regions --count 2", Grade::Medium, true),
        ("6 --kind queens,blocked --grade hard --count 2 --paper 6x9 --large", Grade::Hard, true),
    ] {
        let pages = pages(&pdf(&format!("{options} --seed 1")));
        let first = first_pages(&pages);
        let words = words(first);
        let (_, words) = words.split_once("The reasons On these boards").unwrap();
        let of_regions = Reason::OF_REGIONS.map(|reason| (reason, has_regions));
        let mut lessons = 0;
        for ((name, grade, explanation), of_kind) in
            Reason::BY_GRADE.map(|reason| (reason, true)).into_iter().chain(of_regions)
        {
            let is_there = of_kind && grade <= hardest;
            let heading = format!("{}{} ({grade})", name[..1].to_uppercase(), &name[1..]);
            assert_eq!(words.contains(&heading), is_there, "{options}: {heading}");
            // As a sentence.
            assert_eq!(words.contains(&format!("{}.", &explanation[1..])), is_there, "{options}");
            lessons += usize::from(is_there);
        }
        // The example has two boards, and the cover one.
        let boards: usize = first.iter().map(|page| page.boards.len()).sum();
        assert_eq!(boards, 1 + lessons + 2, "{options}");
        for stage in ["Look at ", "Place a queen: ", "Rule "] {
            assert!(words.contains(stage), "{options}: {stage}");
        }
        let has_chain = hardest >= Grade::Hard;
        assert_eq!(words.contains("Think of a queen on "), has_chain, "{options}");
    }
}

/// The share of the height of a page, between its margins and above its number, that lines and
/// boards fill, with the gaps between them of up to 8 mm.
fn filled(page: &Page) -> f32 {
    let (margin, footer) = (14.0 * MILLIMETRE, 22.0 * MILLIMETRE);
    let of_lines = page.texts.iter().map(|(_, y, _)| [*y, y + 3.0 * MILLIMETRE]);
    let of_boards = page.boards.iter().map(|[_, y, side]| [*y, y + side]);
    let mut rows: Vec<_> = of_lines.chain(of_boards).filter(|[y, _]| *y > footer - 1.0).collect();
    rows.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let (mut height, mut end) = (0.0, f32::MIN);
    for [from, to] in rows {
        let from = if from - end < 8.0 * MILLIMETRE { end } else { from };
        height += (to - from.min(to)).max(0.0);
        end = end.max(to);
    }
    height / (page.height - margin - footer)
}

#[test]
#[ignore = "takes long without optimization"]
fn no_page_of_a_large_book_is_filled_less_than_three_fifths() {
    for (options, count) in [
        ("6..=10 --grade easy,medium,hard", 500),
        ("6..=9 --kind queens,blocked,regions,mixed --grade easy,medium,hard,expert", 500),
        ("8 --kind regions", 500),
        ("6..=10 --grade easy,medium,hard", 60),
    ] {
        let pages = pages(&pdf(&format!("{options} --count {count} --seed 1")));
        let boards: usize = puzzle_pages(&pages).iter().map(|page| page.boards.len()).sum();
        assert_eq!(boards, count);
        // The cover is as it is, and so is the last page of a book of few puzzles.
        let end = if count == 500 { pages.len() } else { pages.len() - 1 };
        for (number, page) in (1..=end).zip(&pages).skip(1) {
            let filled = filled(page);
            assert!(filled >= 0.6, "{options}: page {number} of {}: {filled}", pages.len());
        }
    }
}

#[test]
fn a_book_has_the_title_that_it_is_given() {
    let document = pdf("6 --count 2 --seed 1 --title R&D<6");
    let pages = pages(&document);
    assert!(pages[0].has_text("R&D<6"));
    let words = words(&pages[..1]);
    assert!(words.contains(" --title 'R&D<6' "), "{words}");
    for (title, error) in [
        ("", "the title is empty"),
        (" ", "the title is empty"),
        ("\u{265b}", "the font of the book has no '♛'"),
        ("a\nb", "the font of the book has no '\\n'"),
        (&"x".repeat(101), "the title may have 100 characters"),
    ] {
        let refusal = book("6 --count 2 -o - --title").arg(title).assert().code(2).stdout_eq("");
        assert!(stderr(&refusal).contains(error), "{}", stderr(&refusal));
    }
}

/// A bound page has the gutter at its inner edge, which is on the left of odd pages.
#[test]
fn a_gutter_is_at_the_inner_edge() {
    for (paper, even, odd) in [("6x9", 12.7, 19.0), ("a4", 14.0, 14.0)] {
        let pages = pages(&pdf(&format!("6 --count 2 --seed 1 --paper {paper}")));
        for (number, heading, left) in [(2, "Contents", even), (3, "The reasons", odd)] {
            let texts = &pages[number - 1].texts;
            let (x, ..) = texts.iter().find(|(.., text)| text == heading).unwrap();
            assert!((x / MILLIMETRE - left).abs() < 0.01, "{paper}, {heading}: {x}");
        }
    }
}

/// So the call has each option that changes the book.
#[test]
fn the_call_on_the_cover_makes_the_same_book() {
    for options in [
        "6..=7 --count 4 --seed 1",
        "6 --kind queens,mixed --grade easy,medium --count 4 --seed 2 --paper letter",
        "6 --count 2 --seed 2 --paper 6x9 --large --title Rain",
    ] {
        let book = pdf(options);
        let pages = pages(&book);
        let words = words(&pages[..1]);
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
        let words = words(first_pages(&pages));
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
    let printed = pages(&pdf(options));
    let number = contents(&printed, "Puzzles of");
    let file = format!("book-{number:0width$}.svg", width = printed.len().to_string().len());
    let page = fs::read_to_string(folder.join(file)).unwrap();
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
    let first = words(first_pages(&printed));
    for text in ["Those are black", "Thick lines", "blocked, regions, mixed"] {
        assert!(first.contains(text), "{text}");
    }
    let of_queens = words(first_pages(&pages(&pdf("8 --count 4 --seed 1"))));
    assert!(!of_queens.contains("Thick lines") && !of_queens.contains("Those are black"));
    for words in [first, of_queens] {
        // The words of rules are the library's.
        for rule in [Game::RULE, Game::PROMISE, Kind::Queens.rule()] {
            assert!(words.contains(rule), "{rule}");
        }
    }
}

#[test]
fn an_svg_book_has_a_file_a_page() {
    let folder = folder("svg-book");
    let options = "8 --count 20 --seed 2";
    book(options).arg("-o").arg(folder.join("book.SVG")).assert().success();
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.iter().all(|file| file.extension().unwrap() == "SVG"), "{files:?}");
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
