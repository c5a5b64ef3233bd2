//! The searches, recorded so that they can be watched in any order.
//!
//! They are three: all permutations, one by one; backtracking row by row; and Heap's algorithm with
//! skipping. What the last one tests is all that is recorded. The first one finds the same attack
//! in all that it skips, and backtracking places the queens of the rows that it looks at.

use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};

use queen_math::Placement;
use queen_math::count::TESTED_PERMUTATIONS;
use queen_math::order::{self, FACTORIALS};
use queen_searches::{Outcome, Trace};

use crate::named::{NONE, kinds, record};

/// The largest size of a search to watch.
pub const LARGEST: usize = 8;

const MAX_STEPS: usize = TESTED_PERMUTATIONS[LARGEST] as usize;

kinds! {
    /// A search: of all permutations, row by row, or with skips.
    Search { All, Rows, Skips, }
}

impl Search {
    pub const ALL: [Self; Self::NAMES.len()] = [Self::All, Self::Rows, Self::Skips];

    /// The search of a number.
    pub fn of(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }
}

record! {
    /// A tested permutation: its rank; the lowest row that differs from the last tested one, which
    /// is the first that is looked at; the lowest row whose queen attacks one below it; the number
    /// of solutions up to this one. Then the rows looked at so far: those that had changed, this
    /// permutation included, and those of all permutations before this one, each from the bottom.
    Tested { rank, lowest, attacking, solutions, looks, looks_of_all, }
}

/// The [`Tested`] permutations in their order.
static TESTED: [[AtomicU32; Tested::NAMES.len()]; MAX_STEPS] =
    [const { [const { AtomicU32::new(0) }; Tested::NAMES.len()] }; MAX_STEPS];

/// The number of tested permutations.
static STEPS: AtomicUsize = AtomicUsize::new(0);

/// The size of the board that was searched.
static SIZE: AtomicUsize = AtomicUsize::new(0);

/// Runs the search and records it. Returns the number of tested permutations.
#[unsafe(no_mangle)]
pub extern "C" fn search(size: usize) -> usize {
    let trace = if size <= LARGEST { Trace::new(size) } else { None };
    let outcomes = trace.into_iter().flatten().zip(0..);
    let mut steps = 0;
    let mut last: Option<Tested> = None;
    for ((placement, outcome), rank) in outcomes {
        if outcome == Outcome::Skipped {
            continue;
        }
        let attacking = (0..size).rev().find(|&row| placement.attacks_below(row)).unwrap_or(NONE);
        let lowest = last.map_or(size - 1, |last| lowest_change(last.rank, rank, size));
        let tested = Tested {
            rank,
            lowest,
            attacking,
            solutions: last.map_or(0, |last| last.solutions)
                + usize::from(outcome == Outcome::Solution),
            looks: last.map_or(0, |last| last.looks) + lowest + 1 - top(attacking),
            looks_of_all: last.map_or(0, |last| last.looks_of_all + looks_of_all(last, rank, size)),
        };
        if let Some(places) = TESTED.get(steps) {
            places
                .iter()
                .zip(tested.numbers())
                .for_each(|(place, number)| place.store(number as u32, Relaxed));
        }
        last = Some(tested);
        steps += 1;
    }
    STEPS.store(steps, Relaxed);
    SIZE.store(size, Relaxed);
    steps
}

/// The address of the tested permutations.
#[unsafe(no_mangle)]
pub extern "C" fn tested() -> *const [AtomicU32; Tested::NAMES.len()] {
    TESTED.as_ptr()
}

/// The number of permutations of `rows` rows.
#[unsafe(no_mangle)]
pub extern "C" fn permutations(rows: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "16! is less than 2^53")]
    FACTORIALS.get(rows).map_or(0.0, |&permutations| permutations as f64)
}

/// The size of the board that was searched.
pub fn size() -> usize {
    SIZE.load(Relaxed)
}

/// The number of permutations of the board that was searched.
pub fn total() -> usize {
    FACTORIALS.get(size()).map_or(0, |&all| all as usize)
}

/// The places of the tested permutations.
pub fn steps() -> usize {
    STEPS.load(Relaxed)
}

/// A tested permutation by its place.
pub fn nth(step: usize) -> Option<Tested> {
    TESTED.get(..steps())?.get(step).map(read)
}

/// The place of the first tested permutation that is not so.
pub fn partition(mut is_before: impl FnMut(Tested) -> bool) -> usize {
    let tested = TESTED.get(..steps()).unwrap_or(&[]);
    tested.partition_point(|tested| is_before(read(tested)))
}

/// The rank of the next tested permutation, or the number of all permutations.
pub fn rank_after(step: usize) -> usize {
    nth(step + 1).map_or_else(total, |next| next.rank)
}

/// The rows that the search of all permutations looks at from a tested permutation to one before
/// `rank`, which all have the same attack.
pub fn looks_of_all(tested: Tested, rank: usize, size: usize) -> usize {
    (rank - tested.rank) * (size - top(tested.attacking))
}

/// The highest row that is looked at, given the lowest that attacks one below it.
pub fn top(attacking: usize) -> usize {
    if attacking == NONE { 0 } else { attacking }
}

/// The digit of `row` in a rank.
pub fn digit(rank: usize, row: usize) -> usize {
    FACTORIALS.get(row).map_or(0, |&permutations| rank / permutations as usize % (row + 1))
}

/// The lowest row in which the digits of two ranks differ.
pub fn lowest_change(one: usize, other: usize, size: usize) -> usize {
    (0..size).rev().find(|&row| digit(one, row) != digit(other, row)).unwrap_or(0)
}

/// The permutation of a rank.
pub fn placement(rank: usize) -> Option<Placement> {
    order::unrank(rank as u64, size())
}

fn read(numbers: &[AtomicU32; Tested::NAMES.len()]) -> Tested {
    let numbers = numbers.each_ref().map(|number| number.load(Relaxed) as usize);
    let [rank, lowest, attacking, solutions, looks, looks_of_all] = numbers;
    Tested { rank, lowest, attacking, solutions, looks, looks_of_all }
}
