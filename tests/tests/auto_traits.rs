//! Traits that every public type must have.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::fs;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::path::{Path, PathBuf};

use embedded_graphics::pixelcolor::BinaryColor;
use queen_math::{Placement, construct, count, search, symmetry, table};
use queen_runtime::layout::{Plain, Ranked};
use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, draw};

type Eight = QueenPuzzle<8>;

fn assert_traits<T: Debug + Send + Sync + UnwindSafe + RefUnwindSafe + Unpin>() {}

fn assert_error<T: Error + Display + Copy + Send + Sync + 'static>() {}

/// Asserts the traits of each type, and returns the names without path and parameters.
macro_rules! types {
    ($assert:ident: $($type:ty),* $(,)?) => {{
        $($assert::<$type>();)*
        [$(stringify!($type)),*].map(|name| {
            let path = name.split('<').next().unwrap_or(name);
            path.rsplit(':').next().unwrap_or(path).trim().to_string()
        })
    }};
}

/// The names of the structs and enums in the sources of a crate that are marked `pub`.
fn public_types(directory: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names.append(&mut public_types(&path));
        } else {
            let source = fs::read_to_string(path).unwrap();
            names.extend(source.lines().filter_map(|line| {
                let item = line.strip_prefix("pub ")?;
                let item = item.strip_prefix("struct ").or_else(|| item.strip_prefix("enum "))?;
                item.split(|c: char| !c.is_alphanumeric()).next().map(str::to_string)
            }));
        }
    }
    names
}

fn sources(of: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", of, "src"].iter().collect()
}

#[track_caller]
fn assert_complete(of: &str, types: impl IntoIterator<Item = String>) {
    assert_eq!(types.into_iter().collect::<BTreeSet<_>>(), public_types(&sources(of)), "{of}");
}

#[test]
fn types_of_queen_math_have_the_traits() {
    let types = types!(assert_traits:
        Placement,
        queen_math::order::ColumnOrder,
        construct::Construction,
        count::Estimate,
        count::Levels,
        count::Mean,
        count::Scientific,
        count::Subproblem,
        search::Bitmask,
        search::Formulation,
        search::Heap,
        search::Incremental,
        search::Outcome,
        search::Permutations,
        search::Swapping,
        search::Trace,
        symmetry::Symmetry,
        table::Coding,
        table::Completions<'_>,
        table::Iter<'_>,
        table::ParseCodingError,
        table::Shape,
        table::Table<'_>,
    );
    assert_complete("queen-math", types);
}

#[test]
fn types_of_queen_runtime_have_the_traits() {
    let types = types!(assert_traits:
        queen_runtime::Action,
        queen_runtime::AnyQueenPuzzle,
        queen_runtime::AnySolution,
        queen_runtime::Board,
        queen_runtime::Challenge,
        queen_runtime::ChallengeError,
        queen_runtime::Challenges,
        queen_runtime::Completions<Eight>,
        queen_runtime::Completions<AnyQueenPuzzle>,
        queen_runtime::Conflicts,
        queen_runtime::Forced,
        queen_runtime::ForcedQueens,
        queen_runtime::FundamentalSolutions<Eight>,
        queen_runtime::FundamentalSolutions<AnyQueenPuzzle>,
        queen_runtime::Grade,
        queen_runtime::Line,
        queen_runtime::Notes,
        queen_runtime::ParseBoardError,
        queen_runtime::ParseBoardErrorKind,
        queen_runtime::ParseGradeError,
        queen_runtime::ParseSolutionError,
        queen_runtime::PuzzleError,
        queen_runtime::Puzzles,
        queen_runtime::QueenPuzzle<8>,
        queen_runtime::QueenPuzzle<8, Ranked>,
        queen_runtime::QueenPuzzles,
        queen_runtime::Queens,
        queen_runtime::Reason,
        queen_runtime::Solution<8>,
        queen_runtime::SolutionError,
        queen_runtime::Solutions<Eight>,
        queen_runtime::Solutions<AnyQueenPuzzle>,
        queen_runtime::Step,
        queen_runtime::Steps,
        draw::Bitmap<'_>,
        draw::Discs<'_>,
        draw::SvgElements<'_>,
        draw::Fen<'_>,
        draw::Glyphs<'_>,
        draw::Letters<'_>,
        draw::PixelStyle<BinaryColor>,
        draw::Pixels<'_, BinaryColor>,
        draw::Squares<'_>,
        draw::Svg<'_>,
        Plain,
        Ranked,
    );
    assert_complete("queen-runtime", types);
}

#[test]
fn errors_are_errors() {
    let errors = types!(assert_error:
        table::ParseCodingError,
        queen_runtime::ChallengeError,
        queen_runtime::ParseBoardError,
        queen_runtime::ParseGradeError,
        queen_runtime::ParseSolutionError,
        queen_runtime::PuzzleError,
        queen_runtime::SolutionError,
    );
    let all = ["queen-math", "queen-runtime"].map(|of| public_types(&sources(of)));
    let named = all.into_iter().flatten().filter(|name| name.ends_with("Error"));
    assert_eq!(BTreeSet::from(errors), named.collect());
}
