//! The sentences that players read.
//!
//! They are the `Display` forms of steps, tips, scores, verdicts, days, streaks, finds, levels,
//! situations, texts to share and challenges that there are not, the rules of the game and of its
//! kinds, what their lessons are about, the names of what tables count, and constants: what is said
//! of a board without a score, and the headings of lists.

use core::fmt;

use queen_math::{Counted, pad};
use queen_runtime::{Board, Square};

use crate::date::date;
use crate::{
    Action, ChallengeClues, Clock, Conflict, DayState, Find, Fixed, Forced, Game, Grade, Kind,
    Lesson, Level, Line, Missing, Path, Reason, Remaining, Score, Share, Situation, SolutionNumber,
    Spoken, Stage, Standing, Step, Streaks, Tally, Tip, TipKind, Tips, Verdict, Wait,
};

const LINES: [&str; 3] = ["rows", "columns", "regions"];

/// The most queens of a chain of which each is told with its row or column.
const MOST_LINES: usize = 4;

/// A sentence without a full stop, in lower case.
///
/// ```
/// use queen_challenge::Notes;
/// use queen_runtime::Board;
///
/// let step = Notes::new(Board::from_squares("a2 b4", 4).unwrap()).next_step().unwrap();
/// assert_eq!(step.to_string(), "row 3 has only d3 left");
/// ```
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let square = self.square().name(size);
        match self.reason() {
            // What they say is about lines alone.
            Reason::XWing { .. } | Reason::Claiming { .. } => write!(f, "{square} is out, as ")?,
            Reason::Single { .. }
            | Reason::PointingPair { .. }
            | Reason::PointingTriple { .. }
            | Reason::Covering { .. }
            | Reason::Chain { .. } => {}
        }
        reason(f, &self.reason(), square.as_str(), size)
    }
}

/// The reason for a step, which calls its square by a name or `it`.
fn reason(f: &mut fmt::Formatter<'_>, reason: &Reason, square: &str, size: usize) -> fmt::Result {
    match *reason {
        Reason::Single { line } => write!(f, "{} has only {square} left", line.name(size)),
        Reason::PointingPair { line } => {
            write!(f, "{square} attacks both squares left in {}", line.name(size))
        }
        Reason::PointingTriple { line } => {
            write!(f, "{square} attacks all three squares left in {}", line.name(size))
        }
        Reason::Claiming { line, region } => {
            write!(f, "{} has squares left only in {}", line.name(size), region.name(size))
        }
        Reason::Covering { line } => write!(f, "{square} leaves no square in {}", line.name(size)),
        Reason::XWing { lines, across } => {
            pair(f, LINES, lines, size)?;
            f.write_str(" take ")?;
            pair(f, LINES, across, size)
        }
        Reason::Chain { forced, line } => {
            write!(f, "{square} forces ")?;
            one_after_another(f, forced.queens(), size)?;
            write!(f, " and leaves no square in {}", line.name(size))
        }
    }
}

/// The sentence of the stage.
///
/// ```
/// use queen_challenge::{Challenge, Game, Stage};
/// use queen_runtime::Board;
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let tip = *Game::new(challenge).ask_tip().unwrap();
/// let sentences = Stage::ALL.map(|stage| tip.at(stage).to_string());
/// assert_eq!(
///     sentences,
///     [
///         "Look at row 4.",
///         "Row 4 has three squares left; another square attacks them all.",
///         "Rule d2 out: it attacks all three squares left in row 4.",
///     ],
/// );
/// ```
impl<C: ChallengeClues> fmt::Display for Tip<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let (square, row) = (self.square().name(size), Line::Row(self.square().row()).name(size));
        match (self.stage(), self.kind()) {
            (_, TipKind::Step(step)) => step_in_stages(f, self, &step, size),
            (Stage::Where, TipKind::WrongQueen(_) | TipKind::WrongMark(_)) => {
                write!(f, "Look at {row}: something is wrong there.")
            }
            (Stage::Where, TipKind::Towards { .. }) => write!(f, "Look at {row}."),
            (Stage::Why, TipKind::WrongQueen(_)) => {
                write!(f, "The solution has its queen of {row} elsewhere.")
            }
            (Stage::Why, TipKind::WrongMark(_)) => {
                write!(f, "The solution has its queen of {row} on a square that is ruled out.")
            }
            (Stage::Why, TipKind::Towards { are_new: true, .. }) => {
                write!(f, "One square of {row} leads to most solutions not found yet.")
            }
            (Stage::Why, TipKind::Towards { are_new: false, .. }) => {
                write!(f, "All solutions from here are found; one square of {row} leads to most.")
            }
            (Stage::What, TipKind::WrongQueen(_)) => write!(f, "Take the queen on {square} back."),
            (Stage::What, TipKind::WrongMark(_)) => write!(f, "Take the mark on {square} back."),
            (Stage::What, TipKind::Towards { solutions, are_new, .. }) => {
                write!(f, "Place a queen on {square}: it leads to ")?;
                match solutions {
                    1 => f.write_str("a solution"),
                    _ => write!(f, "{}", Counted(solutions, "solution")),
                }?;
                f.write_str(if are_new { " not found yet." } else { " found before." })
            }
        }
    }
}

