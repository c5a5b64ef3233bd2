//! Iterator over the steps from a player's notes.

use core::iter::FusedIterator;

use crate::{Clues, Notes, Step};

impl Notes {
    /// The steps from these notes until no reason applies, each [applied](Self::apply) before the
    /// next one.
    pub const fn steps(&self) -> Steps {
        Steps::new(*self, Clues::new(self.queens))
    }
}

/// The steps until no reason applies, from [`Notes::steps`] and
/// [`Challenge::steps`](crate::Challenge::steps).
#[derive(Clone, Debug)]
#[must_use]
pub struct Steps {
    notes: Notes,
    clues: Clues,
}

impl Steps {
    pub(crate) const fn new(notes: Notes, clues: Clues) -> Self {
        Self { notes, clues }
    }

    /// The notes after the steps so far.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.clues.next_step(&self.notes)?;
        self.notes.apply(&step);
        Some(step)
    }
}

impl FusedIterator for Steps {}
