//! Positions that are parsed from text: from pictures, from FEN or from square names.

use std::collections::BTreeSet;

use queen_runtime::draw::{Fen, Position, Squares, read_picture};
use queen_runtime::error::{ParseBoardError, ParseBoardErrorKind as Kind};
use queen_runtime::{Board, Square};
use queen_tests::boards::{self, board, squares};
use queen_tests::drawings::{drawings, is_picture, read, read_board};

#[test]
fn a_picture_may_be_indented_or_dense() {
    let expected = board([(0, 1), (2, 0)], 3);
    for picture in [".Q.\n...\nQ..", "\n  . Q .\r\n  . . .\r\n\r\n  Q . .\n", "\t.Q.\n \n...\nQ. ."]
    {
        assert_eq!(picture.parse(), Ok(expected), "{picture:?}");
    }
}

#[test]
fn a_picture_may_mix_styles() {
    let expected = board([(0, 1), (1, 2), (2, 0)], 3);
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

/// The characters that a text of one character may have, or that a text may have between others.
fn characters(is_read: impl Fn(&str) -> bool) -> String {
    let is_read = |character: &char| is_read(character.encode_utf8(&mut [0; 4]));
    // The planes after these have rare ideographs alone.
    ('\0'..='\u{1ffff}').filter(is_read).collect()
}

/// The symbols in the drawings of a board that are pictures, and others, as [`characters`] lists
/// them.
fn symbols(board: &Board, others: &str) -> String {
    let drawings = drawings(board).into_iter();
    let pictures = drawings.filter(|(style, _)| is_picture(style));
    let pictures: String = pictures.map(|(_, text)| text + others).collect();
    let symbols: BTreeSet<_> = pictures.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    symbols.into_iter().collect()
}

#[test]
fn no_other_character_is_a_queen_a_free_square_or_a_separator() {
    let pictures = |queens| {
        move |text: &str| text.parse().is_ok_and(|board: Board| board.queen_count() == queens)
    };
    // On squares of both colours; a queen may also be small.
    let all = [(0, 0), (0, 1), (1, 0), (1, 1)];
    assert_eq!(characters(pictures(1)), symbols(&board(all, 2), "q"));
    assert_eq!(characters(pictures(0)), symbols(&board(<[Square; 0]>::default(), 2), ""));
    let fens = |queens| {
        move |text: &str| Board::from_fen(text).is_ok_and(|board| board.queen_count() == queens)
    };
    assert_eq!((characters(fens(1)), characters(fens(0))), ("Qq".into(), "1".into()));
    let separators = characters(|text| Board::from_squares(&format!("a1{text}b3"), 3).is_ok());
    let (commas, blanks): (String, String) = separators.chars().partition(|&c| c == ',');
    assert_eq!((commas, blanks), (",".into(), characters(|text| text.trim().is_empty())));
}

#[test]
fn fen_may_be_complete() {
    let expected = board([(3, 3)], 8);
    let fen = "8/8/8/3q4/8/8/8/8";
    for rest in ["", " ", " w - - 0 1", " b KQkq e3 0 1", "\tw", "\n", " Q/Q"] {
        assert_eq!(Board::from_fen(&format!("{fen}{rest}")), Ok(expected), "{rest:?}");
    }
    assert_eq!(Board::from_fen("Q1/1q"), Ok(board([(0, 0), (1, 1)], 2)));
    // Adjacent digits make one number, so the same text never means two boards.
    assert_eq!(Board::from_fen(&["12"; 12].join("/")), Board::from_squares("", 12));
}

#[test]
fn squares_may_be_capital_and_separated_by_commas() {
    let expected = board([(2, 0), (0, 1), (3, 2), (1, 3)], 4);
    for squares in
        ["a2 b4 c1 d3", "A2 B4 C1 D3", "A2,b4,C1,d3", ", a2 ,b4,, c1\nd3,", "d3 c1 b4 a2 d3"]
    {
        assert_eq!(Board::from_squares(squares, 4), Ok(expected), "{squares:?}");
    }
    assert_eq!(Board::from_squares(" ,\n,", 4), Ok(Board::empty(4).unwrap()));
    assert_eq!(Board::from_squares("p16 P1", 16), Ok(board([(0, 15), (15, 15)], 16)));
}

#[test]
fn fen_and_squares_may_have_two_digits() {
    let expected = board([(0, 11), (11, 0)], 12);
    let fen = "11Q/12/12/12/12/12/12/12/12/12/12/Q11";
    assert_eq!(Board::from_fen(fen), Ok(expected));
    assert_eq!(Board::from_squares(" l12\na1 ", 12), Ok(expected));
    assert_eq!(Board::from_squares("a1 l12 a1", 12), Ok(expected));
    assert_eq!(Board::from_squares("", 12), Ok(Board::empty(12).unwrap()));
}

#[test]
fn errors_say_where() {
    type Read = fn(&str) -> Result<Board, ParseBoardError>;
    let (picture, fen): (Read, Read) = (str::parse, Board::from_fen);
    let squares: Read = |text| Board::from_squares(text, 3);
    for (read, text, line, column, kind) in [
        (picture, "...\n.x.\n...", 2, 2, Kind::Unexpected('x')),
        (picture, "...\n..\n...", 2, 3, Kind::RowTooShort),
        (picture, "...\n...\n..", 3, 3, Kind::RowTooShort),
        (picture, "...\n. . . .\n...", 2, 7, Kind::RowTooLong),
        (picture, "...\n...\n", 3, 1, Kind::TooFewRows),
        (picture, "", 1, 1, Kind::TooFewRows),
        (picture, "...\n...\n...\n\n Q", 5, 2, Kind::TooManyRows),
        (picture, "♕..", 1, 1, Kind::Unexpected('♕')),
        (picture, "a1 g2", 1, 1, Kind::NoPicture('a')),
        (picture, "1Q2/3Q/Q3/2Q1", 1, 1, Kind::NoPicture('1')),
        (picture, "Q3/1Q2/3Q/2Q1", 1, 2, Kind::NoPicture('3')),
        (picture, "Q/1", 1, 2, Kind::NoPicture('/')),
        (picture, "...\n..x", 2, 3, Kind::Unexpected('x')),
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
        (squares, "a1; b2", 1, 3, Kind::Unexpected(';')),
        (squares, "a1;b2", 1, 3, Kind::Unexpected(';')),
        (squares, "a1 ; b2", 1, 4, Kind::Unexpected(';')),
        (squares, "a1 c01", 1, 5, Kind::Unexpected('0')),
        // No style has a control character.
        (picture, "...\n.\u{7f}.\n...", 2, 2, Kind::Unexpected('\u{7f}')),
        (fen, "3/1*1/3", 1, 4, Kind::Unexpected('*')),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{text:?}");
        assert_eq!(error.to_string(), format!("line {line}, column {column}: {kind}"));
    }
    for size in [0, 17, usize::MAX] {
        let error = Board::from_squares("a1 b2", size).unwrap_err();
        let place = (error.line(), error.column(), error.kind());
        assert_eq!(place, (1, 1, Kind::Size { max: 16 }));
    }
}

#[test]
fn drawings_are_parsed() {
    fn check(board: Board) {
        assert_eq!(board.to_string().parse(), Ok(board));
        for (style, text) in drawings(&board) {
            assert_eq!(read_board(style, &text, board.size()), Ok(board), "{style}");
        }
    }
    (1..=4).flat_map(boards::all).step_by(3).for_each(check);
    for size in 1..=16 {
        let is_in = |square: &Square| (square.row().pow(2) + 3 * square.column()) % 5 < 2;
        let mixed = squares(size).filter(is_in);
        check(board(mixed, size));
        check(board(squares(size), size));
        check(Board::empty(size).unwrap());
    }
}

#[test]
fn no_text_panics() {
    let alphabet = ["Q", ".", "/", "1", "9", "0", "a", "p", ",", " ", "\n", "🔴", "♛", "\u{fe0f}"];
    for number in 0..alphabet.len().pow(4) {
        let text: String = (0..4)
            .map(|place| alphabet[number / alphabet.len().pow(place) % alphabet.len()])
            .collect();
        let results = [text.parse(), Board::from_fen(&text), Board::from_squares(&text, 16)];
        for error in results.into_iter().filter_map(Result::err) {
            let lines: Vec<&str> = text.split('\n').collect();
            let line = lines[error.line() - 1];
            assert!((1..=line.chars().count() + 1).contains(&error.column()), "{text:?}: {error}");
            if let Kind::Unexpected(character) | Kind::NoPicture(character) = error.kind() {
                let found = format!("{line}\n").chars().nth(error.column() - 1);
                assert_eq!(found, Some(character), "{text:?}: {error}");
            }
        }
    }
}

/// A board of any size.
struct Large {
    size: usize,
    queens: Vec<Square>,
}

impl Position for Large {
    fn size(&self) -> usize {
        self.size
    }

    fn has_queen(&self, square: Square) -> bool {
        self.queens.contains(&square)
    }
}

#[test]
fn positions_of_any_size_are_read() {
    for size in [1, 4, 16, 17, 26, 27, 28, 53, 100] {
        let queens = (0..size).flat_map(|row| [row * 7 % size, row * 5 % size].map(|c| (row, c)));
        let mut queens: Vec<_> = queens.map(Square::from).collect();
        queens.sort();
        queens.dedup();
        let position = Large { size, queens };

        for (style, text) in drawings(&position) {
            let mut found = Vec::new();
            let read = read(style, &text, size, |queen| found.push(queen));
            assert_eq!(read, Ok(size), "{style}");
            assert_eq!(found, position.queens, "{text}");
        }
    }
}

#[test]
fn errors_of_large_boards_say_where() {
    type Read = fn(&str) -> Result<(), ParseBoardError>;
    let picture: Read = |text| read_picture(text, 20, |_| ()).map(drop);
    let fen: Read = |text| Fen::read(text, 20, |_| ()).map(drop);
    let squares_16: Read = |text| Squares::read(text, 16, |_| ());
    let squares_27: Read = |text| Squares::read(text, 27, |_| ());
    let squares_999: Read = |text| Squares::read(text, 999, |_| ());
    let [dots, free] = [".".repeat(20), "20/".repeat(20)];
    for (read, text, line, column, kind) in [
        (picture, format!("{dots}\n.\u{7f}"), 2, 2, Kind::Unexpected('\u{7f}')),
        (picture, format!("{dots}."), 1, 21, Kind::Size { max: 20 }),
        (picture, format!("{dots}\n").repeat(21), 21, 1, Kind::TooManyRows),
        (fen, "21".to_owned(), 1, 2, Kind::Size { max: 20 }),
        (fen, "99999999999999999999999".to_owned(), 1, 2, Kind::Size { max: 20 }),
        (fen, format!("{free}20"), 1, 61, Kind::TooManyRows),
        (fen, "20/*19".to_owned(), 1, 4, Kind::Unexpected('*')),
        (squares_16, "a1; b2".to_owned(), 1, 3, Kind::Unexpected(';')),
        (squares_27, "a1; b2".to_owned(), 1, 3, Kind::Unexpected(';')),
        (squares_27, "a1;b2".to_owned(), 1, 3, Kind::Unexpected(';')),
        (squares_27, "a01".to_owned(), 1, 2, Kind::Unexpected('0')),
        (squares_27, "aa01".to_owned(), 1, 3, Kind::Unexpected('0')),
        (squares_16, "aa1".to_owned(), 1, 2, Kind::Unexpected('a')),
        (squares_27, "AA27 AB1".to_owned(), 1, 7, Kind::OffBoard),
        (squares_27, "aa27 ca1".to_owned(), 1, 7, Kind::OffBoard),
        (squares_27, "aa27 aaa1".to_owned(), 1, 8, Kind::Unexpected('a')),
        (squares_27, "aa28".to_owned(), 1, 4, Kind::OffBoard),
        (squares_27, "aa".to_owned(), 1, 3, Kind::NoNumber),
        (squares_999, "alk999 all1".to_owned(), 1, 10, Kind::OffBoard),
    ] {
        let error = read(&text).unwrap_err();
        assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{text:?}");
    }
    for text in ["", "."] {
        assert!(read_picture(text, 0, |_| ()).is_err());
        assert!(Fen::read(text, 0, |_| ()).is_err());
    }
    assert!(Squares::read("a1", 0, |_| ()).is_err());
}
