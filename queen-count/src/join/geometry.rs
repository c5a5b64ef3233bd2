//! The geometry of the board and its symmetries.

use std::cmp::Ordering::{Equal, Greater, Less};
use std::ops::Range;

/// The geometry of a board whose quadrants have `half` rows and columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    pub(super) size: usize,
    pub(super) half: usize,
}

impl Geometry {
    /// The sets of a quadrant's rows, or columns, as bit masks.
    pub(super) fn sets(self) -> Range<usize> {
        0..1 << self.half
    }

    /// The first row or column of a quadrant in the north or west, 0, or in the south or east, 1.
    pub(super) fn first(self, side: usize) -> usize {
        side * (self.size - self.half)
    }

    /// The diagonal through a square, as one of the lower 64 bits, and the anti-diagonal, as one of
    /// the upper.
    pub(super) fn diagonals(self, row: usize, column: usize) -> u128 {
        1 << (row + column) | 1 << (64 + row + self.size - 1 - column)
    }

    pub(super) fn main_diagonals(self) -> u128 {
        1 << (self.size - 1) | 1 << (64 + self.size - 1)
    }

    pub(super) fn key_bits(self) -> usize {
        (4 * self.half).saturating_sub(2)
    }

    /// The bits of those `diagonals` that have squares in both halves.
    pub(super) fn key(self, diagonals: u128) -> u64 {
        let width = self.key_bits() / 2;
        let crossing = |diagonals: u64| diagonals >> self.first(1) & !(!0 << width);
        crossing(diagonals as u64) | crossing((diagonals >> 64) as u64) << width
    }
}

/// Queens in the middle row and the middle column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Middle {
    /// The columns that they leave in the west and in the east.
    pub(super) columns: [usize; 2],
    /// The rows that they leave in the north, which are all, and in the south.
    pub(super) rows: [usize; 2],
    /// The diagonals that must be empty in the west and in the east.
    pub(super) empty: [u128; 2],
    /// Whether the flips of the board reduce the count.
    flips: bool,
}

impl Middle {
    /// All placements of these queens up to symmetry. An even size has one, without queens.
    pub(super) fn all(geometry: Geometry) -> Vec<Self> {
        let Geometry { size, half } = geometry;
        let (all, main) = (geometry.sets().end - 1, geometry.main_diagonals());
        let none = Self { columns: [all; 2], rows: [all; 2], empty: [0, main], flips: true };
        if size % 2 == 0 {
            return vec![none];
        }
        let mut middles = vec![Self { empty: [main; 2], ..none }];
        for y in 2..=half {
            for x in 1..y {
                let empty = geometry.diagonals(half, half + x) | geometry.diagonals(half + y, half);
                middles.push(Self {
                    columns: [all, all ^ 1 << (x - 1)],
                    rows: [all, all ^ 1 << (y - 1)],
                    empty: [empty; 2],
                    flips: false,
                });
            }
        }
        middles
    }

    /// The weights of solutions with these eastern rows that have no queen, one or two on the main
    /// diagonals; `None` if there is nothing to count.
    pub(super) fn weights(&self, north: usize, south: usize) -> Option<[u64; 3]> {
        let queens = self.columns[1].count_ones();
        if south & !self.rows[1] != 0 || north.count_ones() + south.count_ones() != queens {
            return None;
        }
        if !self.flips {
            return Some([8; 3]);
        }
        let [all, _] = self.rows;
        let upwards = (0..all.count_ones()).fold(0, |rows, row| rows << 1 | south >> row & 1);
        let upside_down = match north.cmp(&upwards) {
            Less => 2,
            Equal => 1,
            Greater => return None,
        };
        let left_to_right = match all & !(north ^ upwards) {
            0 => 1,
            same => 2 * (north >> same.trailing_zeros() & 1) as u64,
        };
        Some([left_to_right, 2, 4].map(|weight| weight * upside_down))
    }
}
