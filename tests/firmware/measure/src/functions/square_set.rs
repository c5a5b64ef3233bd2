//! Functions of sets of squares.

use core::fmt::{self, Write};

use queen_runtime::iter::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

/// The squares that the queens of a board attack, and those of its queens.
fn sets() -> [SquareSet; 2] {
    [board().attacked(), board().into()]
}

functions! { FUNCTIONS:
    "SquareSet::new" () -> SquareSet { SquareSet::new() }
    "SquareSet::from_row_masks" (masks: [u16; 16] = board().row_masks()) -> SquareSet {
        SquareSet::from_row_masks(masks)
    }
    "SquareSet::row_masks" (set: &SquareSet = &sets()[0]) -> [u16; 16] { set.row_masks() }
    "SquareSet::contains" (set: &SquareSet = &sets()[0], square: Square = square()) -> bool {
        set.contains(square)
    }
    "SquareSet::insert" (set: &mut SquareSet = &mut sets()[1], square: Square = square()) -> bool {
        set.insert(square)
    }
    "SquareSet::remove" (
        set: &mut SquareSet = &mut sets()[1],
        square: Square = Square::new(0, 3)
    ) -> bool {
        set.remove(square)
    }
    "SquareSet::toggle" (set: &mut SquareSet = &mut sets()[1], square: Square = square()) -> bool {
        set.toggle(square)
    }
    "SquareSet::clear" (set: &mut SquareSet = &mut sets()[0]) { set.clear(); }
    "SquareSet::len" (set: &SquareSet = &sets()[0]) -> usize { set.len() }
    "SquareSet::is_empty" (set: &SquareSet = &SquareSet::EMPTY) -> bool { set.is_empty() }
    "SquareSet::iter" (set: &SquareSet = &sets()[0]) -> SquareIter { set.iter() }
    "SquareSet::into_iter" (set: SquareSet = sets()[0]) -> SquareIter { set.into_iter() }
    "&SquareSet::into_iter" (set: &SquareSet = &sets()[0]) -> SquareIter { set.into_iter() }
    "SquareSet::bitand" (sets: [SquareSet; 2] = sets()) -> SquareSet { sets[0] & sets[1] }
    "SquareSet::bitor" (sets: [SquareSet; 2] = sets()) -> SquareSet { sets[0] | sets[1] }
    "SquareSet::bitxor" (sets: [SquareSet; 2] = sets()) -> SquareSet { sets[0] ^ sets[1] }
    "SquareSet::sub" (sets: [SquareSet; 2] = sets()) -> SquareSet { sets[0] - sets[1] }
    "SquareSet::bitand_assign" (
        set: &mut SquareSet = &mut sets()[0],
        other: SquareSet = sets()[1]
    ) {
        *set &= other;
    }
    "SquareSet::bitor_assign" (
        set: &mut SquareSet = &mut sets()[0],
        other: SquareSet = sets()[1]
    ) {
        *set |= other;
    }
    "SquareSet::bitxor_assign" (
        set: &mut SquareSet = &mut sets()[0],
        other: SquareSet = sets()[1]
    ) {
        *set ^= other;
    }
    "SquareSet::sub_assign" (set: &mut SquareSet = &mut sets()[0], other: SquareSet = sets()[1]) {
        *set -= other;
    }
    "SquareSet::extend(Square)" (
        set: &mut SquareSet = &mut sets()[1],
        squares: [Square; 2] = [square(), Square::new(4, 0)]
    ) {
        set.extend(squares);
    }
    "SquareSet::from_iter(Square)" (
        squares: [Square; 2] = [square(), Square::new(4, 0)]
    ) -> SquareSet {
        squares.into_iter().collect()
    }
    "SquareSet::from(Board)" (board: Board = board()) -> SquareSet { board.into() }
    "SquareSet: Debug" (
        set: &SquareSet = &sets()[1],
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{set:?}")
    }
    "SquareIter::next" (squares: &mut SquareIter = &mut board().queens()) -> Option<Square> {
        squares.next()
    }
    "SquareIter::next_back" (squares: &mut SquareIter = &mut board().queens()) -> Option<Square> {
        squares.next_back()
    }
    "SquareIter::len" (squares: &SquareIter = &board().queens()) -> usize { squares.len() }
    "SquareIter::size_hint" (squares: &SquareIter = &board().queens()) -> (usize, Option<usize>) {
        squares.size_hint()
    }
}
