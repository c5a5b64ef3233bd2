//! The number of a solution.

/// The number of a solution among all of its size, which displays
/// [in words](#impl-Display-for-SolutionNumber).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SolutionNumber {
    /// The number of the solution, from 1.
    pub number: usize,
    /// The number of all solutions.
    pub all: usize,
}
