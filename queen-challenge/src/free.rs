//! The free squares of a board, where a queen can still stand.
//!
//! A square is free if no queen stands on it or attacks it and the player has not ruled it out. All
//! reasons are about the free squares of a row, a column or a region that still needs its queen.
//! After a queen on a2, for example, these are left of a board of 4 × 4:
//!
//! ```text
//!     a b c d
//!  4  x . x .     row 0: 0b1010, columns b and d
//!  3  x x . .     row 1: 0b1100, columns c and d
//!  2  Q x x x     row 2: 0, since it has its queen
//!  1  x x . .     row 3: 0b1100
//! ```
//!
//! Column b has one free square, b4, so the queen of that column stands there: b4 is a *single*.
//!
//! If the board is divided into regions, each of them needs its queen, too. A queen then takes all
//! other squares of its region, as it does those of its row.
//!
//! A step places one queen or rules out one square. Both only remove free squares, so a search that
//! places queens to see what follows needs no way back: it goes on with a copy.

use queen_math::attacks::{BoardAttacks, all_columns};
use queen_runtime::{Board, SquareSet};

use crate::areas::Areas;
use crate::rows::{Rows, bits, is_single, squares};
use crate::{Action, Line, Step};

/// The free squares, and the rows, columns and regions that still need a queen.
///
/// Without `REGIONS`, whatever is only for them is left out of the program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Free<'a, const REGIONS: bool> {
    pub(crate) size: usize,
    /// The attacks of the queens. Its `free` returns the columns of a row that are neither attacked
    /// nor among those passed, which are ruled out; none if the row has its queen.
    attacks: BoardAttacks,
    /// The squares that are ruled out, and those of regions that have their queen.
    ruled_out: Rows,
    /// The regions, of this board. Only a player's notes may be of another size than the regions:
    /// then steps mean nothing, but nothing panics.
    areas: Option<&'a Areas>,
    /// The regions without a queen, as bits; none if there are no regions.
    open_regions: u16,
}

impl<'a, const REGIONS: bool> Free<'a, REGIONS> {
    /// Returns `None` if queens attack each other or are in one region.
    ///
    /// It is enough to compare each queen with those above it, since attacks are mutual. A mark
    /// under a queen is ignored, so `attacks.free` gets 0, no marks.
    pub(crate) const fn new(
        queens: &Board,
        ruled_out: &SquareSet,
        areas: Option<&'a Areas>,
    ) -> Option<Self> {
        let size = queens.size();
        let rows = queens.row_masks();
        let attacks = BoardAttacks::none(size);
        // There are as many regions as columns.
        let open_regions = if areas.is_some() { all_columns(size) as u16 } else { 0 };
        let ruled_out = ruled_out.row_masks();
        let mut free = Self { size, attacks, ruled_out, areas, open_regions };
        let mut row = 0;
        // The rows above have at most one queen each, and those attack none of each other. A row
        // with two queens is no power of two, and an attacked queen is not in a free column. The
        // second bound never ends the loop, but removes the bounds check.
        while row < size && row < Board::MAX_SIZE {
            let queen = rows[row];
            if queen.is_power_of_two() && queen & free.attacks.free(row, 0) != 0 {
                if !free.place((row, queen.trailing_zeros() as usize)) {
                    return None;
                }
            } else if queen != 0 {
                return None;
            }
            row += 1;
        }
        Some(free)
    }

    /// Adds a queen, on a square that none attacks. Returns `false` if its region has one.
    const fn place(&mut self, (row, column): (usize, usize)) -> bool {
        self.attacks.place(row, column);
        let Some(areas) = self.areas() else { return true };
        let Some(region) = areas.find(self.open_regions, (row, column)) else { return false };
        self.open_regions &= !(1 << region);
        let area = areas.of(region);
        let mut row = 0;
        while row < Board::MAX_SIZE {
            self.ruled_out[row] |= area[row];
            row += 1;
        }
        true
    }

