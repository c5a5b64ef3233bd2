//! The action that a step takes.

/// The effect of a [`Step`](crate::Step) on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Action {
    /// Places a queen.
    Place,
    /// Rules the square out: no queen can stand there.
    RuleOut,
}
