//! Exported tables, compiled with every compiler that is at hand.

mod analysis;
mod arduino;
mod boards;
mod byte_order;
mod compilers;
mod costs;
mod cpp;
mod damage;
mod headers;
mod look_ups;
mod memory;
mod units;

use std::fmt::Write;
use std::path::Path;

use queen_math::table::Layout;
use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};

use crate::{path, run, table};

const PUZZLES: PuzzleRange = queen_table!(1..=10);

/// Warnings that every C compiler here knows, as errors.
const WARNINGS: [&str; 8] = [
    "-pedantic",
    "-Wall",
    "-Wextra",
    "-Wconversion",
    "-Wsign-conversion",
    "-Wshadow",
    "-Wundef",
    "-Werror",
];

/// The names of the layouts with a parameter in the list, and of all that have none.
fn layouts(rows: &[u8]) -> impl Iterator<Item = String> {
    let is_chosen = |layout: &Layout| match layout {
        Layout::Plain => true,
        Layout::Ranked { rows: of } => rows.contains(of),
    };
    Layout::all().filter(is_chosen).map(|layout| layout.to_string())
}

/// A file of the example in C.
fn example(name: &str) -> String {
    path("../examples/firmware/c", name)
}

/// A program in C that belongs to these tests.
fn program(name: &str) -> String {
    path("tests/export/compiled", name)
}

/// Compiles the example and the table in this folder, runs it, and returns what it prints.
fn run_example(folder: &Path, compiler: &str, options: &[&str]) -> String {
    let main = example("main.c");
    let arguments = [&WARNINGS, options, &["-I.", &main, "table.c", "-o", "main"]].concat();
    run(folder, compiler, &arguments);
    run(folder, "./main", &[]).0
}

/// The expected output of the example for a puzzle.
fn expected(puzzle: AnyQueenPuzzle) -> String {
    let mut text = String::new();
    for (solution, k) in puzzle.iter().zip(1..) {
        for column in solution.columns() {
            write!(text, "{column} ").unwrap();
        }
        writeln!(text, "is {k}").unwrap();
    }
    let (solutions, fundamental, tested) = (
        puzzle.nb_of_solutions(),
        puzzle.nb_of_fundamental_solutions(),
        puzzle.nb_of_tested_permutations(),
    );
    writeln!(
        text,
        "{solutions} solutions, {fundamental} of them fundamental, among {tested} tested \
         permutations"
    )
    .unwrap();
    text
}

/// Checks that the example prints the same as the puzzle of this size has.
fn check(run: impl Fn(&Path) -> String, layout: &str, sizes: impl Iterator<Item = usize>) {
    for size in sizes {
        let printed = run(table(size, layout).path());
        assert!(printed == expected(PUZZLES.get(size).unwrap()), "n = {size}, {layout}: {printed}");
    }
}
