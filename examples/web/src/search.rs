//! The search, recorded so that it can be watched in any order.

use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};

use queen_math::Placement;
use queen_math::count::TESTED_PERMUTATIONS;
use queen_math::order::{self, FACTORIALS};
use queen_runtime::{Board, Square};
use queen_searches::{Outcome, Trace};

use crate::buffer::Writer;
use crate::named::{NONE, record};

/// The largest size of a search to watch.
pub const LARGEST: usize = 8;

const MAX_STEPS: usize = TESTED_PERMUTATIONS[LARGEST] as usize;

record! {
    /// A tested permutation: its rank, the lowest row whose queen attacks one below it, and the
    /// number of solutions up to this one.
    Tested { rank, attacking, solutions, }
}

record! {
    /// A step, before the digit and the column of each row: the rank, the rank of the next step,
    /// how many permutations have been tested and skipped and solutions found after it; the two
    /// rows of the last swap; the last row that changed since the step before; the lowest row whose
    /// queen attacks one below it, and the queens that it attacks there, as bits of their rows.
    Step { rank, next, tested, skipped, solutions, upper, lower, changed, attacking, attacked, }
}

/// The [`Tested`] permutations in their order.
static TESTED: [[AtomicU32; 3]; MAX_STEPS] =
    [const { [const { AtomicU32::new(0) }; 3] }; MAX_STEPS];

/// The number of tested permutations.
static STEPS: AtomicUsize = AtomicUsize::new(0);

/// The size of the board that was searched.
static SIZE: AtomicUsize = AtomicUsize::new(0);

/// Runs the search and records it. Returns the number of its steps, one for each tested
/// permutation.
#[unsafe(no_mangle)]
pub extern "C" fn search(size: usize) -> usize {
    let trace = if size <= LARGEST { Trace::new(size) } else { None };
    let outcomes = trace.into_iter().flatten().zip(0..);
    let mut solutions = 0;
    let mut steps = 0;
    for ((placement, outcome), rank) in outcomes {
        if outcome == Outcome::Skipped {
            continue;
        }
        solutions += usize::from(outcome == Outcome::Solution);
        let attacking = attacking(&placement).unwrap_or(NONE);
        if let Some(places) = TESTED.get(steps) {
            let numbers = Tested { rank, attacking, solutions }.numbers();
            places
                .iter()
                .zip(numbers)
                .for_each(|(place, number)| place.store(number as u32, Relaxed));
        }
        steps += 1;
    }
    STEPS.store(steps, Relaxed);
    SIZE.store(size, Relaxed);
    steps
}

/// The address of the tested permutations.
#[unsafe(no_mangle)]
pub extern "C" fn tested() -> *const [AtomicU32; 3] {
    TESTED.as_ptr()
}

/// The number of permutations of `rows` rows.
#[unsafe(no_mangle)]
pub extern "C" fn permutations(rows: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "16! is less than 2^53")]
    FACTORIALS.get(rows).map_or(0.0, |&permutations| permutations as f64)
}

/// The step that has tested or skipped the permutation of a rank.
#[unsafe(no_mangle)]
pub extern "C" fn step_at(rank: usize) -> usize {
    steps().partition_point(|tested| read(tested).rank <= rank).saturating_sub(1)
}

/// The first step after this one that skips permutations, or the last step.
#[unsafe(no_mangle)]
pub extern "C" fn next_skip(step: usize) -> usize {
    let last = steps().len().saturating_sub(1);
    let skips =
        |&other: &usize| nth(other).is_some_and(|tested| (2..NONE).contains(&tested.attacking));
    (step + 1..last).find(skips).unwrap_or(last)
}

/// The first step after this one that finds a solution, or the last step.
#[unsafe(no_mangle)]
pub extern "C" fn next_solution(step: usize) -> usize {
    let last = steps().len().saturating_sub(1);
    let finds = |&other: &usize| nth(other).is_some_and(|tested| tested.attacking == NONE);
    (step + 1..last).find(finds).unwrap_or(last)
}

/// Writes a step. Returns the number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn step(step: usize) -> usize {
    write_step(step).unwrap_or(0)
}

fn write_step(index: usize) -> Option<usize> {
    let size = SIZE.load(Relaxed);
    let Tested { rank, attacking, solutions } = nth(index)?;
    let placement = order::unrank(rank as u64, size)?;
    let next = nth(index + 1)
        .map_or(FACTORIALS.get(size).map_or(0, |&all| all as usize), |next| next.rank);
    let (upper, lower) = swap(&placement, rank).unwrap_or((NONE, NONE));
    let before = index.checked_sub(1).and_then(nth);
    let has_changed =
        |&row: &usize| before.is_some_and(|before| digit(before.rank, row) != digit(rank, row));
    let mut writer = Writer::default();
    let step = Step {
        rank,
        next,
        tested: index + 1,
        skipped: next - (index + 1),
        solutions,
        upper,
        lower,
        changed: (0..size).rev().find(has_changed).unwrap_or(NONE),
        attacking,
        attacked: attacked_below(&placement, attacking),
    };
    writer.put_all(step.numbers());
    writer.put_all((0..size).map(|row| digit(rank, row)));
    writer.put_all(placement.columns().iter().map(|&column| column.into()));
    Some(writer.len() / 4)
}

fn steps() -> &'static [[AtomicU32; 3]] {
    TESTED.get(..STEPS.load(Relaxed)).unwrap_or(&[])
}

fn nth(step: usize) -> Option<Tested> {
    steps().get(step).map(read)
}

fn read([rank, attacking, solutions]: &[AtomicU32; 3]) -> Tested {
    let [rank, attacking, solutions] =
        [rank, attacking, solutions].map(|number| number.load(Relaxed) as usize);
    Tested { rank, attacking, solutions }
}

/// The rows in which a permutation differs from the one before it in Heap's order.
fn swap(placement: &Placement, rank: usize) -> Option<(usize, usize)> {
    let before = order::unrank(rank.checked_sub(1)? as u64, placement.size())?;
    let differs = |&row: &usize| before.columns().get(row) != placement.columns().get(row);
    let mut rows = (0..placement.size()).filter(differs);
    Some((rows.next()?, rows.next()?))
}

/// The lowest row whose queen attacks one below it.
fn attacking(placement: &Placement) -> Option<usize> {
    (0..placement.size()).rev().find(|&row| placement.attacks_below(row))
}

/// The rows below whose queens the queen of a row attacks, as bits.
fn attacked_below(placement: &Placement, row: usize) -> usize {
    let Some(&column) = placement.columns().get(row) else { return 0 };
    let attackers = Board::from(*placement).attackers(Square::new(row, column.into()));
    let below = attackers.iter().map(Square::row).filter(|&other| other > row);
    below.fold(0, |rows, other| rows | 1 << other)
}

/// The digit of `row` in a rank.
fn digit(rank: usize, row: usize) -> usize {
    FACTORIALS.get(row).map_or(0, |&permutations| rank / permutations as usize % (row + 1))
}
