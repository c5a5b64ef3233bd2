//! The Python package `queen_puzzle`: all solutions of the n-queens puzzle for sizes from 2 to 16.

mod board;
mod integer;
mod puzzle;
mod tables;

use pyo3::prelude::*;

/// All solutions of the n-queens puzzle, from tables made at compile time.
#[pymodule]
mod queen_puzzle {
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::puzzle::QueenPuzzle;
}
