//! Texts of a book: the lines of a paragraph, and a first letter.

use queen_challenge::Line;
use queen_runtime::Board;

use super::font::{Font, width};

/// Breaks a text into lines that are no wider than `limit`, unless a single word is.
///
/// Each line takes as many words as fit. That makes the fewest lines, since a line that ended
/// earlier would only leave more words to those below it. If all characters were equally wide and
/// five fitted, `a bb c dd e` would become `a bb`, `c dd` and `e`. An empty text is one empty line.
/// A row and its number are one word, and so is whatever else has a name: nobody looks for `row` at
/// the end of one line and for `3` at the beginning of the next.
///
/// No crate does this in less code: `textwrap` measures in columns of a terminal, or asks for a
/// type of measured words, whose lines have to be put together again. A layout engine such as
/// `parley` shapes letters, which sentences in this font do not need.
pub fn lines(text: &str, font: Font, points: f32, limit: f32) -> Vec<String> {
    let mut lines = Vec::new();
    // The words before `word` are in `lines` and then in `line`, which is empty, fits, or is a
    // single word. It is empty only before the first word: then no line can end yet.
    let mut line = String::new();
    for word in words(text) {
        let longer = if line.is_empty() { word.clone() } else { format!("{line} {word}") };
        if width(&longer, font, points) > limit && !line.is_empty() {
            lines.push(std::mem::replace(&mut line, word));
        } else {
            line = longer;
        }
    }
    lines.push(line);
    lines
}

/// The words before names of lines.
const LINE_WORDS: [&str; 6] = ["row", "rows", "column", "columns", "region", "regions"];

/// The words of a text, a line of the board and its name being one: `row 3`, `Column d`.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let name = word.trim_end_matches([',', '.', ':']);
        let is_name = Line::from_name(name, Board::MAX_SIZE).is_ok();
        match words.last_mut() {
            Some(last) if is_name && LINE_WORDS.contains(&&*last.to_lowercase()) => {
                *last = format!("{last} {word}");
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// A text that begins with a capital.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_board_is_not_parted_from_its_name() {
        let text = "Look at row 12. As rows 2 and 5 take columns a and c, each row has a queen.";
        let expected = [
            "Look",
            "at",
            "row 12.",
            "As",
            "rows 2",
            "and",
            "5",
            "take",
            "columns a",
            "and",
            "c,",
            "each",
            "row",
            "has",
            "a",
            "queen.",
        ];
        assert_eq!(lines(text, Font::Regular, 10.0, 0.0), expected);
    }
}
