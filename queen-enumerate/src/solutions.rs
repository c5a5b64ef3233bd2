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
    let (parts, levels) = enumerate(size, threads, Output::Columns)?;
    Some((unpack(size, parts, false), levels))
}

/// The same columns as a literal of bytes, from `b"` to `"`. `None` below size 14.
///
/// All columns are ASCII. Of those below 16, only the carriage return, column 13, cannot stand for
/// itself in a literal, and is written `\r`. From size 14 on, each solution has one queen in this
/// column, so each takes one byte more than it has rows.
#[must_use]
pub fn literal(size: usize, threads: usize) -> Option<(Vec<u8>, Levels)> {
    if size <= usize::from(b'\r') {
        return None;
    }
    let (parts, levels) = enumerate(size, threads, Output::Columns)?;
    Some((unpack(size, parts, true), levels))
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
    let (parts, levels) = enumerate(size, threads, Output::Ranks)?;
    let mut ranks = Vec::with_capacity(levels.solutions() as usize);
    for part in parts {
        ranks.extend_from_slice(&part);
    }
    Some((ranks, levels))
}

/// The columns of the solutions in all parts, `size` bytes per solution from the top row down, or a
/// `literal` of them, which has one byte more for the escape in each solution.
///
/// A solution has four bits per row, of which the lowest are those of the top row. It becomes 16
/// bytes at once, and those beyond its last row are overwritten by the next one.
///
/// In a literal, the 13 and the rows below it move down by a row before that, and the escape takes
/// the bytes of the free row and of the 13. 0x1d02 becomes 0x1d002, and then the bytes 2, 0, `\`,
/// `r` and 1. On the largest board, the last row falls out of the word, so its byte, the 17th, is
/// written first.
fn unpack(size: usize, parts: Vec<Vec<u64>>, literal: bool) -> Vec<u8> {
    let size = size + usize::from(literal);
    let start = if literal { 2 } else { 0 };
    let mut end = start;
    for part in &parts {
        end += part.len() * size;
    }
    // The last solution, too, is written with 16 bytes, or 17 with its escape.
    let mut bytes = vec![0; end + 17];
    let mut rest = &mut bytes[start..];
    for part in parts {
        // Without optimization, each index into a `Vec` is a function call, but not that into a
        // slice.
        let solutions = &part[..];
        let mut index = 0;
        // `rest` begins with the first byte of the solution at `index`.
        while index < solutions.len() {
            let mut solution = solutions[index];
            let mut row = 0;
            if literal {
                row = row_of_13(solution);
                rest[16] = (solution >> 60) as u8;
                let moved = solution >> (4 * row) << (4 * row);
                solution ^= moved ^ moved << 4;
            }
            if let Some(first) = rest.first_chunk_mut() {
                *first = spread(solution).to_le_bytes();
            }
            if literal {
                rest[row] = b'\\';
                rest[row + 1] = b'r';
            }
            rest = &mut rest[size..];
            index = index.wrapping_add(1);
        }
    }
    if literal {
        (bytes[0], bytes[1], bytes[end]) = (b'b', b'"', b'"');
        end += 1;
    }
    bytes.truncate(end);
    bytes
}

/// The four bits of each row as a byte.
///
/// The first step takes the bits of all 16 rows as a group, and moves the upper half of them, those
/// of eight rows, further up by as much room as they need to become bytes. The next steps do the
/// same with the groups of eight, four and two rows. `0x1302`, a group of four rows, becomes
/// `0x0013_0002` and then `0x0103_0002`.
fn spread(solution: u64) -> u128 {
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

/// Finds all solutions. Returns what `output` says is kept of them, in Heap's order and in parts,
/// and the levels of the tree. There is a part for each pair of different columns in the last two
/// rows.
fn enumerate(size: usize, threads: usize, output: Output) -> Option<(Vec<Vec<u64>>, Levels)> {
    let last_row = ColumnOrder::of_last_row(size)?;
    if size == 1 {
        // Column 0 or rank 0. This board is its own mirror image.
        return Some((vec![vec![0]], Levels::from_nodes(&[1, 1])?));
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
        (rank, arrange(order, rank as u64, found, output))
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
            let mut right = vec![0; left.len()];
            let (from, to) = (&left[..], &mut right[..]);
            let (mut index, mut rest) = (0, from.len());
            while rest > 0 {
                rest = rest.wrapping_sub(1);
                to[rest] = rightmost - from[index];
                index = index.wrapping_add(1);
            }
            let mirrored = [last - queens[0], last - queens[1]];
            ([part(queens, &left), part(mirrored, &right)], nodes)
        }
    };
    // Parts whose two queens attack each other are not searched and stay empty.
    let mut parts = Vec::with_capacity(size * last);
    while parts.len() < size * last {
        parts.push(Vec::new());
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
        assert_eq!(spread(0x1302), 0x0103_0002);
        let rows = 0xfedc_ba98_7654_3210;
        assert_eq!(
            spread(rows),
            u128::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
        );
        assert_eq!(row_of_13(rows), 13);
        assert_eq!(row_of_13(0xd), 0);
        let literal = b"b\"\x02\0\\r\x01\x01\x02\0\\r\"";
        assert_eq!(unpack(4, vec![vec![0x1d02], vec![0xd021]], true), literal);
    }

    #[test]
    fn a_literal_has_the_column_13_in_any_row() {
        for size in 14..=16 {
            // All rotations of 0, 1, 2, …, in two parts.
            let rotations: Vec<Vec<u8>> = (0..size)
                .map(|first| (0..size).map(|row| ((first + row) % size) as u8).collect())
                .collect();
            let word = |columns: &Vec<u8>| {
                columns.iter().rev().fold(0, |word, &column| word << 4 | u64::from(column))
            };
            let words: Vec<u64> = rotations.iter().map(word).collect();
            let parts = [&words[..3], &words[3..], &[]].map(<[u64]>::to_vec).to_vec();
            let columns = rotations.concat();
            assert_eq!(unpack(size, parts.clone(), false), columns, "n = {size}");
            let escaped = String::from_utf8(columns).unwrap().replace('\r', "\\r");
            let literal = format!("b\"{escaped}\"");
            assert_eq!(unpack(size, parts, true), literal.into_bytes(), "n = {size}");
        }
    }
}
