//! Compilers, standards and levels of optimization, static analysis, and tables with wrong bytes.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use queen_math::table::Shape;
use tempfile::TempDir;

use crate::{
    PUZZLES, WARNINGS, check, example, expected, export, output, program, run, run_example, table,
};

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
    write_pair(folder);
    for level in LEVELS {
        let options = [&WARNINGS, &["-I.", level][..]].concat();
        let as_cpp = [&options[..], &["-std=c++17", "-x", "c++"]].concat();
        for source in ["eight.c", "is.c", "ten.c"] {
            let object = source.replace(".c", ".o");
            run(folder, c, &[&options, &["-std=c99", "-c", source, "-o", &object][..]].concat());
            run(folder, cpp, &[&as_cpp[..], &["-c", source, "-o", "cpp.o"]].concat());
        }
        run(folder, cpp, &[&as_cpp[..], &["-DONE_UNIT", "pair.c", "-o", "main"]].concat());
        assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
        run(folder, cpp, &[&as_cpp[..], &["-c", "pair.c", "-o", "main.o"]].concat());
        run(folder, cpp, &["main.o", "eight.o", "is.o", "ten.o", "-o", "main"]);
        assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
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

/// A program that uses three tables: from one translation unit if `ONE_UNIT` is defined, or linked.
const PAIR: &str = r#"
#include <stdio.h>

#ifdef ONE_UNIT
#include "eight.c"
#include "is.c"
#include "ten.c"
#else
#include "eight.h"
#include "is.h"
#include "ten.h"
#endif

int main(void) {
    uint8_t eight[QUEENS8_SIZE];
    uint8_t nine[IS_SIZE];
    uint8_t ten[QUEENS10_SIZE];
    if (!queens8_verify() || !is_verify() || !queens10_verify() ||
        !queens8_solution(QUEENS8_SOLUTIONS, eight) || !is_solution(IS_SOLUTIONS, nine) ||
        !queens10_solution(QUEENS10_SOLUTIONS, ten)) {
        return 1;
    }
    printf("%lu %lu %lu\n", (unsigned long)queens8_number_of(eight),
           (unsigned long)is_number_of(nine), (unsigned long)queens10_number_of(ten));
    return 0;
}
"#;

/// What it prints.
const PAIR_PRINTS: &str = "92 352 724\n";

fn write_pair(folder: &Path) {
    export(folder, &["8", "-o", "eight.c"]);
    export(folder, &["9", "--layout", "ranked", "--prefix", "is", "-o", "is.c"]);
    export(folder, &["10", "--layout", "ranked(8)", "-o", "ten.c"]);
    fs::write(folder.join("pair.c"), PAIR).unwrap();
}

#[test]
fn several_tables_in_one_translation_unit() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    write_pair(folder);
    let options = [&WARNINGS, &["-std=c99", "-I.", "pair.c"][..]].concat();
    run(folder, "cc", &[&options[..], &["-DONE_UNIT", "-o", "main"]].concat());
    assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
    run(folder, "cc", &[&options[..], &["eight.c", "is.c", "ten.c", "-o", "main"]].concat());
    assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
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

/// A program that prints every 100,003rd solution and its number.
const SAMPLE: &str = r#"
#include <stdio.h>

#include "table.h"

int main(void) {
    for (uint32_t k = 1; k <= QUEENS_SOLUTIONS; k += 100003) {
        uint8_t columns[QUEENS_SIZE];
        if (!queens_solution(k, columns)) {
            return 1;
        }
        for (unsigned row = 0; row < QUEENS_SIZE; row++) {
            printf("%u ", columns[row]);
        }
        printf("is %lu\n", (unsigned long)queens_number_of(columns));
    }
    return 0;
}
"#;

/// Only tables of n = 16 have a directory of four bytes a place. Those bytes are read by Rust here.
#[test]
#[ignore = "compiles a table of 7.5 million bytes"]
fn a_directory_of_four_bytes() {
    let layout = "ranked(9)";
    let folder = table(16, layout);
    let folder = folder.path();
    fs::write(folder.join("sample.c"), SAMPLE).unwrap();
    run(folder, "cc", &["-std=c99", "-O2", "-I.", "sample.c", "table.c", "-o", "main"]);
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

const ANALYSED: [(usize, &str); 4] = [(5, "ranked"), (8, "plain"), (8, "ranked"), (8, "ranked(2)")];

const CHECKS: &str = "--checks=-*,bugprone-*,cert-*,clang-analyzer-*,concurrency-*,misc-*,\
    performance-*,portability-*,readability-*,\
    -bugprone-easily-swappable-parameters,-readability-identifier-length,-readability-magic-numbers";

#[test]
#[ignore = "needs clang-tidy"]
fn clang_tidy_finds_nothing() {
    for (size, layout) in ANALYSED {
        let folder = table(size, layout);
        let arguments = [CHECKS, "--warnings-as-errors=*", "--quiet", "table.c", "--", "-std=c99"];
        run(folder.path(), "clang-tidy", &arguments);
        // It finds something in a program with an error.
        let wrong = "int main(void) { int number; return number; }\n";
        fs::write(folder.path().join("table.c"), wrong).unwrap();
        assert!(!output(folder.path(), "clang-tidy", &arguments).status.success());
    }
}

/// The deviations from MISRA C:2012 that the page of the example lists are those that cppcheck finds.
#[test]
#[ignore = "needs cppcheck"]
fn deviations_from_misra_are_those_in_the_page() {
    let page = fs::read_to_string(example("README.md")).unwrap();
    let listed = page.lines().filter_map(|line| {
        let (rule, _) = line.strip_prefix("| ")?.split_once(" | ")?;
        let is_rule = rule.contains('.') && rule.bytes().all(|b| b == b'.' || b.is_ascii_digit());
        is_rule.then(|| rule.to_owned())
    });
    let listed = listed.collect::<BTreeSet<_>>();
    let mut found = BTreeSet::new();
    for (size, layout) in ANALYSED {
        let folder = table(size, layout);
        let arguments =
            ["--addon=misra", "--enable=warning,style,performance,portability", "--std=c99"];
        let arguments = [&arguments[..], &["--error-exitcode=0", "table.c"]].concat();
        let (_, messages) = run(folder.path(), "cppcheck", &arguments);
        for line in messages.lines().filter(|line| line.ends_with(']')) {
            let (_, rule) = line.rsplit_once("[misra-c2012-").unwrap_or_else(|| panic!("{line}"));
            found.insert(rule.trim_end_matches(']').to_owned());
        }
    }
    assert_eq!(found, listed);
}

const LAYOUTS: [&str; 7] =
    ["plain", "ranked(2)", "ranked(3)", "ranked(4)", "ranked", "ranked(6)", "ranked(7)"];

/// Flips every bit and looks up everything, with the program `damage.c`.
fn check_all_damaged(compiler: &str, options: &[&str], sizes: &[usize]) {
    for &size in sizes {
        for layout in LAYOUTS {
            check_damaged(table(size, layout).path(), compiler, options);
        }
    }
}

fn check_damaged(folder: &Path, compiler: &str, options: &[&str]) {
    let program = program("damage.c");
    let arguments =
        [options, &["-std=c99", "-Wall", "-Wextra", "-I.", &program, "-o", "damage"]].concat();
    run(folder, compiler, &arguments);
    let (printed, errors) = run(folder, "./damage", &[]);
    assert!(printed.contains(" bits: ") && errors.is_empty(), "{printed}{errors}");
}

#[test]
fn flipped_bits_give_solutions_or_none() {
    check_all_damaged("cc", &["-O2"], &[8]);
    // A directory begins with the 128th number.
    check_damaged(table(9, "ranked(2)").path(), "cc", &["-O2"]);
}

#[test]
#[ignore = "needs clang with its sanitizers"]
fn flipped_bits_give_solutions_or_none_and_no_undefined_behaviour() {
    check_all_damaged(
        "clang",
        &["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
        &[8, 9],
    );
}

#[test]
#[ignore = "needs clang with its sanitizers"]
fn flipped_bits_give_solutions_or_none_and_no_uninitialized_bytes() {
    check_all_damaged("clang", &["-O1", "-fsanitize=memory"], &[8, 9]);
}
