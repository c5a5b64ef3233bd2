//! A board that a notebook shows as a picture.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use queen_runtime::draw::{Discs, Svg};

use crate::integer::integer;

/// A board with one queen in each row, drawn by `print` and, as a picture, by a notebook.
///
/// The columns are those of the queens from the top row down, from 0. Queens may attack each other;
/// the picture shows which.
#[pyclass(frozen, eq, hash, module = "queen_puzzle")]
#[derive(PartialEq, Eq, Hash)]
pub struct Board {
    columns: Vec<u8>,
    board: queen_runtime::Board,
}

impl Board {
    /// The board with queens in these columns, which are on a board of as many rows.
    pub fn of(columns: Vec<u8>) -> PyResult<Self> {
        let board = queen_runtime::Board::try_from(columns.as_slice()).map_err(|_| {
            let size = columns.len();
            PyValueError::new_err(format!("a board has from 1 to 16 rows, not {size}"))
        })?;
        Ok(Self { columns, board })
    }
}

#[pymethods]
impl Board {
    #[new]
    fn new(columns: &Bound<'_, PyAny>) -> PyResult<Self> {
        let columns: Vec<_> = columns.try_iter()?.collect::<PyResult<_>>()?;
        let last = columns.len().saturating_sub(1);
        let column = |value| Ok(integer(value, "a column", 0..=last)?.try_into()?);
        Self::of(columns.iter().map(column).collect::<PyResult<_>>()?)
    }

    /// The columns of the queens from the top row down, from 0.
    #[getter]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.columns)
    }

    /// Whether no queen attacks another.
    #[getter]
    fn is_solution(&self) -> bool {
        self.board.is_solved()
    }

    fn __str__(&self) -> String {
        Discs::new(&self.board).to_string()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Board({})", self.columns(py)?.repr()?))
    }

    fn _repr_svg_(&self) -> String {
        Svg::new(&self.board).with_coordinates().with_conflicts().to_string()
    }
}
