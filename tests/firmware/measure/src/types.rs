//! Sizes of the public types, on a processor of 32 bits.

use embedded_graphics_core::pixelcolor::Rgb565;
use queen_challenge::iter::*;
use queen_challenge::*;
use queen_runtime::draw::*;
use queen_runtime::error::*;
use queen_runtime::iter::*;
use queen_runtime::layout::*;
use queen_runtime::*;

/// Lists types with their sizes.
macro_rules! types {
    ($list:ident: $($type:ty),* $(,)?) => {
        const $list: &[(&str, usize)] = &[$((stringify!($type), size_of::<$type>())),*];
    };
}

/// Lists the types of the styles of text with their sizes.
macro_rules! styles {
    ($($style:ident)*) => {
        const STYLES: &[(&str, usize)] =
            &[$((concat!(stringify!($style), "<'_>"), size_of::<$style<'_>>())),*];
    };
}
queen_runtime::__text_styles!(styles);

pub const TYPES: &[&[(&str, usize)]] = &[PUZZLES, STYLES, OTHERS];

types! { PUZZLES:
    QueenPuzzle<8>,
    QueenPuzzle<8, Ranked>,
    AnyQueenPuzzle,
    PuzzleRange,
    Solutions<8, Plain>,
    Solutions<8, Ranked>,
    AnySolutions,
    FundamentalSolutions<8, Plain>,
    FundamentalSolutions<8, Ranked>,
    AnyFundamentalSolutions,
    Completions<8, Plain>,
    Completions<8, Ranked>,
    AnyCompletions,
    Solution<8>,
    AnySolution,
    Board,
    Placement,
    HeatMap<8>,
    AnyHeatMap,
    Square,
    SquareName,
    SquareSet,
    SquareIter,
    Conflicts,
    Symmetry,
    Plain,
    Ranked,
    Any,
    Exact,
    Layout,
    Bitmap<'_>,
}

types! { OTHERS:
    Svg<'_>,
    PixelStyle<Rgb565>,
    Pixels<'_, Rgb565>,
    ParseBoardError,
    ParseBoardErrorKind,
    ParseSolutionError,
    ParseLayoutError,
    ParseSquareError,
    SolutionError,
    Challenge,
    Challenge<Clues>,
    Clues,
    CluesError,
    ParseCluesError,
    Regions,
    RegionsError,
    ParseRegionsError,
    ParseRegionsErrorKind,
    Minimal<8, Plain>,
    AnyMinimal,
    Picks<8, Plain>,
    AnyPicks,
    Grade,
    Kind,
    KindPicks<8, Plain>,
    AnyKindPicks,
    Lesson,
    Notes,
    Steps,
    Steps<Clues>,
    Step,
    Action,
    Reason,
    Line,
    LineName,
    ParseLineError,
    Forced,
    Game,
    Game<Clues>,
    Tip,
    Tip<Clues>,
    TipKind,
    Stage,
    Evidence,
    Score,
    Clock,
    Conflict,
    Tips,
    Record<'_>,
    Streaks,
    DayState,
    Tally,
    Find,
    Wait,
    Level,
    Missing,
    Remaining,
    Situation,
    SolutionNumber,
    Fixed,
    Spoken,
    Next,
    Outcome,
    Path,
    Verdict,
    Standing,
    Share,
    ChallengeError,
    ParseGameError,
    ParseGradeError,
    ParseKindError,
}
