//! Names of C in exported tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::{export, fail, path};

#[test]
fn names_begin_with_the_size_unless_a_prefix_is_given() {
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["8", "-o", "board.c"]);
    let header = fs::read_to_string(folder.path().join("board.h")).unwrap();
    let source = fs::read_to_string(folder.path().join("board.c")).unwrap();
    assert!(header.contains("bool queens8_solution(uint32_t k, uint8_t columns[QUEENS8_SIZE]);"));
    assert!(source.contains("#include \"board.h\""));
}

#[test]
fn prefixes_whose_names_could_mean_something_else_are_refused() {
    let folder = TempDir::new().unwrap();
    for (prefix, error) in [
        ("8queens", "expected lower-case letters"),
        ("a-b", "expected lower-case letters"),
        // Guards and macros are in capitals.
        ("Queens", "expected lower-case letters"),
        // C++ reserves names with two underscores.
        ("a__b", "expected lower-case letters"),
        ("a_", "expected lower-case letters"),
        ("_a", "expected lower-case letters"),
        ("", "expected lower-case letters"),
        ("dämlich", "expected lower-case letters"),
        ("int", "a keyword"),
        ("class", "a keyword"),
        ("char8_t", "a keyword"),
        ("queens_fundamental", "does not end in `_fundamental`"),
    ] {
        let (code, errors) = fail(folder.path(), &["4", "--prefix", prefix, "-o", "4.c"]);
        assert!(code == Some(2) && errors.contains(error), "{prefix}: {errors}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    for prefix in ["is", "q", "fundamental", "a_b2", "classes"] {
        export(folder.path(), &["4", "--prefix", prefix, "-o", "4.c"]);
    }
}

/// The templates of the source file and of the headers.
fn templates() -> Vec<String> {
    let files = fs::read_dir(path("src", "c")).unwrap().map(|file| file.unwrap().path());
    let is_template = |file: &PathBuf| file.is_file() && file.extension() != Some("rs".as_ref());
    let templates = files.filter(is_template);
    templates.map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// The part after the prefix of each name that begins with it, in all templates.
fn names(prefix: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for text in templates() {
        for rest in text.split(&format!("@{prefix}@_")).skip(1) {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
            names.insert(rest.chars().take_while(|&c| is_part(c)).collect());
        }
    }
    names
}

/// Two prefixes have a name in common if one is the other with a part of a name, such as
/// `queens_is` if there were `queens_is_solution` beside `queens_solution`.
#[test]
fn no_two_prefixes_share_a_name() {
    for prefix in ["prefix", "PREFIX"] {
        let names = names(prefix);
        assert!(names.len() > 10);
        for name in &names {
            for other in &names {
                let is_shared = name.ends_with(&format!("_{other}"));
                // `export` refuses the prefixes that end in `_fundamental`.
                assert!(!is_shared || name == "FUNDAMENTAL_SOLUTIONS", "{name}, {other}");
            }
        }
    }
}

/// Each name at file scope has the prefix, so that several tables can be in one translation unit.
#[test]
fn every_name_at_file_scope_has_the_prefix() {
    let mut count = 0;
    for text in templates() {
        for line in text.lines() {
            let declares = [
                "@PREFIX@_ATTRIBUTE ",
                "static ",
                "#define ",
                "} ",
                "typedef @",
                "bool ",
                "uint32_t ",
            ];
            if !declares.iter().any(|word| line.starts_with(word)) {
                continue;
            }
            let name = match line.strip_prefix("#define ") {
                Some(rest) => rest,
                None => line.split(['(', '[', '=', ';']).next().unwrap().trim_end(),
            };
            let word = if line.starts_with('#') {
                name.split(' ').next()
            } else {
                name.split(' ').next_back()
            };
            let name = word.unwrap().to_ascii_lowercase();
            assert!(name.starts_with("@prefix@_"), "{line}");
            count += 1;
        }
    }
    assert!(count > 50);
}
