//! Words for players, which stand in the files that a language replaces and in no other.

use std::fs;
use std::path::{Path, PathBuf};

const LIBRARY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../queen-challenge");

/// The files with words for players, their examples and their tests.
const FILES: [&str; 3] = ["src/words.rs", "src/reason.rs", "src/line/name.rs"];

/// A language would have to change each file that quotes them.
#[test]
fn no_other_file_quotes_the_words() {
    let files = sources(Path::new(LIBRARY));
    let words: Vec<String> = FILES.iter().flat_map(|file| words_in(&read(file))).collect();
    assert!(words.len() > 80, "{} words", words.len());
    for file in files.iter().filter(|file| !FILES.iter().any(|words| file.ends_with(words))) {
        for literal in read(file).lines().flat_map(literals) {
            let quoted = words.iter().find(|words| literal.contains(*words));
            assert_eq!(quoted, None, "{} quotes it: {literal}", file.display());
        }
    }
}

/// What the strings of the code have between the places of values: two words or more that begin a
/// sentence or are long, as short ones, such as "too many", are elsewhere by chance.
fn words_in(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]\nmod tests").next().unwrap();
    let is_code = |line: &&str| !line.trim_start().starts_with("//") && !line.contains("reason = ");
    let lines: Vec<&str> = code.lines().filter(is_code).map(str::trim).collect();
    // The end of a line within a string is left out, as the compiler does.
    let code = lines.join("\n").replace("\\\n", "");
    let literals: Vec<&str> = code.split('"').skip(1).step_by(2).collect();
    let pieces = literals.iter().flat_map(|literal| literal.split(['{', '}']).step_by(2));
    let words = pieces.map(|piece| piece.trim_matches([' ', ',', ';', ':']));
    let is_quotable = |words: &&str| words.len() > 8 || words.starts_with(char::is_uppercase);
    words.filter(|words| words.contains(' ')).filter(is_quotable).map(str::to_owned).collect()
}

/// The strings of a line, in examples too.
fn literals(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

fn read(file: impl AsRef<Path>) -> String {
    fs::read_to_string(Path::new(LIBRARY).join(file)).unwrap()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
