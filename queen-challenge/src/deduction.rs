//! Search for the easiest reason of a step.

use queen_runtime::Board;

use crate::free::{Free, Rows, bits, squares};
use crate::{Forced, Grade, Line, Reason, Step};

/// Makes a row or a column of an index.
type ToLine = fn(usize) -> Line;

/// A square, as (row, column), and the reason why it is filled or ruled out.
type Deduction = ((usize, usize), Reason);

impl Free {
    /// The first step whose reason is of grade `hardest` or easier.
    ///
    /// `None` if there is none, if all queens are placed, or if some line has neither a queen nor a
    /// free square.
    pub(crate) fn step(&self, hardest: Grade) -> Option<Step> {
        if self.empty_line().is_some() {
            return None;
        }
        let (square, reason) = self
            .single()
            .or_else(|| (hardest >= Grade::Medium).then(|| self.pointing())?)
            .or_else(|| {
                (hardest >= Grade::Hard).then(|| self.x_wing().or_else(|| self.chain(1)))?
            })
            .or_else(|| (hardest >= Grade::Expert).then(|| self.long_chain())?)?;
        Some(Step::new(self.size(), square, reason))
    }

    /// The grade of the hardest reason that the solution takes; [`Grade::Guess`] if it is harder
    /// than `hardest`.
    pub(crate) fn grade(mut self, hardest: Grade) -> Grade {
        let mut grade = Grade::Easy;
        while self.open_rows() != 0 {
            match self.step(grade) {
                Some(step) => self.apply(&step),
                None if grade < hardest => grade = grade.harder(),
                None => return Grade::Guess,
            }
        }
        grade
    }

    fn single(&self) -> Option<Deduction> {
        let (row, column) = self.singles().next()?;
        let in_row = self.row(row).is_power_of_two();
        let line = if in_row { Line::Row(row) } else { Line::Column(column) };
        Some(((row, column), Reason::Single { line }))
    }

    fn pointing(&self) -> Option<Deduction> {
        self.in_rows_or_columns(|rows, [line, _]| pointing(rows, line, 2))
            .or_else(|| self.in_rows_or_columns(|rows, [line, _]| pointing(rows, line, 3)))
    }

    fn x_wing(&self) -> Option<Deduction> {
        self.in_rows_or_columns(x_wing)
    }

    /// The first square with a chain of this many forced queens, if none has a shorter one.
    fn chain(&self, len: usize) -> Option<Deduction> {
        self.squares().find_map(|square| {
            let (forced, line) =
                self.with(square).forced(len, Forced::NONE, [0; Board::MAX_SIZE])?;
            Some((square, Reason::Chain { forced, line }))
        })
    }

    fn long_chain(&self) -> Option<Deduction> {
        let longest =
            self.squares().filter_map(|square| self.with(square).contradiction()).min()?;
        (2..=longest).find_map(|len| self.chain(len))
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
        let Some(fewer) = len.checked_sub(1) else {
            return Some((forced, self.empty_line()?));
        };
        for (row, column) in self.singles() {
            let others = &mut tried[row % Board::MAX_SIZE];
            if *others >> column & 1 == 0 {
                *others |= 1 << column;
                let found =
                    self.with((row, column)).forced(fewer, forced.and((row, column)), tried);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Calls `find` for the rows and then, with rows and columns exchanged, for the columns.
    fn in_rows_or_columns(
        &self,
        find: impl Fn(&Rows, [ToLine; 2]) -> Option<Deduction>,
    ) -> Option<Deduction> {
        let rows = self.rows();
        find(&rows, [Line::Row, Line::Column]).or_else(|| {
            let mut columns = [0; Board::MAX_SIZE];
            for (row, column) in squares(rows) {
                columns[column % Board::MAX_SIZE] |= 1 << row;
            }
            let ((column, row), reason) = find(&columns, [Line::Column, Line::Row])?;
            Some(((row, column), reason))
        })
    }
}

/// A square that attacks all free squares of a row that has this many.
fn pointing(rows: &Rows, line: ToLine, count: u32) -> Option<Deduction> {
    let rows = || rows.iter().enumerate();
    for (row, &free) in rows().filter(|(_, free)| free.count_ones() == count) {
        for (other, &others) in rows().filter(|&(other, _)| other != row) {
            let distance = other.abs_diff(row);
            let attacking = bits(free).fold(others, |attacking, column| {
                let queen = 1_u32 << column;
                attacking & (queen | queen << distance | queen >> distance) as u16
            });
            if let Some(column) = bits(attacking).next() {
                let line = line(row);
                let reason = match count {
                    2 => Reason::PointingPair { line },
                    _ => Reason::PointingTriple { line },
                };
                return Some(((other, column), reason));
            }
        }
    }
    None
}

fn x_wing(rows: &Rows, [line, across]: [ToLine; 2]) -> Option<Deduction> {
    let rows = || rows.iter().enumerate();
    for (upper, &free) in rows().filter(|(_, free)| free.count_ones() == 2) {
        for (lower, _) in rows().filter(|&(row, &same)| row > upper && same == free) {
            let mut others = rows().filter(|&(row, _)| row != upper && row != lower);
            let third = others.find_map(|(row, others)| Some((row, bits(others & free).next()?)));
            let (Some(square), Some(left)) = (third, bits(free).next()) else { continue };
            let right = left + bits(free >> left).nth(1)?;
            let lines = [upper, lower].map(line);
            let across = [left, right].map(across);
            return Some((square, Reason::XWing { lines, across }));
        }
    }
    None
}
