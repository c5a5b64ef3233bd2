//! Search for the easiest reason of a step.

use crate::free::{Free, bits};
use crate::{Forced, Grade, Line, Reason, Step};

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
            .or_else(|| (hardest >= Grade::Hard).then(|| self.x_wing().or_else(|| self.chain()))?)
            .or_else(|| (hardest >= Grade::Expert).then(|| self.long_chain())?)?;
        Some(Step::new(self.size(), square, reason))
    }

    /// The grade of the hardest reason that the solution takes; [`Grade::Guess`] if it is harder
    /// than `hardest`.
    pub(crate) fn grade(mut self, hardest: Grade) -> Grade {
        let mut grade = Grade::Easy;
        while !self.is_solved() {
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
        let in_row = self.rows().get(row)?.is_power_of_two();
        let line = if in_row { Line::Row(row) } else { Line::Column(column) };
        Some(((row, column), Reason::Single { line }))
    }

    fn pointing(&self) -> Option<Deduction> {
        self.in_rows_or_columns(|free| free.pointing_in_rows(2))
            .or_else(|| self.in_rows_or_columns(|free| free.pointing_in_rows(3)))
    }

    /// A square that attacks all free squares of a row that has this many.
    fn pointing_in_rows(&self, count: u32) -> Option<Deduction> {
        let rows = || self.rows().iter().enumerate();
        for (row, &free) in rows().filter(|(_, free)| free.count_ones() == count) {
            for (other, &others) in rows().filter(|&(other, _)| other != row) {
                let distance = other.abs_diff(row);
                let attacking = bits(free).fold(others, |attacking, column| {
                    let queen = 1_u32 << column;
                    attacking & (queen | queen << distance | queen >> distance) as u16
                });
                if let Some(column) = bits(attacking).next() {
                    let line = Line::Row(row);
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

    fn x_wing(&self) -> Option<Deduction> {
        self.in_rows_or_columns(Self::x_wing_in_rows)
    }

    fn x_wing_in_rows(&self) -> Option<Deduction> {
        let rows = || self.rows().iter().enumerate();
        for (upper, &free) in rows().filter(|(_, free)| free.count_ones() == 2) {
            for (lower, _) in rows().filter(|&(row, &same)| row > upper && same == free) {
                let mut others = rows().filter(|&(row, _)| row != upper && row != lower);
                let third =
                    others.find_map(|(row, others)| Some((row, bits(others & free).next()?)));
                let (Some(square), Some(left)) = (third, bits(free).next()) else { continue };
                let right = left + bits(free >> left).nth(1)?;
                let lines = [Line::Row(upper), Line::Row(lower)];
                let across = [Line::Column(left), Line::Column(right)];
                return Some((square, Reason::XWing { lines, across }));
            }
        }
        None
    }

    /// A square that forces one queen and leaves a line without a free square.
    fn chain(&self) -> Option<Deduction> {
        self.squares().find_map(|square| {
            let assumed = self.with(square);
            assumed.singles().find_map(|queen| {
                let line = assumed.with(queen).empty_line()?;
                let mut forced = Forced::NONE;
                forced.push(queen);
                Some((square, Reason::Chain { forced, line }))
            })
        })
    }

    /// The square that forces the fewest queens until a line has no free square, if
    /// [`chain`](Self::chain) has found none.
    fn long_chain(&self) -> Option<Deduction> {
        let mut shortest = None;
        let mut fewest = usize::MAX;
        for square in self.squares() {
            let Some((forced, line)) = self.refute(square) else { continue };
            if forced.len() < fewest {
                fewest = forced.len();
                shortest = Some((square, Reason::Chain { forced, line }));
                if fewest <= 2 {
                    break;
                }
            }
        }
        shortest
    }

    /// The queens that a queen on `square` forces until a line has no free square, and that line.
    fn refute(&self, square: (usize, usize)) -> Option<(Forced, Line)> {
        let mut free = self.with(square);
        let mut forced = Forced::NONE;
        let mut line = loop {
            if let Some(line) = free.empty_line() {
                break line;
            }
            let (row, column) = free.singles().next()?;
            free.place(row, column);
            forced.push((row, column));
        };
        for index in (0..forced.len()).rev() {
            let fewer = forced.without(index);
            if let Some(emptied) = self.with(square).follow(fewer) {
                (forced, line) = (fewer, emptied);
            }
        }
        Some((forced, line))
    }

    /// The line without a free square to which these queens lead; `None` if they lead to none or
    /// one of them is not forced.
    fn follow(mut self, forced: Forced) -> Option<Line> {
        for queen in forced {
            self.singles().find(|&single| single == queen)?;
            self = self.with(queen);
        }
        self.empty_line()
    }

    /// Calls `find` for the rows and then, with rows and columns exchanged, for the columns.
    fn in_rows_or_columns(&self, find: impl Fn(&Self) -> Option<Deduction>) -> Option<Deduction> {
        find(self).or_else(|| {
            let ((column, row), reason) = find(&self.transposed())?;
            Some(((row, column), reason.transposed()))
        })
    }
}
