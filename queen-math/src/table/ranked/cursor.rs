//! Ends of an iteration over a ranked table.
//!
//! A cursor finds solutions one after the other in fewer steps than so many look-ups: neighbours
//! often share a subtree, whose search then goes on, or rows below it, whose queens then stay.

use super::elias_fano::Entry;
use super::path::Path;
use super::reader::Reader;
use super::search::Visit;
use crate::Placement;
use crate::table::given::ALL_COLUMNS;

/// One end of an iteration over the solutions of a table. The front only moves forwards and the
/// back only backwards, so each has a cursor of its own, whose search never turns round.
///
/// Four types take part in a step. Each moves what the next one starts from, and writes to nothing
/// but its own fields; of the placement and the column orders, the path writes the rows below the
/// open ones, the search the open rows.
///
/// | | position | `seek` moves to | `advance` moves to |
/// |---|---|---|---|
/// | `Cursor` | between two solutions | a solution, by its index | the next solution |
/// | `Reader` | an entry of the sequence | | the next entry |
/// | `Path` | a queen below the open rows | a subtree, by its first rank | |
/// | `Search` | a queen in the open rows | a subtree, by its first rank | its next solution |
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    /// The position between the remaining solutions and the others.
    pub(super) entry: Entry,
    path: Path,
    /// The subtree of the solution that the search has found, from which it continues.
    found: Option<u64>,
}

impl Cursor {
    /// The cursor before or after all solutions.
    #[inline]
    pub(super) const fn new(table: &Reader<'_>, entry: Entry) -> Self {
        Self { entry, path: Path::new(table.size(), table.open()), found: None }
    }

    /// Moves to the solution at `index`: before it, or behind it to continue backwards.
    ///
    /// If the solution shares its subtree, the search advances over those between the end of the
    /// subtree and it. On 5 × 5 with R = 4, the solutions 4 and 5 are in subtree 2. To move to 5
    /// forwards, the search is started in subtree 2 and finds 4. `found` keeps the subtree, so that
    /// [`advance`](Self::advance) continues this search, and finds 5.
    pub(super) const fn seek(&mut self, table: &Reader<'_>, index: u32, forwards: bool) {
        let (entry, subtree) = table.locate(index);
        let (before, after) = table.others(entry, subtree);
        // So many solutions of the subtree are between its end and this one.
        let mut others = if forwards { before } else { after };
        self.entry = if forwards { entry } else { entry.after() };
        self.found = None;
        let (rank, visit) = (table.first_rank(subtree), Visit::towards(forwards));
        if others > 0 && self.path.seek(rank, visit) {
            // `others` more are between where the search is and the solution.
            while others > 0 && self.path.search.advance(&ALL_COLUMNS) {
                self.found = Some(subtree);
                others -= 1;
            }
        }
    }

    /// Moves to the next solution, or backwards to the previous one. Returns `None` if there is
    /// none up to index `end`, or if damaged bytes lead to none.
    #[inline]
    pub(super) const fn advance<const FORWARDS: bool>(
        &mut self,
        table: &Reader<'_>,
        end: u32,
    ) -> Option<&Placement> {
        if if FORWARDS { self.entry.index < end } else { self.entry.index > end } {
            let (subtree, entry) = table.advance::<FORWARDS>(self.entry);
            // A subtree whose search goes on has been started before. Any other one is entered at
            // its end, so a solution that does not share it with the next one is alone there, and
            // is found in any order, of which `Unordered` is the fastest.
            let is_started = matches!(self.found, Some(found) if found == subtree) || {
                let visit = if table.may_share::<FORWARDS>(entry, subtree) {
                    Visit::towards(FORWARDS)
                } else {
                    Visit::Unordered
                };
                self.path.seek(table.first_rank(subtree), visit)
            };
            if is_started && self.path.search.advance(&ALL_COLUMNS) {
                self.entry = entry;
                self.found = Some(subtree);
                return Some(&self.path.search.placement);
            }
        }
        // Whoever asks again is told at once that nothing is left.
        self.entry.index = end;
        None
    }
}
