//! Escapes of characters that must not reach a terminal.

use std::fmt::Write;

/// Replaces control characters and other unprintable ones by their Rust escapes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '"' | '\'' | '\\' => escaped.push(character),
            // Writing to a string does not fail.
            _ => _ = write!(escaped, "{}", character.escape_debug()),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn only_unprintable_characters_are_escaped() {
        assert_eq!(escape("a 'b' \"c\" \\ ♛ é"), "a 'b' \"c\" \\ ♛ é");
        assert_eq!(escape("\u{1b}[2J\n\r\t\0"), r"\u{1b}[2J\n\r\t\0");
        assert_eq!(escape("\u{202e}abc"), r"\u{202e}abc");
    }
}
