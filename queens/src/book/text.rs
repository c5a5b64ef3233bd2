//! Texts of a book: the lines of a paragraph, and a first letter.

use super::font::{Font, width};

/// Breaks a text into lines that are no wider than `limit`, unless a single word is.
///
/// Each line takes as many words as fit. That makes the fewest lines, since a line that ended
/// earlier would only leave more words to those below it. If all characters were equally wide and
/// five fitted, `a bb c dd e` would become `a bb`, `c dd` and `e`. An empty text is one empty line.
///
/// No crate does this in less code: `textwrap` measures in columns of a terminal, or asks for a
/// type of measured words, whose lines have to be put together again. A layout engine such as
/// `parley` shapes letters, which sentences in this font do not need.
pub fn lines(text: &str, font: Font, points: f32, limit: f32) -> Vec<String> {
    let mut lines = Vec::new();
    // The words before `word` are in `lines` and then in `line`, which is empty, fits, or is a
    // single word. It is empty only before the first word: then no line can end yet.
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer, font, points) > limit && !line.is_empty() {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        } else {
            line = longer;
        }
    }
    lines.push(line);
    lines
}

/// A text that begins with a capital.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
