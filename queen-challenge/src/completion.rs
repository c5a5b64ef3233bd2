//! The search for the only completion of a board.

use queen_runtime::{AnySolution, Board};

use crate::ChallengeError;

/// The only solution that has the queens of `board`.
///
/// The search goes row by row from the top and stops at the second completion. It needs no table
/// and few steps: a board with few queens soon has two completions, one with many leaves few
/// squares free.
pub(crate) const fn only_completion(board: &Board) -> Result<AnySolution, ChallengeError> {
    let queens = board.row_masks();
    let mut occupied = Occupied { columns: 0, diagonals: 0, anti_diagonals: 0 };
    let mut columns = [0; Board::MAX_SIZE];
    // The rows without a queen, as bits.
    let mut open = 0_u32;
    let mut row = 0;
    while row < board.size() && row < Board::MAX_SIZE {
        let queen = queens[row];
        if queen == 0 {
            open |= 1 << row;
        } else if queen.is_power_of_two() && queen & occupied.in_row(row) == 0 {
            columns[row] = queen.trailing_zeros() as u8;
            occupied.flip(row, columns[row]);
        } else {
            return Err(ChallengeError::NoCompletion);
        }
        row += 1;
    }
    if open == 0 {
        return solution(board.size(), &columns);
    }

    let all = (u32::MAX >> (u32::BITS as usize - board.size())) as u16;
    let mut completion = None;
    // For each open row down to the current one, the squares that have not been tried.
    let mut untried = [0; Board::MAX_SIZE];
    row = open.trailing_zeros() as usize % Board::MAX_SIZE;
    untried[row] = all & !occupied.in_row(row);
    loop {
        if untried[row] == 0 {
            let Some(above) = (open & ((1 << row) - 1)).checked_ilog2() else {
                break;
            };
            // The remainders change nothing but show the compiler that the row exists.
            row = above as usize % Board::MAX_SIZE;
            occupied.flip(row, columns[row]);
            continue;
        }
        columns[row] = untried[row].trailing_zeros() as u8;
        untried[row] &= untried[row] - 1;
        let below = open >> row >> 1;
        if below != 0 {
            occupied.flip(row, columns[row]);
            row = (row + 1 + below.trailing_zeros() as usize) % Board::MAX_SIZE;
            untried[row] = all & !occupied.in_row(row);
        } else if completion.is_none() {
            completion = Some(columns);
        } else {
            return Err(ChallengeError::SeveralCompletions);
        }
    }
    match completion {
        Some(columns) => solution(board.size(), &columns),
        None => Err(ChallengeError::NoCompletion),
    }
}

/// The solution with the first `size` of these columns.
const fn solution(
    size: usize,
    columns: &[u8; Board::MAX_SIZE],
) -> Result<AnySolution, ChallengeError> {
    if let Some((columns, _)) = columns.split_at_checked(size)
        && let Ok(solution) = AnySolution::new(columns)
    {
        Ok(solution)
    } else {
        Err(ChallengeError::NoCompletion)
    }
}

/// The columns and diagonals that have a queen.
struct Occupied {
    columns: u16,
    /// Bit r + c for row r and column c.
    diagonals: u32,
    /// Bit 15 − r + c.
    anti_diagonals: u32,
}

impl Occupied {
    /// Adds a queen, or removes it.
    const fn flip(&mut self, row: usize, column: u8) {
        self.columns ^= 1 << column;
        self.diagonals ^= 1 << (row + column as usize);
        self.anti_diagonals ^= 1 << (Board::MAX_SIZE - 1 - row + column as usize);
    }

    /// The columns where a queen in this row is attacked.
    const fn in_row(&self, row: usize) -> u16 {
        let diagonals = self.diagonals >> row | self.anti_diagonals >> (Board::MAX_SIZE - 1 - row);
        self.columns | diagonals as u16
    }
}
