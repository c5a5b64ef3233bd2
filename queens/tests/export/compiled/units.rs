//! Several tables in one program, whose parts are C or C++.

use std::path::Path;

use tempfile::TempDir;

use super::compilers::LEVELS;
use super::{WARNINGS, program};
use crate::{export, run};

/// What `pair.c` prints.
const PAIR_PRINTS: &str = "92 352 724\n";

fn write_tables(folder: &Path) {
    export(folder, &["8", "-o", "eight.c"]);
    export(folder, &["9", "--layout", "ranked", "--prefix", "is", "-o", "is.c"]);
    export(folder, &["10", "--layout", "ranked(8)", "-o", "ten.c"]);
}

#[test]
fn several_tables_in_one_translation_unit() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    write_tables(folder);
    let pair = program("pair.c");
    let options = [&WARNINGS, &["-std=c99", "-I.", &pair][..]].concat();
    run(folder, "cc", &[&options[..], &["-DONE_UNIT", "-o", "main"]].concat());
    assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
    run(folder, "cc", &[&options[..], &["eight.c", "is.c", "ten.c", "-o", "main"]].concat());
    assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
}

/// As C++, and as C in a program of C++.
fn check_cpp(c: &str, cpp: &str) {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    write_tables(folder);
    let pair = program("pair.c");
    for level in LEVELS {
        let options = [&WARNINGS, &["-I.", level][..]].concat();
        let as_cpp = [&options[..], &["-std=c++17", "-x", "c++"]].concat();
        for source in ["eight.c", "is.c", "ten.c"] {
            let object = source.replace(".c", ".o");
            run(folder, c, &[&options, &["-std=c99", "-c", source, "-o", &object][..]].concat());
            run(folder, cpp, &[&as_cpp[..], &["-c", source, "-o", "cpp.o"]].concat());
        }
        run(folder, cpp, &[&as_cpp[..], &["-DONE_UNIT", &pair, "-o", "main"]].concat());
        assert_eq!(run(folder, "./main", &[]).0, PAIR_PRINTS);
        run(folder, cpp, &[&as_cpp[..], &["-c", &pair, "-o", "main.o"]].concat());
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
