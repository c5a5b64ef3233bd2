//! Tips for a player.

use std::fmt;

use queen_challenge::{Action, Step};

use crate::game::{Square, name};

/// A tip: a square to look at, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// The next step of a challenge.
    Step(Step),
    /// A queen or a mark that contradicts the solution of the challenge.
    Mistake {
        /// The number of rows.
        size: usize,
        /// The square.
        square: Square,
    },
    /// A square of solutions that have not been found.
    Towards {
        /// The number of rows.
        size: usize,
        /// The square.
        square: Square,
        /// The number of these solutions.
        solutions: usize,
    },
    /// A square of a found solution, if all solutions from here have been found.
    Found {
        /// The number of rows.
        size: usize,
        /// The square.
        square: Square,
    },
}

impl Tip {
    /// The square.
    #[must_use]
    pub fn square(&self) -> Square {
        match *self {
            Self::Step(step) => step.square(),
            Self::Mistake { square, .. }
            | Self::Towards { square, .. }
            | Self::Found { square, .. } => square,
        }
    }
}

/// One or two sentences.
impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Step(step) => {
                let advice = match step.action() {
                    Action::Place => "Place a queen.",
                    Action::RuleOut => "Rule it out (x).",
                };
                write!(f, "{}. {advice}", capitalized(&step.to_string()))
            }
            Self::Mistake { size, square } => {
                write!(f, "{} is wrong: take it back.", name(size, square))
            }
            Self::Towards { size, square, solutions: 1 } => {
                write!(f, "{} leads to a solution not found yet.", name(size, square))
            }
            Self::Towards { size, square, solutions } => {
                write!(f, "{} leads to {solutions} solutions not found yet.", name(size, square))
            }
            Self::Found { size, square } => {
                write!(
                    f,
                    "{} keeps a solution within reach, but all of those have been found.",
                    name(size, square)
                )
            }
        }
    }
}

/// Capitalizes a first word that is not the name of a square.
fn capitalized(sentence: &str) -> String {
    for line in ["row", "column"] {
        if let Some(rest) = sentence.strip_prefix(line) {
            return format!("{}{}{rest}", line[..1].to_uppercase(), &line[1..]);
        }
    }
    sentence.to_owned()
}
