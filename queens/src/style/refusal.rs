//! Refusals of texts that are not positions.

use std::fmt::Display;

use queen_runtime::error::{ParseBoardError, ParseBoardErrorKind};

use crate::escape::escape;
use crate::position::MAX_QUEENS;

/// The reason why a text is not a position.
#[derive(Debug)]
pub struct Refusal {
    /// The line and the column of the error in the text, from 1, if they are known.
    pub place: Option<(usize, usize)>,
    pub message: String,
}

impl Refusal {
    /// The refusal of what is in this line and column, from 1.
    pub fn at(line: usize, column: usize, message: impl Display) -> Self {
        Self { place: Some((line, column)), message: escape(&message.to_string()) }
    }

    /// The refusal of a character in this line and column.
    pub fn unexpected(line: usize, column: usize, character: char) -> Self {
        Self::at(line, column, ParseBoardErrorKind::Unexpected(character))
    }

    /// The refusal of too few or too many queens.
    pub fn size() -> Self {
        format!("the number of queens must be from 1 to {MAX_QUEENS}").into()
    }

    /// The refusal of a text without a position.
    pub fn no_position() -> Self {
        "there is no position".to_owned().into()
    }

    /// The refusal of a line by its first word.
    pub fn first_word(word: &str) -> Self {
        format!("no position begins with '{}'", escape(word)).into()
    }

    /// The refusal of what stands behind a position in Forsyth–Edwards Notation.
    pub fn field(field: &str) -> Self {
        format!("'{}' does not belong behind a position", escape(field)).into()
    }

    /// The refusal of a picture without a position, by its title.
    pub fn picture(title: Option<&str>) -> Self {
        let title = title.map(|title| format!(" '{}'", escape(title))).unwrap_or_default();
        format!("there is no position in the picture{title}").into()
    }

    /// Moves the error to the right by this number of characters.
    pub fn indented(self, by: usize) -> Self {
        Self { place: self.place.map(|(line, column)| (line, column + by)), ..self }
    }

    /// Moves the error down by this number of lines.
    pub fn below(self, lines: usize) -> Self {
        Self { place: self.place.map(|(line, column)| (line + lines, column)), ..self }
    }

    /// Leaves out the place, for a text that is part of another one.
    pub fn without_place(self) -> Self {
        Self { place: None, ..self }
    }
}

impl From<String> for Refusal {
    fn from(message: String) -> Self {
        Self { place: None, message }
    }
}

impl From<ParseBoardError> for Refusal {
    fn from(error: ParseBoardError) -> Self {
        Self::at(error.line(), error.column(), error.kind())
    }
}