/// Parts with commas between them.
///
/// ```
/// use queen_challenge::{Challenge, Game, Stage};
/// use queen_runtime::{Board, Square};
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let tip = Game::new(challenge).ask_tip().unwrap().at(Stage::What);
/// assert_eq!(tip.to_string(), "Rule d2 out: it attacks all three squares left in row 4.");
/// let spoken = |name| tip.spoken(Square::from_name(name, 6).unwrap()).to_string();
/// assert_eq!(spoken("b4"), "left, says the tip, in row 4 of the tip");
/// assert_eq!(spoken("d2"), "here, says the tip");
/// assert_eq!(spoken("a1"), "");
/// ```
impl<C: ChallengeClues> fmt::Display for Spoken<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tip, square } = self;
        let (evidence, size) = (tip.evidence(), tip.size());
        let mut comma = "";
        let mut part = |f: &mut fmt::Formatter<'_>, words: fmt::Arguments<'_>| {
            f.write_str(comma)?;
            comma = ", ";
            f.write_fmt(words)
        };
        if evidence.square() == Some(*square) {
            part(f, format_args!("here, says the tip"))?;
        }
        if let Some(index) = evidence.forced().position(|queen| queen == *square) {
            part(f, format_args!("queen {} of the chain", index + 1))?;
        }
        if evidence.left().contains(*square) {
            part(f, format_args!("left, says the tip"))?;
        }
        let has_square = |line: &Line| tip.squares(*line).contains(*square);
        for line in evidence.lines().filter(has_square) {
            part(f, format_args!("in {} of the tip", line.name(size)))?;
        }
        for line in evidence.across().filter(has_square) {
            part(f, format_args!("in {}, which is taken", line.name(size)))?;
        }
        Ok(())
    }
}

impl Kind {
    /// Tips whose sentences take at least as many lines as any on a board of this size, for a place
    /// that has room for each of them. No search finds them.
    ///
    /// ```
    /// use queen_challenge::Kind;
    ///
    /// let longest = |kind: Kind| kind.longest_tips(8).map(|tip| tip.to_string().len()).max();
    /// assert!(longest(Kind::Regions) >= longest(Kind::Queens));
    /// ```
    pub fn longest_tips(self, size: usize) -> impl Iterator<Item = Tip> {
        let size = size.clamp(1, Board::MAX_SIZE);
        let (row, column) = (Line::Row(0), Line::Column(size - 1));
        let square = (0, size - 1);
        // The forced queens, the one on the square and a given one, if there has to be one, leave
        // out one row. If there are more than `MOST_LINES`, only the first is told with its line.
        let given = usize::from(matches!(self, Self::Queens));
        let most = size.saturating_sub(2 + given).max(1);
        let chain = |len| {
            let forced = core::iter::repeat_n(square, len);
            let forced = forced.fold(Forced::NONE, Forced::and);
            Reason::Chain { forced, line: column }
        };
        let reasons = [
            (Stage::Why, chain(most.min(MOST_LINES))),
            (Stage::Why, chain(most)),
            (Stage::What, chain(most)),
            (Stage::What, Reason::PointingTriple { line: column }),
            (Stage::Why, Reason::XWing { lines: [column; 2], across: [row; 2] }),
            (Stage::Why, Reason::PointingTriple { line: column }),
            (Stage::Why, Reason::Single { line: column }),
        ];
        let region = Line::Region(size - 1);
        let of_regions = [
            (Stage::Why, Reason::XWing { lines: [region; 2], across: [column; 2] }),
            (Stage::What, Reason::XWing { lines: [region; 2], across: [column; 2] }),
            (Stage::Why, Reason::Covering { line: column }),
            (Stage::Why, Reason::Claiming { line: column, region }),
            (Stage::What, Reason::Claiming { line: column, region }),
        ];
        let has_regions = match self {
            Self::Regions | Self::Mixed => true,
            Self::Queens | Self::Blocked => false,
        };
        let steps = reasons.into_iter().chain(of_regions.into_iter().filter(move |_| has_regions));
        let steps = steps
            .map(move |(stage, reason)| (stage, TipKind::Step(Step::new(size, square, reason))));
        let square = Square::new(square.0, square.1);
        let towards = |are_new| TipKind::Towards { square, solutions: 724, are_new };
        let others = [
            (Stage::Why, TipKind::WrongMark(square)),
            (Stage::Why, towards(false)),
            (Stage::What, towards(true)),
        ];
        steps.chain(others).map(move |(stage, kind)| Tip::alone(kind, stage, size))
    }
}

fn step_in_stages<C: ChallengeClues>(
    f: &mut fmt::Formatter<'_>,
    tip: &Tip<C>,
    step: &Step,
    size: usize,
) -> fmt::Result {
    let square = step.square().name(size);
    match (tip.stage(), step.reason()) {
        (Stage::Where, Reason::Chain { .. }) => write!(f, "Think of a queen on {square}."),
        (Stage::Where, Reason::XWing { lines, .. }) => {
            f.write_str("Look at ")?;
            pair(f, LINES, lines, size)?;
            f.write_str(".")
        }
        (
            Stage::Where,
            Reason::Single { line }
            | Reason::PointingPair { line }
            | Reason::PointingTriple { line }
            | Reason::Claiming { line, .. }
            | Reason::Covering { line },
        ) => write!(f, "Look at {}.", line.name(size)),
        (Stage::Why, Reason::Single { line }) => {
            capitalized(f, line, size)?;
            f.write_str(" has only one square left.")
        }
        (Stage::Why, Reason::PointingPair { line }) => {
            capitalized(f, line, size)?;
            f.write_str(" has two squares left; another square attacks both.")
        }
        (Stage::Why, Reason::PointingTriple { line }) => {
            capitalized(f, line, size)?;
            f.write_str(" has three squares left; another square attacks them all.")
        }
        (Stage::Why, Reason::Claiming { line, region }) => {
            capitalized(f, line, size)?;
            write!(f, " has squares left only in {0}: its queen is that of {0}.", region.name(size))
        }
        (Stage::Why, Reason::Covering { line: line @ Line::Region(_) }) => {
            write!(f, "Another square attacks all squares left in {}.", line.name(size))
        }
        (Stage::Why, Reason::Covering { line }) => {
            write!(f, "Another square attacks each one left in {}", line.name(size))?;
            f.write_str(", or shares its region.")
        }
        (Stage::Why, Reason::XWing { lines, across }) => {
            pair(f, ["Rows", "Columns", "Regions"], lines, size)?;
            f.write_str(" have squares left only in ")?;
            pair(f, LINES, across, size)?;
            f.write_str(": they take both.")
        }
        (Stage::Why, Reason::Chain { forced, line }) => {
            write!(f, "A queen on {square} would leave ")?;
            for (index, (queen, single_of)) in tip.singles(&forced).enumerate() {
                let (queen, then) = (queen.name(size), if index == 0 { "only" } else { "then" });
                write!(f, "{then} {queen}")?;
                // With all lines, a longer sentence has no room beside a small board.
                if index == 0 || forced.len() <= MOST_LINES {
                    write!(f, " in {}", single_of.name(size))?;
                }
                f.write_str(", ")?;
            }
            write!(f, "and no square in {}.", line.name(size))
        }
        (Stage::What, why) => match step.action() {
            Action::Place => write!(f, "Place a queen: {step}."),
            Action::RuleOut => {
                write!(f, "Rule {square} out: ")?;
                reason(f, &why, "it", size)?;
                f.write_str(".")
            }
        },
    }
}

