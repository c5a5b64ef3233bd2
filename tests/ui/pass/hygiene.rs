//! Names with another meaning here, which the expansion does not take for its own.
#![allow(unused, non_camel_case_types)]

mod queen_runtime {}
mod queen_math {}
mod queen_macros {}
mod core {}
mod std {}
mod __private {}

struct QueenPuzzle;
struct Plain;
struct Option;
struct Some;
struct None;
struct u8;
struct u64;
struct usize;
struct str;

const TABLE: () = ();

macro_rules! plain {
    () => {};
}

macro_rules! assert {
    () => {};
}

fn plain() {}

/// The procedural macro, called without the runtime's macro in front of it.
mod direct {
    pub mod queen_runtime {}
    pub const EIGHT: ::queen_runtime::QueenPuzzle<8> = ::queen_macros::queen_table!(8);
}

fn main() {
    if direct::EIGHT.nb_of_solutions() != 92 {
        panic!();
    }
    let puzzle: ::queen_runtime::QueenPuzzle<8> = ::queen_runtime::queen_table!(8);
    if puzzle.nb_of_solutions() != 92 {
        panic!();
    }
}
