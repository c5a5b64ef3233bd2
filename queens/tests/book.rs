//! Books of challenges: their text and geometry, read from the PDF itself, and their challenges, solved by
//! brute force.

#![expect(clippy::cast_precision_loss, reason = "lengths of texts and sizes of boards are small")]

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use lopdf::content::Content;
use lopdf::{Document, Object};
use serde_json::Value;
use snapbox::cmd::Command;

/// The length of a millimetre in points.
const MILLIMETRE: f32 = 72.0 / 25.4;

fn challenge(arguments: &str) -> Command {
    let command = Command::new(env!("CARGO_BIN_EXE_queens")).arg("challenge");
    command.args(arguments.split_whitespace())
}

fn json(arguments: &str) -> Value {
    let command = challenge(&format!("{arguments} --json"));
    serde_json::from_slice(&command.assert().success().get_output().stdout).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    folder
}

/// What a reader sees on a page, in points from the lower left corner.
struct Page {
    width: f32,
    height: f32,
    texts: Vec<(f32, f32, String)>,
    /// The left and lower edges and the sides of framed boards.
    boards: Vec<[f32; 3]>,
    crowns: usize,
}

impl Page {
    fn has_text(&self, wanted: &str) -> bool {
        self.texts.iter().any(|(.., text)| text.contains(wanted))
    }
}

fn pages(pdf: &[u8]) -> Vec<Page> {
    let document = Document::load_mem(pdf).unwrap();
    let number = |object: &Object| object.as_float().unwrap();
    let page = |id| {
        let media = document.get_dictionary(id).unwrap().get(b"MediaBox").unwrap();
        let media: Vec<f32> = media.as_array().unwrap().iter().map(number).collect();
        let mut page = Page {
            width: media[2],
            height: media[3],
            texts: Vec::new(),
            boards: Vec::new(),
            crowns: 0,
        };
        let (mut place, mut rectangle) = ((0.0, 0.0), [0.0; 4]);
        let content = Content::decode(&document.get_page_content(id)).unwrap();
        for operation in content.operations {
            let numbers = || operation.operands.iter().map(number).collect::<Vec<_>>();
            match operation.operator.as_str() {
                "Td" => place = (numbers()[0], numbers()[1]),
                "Tj" => {
                    let text = operation.operands[0].as_str().unwrap();
                    let text = text.iter().map(|&byte| char::from(byte)).collect();
                    page.texts.push((place.0, place.1, text));
                }
                "re" => rectangle = numbers().try_into().unwrap(),
                "S" if rectangle[2] > 0.0 => {
                    let [x, y, width, height] = rectangle;
                    assert!((width - height).abs() < 0.01);
                    page.boards.push([x, y, width]);
                    rectangle = [0.0; 4];
                }
                "Do" => page.crowns += 1,
                _ => {}
            }
        }
        page
    };
    document.get_pages().into_values().map(page).collect()
}

fn book(arguments: &str) -> Vec<u8> {
    let output = challenge(&format!("{arguments} -o -"))
        .assert()
        .success()
        .stderr_eq("")
        .get_output()
        .clone();
    output.stdout
}

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
    let pages = pages(&book(options));
    let boards: usize = puzzle_pages(&pages).iter().map(|page| page.boards.len()).sum();
    let crowns: usize = puzzle_pages(&pages).iter().map(|page| page.crowns).sum();
    assert_eq!(boards, 60);
    let givens: u64 = puzzles.iter().map(|puzzle| puzzle["givens"].as_u64().unwrap()).sum();
    assert_eq!(crowns as u64, givens, "nothing but givens is beside the puzzles");
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
            let pages = pages(&book(&options));
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
    let pages = pages(&book(options));
    let is_hint = |page: &&Page| page.has_text("Hints");
    let hints: Vec<_> = pages.iter().filter(is_hint).collect();
    for puzzle in &puzzles {
        let step = puzzle["steps"][0]["text"].as_str().unwrap();
        let step = step.trim_start_matches(['r', 'c']);
        assert!(hints.iter().any(|page| page.has_text(step)), "{step}");
    }
    let solutions = pages.iter().filter(|page| page.has_text("Solutions"));
    assert_eq!(solutions.clone().map(|page| page.boards.len()).sum::<usize>(), 30);
    assert_eq!(solutions.map(|page| page.crowns).sum::<usize>(), 8 * 30);
    for page in puzzle_pages(&pages) {
        assert!(!page.has_text("left") && !page.has_text("forces"), "a puzzle is spoiled");
    }
}

