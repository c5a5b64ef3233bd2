//! Growth of regions around the queens of a solution.
//!
//! Each region begins with the square of one queen, so the solution has one in each. Then one
//! square after the other is added to a region that it borders on, until none is left. Here, the
//! regions of a board of 4 × 4 begin, have four squares more, and are complete:
//!
//! ```text
//! . A . .     . A . .     A A B B
//! . . . B     . A . B     A A B B
//! C . . .     C C . B     C C D B
//! . . D .     . . D D     C D D D
//! ```
//!
//! A region grows in proportion to its *rate*, a random power of two. If all were the same, all
//! regions would get about as large, and most boards would have several solutions: a small region
//! says much about where its queen stands.

use queen_math::attacks::all_columns;
use queen_runtime::{AnySolution, Board, Square};

use super::small::SmallNumbers;
use crate::Regions;
use crate::rows::{Rows, count, squares};

/// The squares of each region, by the row of its queen.
pub(super) type Areas = [Rows; Board::MAX_SIZE];

/// Regions that are growing.
struct Growth {
    size: usize,
    areas: Areas,
    /// The squares that are in no region yet.
    open: Rows,
}

impl Growth {
    fn new(solution: &AnySolution) -> Self {
        let size = solution.size();
        let mut growth =
            Self { size, areas: [Rows::default(); Board::MAX_SIZE], open: Rows::default() };
        let columns = all_columns(size) as u16;
        growth.open.iter_mut().take(size).for_each(|row| *row = columns);
        for (row, &column) in solution.columns().iter().enumerate() {
            growth.add((row, column.into()), row);
        }
        growth
    }

    fn add(&mut self, (row, column): (usize, usize), region: usize) {
        let row = row % Board::MAX_SIZE;
        self.areas[region % Board::MAX_SIZE][row] |= 1 << column;
        self.open[row] &= !(1 << column);
    }

    /// Adds a square to a region. Returns `false` if none beside it is open.
    ///
    /// Of two random squares, the one with more neighbours in the region is taken, which makes
    /// regions rounder.
    fn grow(&mut self, region: usize, numbers: &mut SmallNumbers) -> bool {
        let area = self.areas[region % Board::MAX_SIZE];
        let beside = beside(&area, &self.open);
        let count = count(&beside);
        let mut random = || squares(beside).nth(numbers.below(count) as usize);
        let (Some(one), Some(other)) = (random(), random()) else { return false };
        let is_rounder = neighbours(&area, other) > neighbours(&area, one);
        self.add(if is_rounder { other } else { one }, region);
        true
    }
}

/// The manner of growing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// The number of different rates. The more there are, the more small regions there are, too.
    pub(super) rates: u32,
    /// The greatest number of regions that stay as they begin, with one square.
    pub(super) ones: usize,
}

/// Regions that grow around the queens of a solution. `None` if some region that should grow
/// cannot.
pub(super) fn grow(
    solution: &AnySolution,
    manner: Manner,
    numbers: &mut SmallNumbers,
) -> Option<Regions> {
    let mut growth = Growth::new(solution);
    let size = growth.size;
    // The rates, by the rows of the queens. A region that does not grow has the rate 0.
    let mut rates = [0; Board::MAX_SIZE];
    rates.iter_mut().take(size).for_each(|rate| *rate = 1 << numbers.below(manner.rates));
    for _ in 0..manner.ones {
        rates[numbers.below(size as u32) as usize % Board::MAX_SIZE] = 0;
    }
    // A second square first, so that no other region is left with one.
    if !(0..size).all(|region| rates[region % Board::MAX_SIZE] == 0 || growth.grow(region, numbers))
    {
        return None;
    }
    while count(&growth.open) > 0 {
        // A number below the sum of the rates falls into the part of one region. Where none can
        // grow any more, although a square is open, there is none.
        let mut at = numbers.below(rates.iter().sum());
        let region = rates.iter().position(|&rate| {
            let is_here = at < rate;
            at = at.wrapping_sub(rate);
            is_here
        })?;
        if !growth.grow(region, numbers) {
            rates[region % Board::MAX_SIZE] = 0;
        }
    }
    let is_in = |square: Square, area: &Rows| {
        area.get(square.row()).is_some_and(|row| row >> square.column() & 1 != 0)
    };
    let region = |square| growth.areas.iter().position(|area| is_in(square, area)).unwrap_or(0);
    // They are connected, as each square was beside its region.
    Some(Regions::labelled(size, region).ok()?.0)
}

/// The squares of `open` beside those of an area.
fn beside(area: &Rows, open: &Rows) -> Rows {
    let mut beside = *open;
    for row in 0..Board::MAX_SIZE {
        let (above, below) = around(area, row);
        beside[row] &= area[row] << 1 | area[row] >> 1 | above | below;
    }
    beside
}

/// The number of squares of an area beside a square.
pub(super) fn neighbours(area: &Rows, (row, column): (usize, usize)) -> u32 {
    let row = row % Board::MAX_SIZE;
    let (above, below) = around(area, row);
    let of_rows = [above & 1 << column, below & 1 << column, area[row] & 5 << column >> 1];
    of_rows.map(u16::count_ones).iter().sum()
}

/// The rows of an area above and below a row.
fn around(area: &Rows, row: usize) -> (u16, u16) {
    let above = row.checked_sub(1).and_then(|above| area.get(above));
    (above.copied().unwrap_or(0), area.get(row + 1).copied().unwrap_or(0))
}
