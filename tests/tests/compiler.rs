//! The compiler whose own words the tests compare.

use std::env;
use std::io::{self, Write};
use std::process::Command;

/// The compilers and the tools of the checks, one a line: a name, a version and a source.
const TOOLS: &str = include_str!("../../ci/tools");

/// Whether this is the compiler that wrote what the tests compare. Otherwise, names what is left
/// out.
pub fn is_that_of_the_checks(what: &str) -> bool {
    let version = TOOLS.lines().find_map(|line| line.strip_prefix("rust ")).unwrap();
    let expected = format!("rustc {}", version.split_whitespace().next().unwrap());

    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-V").output().unwrap();
    let actual = String::from_utf8(output.stdout).unwrap();

    let is_expected = actual.starts_with(&format!("{expected} "));
    if !is_expected {
        // `eprintln!` shows nothing of a test that passes.
        let line = format!("LEFT OUT, for {expected} only: {what}; this is {actual}");
        io::stderr().write_all(line.as_bytes()).unwrap();
    }
    is_expected
}
