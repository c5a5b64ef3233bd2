//! The packing of a book's boards: as few pages as boards of a readable size need.
//!
//! The boards of a page are in a grid, and all have the same side. It is the greatest for which
//! they fit. A4 paper has an area of 182 mm × 261 mm inside of its margins. For six boards:
//!
//! | columns | rows | side that fits the width | side that fits the height |
//! |---|---|---|---|
//! | 1 | 6 | 177.5 | 29.3 |
//! | 2 | 3 | 84.0 | 73.7 |
//! | 3 | 2 | 52.8 | 118.0 |
//!
//! The lesser of both is greatest with two columns, 73.7 mm. More columns make it less.
//!
//! Boards of 8 × 8 may not be smaller than 48 mm. Twelve of them in three columns have 51.5 mm, but
//! thirteen only 38.2 mm.
//!
//! As few pages as possible can be filled in several ways: 33 puzzles of this size take three pages
//! of eleven, or two of twelve and one of nine. Nine boards in three columns are as wide as twelve,
//! but have one row less, so they would leave bands of 19 mm above, between and below them. Each
//! page has a *looseness*, which grows with its widest band, and the sum of all pages is the least.

use std::cmp::Ordering;

use crate::book::challenges::NumberedChallenge;
use crate::book::layout::area::{GAP, PrintArea};
use crate::book::page::{LETTERS, NUMBERS};

/// The least side of a square, and the least and the greatest side of a board.
const MIN_SQUARE: f32 = 6.0;
const MIN_BOARD: f32 = 48.0;
const MAX_BOARD: f32 = 110.0;

/// The space of the caption above a board.
pub const CAPTION: f32 = 6.0;

impl PrintArea {
    /// The greatest side with which `count` boards fit the page in so many columns.
    ///
    /// Two columns have one gap between them. If the page were wider by one gap, each column would
    /// be a board with its numbers and a gap. For six boards in two columns on A4 paper, with gaps
    /// of 5 mm, numbers of 4.5 mm, captions of 6 mm and letters of 4 mm: (182 + 5) / 2 − 5 − 4.5 =
    /// 84.0 fits the width, and (261 + 5) / 3 − 5 − 6 − 4 = 73.7 fits the height of three rows.
    /// With more boards than fit, the side is small or negative, and so refused by
    /// [`has_room`](Self::has_room).
    fn side(&self, count: usize, columns: usize) -> f32 {
        let (columns, rows) = (columns as u16, count.div_ceil(columns) as u16);
        let width = (self.width() + GAP) / f32::from(columns) - GAP - NUMBERS;
        let height = (self.height() + GAP) / f32::from(rows) - GAP - CAPTION - LETTERS;
        width.min(height).min(MAX_BOARD)
    }

    /// The number of columns that makes `count` boards largest, and their side.
    ///
    /// `max_by` returns the last maximum: of several numbers of columns with the same side, the
    /// greatest. There is always one column to compare, so nothing else is returned.
    pub fn grid(&self, count: usize) -> (usize, f32) {
        let grids = (1..=count.max(1)).map(|columns| (columns, self.side(count, columns)));
        grids.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((1, MAX_BOARD))
    }

    /// The space between `count` boards in a row, or rows, of this length, and that before the
    /// first and after the last one. All are the same, unless the boards would be too close then.
    ///
    /// Four boards of 84 mm have two rows of 94 mm on A4 paper. That leaves 261 − 2 · 94 = 73 mm,
    /// or 24.3 mm above, between and below the rows.
    pub fn spaces(room: f32, count: usize, length: f32) -> (f32, f32) {
        let count = f32::from(count as u16);
        let left = room - count * length;
        let between = (left / (count + 1.0)).max(GAP);
        (between, (left - between * (count - 1.0)) / 2.0)
    }

    /// How much of a page with so many boards is empty: the square of its widest band, in mm, and
    /// that of the number of boards that its last row has less than the others.
    fn looseness(&self, count: usize) -> f32 {
        let (columns, side) = self.grid(count);
        let rows = count.div_ceil(columns);
        let (below, top) = Self::spaces(self.height(), rows, side + CAPTION + LETTERS);
        let (beside, left) = Self::spaces(self.width(), columns, NUMBERS + side);
        let widest = below.max(top).max(beside).max(left);
        let fewer = f32::from((rows * columns - count) as u16);
        widest.powi(2) + fewer.powi(2)
    }

    /// Whether a page has room for so many boards of up to this size.
    fn has_room(&self, count: usize, size: usize) -> bool {
        let least = (MIN_SQUARE * f32::from(size as u16)).max(MIN_BOARD);
        self.grid(count).1 >= least
    }
}

