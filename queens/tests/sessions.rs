//! Sessions with the program, as its users see it, from `sessions/`. Standard output and standard
//! error are merged, as on a terminal.
//!
//! `TRYCMD=overwrite cargo test -p queens --test sessions` rewrites them. It keeps the wildcards
//! of lines that still match; those of other lines, such as times, have to be restored.

use std::env;
use std::fs;
use std::path::PathBuf;

use trycmd::TestCases;

const QUEENS: &str = env!("CARGO_BIN_EXE_queens");

/// The program under the name that the course CMPS 12A gives it.
fn link() -> PathBuf {
    let mut link = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    link.push(format!("Queens{}", env::consts::EXE_SUFFIX));
    let _ = fs::remove_file(&link);
    fs::hard_link(QUEENS, &link).unwrap();
    link
}

#[test]
fn sessions() {
    TestCases::new()
        .register_bin("Queens", link())
        .case("tests/sessions/*.md")
        .case("README.md")
        .case("docs/*.md")
        .case("../README.md");
}
