//! Escapes of characters that must not reach a terminal.

use std::fmt::Write;

use clap::error::{ContextKind, ContextValue};

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

/// Escapes the arguments that clap's error cites. The tips, which cite them among styles, are left
/// out if there is something to escape.
pub fn escape_error(mut error: clap::Error) -> clap::Error {
    let cited: Vec<(ContextKind, String)> = error
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) => Some((kind, escape(text))).filter(|(_, new)| new != text),
            _ => None,
        })
        .collect();
    if !cited.is_empty() {
        error.remove(ContextKind::Suggested);
    }
    for (kind, text) in cited {
        error.insert(kind, ContextValue::String(text));
    }
    error
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
