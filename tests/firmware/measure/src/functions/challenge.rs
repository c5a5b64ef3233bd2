//! Functions of `queen-challenge`.

use core::fmt::{self, Write};

use queen_challenge::iter::{AnyMinimal, Minimal, Picks, Steps};
use queen_challenge::*;
use queen_runtime::layout::Plain;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

const RANGE: PuzzleRange = queen_table!(8..=10);

/// Of the grade `expert`, which takes the most steps.
fn givens() -> Board {
    Board::from_squares("d8 h1", 8).unwrap()
}

fn challenge() -> Challenge {
    Challenge::new(givens()).unwrap()
}

fn notes() -> Notes {
    Notes::new(givens())
}

fn step() -> Step {
    notes().next_step().unwrap()
}

/// The queens that a step with a chain forces.
fn forced() -> Forced {
    notes().steps().find_map(|step| step.reason().forced()).unwrap()
}

fn line_name() -> LineName {
    Line::Row(1).name(8)
}

functions! { FUNCTIONS:
    "Challenge::minimal" (givens: usize = 2) -> Minimal<8, Plain> {
        Challenge::minimal(&PLAIN, givens)
    }
    "Challenge::minimal, any" (
        puzzle: &AnyQueenPuzzle = &ANY,
        givens: usize = 2
    ) -> AnyMinimal {
        Challenge::minimal(puzzle, givens)
    }
    "Challenge::with_seed" (seed: u64 = 1, grade: Grade = Grade::Easy) -> Option<Challenge> {
        Challenge::with_seed(&PLAIN, seed, grade)
    }
    "Challenge::with_seed, any" (
        puzzle: &AnyQueenPuzzle = &ANY,
        seed: u64 = 1,
        grade: Grade = Grade::Easy
    ) -> Option<Challenge> {
        Challenge::with_seed(puzzle, seed, grade)
    }
    "Challenge::picks" (seed: u64 = 1, grade: Grade = Grade::Expert) -> Picks<8, Plain> {
        Challenge::picks(&PLAIN, seed, grade)
    }
    "Picks::next" (
        picks: &mut Picks<8, Plain> = &mut Challenge::picks(&PLAIN, 1, Grade::Expert)
    ) -> Option<Option<Challenge>> {
        picks.next()
    }
    "Picks::size_hint" (
        picks: &Picks<8, Plain> = &Challenge::picks(&PLAIN, 1, Grade::Expert)
    ) -> (usize, Option<usize>) {
        picks.size_hint()
    }
    "Challenge::daily" (day: u32 = 20_786) -> Option<Challenge> { Challenge::daily(&RANGE, day) }
    "Challenge::mistake" (
        challenge: &Challenge = &challenge(),
        notes: &Notes = &notes()
    ) -> Option<Square> {
        challenge.mistake(notes)
    }
    "Minimal::next" (
        challenges: &mut Minimal<8, Plain> = &mut Challenge::minimal(&PLAIN, 2)
    ) -> Option<Challenge> {
        challenges.next()
    }
    "Line::contains" (line: Line = Line::Row(1), square: Square = Square::new(1, 2)) -> bool {
        line.contains(square)
    }
    "Line::is_on" (line: Line = Line::Row(1), size: usize = 8) -> bool { line.is_on(size) }
    "Line::name" (line: Line = Line::Row(1), size: usize = 8) -> LineName { line.name(size) }
    "Line::from_name" (name: &str = "row 7", size: usize = 8) -> Result<Line, ParseLineError> {
        Line::from_name(name, size)
    }
    "LineName::as_str" (name: &LineName = &line_name()) -> &str { name.as_str() }
    "LineName::as_bytes" (name: &LineName = &line_name()) -> &[u8] { name.as_bytes() }
    "LineName::as_ref(str)" (name: &LineName = &line_name()) -> &str { name.as_ref() }
    "LineName::eq(str)" (name: &LineName = &line_name(), text: &str = "row 7") -> bool {
        name == text
    }
    "LineName::eq(&str)" (name: &LineName = &line_name(), text: &&str = &"row 7") -> bool {
        name == text
    }
    "LineName: Debug" (
        name: &LineName = &line_name(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{name:?}")
    }
    "ParseLineError: Display" (
        error: &ParseLineError = &Line::from_name("", 8).unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "LineName: Display" (
        name: &LineName = &line_name(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{name}")
    }
    "Reason::lines" (reason: &Reason = &step().reason()) -> Option<Line> { reason.lines().last() }
    "Reason::across" (reason: &Reason = &step().reason()) -> Option<Line> { reason.across().last() }
    "Forced::len" (forced: &Forced = &forced()) -> usize { forced.len() }
    "Forced::queens" (forced: &Forced = &forced()) -> Option<Square> {
        forced.queens().last()
    }
    "Forced: Debug" (
        forced: &Forced = &forced(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{forced:?}")
    }
    "Challenge::new" (givens: Board = givens()) -> Result<Challenge, ChallengeError> {
        Challenge::new(givens)
    }
    "Challenge::givens" (challenge: &Challenge = &challenge()) -> &Board { challenge.givens() }
    "Challenge::is_given" (
        challenge: &Challenge = &challenge(),
        square: Square = Square::new(1, 2)
    ) -> bool {
        challenge.is_given(square)
    }
    "Challenge::solution" (challenge: &Challenge = &challenge()) -> AnySolution {
        challenge.solution()
    }
    "Challenge::grade" (challenge: &Challenge = &challenge()) -> Grade { challenge.grade() }
    "Challenge::is_minimal" (challenge: &Challenge = &challenge()) -> bool {
        challenge.is_minimal()
    }
    "Challenge::transform" (
        challenge: Challenge = challenge(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> Challenge {
        challenge.transform(symmetry)
    }
    "ChallengeError: Display" (
        error: &ChallengeError = &ChallengeError::NoCompletion,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "Notes::new" (queens: Board = givens()) -> Notes { Notes::new(queens) }
    "Notes::free" (notes: &Notes = &notes()) -> Option<SquareSet> { notes.free() }
    "Notes::next_step" (notes: &Notes = &notes()) -> Option<Step> { notes.next_step() }
    "Notes::apply" (notes: &mut Notes = &mut notes(), step: &Step = &step()) { notes.apply(step); }
    "Notes::steps" (notes: &Notes = &notes()) -> Steps { notes.steps() }
    "Steps::next" (steps: &mut Steps = &mut notes().steps()) -> Option<Step> { steps.next() }
    "Steps::notes" (steps: &Steps = &notes().steps()) -> &Notes { steps.notes() }
    "Step::square" (step: &Step = &step()) -> Square { step.square() }
    "Step::action" (step: &Step = &step()) -> Action { step.action() }
    "Step::reason" (step: &Step = &step()) -> Reason { step.reason() }
    "Step::grade" (step: &Step = &step()) -> Grade { step.grade() }
    "Step: Display" (step: &Step = &step(), output: &mut dyn Write = &mut Nowhere) -> fmt::Result {
        write!(output, "{step}")
    }
    "Reason::name" (reason: &Reason = &step().reason()) -> &'static str { reason.name() }
    "Reason::forced" (reason: &Reason = &step().reason()) -> Option<Forced> { reason.forced() }
    "Reason::grade" (reason: &Reason = &step().reason()) -> Grade { reason.grade() }
    "Grade::of_size" (size: usize = 8) -> &'static [Grade] { Grade::of_size(size) }
    "Grade::nb_of_challenges" (grade: Grade = Grade::Hard, size: usize = 8) -> Option<u32> {
        grade.nb_of_challenges(size)
    }
    "Grade::from_str" (name: &str = "hard") -> Result<Grade, ParseGradeError> { name.parse() }
    "Grade: Display" (
        grade: &Grade = &Grade::Hard,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{grade}")
    }
    "ParseGradeError: Display" (
        error: &ParseGradeError = &"".parse::<Grade>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
}
