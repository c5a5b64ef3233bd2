//! Look-ups in C on this machine, compared with those in Rust.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use queen_math::count::SOLUTIONS;
use queen_math::table::Shape;

use super::{check, layouts, program, run_example};
use crate::{export, run, table};

fn on_this_machine(folder: &Path) -> String {
    run_example(folder, "cc", &["-std=c99", "-O1"])
}

#[test]
fn tables_of_every_layout_are_those_of_rust() {
    for layout in layouts(&[5]) {
        check(on_this_machine, &layout, 1..=10);
    }
}

#[test]
fn searches_of_fewer_or_more_rows_find_the_same() {
    check(on_this_machine, "ranked(2)", 4..=10);
    check(on_this_machine, "ranked(8)", 4..=10);
    // Each look-up searches the whole board.
    check(on_this_machine, "ranked(12)", 4..=8);
}

/// 14!/2! is more than 2³², and 13!/2! is less.
#[test]
fn tables_of_more_subtrees_than_32_bits_count() {
    for size in [13, 14] {
        let solutions = SOLUTIONS[size];
        let output = on_this_machine(table(size, "ranked(2)").path());
        let numbered = output.lines().zip(1..=solutions);
        let right = numbered.filter(|(line, k)| line.ends_with(&format!("is {k}"))).count();
        assert_eq!(right as u64, solutions, "{size}");
    }
}

/// Only tables of n = 16 have a directory of four bytes a place. Those bytes are read by Rust here.
#[test]
#[ignore = "compiles a table of 7.5 million bytes"]
fn a_directory_of_four_bytes() {
    let layout = "ranked(9)";
    let folder = table(16, layout);
    let folder = folder.path();
    let sample = program("sample.c");
    run(folder, "cc", &["-std=c99", "-O2", "-I.", &sample, "table.c", "-o", "main"]);
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
