//! Padding of errors, to the left, to the right and with any character.

use std::error::Error;

use queen_challenge::Grade;
use queen_runtime::error::{ParseBoardErrorKind as Kind, ParseSolutionError};
use queen_runtime::layout::Layout;
use queen_runtime::{AnySolution, Board, Square};

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
        for width in [0, 1, text.chars().count(), text.chars().count() + 3, 200] {
            assert_eq!(format!("{error:width$}|"), format!("{text:width$}|"));
            assert_eq!(format!("{error:>width$}|"), format!("{text:>width$}|"));
            assert_eq!(format!("{error:🔵^width$}|"), format!("{text:🔵^width$}|"));
        }
    }
    for kind in [Kind::Unexpected('é'), Kind::NoPicture('é')] {
        assert_eq!(format!("{kind:>90}"), format!("{:>90}", kind.to_string()));
    }
}
