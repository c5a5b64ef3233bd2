//! A scan of a text that locates errors.

use super::error::{ParseBoardError, ParseBoardErrorKind};

/// Calls `step` with each character and the index of its first byte, and with `None` after the
/// last, and locates its error.
pub(super) fn scan(
    text: &str,
    mut step: impl FnMut(usize, Option<char>) -> Result<(), ParseBoardErrorKind>,
) -> Result<(), ParseBoardError> {
    let (mut line, mut column) = (1, 1);
    let characters = text.char_indices().map(|(index, character)| (index, Some(character)));
    for (index, character) in characters.chain([(text.len(), None)]) {
        step(index, character).map_err(|kind| ParseBoardError::new(line, column, kind))?;
        (line, column) = if character == Some('\n') { (line + 1, 1) } else { (line, column + 1) };
    }
    Ok(())
}
