//! Tests of the words about steps, grades and results, which are the library's.

use std::fs;
use std::path::Path;

/// Words about results, grades, situations and steps, in lower case.
const WORDS: [&str; 24] = [
    "solved",
    "streak",
    "in a row",
    "practice",
    "mirrored",
    "without a tip",
    "no tips",
    "so far",
    "comes tomorrow",
    "easy",
    "medium",
    "hard",
    "expert",
    "to place",
    "too many",
    "is given",
    "is blocked",
    "has only",
    "forces",
    "leaves no",
    "attacks both",
    "share a",
    "take both",
    "look at",
];

/// What a key shows.
const OF_KEYS: [&str; 1] = ["menu: archive of all solved and found"];

#[test]
fn the_library_alone_speaks_of_steps_grades_and_results() {
    let (mut literals, mut strays) = (0, Vec::new());
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for literal in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
                literals += 1;
                let lower = without_names(literal).to_lowercase();
                if WORDS.iter().any(|word| lower.contains(word)) && !OF_KEYS.contains(&literal) {
                    strays.push(format!("{}: {literal}", path.display()));
                }
            }
        }
    }
    assert!(literals > 100, "{literals}");
    assert!(strays.is_empty(), "{strays:#?}");
}

/// The literal without the names in braces.
fn without_names(literal: &str) -> String {
    let parts = literal.split('{').enumerate();
    parts
        .map(|(n, part)| if n == 0 { part } else { part.split_once('}').map_or("", |p| p.1) })
        .collect()
}
