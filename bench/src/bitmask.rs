//! The yardstick: what one would write for all solutions at once, in any order.

/// The columns of all solutions in lexicographic order, `size` of them for each.
///
/// Plain recursion with bit masks. Of several ways of writing it, none was clearly faster, with or
/// without optimization.
#[must_use]
pub fn columns(size: usize) -> Vec<u8> {
    let solutions = queen_core::count::SOLUTIONS[size] as usize;
    let mut search = Search {
        size,
        board: (1 << size) - 1,
        placed: [0; queen_core::MAX_TABLE_SIZE],
        columns: Vec::with_capacity(solutions * size),
    };
    search.place(0, 0, 0, 0);
    search.columns
}

struct Search {
    size: usize,
    board: u32,
    placed: [u8; queen_core::MAX_TABLE_SIZE],
    columns: Vec<u8>,
}

impl Search {
    fn place(&mut self, row: usize, along_columns: u32, to_the_left: u32, to_the_right: u32) {
        if along_columns == self.board {
            self.columns.extend_from_slice(&self.placed[..self.size]);
            return;
        }
        let mut free = self.board & !(along_columns | to_the_left | to_the_right);
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            self.placed[row] = queen.trailing_zeros() as u8;
            self.place(
                row + 1,
                along_columns | queen,
                (to_the_left | queen) << 1,
                (to_the_right | queen) >> 1,
            );
        }
    }
}
