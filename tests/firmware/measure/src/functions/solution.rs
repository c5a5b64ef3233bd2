//! Functions of solutions.

use core::fmt::{self, Write};

use queen_runtime::*;

use super::*;
use crate::Nowhere;

const LETTERS: &str = ". Q . .\n. . . Q\nQ . . .\n. . Q .";

functions! { FUNCTIONS:
    "Solution::new" (columns: [u8; 8] = COLUMNS) -> Result<Solution<8>, SolutionError> {
        Solution::new(columns)
    }
    "Solution::constructed" () -> Option<Solution<8>> { Solution::constructed() }
    "Solution::into_any" (solution: Solution<8> = solution()) -> AnySolution { solution.into_any() }
    "Solution::size" (solution: &Solution<8> = &solution()) -> usize {
        queen_runtime::draw::Position::size(solution)
    }
    "Solution::try_from(AnySolution)" (
        solution: AnySolution = solution().into()
    ) -> Result<Solution<8>, SolutionError> {
        solution.try_into()
    }
    "[u8]::from(Solution)" (solution: Solution<8> = solution()) -> [u8; 8] { solution.into() }
    "Placement::from(Solution)" (solution: Solution<8> = solution()) -> Placement {
        solution.into()
    }
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
    "Solution::columns" (solution: &Solution<8> = &solution()) -> &[u8; 8] { solution.columns() }
    "Solution::deref" (solution: &Solution<8> = &solution()) -> &[u8] { solution }
    "Solution::as_ref([u8])" (solution: &Solution<8> = &solution()) -> &[u8] { solution.as_ref() }
    "Solution::has_queen" (
        solution: &Solution<8> = &solution(),
        row: usize = 1,
        column: usize = 6
    ) -> bool {
        solution.has_queen(row, column)
    }
    "Solution::queens" (solution: &Solution<8> = &solution()) -> Queens { solution.queens() }
    "Solution::row_masks" (solution: &Solution<8> = &solution()) -> [u16; 8] {
        solution.row_masks()
    }
    "Solution::transform" (
        solution: Solution<8> = solution(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> Solution<8> {
        solution.transform(symmetry)
    }
    "Solution::is_fixed_by" (
        solution: Solution<8> = solution(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> bool {
        solution.is_fixed_by(symmetry)
    }
    "Solution::try_from(&[u8])" (columns: &[u8] = &COLUMNS) -> Result<Solution<8>, SolutionError> {
        columns.try_into()
    }
    "Solution::try_from(Board)" (
        board: Board = solution().into()
    ) -> Result<Solution<8>, SolutionError> {
        board.try_into()
    }
    "Solution::from_str" (picture: &str = LETTERS) -> Result<Solution<4>, ParseSolutionError> {
        picture.parse()
    }
    "Solution: Display" (
        solution: &Solution<8> = &solution(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{solution}")
    }
    "Solution: Debug" (
        solution: &Solution<8> = &solution(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{solution:?}")
    }
}

functions! { ANY_FUNCTIONS:
    "AnySolution::new" (columns: &[u8] = &COLUMNS) -> Result<AnySolution, SolutionError> {
        AnySolution::new(columns)
    }
    "AnySolution::from(Solution)" (solution: Solution<8> = solution()) -> AnySolution {
        solution.into()
    }
    "AnySolution::size" (solution: &AnySolution = &solution().into_any()) -> usize {
        solution.size()
    }
    "Placement::from(AnySolution)" (solution: AnySolution = solution().into_any()) -> Placement {
        solution.into()
    }
    "AnySolution::columns" (solution: &AnySolution = &solution().into_any()) -> &[u8] {
        solution.columns()
    }
    "AnySolution::deref" (solution: &AnySolution = &solution().into_any()) -> &[u8] { solution }
    "AnySolution::as_ref([u8])" (solution: &AnySolution = &solution().into_any()) -> &[u8] {
        solution.as_ref()
    }
    "AnySolution::has_queen" (
        solution: &AnySolution = &solution().into_any(),
        row: usize = 1,
        column: usize = 6
    ) -> bool {
        solution.has_queen(row, column)
    }
    "AnySolution::queens" (solution: &AnySolution = &solution().into_any()) -> Queens {
        solution.queens()
    }
    "AnySolution::transform" (
        solution: AnySolution = solution().into_any(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> AnySolution {
        solution.transform(symmetry)
    }
    "AnySolution::is_fixed_by" (
        solution: AnySolution = solution().into_any(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> bool {
        solution.is_fixed_by(symmetry)
    }
    "AnySolution::try_from(&[u8])" (
        columns: &[u8] = &COLUMNS
    ) -> Result<AnySolution, SolutionError> {
        columns.try_into()
    }
    "AnySolution::try_from(Board)" (
        board: Board = solution().into()
    ) -> Result<AnySolution, SolutionError> {
        board.try_into()
    }
    "AnySolution::from_str" (picture: &str = LETTERS) -> Result<AnySolution, ParseSolutionError> {
        picture.parse()
    }
    "AnySolution: Display" (
        solution: &AnySolution = &solution().into_any(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{solution}")
    }
    "AnySolution: Debug" (
        solution: &AnySolution = &solution().into_any(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{solution:?}")
    }
}
