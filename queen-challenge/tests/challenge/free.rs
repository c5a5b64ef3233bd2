//! Free squares of a row, a column or a region.

use queen_challenge::{Challenge, Clues, Line, Notes};
use queen_runtime::Square;

use crate::boards::board;

/// The squares of a row or column.
pub(crate) fn squares(size: usize, line: Line) -> impl Iterator<Item = Square> + Clone {
    (0..size).map(move |other| match line {
        Line::Row(row) => Square::new(row, other),
        Line::Column(column) => Square::new(other, column),
        Line::Region(_) => panic!("the size does not tell the squares of a region"),
    })
}

fn lines(size: usize) -> impl Iterator<Item = Line> {
    (0..size).flat_map(|index| [Line::Row(index), Line::Column(index)])
}

/// The free squares of a row or column, by the definition.
fn free(notes: &Notes, line: Line) -> Vec<Square> {
    let is_free = |&square: &Square| {
        notes.queens.is_safe(square)
            && !notes.queens.has_queen(square)
            && !notes.ruled_out.contains(square)
    };
    squares(notes.queens.size(), line).filter(is_free).collect()
}

/// The lines of a challenge that need a queen.
pub(crate) fn all_lines(challenge: &Challenge<Clues>) -> impl Iterator<Item = Line> {
    let size = challenge.givens().size();
    let regions = challenge.regions().map(|_| (0..size).map(Line::Region));
    lines(size).chain(regions.into_iter().flatten())
}

/// The squares of a line, by the definition.
pub(crate) fn squares_of(challenge: &Challenge<Clues>, line: Line) -> Vec<Square> {
    let size = challenge.givens().size();
    match line {
        Line::Region(region) => Square::all(size)
            .filter(|&square| challenge.regions().unwrap().region_of(square) == Some(region))
            .collect(),
        line => squares(size, line).collect(),
    }
}

/// Whether a queen on `queen` leaves no place for one on `other`: it attacks that square, or both
/// are in one region.
pub(crate) fn excludes(challenge: &Challenge<Clues>, queen: Square, other: Square) -> bool {
    let region = |square| challenge.regions().and_then(|regions| regions.region_of(square));
    queen != other
        && (queen.attacks(other) || region(queen).is_some() && region(queen) == region(other))
}

/// Whether a queen can still stand on a square, by the definition.
pub(crate) fn is_free(challenge: &Challenge<Clues>, notes: &Notes, square: Square) -> bool {
    !notes.ruled_out.contains(square)
        && !challenge.blocked().contains(square)
        && !notes.queens.has_queen(square)
        && !notes.queens.queens().any(|queen| excludes(challenge, queen, square))
}

/// The free squares of a line, by the definition.
pub(crate) fn free_of(challenge: &Challenge<Clues>, notes: &Notes, line: Line) -> Vec<Square> {
    let mut squares = squares_of(challenge, line);
    squares.retain(|&square| is_free(challenge, notes, square));
    squares
}

#[test]
fn free_squares_of_the_largest_board() {
    let notes = Notes::new(board("c1 f8", 16));
    let is_free = |square: &Square| free(&notes, Line::Row(square.row())).contains(square);
    let squares = (0..16).flat_map(|row| squares(16, Line::Row(row)));
    assert!(notes.free().unwrap().iter().eq(squares.filter(is_free)));
}
