//! Place in a book to which a link leads.

use std::fmt;

use queen_challenge::Stage;

/// What a book has of each puzzle, with its number, and what the table of contents leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Puzzle(usize),
    Hint(Stage, usize),
    Solution(usize),
    /// An entry of the table of contents, from 0.
    Entry(usize),
}

/// What a link there is called.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(number) => write!(f, "To puzzle {number}"),
            Self::Hint(Stage::Where, number) => write!(f, "To the first hint for puzzle {number}"),
            Self::Hint(Stage::Why, number) => write!(f, "To the second hint for puzzle {number}"),
            Self::Hint(Stage::What, number) => write!(f, "To the third hint for puzzle {number}"),
            Self::Solution(number) => write!(f, "To the solution of puzzle {number}"),
            Self::Entry(_) => f.write_str("To this part of the book"),
        }
    }
}
