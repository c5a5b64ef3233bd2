//! The search, recorded so that it can be watched in any order.

use core::fmt;
use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};

use queen_runtime::Board;
use queen_math::count::TESTED_PERMUTATIONS;
use queen_math::order::{self, FACTORIALS};
use queen_math::search::{Outcome, Trace};
use queen_math::{MAX_TABLE_SIZE, Placement};

use crate::buffer::{Writer, write_text};
use crate::name::Name;

const LARGEST: usize = 8;

const MAX_STEPS: usize = TESTED_PERMUTATIONS[LARGEST] as usize;

/// Marks the rank of a solution.
const SOLUTION: u32 = 1 << 31;

/// The rows of the board that are not there.
const NONE: usize = 255;

/// For each tested permutation, in their order, its rank; with a bit set if it is a solution.
static RANKS: [AtomicU32; MAX_STEPS] = [const { AtomicU32::new(0) }; MAX_STEPS];

/// The number of tested permutations.
static STEPS: AtomicUsize = AtomicUsize::new(0);

/// The size of the board that was searched.
static SIZE: AtomicUsize = AtomicUsize::new(0);

/// The largest size of a search to watch.
#[unsafe(no_mangle)]
pub extern "C" fn largest_search() -> usize {
    LARGEST
}

/// Runs the search and records it. Returns the number of its steps, one for each tested permutation.
#[unsafe(no_mangle)]
pub extern "C" fn search(size: usize) -> usize {
    let trace = if size <= LARGEST { Trace::new(size) } else { None };
    let tested =
        trace.into_iter().flatten().zip(0_u32..).filter_map(|((_, mark), rank)| match mark {
            Outcome::Solution => Some(rank | SOLUTION),
            Outcome::Attacked => Some(rank),
            Outcome::Skipped => None,
        });
    let mut steps = 0;
    for (place, rank) in RANKS.iter().zip(tested) {
        place.store(rank, Relaxed);
        steps += 1;
    }
    STEPS.store(steps, Relaxed);
    SIZE.store(size, Relaxed);
    steps
}

/// The address of the ranks of the tested permutations, four bytes each. The highest bit of a rank is
/// set if it is that of a solution.
#[unsafe(no_mangle)]
pub extern "C" fn ranks() -> *const AtomicU32 {
    RANKS.as_ptr()
}

/// The number of permutations of `rows` rows.
#[unsafe(no_mangle)]
pub extern "C" fn permutations(rows: usize) -> u32 {
    FACTORIALS.get(rows).map_or(0, |&permutations| permutations as u32)
}

/// The step that has tested or skipped the permutation of a rank.
#[unsafe(no_mangle)]
pub extern "C" fn step_at(rank: u32) -> usize {
    steps().partition_point(|place| place.load(Relaxed) & !SOLUTION <= rank).saturating_sub(1)
}

/// The first step after this one that skips permutations, or the last step.
#[unsafe(no_mangle)]
pub extern "C" fn next_skip(step: usize) -> usize {
    let last = steps().len().saturating_sub(1);
    let skips = |&other: &usize| Step::new(other).is_some_and(|step| step.skipped() > 0);
    (step + 1..last).find(skips).unwrap_or(last)
}

/// The first step after this one that finds a solution, or the last step.
#[unsafe(no_mangle)]
pub extern "C" fn next_solution(step: usize) -> usize {
    let last = steps().len().saturating_sub(1);
    (step + 1..last).find(|&step| rank(step).is_some_and(|(_, found)| found)).unwrap_or(last)
}

/// Writes a step, as numbers of four bytes: the rank, the rank of the next step, how many
/// permutations have been tested and skipped, and solutions found, after this step; 1 if it has found
/// a solution; the two rows of the last swap, the last row that changed since the step before, and
/// the lowest row whose queen attacks one below it, 255 each if there are none; the queens that it
/// attacks below it, as bits of their rows; then the digit and the column of each row. Returns the
/// number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn step(step: usize) -> usize {
    let Some(step) = Step::new(step) else { return 0 };
    let mut writer = Writer::default();
    let swap = step.swap().unwrap_or((NONE, NONE));
    let numbers = [
        step.rank,
        step.next,
        step.index + 1,
        step.next - (step.index + 1),
        step.solutions(),
        usize::from(step.is_solution),
        swap.0,
        swap.1,
        step.changed().unwrap_or(NONE),
        step.attacking().unwrap_or(NONE),
        step.attacked_below(),
    ];
    for number in numbers {
        writer.put_u32(number);
    }
    (0..step.size()).for_each(|row| writer.put_u32(step.digit(row)));
    step.placement.columns().iter().for_each(|&column| writer.put_u32(column.into()));
    writer.len() / 4
}

/// Writes what a step does and why. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn sentence(step: usize) -> usize {
    Step::new(step).map_or(0, |step| write_text(&step))
}

fn steps() -> &'static [AtomicU32] {
    RANKS.get(..STEPS.load(Relaxed)).unwrap_or(&[])
}

