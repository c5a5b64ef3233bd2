//! Counts for the n-queens puzzle without listing solutions.
//!
//! [`join`] counts the solutions exactly. An [`Estimate`] probes search trees that are too large to
//! count, and [`approximate_state_space`] is the size of formulations that have a formula; both are
//! [`Scientific`], since no integer type holds them.
#![forbid(unsafe_code)]

mod estimate;
pub mod join;
mod mean;
mod scientific;
mod state_space;

pub use estimate::{Estimate, MAX_ESTIMATE_SIZE};
pub use mean::Mean;
pub use scientific::Scientific;
pub use state_space::approximate_state_space;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
