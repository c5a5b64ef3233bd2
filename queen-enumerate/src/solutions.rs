//! Enumeration of the solutions of a size, as columns or as ranks.

use queen_math::count::Levels;
use queen_math::order::ColumnOrder;

use crate::arrange::{Output, arrange};
use crate::half;
use crate::threads::run_jobs;

/// Returns the columns of all solutions in Heap's order, `size` columns per solution from the top
/// row down, and the levels of the tree. Returns `None` unless `size` is from 1 to
/// [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE).
///
/// Uses `threads` threads; 0 is treated as 1. The result does not depend on it;
/// [`threads`](crate::threads) returns a good number.
///
/// ```
/// let (columns, levels) = queen_enumerate::columns(4, 1).unwrap();
/// assert_eq!(columns, [1, 3, 0, 2, 2, 0, 3, 1]);
/// assert_eq!(levels.tested_permutations(), 18);
/// ```
#[must_use]
pub fn columns(size: usize, threads: usize) -> Option<(Vec<u8>, Levels)> {
    let (parts, levels) = enumerate(size, threads, Output::Columns, unpack::<false>)?;
    let mut columns = Vec::with_capacity(levels.solutions() as usize * size);
    for part in parts {
        columns.extend_from_slice(&part.columns);
    }
    Some((columns, levels))
}

/// The same columns as they stand in a literal of bytes, in parts. `None` below size 14.
///
/// All columns are ASCII. Of those below 16, only the carriage return, column 13, cannot stand for
/// itself in a literal, and is written `\r`. From size 14 on, each solution has one queen in this
/// column, so each takes one byte more than it has rows.
#[must_use]
pub fn literal(size: usize, threads: usize) -> Option<(Vec<Vec<u8>>, Levels)> {
    if size <= usize::from(b'\r') {
        return None;
    }
    let (parts, levels) = enumerate(size, threads, Output::Columns, unpack::<true>)?;
    let mut literal = Vec::with_capacity(parts.len());
    for part in parts {
        literal.push(part.columns);
    }
    Some((literal, levels))
}

/// Returns the [ranks](queen_math::order::rank) of all solutions in ascending order, and the levels
/// of the tree. Returns `None` unless `size` is from 1 to
/// [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE).
///
/// Uses `threads` threads; 0 is treated as 1. The result does not depend on it;
/// [`threads`](crate::threads) returns a good number.
///
/// ```
/// let (ranks, levels) = queen_enumerate::ranks(4, 1).unwrap();
/// assert_eq!(ranks, [7, 13]);
/// assert_eq!(levels.tested_permutations(), 18);
/// ```
#[must_use]
pub fn ranks(size: usize, threads: usize) -> Option<(Vec<u64>, Levels)> {
    let convert = |_, ranks| Part { columns: Vec::new(), ranks };
    let (parts, levels) = enumerate(size, threads, Output::Ranks, convert)?;
    let mut ranks = Vec::with_capacity(levels.solutions() as usize);
    for part in parts {
        ranks.extend_from_slice(&part.ranks);
    }
    Some((ranks, levels))
}

/// Consecutive solutions: their columns, or their ranks. The other one is empty.
///
/// One type for both: with a generic one, the search would be compiled once for columns and once
/// for ranks, together with all that starts its threads.
#[derive(Default)]
struct Part {
    columns: Vec<u8>,
    ranks: Vec<u64>,
}

/// The columns of `solutions`, with or without escapes: `size` bytes per solution, and one more for
/// the escape, from the top row down.
///
/// A solution has four bits per row, of which the lowest are those of the top row.
///
/// A solution becomes 16 bytes at once, and those beyond its last row are overwritten by the next
/// one. For the escape of a column 13, the bytes from its row on are written once more, a byte
/// later.
fn unpack<const ESCAPES: bool>(size: usize, solutions: Vec<u64>) -> Part {
    let size = size + usize::from(ESCAPES);
    let len = solutions.len() * size;
    // The last solution, too, is written with 16 bytes, or 17 with its escape.
    let mut columns = vec![0; len + 17];
    // Without optimization, each index into a `Vec` is a function call, but not that into a slice.
    let table = &mut columns[..];
    let mut start = 0;
    // The bytes before `start` are written.
    for solution in solutions {
        let bytes = bytes(solution).to_le_bytes();
        table[start..start + 16].copy_from_slice(&bytes);
        if ESCAPES {
            let row = row_of_13(solution);
            let escape = start + row;
            table[escape + 1..start + 17].copy_from_slice(&bytes[row..]);
            table[escape] = b'\\';
            table[escape + 1] = b'r';
        }
        start += size;
    }
    columns.truncate(len);
    Part { columns, ranks: Vec::new() }
}

