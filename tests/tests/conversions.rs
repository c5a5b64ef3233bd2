//! Conversions between the types that hold queens.

use queen_math::Placement;
use queen_math::table::Layout;
use queen_runtime::layout::{FixedLayout, Plain, Ranked};
use queen_runtime::{AnyQueenPuzzle, AnySolution, Board, QueenPuzzle, Solution, Square, SquareSet};
use queen_tests::boards::{self, squares};
use queen_tests::{for_each_pair, for_each_puzzle};

#[test]
#[expect(clippy::op_ref, reason = "users compare references")]
fn every_conversion_gives_the_same_solution() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        for solution in puzzle {
            let columns = *solution.as_array();
            let any = solution.into_any();
            let board = Board::from(solution);
            let placement = Placement::new(&columns).unwrap();
            let picture = solution.to_string();

            assert_eq!(Solution::new(columns), Ok(solution));
            assert_eq!(Solution::try_from(columns), Ok(solution));
            assert_eq!(Solution::from_columns(&columns), Ok(solution));
            assert_eq!(Solution::try_from(&columns[..]), Ok(solution));
            assert_eq!(Solution::try_from(placement.columns()), Ok(solution));
            assert_eq!(Solution::try_from(board), Ok(solution));
            assert_eq!(Solution::try_from(&board), Ok(solution));
            assert_eq!(Solution::<N>::try_from(&columns), Ok(solution));
            assert_eq!(Solution::try_from(any), Ok(solution));
            assert_eq!(picture.parse(), Ok(solution));

            assert_eq!(AnySolution::from_columns(&columns), Ok(any));
            assert_eq!(AnySolution::from(solution), any);
            assert_eq!(AnySolution::try_from(&columns[..]), Ok(any));
            assert_eq!(AnySolution::try_from(placement.columns()), Ok(any));
            assert_eq!(AnySolution::try_from(board), Ok(any));
            assert_eq!(AnySolution::try_from(&board), Ok(any));
            assert_eq!(AnySolution::try_from(&columns), Ok(any));
            assert_eq!(board.solution(), Some(any));
            assert_eq!(picture.parse(), Ok(any));

            assert_eq!(Board::from(any), board);
            assert_eq!(Board::from(placement), board);
            assert_eq!(picture.parse(), Ok(board));
            assert_eq!(Placement::from(solution), placement);
            assert_eq!(Placement::from(any), placement);
            assert_eq!(Placement::from(&any), placement);
            assert_eq!(Board::try_from(columns), Ok(board));
            assert_eq!(Board::try_from(&columns), Ok(board));
            assert_eq!(SquareSet::from(&board), SquareSet::from(board));

            assert_eq!(<[u8; N]>::from(solution), columns);
            assert!(solution == columns && any == columns && solution == columns[..]);
            assert!(columns == solution && columns[..] == any && &columns[..] == solution);
            assert!(solution == &columns && any == &columns);
            assert!(solution.into_iter().eq(columns) && any.into_iter().eq(columns));
            assert!((&solution).into_iter().eq(columns) && (&any).into_iter().eq(columns));
            assert_eq!(Board::from(&solution), board);
            assert_eq!((solution.bitboard(), any.bitboard()), (board.bitboard(), board.bitboard()));
            assert_eq!(AsRef::<[u8]>::as_ref(&solution), columns);
            assert_eq!(AsRef::<[u8]>::as_ref(&any), columns);
            assert_eq!(AsRef::<[u8]>::as_ref(&placement), columns);
            assert_eq!((any.size(), board.size()), (N, N));
        }
    }
    for_each_puzzle!(check: 1 4 5 6 7 8);
}

#[test]
fn every_conversion_gives_the_same_largest_solution() {
    let solution = Solution::<16>::constructed().unwrap();
    let any = solution.into_any();
    assert_eq!(Solution::try_from(any), Ok(solution));
    assert_eq!(Solution::try_from(Placement::from(any).columns()), Ok(solution));
    assert_eq!(Solution::try_from(Board::from(any)), Ok(solution));
    assert_eq!(any.to_string().parse(), Ok(solution));
    assert_eq!(Board::from(solution).bitboard(), None);
}

#[test]
fn row_masks_round_trip() {
    for size in 1..=4 {
        for board in boards::all(size) {
            let masks = board.row_masks();
            assert_eq!(Board::from_row_masks(masks, size), Some(board));
            let has_queen = |square: &Square| masks[square.row()] >> square.column() & 1 != 0;
            let queens = squares(16).filter(has_queen);
            assert!(queens.eq(board.queens()));
        }
    }
    for size in 1..=16 {
        for square in squares(16) {
            let mut masks = [0; 16];
            masks[square.row()] = 1 << square.column();
            let board = Board::from_row_masks(masks, size);
            assert_eq!(board.is_some(), square.is_on(size), "{size}: {square:?}");
            assert!(board.is_none_or(|board| board.queens().eq([square])));
        }
    }
    assert!(
        const { Board::from_row_masks([1 << 15; 16], 16).unwrap() }.has_queen(Square::new(15, 15))
    );
}

#[test]
fn every_conversion_gives_the_same_puzzle() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        same(plain, Layout::Plain);
        same(ranked, Layout::RANKED);
        let (plain, ranked) = (plain.into_any(), ranked.into_any());
        assert_ne!(plain, ranked);
        refused::<N, Ranked>(plain);
        refused::<N, Plain>(ranked);
        refused::<N, Ranked<6>>(ranked);
        refused::<13, Plain>(plain);
        refused::<13, Ranked>(ranked);
    }
    fn same<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>, coding: Layout) {
        let any = puzzle.into_any();
        assert_eq!(AnyQueenPuzzle::from(puzzle), any);
        assert_eq!(any.downcast(), Some(puzzle));
        assert_eq!((any.size(), any.layout()), (N, coding));
        assert_eq!(any.nb_of_solutions(), puzzle.nb_of_solutions());
        assert_eq!(any.nb_of_tested_permutations(), puzzle.nb_of_tested_permutations());
        assert_eq!(any.nb_of_fundamental_solutions(), puzzle.nb_of_fundamental_solutions());
        assert_eq!((any.board(), any.board().size()), (puzzle.board(), N));
        assert_eq!(any.board().queen_count(), 0);
    }
    fn refused<const N: usize, L: FixedLayout>(any: AnyQueenPuzzle) {
        assert_eq!(any.downcast::<N, L>(), None);
    }
    for_each_pair!(check);
}
