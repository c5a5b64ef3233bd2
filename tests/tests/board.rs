//! Boards against the rules of the game, for every position on small boards.

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_runtime::{AnySolution, Board, Solution};
use queen_tests::boards::{self, board};
use queen_tests::squares::{attack, squares};

fn check_rules(size: usize) {
    for board in boards::all(size) {
        let queens: Vec<_> =
            squares(size).filter(|&(row, column)| board.has_queen(row, column)).collect();
        assert!(board.queens().eq(queens.iter().copied()));
        assert_eq!(board.queens().len(), queens.len());
        assert_eq!(board.queen_count(), queens.len());
        for (row, column) in squares(size) {
            let attackers = queens.iter().copied().filter(|&queen| attack((row, column), queen));
            assert!(board.attackers(row, column).eq(attackers.clone()), "{board}");
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
    assert_eq!(all.queen_count(), 256);
    for (row, column) in squares(16) {
        let attackers = squares(16).filter(|&queen| attack((row, column), queen));
        assert!(all.attackers(row, column).eq(attackers));
    }
}

#[test]
fn changes_are_reported_and_stay_on_the_board() {
    let mut board = Board::empty(3).unwrap();
    assert!(board.place(2, 0) && !board.place(2, 0));
    assert!(board.has_queen(2, 0) && board.queen_count() == 1);
    assert!(board.remove(2, 0) && !board.remove(2, 0));
    assert!(board.toggle(1, 1) && !board.toggle(1, 1));
    assert_eq!(Some(board), Board::empty(3));
    for (row, column) in [(3, 0), (0, 3), (16, 0), (0, 16), (usize::MAX, usize::MAX)] {
        assert!(!board.place(row, column) && !board.toggle(row, column));
        assert!(!board.remove(row, column) && !board.has_queen(row, column));
        assert!(!board.is_safe(row, column) && board.attackers(row, column).len() == 0);
    }
    board.place(0, 2);
    assert_eq!(board.row_masks()[..4], [0b100, 0, 0, 0]);
    board.clear();
    assert_eq!(board.queen_count(), 0);
}

#[test]
fn a_constant_can_hold_a_level() {
    const LEVEL: Board = {
        let mut board = Board::empty(8).unwrap();
        board.place(0, 3);
        board.place(1, 6);
        board
    };
    assert!(LEVEL.queens().eq([(0, 3), (1, 6)]));
    assert_eq!(size_of_val(&LEVEL), 34);
}

#[test]
fn boards_transform_like_their_queens() {
    for board in boards::all(3) {
        for symmetry in Symmetry::ALL {
            let image = board.transform(symmetry);
            assert_eq!(image.queen_count(), board.queen_count());
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
    let solution = Solution::new([3, 6, 4, 2, 0, 5, 7, 1]).unwrap();
    let board = Board::from(solution);
    assert_eq!(Board::from_fen("3Q4/6Q1/4Q3/2Q5/Q7/5Q2/7Q/1Q6"), Ok(board));
    assert_eq!(board.solution(), Some(AnySolution::from(solution)));
}

#[test]
fn squares_are_attacked_or_free_or_have_a_queen() {
    for board in boards::all(4) {
        let (attacked, free) = (board.attacked(), board.free());
        assert_eq!((attacked.size(), free.size()), (4, 4));
        for (row, column) in squares(4) {
            let is_attacked = board.attackers(row, column).next().is_some();
            assert_eq!(attacked.has_queen(row, column), is_attacked);
            let is_free = !is_attacked && !board.has_queen(row, column);
            assert_eq!(free.has_queen(row, column), is_free);
        }
        assert!(free.queens().chain(attacked.queens()).all(|(row, column)| row < 4 && column < 4));
    }
    let full = Board::empty(16).unwrap().free();
    assert_eq!((full.queen_count(), full.free().queen_count()), (256, 0));
}

#[test]
fn a_board_is_collected_from_squares_or_columns() {
    let board = Board::from_squares(4, "b4 d3 a2 c1").unwrap();
    assert_eq!(board.queens().collect::<Board>(), board);
    assert_eq!(Board::from_iter([]), Board::empty(1).unwrap());
    assert_eq!(Board::from_iter([(2, 0), (99, 99)]), Board::from_squares(3, "a1").unwrap());
    assert_eq!(Board::try_from(&[1, 3, 0, 2][..]), Ok(board));
    let attacking = Board::try_from(&[0, 0][..]).unwrap();
    assert_eq!(attacking, Board::from_squares(2, "a1 a2").unwrap());
    assert!(Board::try_from(&[0, 2][..]).is_err());
    assert!(Board::try_from(&[][..]).is_err());
    assert!(Board::try_from(&[0; 17][..]).is_err());
}
