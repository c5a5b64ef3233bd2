//! Challenges of the n-queens puzzle: boards of given queens with exactly one completion.
//!
//! A [`Challenge`] is made from a puzzle of `queen-runtime`: the one [of a day](Challenge::daily),
//! one [picked](Challenge::with_seed) with a seed, or [all](Challenge::minimal) with a number of
//! given queens. [`Notes::next_step`] solves it step by step; each [`Step`] has a [`Reason`], and
//! the hardest of them is the [`Grade`] of the challenge.
//!
//! The crate is `no_std` and allocates nothing. Rows and columns count from 0, the top row and the
//! leftmost column first.
//!
//! # Index by task
//!
//! | to … | use |
//! |---|---|
//! | have the challenge of the day, the same for every player | [`Challenge::daily`] |
//! | have a new challenge of any size and grade | [`Challenge::with_seed`], [`Grade::of_size`] |
//! | have one without a frame that takes long | [`Challenge::picks`] |
//! | list all challenges with few given queens | [`Challenge::minimal`] |
//! | make a challenge of a board | [`Challenge::new`] |
//! | use a size chosen at run time | [`PuzzleRange::get`], then any of these |
//! | keep the player's queens and marks | [`Notes`] |
//! | know which queens may not be moved | [`Challenge::is_given`] |
//! | give a hint | [`Notes::next_step`] |
//! | … in stages: where to look, why, what to do | [`Reason::lines`], [`Step`], [`Step::action`] |
//! | show what the player has got wrong | [`Challenge::mistake`] |
//! | see how hard it is | [`Challenge::grade`] |
//! | show the way to the solution | [`Notes::steps`] |
//! | name a row or a column, or read its name | [`Line::name`], [`Line::from_name`] |
//! | rotate or reflect a challenge | [`Symmetric::transform`] |
//! | draw it in a page, with the given queens marked | [`Svg::with_givens`] |
//! | draw it small, for a display | [`Bitmap::with_givens`] |
//! | get the number of the solution | [`Challenge::solution`], then [`QueenPuzzle::number_of`] |
//! | save it | the feature `serde` |
//! | save it as text | the [givens](Challenge::givens) and the queens of the notes as [`Fen`] |
//!
//! # Writing a game
//!
//! A game needs the challenge and the player's [`Notes`], which start with the given queens. The
//! player places and removes queens, except [given](Challenge::is_given) ones, and marks squares
//! that are ruled out, until [`Board::is_solved`].
//!
//! ```
//! use queen_challenge::{Challenge, Notes};
//! use queen_runtime::{PuzzleRange, Square, queen_table};
//!
//! const PUZZLES: PuzzleRange = queen_table!(8..=10);
//!
//! let day = 20_780; // 23 November 2026: std's `UNIX_EPOCH.elapsed()` / 86,400 s
//! let challenge = Challenge::daily(&PUZZLES, day).unwrap();
//! let mut notes = Notes::new(*challenge.givens());
//! let a8 = Square::from_name("a8", 8).unwrap();
//! notes.queens.place(a8);
//!
//! // A hint. A mistake goes first: steps only hold for notes without one.
//! assert_eq!(challenge.mistake(&notes), Some(a8));
//! notes.queens.remove(a8);
//!
//! // Otherwise a step, in stages: where to look, why, and what to do.
//! let step = notes.next_step().unwrap();
//! for line in step.reason().lines() {
//!     println!("Look at {}.", line.name(notes.queens.size()));
//! }
//! println!("{step}."); // such as "column a has only a7 left"
//! notes.apply(&step); // what Step::action() says of Step::square()
//!
//! // The solution, if the player gives up.
//! let mut steps = notes.steps();
//! steps.by_ref().for_each(|step| println!("{step}."));
//! assert_eq!(steps.notes().queens.solution(), Some(challenge.solution()));
//! ```
//!
//! With the feature `serde`, a game saves the challenge and the notes. A challenge is checked when
//! it is read; notes are checked by [`Challenge::mistake`], if they have the size of the challenge.
//! The step of a hint on the screen can be saved too, or found again from the notes.
//!
//! A table that may be damaged, such as one in external flash, is
//! [verified](queen_runtime::QueenPuzzle::verify) first. A damaged table never causes a panic, but
//! there may be other challenges than promised here, or none.
//!
//! [`Bitmap::with_givens`]: queen_runtime::draw::Bitmap::with_givens
//! [`Board::is_solved`]: queen_runtime::Board::is_solved
//! [`Fen`]: queen_runtime::draw::Fen
//! [`PuzzleRange::get`]: queen_runtime::PuzzleRange::get
//! [`QueenPuzzle::number_of`]: queen_runtime::QueenPuzzle::number_of
//! [`Svg::with_givens`]: queen_runtime::draw::Svg::with_givens
//! [`Symmetric::transform`]: queen_runtime::Symmetric::transform
//!
//! # Features
//!
//! - `defmt`: `Format` for challenges, grades, notes, steps and errors, version 1 of `defmt`.
//! - `serde`: `Serialize` and `Deserialize` for challenges, grades, notes, steps and reasons,
//!   validated on deserialization.
//!
//! Both also enable the same feature of `queen-runtime`.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod challenge;
mod completion;
mod daily;
mod deduction;
mod free;
mod grade;
mod line;
mod minimal;
mod notes;
mod pick;
mod reason;
mod step;

#[cfg(feature = "serde")]
mod serde;

pub use challenge::{Challenge, ChallengeError};
pub use grade::{Grade, ParseGradeError};
pub use line::{Line, LineName, ParseLineError};
pub use notes::Notes;
pub use reason::{Forced, Reason};
pub use step::{Action, Step};

/// Iterators over challenges and steps.
pub mod iter {
    pub use crate::minimal::Minimal;
    pub use crate::notes::Steps;
    pub use crate::pick::Picks;
}

/// Challenges on microcontrollers. This module has documentation and no code.
#[doc = include_str!("../docs/firmware.md")]
#[cfg(any(doc, doctest))]
pub mod firmware {}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
