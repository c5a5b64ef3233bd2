//! The files that are written, those that are not, and names of C in exported tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, queen_table};
use tempfile::TempDir;

use crate::{export, output, path};

#[test]
fn bytes_are_those_of_the_macro() {
    const PLAIN: QueenPuzzle<7> = queen_table!(7);
    const RANKED: QueenPuzzle<9, Ranked> = queen_table!(9, layout = ranked);
    const DEEP: QueenPuzzle<10, Ranked<8>> = queen_table!(10, layout = ranked(8));
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["7", "--format", "bin", "-o", "7.bin"]);
    assert_eq!(fs::read(folder.path().join("7.bin")).unwrap(), PLAIN.table());
    export(folder.path(), &["9", "--format", "bin", "--layout", "ranked", "-o", "9.bin"]);
    assert_eq!(fs::read(folder.path().join("9.bin")).unwrap(), RANKED.table());
    export(folder.path(), &["10", "--format", "bin", "--layout", "ranked(8)", "-o", "10.bin"]);
    assert_eq!(fs::read(folder.path().join("10.bin")).unwrap(), DEEP.table());
}

/// Returns the exit code and the errors of an export.
fn fail(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let arguments = [&["export"], arguments].concat();
    let run = output(folder, env!("CARGO_BIN_EXE_queens"), &arguments);
    (run.status.code(), String::from_utf8(run.stderr).unwrap())
}

#[test]
fn what_is_not_a_source_file_or_too_large_is_refused() {
    let folder = TempDir::new().unwrap();
    for (arguments, error) in [
        (["8", "--layout", "ranked(1)", "-o", "8.c"], "ROWS from 2 to 12"),
        (["8", "--prefix", "queens", "-o", "8.h"], "the name of the file has to end in `.c`"),
        (["15", "--layout", "plain", "-o", "15.c"], "the table is too large for C"),
    ] {
        let (code, errors) = fail(folder.path(), &arguments);
        assert_eq!(code, Some(2));
        assert!(errors.contains(error), "{arguments:?}: {errors}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn names_that_c_cannot_include_are_refused() {
    let folder = TempDir::new().unwrap();
    for name in ["a\"b.c", "a\\b.c", "it's.c", "a\nb.c", "a??/b.c", "a\u{85}.c"] {
        let (code, errors) = fail(folder.path(), &["4", "-o", name]);
        // A slash separates folders.
        assert!(code == Some(2) && errors.contains("C cannot include") || name.contains('/'));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    export(folder.path(), &["4", "-o", "größe 4 (klein).c"]);
    let source = fs::read_to_string(folder.path().join("größe 4 (klein).c")).unwrap();
    assert!(source.contains("#include \"größe 4 (klein).h\"\n"));
}

#[test]
fn both_files_are_written_or_none() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let arguments = ["4", "-o", "table.c"];
    for (possible, impossible) in [("table.c", "table.h"), ("table.h", "table.c")] {
        let (possible, folder_in_its_place) = (folder.join(possible), folder.join(impossible));
        fs::create_dir(&folder_in_its_place).unwrap();
        let (code, errors) = fail(folder, &arguments);
        assert!(code != Some(0) && errors.contains(impossible), "{errors}");
        assert!(!possible.exists());

        fs::write(&possible, "mine").unwrap();
        assert_ne!(fail(folder, &arguments).0, Some(0));
        assert_eq!(fs::read_to_string(&possible).unwrap(), "mine");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 2);

        fs::remove_file(&possible).unwrap();
        fs::remove_dir(&folder_in_its_place).unwrap();
    }
    export(folder, &arguments);
    assert!(folder.join("table.c").is_file() && folder.join("table.h").is_file());
    assert_eq!(fs::read_dir(folder).unwrap().count(), 2);
}

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

/// The part after the prefix of each name that begins with it, in all templates.
fn names(prefix: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in fs::read_dir(path("src", "c")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for rest in text.split(&format!("@{prefix}@_")).skip(1) {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
            names.insert(rest.chars().take_while(|&c| is_part(c)).collect());
        }
    }
    names
}

/// Two prefixes have a name in common if one is the other with a part of a name, such as `queens_is`
/// if there were `queens_is_solution` beside `queens_solution`.
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
    for file in fs::read_dir(path("src", "c")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
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
