//! Parsers of the libraries, on text.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use queen_challenge::Grade;
use queen_fuzz::drawings::{drawings, read_board};
use queen_math::table::Layout;
use queen_runtime::error::ParseBoardError;
use queen_runtime::{AnySolution, Board, Solution, Square};

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| boards(data));

/// Parses the text in every way. What is accepted is read again from what is written of it, and
/// errors name a place in the text.
///
/// The first byte is the size of the board whose square names the rest may be.
pub fn boards(data: &[u8]) {
    let Some((&size, text)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    check_board(text, text.parse());
    check_board(text, Board::from_fen(text));
    check_board(text, Board::from_squares(text, usize::from(size % 18)));
    check_name(text, usize::from(size));
    check_text::<Solution<4>>(text);
    check_text::<Solution<8>>(text);
    check_text::<AnySolution>(text);
    check_text::<Layout>(text);
    check_text::<Grade>(text);
}

fn check_board(text: &str, result: Result<Board, ParseBoardError>) {
    match result {
        Ok(board) => {
            for (style, text) in drawings(&board) {
                assert_eq!(read_board(style, &text, board.size()), Ok(board), "{style}");
            }
        }
        Err(error) => {
            let line = text.split('\n').nth(error.line() - 1).expect("a line of the text");
            assert!((1..=line.chars().count() + 1).contains(&error.column()), "{error}");
        }
    }
}

fn check_name(text: &str, size: usize) {
    match Square::from_name(text, size) {
        Ok(square) => {
            assert!(square.is_on(size));
            assert!(square.name(size).as_str().eq_ignore_ascii_case(text));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn check_text<T: FromStr<Err: Display> + Display + Debug + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse().ok(), Some(value)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
