//! Search for the easiest reason of a step.

use queen_math::attacks::reach;
use queen_runtime::Board;

use crate::free::{Free, Rows, bits, squares};
use crate::{Forced, Grade, Line, Reason, Step};

/// Makes a row or a column of an index.
type ToLine = fn(usize) -> Line;

/// A square, as (row, column), and the reason why it is filled or ruled out.
type Deduction = ((usize, usize), Reason);

impl Free {
    /// The first step with the easiest reason, if that is of grade `hardest` or easier.
    ///
    /// `None` if there is none, if all queens are placed, or if some line has neither a queen nor a
    /// free square.
    pub(crate) fn step(&self, hardest: Grade) -> Option<Step> {
        if self.empty_line().is_some() {
            return None;
        }
        let (square, reason) = self
            .single()
            .or_else(|| (hardest >= Grade::Medium).then(|| self.lines(pointing::<2>))?)
            .or_else(|| (hardest >= Grade::Medium).then(|| self.lines(pointing::<3>))?)
            .or_else(|| (hardest >= Grade::Hard).then(|| self.lines(x_wing))?)
            .or_else(|| (hardest >= Grade::Hard).then(|| self.chain(1))?)
            .or_else(|| (hardest >= Grade::Expert).then(|| self.long_chain())?)?;
        Some(Step::new(self.size, square, reason))
    }

    /// The grade of the hardest reason that the solution takes; [`Grade::Guess`] if it is harder
    /// than `hardest`.
    pub(crate) fn grade(mut self, hardest: Grade) -> Grade {
        let mut grade = Grade::Easy;
        while self.open_rows() != 0 {
            let Some(step) = self.step(hardest) else { return Grade::Guess };
            grade = grade.max(step.grade());
            self.apply(&step);
        }
        grade
    }

    fn single(&self) -> Option<Deduction> {
        let (row, column) = self.singles().next()?;
        let in_row = self.row(row).is_power_of_two();
        let line = if in_row { Line::Row(row) } else { Line::Column(column) };
        Some(((row, column), Reason::Single { line }))
    }

    /// The first square with a chain of this many forced queens, if none has a shorter one.
    fn chain(&self, len: usize) -> Option<Deduction> {
        squares(self.rows()).find_map(|square| {
            let (forced, line) = self.with(square).forced(len, Forced::NONE, Rows::default())?;
            Some((square, Reason::Chain { forced, line }))
        })
    }

    fn long_chain(&self) -> Option<Deduction> {
        let lens = squares(self.rows()).filter_map(|square| self.with(square).contradiction());
        (2..=lens.min()?).find_map(|len| self.chain(len))
    }

    /// The number of singles that are placed, the first one each time, until a line has no free
    /// square.
    fn contradiction(mut self) -> Option<usize> {
        let mut len = 0;
        while self.empty_line().is_none() {
            self = self.with(self.singles().next()?);
            len += 1;
        }
        Some(len)
    }

    /// A line without a free square after `len` more forced queens, and these after those in
    /// `forced`.
    ///
    /// Tries each set of queens once: what follows from a queen of `tried` has been searched, in
    /// any order.
    fn forced(&self, len: usize, forced: Forced, mut tried: Rows) -> Option<(Forced, Line)> {
        let Some(fewer) = len.checked_sub(1) else { return Some((forced, self.empty_line()?)) };
        self.singles().find_map(|(row, column)| {
            let others = &mut tried[row % Board::MAX_SIZE];
            let is_new = *others >> column & 1 == 0;
            *others |= 1 << column;
            let (next, forced) = (self.with((row, column)), forced.and((row, column)));
            is_new.then(|| next.forced(fewer, forced, tried))?
        })
    }

    /// What `find` finds in the rows or else, with rows and columns exchanged, in the columns.
    fn lines(&self, find: fn(&Rows, [ToLine; 2]) -> Option<Deduction>) -> Option<Deduction> {
        find(&self.rows(), [Line::Row, Line::Column]).or_else(|| {
            let mut columns = Rows::default();
            for (row, column) in squares(self.rows()) {
                columns[column % Board::MAX_SIZE] |= 1 << row;
            }
            let ((column, row), reason) = find(&columns, [Line::Column, Line::Row])?;
            Some(((row, column), reason))
        })
    }
}

/// A square that attacks all free squares of a row that has this many.
fn pointing<const COUNT: u32>(rows: &Rows, [line, _]: [ToLine; 2]) -> Option<Deduction> {
    let mut few = rows.iter().enumerate().filter(|(_, free)| free.count_ones() == COUNT);
    few.find_map(|(row, free)| {
        let attacks_all = |&(other, column): &(usize, usize)| {
            let attacked = reach(1 << column, row.abs_diff(other)) as u16;
            free & !attacked == 0
        };
        let square = squares(*rows).find(attacks_all)?;
        let line = line(row);
        let reason = match COUNT {
            2 => Reason::PointingPair { line },
            _ => Reason::PointingTriple { line },
        };
        Some((square, reason))
    })
}

fn x_wing(rows: &Rows, [line, across]: [ToLine; 2]) -> Option<Deduction> {
    let pairs = || rows.iter().enumerate().filter(|(_, free)| free.count_ones() == 2);
    pairs().find_map(|(upper, free)| {
        let (lower, _) = pairs().find(|&(row, same)| row > upper && same == free)?;
        let mut others = squares(rows.map(|row| row & free));
        let square = others.find(|(row, _)| ![upper, lower].contains(row))?;
        let lines = [upper, lower].map(line);
        let mut columns = bits(*free);
        let across = [columns.next()?, columns.next()?].map(across);
        Some((square, Reason::XWing { lines, across }))
    })
}
