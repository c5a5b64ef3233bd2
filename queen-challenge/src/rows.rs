//! Sets of squares as masks of rows.

use queen_runtime::Board;

/// For each row from the top, columns as bits.
pub(crate) type Rows = [u16; Board::MAX_SIZE];

/// Whether these masks have one square.
pub(crate) fn is_single(rows: &Rows) -> bool {
    let mut left = rows.iter().filter(|&&row| row != 0);
    left.next().is_some_and(|row| row.is_power_of_two()) && left.next().is_none()
}

/// The number of squares of these masks.
pub(crate) fn count(rows: &Rows) -> u32 {
    rows.iter().map(|row| row.count_ones()).sum()
}

/// The squares of these masks, row by row from the top and from left to right.
pub(crate) fn squares(rows: Rows) -> impl Iterator<Item = (usize, usize)> {
    rows.into_iter().enumerate().flat_map(|(row, columns)| bits(columns).map(move |c| (row, c)))
}

/// The indices of the set bits, the lowest first.
///
/// `mask & (mask - 1)` clears the lowest bit. At the end the mask is 0, where the difference wraps
/// and the number of trailing zeros is that of all bits.
pub(crate) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < u16::BITS).then_some(lowest as usize)
    })
}
