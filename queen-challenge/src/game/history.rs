//! Moves to undo or redo, in a fixed number of bytes.
//!
//! A move is one change of a square or several. A change holds the state that its square has on the
//! other side: before the move if it can be undone, after it if it can be redone. So one function
//! does both: it exchanges that state and the one on the board. After placing b4, marking c3 and
//! undoing the mark, for example:
//!
//! ```text
//!     board         changes
//!     b4 queen      b4: empty      to undo
//!     c3 empty      c3: mark       to redo
//! ```
//!
//! The changes are a ring, so when it is full the oldest make room for new ones.
//!
//! Some moves are somebody else's, from a link. Of them, the place of the first one is kept, here
//! the third one: with three changes or more, c is among them.
//!
//! ```text
//!     a own, b own, c theirs, d own
//!     a own, b own                     c and d were undone, and can be redone
//! ```

use core::fmt;

use queen_runtime::Square;

use super::state::{set_state, state};
use crate::Notes;

/// The number of changes: each square of the largest board twice.
const CAPACITY: usize = 512;

/// A change of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub(super) struct Change {
    /// The row and the column, four bits each.
    square: u8,
    /// The state on the other side in bits 0 and 1, and bit 2 if this is the first change of its
    /// move.
    state: u8,
}

impl Change {
    const NONE: Self = Self { square: 0, state: 0 };
    const FIRST: u8 = 4;

    pub(super) const fn new(square: Square, state: u8, is_first: bool) -> Self {
        Self {
            square: (square.row() << 4 | square.column()) as u8,
            state: state & 3 | if is_first { Self::FIRST } else { 0 },
        }
    }

    pub(super) const fn square(self) -> Square {
        Square::new((self.square >> 4) as usize, (self.square & 15) as usize)
    }

    pub(super) const fn state(self) -> u8 {
        self.state & 3
    }

    pub(super) const fn is_first(self) -> bool {
        self.state & Self::FIRST != 0
    }

    /// Exchanges the states of the square on the board and on the other side.
    const fn exchange(&mut self, notes: &mut Notes) {
        let square = self.square();
        let state = state(notes, square);
        set_state(notes, square, self.state());
        *self = Self::new(square, state, self.is_first());
    }
}

/// Moves to undo and redo.
#[derive(Clone)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub(super) struct History {
    changes: [Change; CAPACITY],
    /// The index of the oldest change.
    start: u16,
    /// The number of changes to undo, from there.
    past: u16,
    /// The number of changes to redo, after those.
    future: u16,
    /// One more than the least number of changes to undo with which somebody else's move is among
    /// them, so 1 if such a move was forgotten; 0 if there is none. Thus an empty history is all
    /// zeros, and a new game takes no kilobyte of constants.
    theirs: u16,
}

impl History {
    pub(super) const EMPTY: Self =
        Self { changes: [Change::NONE; CAPACITY], start: 0, past: 0, future: 0, theirs: 0 };

    pub(super) const fn can_undo(&self) -> bool {
        self.past > 0
    }

    pub(super) const fn can_redo(&self) -> bool {
        self.future > 0
    }

    /// Whether somebody else's move is on the board or can be undone, or was forgotten.
    pub(super) const fn has_theirs(&self) -> bool {
        self.theirs > 0 && self.past + 1 >= self.theirs
    }

    /// Undoes somebody else's first move and all moves after it, and forgets them. If that move was
    /// forgotten, so are all others, and the board becomes `start`.
    pub(super) fn take_back_theirs(&mut self, notes: &mut Notes, start: Notes) {
        while self.has_theirs() && self.can_undo() {
            self.undo(notes);
        }
        if self.has_theirs() {
            *notes = start;
            self.theirs = 0;
        }
        self.forget_future();
    }

    /// Forgets the moves to redo, which may be somebody else's.
    const fn forget_future(&mut self) {
        self.future = 0;
        if !self.has_theirs() {
            self.theirs = 0;
        }
    }

    /// The place of somebody else's first move, for a text.
    pub(super) const fn theirs(&self) -> Option<u16> {
        self.theirs.checked_sub(1)
    }

    /// Takes that back from a text.
    pub(super) const fn set_theirs(&mut self, theirs: u16) {
        self.theirs = theirs.saturating_add(1);
    }

    /// Adds a change that was made, by somebody else or by the player. What was undone is
    /// forgotten.
    pub(super) fn push(&mut self, square: Square, before: u8, is_first: bool, is_theirs: bool) {
        self.forget_future();
        if usize::from(self.past) == CAPACITY {
            self.forget();
        }
        let past = usize::from(self.past);
        *self.change(past) = Change::new(square, before, is_first);
        self.past += 1;
        if is_theirs && !self.has_theirs() {
            self.theirs = self.past + 1;
        }
    }

    /// Forgets the oldest move. It never is the one that is being made, which changes half of the
    /// squares that there is room for, at most.
    fn forget(&mut self) {
        loop {
            self.start = (self.start + 1) % CAPACITY as u16;
            self.past = self.past.saturating_sub(1);
            if self.theirs > 1 {
                self.theirs -= 1;
            }
            if self.past == 0 || self.change(0).is_first() {
                break;
            }
        }
    }

    /// Undoes changes back to the first one of a move.
    pub(super) fn undo(&mut self, notes: &mut Notes) {
        while let Some(past) = self.past.checked_sub(1) {
            (self.past, self.future) = (past, self.future + 1);
            let change = self.change(past.into());
            change.exchange(notes);
            if change.is_first() {
                break;
            }
        }
    }

    /// Redoes changes up to the first one of the move after this.
    pub(super) fn redo(&mut self, notes: &mut Notes) {
        while let Some(future) = self.future.checked_sub(1) {
            let past = usize::from(self.past);
            self.change(past).exchange(notes);
            (self.past, self.future) = (self.past + 1, future);
            if future > 0 && self.change(past + 1).is_first() {
                break;
            }
        }
    }

    /// The changes to undo, the oldest first.
    pub(super) fn past(&self) -> impl Iterator<Item = Change> {
        self.range(0, self.past)
    }

    /// The changes to redo, the next one first.
    pub(super) fn future(&self) -> impl Iterator<Item = Change> {
        self.range(self.past, self.future)
    }

    fn range(&self, from: u16, len: u16) -> impl Iterator<Item = Change> {
        let start = usize::from(self.start) + usize::from(from);
        (0..usize::from(len)).map(move |index| self.changes[(start + index) % CAPACITY])
    }

    /// Takes changes back from a text. Returns `None` if there are too many, or if a move does not
    /// begin with a first change.
    pub(super) fn append(&mut self, change: Change, is_past: bool) -> Option<()> {
        let len = usize::from(self.past + self.future);
        let is_start = if is_past { self.past == 0 } else { self.future == 0 };
        if len == CAPACITY || is_start && !change.is_first() {
            return None;
        }
        *self.change(len) = change;
        *(if is_past { &mut self.past } else { &mut self.future }) += 1;
        Some(())
    }

    /// The change that is `index` after the oldest one.
    fn change(&mut self, index: usize) -> &mut Change {
        // The remainder removes the bounds check and with it the code that panics.
        &mut self.changes[(usize::from(self.start) + index) % CAPACITY]
    }
}

/// Compares what can be undone and redone, and whose it is, wherever in the ring it is.
impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        self.theirs == other.theirs
            && self.past().eq(other.past())
            && self.future().eq(other.future())
    }
}

impl Eq for History {}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (past, future) = (self.past, self.future);
        f.write_fmt(format_args!("History {{ past: {past}, future: {future} }}"))
    }
}
