//! Boards parsed from text: pictures, FEN and square names.

use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares};
use queen_runtime::error::ParseBoardError;
use queen_runtime::{Board, error::ParseBoardErrorKind as Kind};
use queen_tests::boards::{self, board};
use queen_tests::squares::squares;

#[test]
fn a_picture_may_be_indented_or_dense() {
    let expected = board(3, [(0, 1), (2, 0)]);
    for picture in [".Q.\n...\nQ..", "\n  . Q .\r\n  . . .\r\n\r\n  Q . .\n", "\t.Q.\n \n...\nQ. ."]
    {
        assert_eq!(picture.parse(), Ok(expected), "{picture:?}");
    }
}

#[test]
fn a_picture_may_mix_styles() {
    let expected = board(3, [(0, 1), (1, 2), (2, 0)]);
    for picture in [
        ".q.\n..Q\nq..",
        "⬜🔵⬜\n⬛⬜🔵\n🔴⬛⬜",
        " ~  ♛  ~ \n ~  ~  ♛ \n ♛  ~  ~ ",
        ". ♛ ~\n⬛⬛🔴\nQ.⬜",
        "\u{a0}. Q .\u{3000}\n . . Q\u{2028}\n Q . .",
    ] {
        assert_eq!(picture.parse(), Ok(expected), "{picture:?}");
    }
}

#[test]
fn fen_may_be_complete() {
    let expected = board(8, [(3, 3)]);
    let fen = "8/8/8/3q4/8/8/8/8";
    for rest in ["", " ", " w - - 0 1", " b KQkq e3 0 1", "\tw", "\n", " Q/Q"] {
        assert_eq!(Board::from_fen(&format!("{fen}{rest}")), Ok(expected), "{rest:?}");
    }
    assert_eq!(Board::from_fen("Q1/1q"), Ok(board(2, [(0, 0), (1, 1)])));
    // Adjacent digits make one number, so the same text never means two boards.
    assert_eq!(Board::from_fen(&["12"; 12].join("/")), Board::from_squares(12, ""));
}

#[test]
fn squares_may_be_capital_and_separated_by_commas() {
    let expected = board(4, [(2, 0), (0, 1), (3, 2), (1, 3)]);
    for squares in
        ["a2 b4 c1 d3", "A2 B4 C1 D3", "A2,b4,C1,d3", ", a2 ,b4,, c1\nd3,", "d3 c1 b4 a2 d3"]
    {
        assert_eq!(Board::from_squares(4, squares), Ok(expected), "{squares:?}");
    }
    assert_eq!(Board::from_squares(4, " ,\n,"), Ok(board(4, [])));
    assert_eq!(Board::from_squares(16, "p16 P1"), Ok(board(16, [(0, 15), (15, 15)])));
}

#[test]
fn fen_and_squares_may_have_two_digits() {
    let expected = board(12, [(0, 11), (11, 0)]);
    let fen = "11Q/12/12/12/12/12/12/12/12/12/12/Q11";
    assert_eq!(Board::from_fen(fen), Ok(expected));
    assert_eq!(Board::from_squares(12, " l12\na1 "), Ok(expected));
    assert_eq!(Board::from_squares(12, "a1 l12 a1"), Ok(expected));
    assert_eq!(Board::from_squares(12, ""), Ok(board(12, [])));
}