/// `Row 3`, `Column d`.
fn capitalized(f: &mut fmt::Formatter<'_>, line: Line, size: usize) -> fmt::Result {
    let kind = match line {
        Line::Row(_) => "Row",
        Line::Column(_) => "Column",
        Line::Region(_) => "Region",
    };
    write!(f, "{kind} {:#}", line.name(size))
}

/// Two rows, columns or regions: `rows 3 and 4`.
fn pair(
    f: &mut fmt::Formatter<'_>,
    [rows, columns, regions]: [&str; 3],
    [line, other]: [Line; 2],
    size: usize,
) -> fmt::Result {
    let (first, second) = (line.name(size), other.name(size));
    match line {
        // The number of the upper row is the greater one.
        Line::Row(_) => write!(f, "{rows} {second:#} and {first:#}"),
        Line::Column(_) => write!(f, "{columns} {first:#} and {second:#}"),
        Line::Region(_) => write!(f, "{regions} {first:#} and {second:#}"),
    }
}

/// `a5, then d4`.
fn one_after_another(
    f: &mut fmt::Formatter<'_>,
    squares: impl Iterator<Item = Square>,
    size: usize,
) -> fmt::Result {
    for (index, square) in squares.enumerate() {
        let then = if index == 0 { "" } else { ", then " };
        write!(f, "{then}{}", square.name(size))?;
    }
    Ok(())
}

/// The time and the tips.
///
/// ```
/// use queen_challenge::Score;
///
/// let score = Score { day: None, begun: 20_780, seconds: 125, tips: 0 };
/// assert_eq!(score.to_string(), "2:05 without a tip");
/// ```
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Clock(self.seconds), Tips(self.tips))
    }
}

/// ```
/// use queen_challenge::Tips;
///
/// let words = [0, 1, 2].map(|tips| Tips(tips).to_string());
/// assert_eq!(words, ["without a tip", "with 1 tip", "with 2 tips"]);
/// ```
impl fmt::Display for Tips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("without a tip"),
            tips => write!(f, "with {}", Counted(tips, "tip")),
        }
    }
}

/// A score and what it is worth, as one or two sentences.
///
/// ```
/// use queen_challenge::{Record, Score};
///
/// let score = Score { day: None, begun: 20_780, seconds: 125, tips: 0 };
/// let better = Score { seconds: 90, ..score };
/// assert_eq!(
///     Record::new(&[], 20_780).with_best(Some(&better)).verdict(&score).to_string(),
///     "Solved in 2:05 without a tip; your best is 1:30 without a tip.",
/// );
/// ```
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { score, standing } = self;
        if *standing == Standing::Before {
            write!(f, "Solved before, in {score}.")?;
            let again = if score.day.is_some() { " Playing it again is practice." } else { "" };
            return f.write_str(again);
        }
        write!(f, "Solved in {score}")?;
        match standing {
            Standing::First => f.write_str(", for the first time."),
            Standing::Best => f.write_str(", your best so far."),
            Standing::Behind { best } => write!(f, "; your best is {best}."),
            Standing::Counts { streak: 0 | 1 } | Standing::Before => f.write_str("."),
            Standing::Counts { streak } => write!(f, ". {} in a row!", Counted(*streak, "day")),
            Standing::Ahead => f.write_str(", ahead of its day, for which it counts."),
            Standing::Late => f.write_str(". Begun after its day, it is in no streak."),
            Standing::Practice { first } => {
                write!(f, ", as practice. The first result of a day stands: {first}.")
            }
        }
    }
}

impl Tip {
    /// What is said where there is no tip: no solution has the queens of a board to explore.
    pub const NONE: &'static str = "No solution has all of these queens: take one back.";
}

impl Step {
    /// What is said where there is no step: the board takes a guess.
    pub const NONE: &'static str = "Guess the first queen.";

    /// What is said after the last step, if the board takes a guess then.
    pub const NO_MORE: &'static str = "From here on a player has to guess.";

    /// How a step rules a square out that no queen attacks. It holds for regions as well.
    pub const RULING_OUT: &'static str = "A square can also be ruled out because a queen on it \
                                          would attack the last squares that a row or a column \
                                          has left.";
}

impl Grade {
    /// What a grade says, before the words for each.
    pub const MEANING: &'static str =
        "The grade of a board says what there is to see at its hardest step:";

    /// Words for the grade [`Guess`](Self::Guess), which has no [reason](Reason::BY_GRADE).
    pub const TO_GUESS: &'static str = "nothing more, so a queen has to be tried out";
}

impl DayState {
    /// The names of the states, in their order, as for the signs of a calendar.
    pub const NAMES: [&'static str; 4] = ["not solved yet", "begun", "solved", "solved late"];

    /// The name of the state.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Open => Self::NAMES[0],
            Self::Begun => Self::NAMES[1],
            Self::Solved(_) => Self::NAMES[2],
            Self::Late(_) => Self::NAMES[3],
        }
    }
}

