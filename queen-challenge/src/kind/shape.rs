//! Shapes of regions that look made by hand.

use crate::Regions;
use crate::rows::squares;

use super::growth::neighbours;

/// The greatest number of ends that a region may have.
///
/// A square is an *end* of its region if it has one neighbour in it. A line has two ends, a T has
/// three; with more, a region looks like a comb.
const ENDS: usize = 3;

/// Whether no region is a comb or most of the board, and their sizes differ: the largest has at
/// least two squares more than it would if all were as large, and at most three times as many.
pub(super) fn looks_made_by_hand(regions: &Regions) -> bool {
    let size = regions.size();
    let mut largest = 0;
    for region in 0..size {
        let area = regions.squares(region).row_masks();
        if squares(area).filter(|&square| neighbours(&area, square) == 1).count() > ENDS {
            return false;
        }
        largest = largest.max(squares(area).count());
    }
    (size + 2..=3 * size).contains(&largest)
}
