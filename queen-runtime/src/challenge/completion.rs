//! The search for the only completion of a board.

use queen_core::MAX_TABLE_SIZE;

use super::free::Free;
use super::{ChallengeError, Notes};
use crate::{AnySolution, Board};

/// The only solution that has the queens of `board`.
///
/// The search goes row by row from the top and ends with the second completion. It takes no table,
/// and few steps: a board with few queens soon has two completions, one with many leaves few squares
/// free.
pub(super) const fn only_completion(board: &Board) -> Result<AnySolution, ChallengeError> {
    let Some(free) = Free::new(&Notes::new(*board)) else {
        return Err(ChallengeError::NoCompletion);
    };
    let mut free = *free.rows();
    let queens = board.row_masks();
    let mut row = 0;
    while row < MAX_TABLE_SIZE {
        free[row] |= queens[row];
        row += 1;
    }

    let mut completion = None;
    let mut occupied = Occupied { columns: 0, diagonals: 0, anti_diagonals: 0 };
    // For each row down to the current one, the squares that have not been tried, and the queen.
    let mut untried = [0; MAX_TABLE_SIZE];
    let mut columns = [0_u8; MAX_TABLE_SIZE];
    untried[0] = free[0];
    row = 0;
    loop {
        // The remainder is what `row` is; it tells the compiler that there is such a row.
        let here = row % MAX_TABLE_SIZE;
        if untried[here] == 0 {
            if row == 0 {
                break;
            }
            row -= 1;
            occupied.flip(row, columns[row % MAX_TABLE_SIZE]);
            continue;
        }
        columns[here] = untried[here].trailing_zeros() as u8;
        untried[here] &= untried[here] - 1;
        if row + 1 < board.size() {
            occupied.flip(row, columns[here]);
            row += 1;
            untried[row % MAX_TABLE_SIZE] = free[row % MAX_TABLE_SIZE] & !occupied.in_row(row);
        } else if completion.is_none() {
            completion = Some(columns);
        } else {
            return Err(ChallengeError::SeveralCompletions);
        }
    }
    let Some(columns) = completion else {
        return Err(ChallengeError::NoCompletion);
    };
    match columns.split_at_checked(board.size()) {
        Some((columns, _)) => Ok(AnySolution::from_checked(columns)),
        None => Err(ChallengeError::NoCompletion),
    }
}

/// The columns and diagonals that have a queen.
struct Occupied {
    columns: u16,
    /// Bit r + c for row r and column c.
    diagonals: u32,
    /// Bit 15 - r + c.
    anti_diagonals: u32,
}

impl Occupied {
    /// Adds a queen, or removes it.
    const fn flip(&mut self, row: usize, column: u8) {
        self.columns ^= 1 << column;
        self.diagonals ^= 1 << (row + column as usize);
        self.anti_diagonals ^= 1 << (MAX_TABLE_SIZE - 1 - row + column as usize);
    }

    /// The columns where a queen in this row is attacked.
    const fn in_row(&self, row: usize) -> u16 {
        let diagonals = self.diagonals >> row | self.anti_diagonals >> (MAX_TABLE_SIZE - 1 - row);
        self.columns | diagonals as u16
    }
}
