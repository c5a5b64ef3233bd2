//! Tables with wrong bytes.

use std::path::Path;

use super::{layouts, program};
use crate::{run, table};

/// Flips every bit, swaps bytes and looks up everything, with the program `damage.c`.
fn check_all_damaged(compiler: &str, options: &[&str], sizes: &[usize]) {
    for &size in sizes {
        for layout in layouts(&[2, 3, 4, 5, 6, 7]) {
            check_damaged(table(size, &layout).path(), compiler, options);
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
fn flipped_bits_and_swapped_bytes_give_solutions_or_none() {
    check_all_damaged("cc", &["-O2"], &[8]);
    // A directory begins with the 128th number.
    check_damaged(table(9, "ranked(2)").path(), "cc", &["-O2"]);
    // Where the numbers are those of solutions, not every place of the directory is used.
    check_damaged(table(10, "ranked(7)").path(), "cc", &["-O2", "-DSTEP=50"]);
}

#[test]
#[ignore = "needs clang with its sanitizers"]
fn flipped_bits_and_swapped_bytes_give_solutions_or_none_and_no_undefined_behaviour() {
    check_all_damaged(
        "clang",
        &["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
        &[8, 9],
    );
}

#[test]
#[ignore = "needs clang with its sanitizers"]
fn flipped_bits_and_swapped_bytes_give_solutions_or_none_and_no_uninitialized_bytes() {
    check_all_damaged("clang", &["-O1", "-fsanitize=memory"], &[8, 9]);
}
