//! Calls of the macro that compile, and the compiler's errors for those that do not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const FAIL: &str = "ui/fail";

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    cases.compile_fail(format!("{FAIL}/*.rs"));
    cases.pass(advice());
}

/// A program with the calls that the errors advise, except for the largest boards, which take
/// minutes. `queen-macros` has a test that it accepts these.
fn advice() -> impl AsRef<Path> {
    let mut calls = BTreeSet::new();
    for file in fs::read_dir(FAIL).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "stderr") {
            let stderr = fs::read_to_string(path).unwrap();
            let quoted = stderr.split('`').filter(|quoted| quoted.starts_with("queen_table!("));
            let small = quoted.filter(|call| !call.contains("15, ") && !call.contains("16, "));
            calls.extend(small.map(|call| format!("    let _ = {call};\n")));
        }
    }
    assert!(calls.iter().any(|call| call.contains("layout = ranked(")));
    let calls: String = calls.into_iter().collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("advice.rs");
    fs::write(&path, format!("use queen_runtime::queen_table;\n\nfn main() {{\n{calls}}}\n"))
        .unwrap();
    path
}
