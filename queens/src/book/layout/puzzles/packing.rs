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
//! thirteen only 38.2 mm. So 14 puzzles of this size would fill one page with twelve and leave two.
//! The last two pages share theirs, seven each.
//!
//! Filling each page before the next one makes the fewest pages, because the puzzles stay in their
//! order and fewer of them never need more room.

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

    /// Whether a page has room for so many boards of up to this size.
    fn has_room(&self, count: usize, size: usize) -> bool {
        let least = (MIN_SQUARE * f32::from(size as u16)).max(MIN_BOARD);
        self.grid(count).1 >= least
    }
}

/// Splits the puzzles into pages, with as many on each as there is room for. The last two share
/// theirs, so that none is nearly empty.
///
/// A puzzle for which a page is too small would get a page of its own. Boards from size 19 on would
/// be such, since 19 squares of the least side are wider than the greatest board; a book has none.
pub fn split<'a>(
    area: &PrintArea,
    puzzles: &'a [NumberedChallenge],
) -> Vec<&'a [NumberedChallenge]> {
    let size = |puzzles: &[NumberedChallenge]| {
        puzzles.iter().map(|puzzle| puzzle.printed.size).max().unwrap_or(1)
    };
    let mut pages = Vec::new();
    // The puzzles before `rest` are on the pages so far.
    let mut rest = puzzles;
    while !rest.is_empty() {
        // The sizes ascend, and the largest board of a page decides. More boards never fit if fewer
        // do not: in as many columns they have as many rows or more, and in more columns than the
        // fewer can fill, they are less wide than those in one row. So the first number that does
        // not fit ends the search. At least one is taken, or the loop would not end.
        let fits = |count: &usize| area.has_room(*count, size(&rest[..*count]));
        let count = (1..=rest.len()).take_while(fits).last().unwrap_or(1);
        let (page, others) = rest.split_at(count);
        pages.push(page);
        rest = others;
    }
    // The page before the last one has at least as many puzzles, as sizes ascend. If it has at most
    // one more, the two are shared out already. Otherwise the last page gets some of its puzzles,
    // for which it may lack room: if twelve puzzles of size 8 and three of size 12 were shared, it
    // would get seven, with a side of 52.8 mm, but size 12 needs 72 mm. The page before keeps the
    // first ones of its own, which fit since all of them do.
    if let [.., before, last] = pages[..]
        && before.len() > last.len() + 1
    {
        let start = puzzles.len() - before.len() - last.len();
        let (one, other) = puzzles[start..].split_at((before.len() + last.len()).div_ceil(2));
        if area.has_room(other.len(), size(other)) {
            let len = pages.len();
            pages[len - 2] = one;
            pages[len - 1] = other;
        }
    }
    pages
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
        assert_eq!(side(7), "52.8");
    }
}
