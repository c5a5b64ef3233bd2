//! Blocked squares that leave one solution, none of them in vain.
//!
//! Each other solution that the clues so far allow loses a square to a block. That is one pass over
//! the table, since blocks only become more. Then those that are not needed are removed, one after
//! the other: removing one can make others needed, but never the reverse, so in the end all are.
//!
//! Blocks that are spread over the board leave two or more squares in each row and column, so that
//! on 8 × 8, nine of ten such boards have to be guessed. So a few rows and columns are *favoured*:
//! a solution loses a square in the first of them if it can, and blocks elsewhere are the first to
//! be removed. A favoured line ends with few squares left, and that is where players begin.

use queen_runtime::layout::PuzzleLayout;
use queen_runtime::{Board, QueenPuzzle, Square};

use super::draft::Draft;
use super::small::SmallNumbers;
use crate::rows::squares;

/// The number of favoured rows and columns. With one, easy boards do not come up at all; with more
/// than four, the grades stay as they are.
const FAVOURED: u8 = 4;

/// The favoured rows and columns of a board.
struct Favoured {
    /// The place of each row in the order of the lines; [`FAVOURED`] for one that is not favoured.
    rows: [u8; Board::MAX_SIZE],
    columns: [u8; Board::MAX_SIZE],
}

impl Favoured {
    fn new(size: usize, numbers: &mut SmallNumbers) -> Self {
        let (mut rows, mut columns) = ([FAVOURED; Board::MAX_SIZE], [FAVOURED; Board::MAX_SIZE]);
        for place in 0..FAVOURED {
            let lines = if numbers.below(2) == 0 { &mut rows } else { &mut columns };
            lines[numbers.below(size as u32) as usize % Board::MAX_SIZE] = place;
        }
        Self { rows, columns }
    }

    /// The place of the first favoured line of a square; [`FAVOURED`] if it has none.
    fn place(&self, (row, column): (usize, usize)) -> u8 {
        self.rows[row % Board::MAX_SIZE].min(self.columns[column % Board::MAX_SIZE])
    }
}

impl Draft {
    /// Adds blocked squares until the solution is the only one, each of which is needed.
    pub(super) fn block<const N: usize, L: PuzzleLayout>(
        &mut self,
        puzzle: &QueenPuzzle<N, L>,
        numbers: &mut SmallNumbers,
    ) {
        let favoured = Favoured::new(puzzle.size(), numbers);
        // The solutions before `other` are ruled out, or are the one of the draft.
        for other in puzzle {
            let columns = other.columns();
            if self.ruled_out_in(columns) == Some(0) {
                self.block_one(columns, &favoured, numbers);
            }
        }
        // Each pass removes one square, so this ends.
        while let Some(square) = self.superfluous(puzzle, &favoured, numbers) {
            self.clues.blocked.remove(square);
        }
    }

    /// Blocks a square that these queens have and the solution has not.
    fn block_one(&mut self, columns: &[u8], favoured: &Favoured, numbers: &mut SmallNumbers) {
        // From a random row on, since of several squares with the least place the first is taken.
        let size = columns.len();
        let first = numbers.below(size as u32) as usize;
        let queens = (first..size).chain(0..first).filter_map(|row| {
            let column = usize::from(*columns.get(row)?);
            (column != self.column(row)).then_some((row, column))
        });
        if let Some(square) = queens.min_by_key(|&square| favoured.place(square)) {
            self.clues.blocked.insert(Square::from(square));
        }
    }

    /// A blocked square that is not needed: a random one of those furthest from the first favoured
    /// line.
    fn superfluous<const N: usize, L: PuzzleLayout>(
        &self,
        puzzle: &QueenPuzzle<N, L>,
        favoured: &Favoured,
        numbers: &mut SmallNumbers,
    ) -> Option<Square> {
        let mut rows = self.clues.blocked.row_masks();
        rows.iter_mut().zip(self.needed(puzzle)).for_each(|(row, needed)| *row &= !needed);
        let last = squares(rows).map(|square| favoured.place(square)).max()?;
        let of_last = || squares(rows).filter(|&square| favoured.place(square) == last);
        let index = numbers.below(of_last().count() as u32) as usize;
        of_last().nth(index).map(Square::from)
    }
}
