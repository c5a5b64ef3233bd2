//! The baseline of the benchmarks: plain recursion with bit masks.

/// The columns of all solutions in lexicographic order, `size` columns per solution.
///
/// Of several variants, none was clearly faster, with or without optimization.
#[must_use]
pub fn columns(size: usize) -> Vec<u8> {
    let solutions = queen_math::count::SOLUTIONS[size] as usize;
    let mut search = Search {
        size,
        board: (1 << size) - 1,
        placed: [0; queen_math::MAX_TABLE_SIZE],
        columns: Vec::with_capacity(solutions * size),
    };
    search.place(0, 0, 0, 0);
    search.columns
}

struct Search {
    size: usize,
    board: u32,
    placed: [u8; queen_math::MAX_TABLE_SIZE],
    columns: Vec<u8>,
}

impl Search {
    fn place(&mut self, row: usize, columns: u32, diagonals: u32, anti_diagonals: u32) {
        if columns == self.board {
            self.columns.extend_from_slice(&self.placed[..self.size]);
            return;
        }
        let mut free = self.board & !(columns | diagonals | anti_diagonals);
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            self.placed[row] = queen.trailing_zeros() as u8;
            self.place(
                row + 1,
                columns | queen,
                (diagonals | queen) >> 1,
                (anti_diagonals | queen) << 1,
            );
        }
    }
}