/// The state, with the score if there is one.
///
/// ```
/// use queen_challenge::{Record, Score};
///
/// let late = Score { day: Some(20_780), begun: 20_781, seconds: 125, tips: 0 };
/// let scores = [late, Score { day: Some(20_781), ..late }];
/// let record = Record::new(&scores, 20_781);
/// let days = [20_779, 20_780, 20_781].map(|day| record.day(day, false).to_string());
/// assert_eq!(
///     days,
///     [
///         "not solved yet",
///         "solved in 2:05 without a tip, begun after its day",
///         "solved in 2:05 without a tip",
///     ],
/// );
/// ```
impl fmt::Display for DayState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open | Self::Begun => f.pad(self.name()),
            Self::Solved(score) => pad(f, format_args!("solved in {score}")),
            Self::Late(score) => pad(f, format_args!("solved in {score}, begun after its day")),
        }
    }
}

impl Streaks {
    /// The names of the fields, in their order, as for a table.
    pub const NAMES: [&'static str; 3] = ["days solved", "days in a row", "longest streak"];
}

/// The days that are solved and how many of them are in a row, or with `#` the latter alone.
///
/// ```
/// use queen_challenge::Streaks;
///
/// let streaks = Streaks { days: 12, now: 3, longest: 9 };
/// assert_eq!(streaks.to_string(), "12 days solved, 3 in a row, once 9");
/// assert_eq!(format!("{streaks:#}"), "3 days in a row, once 9");
/// ```
impl fmt::Display for Streaks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { days, now, longest } = *self;
        if f.alternate() {
            write!(f, "{} in a row", Counted(now, "day"))?;
        } else if days == 0 {
            return f.write_str("no day solved yet");
        } else {
            write!(f, "{} solved", Counted(days, "day"))?;
            if longest <= 1 {
                return Ok(());
            }
            write!(f, ", {now} in a row")?;
        }
        if longest > now { write!(f, ", once {longest}") } else { Ok(()) }
    }
}

impl Tally {
    /// The names of the first three fields, in their order, as for a table.
    pub const NAMES: [&'static str; 3] = ["boards solved", "without a tip", "fastest time"];

    /// The heading of the tallies of the days of the week, with their medians.
    pub const OF_WEEKDAYS: &'static str =
        "Days solved, and the time within which most of them were";

    /// The heading of a list of solved challenges that have a number.
    pub const OF_NUMBERS: &'static str = "Boards solved, by number";
}

impl Game {
    /// The rule of the game, to which a [kind](Kind::rule) adds its own.
    pub const RULE: &'static str =
        "One queen in each row and each column, and no two on a diagonal.";

    /// How the rule differs from that of a puzzle that many players know.
    pub const UNLIKE_NEWSPAPERS: &'static str = "In the newspaper puzzle with regions, queens may \
                                                 share a diagonal unless they touch. That is \
                                                 another game: here queens attack as in chess.";

    /// That difference in one sentence, beside two queens that share a diagonal on a board with
    /// regions: [`diagonal_rule`](Game::diagonal_rule) says when.
    pub const DIAGONALS: &'static str = "Here queens may not share a diagonal, near or far.";

    /// How squares are named.
    pub const SQUARES: &'static str =
        "A square has the name of its column and its row: a1 is at the lower left.";

    /// How queens attack, for players who do not know chess.
    pub const ATTACKS: &'static str =
        "A queen attacks along its row, its column and its diagonals.";

    /// How the challenges of days are chosen.
    pub const OF_DAYS: &'static str = "Each kind has a challenge a day, the same for everybody. \
                                       The weekday sets its size and grade.";

    /// What is promised of each challenge.
    pub const PROMISE: &'static str = "Every board has one solution.";

    /// What is said of a solved board that has no score.
    pub const SOLVED: &'static str = "Solved.";

    /// What is said of the first board of a player, who learned from it.
    pub const LEARNED: &'static str =
        "Solved. Every board has one solution, and none takes a guess.";

    /// What is said of a solved board that was [taken over](Self::is_taken_over).
    pub const TAKEN_OVER: &'static str =
        "Solved, from a position that came by a link. That does not count as yours.";
}

/// What is wrong with the board, or what it lacks, or with `#` the number of its queens.
///
/// ```
/// use queen_challenge::{Conflict, Situation};
/// use queen_runtime::Square;
///
/// let situation = Situation { queens: 3, size: 8, conflict: None, pairs: 0 };
/// assert_eq!(situation.to_string(), "5 more queens to place.");
/// assert_eq!(format!("{situation:#}"), "3 of 8 queens");
///
/// let queens = ["i2", "f5"].map(|name| Square::from_name(name, 9).unwrap());
/// let conflict = Some(Conflict { queens, size: 9 });
/// let situation = Situation { queens: 10, size: 9, conflict, pairs: 1 };
/// assert_eq!(situation.to_string(), "The queens on i2 and f5 share a diagonal.");
/// assert_eq!(format!("{situation:#}"), "10 queens, 1 too many");
///
/// let situation = Situation { pairs: 2, ..situation };
/// assert_eq!(situation.to_string(), "2 pairs of queens attack each other.");
/// ```
impl fmt::Display for Situation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { queens, size, conflict, pairs } = *self;
        if f.alternate() {
            return match queens.checked_sub(size) {
                None | Some(0) => write!(f, "{queens} of {size} queens"),
                Some(more) => write!(f, "{queens} queens, {more} too many"),
            };
        }
        match (conflict, size.saturating_sub(queens)) {
            (None, 0) => f.write_str(Game::SOLVED),
            (None, more) => write!(f, "{} to place.", Counted(more, "more queen")),
            (Some(conflict), _) if pairs <= 1 => write!(f, "The queens on {conflict}."),
            (Some(conflict), _) => {
                let pairs = Counted(pairs, "pair");
                let what =
                    if conflict.is_attack() { "attack each other" } else { "are in one region" };
                write!(f, "{pairs} of queens {what}.")
            }
        }
    }
}

