//! Boards against the rules of the game, on every position of small boards.

use queen_runtime::queen_core::symmetry::{Symmetric, Symmetry};
use queen_runtime::{AnySolution, Board, ParseBoardError, ParseBoardErrorKind as Kind, Solution};
use queen_tests::boards::{self, board};
use queen_tests::squares::{attack, squares};

fn check_rules(size: usize) {
    for board in boards::all(size) {
        let queens: Vec<_> =
            squares(size).filter(|&(row, column)| board.has_queen(row, column)).collect();
        assert!(board.queens().eq(queens.iter().copied()));
        assert_eq!(board.queens().len(), queens.len());
        assert_eq!(board.count(), queens.len());
        for (row, column) in squares(size) {
            let attackers = queens.iter().copied().filter(|&queen| attack((row, column), queen));
            assert!(board.attacks(row, column).eq(attackers.clone()), "{board}");
            assert_eq!(board.is_safe(row, column), attackers.count() == 0, "{board}");
        }
        let pairs = queens.iter().flat_map(|&one| queens.iter().map(move |&other| (one, other)));
        let conflicts: Vec<_> =
            pairs.filter(|&(one, other)| one < other && attack(one, other)).collect();
        assert!(board.conflicts().eq(conflicts.iter().copied()), "{board}");
        let solved = queens.len() == size && conflicts.is_empty();
        assert_eq!(board.is_solved(), solved, "{board}");
        assert_eq!(board.solution().map(Board::from), solved.then_some(board));
    }
}

#[test]
fn every_board_obeys_the_rules() {
    (1..=4).for_each(check_rules);
}

#[test]
fn the_largest_board_obeys_the_rules() {
    let all = board(16, squares(16));
    assert_eq!(all.count(), 256);
    for (row, column) in squares(16) {
        let attackers = squares(16).filter(|&queen| attack((row, column), queen));
        assert!(all.attacks(row, column).eq(attackers));
    }
}

#[test]
fn changes_are_reported_and_stay_on_the_board() {
    let mut board = Board::new(3).unwrap();
    assert!(board.place(2, 0) && !board.place(2, 0));
    assert!(board.has_queen(2, 0) && board.count() == 1);
    assert!(board.remove(2, 0) && !board.remove(2, 0));
    assert!(board.toggle(1, 1) && !board.toggle(1, 1));
    assert_eq!(Some(board), Board::new(3));
    for (row, column) in [(3, 0), (0, 3), (16, 0), (0, 16), (usize::MAX, usize::MAX)] {
        assert!(!board.place(row, column) && !board.toggle(row, column));
        assert!(!board.remove(row, column) && !board.has_queen(row, column));
        assert!(!board.is_safe(row, column) && board.attacks(row, column).len() == 0);
    }
    board.place(0, 2);
    assert_eq!(board.row_masks()[..4], [0b100, 0, 0, 0]);
    board.clear();
    assert_eq!(board.count(), 0);
}

#[test]
fn a_constant_can_hold_a_level() {
    const LEVEL: Board = {
        let mut board = Board::new(8).unwrap();
        board.place(0, 3);
        board.place(1, 6);
        board
    };
    assert!(LEVEL.queens().eq([(0, 3), (1, 6)]));
    assert_eq!(size_of_val(&LEVEL), 34);
}

#[test]
fn a_picture_may_be_indented_or_dense() {
    let expected = board(3, [(0, 1), (2, 0)]);
    for picture in [".Q.\n...\nQ..", "\n  . Q .\r\n  . . .\r\n\r\n  Q . .\n", "\t.Q.\n \n...\nQ. ."]
    {
        assert_eq!(picture.parse(), Ok(expected), "{picture:?}");
    }
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
        (squares, "a1 d2", 1, 4, Kind::OffBoard),
        (squares, "a1\nb4", 2, 2, Kind::OffBoard),
        (squares, "a1 b12", 1, 6, Kind::OffBoard),
        (squares, "a1 b0", 1, 5, Kind::Unexpected('0')),
        (squares, "a1b2", 1, 3, Kind::Unexpected('b')),
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
fn boards_move_as_their_queens_do() {
    for board in boards::all(3) {
        for symmetry in Symmetry::ALL {
            let image = board.transform(symmetry);
            assert_eq!(image.count(), board.count());
            for (row, column) in board {
                let (row, column) = symmetry.apply(3, row, column).unwrap();
                assert!(image.has_queen(row, column));
            }
            assert_eq!(image.conflicts().count(), board.conflicts().count());
            assert_eq!(image.canonical(), board.canonical());
        }
    }
}

#[test]
fn a_solution_is_a_solved_board() {
    let solution = Solution::try_from([3, 6, 4, 2, 0, 5, 7, 1]).unwrap();
    let board = Board::from(solution);
    assert_eq!(Board::from_fen("3Q4/6Q1/4Q3/2Q5/Q7/5Q2/7Q/1Q6"), Ok(board));
    assert_eq!(board.solution(), Some(AnySolution::from(solution)));
}
