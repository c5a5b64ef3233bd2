//! Boards against definitions by the squares of their queens.

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_runtime::{AnySolution, Board, Solution, Square, SquareSet};
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
    let all = board(squares(16), 16);
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
            assert!((&board).into_iter().eq(board.queens()));
            for queen in board {
                assert!(image.has_queen(symmetry.apply(queen, 3).unwrap()));
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
    assert!(board(squares(16), 16).free().is_empty());
}

#[test]
fn a_board_is_made_of_squares_or_columns() {
    let board = Board::from_squares("b4 d3 a2 c1", 4).unwrap();
    let mut extended = Board::empty(4).unwrap();
    extended.extend(board.queens().chain([Square::new(4, 0), Square::new(99, 99)]));
    assert_eq!(extended, board);
    assert_eq!(Board::try_from(&[1, 3, 0, 2][..]), Ok(board));
    let attacking = Board::try_from(&[0, 0][..]).unwrap();
    assert_eq!(attacking, Board::from_squares("a1 a2", 2).unwrap());
    assert!(Board::try_from(&[0, 2][..]).is_err());
    assert!(Board::try_from(&[][..]).is_err());
    assert!(Board::try_from(&[0; 17][..]).is_err());
}

#[test]
fn a_board_is_extended_and_iterated_by_squares() {
    let mut board = Board::empty(4).unwrap();
    let squares = [(0, 1), (4, 0), (0, 4), (usize::MAX, 0), (3, 3), (0, 1)];
    board.extend(squares.map(Square::from));
    assert!(board.into_iter().eq([(0, 1), (3, 3)].map(Square::from)));
    assert_eq!(boards::board(board, 4), board);
}

#[test]
fn boards_are_ordered_by_size_and_then_by_their_rows() {
    let mut all: Vec<Board> = (1..=3).rev().flat_map(boards::all).collect();
    all.sort_unstable();
    let keys: Vec<_> = all.iter().map(|board| (board.size(), board.row_masks())).collect();
    assert!(keys.is_sorted_by(|one, other| one < other));
}

#[test]
fn attacks_are_known_in_constants() {
    const BOARD: Board = {
        let mut board = Board::empty(4).unwrap();
        board.place(Square::new(0, 1));
        board
    };
    const FREE: SquareSet = BOARD.free();
    const ATTACKED: SquareSet = BOARD.attacked();
    assert_eq!((FREE.len(), ATTACKED.len()), (6, 9));
    assert_eq!((FREE, ATTACKED), (BOARD.free(), BOARD.attacked()));
}
