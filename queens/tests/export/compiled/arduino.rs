//! Libraries for Arduino, whose example is built as its tools do, and run on an emulated board.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::boards::{AVR, on_avr};
use super::{PUZZLES, WARNINGS, example, expected};
use crate::{export, fail, path, run};

/// The files below a folder, by their paths in it.
fn files(folder: &Path) -> BTreeSet<PathBuf> {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = PathBuf::from(path.file_name().unwrap());
        if path.is_dir() {
            files.extend(self::files(&path).into_iter().map(|file| name.join(file)));
        } else {
            files.insert(name);
        }
    }
    files
}

/// The layout and the properties that Arduino's library specification asks for.
#[test]
fn a_library_has_the_parts_that_are_specified() {
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["8", "--format", "arduino", "-o", "Eight Queens"]);
    let library = folder.path().join("Eight Queens");
    let expected = [
        "examples/Solutions/Solutions.ino",
        "keywords.txt",
        "library.properties",
        "src/queens8.c",
        "src/queens8.h",
        "src/queens8.hpp",
    ];
    assert_eq!(files(&library), expected.map(PathBuf::from).into());
    let properties = fs::read_to_string(library.join("library.properties")).unwrap();
    let keys: Vec<_> = properties.lines().map(|line| line.split_once('=').unwrap().0).collect();
    let specified = ["name", "version", "author", "maintainer", "sentence", "paragraph"];
    let others = ["category", "url", "architectures", "includes"];
    assert_eq!(keys, [&specified[..], &others].concat());
    assert!(properties.starts_with("name=Eight Queens\n"));
    assert!(properties.ends_with("\nincludes=queens8.hpp\n"));
    for line in fs::read_to_string(library.join("keywords.txt")).unwrap().lines() {
        assert!(line.split_once('\t').is_some_and(|(name, _)| !name.contains('@')), "{line}");
    }
    for name in ["_eight", "eight/", "ä", "eight+queens", &"q".repeat(64)] {
        let (code, errors) = fail(folder.path(), &["8", "--format", "arduino", "-o", name]);
        let is_refused = code == Some(2) && errors.contains("the name of a library for Arduino");
        assert!(is_refused || name.contains('/'), "{name}: {errors}");
    }
}

#[test]
#[ignore = "needs avr-gcc, avr-g++, avr-libc and simavr"]
fn the_example_of_a_library_runs_on_an_avr() {
    let core = path("tests/export", "compiled");
    let (core, device, support) = (format!("-I{core}"), format!("-mmcu={AVR}"), example("avr.c"));
    let expected = expected(PUZZLES.get(8).unwrap());
    let (lines, _) = expected.trim_end().rsplit_once('\n').unwrap();
    for layout in ["plain", "ranked"] {
        let folder = TempDir::new().unwrap();
        let folder = folder.path();
        let library = ["8", "--format", "arduino", "--layout", layout, "-o", "Queens8"];
        export(folder, &library);
        let options = [&WARNINGS[..], &["-Os", &device, "-IQueens8/src", &core, "-c"]].concat();
        let compile = |compiler: &str, more: &[&str]| {
            run(folder, compiler, &[&options[..], more].concat());
        };
        // As Arduino's tools do, without options of the library's own.
        compile("avr-gcc", &["-std=gnu11", "Queens8/src/queens8.c", "-o", "table.o"]);
        let sketch = "Queens8/examples/Solutions/Solutions.ino";
        let as_cpp = ["-std=gnu++11", "-x", "c++", "-include", "Arduino.h"];
        compile("avr-g++", &[&as_cpp[..], &[sketch, "-o", "sketch.o"]].concat());
        run(folder, "avr-gcc", &["-Os", &device, "-c", &support, "-o", "support.o"]);
        run(folder, "avr-gcc", &[&device, "table.o", "sketch.o", "support.o", "-o", "main"]);
        assert_eq!(on_avr(folder, AVR), format!("{lines}\n"), "{layout}");
    }
}
