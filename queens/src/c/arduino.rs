//! A table as a library for Arduino.
//!
//! Its files are laid out as Arduino's library specification says: the sources in `src`, an example
//! in a folder of its own, and the properties at the top.

use super::{CPP_HEADER, Files, fill};

const MEMORY: &str = include_str!("arduino/memory.c");
const EXAMPLE: &str = include_str!("arduino/Solutions.ino");
const PROPERTIES: &str = include_str!("arduino/library.properties");
const KEYWORDS: &str = include_str!("arduino/keywords.txt");

/// The most characters of a library's name.
const MAX_NAME_LEN: usize = 63;

/// Whether a library can have this name: a letter or a digit, and then such or some other
/// characters.
pub fn is_name(name: &str) -> bool {
    let is_other = |c: char| c.is_ascii_alphanumeric() || " _.-".contains(c);
    name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && name.chars().all(is_other)
        && name.len() <= MAX_NAME_LEN
}

/// The files of a library of this name, each with its path in the library's folder. The stem of the
/// sources is their prefix.
pub fn files(files: &Files, prefix: &str, name: &str) -> [(String, String); 6] {
    let mut values = files.values.clone();
    values.push(("NAME", name.to_owned()));
    [
        ("library.properties".into(), fill(PROPERTIES, &values)),
        ("keywords.txt".into(), fill(KEYWORDS, &values)),
        ("examples/Solutions/Solutions.ino".into(), fill(EXAMPLE, &values)),
        (format!("src/{prefix}.c"), fill(MEMORY, &values) + &files.source()),
        (format!("src/{prefix}.h"), files.header()),
        (format!("src/{prefix}.hpp"), fill(CPP_HEADER, &values)),
    ]
}
