//! The solutions that turning the board leaves as they are.

use super::MAX_TREE_SIZE;

/// How many solutions for a board of size 2 or more a half turn leaves as they are, and how many of
/// these a quarter turn.
pub(super) fn fixed_by_turns(size: usize) -> (u64, u64) {
    let mut search = Search { size, columns: [0; MAX_TREE_SIZE], by_half: 0, by_quarter: 0 };
    let mut lines = Lines::default();
    if size % 2 == 1 {
        let centre = size / 2;
        search.columns[centre] = centre;
        lines = Lines::through(size, centre, centre);
    }
    search.extend(0, lines);
    (search.by_half, search.by_quarter)
}

struct Search {
    size: usize,
    columns: [usize; MAX_TREE_SIZE],
    by_half: u64,
    by_quarter: u64,
}

impl Search {
    /// Places a queen in `row` and its image by the half turn, and so on down to the middle.
    fn extend(&mut self, row: usize, taken: Lines) {
        let last = self.size - 1;
        if row == self.size / 2 {
            self.by_half += 1;
            self.by_quarter += u64::from(self.is_fixed_by_a_quarter_turn());
            return;
        }
        for column in 0..self.size {
            let queen = Lines::through(self.size, row, column);
            let image = Lines::through(self.size, last - row, last - column);
            if !queen.meet(image) && !queen.meet(taken) {
                self.columns[row] = column;
                self.columns[last - row] = last - column;
                self.extend(row + 1, taken.and(queen).and(image));
            }
        }
    }

    fn is_fixed_by_a_quarter_turn(&self) -> bool {
        let last = self.size - 1;
        (0..self.size).all(|row| self.columns[self.columns[row]] == last - row)
    }
}

/// Columns and diagonals with a queen on them, a bit each.
#[derive(Clone, Copy, Default)]
struct Lines {
    columns: u64,
    rising: u64,
    falling: u64,
}

impl Lines {
    fn through(size: usize, row: usize, column: usize) -> Self {
        Self {
            columns: 1 << column,
            rising: 1 << (row + column),
            falling: 1 << (row + size - 1 - column),
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            columns: self.columns | other.columns,
            rising: self.rising | other.rising,
            falling: self.falling | other.falling,
        }
    }

    fn meet(self, other: Self) -> bool {
        self.columns & other.columns | self.rising & other.rising | self.falling & other.falling
            != 0
    }
}
