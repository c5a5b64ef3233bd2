//! Counts of the solutions with a queen on each square.
//!
//! Those of boards of up to 12 × 12 are counted in their tables. Those of larger boards are kept
//! here, because counting takes seconds. `tests/program/heat_maps.rs` compares them with the
//! search.

use std::fmt;

use queen_math::count::SOLUTIONS;
use queen_runtime::Square;
use serde::Serialize;

use crate::tables::{MAX_SIZE, PUZZLES};

/// For sizes from [`MAX_SIZE`] + 1 to 16, the number of solutions with a queen on each square: row
/// by row from a corner to the middle, and in each row from the diagonal to the middle. The others
/// follow by symmetry.
const THROUGH: [&[&[u32]]; 4] = [
    &[
        &[2760, 3799, 5508, 6023, 7346, 7385, 8070],
        &[4994, 5440, 6448, 6193, 6727, 6510],
        &[5984, 5657, 5711, 5706, 5700],
        &[5386, 5400, 5356, 5172],
        &[5026, 4871, 4618],
        &[4532, 4558],
        &[4456],
    ],
    &[
        &[11_892, 16_488, 23_024, 27_494, 32_163, 34_760, 36_977],
        &[21_100, 25_812, 27_610, 30_144, 30_457, 31_187],
        &[26_074, 26_810, 26_827, 27_181, 27_070],
        &[25_310, 25_328, 25_094, 25_152],
        &[23_176, 22_659, 22_501],
        &[21_612, 21_035],
        &[18_876],
    ],
    &[
        &[69_516, 98_156, 122_763, 157_034, 175_296, 201_164, 206_294, 218_738],
        &[114_216, 145_221, 156_914, 173_634, 173_914, 185_820, 183_434],
        &[151_724, 159_121, 157_543, 160_911, 161_207, 162_204],
        &[144_108, 151_922, 148_534, 149_873, 144_172],
        &[139_714, 137_551, 136_233, 135_398],
        &[129_558, 125_146, 125_628],
        &[117_554, 114_930],
        &[110_176],
    ],
    &[
        &[436_228, 569_531, 736_363, 892_999, 1_050_762, 1_160_280, 1_249_262, 1_290_831],
        &[689_424, 840_988, 936_350, 1_024_427, 1_067_706, 1_124_707, 1_133_123],
        &[904_206, 947_433, 974_356, 982_198, 997_063, 1_003_649],
        &[906_130, 925_816, 935_033, 919_284, 923_211],
        &[866_186, 852_973, 847_032, 844_704],
        &[803_422, 796_542, 788_102],
        &[732_752, 719_614],
        &[683_022],
    ],
];

/// The number of solutions, and of those with a queen on each square.
#[derive(Serialize)]
pub struct HeatMap {
    pub size: usize,
    pub solutions: u64,
    /// For each square, row by row from the top, the number of solutions with a queen there.
    pub through: Vec<Vec<u32>>,
}

impl HeatMap {
    /// The map for a size from 1 to 16.
    pub fn new(size: usize) -> Self {
        Self { size, solutions: SOLUTIONS[size], through: counts(size) }
    }

    /// The largest number.
    pub fn most(&self) -> u32 {
        self.through.iter().flatten().max().copied().unwrap_or_default()
    }
}

/// A table, with the names of rows and columns beside it.
impl fmt::Display for HeatMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { size, through, .. } = self;
        let width = self.most().to_string().len() + 2;
        for (row, counts) in through.iter().enumerate() {
            write!(f, "{:>2}", Square::new(row, 0).name(*size).row())?;
            counts.iter().try_for_each(|count| write!(f, "{count:>width$}"))?;
            writeln!(f)?;
        }
        write!(f, "  ")?;
        for column in 0..*size {
            write!(f, "{:>width$}", Square::new(0, column).name(*size).column())?;
        }
        writeln!(f)
    }
}

fn counts(size: usize) -> Vec<Vec<u32>> {
    if let Some(puzzle) = PUZZLES.get(size) {
        let map = puzzle.heat_map(&puzzle.board());
        return map.rows()[..size].iter().map(|row| row[..size].to_vec()).collect();
    }
    let through = THROUGH[size - MAX_SIZE - 1];
    let from_edge = |line: usize| line.min(size - 1 - line);
    let count = |row, column| {
        let (row, column) = (from_edge(row), from_edge(column));
        through[row.min(column)][row.abs_diff(column)]
    };
    (0..size).map(|row| (0..size).map(|column| count(row, column)).collect()).collect()
}
