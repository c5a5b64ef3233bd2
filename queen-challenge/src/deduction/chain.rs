//! Chains.

use queen_runtime::Board;

use super::Deduction;
use crate::free::{Free, Rows, squares};
use crate::{Forced, Line, Reason};

pub(super) fn find_short(free: &Free) -> Option<Deduction> {
    find(free, 1)
}

pub(super) fn find_long(free: &Free) -> Option<Deduction> {
    let has_chain = squares(free.rows()).any(|square| leads_to_an_empty_line(free.with(square)));
    has_chain.then(|| (2..=free.size).find_map(|len| find(free, len)))?
}

/// The first square with a chain of this many forced queens, if none has a shorter one.
fn find(free: &Free, len: usize) -> Option<Deduction> {
    squares(free.rows()).find_map(|square| {
        let (forced, line) = forced(&free.with(square), len, Forced::NONE, Rows::default())?;
        Some((square, Reason::Chain { forced, line }))
    })
}

/// Whether a line has no free square after some singles, placing the first one each time.
fn leads_to_an_empty_line(mut free: Free) -> bool {
    while free.empty_line().is_none() {
        let Some(single) = free.singles().next() else { return false };
        free = free.with(single);
    }
    true
}

/// A line without a free square after `len` more forced queens, and these after those in
/// `queens`.
///
/// Tries each set of queens once: what follows from a queen of `tried` has been searched, in
/// any order.
fn forced(free: &Free, len: usize, queens: Forced, mut tried: Rows) -> Option<(Forced, Line)> {
    let Some(fewer) = len.checked_sub(1) else { return Some((queens, free.empty_line()?)) };
    free.singles().find_map(|(row, column)| {
        let others = &mut tried[row % Board::MAX_SIZE];
        let is_new = *others >> column & 1 == 0;
        *others |= 1 << column;
        let (next, queens) = (free.with((row, column)), queens.and((row, column)));
        is_new.then(|| forced(&next, fewer, queens, tried))?
    })
}
