//! Counts of the solutions that a rotation of the board leaves unchanged.

use super::MAX_COUNT_SIZE;

/// Returns the number of solutions that a rotation by 180° leaves unchanged and the number that a
/// rotation by 90° leaves unchanged, for a `size` of at least 2.
pub(super) fn fixed_by_rotations(size: usize) -> (u64, u64) {
    let mut search = Search { size, columns: [0; MAX_COUNT_SIZE], fixed_by_180: 0, fixed_by_90: 0 };
    let mut occupied = Occupied::default();
    if size % 2 == 1 {
        let centre = size / 2;
        search.columns[centre] = centre;
        occupied = Occupied::by_queen(size, centre, centre);
    }
    search.place(0, occupied);
    (search.fixed_by_180, search.fixed_by_90)
}

struct Search {
    size: usize,
    columns: [usize; MAX_COUNT_SIZE],
    fixed_by_180: u64,
    fixed_by_90: u64,
}

impl Search {
    /// Places a queen in `row` together with its image by the rotation by 180°, then continues with
    /// the next row, down to the middle of the board.
    fn place(&mut self, row: usize, occupied: Occupied) {
        let last = self.size - 1;
        if row == self.size / 2 {
            self.fixed_by_180 += 1;
            self.fixed_by_90 += u64::from(self.is_fixed_by_90());
            return;
        }
        for column in 0..self.size {
            let queen = Occupied::by_queen(self.size, row, column);
            let image = Occupied::by_queen(self.size, last - row, last - column);
            if !queen.intersects(image) && !queen.intersects(occupied) {
                self.columns[row] = column;
                self.columns[last - row] = last - column;
                self.place(row + 1, occupied.union(queen).union(image));
            }
        }
    }

    fn is_fixed_by_90(&self) -> bool {
        let last = self.size - 1;
        (0..self.size).all(|row| self.columns[self.columns[row]] == last - row)
    }
}

/// The columns and diagonals that have a queen, one bit each.
#[derive(Clone, Copy, Default)]
struct Occupied {
    columns: u64,
    diagonals: u64,
    anti_diagonals: u64,
}

impl Occupied {
    fn by_queen(size: usize, row: usize, column: usize) -> Self {
        Self {
            columns: 1 << column,
            diagonals: 1 << (row + column),
            anti_diagonals: 1 << (row + size - column),
        }
    }

    fn union(self, other: Self) -> Self {
        Self {
            columns: self.columns | other.columns,
            diagonals: self.diagonals | other.diagonals,
            anti_diagonals: self.anti_diagonals | other.anti_diagonals,
        }
    }

    fn intersects(self, other: Self) -> bool {
        self.columns & other.columns != 0
            || self.diagonals & other.diagonals != 0
            || self.anti_diagonals & other.anti_diagonals != 0
    }
}
