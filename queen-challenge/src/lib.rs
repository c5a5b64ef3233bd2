//! Challenges of the n-queens puzzle: boards whose clues have exactly one completion.
//!
//! A [`Challenge`] is made from a puzzle of `queen-runtime`: the one [of a day](Challenge::daily),
//! one [picked](Challenge::with_seed) with a seed, or [all](Challenge::minimal) with a number of
//! given queens. Blocked squares and [`Regions`] are [`Clues`], too: a [`Kind`] makes challenges of
//! them. Such a challenge is a `Challenge<Clues>`, as [`ChallengeClues`] explains.
//!
//! [`Challenge::next_step`] solves a challenge step by step; each [`Step`] has a [`Reason`], and
//! the hardest of them is the [`Grade`] of the challenge. A [`Game`] is a challenge that is played,
//! and a [`Record`] says what its [`Score`] is worth.
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
//! | … the same with blocked squares, regions, or a mixture | the methods of [`Kind`] |
//! | list all challenges with few given queens | [`Challenge::minimal`] |
//! | make a challenge of a board | [`Challenge::new`] |
//! | … of blocked squares, regions, or a mixture | [`Clues`], [`Challenge::with`] |
//! | play those and challenges of queens as one type | `Challenge<Clues>`, `Game<Clues>` |
//! | use a size chosen at run time | [`PuzzleRange::get`], then any of these |
//! | let a player play: moves, undo, tips, time | [`Game`] |
//! | give a hint in stages: where to look, why, what to do | [`Game::ask_tip`], [`Tip`] |
//! | … and show it on the board, or speak it | [`Tip::evidence`], [`Tip::spoken`] |
//! | show what the player has got wrong | [`Game::mistake`], [`Challenge::mistake`] |
//! | know what a solved board counts for | [`Game::outcome`] |
//! | keep a result, and know whether it counts | [`Game::score`], [`Record::verdict`] |
//! | have streaks, milestones, a text to share | [`Record`] |
//! | … with the path of the solve, without a square | [`Share::with_path`], [`Game::path`] |
//! | draw a calendar of days, or statistics | [`Record::day`], [`Record::streaks`], [`Tally`] |
//! | know what to play after a solved board | [`Record::next`], [`Next::after`] |
//! | find steps without a game | [`Challenge::next_step`], [`Step`], [`Reason`] |
//! | know which squares do not change, and why | [`Game::fixed`] |
//! | say what the board lacks, or what is wrong with it | [`Game::situation`], [`Conflict`] |
//! | announce a challenge, or say that there is none | [`Level`], [`Kind::rule`], [`Missing`] |
//! | teach a kind | [`Kind::lessons`], [`Game::explain`] |
//! | see how hard it is | [`Challenge::grade`] |
//! | show the way to the solution | [`Challenge::steps`] |
//! | … from any board, without a challenge | [`Notes::next_step`], [`Notes::steps`] |
//! | name a row, a column or a region, or read its name | [`Line::name`], [`Line::from_name`] |
//! | divide a board into regions, or read them | [`Regions`] |
//! | rotate or reflect a challenge | [`Symmetric::transform`] |
//! | draw it in a page, with the given queens marked | [`Svg::with_givens`] |
//! | draw it small, for a display | [`Bitmap::with_givens`] |
//! | get the number of the solution | [`Challenge::solution`], then [`QueenPuzzle::number_of`] |
//! | save a game | its [text](Game#saving), or the feature `serde` |
//! | save a challenge as text | its [clues](Challenge::clues), which display as a line |
//!
//! # Writing a game
//!
//! A program that shows a game draws, takes keys and stores. Whatever decides something is a
//! [`Game`], which is told what the player does, and a [`Record`], which says what a result is
//! worth. Neither reads a clock. So a page, a window and a terminal play by the same rules, and
//! speak the same words.
//!
//! ```
//! use core::time::Duration;
//!
//! use queen_challenge::{Challenge, Game, Record, Score, Stage, TipKind};
//! use queen_runtime::{PuzzleRange, Square, queen_table};
//!
//! const PUZZLES: PuzzleRange = queen_table!(8..=10);
//!
//! // The days from 1 January 1970 to the player's own date, in the player's own time zone.
//! let today = 20_780; // 23 November 2026
//! let mut scores: Vec<Score> = vec![]; // what was kept before
//!
//! let challenge = Challenge::daily(&PUZZLES, today).unwrap();
//! let mut game = Game::daily(challenge, today);
//! game.begin(today); // when the board is shown
//! game.pass(Duration::from_secs(1)); // each second in which it is
//!
//! // A click.
//! let a8 = Square::from_name("a8", 8).unwrap();
//! game.toggle_queen(a8);
//!
//! // A hint: a mistake first, and then the next step. Each key press tells more.
//! let tip = game.ask_tip().unwrap();
//! assert_eq!(tip.kind(), TipKind::WrongQueen(a8));
//! assert_eq!(tip.evidence().lines().count(), 1);
//! println!("{tip}");
//! game.undo();
//!
//! while !game.is_solved() {
//!     let stage = game.ask_tip().unwrap().stage();
//!     if stage == Stage::What {
//!         game.follow_tip();
//!     }
//! }
//!
//! // The result, and what it is worth.
//! let score = game.score().unwrap();
//! let verdict = Record::new(&scores, today).verdict(&score);
//! println!("{verdict}");
//! if verdict.is_kept() {
//!     scores.push(score);
//! }
//! println!("{}", Record::new(&scores, today).share(&score, &challenge));
//! ```
//!
//! A game is saved as its text. What is read is checked, so a game never shows a board that its
//! challenge does not allow.
//!
//! A table that may be damaged, such as one in external flash, is
//! [verified](queen_runtime::QueenPuzzle::verify) first. A damaged table never causes a panic, but
//! there may be other challenges than promised here, or none.
//!
//! [`Bitmap::with_givens`]: queen_runtime::draw::Bitmap::with_givens
//! [`Board::is_solved`]: queen_runtime::Board::is_solved
//! [`PuzzleRange::get`]: queen_runtime::PuzzleRange::get
//! [`QueenPuzzle::number_of`]: queen_runtime::QueenPuzzle::number_of
//! [`Svg::with_givens`]: queen_runtime::draw::Svg::with_givens
//! [`Symmetric::transform`]: queen_runtime::Symmetric::transform
//!
//! # Features
//!
//! - `defmt`: `Format` for challenges, games, scores and all that belongs to them, and errors,
//!   version 1 of `defmt`.
//! - `serde`: `Serialize` and `Deserialize` for challenges, clues, regions, grades, notes, steps,
//!   games and scores, validated on deserialization; for reasons, which are validated in their
//!   steps; for what a record says of scores: verdicts, states of days, streaks, tallies, the next
//!   board and what is shared; and for the situation on a board. Of these, what is shared and the
//!   situation are validated, with the path and the conflict in them; the others are taken as they
//!   are. `Serialize` alone for records, which borrow their scores, and for evidence, which follows
//!   from a game.
//!
//! Both also enable the same feature of `queen-runtime`.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod action;
mod areas;
mod challenge;
mod clock;
mod clues;
mod completion;
mod conflict;
mod daily;
mod date;
mod day;
mod deduction;
mod evidence;
mod find;
mod fixed;
mod free;
mod game;
mod grade;
mod kind;
mod lesson;
mod level;
mod line;
mod minimal;
mod missing;
mod next;
mod notes;
mod others;
mod outcome;
mod path;
mod pick;
mod reason;
mod record;
mod regions;
mod remaining;
mod rows;
mod score;
mod share;
mod shared;
mod situation;
mod solution_number;
mod spoken;
mod step;
mod steps;
mod streaks;
mod tally;
mod tip;
mod tips;
mod verdict;
mod wait;
mod words;

