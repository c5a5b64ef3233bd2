//! The tables and counts that the program carries for large boards, against the search.

use std::fs;
use std::path::Path;
#[cfg(not(debug_assertions))]
use std::time::{Duration, Instant};

use snapbox::cmd::Command;

/// An unoptimized search of larger boards takes minutes.
const LARGEST: usize = if cfg!(debug_assertions) { 13 } else { 16 };

fn queens(arguments: &str) -> String {
    let command = Command::new(env!("CARGO_BIN_EXE_queens")).args(arguments.split_whitespace());
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

#[test]
fn the_tables_are_those_that_the_program_writes() {
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join("table.bin");
    let carried = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/src/tables.bin")).unwrap();
    let mut rest = carried.as_slice();
    for size in 13..=LARGEST {
        let layout = "--format bin --layout ranked(12)";
        queens(&format!("export {size} {layout} -o {}", written.display()));
        let table = fs::read(&written).unwrap();
        rest = rest.strip_prefix(table.as_slice()).unwrap_or_else(|| panic!("{size}"));
    }
    assert!(rest.is_empty() || LARGEST < 16);
}

#[test]
fn heat_maps_count_all_solutions() {
    for size in (1..=LARGEST).filter(|size| !(5..12).contains(size)) {
        let (columns, _) = queen_enumerate::columns(size, 2).unwrap();
        let mut through = vec![vec![0_u32; size]; size];
        for solution in columns.chunks(size) {
            for (row, &column) in through.iter_mut().zip(solution) {
                row[usize::from(column)] += 1;
            }
        }
        let map: serde_json::Value =
            serde_json::from_str(&queens(&format!("heat {size} --format json"))).unwrap();
        assert_eq!(map["through"], serde_json::json!(through), "{size}");
        assert_eq!(map["solutions"], columns.len() / size, "{size}");
    }
}

#[test]
fn a_board_has_the_number_that_it_was_asked_for() {
    for (size, solutions) in [(12, 14_200), (13, 73_712), (14, 365_596), (16, 14_772_512)] {
        for number in [1, 2, solutions / 3, solutions / 2, solutions - 1, solutions] {
            let board = queens(&format!("board {size} {number} --style squares"));
            let findings = Command::new(env!("CARGO_BIN_EXE_queens"))
                .args(["check", board.trim()])
                .assert()
                .success()
                .get_output()
                .clone();
            let findings = String::from_utf8(findings.stdout).unwrap();
            let line = format!("\nNumber of the solution: {number} of {solutions}\n");
            assert!(findings.contains(&line), "{size}: {findings}");
        }
    }
}

/// A search up to these boards takes seconds and more. Of several runs, the fastest counts.
#[cfg(not(debug_assertions))]
#[test]
fn no_board_is_waited_for() {
    for arguments in [
        "board 16 7000000",
        "board 13 73712",
        "board 15 1000000 --style svg",
        "check 2,4,6,8,10,12,14,16,1,3,5,7,9,11,13,15",
        "heat 16",
        "heat 12",
    ] {
        let time = || {
            let start = Instant::now();
            queens(arguments);
            start.elapsed()
        };
        let fastest = (0..5).map(|_| time()).min().unwrap();
        assert!(fastest < Duration::from_millis(100), "{arguments}: {fastest:?}");
    }
}
