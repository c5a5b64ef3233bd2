//! A bound whose name is guessed, where the compiler shows ours.
#![allow(unused_imports)]
use queen_runtime::QueenPuzzle;
use queen_runtime::layout::PuzzleLayout;

fn print<const N: usize, L: Form>(puzzle: &QueenPuzzle<N, L>) {
    println!("{}", puzzle.solution(1).unwrap());
}

fn main() {}
