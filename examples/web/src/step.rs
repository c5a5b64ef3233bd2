//! A step of a search, as numbers.

use queen_math::Placement;
use queen_runtime::{Board, Square, SquareSet};

use crate::buffer::Writer;
use crate::named::{NONE, record};
use crate::search::{self, Search, Tested, digit};

record! {
    /// A step, before the digit and the column of each row. The rank; the rank up to which the
    /// search has decided; how many permutations it has skipped by then, and how many solutions
    /// found; the rows looked at by then in all permutations, and in those that are tested. The two
    /// rows of the last swap; the lowest row that changed since the step before; the lowest row
    /// whose queen attacks one below it, and the queens that it attacks there, as bits of their
    /// rows; how many rows this step looks at; how many rows have no queen yet; whether the attack
    /// was there in the step before; whether this is a solution.
    Step {
        rank, next, skipped, solutions, looks_of_all, looks, upper, lower, changed,
        attacking, attacked, looked, empty, known, solution,
    }
}

/// The number of steps of a search.
#[unsafe(no_mangle)]
pub extern "C" fn steps(kind: usize) -> usize {
    Search::of(kind).map_or(0, len)
}

/// The step of a search that has decided on the permutation of a rank.
#[unsafe(no_mangle)]
pub extern "C" fn step_at(kind: usize, rank: usize) -> usize {
    let place = search::partition(|tested| tested.rank <= rank).saturating_sub(1);
    match Search::of(kind) {
        Some(Search::All) => rank.min(search::total().saturating_sub(1)),
        Some(kind) => last_step(kind, place).unwrap_or(0),
        None => 0,
    }
}

/// The first step after this one that rules out more permutations than one, or the last step.
#[unsafe(no_mangle)]
pub extern "C" fn next_skip(kind: usize, step: usize) -> usize {
    next(kind, step, |tested| (2..NONE).contains(&tested.attacking))
}

/// The first step after this one that finds a solution, or the last step.
#[unsafe(no_mangle)]
pub extern "C" fn next_solution(kind: usize, step: usize) -> usize {
    next(kind, step, |tested| tested.attacking == NONE)
}

/// Writes a step. Returns the number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn step(kind: usize, step: usize) -> usize {
    Search::of(kind).and_then(|kind| write_step(kind, step)).unwrap_or(0)
}

fn len(kind: Search) -> usize {
    match kind {
        Search::All => search::total(),
        Search::Rows => {
            search::steps().checked_sub(1).and_then(search::nth).map_or(0, |last| last.looks)
        }
        Search::Skips => search::steps(),
    }
}

/// The first step with which all is known of the tested permutation in a place.
fn last_step(kind: Search, place: usize) -> Option<usize> {
    let tested = search::nth(place)?;
    Some(match kind {
        Search::All => tested.rank,
        Search::Rows => tested.looks - 1,
        Search::Skips => place,
    })
}

/// The place of the tested permutation that a step belongs to.
fn place(kind: Search, step: usize) -> usize {
    match kind {
        Search::All => search::partition(|tested| tested.rank <= step).saturating_sub(1),
        Search::Rows => search::partition(|tested| tested.looks <= step),
        Search::Skips => step,
    }
}

fn next(kind: usize, step: usize, is_sought: impl Fn(Tested) -> bool) -> usize {
    let Some(kind) = Search::of(kind) else { return 0 };
    let found = (place(kind, step)..search::steps())
        .filter(|&place| search::nth(place).is_some_and(&is_sought))
        .find_map(|place| last_step(kind, place).filter(|&found| found > step));
    found.unwrap_or_else(|| len(kind).saturating_sub(1))
}

fn write_step(kind: Search, index: usize) -> Option<usize> {
    if index >= len(kind) {
        return None;
    }
    let size = search::size();
    let place = place(kind, index);
    let tested = search::nth(place)?;
    let rank = if let Search::All = kind { index } else { tested.rank };
    let placement = search::placement(rank)?;
    // The highest row that this step has looked at. Rows are looked at from the bottom up to the
    // one that decides: the attacking row or, for a solution, the top one. The looks are counted up
    // to there. Row by row, each look is a step of its own, and step `index` is that many looks
    // before the last one, one row further down for each.
    let row = match kind {
        Search::Rows => search::top(tested.attacking) + (tested.looks - 1 - index),
        Search::All | Search::Skips => search::top(tested.attacking),
    };
    let is_decided = row == search::top(tested.attacking);
    let (before, next) = match kind {
        Search::All => (index.checked_sub(1), rank + 1),
        Search::Rows if !is_decided => (None, rank),
        Search::Rows => (None, search::rank_after(place)),
        Search::Skips => {
            let before = place.checked_sub(1).and_then(search::nth);
            (before.map(|before| before.rank), search::rank_after(place))
        }
    };
    let (upper, lower) = match kind {
        Search::Rows => None,
        Search::All | Search::Skips => swap(&placement, rank),
    }
    .unwrap_or((NONE, NONE));
    let attacking = if is_decided { tested.attacking } else { NONE };
    let is_solution = is_decided && tested.attacking == NONE;
    // The permutation counts as a solution only from its last look on.
    let solutions = tested.solutions - usize::from(tested.attacking == NONE && !is_decided);
    let step = Step {
        rank,
        next,
        skipped: if let Search::Skips = kind { next - (index + 1) } else { 0 },
        solutions,
        looks_of_all: tested.looks_of_all + search::looks_of_all(tested, next, size),
        looks: if let Search::Rows = kind { index + 1 } else { tested.looks },
        upper,
        lower,
        changed: match kind {
            Search::Rows => row,
            _ => before.map_or(NONE, |before| search::lowest_change(before, rank, size)),
        },
        attacking,
        attacked: placement.columns().get(attacking).map_or(0, |&column| {
            let queen = Square::new(attacking, column.into());
            rows_below(attacking, Board::from(placement).attackers(queen))
        }),
        looked: match kind {
            Search::All => size - row,
            Search::Rows => 1,
            Search::Skips => tested.lowest + 1 - row,
        },
        empty: if let Search::Rows = kind { row } else { 0 },
        known: usize::from(rank != tested.rank),
        solution: usize::from(is_solution),
    };
    let mut writer = Writer::default();
    writer.put_all(step.numbers());
    writer.put_all((0..size).map(|row| digit(rank, row)));
    writer.put_all(placement.columns().iter().map(|&column| column.into()));
    Some(writer.len() / 4)
}

/// The rows in which a permutation differs from the one before it in Heap's order.
fn swap(placement: &Placement, rank: usize) -> Option<(usize, usize)> {
    let before = search::placement(rank.checked_sub(1)?)?;
    let differs = |&row: &usize| before.columns().get(row) != placement.columns().get(row);
    let mut rows = (0..placement.size()).filter(differs);
    Some((rows.next()?, rows.next()?))
}

/// The rows below this one that have one of the squares, as bits.
fn rows_below(row: usize, squares: SquareSet) -> usize {
    let below = squares.iter().map(Square::row).filter(|&other| other > row);
    below.fold(0, |rows, other| rows | 1 << other)
}
