//! Functions of symmetries.

use core::fmt::{self, Write};

use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

functions! { FUNCTIONS:
    "Symmetry: Display" (
        symmetry: &Symmetry = &Symmetry::Rotate90,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{symmetry}")
    }
    "Symmetric::canonical" (solution: Solution<8> = solution()) -> Solution<8> {
        solution.canonical()
    }
    "Symmetric::canonical, of a board" (board: Board = board()) -> Board { board.canonical() }
    "Symmetric::is_canonical" (solution: Solution<8> = solution()) -> bool {
        solution.is_canonical()
    }
    "Symmetric::orbit_len" (solution: Solution<8> = solution()) -> usize { solution.orbit_len() }
    "Symmetric::orbit_len, of a board" (board: Board = board()) -> usize { board.orbit_len() }
    "Symmetric::is_fixed_by" (
        board: Board = board(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> bool {
        board.is_fixed_by(symmetry)
    }
    "Symmetry::apply" (
        symmetry: Symmetry = Symmetry::Rotate90,
        size: usize = 8,
        square: Square = Square::new(2, 3)
    ) -> Option<Square> {
        symmetry.apply(square, size)
    }
    "Symmetry::images" (
        symmetry: Symmetry = Symmetry::Rotate90,
        columns: &[u8] = &COLUMNS
    ) -> Option<Square> {
        symmetry.images(columns).last()
    }
    "Symmetry::compose" (
        symmetry: Symmetry = Symmetry::Rotate90,
        first: Symmetry = Symmetry::FlipVertical
    ) -> Symmetry {
        symmetry.compose(first)
    }
    "Symmetry::inverse" (symmetry: Symmetry = Symmetry::Rotate90) -> Symmetry { symmetry.inverse() }
    "Placement::canonical" (placement: Placement = placement()) -> Placement {
        placement.canonical()
    }
    "Placement::is_canonical" (placement: Placement = placement()) -> bool {
        placement.is_canonical()
    }
    "Placement::orbit_len" (placement: Placement = placement()) -> usize { placement.orbit_len() }
    "Placement::diagonals" (placement: &Placement = &placement()) -> Option<u8> {
        placement.diagonals().last()
    }
    "Placement::anti_diagonals" (placement: &Placement = &placement()) -> Option<i8> {
        placement.anti_diagonals().last()
    }
    "Placement::new" (columns: &[u8] = &COLUMNS) -> Option<Placement> { Placement::new(columns) }
    "Placement::identity" (size: usize = 8) -> Option<Placement> { Placement::identity(size) }
    "Placement::size" (placement: &Placement = &placement()) -> usize { placement.size() }
    "Placement::columns" (placement: &Placement = &placement()) -> &[u8] { placement.columns() }
    "Placement::as_ref([u8])" (placement: &Placement = &placement()) -> &[u8] { placement.as_ref() }
    "Placement::attacks_below" (placement: &Placement = &placement(), row: usize = 2) -> bool {
        placement.attacks_below(row)
    }
    "Placement::is_solution" (placement: &Placement = &placement()) -> bool {
        placement.is_solution()
    }
    "Placement::transform" (
        placement: Placement = placement(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> Placement {
        placement.transform(symmetry)
    }
    "Placement::is_fixed_by" (
        placement: Placement = placement(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> bool {
        placement.is_fixed_by(symmetry)
    }
    "Placement: Debug" (
        placement: &Placement = &placement(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{placement:?}")
    }
}

fn placement() -> Placement {
    solution().into()
}
