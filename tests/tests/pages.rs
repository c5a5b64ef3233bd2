//! Pages of the documentation: the figures in the READMEs and in that of `queen_table!`, links and paths. The
//! examples of the READMEs are doctests of this package.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use queen_math::count::{Levels, SOLUTIONS};
use queen_math::table::{Layout, Shape};
use queen_runtime::{QueenPuzzle, queen_table};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const README: &str = include_str!("../../README.md");
const BENCHMARKS: &str = include_str!("../../bench/README.md");
const DOCUMENTATION: &str = include_str!("../../queen-runtime/src/queen_table.rs");
const EIGHT: QueenPuzzle<8> = queen_table!(8);

#[test]
fn the_output_is_that_of_the_example() {
    let output = format!(
        "```text\n{} solutions\n{} permutations tested\n{}\n```",
        EIGHT.nb_of_solutions(),
        EIGHT.nb_of_tested_permutations(),
        EIGHT.solution(13).unwrap()
    );
    assert!(README.contains(&output));
}

#[test]
fn the_table_is_what_is_counted() {
    let largest = if cfg!(debug_assertions) { 13 } else { 16 };
    for n in 8..=largest {
        let levels = Levels::new(n).unwrap();
        let (solutions, tested) = (levels.solutions(), levels.tested_permutations());
        let permutations: u64 = (1..=n as u64).product();
        let share = (20_000 * tested + permutations) / (2 * permutations); // in hundredths of 1 %
        let row = format!(
            "| {n} | {} | {} | {}.{:02} % | {} | {} | {} |",
            with_commas(solutions),
            with_commas(tested),
            share / 100,
            share % 100,
            with_commas(solutions * n as u64),
            with_commas(ranked_bytes(n, 5)),
            with_commas(ranked_bytes(n, 8)),
        );
        assert!(README.contains(&row), "not in the README: {row}");
    }
}

#[test]
fn all_solutions_of_sixteen_queens_fit_a_micro_bit() {
    let sentence = format!(
        "All {} solutions for n = 16 fit into {} bytes, `ranked(12)`",
        with_commas(SOLUTIONS[16]),
        with_commas(ranked_bytes(16, 12)),
    );
    assert!(README.contains(&sentence), "{sentence}");
}

#[test]
fn the_seconds_of_builds_are_those_measured() {
    let measured = include_str!("../../bench/results/compile-time.csv");
    let seconds =
        |way: &str, n: usize| match figure::<f64>(measured, &format!("{way},{n},clean"), 1) {
            Some(seconds) => format!("{seconds:.2} s"),
            None => "—".to_string(),
        };
    for n in 8..=14 {
        let ways = ["const fn", "nested arrays", "build.rs text", "queen_table!", "include_bytes!"];
        let cells = ways.map(|way| seconds(way, n)).join(" | ");
        assert_states(&format!("| {n} | {cells} |"));
    }
    let measured = include_str!("../../bench/results/dependencies.csv");
    for (crates, rest) in [
        ("queen-runtime", "for a crate that does nothing else"),
        ("syn quote proc-macro2", "for one that depends on syn, quote and proc-macro2 alone"),
    ] {
        assert_states(&format!("{:.1} s {rest}", figure::<f64>(measured, crates, 1).unwrap()));
    }
}

#[test]
fn the_instructions_of_uses_are_those_measured() {
    let measured = include_str!("../../bench/results/lookup.csv");
    let instructions = |operation: &str, table: &str| {
        let mean: f64 = figure(measured, &format!("{operation},12,{table}"), 1).unwrap();
        format!("{mean:.0}").parse::<u64>().unwrap()
    };
    for (what, operation) in [
        ("a solution by its number", "look_up"),
        ("the next solution", "iterate"),
        ("the number of a solution", "find"),
    ] {
        let cells = ["array", "plain", "ranked", "ranked8"]
            .map(|table| with_commas(instructions(operation, table)));
        assert_states(&format!("| {what} | {} |", cells.join(" | ")));
    }
}

#[test]
fn the_seconds_of_counts_are_those_measured() {
    let measured = include_str!("../../bench/results/count.csv");
    for n in 12..=16 {
        let cells = ["bitmask recursion", "count in parts", "join of quadrants"].map(|method| {
            format!("{:.3} s", figure::<f64>(measured, &format!("{n},{method}"), 0).unwrap())
        });
        assert_states(&format!("| {n} | {} |", cells.join(" | ")));
    }
}

