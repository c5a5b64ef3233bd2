//! Ends of an iteration over a ranked table.
//!
//! A cursor finds solutions one after the other in fewer steps than so many look-ups: neighbours
//! often share a subtree, whose search then goes on, or rows below it, whose queens then stay. With
//! given queens, it also leaves out what they rule out. On 6 × 6 with R = 4, the first two
//! solutions are in the subtrees 7 and 13. The digits of 7 are 1 in row 5 and 2 in row 4, those of
//! 13 are 2 and 3. If a given queen rules out the column at digit 1 of row 5, then subtree 7 fails
//! there; the path advances to digit 2 of row 5, whose first subtree is 10, and the first entry
//! from 10 on in the sequence is that of 13.

use core::mem;

use super::elias_fano::Entry;
use super::path::Path;
use super::reader::Reader;
use super::search::Visit;
use crate::Placement;
use crate::table::given::{ALL_COLUMNS, Allowed, Given};

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
/// | `Path` | a queen below the open rows | a subtree, by its first rank | the next queen |
/// | `Search` | a queen in the open rows | a subtree, by its first rank | its next solution |
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    /// The position between the remaining solutions and the others. With given queens it may lag
    /// behind the search, which leaves solutions out of a subtree without counting them.
    ///
    /// On 5 × 5 with R = 4, subtree 2 has 0 3 1 4 2 at index 4 and 4 1 3 0 2 at index 5. With a
    /// queen in row 0 and column 4, the search finds the second one first, and the position is 5,
    /// as if it was the first. The next step goes on in subtree 2, finds no more there, and moves
    /// to subtree 3, at whose start the position is right again. Subtree 4 has column 0 in row 4,
    /// which the queen attacks, so no path leads there. Meanwhile the positions of two cursors do
    /// not tell whether they have met, so a rest compares the solutions that they have found.
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
    ///
    /// Only iterations without given queens move to an index, so all columns are allowed.
    pub(super) const fn seek(&mut self, table: &Reader<'_>, index: u32, forwards: bool) {
        let (entry, subtree) = table.locate(index);
        let (before, after) = table.others(entry, subtree);
        // So many solutions of the subtree are between its end and this one.
        let mut others = if forwards { before } else { after };
        self.entry = if forwards { entry } else { entry.after() };
        self.found = None;
        let (rank, visit) = (table.first_rank(subtree), Visit::towards(forwards));
        if others > 0 && self.path.seek(rank, &ALL_COLUMNS, visit) {
            // `others` more are between where the search is and the solution.
            while others > 0 && self.path.search.advance(&ALL_COLUMNS) {
                self.found = Some(subtree);
                others -= 1;
            }
        }
    }

    /// The solution to which the cursor has [advanced](Self::advance), if any.
    pub(super) const fn solution(&self) -> Option<&Placement> {
        if self.found.is_some() { Some(&self.path.search.placement) } else { None }
    }

    /// Moves to the next solution, or backwards to the previous one, that has its queens in the
    /// allowed columns. Within a subtree it is any one that is left, if the given queens are not
    /// `is_ordered`. Returns `None` if there is none up to index `end`.
    #[inline]
    pub(super) const fn advance<const FORWARDS: bool>(
        &mut self,
        table: &Reader<'_>,
        Given { allowed, is_ordered, .. }: &Given,
        end: u32,
    ) -> Option<&Placement> {
        // No solution between where the cursor was and its entry has its queens in the allowed
        // columns. Every turn returns or moves the entry towards `end`, even with damaged bytes.
        while if FORWARDS { self.entry.index < end } else { self.entry.index > end } {
            let (subtree, entry) = table.advance::<FORWARDS>(self.entry);
            // A subtree whose search goes on has been started before. Any other one is entered at
            // its end, so a solution that does not share it with the next one is alone there, and
            // is found in any order, of which `Unordered` is the fastest. If the given queens are
            // not `is_ordered`, whoever iterates takes solutions in any order and from the front
            // alone, so that no other end has to meet this one within a subtree.
            let is_started = matches!(self.found, Some(found) if found == subtree) || {
                let visit = if *is_ordered && table.may_share::<FORWARDS>(entry, subtree) {
                    Visit::towards(FORWARDS)
                } else {
                    Visit::Unordered
                };
                self.path.seek(table.first_rank(subtree), allowed, visit)
            };
            if is_started && self.path.search.advance(allowed) {
                self.entry = entry;
                self.found = Some(subtree);
                return Some(&self.path.search.placement);
            }
            // The search has ended or was not started, so nothing goes on from it: if damaged bytes
            // lead to the same subtree again, it is started anew.
            self.found = None;
            if !self.advance_path(table, allowed, FORWARDS) {
                break;
            }
        }
        // Whoever asks again is told at once that nothing is left. A position that lags would else
        // lead into the subtree of the last solution again, which would be found once more.
        self.entry.index = end;
        None
    }

    /// Moves to the first subtree, or backwards to the last one, that has the next queen of the
    /// path in an allowed column. The rows between this queen and the open ones are left to the
    /// next start of the path there. Returns `false` if no queen is left.
    ///
    /// Backwards, the path names the subtree after that one, and the cursor moves to the position
    /// before the first solution in it or behind it. In the example above, a path that names
    /// subtree 2 leads to position 4, and the next solution backwards is the one at index 3.
    // Not inlined: it would only lengthen the loop that each step takes.
    #[inline(never)]
    const fn advance_path(
        &mut self,
        table: &Reader<'_>,
        allowed: &Allowed,
        forwards: bool,
    ) -> bool {
        let Some(subtree) = self.path.advance(allowed, forwards) else { return false };
        let entry = table.lower_bound(subtree);
        let from = mem::replace(&mut self.entry, entry).index;
        // Without progress, the bytes are damaged.
        if forwards { entry.index > from } else { entry.index < from }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::ranked::{byte_len, write};
    use crate::{order, textbook};

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let mut bytes = [0; 4];
        let bytes = &mut bytes[..byte_len(5, 4) as usize];
        let solutions = textbook::solutions(5);
        write(5, 4, solutions.iter().map(order::rank), bytes).unwrap();
        let table = Reader::new(5, 4, bytes);
        let mut queens = [0; crate::MAX_TABLE_SIZE];
        queens[0] = 1 << 4;
        let given = Given::new(5, queens).unwrap();
        let mut cursor = Cursor::new(&table, Entry::START);
        let mut next = || {
            let solution = cursor.advance::<true>(&table, &given, 10).copied()?;
            Some((solution, cursor.entry.index))
        };
        // Subtree 1 has 4 2 0 3 1 at index 2, which is its first one.
        assert_eq!(next(), Some((solutions[2], 3)));
        assert_eq!(next(), Some((solutions[5], 5)));
        assert_eq!(next(), None);
        assert_eq!(solutions[4].columns(), [0, 3, 1, 4, 2]);
        assert_eq!(solutions[5].columns(), [4, 1, 3, 0, 2]);
    }
}
