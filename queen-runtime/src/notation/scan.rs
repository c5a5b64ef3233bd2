//! A scan of a text that locates errors.

use super::error::{ParseBoardError, ParseBoardErrorKind};

/// Calls `step` with each character and the index of its first byte, and with `None` after the
/// last, and locates its error.
pub(super) fn scan(
    text: &str,
    mut step: impl FnMut(usize, Option<char>) -> Result<(), ParseBoardErrorKind>,
) -> Result<(), ParseBoardError> {
    let (mut line, mut column) = (1, 1);
    let mut characters = text.char_indices();
    loop {
        let (index, character) = match characters.next() {
            Some((index, character)) => (index, Some(character)),
            None => (text.len(), None),
        };
        if let Err(kind) = step(index, character) {
            return Err(ParseBoardError::new(line, column, kind));
        }
        match character {
            Some('\n') => (line, column) = (line + 1, 1),
            Some(_) => column += 1,
            None => return Ok(()),
        }
    }
}
