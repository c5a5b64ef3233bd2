//! Place in a book to which a link leads.

use std::fmt;

/// What a book has of each puzzle, with its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Puzzle(usize),
    Hint(usize),
    Solution(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(number) => write!(f, "Puzzle {number}"),
            Self::Hint(number) => write!(f, "Hint for puzzle {number}"),
            Self::Solution(number) => write!(f, "Solution of puzzle {number}"),
        }
    }
}
