//! Chains.

use queen_runtime::Board;

use super::Deduction;
use crate::free::{Free, Rows, squares};
use crate::{Forced, Line, Reason};

pub(super) fn find_short(free: &Free) -> Option<Deduction> {
    find(free, 1)
}

pub(super) fn find_long(free: &Free) -> Option<Deduction> {
    let lens = squares(free.rows()).filter_map(|square| contradiction(free.with(square)));
    (2..=lens.min()?).find_map(|len| find(free, len))
}

/// The first square with a chain of this many forced queens, if none has a shorter one.
fn find(free: &Free, len: usize) -> Option<Deduction> {
    squares(free.rows()).find_map(|square| {
        let (forced, line) = forced(&free.with(square), len, Forced::NONE, Rows::default())?;
        Some((square, Reason::Chain { forced, line }))
    })
}

/// The number of singles that are placed, the first one each time, until a line has no free
/// square.
fn contradiction(mut free: Free) -> Option<usize> {
    let mut len = 0;
    while free.empty_line().is_none() {
        free = free.with(free.singles().next()?);
        len += 1;
    }
    Some(len)
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
