//! Calls of the macro in `tests/ui`, with what the compiler says of each.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::compiler;

/// Errors of the macro, which are the same with every compiler.
const FAIL: &str = "ui/fail";

/// Errors with words of the compiler.
const COMPILER: &str = "ui/compiler";

/// How an error of the compiler begins that has no number.
const OF_THE_COMPILER: &str = "error: macro expansion ignores";

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    cases.compile_fail(format!("{FAIL}/*.rs"));
    let with_words_of_the_compiler = files(COMPILER, "rs");
    let names: Vec<_> =
        with_words_of_the_compiler.iter().map(|path| path.to_string_lossy()).collect();
    if compiler::is_that_of_the_checks(&names.join(", ")) {
        for path in &with_words_of_the_compiler {
            cases.compile_fail(path);
        }
    }
    cases.pass(advice());
}

#[test]
fn errors_of_the_macro_have_no_words_of_the_compiler() {
    for path in files(FAIL, "stderr") {
        let stderr = fs::read_to_string(&path).unwrap();
        for words in ["error[", "warning", "= note:", "= help:", "\n...\n"] {
            assert!(!stderr.contains(words), "{} belongs in {COMPILER}: {words}", path.display());
        }
    }
}

/// Some errors have words of the compiler after those of the macro.
#[test]
fn messages_of_the_macro_are_compared_under_every_compiler() {
    let messages = |folder| -> BTreeSet<String> {
        let texts = files(folder, "stderr").into_iter().map(fs::read_to_string);
        let lines =
            texts.flat_map(|text| text.unwrap().lines().map(String::from).collect::<Vec<_>>());
        lines.filter(|line| line.starts_with("error: ")).collect()
    };
    let of_the_macro = messages(COMPILER)
        .into_iter()
        .filter(|message| !message.starts_with(OF_THE_COMPILER))
        .collect::<BTreeSet<_>>();
    assert!(!of_the_macro.is_empty());
    let missing: Vec<_> = of_the_macro.difference(&messages(FAIL)).cloned().collect();
    assert!(missing.is_empty(), "no case in {FAIL} has {missing:#?}");
}

/// The files in a folder with this extension, in the order of their names.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|e| e == extension)).collect();
    files.sort();
    files
}

/// A program with the calls that the errors advise, except for the largest boards, which take
/// minutes. `queen-macros` has a test that it accepts these.
fn advice() -> impl AsRef<Path> {
    let mut calls = BTreeSet::new();
    for path in files(FAIL, "stderr") {
        let stderr = fs::read_to_string(path).unwrap();
        let quoted = stderr.split('`').filter(|quoted| quoted.starts_with("queen_table!("));
        let small = quoted.filter(|call| !call.contains("15, ") && !call.contains("16, "));
        calls.extend(small.map(|call| format!("    let _ = {call};\n")));
    }
    assert!(calls.iter().any(|call| call.contains("layout = ranked(")));
    let calls: String = calls.into_iter().collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("advice.rs");
    fs::write(&path, format!("use queen_runtime::queen_table;\n\nfn main() {{\n{calls}}}\n"))
        .unwrap();
    path
}
