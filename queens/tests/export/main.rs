//! Exported tables: C that compiles without a warning and agrees with Rust, and bytes.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, str};

use queen_runtime::layout::Ranked;
use queen_runtime::{AnyQueenPuzzle, PuzzleRange, QueenPuzzle, queen_table};
use tempfile::TempDir;

const PUZZLES: PuzzleRange = queen_table!(1..=10);

const WARNINGS: [&str; 6] =
    ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"];

fn export(folder: &Path, arguments: &[&str]) {
    let mut queens = Command::new(env!("CARGO_BIN_EXE_queens"));
    assert!(queens.arg("export").args(arguments).current_dir(folder).status().unwrap().success());
}

/// A file of the example in C.
fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/firmware/c").join(name)
}

/// Compiles the example with `table.c` in this folder, as `main`.
fn compile(folder: &Path, compiler: &str, options: &[&str]) {
    let mut compiler = Command::new(compiler);
    compiler.args(WARNINGS).arg("-I.").arg(example("main.c")).arg("table.c").args(options);
    assert!(compiler.args(["-o", "main"]).current_dir(folder).status().unwrap().success());
}

/// Returns what the example prints here.
fn on_this_machine(folder: &Path) -> String {
    compile(folder, "cc", &["-O1"]);
    let run = Command::new(folder.join("main")).output().unwrap();
    assert!(run.status.success());
    String::from_utf8(run.stdout).unwrap()
}

/// Returns what the example prints on an emulated micro:bit.
fn on_a_microbit(folder: &Path) -> String {
    let (board, memory) = (example("board.c"), example("board.ld"));
    let options = [
        "-mcpu=cortex-m0",
        "-mthumb",
        "-Os",
        "-ffreestanding",
        "-nostdlib",
        "-DQUEENS_ATTRIBUTE=__attribute__((section(\".ext_flash\")))",
        board.to_str().unwrap(),
        "-T",
        memory.to_str().unwrap(),
        "-lgcc",
    ];
    compile(folder, "arm-none-eabi-gcc", &options);
    let mut emulator = Command::new("qemu-system-arm");
    emulator.args(["-machine", "microbit", "-nographic"]);
    emulator.args(["-semihosting-config", "enable=on,target=native", "-kernel", "main"]);
    let run = emulator.current_dir(folder).output().unwrap();
    // The emulator prints there what a board writes to the debugger, and a warning of its own.
    let output = String::from_utf8(run.stderr).unwrap();
    assert!(run.status.success(), "{output}");
    let lines = output.lines().filter(|line| !line.starts_with("Timer with period zero"));
    lines.map(|line| line.to_owned() + "\n").collect()
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

fn check(run: impl Fn(&Path) -> String, layout: &str, sizes: impl Iterator<Item = usize>) {
    for size in sizes {
        let folder = TempDir::new().unwrap();
        let arguments =
            [&size.to_string(), "--layout", layout, "--prefix", "queens", "-o", "table.c"];
        export(folder.path(), &arguments);
        let puzzle = PUZZLES.get(size).unwrap();
        assert!(run(folder.path()) == expected(puzzle), "n = {size}, {layout}");
    }
}

#[test]
fn plain_tables_in_c_are_those_of_rust() {
    check(on_this_machine, "plain", 1..=10);
}

#[test]
fn ranked_tables_in_c_are_those_of_rust() {
    check(on_this_machine, "ranked", 1..=10);
    check(on_this_machine, "ranked(2)", 4..=10);
    check(on_this_machine, "ranked(8)", 4..=10);
    // Each look-up searches the whole board.
    check(on_this_machine, "ranked(12)", 4..=8);
}

#[test]
#[ignore = "needs arm-none-eabi-gcc and qemu-system-arm, which `ci/bare-metal.sh` brings"]
fn tables_in_c_on_a_microbit_are_those_of_rust() {
    for layout in ["plain", "ranked", "ranked(2)", "ranked(8)"] {
        check(on_a_microbit, layout, 4..=10);
    }
}

#[test]
fn tables_in_c_of_more_permutations_than_32_bits_count() {
    for layout in ["plain", "ranked(6)"] {
        let folder = TempDir::new().unwrap();
        export(folder.path(), &["13", "--layout", layout, "--prefix", "queens", "-o", "table.c"]);
        let output = on_this_machine(folder.path());
        let numbered = output.lines().zip(1..=73_712);
        assert_eq!(
            numbered.filter(|(line, k)| line.ends_with(&format!("is {k}"))).count(),
            73_712,
            "{layout}"
        );
    }
}

#[test]
fn bytes_are_those_of_the_macro() {
    const PLAIN: QueenPuzzle<7> = queen_table!(7);
    const RANKED: QueenPuzzle<9, Ranked> = queen_table!(9, layout = ranked);
    const DEEP: QueenPuzzle<10, Ranked<8>> = queen_table!(10, layout = ranked(8));
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["7", "--format", "bin", "-o", "7.bin"]);
    assert_eq!(fs::read(folder.path().join("7.bin")).unwrap(), PLAIN.table());
    export(folder.path(), &["9", "--format", "bin", "--layout", "ranked", "-o", "9.bin"]);
    assert_eq!(fs::read(folder.path().join("9.bin")).unwrap(), RANKED.table());
    export(folder.path(), &["10", "--format", "bin", "--layout", "ranked(8)", "-o", "10.bin"]);
    assert_eq!(fs::read(folder.path().join("10.bin")).unwrap(), DEEP.table());
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
        (["8", "--prefix", "queens", "-o", "8.h"], "the name of the file has to end in `.c`"),
        (["15", "--layout", "plain", "-o", "15.c"], "the table is too large for C"),
    ] {
        let mut queens = Command::new(env!("CARGO_BIN_EXE_queens"));
        let run = queens.arg("export").args(arguments).current_dir(folder.path()).output().unwrap();
        assert_eq!(run.status.code(), Some(2));
        assert!(str::from_utf8(&run.stderr).unwrap().contains(error), "{arguments:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