#[test]
fn the_first_page_explains_and_the_last_one_says_how_the_book_was_made() {
    let pages = pages(&book("7..=8 --grade easy,expert --count 12 --seed 99"));
    let (first, last) = (&pages[0], pages.last().unwrap());
    for text in ["12 queens puzzles", "The rules", "An example", "Easy: ", "Expert: "] {
        assert!(first.has_text(text), "{text}");
    }
    assert!(!first.has_text("Medium: "));
    assert!(first.texts.iter().filter(|(.., text)| text.contains(" left")).count() > 4);
    let text: String = last.texts.iter().map(|(.., text)| text.clone() + " ").collect();
    assert!(
        text.contains("seed 99: queens challenge 7..=8 --grade easy,expert --count 12 --seed 99"),
        "{text}"
    );
}

#[test]
#[ignore = "takes long without optimization"]
fn equal_calls_make_equal_books() {
    let options = "6..=9 --grade easy,hard --count 20";
    let of = |seed| book(&format!("{options} --seed {seed}"));
    assert!(of(5) == of(5));
    assert!(of(5) != of(6));
    assert_eq!(
        json("8 --count 5 --date 1970-01-04")["challenges"],
        json("8 --count 5 --seed 3")["challenges"]
    );
}

#[test]
fn an_svg_book_has_a_file_a_page() {
    let folder = folder("svg-book");
    let options = "8 --count 20 --seed 2";
    challenge(&format!("{options} -o {}", folder.join("book.svg").display())).assert().success();
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let pages = pages(&book(options));
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

/// The columns of the queens of each row.
fn rows(fen: &str) -> Vec<Option<usize>> {
    let row = |row: &str| row.find('Q').map(|place| row[..place].parse().unwrap_or(0));
    fen.split('/').map(row).collect()
}

/// The solutions with these givens, as far as the second.
fn solve(givens: &[Option<usize>], columns: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    let row = columns.len();
    if row == givens.len() {
        found.push(columns.clone());
    }
    for column in 0..givens.len() {
        let is_wanted = found.len() < 2
            && givens.get(row).is_some_and(|given| given.is_none_or(|given| given == column));
        let is_safe = columns
            .iter()
            .enumerate()
            .all(|(other, &queen)| queen != column && queen.abs_diff(column) != row - other);
        if is_wanted && is_safe {
            columns.push(column);
            solve(givens, columns, found);
            columns.pop();
        }
    }
}

#[test]
#[ignore = "takes long without optimization"]
fn no_puzzle_is_an_image_of_another_and_brute_force_finds_the_answer_of_each() {
    let book = json("4..=10 --grade easy,medium,hard,expert --count 200 --seed 8");
    let puzzles = book["challenges"].as_array().unwrap();
    assert_eq!(puzzles.len(), 200);
    let mut seen = HashSet::new();
    let mut previous = 0;
    for puzzle in puzzles {
        let givens = rows(puzzle["board"].as_str().unwrap());
        let size = givens.len();
        assert!(previous <= size, "sizes ascend");
        previous = size;
        let mut found = Vec::new();
        solve(&givens, &mut Vec::new(), &mut found);
        assert_eq!(serde_json::json!(found), serde_json::json!([puzzle["solution"]]));
        for step in puzzle["steps"].as_array().unwrap() {
            let name = step["square"].as_str().unwrap();
            let row = size - name[1..].parse::<usize>().unwrap();
            let letter = name.chars().next().and_then(|letter| letter.to_digit(36)).unwrap();
            let is_queen = found[0][row] + 10 == letter as usize;
            assert_eq!(step["queen"], is_queen, "{puzzle}");
        }
        let squares =
            || givens.iter().enumerate().filter_map(|(row, &column)| Some((row, column?)));
        let last = size - 1;
        let images = (0..8).map(|image| {
            let mut squares: Vec<_> = squares()
                .map(|(row, column)| if image & 1 == 0 { (row, column) } else { (column, row) })
                .map(
                    |(row, column)| {
                        if image & 2 == 0 { (row, column) } else { (last - row, column) }
                    },
                )
                .map(
                    |(row, column)| {
                        if image & 4 == 0 { (row, column) } else { (row, last - column) }
                    },
                )
                .collect();
            squares.sort_unstable();
            (size, squares)
        });
        let images: Vec<_> = images.collect();
        assert!(!seen.contains(&images[0]), "{puzzle}");
        seen.extend(images);
    }
}