#[cfg(feature = "serde")]
mod serde;

pub use action::Action;
pub use challenge::{Challenge, ChallengeError};
pub use clock::Clock;
pub use clues::{Clues, CluesError, ParseCluesError};
pub use conflict::Conflict;
pub use day::DayState;
pub use evidence::Evidence;
pub use find::Find;
pub use fixed::Fixed;
pub use game::Game;
pub use game::text::ParseGameError;
pub use grade::{Grade, ParseGradeError};
pub use kind::{Kind, ParseKindError};
pub use lesson::Lesson;
pub use level::Level;
pub use line::Line;
pub use line::name::{LineName, ParseLineError};
pub use missing::Missing;
pub use next::Next;
pub use notes::Notes;
pub use others::ChallengeClues;
pub use outcome::Outcome;
pub use path::Path;
pub use reason::{Forced, Reason};
pub use record::Record;
pub use regions::{ParseRegionsError, ParseRegionsErrorKind, Regions, RegionsError};
pub use remaining::Remaining;
pub use score::Score;
pub use share::Share;
pub use situation::Situation;
pub use solution_number::SolutionNumber;
pub use spoken::Spoken;
pub use step::Step;
pub use streaks::Streaks;
pub use tally::Tally;
pub use tip::{Stage, Tip, TipKind};
pub use tips::Tips;
pub use verdict::{Standing, Verdict};
pub use wait::Wait;

/// Iterators over challenges and steps.
pub mod iter {
    pub use crate::kind::{AnyKindPicks, KindPicks};
    pub use crate::minimal::{AnyMinimal, Minimal};
    pub use crate::pick::{AnyPicks, Picks};
    pub use crate::steps::Steps;
}

/// Challenges on microcontrollers. This module has documentation and no code.
#[doc = include_str!("../docs/firmware.md")]
#[cfg(any(doc, doctest))]
pub mod firmware {
    /// Bytes of code and of stack of every function. This module has documentation and no code.
    ///
    #[doc = include_str!("../docs/functions.md")]
    pub mod functions {}
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
