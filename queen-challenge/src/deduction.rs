//! Search for the easiest reason of a step.
//!
//! Each kind of reason has a file with a search for it, which takes the [free squares](Free) and
//! returns the first square to which a reason of this kind applies. [`Free::step`] runs the
//! searches in turn, those of easier reasons first. On a board of 6 × 6 with a queen on c6, for
//! example, `.` is a free square, `x` one where no queen can stand, and `d` the free square d2:
//!
//! ```text
//!     a b c d e f
//!  6  x x Q x x x
//!  5  . x x x . .
//!  4  x . x . x .
//!  3  . . x . . x
//!  2  . . x d . .
//!  1  . . x . . .
//! ```
//!
//! Every row and column has three free squares or more, so there is no single and no pointing pair.
//! Then comes the pointing triple: the three free squares of row 4 are b4, d4 and f4, and a queen
//! on d2 would attack them all. So d2 is ruled out, and the next step is looked for on the board
//! without it.
//!
//! Rows and columns have the same reasons, so what is written for rows runs on both: see `lines`.
//! If the board is divided into regions, those are lines, too, and there are two more reasons.

mod chain;
mod claiming;
mod covering;
mod exclusion;
mod lines;
mod pointing;
mod single;
mod x_wing;

use crate::free::Free;
use crate::{Grade, Step};

impl<const REGIONS: bool> Free<'_, REGIONS> {
    /// The first step with the easiest reason, if that is of grade `hardest` or easier.
    ///
    /// `None` if there is none, if all queens are placed, or if some line has neither a queen nor a
    /// free square.
    pub(crate) fn step(&self, hardest: Grade) -> Option<Step> {
        // Anything follows from a contradiction, and so a reason would be of no use. The search for
        // chains relies on it: it places one queen more, and takes an empty line for what follows
        // from that queen.
        if self.empty_line().is_some() {
            return None;
        }
        // The easiest first, which the searches rely on as well: one for long chains knows that
        // there is no short one. Those that are harder than `hardest` are not tried: `then` returns
        // `None` for them, and `?` takes that for a search without a result. Through a table of
        // functions, an easy step takes 3 % more instructions on a Cortex-M0.
        let tries = |grade| grade <= hardest;
        let has_regions = self.areas().is_some();
        let (square, reason) = single::find(self)
            .or_else(|| tries(Grade::Medium).then(|| pointing::find_pair(self))?)
            .or_else(|| tries(Grade::Medium).then(|| pointing::find_triple(self))?)
            .or_else(|| (has_regions && tries(Grade::Medium)).then(|| claiming::find(self))?)
            .or_else(|| (has_regions && tries(Grade::Medium)).then(|| covering::find(self))?)
            .or_else(|| tries(Grade::Hard).then(|| x_wing::find(self))?)
            .or_else(|| tries(Grade::Hard).then(|| chain::find_short(self))?)
            .or_else(|| tries(Grade::Expert).then(|| chain::find_long(self))?)?;
        Some(Step::new(self.size, square, reason))
    }

    /// The grade of the hardest reason that the solution takes; [`Grade::Guess`] if it is harder
    /// than `hardest`, or if steps lead to no solution.
    ///
    /// That the easiest reason comes first does not change the grade. No step takes a reason away:
    /// it still holds for a square that stays free, or easier ones lead to the same end. So if any
    /// order of steps gets by with reasons up to a grade, this one does; `grade.rs` has the
    /// argument. To take it first is fast, since hard reasons take long to find.
    pub(crate) fn grade(mut self, hardest: Grade) -> Grade {
        let mut grade = Grade::Easy;
        // `grade` is that of the hardest step so far. Each step takes a free square away, so this
        // ends.
        while self.open_rows() != 0 {
            let Some(step) = self.step(hardest) else { return Grade::Guess };
            grade = grade.max(step.grade());
            self.apply(&step);
        }
        grade
    }
}