    /// The masks of the regions, if there are any.
    pub(crate) const fn areas(&self) -> Option<&'a Areas> {
        if REGIONS { self.areas } else { None }
    }

    /// The regions without a queen, as bits.
    const fn open_regions(&self) -> u16 {
        if REGIONS { self.open_regions } else { 0 }
    }

    /// The regions that need a queen, each with its squares among these. They are the free ones,
    /// which a caller has for the rows anyway.
    pub(crate) fn regions(
        &self,
        rows: &Rows,
    ) -> impl Iterator<Item = (usize, Rows)> + use<'a, REGIONS> {
        let (areas, rows) = (self.areas(), *rows);
        bits(self.open_regions()).filter_map(move |region| {
            let mut free = rows;
            free.iter_mut().zip(areas?.of(region)).for_each(|(row, area)| *row &= area);
            Some((region, free))
        })
    }

    /// The rows, then the columns, then the regions that need a queen, each with its free squares.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (Line, Rows)> + use<'a, REGIONS> {
        let rows = self.rows();
        // The remainder changes no row: it removes the bounds check.
        let of_row = move |row: usize| {
            let mut free = Rows::default();
            free[row % Board::MAX_SIZE] = rows[row % Board::MAX_SIZE];
            (Line::Row(row), free)
        };
        let of_column = move |column| (Line::Column(column), rows.map(|row| row & 1 << column));
        let of_rows = bits(self.open_rows()).map(of_row);
        let of_columns = bits(self.attacks.open_columns()).map(of_column);
        let of_regions = self.regions(&rows).map(|(region, free)| (Line::Region(region), free));
        of_rows.chain(of_columns).chain(of_regions)
    }

    /// The rows without a queen, as bits.
    pub(crate) const fn open_rows(&self) -> u16 {
        self.attacks.open_rows()
    }

    /// The columns of the free squares in a row; none if it has its queen or is not on the board.
    /// Rows are below [`Board::MAX_SIZE`].
    ///
    /// The remainder removes the bounds check and with it the code that panics, here and below.
    pub(crate) const fn row(&self, row: usize) -> u16 {
        self.attacks.free(row, self.ruled_out[row % Board::MAX_SIZE])
    }

    /// For each row, the columns of its free squares.
    pub(crate) const fn rows(&self) -> Rows {
        let mut rows = [0; Board::MAX_SIZE];
        let mut row = 0;
        while row < Board::MAX_SIZE {
            rows[row] = self.row(row);
            row += 1;
        }
        rows
    }

    /// A copy with one more queen, on a free square. Its region is without a queen, since the
    /// squares of regions that have one are ruled out, so `place` returns `true`.
    pub(crate) const fn with(&self, square: (usize, usize)) -> Self {
        let mut free = *self;
        free.place(square);
        free
    }

    /// Places the queen of a step, or rules its square out. The square has to be free.
    pub(crate) const fn apply(&mut self, step: &Step) {
        let (row, column) = (step.square().row(), step.square().column());
        match step.action() {
            Action::Place => _ = self.place((row, column)),
            Action::RuleOut => self.ruled_out[row % Board::MAX_SIZE] |= 1 << column,
        }
    }

    /// A row, a column or a region that needs a queen and has no free square: the first row or else
    /// the first column, or else the first region. As long as there is one, no solution has these
    /// queens and marks.
    ///
    /// If the player had ruled out b4 in the example above, the rows would have the columns d, cd,
    /// none and cd. Every row without a queen has one, but column b has none, so it is the line.
    pub(crate) fn empty_line(&self) -> Option<Line> {
        // The columns of the free squares in the rows so far. If a row has none, the rows below it
        // are missing here, but then the columns are not looked at, because the row is the answer.
        let mut columns = 0;
        let row = bits(self.open_rows()).find(|&row| {
            let free = self.row(row);
            columns |= free;
            free == 0
        });
        let columns = self.attacks.open_columns() & !columns;
        row.map(Line::Row).or_else(|| bits(columns).next().map(Line::Column)).or_else(|| {
            let is_empty = |rows: &Rows| rows.iter().all(|&row| row == 0);
            // Without regions, the free squares are not asked for.
            if self.open_regions() == 0 {
                return None;
            }
            let (region, _) = self.regions(&self.rows()).find(|(_, free)| is_empty(free))?;
            Some(Line::Region(region))
        })
    }

    /// Whether there is an [empty line](Self::empty_line), found by loops that a constant can run.
    pub(crate) const fn has_empty_line(&self) -> bool {
        let rows = self.rows();
        let (mut row, mut filled, mut columns) = (0, 0_u16, 0);
        while row < Board::MAX_SIZE {
            if rows[row] != 0 {
                filled |= 1 << row;
            }
            columns |= rows[row];
            row += 1;
        }
        if self.open_rows() & !filled != 0 || self.attacks.open_columns() & !columns != 0 {
            return true;
        }
        let Some(areas) = self.areas() else { return false };
        let mut left = self.open_regions();
        while left != 0 {
            let area = areas.of(left.trailing_zeros() as usize);
            left &= left - 1;
            let (mut row, mut free) = (0, 0);
            while row < Board::MAX_SIZE {
                free |= area[row] & rows[row];
                row += 1;
            }
            if free == 0 {
                return true;
            }
        }
        false
    }

    /// The squares that are the only free ones of their row, column or region, row by row from the
    /// top.
    ///
    /// In the example above, the rows have the columns bd, cd, none and cd, so c is there twice, d
    /// three times and b once: no row has one free square, but column b has.
    pub(crate) fn singles(&self) -> impl Iterator<Item = (usize, usize)> + use<REGIONS> {
        let mut rows = self.rows();
        // The columns that have a free square, and those that have two or more, in the rows so far.
        // In the other order, a square would be counted as the second one of its own column.
        let (mut once, mut twice) = (0, 0);
        for free in rows {
            twice |= once & free;
            once |= free;
        }
        let alone = once & !twice;
        let mut of_regions = Rows::default();
        for (_, free) in self.regions(&rows) {
            if is_single(&free) {
                of_regions.iter_mut().zip(free).for_each(|(row, free)| *row |= free);
            }
        }
        for (free, of_region) in rows.iter_mut().zip(of_regions) {
            *free = if free.is_power_of_two() { *free } else { *free & alone | of_region };
        }
        squares(rows)
    }
}

