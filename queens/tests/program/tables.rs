//! The tables that the program carries for large boards, against the search.

use std::fs;
use std::path::Path;

use queen_math::table::{Layout, Shape};

use crate::{queens, stdout};

/// An unoptimized search of larger boards takes minutes.
const LARGEST: usize = if cfg!(debug_assertions) { 13 } else { 16 };

#[test]
fn each_table_is_made_of_what_the_enumeration_finds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tables");
    for size in 13..=LARGEST {
        let (ranks, _) = queen_enumerate::ranks(size, queen_enumerate::threads(size)).unwrap();
        let shape = Shape::new(size, Layout::Ranked { rows: 12 }).unwrap();
        let mut table = vec![0; shape.byte_len()];
        shape.write(ranks, &mut table).unwrap();
        assert!(fs::read(folder.join(format!("{size}.bin"))).unwrap() == table, "{size}.bin");
    }
    assert_eq!(fs::read_dir(folder).unwrap().count(), 4, "one for each size from 13 to 16");
}

#[test]
fn a_board_has_the_number_that_it_was_asked_for() {
    for (size, solutions) in [(12, 14_200), (13, 73_712), (14, 365_596), (16, 14_772_512)] {
        for number in [1, 2, solutions / 3, solutions / 2, solutions - 1, solutions] {
            let board = queens(&format!("board {size} {number} --style squares"));
            let board = stdout(&board.assert().success());
            let findings = stdout(&queens("check").arg(board.trim()).assert().success());
            let line = format!("\nNumber of the solution: {number} of {solutions}\n");
            assert!(findings.contains(&line), "{size}: {findings}");
        }
    }
}
