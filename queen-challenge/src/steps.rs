//! Iterator over the steps from a player's notes.

use core::iter::FusedIterator;

use queen_runtime::Board;

use crate::others::OtherClues;
use crate::{ChallengeClues, Notes, Step};

impl Notes {
    /// The steps from these notes until no reason applies, each [applied](Self::apply) before the
    /// next one.
    pub const fn steps(&self) -> Steps {
        Steps { notes: *self, others: () }
    }
}

/// The steps until no reason applies, from [`Notes::steps`] and
/// [`Challenge::steps`](crate::Challenge::steps).
#[derive(Clone, Debug)]
#[must_use]
pub struct Steps<C: ChallengeClues = Board> {
    pub(crate) notes: Notes,
    pub(crate) others: C::Others,
}

impl<C: ChallengeClues> Steps<C> {
    /// The notes after the steps so far.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }
}

impl<C: ChallengeClues> Iterator for Steps<C> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.others.next_step(&self.notes)?;
        self.notes.apply(&step);
        Some(step)
    }
}

impl<C: ChallengeClues> FusedIterator for Steps<C> {}
