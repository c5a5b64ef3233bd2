//! Integers among the arguments of a call.

use std::ops::RangeInclusive;

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Reads an integer from a range. The errors are Python's own and say what is possible.
pub fn integer(
    value: &Bound<'_, PyAny>,
    name: &str,
    range: RangeInclusive<usize>,
) -> PyResult<usize> {
    let (first, last) = (range.start(), range.end());
    match value.extract::<i64>() {
        Ok(number) => {
            if let Some(number) =
                usize::try_from(number).ok().filter(|number| range.contains(number))
            {
                return Ok(number);
            }
        }
        // An integer beyond all boards.
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => {}
        Err(_) => {
            let message =
                format!("{name} must be an integer from {first} to {last}, not {}", value.repr()?);
            return Err(PyTypeError::new_err(message));
        }
    }
    let message = format!("{name} must be from {first} to {last}, not {}", value.str()?);
    Err(PyValueError::new_err(message))
}
