//! Static analysis of the source file.

use std::collections::BTreeSet;
use std::{fs, iter};

use tempfile::TempDir;

use super::{example, layouts};
use crate::{output, run, table};

/// Of n = 5 there is no ranked table.
fn tables() -> impl Iterator<Item = TempDir> {
    iter::once(table(5, "ranked")).chain(layouts(&[2, 5]).map(|layout| table(8, &layout)))
}

const CHECKS: &str = "--checks=-*,bugprone-*,cert-*,clang-analyzer-*,concurrency-*,misc-*,\
    performance-*,portability-*,readability-*,\
    -bugprone-easily-swappable-parameters,-readability-identifier-length,\
    -readability-magic-numbers";

#[test]
#[ignore = "needs clang-tidy"]
fn clang_tidy_finds_nothing() {
    for folder in tables() {
        let arguments = [CHECKS, "--warnings-as-errors=*", "--quiet", "table.c", "--", "-std=c99"];
        run(folder.path(), "clang-tidy", &arguments);
        // It finds something in a program with an error.
        let wrong = "int main(void) { int number; return number; }\n";
        fs::write(folder.path().join("table.c"), wrong).unwrap();
        assert!(!output(folder.path(), "clang-tidy", &arguments).status.success());
    }
}

/// The deviations from MISRA C:2012 that the page of the example lists are those that cppcheck
/// finds.
#[test]
#[ignore = "needs cppcheck"]
fn deviations_from_misra_are_those_in_the_page() {
    let page = fs::read_to_string(example("README.md")).unwrap();
    let listed = page.lines().filter_map(|line| {
        let (rule, _) = line.strip_prefix("| ")?.split_once(" | ")?;
        let is_rule = rule.contains('.') && rule.bytes().all(|b| b == b'.' || b.is_ascii_digit());
        is_rule.then(|| rule.to_owned())
    });
    let listed = listed.collect::<BTreeSet<_>>();
    let mut found = BTreeSet::new();
    for folder in tables() {
        let arguments =
            ["--addon=misra", "--enable=warning,style,performance,portability", "--std=c99"];
        let arguments = [&arguments[..], &["--error-exitcode=0", "table.c"]].concat();
        let (_, messages) = run(folder.path(), "cppcheck", &arguments);
        for line in messages.lines().filter(|line| line.ends_with(']')) {
            let (_, rule) = line.rsplit_once("[misra-c2012-").unwrap_or_else(|| panic!("{line}"));
            found.insert(rule.trim_end_matches(']').to_owned());
        }
    }
    assert_eq!(found, listed);
}
