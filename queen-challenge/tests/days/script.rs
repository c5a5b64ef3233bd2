//! The script of the simulation, as the faces that replay it read it.

/// What was played, and what was said, one board a line; a player begins with a line of its own.
pub const SCRIPT: &str = include_str!("script.jsonl");

/// What one of the script's lines has under a name: a number, or a text without escapes.
pub fn word<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!("\"{name}\":")).unwrap();
    let end = rest.find(",\"").unwrap_or(rest.len() - 1);
    rest[..end].trim_matches('"')
}

pub fn number(line: &str, name: &str) -> u32 {
    word(line, name).parse().unwrap()
}