/// The rank of a step, and whether it finds a solution.
fn rank(step: usize) -> Option<(usize, bool)> {
    let rank = steps().get(step)?.load(Relaxed);
    Some(((rank & !SOLUTION) as usize, rank & SOLUTION != 0))
}

/// A step of the search: a permutation that is tested, and those that are skipped after it.
struct Step {
    index: usize,
    rank: usize,
    /// The rank of the next step, or the number of all permutations.
    next: usize,
    placement: Placement,
    is_solution: bool,
}

impl Step {
    fn new(index: usize) -> Option<Self> {
        let size = SIZE.load(Relaxed);
        let (rank, is_solution) = rank(index)?;
        let placement = order::unrank(size, rank as u64)?;
        let next = self::rank(index + 1).map_or(permutations(size) as usize, |(rank, _)| rank);
        Some(Self { index, rank, next, placement, is_solution })
    }

    fn size(&self) -> usize {
        self.placement.size()
    }

    /// How many permutations are skipped after this one.
    fn skipped(&self) -> usize {
        self.next - self.rank - 1
    }

    /// The number of solutions found so far.
    fn solutions(&self) -> usize {
        (0..=self.index).filter(|&step| rank(step).is_some_and(|(_, found)| found)).count()
    }

    fn digit(&self, row: usize) -> usize {
        digit(self.rank, row)
    }

    /// The rows in which this permutation differs from the one before it in Heap's order.
    fn swap(&self) -> Option<(usize, usize)> {
        let before = order::unrank(self.size(), self.rank.checked_sub(1)? as u64)?;
        let differs = |&row: &usize| before.columns().get(row) != self.placement.columns().get(row);
        let mut rows = (0..self.size()).filter(differs);
        Some((rows.next()?, rows.next()?))
    }

    /// The number of rows, from the top, that the permutations skipped before this one rearrange.
    fn rearranged(&self) -> usize {
        let before = self.index.checked_sub(1).and_then(Self::new);
        before
            .filter(|before| before.skipped() > 0)
            .and_then(|before| before.attacking())
            .unwrap_or(0)
    }

    /// The last row whose digit differs from that of the step before.
    fn changed(&self) -> Option<usize> {
        let (before, _) = rank(self.index.checked_sub(1)?)?;
        (0..self.size()).rev().find(|&row| digit(before, row) != self.digit(row))
    }

    /// The lowest row whose queen attacks one below it.
    fn attacking(&self) -> Option<usize> {
        (0..self.size()).rev().find(|&row| self.placement.attacks_below(row))
    }

    /// The rows below whose queens that one attacks, as bits.
    fn attacked_below(&self) -> usize {
        self.attacking().map_or(0, |row| {
            let below = self.attacks(row).filter(|&(other, _)| other > row);
            below.fold(0, |rows, (other, _)| rows | 1 << other)
        })
    }

    fn attacks(&self, row: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let column = self.column(row);
        Board::from(self.placement).attackers(row, column)
    }

    fn column(&self, row: usize) -> usize {
        self.placement.columns().get(row).map_or(MAX_TABLE_SIZE, |&column| column.into())
    }

    fn name(&self, row: usize) -> Name {
        Name { board: self.placement.into(), square: (row, self.column(row)) }
    }

    /// A row's number, as on a chessboard.
    fn row_number(&self, row: usize) -> usize {
        self.size() - row
    }
}

/// The digit of `row` in a rank.
fn digit(rank: usize, row: usize) -> usize {
    rank / permutations(row) as usize % (row + 1)
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.swap() {
            None => f.write_str("The search begins with the queens on a diagonal. ")?,
            Some((upper, lower)) => {
                match self.rearranged() {
                    0 => f.write_str("Rows")?,
                    rows => write!(f, "The skipped ones rearrange the top {rows} rows; then rows")?,
                }
                let (upper, lower) = (self.row_number(upper), self.row_number(lower));
                write!(f, " {lower} and {upper} have swapped columns. ")?;
            }
        }
        if let Some(row) = self.attacking() {
            write!(f, "{} attacks", self.name(row))?;
            let below = self.attacks(row).filter(|&(other, _)| other > row);
            for (index, (other, _)) in below.enumerate() {
                f.write_str(if index == 0 { " " } else { " and " })?;
                write!(f, "{}", self.name(other))?;
            }
            f.write_str(" below it. ")?;
            match row {
                0 => f.write_str("No row is above, so there is nothing to skip.")?,
                1 => f.write_str("The one row above has one arrangement: nothing to skip.")?,
                _ => {
                    let (all, skipped) = (permutations(row), self.skipped());
                    let verb = if skipped == 1 { "is" } else { "are" };
                    write!(
                        f,
                        "That rules out all {row}! = {all} arrangements of the {row} rows above: 1 is \
                         tested, {skipped} {verb} skipped.",
                    )?;
                }
            }
        } else {
            write!(f, "No queen attacks another: this is solution {}.", self.solutions())?;
        }
        if self.index + 1 == steps().len() {
            f.write_str(" That was the last step.")?;
        }
        Ok(())
    }
}