/// The best way to put the first puzzles on pages.
#[derive(Clone, Copy)]
struct Packing {
    pages: usize,
    looseness: f32,
    /// The number of puzzles on the last page.
    last: usize,
}

/// Splits the puzzles into as few pages as there is room for, with the least looseness.
///
/// A puzzle for which a page is too small would get a page of its own. Boards from size 19 on would
/// be such, since 19 squares of the least side are wider than the greatest board; a book has none.
pub fn split<'a>(
    area: &PrintArea,
    puzzles: &'a [NumberedChallenge],
) -> Vec<&'a [NumberedChallenge]> {
    let sizes: Vec<_> = puzzles.iter().map(|puzzle| puzzle.printed.size).collect();
    let mut rest = puzzles;
    let counts = counts(area, &sizes).into_iter();
    let page = |count| rest.split_off(..count).unwrap_or_default();
    counts.map(page).collect()
}

/// The number of puzzles on each page, if they have these sizes, which ascend.
fn counts(area: &PrintArea, sizes: &[usize]) -> Vec<usize> {
    // At index n, the best way for the first n puzzles: that with the last page whose puzzles
    // before it, on fewer pages, are put best, too.
    let mut best = vec![Packing { pages: 0, looseness: 0.0, last: 0 }];
    let mut looseness = Vec::new();
    for (index, &largest) in sizes.iter().enumerate() {
        // The largest board of a page decides, which is the last one. More boards never fit if
        // fewer do not: in as many columns they have as many rows or more, and in more columns than
        // the fewer can fill, they are less wide than those in one row. So the first number that
        // does not fit ends the search. One is always taken.
        let fits = |count: &usize| *count == 1 || area.has_room(*count, largest);
        let ways = (1..=index + 1).take_while(fits).map(|last| {
            if looseness.len() < last {
                looseness.push(area.looseness(last));
            }
            let before = best[index + 1 - last];
            let all = before.looseness + looseness[last - 1];
            Packing { pages: before.pages + 1, looseness: all, last }
        });
        let order = |one: &Packing, other: &Packing| -> Ordering {
            one.pages.cmp(&other.pages).then(one.looseness.total_cmp(&other.looseness))
        };
        let way = ways.min_by(order);
        best.extend(way);
    }
    let mut counts = Vec::new();
    let mut end = sizes.len();
    // The puzzles from `end` on are on the pages so far, the last page first.
    while end > 0 {
        counts.push(best[end].last);
        end -= best[end].last;
    }
    counts.reverse();
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::paper::{Paper, Sheet};

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let area = PrintArea::new(Sheet { paper: Paper::A4, is_large: false });
        let sides = [1, 2, 3].map(|columns| format!("{:.1}", area.side(6, columns)));
        assert_eq!(sides, ["29.3", "73.7", "52.8"]);
        let side = |count| format!("{:.1}", area.grid(count).1);
        assert_eq!([6, 12, 13].map(side), ["73.7", "51.5", "38.2"]);
        assert_eq!([6, 12].map(|count| area.grid(count).0), [2, 3]);
        assert!(area.has_room(12, 8) && !area.has_room(13, 8));
        assert!(area.has_room(1, 18) && !area.has_room(1, 19));
        assert!(area.has_room(3, 12) && !area.has_room(7, 12));
        let counts = |puzzles| counts(&area, &vec![8; puzzles]);
        assert_eq!([12, 14, 33].map(counts), [vec![12], vec![9, 5], vec![11, 11, 11]]);
        let (between, around) = PrintArea::spaces(area.height(), 3, 51.5 + CAPTION + LETTERS);
        assert_eq!([between, around].map(|space| format!("{space:.0}")), ["19", "19"]);
        let (between, around) = PrintArea::spaces(area.height(), 2, 94.0);
        assert_eq!([between, around].map(|space| format!("{space:.1}")), ["24.3", "24.3"]);
    }

    /// No space between rows of boards is wider where as many pages could do without it.
    #[test]
    fn pages_of_a_book_of_all_sizes_have_no_wide_bands() {
        let area = PrintArea::new(Sheet { paper: Paper::A4, is_large: false });
        for seed in 30..90 {
            // Half of them are small, and half are large.
            let sizes = [vec![8; seed / 2], vec![10; seed - seed / 2]].concat();
            let counts = counts(&area, &sizes);
            assert_eq!(counts.iter().sum::<usize>(), seed);
            for count in counts {
                let (columns, side) = area.grid(count);
                let row = side + CAPTION + LETTERS;
                let spaces = PrintArea::spaces(area.height(), count.div_ceil(columns), row);
                assert!(spaces.0.max(spaces.1) < 20.0, "{seed}: {count} on a page");
            }
        }
    }
}