#[test]
fn the_bytes_are_those_drawn() {
    let drawn = include_str!("../../bench/results/size.csv");
    for (n, solutions) in (0..=16).zip(SOLUTIONS).skip(4) {
        let bytes = |layout: &str| -> u64 {
            figure(drawn, &format!("{n},{solutions},{layout}"), 0).unwrap()
        };
        assert_eq!(bytes("plain"), solutions * n as u64);
        for rows in 2..=12 {
            assert_eq!(bytes(&format!("ranked({rows})")), ranked_bytes(n, rows));
        }
        assert!(bytes("ranked(5)") < bytes("set"), "{n}: the page says that it is less");
    }
}

#[test]
fn the_machine_is_the_one_that_measured() {
    assert_states(include_str!("../../bench/results/machine.txt"));
}

#[test]
fn the_bytes_are_those_of_the_tables() {
    let layouts = ["plain", "ranked(5)", "ranked(8)", "ranked(12)"];
    assert!(DOCUMENTATION.contains(&format!("| `{}` |", layouts.join("` | `"))));
    for (n, &solutions) in SOLUTIONS.iter().enumerate().take(17).skip(4) {
        let bytes = layouts.map(|layout| {
            let layout: Layout = layout.parse().unwrap();
            with_commas(Shape::new(n, layout).unwrap().byte_len() as u64)
        });
        let solutions = with_commas(solutions);
        let row = format!("/// | {n} | {solutions} | {} |\n", bytes.join(" | "));
        assert!(DOCUMENTATION.contains(&row), "not documented: {row}");
    }
}

#[test]
fn the_error_is_the_one_that_the_compiler_shows() {
    let message = include_str!("../ui/fail/budget.stderr").lines().next().unwrap();
    // The documentation wraps it.
    let words: Vec<_> = DOCUMENTATION.split_whitespace().filter(|word| *word != "///").collect();
    assert!(words.join(" ").contains(message), "not documented: {message}");
}

#[test]
fn every_link_leads_to_a_file() {
    let mut links = 0;
    for page in pages_in(Path::new(ROOT)) {
        let text = fs::read_to_string(&page).unwrap();
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if target.contains("://") || target.starts_with('#') {
                continue;
            }
            let path = target.split('#').next().unwrap();
            assert!(page.with_file_name(path).exists(), "{}: {target}", page.display());
            links += 1;
        }
    }
    assert!(links > 10, "{links} links");
}

#[test]
fn every_path_in_the_guides_exists() {
    let root = Path::new(ROOT);
    let mut paths = 0;
    for guide in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root.join(guide)).unwrap();
        for path in
            text.split('`').skip(1).step_by(2).filter(|code| !code.contains(char::is_whitespace))
        {
            let Some((folder, _)) = path.split_once('/') else { continue };
            if folder != "target" && root.join(folder).is_dir() {
                assert!(root.join(path).exists(), "{guide}: {path}");
                paths += 1;
            }
        }
    }
    assert!(paths > 40, "{paths} paths");
}

/// The figure in the line of `csv` that starts with `key`, `column` columns after the key.
fn figure<T: FromStr>(csv: &str, key: &str, column: usize) -> Option<T> {
    let rest = csv.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(','))?;
    rest.split(',').nth(column)?.parse().ok()
}

/// Asserts that the page on benchmarks contains the statement, regardless of line breaks.
fn assert_states(statement: &str) {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words(BENCHMARKS).contains(&words(statement)), "not in the page: {statement}");
}

/// The bytes of the table in the layout `ranked(rows)`.
fn ranked_bytes(n: usize, rows: u8) -> u64 {
    Shape::new(n, Layout::Ranked { rows }).unwrap().byte_len() as u64
}

fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap())
        .collect();
    groups.join(",")
}

/// The Markdown files, but for those of rustdoc, which checks their links itself.
fn pages_in(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && !["docs", "node_modules", "target"].contains(&&*name) {
                pages.extend(pages_in(&path));
            }
        } else if path.extension() == Some("md".as_ref()) {
            pages.push(path);
        }
    }
    pages
}