/// The four bits of each row as a byte.
///
/// The first step takes the bits of all 16 rows as a group, and moves the upper half of them, those
/// of eight rows, further up by as much room as they need to become bytes. The next steps do the
/// same with the groups of eight, four and two rows. `0x1302`, a group of four rows, becomes
/// `0x0013_0002` and then `0x0103_0002`.
fn bytes(solution: u64) -> u128 {
    let mut bytes = u128::from(solution);
    bytes = (bytes | bytes << 32) & (u128::MAX / 0x1_0000_0001);
    bytes = (bytes | bytes << 16) & (u128::MAX / 0x1_0001);
    bytes = (bytes | bytes << 8) & (u128::MAX / 0x101);
    (bytes | bytes << 4) & (u128::MAX / 0x11)
}

/// The row of column 13, without a loop over the rows.
fn row_of_13(solution: u64) -> usize {
    // The four bits of this row are now zero, and those of no other row.
    let others = solution ^ 0xdddd_dddd_dddd_dddd;
    // The lowest of the four bits is now set if any of them was.
    let others = others | others >> 1;
    let others = others | others >> 2;
    (!others & 0x1111_1111_1111_1111).trailing_zeros() as usize / 4
}

/// Finds all solutions. Returns them in Heap's order, in parts, and the levels of the tree. There
/// is a part for each pair of different columns in the last two rows. `output` says which number is
/// kept of a solution, and `convert` makes a part of these numbers.
fn enumerate(
    size: usize,
    threads: usize,
    output: Output,
    convert: fn(usize, Vec<u64>) -> Part,
) -> Option<(Vec<Part>, Levels)> {
    let last_row = ColumnOrder::of_last_row(size)?;
    if size == 1 {
        // Column 0 or rank 0. This board is its own mirror image.
        return Some((vec![convert(size, vec![0])], Levels::from_nodes(&[1, 1])?));
    }
    // Makes a part of the solutions with these queens, of which the first is in the last row and
    // the second in the row above it. Returns its place among all parts as well: in Heap's order
    // the last row counts most, so this is the rank of the two queens' digits. For size 4 and
    // columns 1 and 3, the last row has the order 3 2 1 0, so column 1 is at digit 2. The row above
    // then has the order 3 2 0, so column 3 is at digit 0, and the place is 2 · 3 + 0 = 6 of 12.
    let part = |queens: [usize; 2], found: &[u64]| {
        let (mut order, mut rank) = (last_row, 0);
        for column in queens {
            let digit = order.digit(column as u8);
            rank = rank * (order.row() + 1) + digit;
            order = order.above(digit);
        }
        (rank, convert(size, arrange(order, rank as u64, found, output)))
    };
    let last = size - 1;
    // The last column in each row. Subtracting a solution from it mirrors each of its columns. None
    // is greater than the last column, so no row borrows from the next.
    let rightmost = last as u64 * (0x1111_1111_1111_1111 >> (64 - 4 * size));
    let start = || {
        let mut room = half::room(size);
        move |&queens: &[usize; 2]| {
            let (left, nodes) = half::search(size, queens, &mut room);
            // Mirror images of ascending solutions descend, and `part` wants them to ascend.
            let mut right = Vec::with_capacity(left.len());
            let mut rest = left.len();
            while rest > 0 {
                rest -= 1;
                right.push(rightmost - left[rest]);
            }
            let mirrored = [last - queens[0], last - queens[1]];
            ([part(queens, &left), part(mirrored, &right)], nodes)
        }
    };
    // Parts whose two queens attack each other are not searched and stay empty.
    let mut parts = Vec::with_capacity(size * last);
    while parts.len() < size * last {
        parts.push(Part::default());
    }
    let mut nodes = [0; Levels::MAX_SIZE + 1];
    run_jobs(&half::starts(size), threads, start, |_, ([left, right], counted)| {
        parts[left.0] = left.1;
        parts[right.0] = right.1;
        let mut level = 0;
        // Each node counts for its mirror image, too. The nodes are counted from level 2 on, and
        // `from_subproblems` adds levels 0 and 1.
        while level <= size {
            nodes[level] += 2 * counted[level];
            level += 1;
        }
    });
    Some((parts, Levels::from_subproblems(size, [nodes])?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_becomes_bytes() {
        assert_eq!(bytes(0x1302), 0x0103_0002);
        let rows = 0xfedc_ba98_7654_3210;
        assert_eq!(
            bytes(rows),
            u128::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
        );
        assert_eq!(row_of_13(rows), 13);
        assert_eq!(row_of_13(0xd), 0);
    }
}
