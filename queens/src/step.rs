//! The steps to a solution, as data.

use queen_challenge::{Action, Challenge, Notes};
use queen_runtime::SquareName;
use serde::Serialize;

/// A step with its reason.
#[derive(Serialize)]
pub struct Step {
    /// The name of the square.
    pub square: String,
    /// Whether the square gets a queen; otherwise it is ruled out.
    pub queen: bool,
    pub text: String,
}

impl Step {
    /// The steps that a player can take without guessing.
    pub fn all(challenge: &Challenge) -> Vec<Self> {
        let size = challenge.givens().size();
        let steps = Notes::new(*challenge.givens()).steps();
        let steps = steps.map(|step| {
            let (row, column) = step.square();
            let square = SquareName::new(size, row, column);
            Self {
                square: square.map(|square| square.to_string()).unwrap_or_default(),
                queen: step.action() == Action::Place,
                text: step.to_string(),
            }
        });
        steps.collect()
    }
}
