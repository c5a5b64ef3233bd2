//! Chains: squares on which a queen would force others, until a line has no free square.
//!
//! On a board of 6 × 6 with a queen on c6, d2 being ruled out, a queen on a1 would leave this:
//!
//! ```text
//!     a b c d e f
//!  6  x x Q x x x
//!  5  x x x x x .     f5 is the only free square of row 5, so a1 forces it.
//!  4  x . x x x .
//!  3  x . x . . x     f5 attacks d3, which was the last free square of column d:
//!  2  x x x x . .     with a queen on a1, no queen could stand in column d.
//!  1  Q x x x x x     So a1 is ruled out.
//! ```
//!
//! A forced queen is a single of the board with the queens before it. Of all chains, a shortest is
//! searched for, by iterative deepening: those with one forced queen from every square, then those
//! with two, and so on. So a search for chains of a length may rely on there being no shorter ones.
//! One that forces no queen at all is a pointing pair or triple, as a queen attacks at most three
//! squares of another row or column; with regions, it is covering. Those reasons come before.
//!
//! The reason outlives other steps: a forced queen that is on the board by now need not be forced.
//! If a forced queen is ruled out, the chain ends before the first such one, at the line whose
//! single it was. If that leaves no forced queen, the square has one of the reasons before.
//!
//! # Why singles can be placed in any order
//!
//! A single stays one: as long as its line has no queen, no other square of it can become free. It
//! is placed sooner or later, or it is attacked by another queen, and then its line has no free
//! square. So whichever single is placed first each time, the end is the same board or a line
//! without a free square, and a set of forced queens has to be tried in one order only.

use queen_runtime::Board;

use super::lines::Deduction;
use crate::free::Free;
use crate::rows::{Rows, squares};
use crate::{Forced, Line, Reason};

pub(super) fn find_short<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    find(free, 1)
}

/// A shortest chain of two forced queens or more. [`find_short`] has found none before.
///
/// What is cheap comes first: from each square, singles are placed until it is known whether a
/// chain starts there. Only if one does, the lengths are tried in turn, and the search ends at that
/// chain or at a shorter one; otherwise it would try each length for nothing.
pub(super) fn find_long<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    let has_chain = squares(free.rows()).any(|square| leads_to_an_empty_line(free.with(square)));
    has_chain.then(|| (2..=free.size).find_map(|len| find(free, len)))?
}

/// The first square, row by row from the top, with a chain of this many forced queens, if none has
/// a shorter one.
fn find<const REGIONS: bool>(free: &Free<REGIONS>, len: usize) -> Option<Deduction> {
    squares(free.rows()).find_map(|square| {
        let (forced, line) = forced(&free.with(square), len, Forced::NONE, Rows::default())?;
        Some((square, Reason::Chain { forced, line }))
    })
}

/// Whether a line has no free square after some singles, placing the first one each time.
///
/// Each turn places a queen, so there are at most as many turns as rows. Their number says nothing
/// of the length of a chain: other singles may lead there sooner.
fn leads_to_an_empty_line<const REGIONS: bool>(mut free: Free<REGIONS>) -> bool {
    while free.empty_line().is_none() {
        let Some(single) = free.singles().next() else { return false };
        free = free.with(single);
    }
    true
}

/// A line without a free square after `len` more forced queens, and these after those in
/// `queens`. There must be no such line after fewer. No more queens are forced than the board has
/// rows, for which `Forced` has room.
///
/// Tries each set of queens in one order. If p and q are singles, all sets with p are searched
/// first, those with q among them; so p is left out when it is q's turn. If only q makes r a
/// single, the sets of two are p and q, then q and r. `tried` has the queens to leave out, as
/// columns of rows: it starts with those of the calls before, and each call adds its own to a copy.
/// Without it, a set of k queens that are singles from the start would be tried in all k! orders.
///
/// In the example above one queen is forced: `forced` is called with `len` = 1 after a1, finds the
/// single f5, and is called with `len` = 0 after f5, where column d is empty.
fn forced<const REGIONS: bool>(
    free: &Free<REGIONS>,
    len: usize,
    queens: Forced,
    mut tried: Rows,
) -> Option<(Forced, Line)> {
    // Before the last queen no line needs to be looked at, as no chain is shorter.
    let Some(fewer) = len.checked_sub(1) else { return Some((queens, free.empty_line()?)) };
    free.singles().find_map(|(row, column)| {
        // The remainder changes no row: it removes the bounds check.
        let others = &mut tried[row % Board::MAX_SIZE];
        let is_new = *others >> column & 1 == 0;
        *others |= 1 << column;
        let (next, queens) = (free.with((row, column)), queens.and((row, column)));
        is_new.then(|| forced(&next, fewer, queens, tried))?
    })
}
