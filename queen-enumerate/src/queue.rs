//! The order in which a row gets its queens.
//!
//! While Heap's algorithm runs through the permutations of the first rows, the last of them gets
//! each of their queens once. Its *queue* tells in which order, and the queue of the row above
//! follows from it in a few shifts, however many turns the row has taken.

use queen_core::order;

/// The columns of a row's queens, one for each turn.
#[derive(Clone, Copy)]
pub(crate) struct Queue {
    pub(crate) row: usize,
    /// Four bits each, forwards for an even row and backwards for an odd one.
    columns: u64,
}

impl Queue {
    /// The queue of a board's last row.
    pub(crate) fn of_last_row(size: usize) -> Self {
        let row = size - 1;
        let first = |turns| order::unrank(size, turns as u64 * order::FACTORIALS[row]);
        let columns = (0..size)
            .filter_map(|turns| Some(u64::from(first(turns)?.columns()[row]) << place(row, turns)));
        Self { row, columns: columns.sum() }
    }

    /// The column of the row's queen after so many turns.
    pub(crate) fn column(self, turns: usize) -> usize {
        (self.columns >> place(self.row, turns) & 0xf) as usize
    }

    /// The queue of the row above, after so many turns of this one.
    pub(crate) fn above(self, turns: usize) -> Self {
        let Self { row, columns } = self;
        let columns = if row % 2 == 1 {
            let after = !0 << place(row, turns);
            above_odd(columns & !after | columns >> 4 & after, row, turns)
        } else {
            // Each turn rotates the queue. What was last becomes first, in the place of the row's
            // own.
            let last = 4 * row;
            let rotated = columns >> (4 * turns) | columns << (last + 4 - 4 * turns);
            rotated & ((1 << last) - 0x10) | rotated >> last & 0xf
        };
        Self { row: row - 1, columns }
    }
}

/// Where the column for that many `turns` of `row` stands.
fn place(row: usize, turns: usize) -> usize {
    4 * if row % 2 == 1 { row - turns } else { turns }
}

/// The `others` are the queue without the row's own queen.
fn above_odd(others: u64, row: usize, turns: usize) -> u64 {
    let last = 4 * (row - 1);
    let (front, back) = (others & 0xf, others >> last & 0xf);
    // Each turn exchanges the ends.
    let (front, back) = if turns % 2 == 1 { (front, back) } else { (back, front) };
    if row <= 3 {
        return front | others & 0xf0 | back << last;
    }
    // Between them, the first two go to the end and trade places.
    let (first, second) = (others >> 4 & 0xf, others >> 8 & 0xf);
    let middle =
        others >> 8 & ((1 << (last - 8)) - 0x10) | second << (last - 8) | first << (last - 4);
    front | middle | back << last
}
