//! Compilers for C, with every standard at every level of optimization.

use super::{PUZZLES, expected, layouts, run_example};
use crate::table;

pub const LEVELS: [&str; 5] = ["-O0", "-O1", "-O2", "-O3", "-Os"];

/// What GNU's compilers say of C23 and other ones understand, too.
const STANDARDS: [&str; 3] = ["-std=c99", "-std=c11", "-std=c2x"];

const MORE_WARNINGS: [&str; 3] = ["-Wcast-qual", "-Wmissing-prototypes", "-Wstrict-prototypes"];

fn check_standards(compiler: &str, levels: &[&str], size: usize, layouts: &[String]) {
    for layout in layouts {
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
    check_standards("cc", &["-O0", "-O3"], 8, &layouts(&[5]).collect::<Vec<_>>());
}

/// Of n = 2 there is no solution, of n = 5 no ranked table.
fn check_all_standards(compiler: &str) {
    let layouts: Vec<_> = layouts(&[2, 5]).collect();
    for size in [2, 5, 8] {
        check_standards(compiler, &LEVELS, size, &layouts);
    }
}

#[test]
#[ignore = "needs gcc"]
fn every_standard_and_level_of_gcc() {
    check_all_standards("gcc");
}

#[test]
#[ignore = "needs clang"]
fn every_standard_and_level_of_clang() {
    check_all_standards("clang");
}
