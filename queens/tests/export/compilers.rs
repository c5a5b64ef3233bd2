//! Compilers, standards and levels of optimization.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use queen_math::table::Shape;
use tempfile::TempDir;

use crate::{PUZZLES, WARNINGS, check, expected, export, output, program, run, run_example, table};

const LEVELS: [&str; 5] = ["-O0", "-O1", "-O2", "-O3", "-Os"];

/// What GNU's compilers say of C23 and other ones understand, too.
const STANDARDS: [&str; 3] = ["-std=c99", "-std=c11", "-std=c2x"];

const MORE_WARNINGS: [&str; 3] = ["-Wcast-qual", "-Wmissing-prototypes", "-Wstrict-prototypes"];

fn on_this_machine(folder: &Path) -> String {
    run_example(folder, "cc", &["-std=c99", "-O1"])
}

#[test]
fn plain_tables_are_those_of_rust() {
    check(on_this_machine, "plain", 1..=10);
}

#[test]
fn ranked_tables_are_those_of_rust() {
    check(on_this_machine, "ranked", 1..=10);
    check(on_this_machine, "ranked(2)", 4..=10);
    check(on_this_machine, "ranked(8)", 4..=10);
    // Each look-up searches the whole board.
    check(on_this_machine, "ranked(12)", 4..=8);
}

/// 13!/2! is more than 2³².
#[test]
fn tables_of_more_subtrees_than_32_bits_count() {
    for layout in ["plain", "ranked(2)", "ranked(6)"] {
        let output = on_this_machine(table(13, layout).path());
        let numbered = output.lines().zip(1..=73_712);
        let right = numbered.filter(|(line, k)| line.ends_with(&format!("is {k}"))).count();
        assert_eq!(right, 73_712, "{layout}");
    }
}

fn check_standards(compiler: &str, levels: &[&str], tables: &[(usize, &str)]) {
    for &(size, layout) in tables {
        let folder = table(size, layout);
        for standard in STANDARDS {
            for &level in levels {
                let options = [&MORE_WARNINGS, &[standard, level][..]].concat();
                let printed = run_example(folder.path(), compiler, &options);
                let expected = expected(PUZZLES.get(size).unwrap());
                assert!(printed == expected, "{size} {layout} {compiler} {standard} {level}");
            }
        }
    }
}

#[test]
fn every_standard_on_this_machine() {
    check_standards("cc", &["-O0", "-O3"], &[(8, "plain"), (8, "ranked")]);
}

/// Of n = 2 there is no solution, of n = 5 no table.
const TABLES: [(usize, &str); 5] =
    [(2, "plain"), (5, "ranked"), (8, "plain"), (8, "ranked"), (8, "ranked(2)")];

#[test]
#[ignore = "needs gcc"]
fn every_standard_and_level_of_gcc() {
    check_standards("gcc", &LEVELS, &TABLES);
}

#[test]
#[ignore = "needs clang"]
fn every_standard_and_level_of_clang() {
    check_standards("clang", &LEVELS, &TABLES);
}

/// As C++, and as C in a program of C++.
fn check_cpp(c: &str, cpp: &str) {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let pair = program("pair.c");
    write_pair(folder);
    for level in LEVELS {
        let options = [&WARNINGS, &["-I.", level][..]].concat();
        let as_cpp = [&options[..], &["-std=c++17", "-x", "c++"]].concat();
        for source in ["eight.c", "is.c", "ten.c"] {
            let object = source.replace(".c", ".o");
            run(folder, c, &[&options, &["-std=c99", "-c", source, "-o", &object][..]].concat());
            run(folder, cpp, &[&as_cpp[..], &["-c", source, "-o", "cpp.o"]].concat());
        }
        run(folder, cpp, &[&as_cpp[..], &["-DONE_UNIT", &pair, "-o", "main"]].concat());
        assert_eq!(run(folder, "./main", &[]).0, PAIR);
        run(folder, cpp, &[&as_cpp[..], &["-c", &pair, "-o", "main.o"]].concat());
        run(folder, cpp, &["main.o", "eight.o", "is.o", "ten.o", "-o", "main"]);
        assert_eq!(run(folder, "./main", &[]).0, PAIR);
    }
}

#[test]
#[ignore = "needs gcc and g++"]
fn gnu_cpp() {
    check_cpp("gcc", "g++");
}

#[test]
#[ignore = "needs clang and clang++"]
fn clang_cpp() {
    check_cpp("clang", "clang++");
}

/// What `pair.c` prints.
const PAIR: &str = "92 352 724\n";

fn write_pair(folder: &Path) {
    export(folder, &["8", "-o", "eight.c"]);
    export(folder, &["9", "--layout", "ranked", "--prefix", "is", "-o", "is.c"]);
    export(folder, &["10", "--layout", "ranked(8)", "-o", "ten.c"]);
}

#[test]
fn several_tables_in_one_translation_unit() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    write_pair(folder);
    let pair = program("pair.c");
    let options = [&WARNINGS, &["-std=c99", "-I.", &pair][..]].concat();
    run(folder, "cc", &[&options[..], &["-DONE_UNIT", "-o", "main"]].concat());
    assert_eq!(run(folder, "./main", &[]).0, PAIR);
    run(folder, "cc", &[&options[..], &["eight.c", "is.c", "ten.c", "-o", "main"]].concat());
    assert_eq!(run(folder, "./main", &[]).0, PAIR);
}

#[test]
fn a_header_of_another_table_is_noticed() {
    let (plain, ranked) = (table(8, "plain"), table(8, "ranked"));
    fs::copy(ranked.path().join("table.h"), plain.path().join("table.h")).unwrap();
    let compilation = output(plain.path(), "cc", &["-std=c11", "-c", "table.c"]);
    assert!(!compilation.status.success());
    let errors = String::from_utf8(compilation.stderr).unwrap();
    assert!(errors.contains("the header is of another table"), "{errors}");
}

/// Only tables of n = 16 have a directory of four bytes a place. Those bytes are read by Rust here.
#[test]
#[ignore = "compiles a table of 7.5 million bytes"]
fn a_directory_of_four_bytes() {
    let layout = "ranked(9)";
    let folder = table(16, layout);
    let folder = folder.path();
    run(folder, "cc", &["-std=c99", "-O2", "-I.", &program("sample.c"), "table.c", "-o", "main"]);
    let (printed, _) = run(folder, "./main", &[]);

    export(folder, &["16", "--layout", layout, "--format", "bin", "-o", "table.bin"]);
    let bytes = fs::read(folder.join("table.bin")).unwrap();
    let table = Shape::new(16, layout.parse().unwrap()).unwrap().table(&bytes);
    let mut expected = String::new();
    for index in (0..table.len()).step_by(100_003) {
        for column in table.get(index).unwrap().columns() {
            write!(expected, "{column} ").unwrap();
        }
        writeln!(expected, "is {}", index + 1).unwrap();
    }
    assert!(printed.lines().count() > 100 && printed == expected);
}
