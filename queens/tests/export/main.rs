//! Exported tables: C that agrees with Rust, on every compiler and board that is at hand, and bytes.
//!
//! Tests that need more than the compiler `cc` are ignored unless they are asked for: `ci/test c` runs them
//! all. They fail if a program that they need is missing.

use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};
use tempfile::TempDir;

mod boards;
mod compilers;
mod files;

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

/// A folder with `table.c` and `table.h`, whose names begin with `queens`.
fn table(size: usize, layout: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let size = size.to_string();
    export(folder.path(), &[&size, "--layout", layout, "--prefix", "queens", "-o", "table.c"]);
    folder
}

fn export(folder: &Path, arguments: &[&str]) {
    let mut queens = Command::new(env!("CARGO_BIN_EXE_queens"));
    assert!(queens.arg("export").args(arguments).current_dir(folder).status().unwrap().success());
}

/// A file of the example in C.
fn example(name: &str) -> String {
    path("../examples/firmware/c", name)
}

/// A program in C that belongs to these tests.
fn program(name: &str) -> String {
    path("tests/export", name)
}

fn path(folder: &str, name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), folder, name].iter().collect();
    path.into_os_string().into_string().unwrap()
}

/// Runs a program, whatever its exit code.
fn output(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let run = Command::new(program).args(arguments).current_dir(folder).output();
    run.unwrap_or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => panic!("{program} is not installed"),
        _ => panic!("{program}: {error}"),
    })
}

/// Runs a program that has to succeed; returns what it writes to the standard output and to the standard error.
fn run(folder: &Path, program: &str, arguments: &[&str]) -> (String, String) {
    let Output { status, stdout, stderr } = output(folder, program, arguments);
    let (stdout, stderr) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    assert!(status.success(), "{program} {arguments:?}: {status}\n{stdout}\n{stderr}");
    (stdout, stderr)
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
        "{solutions} solutions, {fundamental} of them fundamental, among {tested} tested permutations"
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
