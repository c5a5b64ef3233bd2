//! Exported tables: C that compiles without a warning and agrees with Rust, and bytes.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::{fs, str};

use queen_runtime::layout::Ranked;
use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, QueenPuzzles, queen_table};
use tempfile::TempDir;

const PUZZLES: QueenPuzzles = queen_table!(1..=10);

const WARNINGS: [&str; 6] =
    ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"];

fn export(folder: &Path, arguments: &[&str]) {
    let mut queens = Command::new(env!("CARGO_BIN_EXE_queens"));
    assert!(queens.arg("export").args(arguments).current_dir(folder).status().unwrap().success());
}

/// What the program prints that is made of `table.c` in this folder and of `export.c`.
fn compiled(folder: &Path) -> String {
    let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/export.c");
    let mut compiler = Command::new("cc");
    compiler.args(WARNINGS).arg("-I").arg(folder).arg(main).args(["table.c", "-o", "main"]);
    assert!(compiler.current_dir(folder).status().unwrap().success());
    let run = Command::new(folder.join("main")).output().unwrap();
    assert!(run.status.success());
    String::from_utf8(run.stdout).unwrap()
}

/// The same of a puzzle.
fn expected(puzzle: AnyQueenPuzzle) -> String {
    let mut text = String::new();
    for (solution, k) in puzzle.iter().zip(1..) {
        for column in solution.columns() {
            write!(text, "{column} ").unwrap();
        }
        writeln!(text, "is {k}").unwrap();
    }
    let (tested, fundamental) =
        (puzzle.nb_of_tested_permutations(), puzzle.nb_of_fundamental_solutions());
    text + &format!("{} of {tested}, {fundamental}\n", puzzle.nb_of_solutions())
}

fn check(sizes: impl Iterator<Item = usize>, layout: &str) {
    for size in sizes {
        let folder = TempDir::new().unwrap();
        let arguments =
            [&size.to_string(), "--layout", layout, "--prefix", "queens", "-o", "table.c"];
        export(folder.path(), &arguments);
        let puzzle = PUZZLES.get(size).unwrap();
        assert!(compiled(folder.path()) == expected(puzzle), "n = {size}, {layout}");
    }
}

#[test]
fn plain_tables_in_c_are_those_of_rust() {
    check(1..=10, "plain");
}

#[test]
fn ranked_tables_in_c_are_those_of_rust() {
    check(1..=10, "ranked");
    check(4..=10, "ranked(2)");
    check([8, 10].into_iter(), "ranked(8)");
    check([6, 10].into_iter(), "ranked(12)");
}

#[test]
fn bytes_are_those_of_the_macro() {
    const PLAIN: QueenPuzzle<7> = queen_table!(7);
    const RANKED: QueenPuzzle<9, Ranked> = queen_table!(9, layout = ranked);
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["7", "--format", "bin", "-o", "7.bin"]);
    assert_eq!(fs::read(folder.path().join("7.bin")).unwrap(), PLAIN.table());
    export(folder.path(), &["9", "--format", "bin", "--layout", "ranked", "-o", "9.bin"]);
    assert_eq!(fs::read(folder.path().join("9.bin")).unwrap(), RANKED.table());
}

#[test]
fn names_begin_with_the_size_unless_a_prefix_is_given() {
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["8", "-o", "board.c"]);
    let header = fs::read_to_string(folder.path().join("board.h")).unwrap();
    let source = fs::read_to_string(folder.path().join("board.c")).unwrap();
    assert!(header.contains("bool queens8_solution(uint32_t k, uint8_t columns[QUEENS8_SIZE]);"));
    assert!(source.contains("#include \"board.h\""));
}

#[test]
fn what_is_not_a_name_or_a_source_file_is_refused() {
    let folder = TempDir::new().unwrap();
    for (arguments, error) in [
        (["8", "--prefix", "8queens", "-o", "8.c"], "not a name in C"),
        (["8", "--prefix", "a-b", "-o", "8.c"], "not a name in C"),
        (["8", "--layout", "ranked(1)", "-o", "8.c"], "ROWS from 2 to 12"),
        (["8", "--prefix", "queens", "-o", "8.h"], "the file has to be named as C is"),
    ] {
        let mut queens = Command::new(env!("CARGO_BIN_EXE_queens"));
        let run = queens.arg("export").args(arguments).current_dir(folder.path()).output().unwrap();
        assert_eq!(run.status.code(), Some(2));
        assert!(str::from_utf8(&run.stderr).unwrap().contains(error), "{arguments:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