/// A phrase.
///
/// ```
/// use queen_challenge::Conflict;
/// use queen_runtime::Square;
///
/// let words = |names: [&str; 2]| {
///     let queens = names.map(|name| Square::from_name(name, 4).unwrap());
///     Conflict { queens, size: 4 }.to_string()
/// };
/// assert_eq!(words(["a4", "d1"]), "a4 and d1 share a diagonal");
/// assert_eq!(words(["a4", "b2"]), "a4 and b2 share a region");
/// ```
impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { queens: [one, other], size } = *self;
        let line = match () {
            () if one.row() == other.row() => "row",
            () if one.column() == other.column() => "column",
            () if self.is_on_diagonal() => "diagonal",
            () => "region",
        };
        write!(f, "{} and {} share a {line}", one.name(size), other.name(size))
    }
}

/// A sentence.
///
/// ```
/// use queen_challenge::{Challenge, Clues, Game};
/// use queen_runtime::Square;
///
/// let clues: Clues = "4 a2 blocked=d1".parse().unwrap();
/// let game = Game::new(Challenge::with(clues).unwrap());
/// let fixed = |name| game.fixed(Square::from_name(name, 4).unwrap());
/// assert_eq!(fixed("a2").unwrap().to_string(), "a2 is given and stays.");
/// assert_eq!(fixed("d1").unwrap().to_string(), "d1 is blocked: no queen stands there.");
/// assert_eq!(fixed("b4"), None);
/// ```
impl fmt::Display for Fixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = self.square.name(self.size);
        if self.is_given {
            write!(f, "{square} is given and stays.")
        } else {
            write!(f, "{square} is blocked: no queen stands there.")
        }
    }
}

/// `8 × 8, easy`, or `regions, 8 × 8, easy`; with `#` never with the kind.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, size, grade } = self;
        let is_said = match kind {
            Kind::Queens => false,
            Kind::Blocked | Kind::Regions | Kind::Mixed => !f.alternate(),
        };
        if is_said {
            pad(f, format_args!("{kind}, {size} × {size}, {grade}"))
        } else {
            pad(f, format_args!("{size} × {size}, {grade}"))
        }
    }
}

/// ```
/// use queen_challenge::SolutionNumber;
///
/// assert_eq!(SolutionNumber { number: 5, all: 92 }.to_string(), "Solution 5 of 92");
/// ```
impl fmt::Display for SolutionNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, all } = self;
        pad(f, format_args!("Solution {number} of {all}"))
    }
}

/// A sentence, or with `#` a phrase for a place that tells the kind and the size.
///
/// ```
/// use queen_challenge::{Grade, Kind, Missing};
///
/// let missing = Missing { kind: Kind::Regions, size: 4, grade: Some(Grade::Hard) };
/// assert_eq!(missing.to_string(), "There is no hard challenge of the kind regions on 4 × 4.");
/// assert_eq!(format!("{missing:#}"), "no hard challenge");
/// let missing = Missing { grade: None, ..missing };
/// assert_eq!(missing.to_string(), "There is no challenge of the kind regions on 4 × 4.");
/// assert_eq!(format!("{missing:#}"), "no challenge");
/// ```
impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, size, grade } = self;
        if !f.alternate() {
            f.write_str("There is ")?;
        }
        f.write_str("no ")?;
        if let Some(grade) = grade {
            write!(f, "{grade} ")?;
        }
        f.write_str("challenge")?;
        if f.alternate() {
            return Ok(());
        }
        write!(f, " of the kind {kind} on {size} × {size}.")
    }
}

/// A sentence without a full stop.
///
/// ```
/// use queen_challenge::Remaining;
///
/// let words = [0, 1, 92].map(|solutions| Remaining(solutions).to_string());
/// assert_eq!(words, ["No solution remains", "1 solution remains", "92 solutions remain"]);
/// ```
impl fmt::Display for Remaining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("No solution remains"),
            solutions => {
                let remain = if solutions == 1 { "remains" } else { "remain" };
                write!(f, "{} {remain}", Counted(solutions, "solution"))
            }
        }
    }
}

/// A sentence.
///
/// ```
/// use queen_challenge::Wait;
///
/// assert_eq!(Wait { minutes: Some(185) }.to_string(), "The next one comes in 3 h 5 min.");
/// assert_eq!(Wait { minutes: None }.to_string(), "The next one comes tomorrow.");
/// ```
impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The next one comes ")?;
        match self.minutes.map(|minutes| (minutes / 60, minutes % 60)) {
            None => f.write_str("tomorrow."),
            Some((0, minutes)) => write!(f, "in {minutes} min."),
            Some((hours, minutes)) => write!(f, "in {hours} h {minutes} min."),
        }
    }
}

/// How solutions are counted that are turned or mirrored.
macro_rules! counting {
    () => {
        "turned and mirrored count once"
    };
}

impl Find {
    /// How solutions are counted, for a place below their number.
    pub const COUNTING: &'static str = counting!();

    /// The heading of a list of solutions that are found.
    pub const HEADING: &'static str = concat!("Solutions found; ", counting!());
}

