//! Boards: the rules of the game, for every position on small boards, and the text that boards are
//! parsed from, as pictures, FEN and square names.

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares};
use queen_runtime::error::ParseBoardError;
use queen_runtime::{AnySolution, Board, Solution, Square, error::ParseBoardErrorKind as Kind};
use queen_tests::boards::{self, attack, board, squares};

fn check_rules(size: usize) {
    for board in boards::all(size) {
        let queens: Vec<_> = squares(size).filter(|&square| board.has_queen(square)).collect();
        assert!(board.queens().eq(queens.iter().copied()));
        assert_eq!(board.queens().len(), queens.len());
        assert_eq!(board.queen_count(), queens.len());
        for square in squares(size) {
            let attackers = queens.iter().copied().filter(|&queen| attack(square, queen));
            assert!(board.attackers(square).iter().eq(attackers.clone()), "{board}");
            assert_eq!(board.is_safe(square), attackers.count() == 0, "{board}");
        }
        let pairs = queens.iter().flat_map(|&one| queens.iter().map(move |&other| [one, other]));
        let conflicts: Vec<_> =
            pairs.filter(|&[one, other]| one < other && attack(one, other)).collect();
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
    assert_eq!(all.queen_count(), 256);
    for square in squares(16) {
        let attackers = squares(16).filter(|&queen| attack(square, queen));
        assert!(all.attackers(square).iter().eq(attackers));
    }
}

#[test]
fn changes_are_reported_and_stay_on_the_board() {
    let mut board = Board::empty(3).unwrap();
    let (corner, middle) = (Square::new(2, 0), Square::new(1, 1));
    assert!(board.place(corner) && !board.place(corner));
    assert!(board.has_queen(corner) && board.queen_count() == 1);
    assert!(board.remove(corner) && !board.remove(corner));
    assert!(board.toggle(middle) && !board.toggle(middle));
    assert_eq!(Some(board), Board::empty(3));
    let far = [(3, 0), (0, 3), (16, 0), (0, 16), (usize::MAX, usize::MAX)];
    for square in far.map(Square::from) {
        assert!(!board.place(square) && !board.toggle(square));
        assert!(!board.remove(square) && !board.has_queen(square));
        assert!(!board.is_safe(square) && board.attackers(square).is_empty());
    }
    board.place(Square::new(0, 2));
    assert_eq!(board.row_masks()[..4], [0b100, 0, 0, 0]);
    board.clear();
    assert_eq!(board.queen_count(), 0);
}

#[test]
fn a_constant_can_hold_a_level() {
    const LEVEL: Board = {
        let mut board = Board::empty(8).unwrap();
        board.place(Square::new(0, 3));
        board.place(Square::new(1, 6));
        board
    };
    assert!(LEVEL.queens().eq([(0, 3), (1, 6)].map(Square::from)));
    assert_eq!(size_of_val(&LEVEL), 34);
}

#[test]
fn boards_transform_like_their_queens() {
    for board in boards::all(3) {
        for symmetry in Symmetry::ALL {
            let image = board.transform(symmetry);
            assert_eq!(image.queen_count(), board.queen_count());
            for queen in board {
                assert!(image.has_queen(symmetry.apply(3, queen).unwrap()));
            }
            assert_eq!(image.conflicts().count(), board.conflicts().count());
            assert_eq!(image.canonical(), board.canonical());
        }
    }
}

#[test]
fn a_solution_is_a_solved_board() {
    let solution = Solution::new([3, 6, 4, 2, 0, 5, 7, 1]).unwrap();
    let board = Board::from(solution);
    assert_eq!(Board::from_fen("3Q4/6Q1/4Q3/2Q5/Q7/5Q2/7Q/1Q6"), Ok(board));
    assert_eq!(board.solution(), Some(AnySolution::from(solution)));
}

#[test]
fn squares_are_attacked_or_free_or_have_a_queen() {
    for board in boards::all(4) {
        let (attacked, free) = (board.attacked(), board.free());
        for square in squares(4) {
            let is_attacked = !board.attackers(square).is_empty();
            assert_eq!(attacked.contains(square), is_attacked);
            let is_free = !is_attacked && !board.has_queen(square);
            assert_eq!(free.contains(square), is_free);
        }
        assert!((free | attacked).iter().all(|square| square.is_on(4)));
    }
    assert_eq!(Board::empty(16).unwrap().free().len(), 256);
    assert!(board(16, squares(16)).free().is_empty());
}

#[test]
fn a_board_is_made_of_squares_or_columns() {
    let board = Board::from_squares(4, "b4 d3 a2 c1").unwrap();
    let mut extended = Board::empty(4).unwrap();
    extended.extend(board.queens().chain([Square::new(4, 0), Square::new(99, 99)]));
    assert_eq!(extended, board);
    assert_eq!(Board::try_from(&[1, 3, 0, 2][..]), Ok(board));
    let attacking = Board::try_from(&[0, 0][..]).unwrap();
    assert_eq!(attacking, Board::from_squares(2, "a1 a2").unwrap());
    assert!(Board::try_from(&[0, 2][..]).is_err());
    assert!(Board::try_from(&[][..]).is_err());
    assert!(Board::try_from(&[0; 17][..]).is_err());
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
    assert_eq!(Board::from_squares(4, " ,\n,"), Ok(Board::empty(4).unwrap()));
    assert_eq!(Board::from_squares(16, "p16 P1"), Ok(board(16, [(0, 15), (15, 15)])));
}

#[test]
fn fen_and_squares_may_have_two_digits() {
    let expected = board(12, [(0, 11), (11, 0)]);
    let fen = "11Q/12/12/12/12/12/12/12/12/12/12/Q11";
    assert_eq!(Board::from_fen(fen), Ok(expected));
    assert_eq!(Board::from_squares(12, " l12\na1 "), Ok(expected));
    assert_eq!(Board::from_squares(12, "a1 l12 a1"), Ok(expected));
    assert_eq!(Board::from_squares(12, ""), Ok(Board::empty(12).unwrap()));
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
        (squares, "a1; b2", 1, 3, Kind::Unexpected(';')),
        (squares, "a1;b2", 1, 3, Kind::Unexpected(';')),
        (squares, "a1 ; b2", 1, 4, Kind::Unexpected(';')),
        (squares, "a1 c01", 1, 5, Kind::Unexpected('0')),
        (picture, "...\n.*.\n...", 2, 2, Kind::Unexpected('*')),
        (fen, "3/1*1/3", 1, 4, Kind::Unexpected('*')),
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
        let is_in = |square: &Square| (square.row().pow(2) + 3 * square.column()) % 5 < 2;
        let mixed = squares(size).filter(is_in);
        check(board(size, mixed));
        check(board(size, squares(size)));
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
