//! The number of a solution.

/// The number of a solution among all of its size, in words.
///
/// ```
/// use queen_challenge::SolutionNumber;
///
/// assert_eq!(SolutionNumber { number: 5, all: 92 }.to_string(), "Solution 5 of 92");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SolutionNumber {
    /// The number of the solution, from 1.
    pub number: usize,
    /// The number of all solutions.
    pub all: usize,
}
