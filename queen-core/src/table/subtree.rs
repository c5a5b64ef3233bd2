//! The search by Heap's algorithm below one node of its tree, as a `const fn`.

use crate::attacks::Attacks;
use crate::{Placement, order};

/// The solution that the search finds after `before` others among the permutations of the first
/// `rows` rows, of which `first` is the first one.
pub(super) const fn solution(
    mut first: Placement,
    rows: usize,
    mut before: u32,
) -> Option<Placement> {
    let mut attacks = Attacks::NONE;
    let mut row = first.size();
    while row > rows {
        row -= 1;
        let queen = 1 << first.column(row);
        if attacks.all() & queen != 0 {
            return None;
        }
        attacks = attacks.one_row_on(queen);
    }
    if find(&mut first, rows, attacks, &mut before) { Some(first) } else { None }
}

/// Runs through the permutations of the first `rows` rows until `before` solutions and one more
/// have been found.
const fn find(placement: &mut Placement, rows: usize, attacks: Attacks, before: &mut u32) -> bool {
    let Some(row) = rows.checked_sub(1) else {
        let found = *before == 0;
        *before = before.wrapping_sub(1);
        return found;
    };
    let mut turns = 0;
    loop {
        let queen = 1 << placement.column(row);
        if attacks.all() & queen != 0 {
            order::run_through(placement, row);
        } else if find(placement, row, attacks.one_row_on(queen), before) {
            return true;
        }
        if turns == row {
            return false;
        }
        order::take_queen(placement, row, turns);
        turns += 1;
    }
}
