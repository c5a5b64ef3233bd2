//! Challenges of the n-queens puzzle: boards of given queens with exactly one completion.
//!
//! A [`Challenge`] is made from a puzzle of `queen-runtime`: [all](Challenge::minimal) with a number of
//! given queens, or one [picked](Challenge::with_seed) with a seed, of any [`Grade`].
//! [`Notes::next_step`] solves one step by step; each [`Step`] has a [`Reason`].
//!
//! ```
//! use queen_challenge::{Challenge, Grade, Notes};
//! use queen_runtime::{QueenPuzzle, queen_table};
//!
//! const EIGHT: QueenPuzzle<8> = queen_table!(8);
//!
//! let challenge = Challenge::with_seed(&EIGHT, 1, Grade::Easy).unwrap();
//! let mut steps = Notes::new(*challenge.givens()).steps();
//! assert!(steps.by_ref().all(|step| step.grade() == Grade::Easy));
//! assert_eq!(steps.notes().queens.solution(), Some(challenge.solution()));
//! ```
//!
//! The crate is `no_std` and allocates nothing. Rows and columns count from 0, the top row and the
//! leftmost column first.
//!
//! # Features
//!
//! - `defmt`: `Format` for challenges, grades, notes, steps and errors, version 1 of `defmt`.
//! - `serde`: `Serialize` and `Deserialize` for challenges and grades, validated on deserialization.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod challenge;
mod completion;
mod daily;
mod deduction;
mod free;
mod grade;
mod minimal;
mod notes;
mod pick;
mod random;
mod reason;
mod step;

#[cfg(feature = "serde")]
mod serde;

pub use challenge::{Challenge, ChallengeError};
pub use grade::{Grade, ParseGradeError};
pub use minimal::Challenges;
pub use notes::{Notes, Steps};
pub use pick::Picks;
pub use reason::{Forced, ForcedQueens, Line, Reason};
pub use step::{Action, Step};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
