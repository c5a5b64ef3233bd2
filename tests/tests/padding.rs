//! Padding of names and errors, to the left, to the right and with any character.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Display;
use std::fs;

use queen_challenge::{Clock, DayState, Grade, Kind, Level, Line, Score, SolutionNumber};
use queen_runtime::error::{ParseBoardErrorKind, ParseSolutionError};
use queen_runtime::layout::Layout;
use queen_runtime::{AnySolution, Board, Square, Symmetry};

/// Every public type whose `Display` is a name.
const NAMES: [&str; 10] = [
    "queen_challenge::Clock",
    "queen_challenge::DayState",
    "queen_challenge::Grade",
    "queen_challenge::Kind",
    "queen_challenge::Level",
    "queen_challenge::LineName",
    "queen_challenge::SolutionNumber",
    "queen_math::SquareName",
    "queen_math::symmetry::Symmetry",
    "queen_math::table::Layout",
];

/// Those whose `Display` is another text: a sentence or a phrase, a form that is parsed again, a
/// picture, a number. So is what is in the module `draw`, and errors are tested alone.
const OTHER_TEXTS: [&str; 23] = [
    "queen_challenge::Clues",
    "queen_challenge::Conflict",
    "queen_challenge::Find",
    "queen_challenge::Fixed",
    "queen_challenge::Game<C>",
    "queen_challenge::Missing",
    "queen_challenge::Path",
    "queen_challenge::Regions",
    "queen_challenge::Remaining",
    "queen_challenge::Score",
    "queen_challenge::Share",
    "queen_challenge::Situation",
    "queen_challenge::Spoken<C>",
    "queen_challenge::Step",
    "queen_challenge::Streaks",
    "queen_challenge::Tip<C>",
    "queen_challenge::Tips",
    "queen_challenge::Verdict",
    "queen_challenge::Wait",
    "queen_count::Mean",
    "queen_count::Scientific",
    "queen_runtime::Board",
    "queen_runtime::Solution<N, S>",
];

/// The types of the public interfaces, except for errors and drawings, that have a `Display`.
fn types_with_display() -> BTreeSet<String> {
    let mut types = BTreeSet::new();
    for file in fs::read_dir("api").unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        for line in fs::read_to_string(path).unwrap().lines() {
            let name = line.split_once("core::fmt::Display for ").map_or("", |(_, name)| name);
            if !name.is_empty() && !name.contains("Error") && !name.contains("::draw::") {
                types.insert(name.to_owned());
            }
        }
    }
    types
}

#[test]
fn names_are_padded() {
    let score = Score { day: Some(20_780), begun: 20_780, seconds: 125, tips: 2 };
    let line = Line::Column(3).name(8);
    let regions = Level { kind: Kind::Regions, size: 8, grade: Grade::Easy };
    let names: [(&str, &dyn Display); 18] = [
        ("queen_challenge::Clock", &Clock(125)),
        ("queen_challenge::Clock", &Clock(3_725)),
        ("queen_challenge::DayState", &DayState::Open),
        ("queen_challenge::DayState", &DayState::Begun),
        ("queen_challenge::DayState", &DayState::Solved(score)),
        ("queen_challenge::DayState", &DayState::Late(score)),
        ("queen_challenge::Grade", &Grade::Easy),
        ("queen_challenge::Kind", &Kind::Regions),
        ("queen_challenge::Level", &regions),
        ("queen_challenge::Level", &Level { kind: Kind::Queens, ..regions }),
        ("queen_challenge::LineName", &line),
        ("queen_challenge::LineName", &Line::Region(3).name(8)),
        ("queen_challenge::SolutionNumber", &SolutionNumber { number: 5, all: 92 }),
        ("queen_math::SquareName", &Square::new(4, 2).name(8)),
        ("queen_math::symmetry::Symmetry", &Symmetry::FlipDiagonal),
        ("queen_math::symmetry::Symmetry", &Symmetry::Rotate90),
        ("queen_math::table::Layout", &Layout::Plain),
        ("queen_math::table::Layout", &Layout::RANKED),
    ];
    for (_, name) in names {
        assert_padded(name);
    }
    assert_eq!(format!("{line:#>10}|{line:>#3}"), "##column d|  d");
    let tested: BTreeSet<_> = names.iter().map(|&(name, _)| name).collect();
    assert_eq!(tested, BTreeSet::from(NAMES));
}

/// A new type is a name, which is padded, or it is not.
#[test]
fn every_type_with_a_text_is_a_name_or_none() {
    let listed: BTreeSet<_> = NAMES.into_iter().chain(OTHER_TEXTS).map(String::from).collect();
    assert_eq!(types_with_display(), listed);
}

fn assert_padded(name: &(impl Display + ?Sized)) {
    let text = name.to_string();
    let len = text.chars().count();
    for width in [0, 1, len, len + 3, 200] {
        assert_eq!(format!("{name:width$}|"), format!("{text:width$}|"));
        assert_eq!(format!("{name:>width$}|"), format!("{text:>width$}|"));
        assert_eq!(format!("{name:🔵^width$}|"), format!("{text:🔵^width$}|"));
    }
}

#[test]
fn errors_are_padded() {
    let attack = AnySolution::try_from([0_u8, 1].as_slice()).unwrap_err();
    let errors: [(&dyn Error, &str); 12] = [
        (&Board::from_fen("x").unwrap_err(), "line 1, column 1: unexpected 'x'"),
        (&Board::from_fen("é").unwrap_err(), "line 1, column 1: unexpected 'é'"),
        (&"x".parse::<Board>().unwrap_err(), "line 1, column 1: unexpected 'x'"),
        (&Board::from_fen("1Q").unwrap_err(), "line 1, column 3: the board has too few rows"),
        (&attack, "the queens in row 0, column 0 and row 1, column 1 attack each other"),
        (
            &AnySolution::try_from([9_u8].as_slice()).unwrap_err(),
            "row 0 has its queen in column 9 of a board of size 1",
        ),
        (&AnySolution::try_from([0_u8; 17].as_slice()).unwrap_err(), "the board has 17 rows"),
        (&AnySolution::try_from(Board::empty(4).unwrap()).unwrap_err(), "row 0 has no queen"),
        (&ParseSolutionError::from(attack), ""),
        (&"?".parse::<Layout>().unwrap_err(), ""),
        (&Square::from_name("?", 8).unwrap_err(), ""),
        (&"?".parse::<Grade>().unwrap_err(), ""),
    ];
    for (error, expected) in errors {
        let text = error.to_string();
        assert!(expected.is_empty() || text == expected, "{text}");
        assert_padded(error);
    }
    for kind in [ParseBoardErrorKind::Unexpected('é'), ParseBoardErrorKind::NoPicture('é')] {
        assert_eq!(format!("{kind:>90}"), format!("{:>90}", kind.to_string()));
    }
}
