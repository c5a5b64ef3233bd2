//! Iterators over challenges and steps.

pub use crate::minimal::Minimal;
pub use crate::notes::Steps;
pub use crate::pick::Picks;
