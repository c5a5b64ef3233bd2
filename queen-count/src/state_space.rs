//! The size of a formulation's state space, as a formula.

use queen_searches::Formulation;

use crate::{MAX_ESTIMATE_SIZE, Scientific};

/// The size of the [state space](Formulation::state_space) of a formulation, for boards of up to
/// 1000 × 1000.
///
/// Returns `None` unless `size` is from 1 to [`MAX_ESTIMATE_SIZE`], and for
/// [`SafeSquare`](Formulation::SafeSquare), whose states can only be counted or
/// [estimated](crate::Estimate).
///
/// ```
/// use queen_count::approximate_state_space;
/// use queen_searches::Formulation::{AnySquare, SafeSquare};
///
/// assert_eq!(approximate_state_space(AnySquare, 8).unwrap().to_string(), "1.78 × 10¹⁴");
/// assert_eq!(approximate_state_space(SafeSquare, 8), None);
/// ```
#[must_use]
pub fn approximate_state_space(formulation: Formulation, size: usize) -> Option<Scientific> {
    if size == 0 || size > MAX_ESTIMATE_SIZE {
        return None;
    }
    let queens = size as u32;
    let squares = queens * queens;
    // The ways to place the queens one after the other, on any squares: n² · (n² − 1) · … For n =
    // 8, it is 64 · 63 · … · 57 = 1.78 · 10¹⁴. There are at most 10⁶ squares, so 32 bits hold them.
    let sequences = (squares - queens + 1..=squares).map(f64::from);
    let sequences = sequences.fold(Scientific::ONE, Scientific::times);
    match formulation {
        Formulation::AnySquare => Some(sequences),
        Formulation::SafeSquare => None,
        // All queens at once: each set of squares is one state, instead of n! sequences.
        Formulation::Complete => {
            Some((1..=queens).map(f64::from).fold(sequences, Scientific::divided_by))
        }
    }
}
