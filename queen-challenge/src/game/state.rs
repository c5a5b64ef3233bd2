//! The state of a square in a game: a queen, a mark, both or neither.

use queen_runtime::Square;

use crate::Notes;

/// The state of a square: bit 0 for a queen, bit 1 for a mark.
pub(super) const fn state(notes: &Notes, square: Square) -> u8 {
    notes.queens.has_queen(square) as u8 | (notes.ruled_out.contains(square) as u8) << 1
}

pub(super) const fn set_state(notes: &mut Notes, square: Square, state: u8) {
    if state & 1 != 0 {
        notes.queens.place(square);
    } else {
        notes.queens.remove(square);
    }
    if state & 2 != 0 {
        notes.ruled_out.insert(square);
    } else {
        notes.ruled_out.remove(square);
    }
}