/// A sentence, or with `#` the number of solutions that are found.
///
/// ```
/// use queen_challenge::Find;
///
/// let find = Find { is_new: true, found: 3, all: 12 };
/// assert_eq!(find.to_string(), "A new one: 3 of 12; turned and mirrored count once.");
/// assert_eq!(format!("{find:#}"), "found 3 of 12");
/// let again = Find { is_new: false, ..find };
/// assert_eq!(again.to_string(), "Found before, perhaps turned or mirrored.");
/// ```
impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { is_new, found, all } = self;
        if f.alternate() {
            write!(f, "found {found} of {all}")
        } else if *is_new {
            write!(f, "A new one: {found} of {all}; {}.", Self::COUNTING)
        } else {
            f.write_str("Found before, perhaps turned or mirrored.")
        }
    }
}

impl Path {
    /// The meaning of the signs.
    pub const SIGNS: &'static str = "♛ a queen, ✗ one that the solution has elsewhere, ↶ queens \
                                     taken back, · squares ruled out";
}

impl Kind {
    /// The rule of the kind, beside [that of the game](Game::RULE): a sentence.
    ///
    /// ```
    /// use queen_challenge::Kind;
    ///
    /// assert_eq!(Kind::Regions.rule(), "Each region gets one queen, too.");
    /// ```
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Queens => "Some queens are given.",
            Self::Blocked => "No queen stands on a blocked square.",
            Self::Regions => "Each region gets one queen, too.",
            Self::Mixed => {
                "Each region gets one queen, too; one is given, and squares are blocked."
            }
        }
    }
}

/// What each lesson of a kind is about: one or two sentences, which stand before its first step.
impl Lesson {
    pub(crate) const BLOCKED: [&'static str; 3] = [
        "No queen stands on a blocked square, so little may be left in a row.",
        "A queen that attacks all squares left in a row or column is in the wrong place.",
        "Think one queen ahead: a queen may force another, which then leaves a line empty.",
    ];
    pub(crate) const REGIONS: [&'static str; 3] = [
        "Each region, within thick borders, gets one queen, as each row and column does. No two \
         queens share a diagonal, near or far.",
        "A queen that attacks all squares left in a region is in the wrong place.",
        "A column whose squares left are all in one region gets the queen of that region.",
    ];
    pub(crate) const MIXED: [&'static str; 3] = [
        "Regions, a given queen, blocked squares: look for the line with one square left.",
        "One clue leaves little for another. Count what is left in rows, columns and regions.",
        "Two rows that have squares left only in the same two columns take both of them.",
    ];
}

