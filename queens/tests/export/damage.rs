//! Tables with wrong bytes.

use std::path::Path;

use crate::{program, run, table};

/// Flips every bit and looks up everything, with the program `damage.c`.
fn damage(compiler: &str, options: &[&str], sizes: &[usize]) {
    for &size in sizes {
        for layout in
            ["plain", "ranked(2)", "ranked(3)", "ranked(4)", "ranked", "ranked(6)", "ranked(7)"]
        {
            let folder = table(size, layout);
            check(folder.path(), compiler, options);
        }
    }
}

fn check(folder: &Path, compiler: &str, options: &[&str]) {
    let program = program("damage.c");
    let arguments =
        [options, &["-std=c99", "-Wall", "-Wextra", "-I.", &program, "-o", "damage"]].concat();
    run(folder, compiler, &arguments);
    let (printed, errors) = run(folder, "./damage", &[]);
    assert!(printed.contains(" bits: ") && errors.is_empty(), "{printed}{errors}");
}

#[test]
fn flipped_bits_give_solutions_or_none() {
    damage("cc", &["-O2"], &[8]);
}

#[test]
#[ignore = "needs clang with its sanitizers"]
fn flipped_bits_give_solutions_or_none_and_no_undefined_behaviour() {
    damage("clang", &["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"], &[8, 9]);
}

#[test]
#[ignore = "needs clang with its sanitizers"]
fn flipped_bits_give_solutions_or_none_and_no_uninitialized_bytes() {
    damage("clang", &["-O1", "-fsanitize=memory"], &[8, 9]);
}