impl Free<'_, false> {
    /// Returns `None` if queens attack each other.
    pub(crate) const fn of_queens(queens: &Board, ruled_out: &SquareSet) -> Option<Self> {
        Self::new(queens, ruled_out, None)
    }
}

#[cfg(test)]
mod tests {
    use queen_runtime::Square;

    use super::*;

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let queens = Board::from_squares("a2", 4).unwrap();
        let mut ruled_out = SquareSet::EMPTY;
        let free = Free::of_queens(&queens, &ruled_out).unwrap();
        assert_eq!(free.rows()[..4], [0b1010, 0b1100, 0, 0b1100]);
        assert!(free.singles().eq([(0, 1)]));
        assert_eq!(free.empty_line(), None);
        ruled_out.insert(Square::new(0, 1));
        let free = Free::of_queens(&queens, &ruled_out).unwrap();
        assert_eq!(free.rows()[..4], [0b1000, 0b1100, 0, 0b1100]);
        assert_eq!(free.empty_line(), Some(Line::Column(1)));
    }

    /// With every set of squares ruled out.
    #[test]
    fn there_is_an_empty_line_if_one_is_found() {
        let (mut areas, regions) = (Areas::NONE, "AABB/AACB/DACB/DDCC".parse().unwrap());
        let areas = areas.fill(Some(&regions));
        for queens in ["", "a2"].map(|squares| Board::from_squares(squares, 4).unwrap()) {
            let mut empty = [0; 2];
            for bits in 0..=u16::MAX {
                let is_ruled_out =
                    |square: &Square| bits >> (4 * square.row() + square.column()) & 1 != 0;
                let ruled_out = Square::all(4).filter(is_ruled_out).collect();
                let free = Free::of_queens(&queens, &ruled_out).unwrap();
                assert_eq!(free.has_empty_line(), free.empty_line().is_some(), "{bits:b}");
                empty[0] += u32::from(free.has_empty_line());
                let free = Free::<true>::new(&queens, &ruled_out, areas).unwrap();
                assert_eq!(free.has_empty_line(), free.empty_line().is_some(), "{bits:b}");
                empty[1] += u32::from(free.has_empty_line());
            }
            assert!(empty[0] < empty[1] && empty[1] < 1 << 16, "{empty:?}");
        }
    }
}
