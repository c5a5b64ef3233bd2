//! The class `QueenPuzzle`, with the names of the notebook that defines it.

use pyo3::exceptions::{PyIndexError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice, PyTuple};
use queen_runtime::{AnyQueenPuzzle, AnySolution, iter};

use crate::board::Board;
use crate::integer::integer;
use crate::tables;

/// All solutions of the puzzle for a board of `board_size` × `board_size`, from 2 to 16.
///
/// They are in the order in which a search by Heap's algorithm meets them. A puzzle is a sequence
/// of tuples: the columns of the queens from the top row down, from 0.
#[pyclass(frozen, module = "queen_puzzle")]
pub struct QueenPuzzle {
    puzzle: AnyQueenPuzzle,
}

impl QueenPuzzle {
    /// The solution with the number k, from 1.
    fn numbered(&self, k: &Bound<'_, PyAny>) -> PyResult<AnySolution> {
        let (size, last) = (self.puzzle.size(), self.puzzle.nb_of_solutions());
        let none = || PyValueError::new_err(format!("there is no solution for size {size}"));
        if last == 0 {
            return Err(none());
        }
        let k = integer(k, "the number of the solution", 1..=last)?;
        self.puzzle.solution(k).ok_or_else(none)
    }
}

#[pymethods]
impl QueenPuzzle {
    #[new]
    fn new(board_size: &Bound<'_, PyAny>) -> PyResult<Self> {
        let size = integer(board_size, "the size of the board", 2..=16)?;
        let puzzle = tables::puzzle(size);
        Ok(Self { puzzle: puzzle.ok_or_else(|| PyValueError::new_err("no table"))? })
    }

    /// The size of the board.
    #[getter]
    fn board_size(&self) -> usize {
        self.puzzle.size()
    }

    /// The number of permutations that the search does not skip.
    #[getter]
    fn nb_of_tested_permutations(&self) -> u64 {
        self.puzzle.nb_of_tested_permutations()
    }

    /// The number of solutions.
    #[getter]
    fn nb_of_solutions(&self) -> usize {
        self.puzzle.nb_of_solutions()
    }

    /// Displays the k-th solution; k is from 1 to the number of solutions.
    fn solution(&self, k: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = self.numbered(k)?.to_string();
        // Python's own function, so that a notebook gets the text.
        k.py().import("builtins")?.getattr("print")?.call1((text,)).map(drop)
    }

    /// The k-th solution as a board, which a notebook shows as a picture.
    fn board(&self, k: &Bound<'_, PyAny>) -> PyResult<Board> {
        Board::of(self.numbered(k)?.columns().to_vec())
    }

    /// All solutions in a list. For size 16 they take gigabytes; iterate over the puzzle instead.
    fn solutions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        /// The number of solutions between two looks for an interrupt.
        const AT_ONCE: usize = 1 << 16;
        let list = PyList::empty(py);
        for (index, solution) in self.puzzle.iter().enumerate() {
            if index % AT_ONCE == 0 {
                py.check_signals()?;
            }
            list.append(tuple(py, &solution)?)?;
        }
        Ok(list)
    }

    /// The number k of a solution, from 1, or `None` if the columns are no solution of this size.
    fn number_of(&self, columns: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
        let columns: Vec<_> = columns.try_iter()?.collect::<PyResult<_>>()?;
        let columns: Option<Vec<u8>> = columns.iter().map(|column| column.extract().ok()).collect();
        Ok(columns.and_then(|columns| self.puzzle.number_of(columns)))
    }

    fn __len__(&self) -> usize {
        self.puzzle.nb_of_solutions()
    }

    fn __iter__(&self) -> SolutionIterator {
        SolutionIterator { solutions: self.puzzle.iter() }
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let (py, len) = (index.py(), self.puzzle.nb_of_solutions());
        let error = || PyIndexError::new_err(format!("the puzzle has {len} solutions"));
        let get = |index: isize| {
            let index = usize::try_from(index).ok();
            let k = index.and_then(|index| index.checked_add(1));
            tuple(py, &k.and_then(|k| self.puzzle.solution(k)).ok_or_else(error)?)
        };
        if let Ok(slice) = index.cast::<PySlice>() {
            let indices = slice.indices(len.cast_signed())?;
            let at = |place: usize| get(indices.start + place.cast_signed() * indices.step);
            let solutions: Vec<_> = (0..indices.slicelength).map(at).collect::<PyResult<_>>()?;
            return Ok(PyList::new(py, solutions)?.into_any());
        }
        let index = match index.extract::<isize>() {
            Err(other) if other.is_instance_of::<PyOverflowError>(py) => return Err(error()),
            index => index?,
        };
        let from_start = if index < 0 { index.saturating_add_unsigned(len) } else { index };
        Ok(get(from_start)?.into_any())
    }

    fn __contains__(&self, columns: &Bound<'_, PyAny>) -> bool {
        self.number_of(columns).is_ok_and(|number| number.is_some())
    }

    fn __repr__(&self) -> String {
        format!("QueenPuzzle({})", self.puzzle.size())
    }
}

/// An iterator over the solutions of a puzzle as tuples.
#[pyclass(module = "queen_puzzle")]
struct SolutionIterator {
    solutions: iter::AnySolutions,
}

#[pymethods]
impl SolutionIterator {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.solutions.next().map(|solution| tuple(py, &solution)).transpose()
    }

    fn __length_hint__(&self) -> usize {
        self.solutions.len()
    }
}

/// The columns of a solution as a tuple.
fn tuple<'py>(py: Python<'py>, solution: &AnySolution) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, solution.columns())
}
