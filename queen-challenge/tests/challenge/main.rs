//! Tests of challenges against their definitions.

mod boards;
mod calendar;
mod clues;
mod completions;
mod free;
mod game;
mod grades;
mod kinds;
mod many;
mod minimal;
mod mistakes;
mod next;
mod paths;
mod picks;
mod proofs;
mod random;
mod reasons;
mod regions;
mod sentences;
mod steps;
mod tally;
mod threads;
mod tips;
mod unique;