/// Two lines: what was solved, with its kind unless that is queens, and how. The path is a third.
///
/// ```
/// use queen_challenge::{Challenge, Record, Score};
/// use queen_runtime::Board;
///
/// let challenge = Challenge::new(Board::from_squares("d8 g7 a4", 8).unwrap()).unwrap();
/// let of_day = |day| Score { day: Some(day), begun: day, seconds: 125, tips: 0 };
/// let scores = [of_day(20_779), of_day(20_780)];
/// assert_eq!(
///     Record::new(&scores, 20_790).share(&scores[1], &challenge).to_string(),
///     "Queens, 2026-11-23: 8 × 8, easy\n♛ 2:05 without a tip, 2 days in a row",
/// );
/// ```
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The most light bulbs in a row.
        const MOST_SIGNS: u32 = 10;

        f.write_str("Queens")?;
        if let Some(day) = self.score.day {
            let (year, month, day) = date(day);
            write!(f, ", {year}-{month:02}-{day:02}")?;
        }
        let Self { kind, size, grade, .. } = *self;
        writeln!(f, ": {}", Level { kind, size: size.into(), grade })?;
        match self.score.tips {
            0 => f.write_str("♛")?,
            tips => (0..tips.min(MOST_SIGNS)).try_for_each(|_| f.write_str("💡"))?,
        }
        write!(f, " {}", self.score)?;
        match (self.is_practice, self.streak) {
            (true, _) => f.write_str(", as practice")?,
            (false, 0 | 1) => {}
            (false, streak) => write!(f, ", {} in a row", Counted(streak, "day"))?,
        }
        self.path.map_or(Ok(()), |path| write!(f, "\n{path}"))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::*;
    use crate::Notes;

    const ROW: fn(usize) -> Line = Line::Row;
    const COLUMN: fn(usize) -> Line = Line::Column;

    fn square(name: &str, size: usize) -> (usize, usize) {
        let square = Square::from_name(name, size).unwrap();
        (square.row(), square.column())
    }

    fn tip(kind: TipKind, notes: &Notes) -> Tip {
        Tip::new(kind, notes, ())
    }

    /// The sentence of a step, then those of its tip. No search finds the step, so a new reason
    /// changes none of them.
    fn sentences(size: usize, name: &str, queens: &str, reason: Reason) -> [String; 4] {
        let notes = Notes::new(Board::from_squares(queens, size).unwrap());
        let step = Step::new(size, square(name, size), reason);
        let tip = tip(TipKind::Step(step), &notes);
        let [place, why, what] = Stage::ALL.map(|stage| tip.at(stage).to_string());
        [step.to_string(), place, why, what]
    }

    fn chain(size: usize, queens: &[&str], line: Line) -> Reason {
        let forced =
            queens.iter().fold(Forced::NONE, |forced, name| forced.and(square(name, size)));
        Reason::Chain { forced, line }
    }

    #[test]
    fn singles() {
        assert_eq!(
            sentences(4, "d3", "a2 b4", Reason::Single { line: ROW(1) }),
            [
                "row 3 has only d3 left",
                "Look at row 3.",
                "Row 3 has only one square left.",
                "Place a queen: row 3 has only d3 left.",
            ]
        );
    }

    #[test]
    fn pairs() {
        assert_eq!(
            sentences(6, "b1", "c6", Reason::PointingPair { line: COLUMN(5) }),
            [
                "b1 attacks both squares left in column f",
                "Look at column f.",
                "Column f has two squares left; another square attacks both.",
                "Rule b1 out: it attacks both squares left in column f.",
            ]
        );
    }

    #[test]
    fn triples() {
        assert_eq!(
            sentences(6, "d2", "c6", Reason::PointingTriple { line: ROW(2) }),
            [
                "d2 attacks all three squares left in row 4",
                "Look at row 4.",
                "Row 4 has three squares left; another square attacks them all.",
                "Rule d2 out: it attacks all three squares left in row 4.",
            ]
        );
    }

    #[test]
    fn claims() {
        let reason = Reason::Claiming { line: ROW(1), region: Line::Region(2) };
        assert_eq!(
            sentences(4, "c4", "", reason),
            [
                "c4 is out, as row 3 has squares left only in region C",
                "Look at row 3.",
                "Row 3 has squares left only in region C: its queen is that of region C.",
                "Rule c4 out: row 3 has squares left only in region C.",
            ]
        );
    }

    #[test]
    fn covered_lines() {
        assert_eq!(
            sentences(4, "c4", "", Reason::Covering { line: Line::Region(2) }),
            [
                "c4 leaves no square in region C",
                "Look at region C.",
                "Another square attacks all squares left in region C.",
                "Rule c4 out: it leaves no square in region C.",
            ]
        );
        // Only in a row or a column can squares be of the region of the queen.
        assert_eq!(
            sentences(4, "c4", "", Reason::Covering { line: ROW(1) })[2],
            "Another square attacks each one left in row 3, or shares its region."
        );
    }

    #[test]
    fn x_wings() {
        let (rows, columns) = ([ROW(3), ROW(4)], [COLUMN(0), COLUMN(4)]);
        assert_eq!(
            sentences(7, "e2", "c7 f6", Reason::XWing { lines: rows, across: columns }),
            [
                "e2 is out, as rows 3 and 4 take columns a and e",
                "Look at rows 3 and 4.",
                "Rows 3 and 4 have squares left only in columns a and e: they take both.",
                "Rule e2 out: rows 3 and 4 take columns a and e.",
            ]
        );
        assert_eq!(
            sentences(7, "a5", "b7 f2", Reason::XWing { lines: columns, across: rows })[2],
            "Columns a and e have squares left only in rows 3 and 4: they take both.",
        );
    }

    #[test]
    fn chains() {
        assert_eq!(
            sentences(6, "a1", "c6", chain(6, &["f5"], COLUMN(3))),
            [
                "a1 forces f5 and leaves no square in column d",
                "Think of a queen on a1.",
                "A queen on a1 would leave only f5 in row 5, and no square in column d.",
                "Rule a1 out: it forces f5 and leaves no square in column d.",
            ]
        );
        let [step, _, why, _] = sentences(8, "e7", "b1 h3", chain(8, &["a5", "d4"], ROW(6)));
        assert_eq!(step, "e7 forces a5, then d4 and leaves no square in row 2");
        assert_eq!(
            why,
            "A queen on e7 would leave only a5 in column a, then d4 in column d, and no square in \
             row 2.",
        );
        let [step, _, why, _] = sentences(9, "b8", "d5 e3", chain(9, &["c2", "g7", "f9"], ROW(8)));
        assert_eq!(step, "b8 forces c2, then g7, then f9 and leaves no square in row 1");
        assert_eq!(
            why,
            "A queen on b8 would leave only c2 in column c, then g7 in row 7, then f9 in row 9, \
             and no square in row 1.",
        );
        let chain = chain(9, &["c2", "g7", "f9", "a1", "e4"], ROW(8));
        let [_, _, why, _] = sentences(9, "b8", "d5 e3", chain);
        assert_eq!(
            why,
            "A queen on b8 would leave only c2 in column c, then g7, then f9, then a1, then e4, \
             and no square in row 1.",
        );
    }

    #[test]
    fn mistakes() {
        let notes = Notes::new(Board::from_squares("c6", 6).unwrap());
        let f5 = Square::from_name("f5", 6).unwrap();
        let sentences = |kind| Stage::ALL.map(|stage| tip(kind, &notes).at(stage).to_string());
        assert_eq!(
            sentences(TipKind::WrongQueen(f5)),
            [
                "Look at row 5: something is wrong there.",
                "The solution has its queen of row 5 elsewhere.",
                "Take the queen on f5 back.",
            ]
        );
        assert_eq!(
            sentences(TipKind::WrongMark(f5)),
            [
                "Look at row 5: something is wrong there.",
                "The solution has its queen of row 5 on a square that is ruled out.",
                "Take the mark on f5 back.",
            ]
        );
    }

    #[test]
    fn ways_to_solutions() {
        let notes = Notes::new(Board::from_squares("", 6).unwrap());
        let square = Square::from_name("b6", 6).unwrap();
        let sentences = |solutions, are_new| {
            let tip = tip(TipKind::Towards { square, solutions, are_new }, &notes);
            Stage::ALL.map(|stage| tip.at(stage).to_string())
        };
        assert_eq!(
            sentences(2, true),
            [
                "Look at row 6.",
                "One square of row 6 leads to most solutions not found yet.",
                "Place a queen on b6: it leads to 2 solutions not found yet.",
            ]
        );
        assert_eq!(
            sentences(1, false),
            [
                "Look at row 6.",
                "All solutions from here are found; one square of row 6 leads to most.",
                "Place a queen on b6: it leads to a solution found before.",
            ]
        );
    }

    #[test]
    fn situations() {
        for (queens, pair, pairs, sentence) in [
            (3, None, 0, "5 more queens to place."),
            (7, None, 0, "1 more queen to place."),
            (8, None, 0, "Solved."),
            (8, Some(["b2", "h2"]), 1, "The queens on b2 and h2 share a row."),
            (8, Some(["b2", "b7"]), 1, "The queens on b2 and b7 share a column."),
            (8, Some(["b2", "e5"]), 1, "The queens on b2 and e5 share a diagonal."),
            (8, Some(["b7", "e4"]), 1, "The queens on b7 and e4 share a diagonal."),
            (8, Some(["b2", "c4"]), 1, "The queens on b2 and c4 share a region."),
            (8, Some(["b2", "c4"]), 2, "2 pairs of queens are in one region."),
            (8, Some(["b2", "e5"]), 3, "3 pairs of queens attack each other."),
        ] {
            let square = |name| Square::from_name(name, 8).unwrap();
            let conflict = pair.map(|names| Conflict { queens: names.map(square), size: 8 });
            let situation = Situation { queens, size: 8, conflict, pairs };
            assert_eq!(situation.to_string(), sentence);
            assert_eq!(format!("{situation:#}"), format!("{queens} of 8 queens"));
        }
    }

    #[test]
    fn texts_to_share() {
        const NAMES: [&str; Kind::ALL.len()] = ["", "blocked, ", "regions, ", "mixed, "];
        let score = Score { day: None, begun: 20_780, seconds: 125, tips: 1 };
        for (is_practice, streak, rest) in
            [(true, 2, ", as practice"), (false, 1, ""), (false, 2, ", 2 days in a row")]
        {
            for (kind, name) in Kind::ALL.into_iter().zip(NAMES) {
                let grade = Grade::Hard;
                let share = Share { score, kind, size: 8, grade, is_practice, streak, path: None };
                let text = share.to_string();
                assert_eq!(text, format!("Queens: {name}8 × 8, hard\n💡 2:05 with 1 tip{rest}"));
            }
        }
    }

    #[test]
    fn days_to_share() {
        let share = |day| {
            let score = Score { day: Some(day), begun: day, seconds: 59, tips: 0 };
            let (kind, grade) = (Kind::Queens, Grade::Easy);
            let (is_practice, streak, path) = (false, 0, None);
            Share { score, kind, size: 9, grade, is_practice, streak, path }.to_string()
        };
        let rest = "9 × 9, easy\n♛ 0:59 without a tip";
        assert_eq!(share(20_454), format!("Queens, 2026-01-01: {rest}"));
        assert_eq!(share(20_818), format!("Queens, 2026-12-31: {rest}"));
    }

    #[test]
    fn squares_of_a_tip() {
        let spoken = |size, name, queens, reason, squares: &[&str]| {
            let notes = Notes::new(Board::from_squares(queens, size).unwrap());
            let step = Step::new(size, square(name, size), reason);
            let tip = tip(TipKind::Step(step), &notes).at(Stage::What);
            let square = |name: &&str| Square::from_name(name, size).unwrap();
            let words = squares.iter().map(|name| tip.spoken(square(name)).to_string());
            words.collect::<Vec<_>>()
        };
        assert_eq!(
            spoken(8, "e7", "b1 h3", chain(8, &["a5", "d4"], ROW(6)), &["e7", "a5", "d4", "c2"]),
            [
                "here, says the tip",
                "queen 1 of the chain",
                "queen 2 of the chain",
                "in row 2 of the tip",
            ]
        );
        let reason = Reason::XWing { lines: [ROW(3), ROW(4)], across: [COLUMN(0), COLUMN(4)] };
        assert_eq!(
            spoken(7, "e2", "c7 f6", reason, &["e2", "a1", "e4", "c3", "b2"]),
            [
                "here, says the tip, in column e, which is taken",
                "in column a, which is taken",
                "left, says the tip, in row 4 of the tip, in column e, which is taken",
                "in row 3 of the tip",
                "",
            ]
        );
    }

    #[test]
    fn waits() {
        for (minutes, rest) in [
            (None, "tomorrow."),
            (Some(0), "in 0 min."),
            (Some(59), "in 59 min."),
            (Some(60), "in 1 h 0 min."),
            (Some(185), "in 3 h 5 min."),
        ] {
            assert_eq!(Wait { minutes }.to_string(), format!("The next one comes {rest}"));
        }
    }

    #[test]
    fn streaks_are_told_in_words() {
        let words = |days, now, longest| {
            let streaks = Streaks { days, now, longest };
            [streaks.to_string(), format!("{streaks:#}")]
        };
        assert_eq!(words(0, 0, 0), ["no day solved yet", "0 days in a row"]);
        assert_eq!(words(1, 1, 1), ["1 day solved", "1 day in a row"]);
        assert_eq!(words(3, 0, 1), ["3 days solved", "0 days in a row, once 1"]);
        assert_eq!(words(3, 3, 3), ["3 days solved, 3 in a row", "3 days in a row"]);
        assert_eq!(words(9, 1, 4), ["9 days solved, 1 in a row, once 4", "1 day in a row, once 4"]);
    }

    #[test]
    fn verdicts() {
        let score = Score { day: Some(20_780), begun: 20_780, seconds: 125, tips: 1 };
        let other = Score { seconds: 3_905, tips: 2, ..score };
        for (standing, rest) in [
            (Standing::First, ", for the first time."),
            (Standing::Best, ", your best so far."),
            (Standing::Behind { best: other }, "; your best is 1:05:05 with 2 tips."),
            (Standing::Counts { streak: 1 }, "."),
            (Standing::Counts { streak: 2 }, ". 2 days in a row!"),
            (Standing::Ahead, ", ahead of its day, for which it counts."),
            (Standing::Late, ". Begun after its day, it is in no streak."),
            (
                Standing::Practice { first: other },
                ", as practice. The first result of a day stands: 1:05:05 with 2 tips.",
            ),
        ] {
            let verdict = Verdict { score, standing }.to_string();
            assert_eq!(verdict, format!("Solved in 2:05 with 1 tip{rest}"));
        }
        let before = |day| Score { day, ..score }.solved_before().to_string();
        let sentence = "Solved before, in 2:05 with 1 tip.";
        assert_eq!(before(None), sentence);
        assert_eq!(before(Some(20_780)), format!("{sentence} Playing it again is practice."));
    }
}