#[test]
fn errors_say_where() {
    type Read = fn(&str) -> Result<Board, ParseBoardError>;
    let (picture, fen): (Read, Read) = (str::parse, Board::from_fen);
    let squares: Read = |text| Board::from_squares(3, text);
    for (read, text, line, column, kind) in [
        (picture, "...\n.x.\n...", 2, 2, Kind::Unexpected('x')),
        (picture, "...\n..\n...", 2, 3, Kind::RowTooShort),
        (picture, "...\n...\n..", 3, 3, Kind::RowTooShort),
        (picture, "...\n. . . .\n...", 2, 7, Kind::RowTooLong),
        (picture, "...\n...\n", 3, 1, Kind::TooFewRows),
        (picture, "", 1, 1, Kind::TooFewRows),
        (picture, "...\n...\n...\n\n Q", 5, 2, Kind::TooManyRows),
        (picture, "♕..", 1, 1, Kind::Unexpected('♕')),
        (picture, "🔴⚪", 1, 2, Kind::Unexpected('⚪')),
        (fen, "3/1Q1", 1, 6, Kind::TooFewRows),
        (fen, "3/1Q/3", 1, 5, Kind::RowTooShort),
        (fen, "3/1Q2/3", 1, 5, Kind::RowTooLong),
        (fen, "3/13/3", 1, 4, Kind::RowTooLong),
        (fen, "3/3/3/3", 1, 7, Kind::TooManyRows),
        (fen, "3/3/3/", 1, 7, Kind::TooManyRows),
        (fen, "3/3/3w", 1, 6, Kind::Unexpected('w')),
        (fen, "03/3/3", 1, 1, Kind::Unexpected('0')),
        (fen, "", 1, 1, Kind::RowTooShort),
        (fen, " 3/3/3", 1, 1, Kind::RowTooShort),
        (fen, "3\n3\n3", 1, 2, Kind::TooFewRows),
        (fen, "3/²1/3", 1, 3, Kind::Unexpected('²')),
        (fen, "3/10/3", 1, 4, Kind::RowTooLong),
        (squares, "a1 d2", 1, 4, Kind::OffBoard),
        (squares, "a1\nb4", 2, 2, Kind::OffBoard),
        (squares, "a1 b12", 1, 6, Kind::OffBoard),
        (squares, "a1 b0", 1, 5, Kind::Unexpected('0')),
        (squares, "a1b2", 1, 3, Kind::Unexpected('b')),
        (squares, "a1 z9", 1, 4, Kind::OffBoard),
        (squares, "a1 é1", 1, 4, Kind::Unexpected('é')),
        (squares, "a01", 1, 2, Kind::Unexpected('0')),
        (squares, "a99999999999999999999999", 1, 2, Kind::OffBoard),
        (squares, "a,1", 1, 2, Kind::Unexpected(',')),
        (squares, "ab", 1, 2, Kind::Unexpected('b')),
        (squares, "a 1", 1, 2, Kind::Unexpected(' ')),
        (squares, "1", 1, 1, Kind::Unexpected('1')),
        (squares, "a1 b", 1, 5, Kind::NoNumber),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{text:?}");
        assert_eq!(error.to_string(), format!("line {line}, column {column}: {kind}"));
    }
}

#[test]
fn drawings_are_parsed() {
    fn check(board: Board) {
        assert_eq!(board.to_string().parse(), Ok(board));
        assert_eq!(Discs::new(&board).to_string().parse(), Ok(board));
        assert_eq!(Glyphs::new(&board).to_string().parse(), Ok(board));
        assert_eq!(Letters::new(&board).to_string().parse(), Ok(board));
        assert_eq!(Board::from_fen(&Fen::new(&board).to_string()), Ok(board));
        let names = Squares::new(&board).to_string();
        assert_eq!(Board::from_squares(board.size(), &names), Ok(board));
    }
    (1..=4).flat_map(boards::all).step_by(3).for_each(check);
    for size in 1..=16 {
        let mixed = squares(size).filter(|(row, column)| (row * row + 3 * column) % 5 < 2);
        check(board(size, mixed));
        check(board(size, squares(size)));
        check(board(size, []));
    }
}

#[test]
fn no_text_panics() {
    let alphabet = ["Q", ".", "/", "1", "9", "0", "a", "p", ",", " ", "\n", "🔴", "♛", "\u{fe0f}"];
    for number in 0..alphabet.len().pow(4) {
        let text: String = (0..4)
            .map(|place| alphabet[number / alphabet.len().pow(place) % alphabet.len()])
            .collect();
        let results = [text.parse(), Board::from_fen(&text), Board::from_squares(16, &text)];
        for error in results.into_iter().filter_map(Result::err) {
            let lines: Vec<&str> = text.split('\n').collect();
            let line = lines[error.line() - 1];
            assert!((1..=line.chars().count() + 1).contains(&error.column()), "{text:?}: {error}");
            if let Kind::Unexpected(character) = error.kind() {
                let found = format!("{line}\n").chars().nth(error.column() - 1);
                assert_eq!(found, Some(character), "{text:?}: {error}");
            }
        }
    }
}
