//! Figures in the page on benchmarks against those that a run has kept: nothing is measured here.

use std::str::FromStr;

use queen_math::count::SOLUTIONS;
use queen_tests::figures::{ranked_bytes, with_commas};

const BENCHMARKS: &str = include_str!("../../bench/README.md");

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
}

#[test]
fn the_ratios_of_first_builds_and_edits_are_those_measured() {
    let first = include_str!("../../bench/results/first-build.csv");
    let edit = include_str!("../../bench/results/edit.csv");
    let ratio = |csv, name| figure::<f64>(csv, name, 2).unwrap();
    assert_states(&format!(
        "The first build of an empty crate with `queen-runtime` takes {:.2} times as much \
         processor time as that of one with syn, quote and proc-macro2; that of a crate with a \
         build script takes {:.2} times as much.",
        ratio(first, "queen-runtime"),
        ratio(first, "build script")
    ));
    assert_states(&format!(
        "An edit beside a table for n = 16 takes {:.2} times as much with the build script as with \
         `include_bytes!` of a finished file.",
        ratio(edit, "build script 16")
    ));
    assert_states(&format!(
        "for n = 14, a clean build takes {:.2} times the processor time of one with \
         `include_bytes!`, as the program `edit` measures.",
        ratio(edit, "queen_table! 14")
    ));
}

/// The ways of the table of prices, in the order of its columns.
const WAYS: [&str; 4] = ["const fn", "queen_table!", "build script", "export"];

/// A row of the table of prices.
fn prices(n: usize) -> String {
    let measured = include_str!("../../bench/results/prices.csv");
    let cell = |way| {
        let seconds = |column| figure::<f64>(measured, &format!("{n},{way}"), column);
        match (seconds(2), seconds(3)) {
            (Some(first), Some(edit)) => format!("{first:.2} / {edit:.2}"),
            _ => "—".to_string(),
        }
    };
    let layout: String = figure(measured, &format!("{n},queen_table!"), 0).unwrap();
    let bytes: u64 = figure(measured, &format!("{n},queen_table!"), 1).unwrap();
    format!("| {n} | {} | `{layout}`, {} |", WAYS.map(cell).join(" | "), with_commas(bytes))
}

#[test]
fn the_prices_are_those_measured() {
    for n in 4..=16 {
        assert_states(&prices(n));
    }
    for page in [include_str!("../../README.md"), include_str!("../../queen-runtime/src/lib.rs")] {
        for n in [8, 12, 16] {
            assert!(page.contains(&prices(n)), "not in the page: {}", prices(n));
        }
    }
}

#[test]
fn the_constant_function_has_as_many_lines_as_the_pages_say() {
    let (_, function) =
        include_str!("../../bench/src/backtracking.rs").split_once("const fn").unwrap();
    let lines = format!("a `const fn` of {} lines", function.lines().count());
    for page in [include_str!("../../README.md"), include_str!("../../queen-runtime/src/lib.rs")] {
        let words: Vec<_> = page.split_whitespace().filter(|word| *word != "//!").collect();
        assert!(words.join(" ").contains(&lines), "not in the page: {lines}");
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
fn the_instructions_of_naive_code_are_those_measured() {
    let measured = include_str!("../../bench/results/lookup.csv");
    for (what, operation, table) in [
        ("a solution by its number", "look_up", "plain"),
        ("the next solution", "iterate", "plain"),
        ("the number of a solution", "find", "plain"),
        ("whether columns are a solution", "check", "plain"),
        ("the completions of two queens", "complete", "plain"),
        ("their heat map", "heat", "plain"),
        ("text of a solution", "draw", "display"),
    ] {
        let cells = [(8, "array"), (8, table), (12, "array"), (12, table)].map(|(n, table)| {
            let mean: f64 = figure(measured, &format!("{operation},{n},{table}"), 1).unwrap();
            with_commas(format!("{mean:.0}").parse().unwrap())
        });
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
