//! The solutions that local search finds, one after the other, until it has had all of them.

use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

use queen_math::{Placement, order};
use queen_searches::CompleteState;

use crate::named::record;
use crate::search::{self, LARGEST};

/// The seed of the search; any other one is as good.
const SEED: u64 = 1;

/// The most solutions of a board to watch.
const MAX_SOLUTIONS: usize = 92;

/// The rows that a tested swap looks at: those that would be swapped.
const LOOKS: usize = 2;

record! {
    /// A solution that had not been found before: its rank, and the rows looked at until then.
    Find { rank, looks, }
}

/// The [`Find`]s in their order.
static FINDS: [[AtomicU32; Find::NAMES.len()]; MAX_SOLUTIONS] =
    [const { [const { AtomicU32::new(0) }; Find::NAMES.len()] }; MAX_SOLUTIONS];

/// Finds all solutions of the board that was searched last. Returns their number.
#[unsafe(no_mangle)]
pub extern "C" fn find() -> usize {
    let last = search::steps().checked_sub(1).and_then(search::nth);
    let solutions = last.map_or(0, |last| last.solutions).min(MAX_SOLUTIONS);
    let mut columns = [0; LARGEST];
    let mut counts = [0; 4 * LARGEST];
    let columns = columns.get_mut(..search::size()).unwrap_or_default();
    let Some(mut local) = CompleteState::new(columns, &mut counts, SEED) else { return 0 };
    let mut finds = 0;
    // `finds` different solutions have been found. The search meets most of them again and again on
    // its way to the others, and ends when it has met all.
    while finds < solutions {
        let Some(rank) = local.next_solution().and_then(rank) else { break };
        let known = FINDS.iter().take(finds);
        if known.map(|[rank, _]| rank.load(Relaxed)).any(|known| known == rank as u32) {
            continue;
        }
        let find = Find { rank, looks: LOOKS * local.tested_swaps() as usize };
        if let Some(places) = FINDS.get(finds) {
            places
                .iter()
                .zip(find.numbers())
                .for_each(|(place, number)| place.store(number as u32, Relaxed));
        }
        finds += 1;
    }
    finds
}

/// The address of the finds.
#[unsafe(no_mangle)]
pub extern "C" fn finds() -> *const [AtomicU32; Find::NAMES.len()] {
    FINDS.as_ptr()
}

/// The most rows of a board that is solved once.
pub const MOST_ROWS: usize = 100;

/// The swaps that are tested for one solution of [`MOST_ROWS`] queens.
#[unsafe(no_mangle)]
pub extern "C" fn swaps_of_one() -> usize {
    let mut columns = [0; MOST_ROWS];
    let mut counts = [0; 4 * MOST_ROWS];
    let Some(mut local) = CompleteState::new(&mut columns, &mut counts, SEED) else { return 0 };
    if local.next_solution().is_none() {
        return 0;
    }
    local.tested_swaps() as usize
}

/// The rank of a solution.
fn rank(solution: &[u32]) -> Option<usize> {
    let mut columns = [0; LARGEST];
    for (to, &from) in columns.iter_mut().zip(solution) {
        *to = from as u8;
    }
    let placement = Placement::new(columns.get(..solution.len())?)?;
    Some(order::rank(&placement) as usize)
}
