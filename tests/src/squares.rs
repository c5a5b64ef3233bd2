//! Squares of a board, as (row, column).

/// All squares, row by row from the top and from left to right.
pub fn squares(size: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    (0..size).flat_map(move |row| (0..size).map(move |column| (row, column)))
}

/// Whether queens on these two squares attack each other.
#[must_use]
pub fn attack(one: (usize, usize), other: (usize, usize)) -> bool {
    let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    one != other && (rows == 0 || columns == 0 || rows == columns)
}
