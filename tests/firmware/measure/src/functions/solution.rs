//! Functions of solutions.

use core::cmp::Ordering;
use core::fmt::{self, Write};
use core::iter::{Copied, Take};
use core::{array, slice};

use queen_runtime::error::*;
use queen_runtime::iter::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

const LETTERS: &str = ". Q . .\n. . . Q\nQ . . .\n. . Q .";

/// The functions of solutions whose size is a type, or a value.
macro_rules! solutions {
    ($list:ident, $after:literal, $solution:expr, $type:ty, $n:literal, $parsed:ty) => {
        functions! { $list, $after:
            "Solution::from_columns" (columns: &[u8] = &COLUMNS) -> Result<$type, SolutionError> {
                <$type>::from_columns(columns)
            }
            "Solution::into_any" (solution: $type = $solution) -> AnySolution {
                solution.into_any()
            }
            "Solution::size" (solution: &$type = &$solution) -> usize { solution.size() }
            "Solution::columns" (solution: &$type = &$solution) -> &[u8] { solution.columns() }
            "Solution::as_ref([u8])" (solution: &$type = &$solution) -> &[u8] { solution.as_ref() }
            "&Solution::into_iter" (solution: &$type = &$solution) -> Copied<slice::Iter<'_, u8>> {
                solution.into_iter()
            }
            "Solution::into_iter" (solution: $type = $solution) -> Take<array::IntoIter<u8, $n>> {
                solution.into_iter()
            }
            "Solution::has_queen" (
                solution: &$type = &$solution,
                square: Square = Square::new(1, 6)
            ) -> bool {
                solution.has_queen(square)
            }
            "Solution::queens" (solution: &$type = &$solution) -> SquareIter { solution.queens() }
            "Solution::row_masks" (solution: &$type = &$solution) -> [u16; $n] {
                solution.row_masks()
            }
            "Solution::bitboard" (solution: &$type = &$solution) -> Option<u64> {
                solution.bitboard()
            }
            "Solution::cmp" (
                solution: &$type = &$solution,
                other: &$type = &$solution
            ) -> Ordering {
                solution.cmp(other)
            }
            "Solution::partial_cmp" (
                solution: &$type = &$solution,
                other: &$type = &$solution
            ) -> Option<Ordering> {
                solution.partial_cmp(other)
            }
            "Solution::eq([u8])" (
                solution: &$type = &$solution,
                columns: &[u8] = &COLUMNS
            ) -> bool {
                solution == columns
            }
            "[u8]::eq(Solution)" (
                columns: &[u8] = &COLUMNS,
                solution: &$type = &$solution
            ) -> bool {
                columns == solution
            }
            "&[u8]::eq(Solution)" (
                columns: &&[u8] = &COLUMNS.as_slice(),
                solution: &$type = &$solution
            ) -> bool {
                columns == solution
            }
            "[u8]::eq(Solution), of an array" (
                columns: &[u8; 8] = &COLUMNS,
                solution: &$type = &$solution
            ) -> bool {
                columns == solution
            }
            "Solution::eq(&[u8]), of an array" (
                solution: &$type = &$solution,
                columns: &&[u8; 8] = &&COLUMNS
            ) -> bool {
                solution == columns
            }
            "Solution::eq(&[u8])" (
                solution: &$type = &$solution,
                columns: &&[u8] = &COLUMNS.as_slice()
            ) -> bool {
                solution == columns
            }
            "Solution::transform" (
                solution: $type = $solution,
                symmetry: Symmetry = Symmetry::Rotate90
            ) -> $type {
                solution.transform(symmetry)
            }
            "Solution::is_fixed_by" (
                solution: $type = $solution,
                symmetry: Symmetry = Symmetry::Rotate90
            ) -> bool {
                solution.is_fixed_by(symmetry)
            }
            "Placement::from(Solution)" (solution: $type = $solution) -> Placement {
                solution.into()
            }
            "Placement::from(&Solution)" (solution: &$type = &$solution) -> Placement {
                solution.into()
            }
            "Solution::try_from(&[u8]), of an array" (
                columns: &[u8; 8] = &COLUMNS
            ) -> Result<$type, SolutionError> {
                columns.try_into()
            }
            "Solution::try_from(&Board)" (
                board: &Board = &$solution.into()
            ) -> Result<$type, SolutionError> {
                board.try_into()
            }
            "Solution::try_from(&[u8])" (
                columns: &[u8] = &COLUMNS
            ) -> Result<$type, SolutionError> {
                columns.try_into()
            }
            "Solution::try_from(Board)" (
                board: Board = $solution.into()
            ) -> Result<$type, SolutionError> {
                board.try_into()
            }
            "Solution::try_from(Placement)" (
                placement: Placement = $solution.into()
            ) -> Result<$type, SolutionError> {
                placement.try_into()
            }
            "Solution::from_str" (picture: &str = LETTERS) -> Result<$parsed, ParseSolutionError> {
                picture.parse()
            }
            "Solution: Display" (
                solution: &$type = &$solution,
                output: &mut dyn Write = &mut Nowhere
            ) -> fmt::Result {
                write!(output, "{solution}")
            }
            "Solution: Debug" (
                solution: &$type = &$solution,
                output: &mut dyn Write = &mut Nowhere
            ) -> fmt::Result {
                write!(output, "{solution:?}")
            }
        }
    };
}

solutions!(FUNCTIONS, "", solution(), Solution<8>, 8, Solution<4>);
solutions!(ANY_FUNCTIONS, ", any", solution().into_any(), AnySolution, 16, AnySolution);

functions! { OTHER_FUNCTIONS:
    "Solution::new" (columns: [u8; 8] = COLUMNS) -> Result<Solution<8>, SolutionError> {
        Solution::new(columns)
    }
    "Solution::constructed" () -> Option<Solution<8>> { Solution::constructed() }
    "Solution::as_array" (solution: &Solution<8> = &solution()) -> &[u8; 8] { solution.as_array() }
    "Solution::eq([u8]), of an array" (
        solution: &Solution<8> = &solution(),
        columns: &[u8; 8] = &COLUMNS
    ) -> bool {
        solution == columns
    }
    "Solution::eq(Solution)" (
        solution: &Solution<8> = &solution(),
        other: &AnySolution = &solution().into_any()
    ) -> bool {
        solution == other
    }
    "AnySolution::eq(Solution)" (
        solution: &AnySolution = &solution().into_any(),
        other: &Solution<8> = &solution()
    ) -> bool {
        solution == other
    }
    "Solution::try_from([u8])" (columns: [u8; 8] = COLUMNS) -> Result<Solution<8>, SolutionError> {
        columns.try_into()
    }
    "Solution::try_from(Solution)" (
        solution: AnySolution = solution().into()
    ) -> Result<Solution<8>, SolutionError> {
        solution.try_into()
    }
    "AnySolution::from(Solution)" (solution: Solution<8> = solution()) -> AnySolution {
        solution.into()
    }
    "[u8]::from(Solution)" (solution: Solution<8> = solution()) -> [u8; 8] { solution.into() }
    "SolutionError: Display" (
        error: &SolutionError = &Solution::new([1, 3, 0, 1]).unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "ParseSolutionError: Display" (
        error: &ParseSolutionError = &".".parse::<Solution<4>>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "ParseSolutionError::from(SolutionError)" (
        error: SolutionError = Solution::new([1, 3, 0, 1]).unwrap_err()
    ) -> ParseSolutionError {
        error.into()
    }
    "ParseSolutionError::from(ParseBoardError)" (
        error: ParseBoardError = Board::from_fen("").unwrap_err()
    ) -> ParseSolutionError {
        error.into()
    }
}
