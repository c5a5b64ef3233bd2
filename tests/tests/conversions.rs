//! Conversions between the types that hold queens.

use queen_math::Placement;
use queen_math::table::Layout;
use queen_runtime::error::{ParseBoardErrorKind, ParseSolutionError, SolutionError};
use queen_runtime::layout::{Any, FixedLayout, Plain, Ranked};
use queen_runtime::{AnyQueenPuzzle, AnySolution, Board, QueenPuzzle, Solution, Square};
use queen_tests::boards::{self, attack, squares};
use queen_tests::{for_each_pair, for_each_puzzle, textbook};

#[test]
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
            assert_eq!(Solution::try_from(any), Ok(solution));
            assert_eq!(picture.parse(), Ok(solution));

            assert_eq!(AnySolution::from_columns(&columns), Ok(any));
            assert_eq!(AnySolution::from(solution), any);
            assert_eq!(AnySolution::try_from(&columns[..]), Ok(any));
            assert_eq!(AnySolution::try_from(placement.columns()), Ok(any));
            assert_eq!(AnySolution::try_from(board), Ok(any));
            assert_eq!(board.solution(), Some(any));
            assert_eq!(picture.parse(), Ok(any));

            assert_eq!(Board::from(any), board);
            assert_eq!(Board::from(placement), board);
            assert_eq!(picture.parse(), Ok(board));
            assert_eq!(Placement::from(solution), placement);
            assert_eq!(Placement::from(any), placement);

            assert_eq!(<[u8; N]>::from(solution), columns);
            assert!(solution == columns && any == columns && solution == columns[..]);
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

/// The error of the topmost row whose queen is off the board or attacked from above.
fn offence(columns: &[u8]) -> Option<String> {
    let size = columns.len();
    let queen = |row: usize| Square::new(row, columns[row].into());
    (0..size).find_map(|row| {
        if queen(row).column() >= size {
            return Some(format!("OffBoard {{ square: {:?}, size: {size} }}", queen(row)));
        }
        let attacker = (0..row).map(queen).find(|&above| attack(above, queen(row)))?;
        Some(format!("Attack {{ queens: [{attacker:?}, {:?}] }}", queen(row)))
    })
}

#[test]
fn columns_are_a_solution_or_give_the_topmost_error() {
    fn check<const N: usize>() {
        let base = N + 1;
        for number in 0..base.pow(N as u32) {
            let columns: [u8; N] =
                std::array::from_fn(|row| (number / base.pow(row as u32) % base) as u8);
            let offence = offence(&columns);
            assert_eq!(offence.is_none(), is_solution(&columns), "{columns:?}");
            let typed = Solution::new(columns).map_err(|error| format!("{error:?}"));
            let any = AnySolution::from_columns(&columns).map_err(|error| format!("{error:?}"));
            assert_eq!(any, typed.clone().map(Solution::into_any));
            assert_eq!(typed.err(), offence, "{columns:?}");
        }
    }
    fn is_solution(columns: &[u8]) -> bool {
        Placement::new(columns).is_some() && textbook::is_solution(columns)
    }
    check::<1>();
    check::<2>();
    check::<3>();
    check::<4>();
    check::<5>();
    let far_off = Solution::new([1, 3, 0, 255]).unwrap_err();
    assert_eq!(far_off.to_string(), "row 3 has its queen in column 255 of a board of size 4");
}

#[test]
fn a_board_is_a_solution_or_gives_a_true_error() {
    for size in 1..=4 {
        for board in boards::all(size) {
            match AnySolution::try_from(board) {
                Ok(solution) => {
                    assert!(board.is_solved());
                    assert_eq!(Board::from(solution), board);
                }
                Err(SolutionError::EmptyRow { row, .. }) => {
                    assert!(row < size && board.queens().all(|queen| queen.row() != row));
                }
                Err(SolutionError::Attack { queens: [one, other], .. }) => {
                    assert!(attack(one, other) && one < other, "{board:?}");
                    assert!(board.has_queen(one) && board.has_queen(other));
                }
                Err(error) => panic!("{board:?}: {error}"),
            }
        }
    }
}

#[test]
fn placements_with_attacks_are_rejected() {
    for size in 1..=6_u8 {
        textbook::permutations(size, &mut |permutation| {
            let placement = Placement::new(permutation).unwrap();
            let is_solution = textbook::is_solution(permutation);
            assert_eq!(AnySolution::try_from(placement.columns()).is_ok(), is_solution);
            assert_eq!(Board::from(placement).is_solved(), is_solution);
        });
    }
}

#[test]
fn each_error_says_what_is_wrong() {
    let error = |columns: &[u8]| AnySolution::from_columns(columns).unwrap_err().to_string();
    assert_eq!(error(&[]), "the board has 0 rows");
    assert_eq!(error(&[0; 17]), "the board has 17 rows");
    assert_eq!(error(&[1, 4]), "row 1 has its queen in column 4 of a board of size 2");
    let attack = "the queens in row 1, column 1 and row 2, column 0 attack each other";
    assert_eq!(error(&[3, 1, 0, 2]), attack);
    let board = Board::from_squares(2, "a1").unwrap();
    assert_eq!(AnySolution::try_from(board).unwrap_err().to_string(), "row 0 has no queen");
}

#[test]
fn parsing_a_solution_fails_like_the_board_or_the_solution() {
    let solution = |text: &str| text.parse::<Solution<4>>().unwrap_err();
    match solution(".Q..\n...Q\nQ...\n..x.") {
        ParseSolutionError::Board(error) => {
            assert_eq!((error.line(), error.column()), (4, 3));
            assert_eq!(error.kind(), ParseBoardErrorKind::Unexpected('x'));
        }
        error => panic!("{error}"),
    }
    assert!(matches!(
        solution(".Q..\n...Q\nQ...\n...."),
        ParseSolutionError::Solution(SolutionError::EmptyRow { row: 3, .. })
    ));
    assert!(matches!(
        solution(".Q..\n...Q\nQ...\n.Q.."),
        ParseSolutionError::Solution(SolutionError::Attack { queens, .. })
            if queens == [Square::new(0, 1), Square::new(3, 1)]
    ));
    let five = Solution::<5>::constructed().unwrap();
    assert!(matches!(
        solution(&five.to_string()),
        ParseSolutionError::Solution(SolutionError::Size { size: 5, .. })
    ));
    // The error is transparent: it displays the error that it wraps.
    let wrapped = ". Q\n. .".parse::<AnySolution>().unwrap_err();
    assert_eq!(wrapped.to_string(), "row 1 has no queen");
    assert_eq!(solution("...\n").to_string(), "line 2, column 1: the board has too few rows");
}

#[test]
fn other_sizes_are_rejected() {
    let five = Solution::<5>::constructed().unwrap();
    let any = five.into_any();
    let refusals = [
        Solution::<4>::try_from(any),
        Solution::<4>::try_from(five.columns()),
        Solution::<4>::try_from(Placement::from(five).columns()),
        Solution::<4>::try_from(Board::from(five)),
    ];
    for refusal in refusals {
        assert!(matches!(refusal, Err(SolutionError::Size { size: 5, .. })), "{refusal:?}");
    }
    assert!(matches!(Solution::<16>::try_from(any), Err(SolutionError::Size { size: 5, .. })));
    assert!(matches!(Solution::<0>::try_from(any), Err(SolutionError::Size { size: 5, .. })));
    assert!(matches!(Solution::<17>::try_from(any), Err(SolutionError::Size { size: 5, .. })));
}

/// There are types of solutions whose size is a value and at most another number than 16.
#[test]
fn a_smaller_limit_of_sizes_is_kept() {
    let eight = [3, 6, 4, 2, 0, 5, 7, 1];
    assert_eq!(Solution::<8, Any>::from_columns(&eight).unwrap().columns(), eight);
    let error = Solution::<4, Any>::from_columns(&eight).unwrap_err();
    assert!(matches!(error, SolutionError::Size { size: 8, .. }));
    let board = Board::try_from(&eight[..]).unwrap();
    assert!(Solution::<4, Any>::try_from(board).is_err());
    assert!("Q".parse::<Solution<0, Any>>().is_err());
    assert_eq!("Q".parse::<Solution<4, Any>>().unwrap().size(), 1);
}

#[test]
fn sizes_0_and_17_are_rejected_everywhere() {
    for size in [0, 17, 255, 256, 257, usize::MAX] {
        assert_eq!(Board::empty(size), None);
        assert_eq!(Board::from_row_masks(size, [0; 16]), None);
        let error = Board::from_squares(size, "").unwrap_err();
        assert_eq!((error.line(), error.column()), (1, 1));
        assert_eq!(error.kind(), ParseBoardErrorKind::Size { max: 16 });
    }
    for size in [0, 17, 255, 256, 257] {
        let columns: Vec<u8> = (0..=u8::MAX).cycle().take(size).collect();
        let error = AnySolution::from_columns(&columns).unwrap_err();
        assert!(matches!(error, SolutionError::Size { size: rows, .. } if rows == size));
        assert_eq!(AnySolution::try_from(&columns[..]), Err(error));
        assert_eq!(Placement::new(&columns), None);
    }
    assert!(matches!(Solution::new([]), Err(SolutionError::Size { size: 0, .. })));
    assert!(matches!(Solution::new([0; 17]), Err(SolutionError::Size { size: 17, .. })));
    assert_eq!(Solution::<0>::constructed(), None);
    assert_eq!(Solution::<17>::constructed(), None);

    let text = |size: usize| (["."; 17][..size].join(" ") + "\n").repeat(size);
    assert_eq!(text(16).parse(), Ok(Board::empty(16).unwrap()));
    let error = text(17).parse::<Board>().unwrap_err();
    assert_eq!((error.line(), error.column()), (1, 33));
    assert_eq!(error.kind(), ParseBoardErrorKind::Size { max: 16 });
    assert_eq!("".parse::<Board>().unwrap_err().kind(), ParseBoardErrorKind::TooFewRows);
    assert!("".parse::<Solution<0>>().is_err() && text(17).parse::<Solution<17>>().is_err());

    let fen = |size: usize| vec![size.to_string(); size].join("/");
    assert_eq!(Board::from_fen(&fen(16)), Ok(Board::empty(16).unwrap()));
    for fen in [&fen(17), "16Q", "9999999999999999999999", &"Q".repeat(17)] {
        assert_eq!(
            Board::from_fen(fen).unwrap_err().kind(),
            ParseBoardErrorKind::Size { max: 16 },
            "{fen}"
        );
    }
    assert!(Board::from_fen("").is_err() && Board::from_fen("0").is_err());
}

#[test]
fn row_masks_round_trip() {
    for size in 1..=4 {
        for board in boards::all(size) {
            let masks = board.row_masks();
            assert_eq!(Board::from_row_masks(size, masks), Some(board));
            let has_queen = |square: &Square| masks[square.row()] >> square.column() & 1 != 0;
            let queens = squares(16).filter(has_queen);
            assert!(queens.eq(board.queens()));
        }
    }
    for size in 1..=16 {
        for square in squares(16) {
            let mut masks = [0; 16];
            masks[square.row()] = 1 << square.column();
            let board = Board::from_row_masks(size, masks);
            assert_eq!(board.is_some(), square.is_on(size), "{size}: {square:?}");
            assert!(board.is_none_or(|board| board.queens().eq([square])));
        }
    }
    assert!(
        const { Board::from_row_masks(16, [1 << 15; 16]).unwrap() }.has_queen(Square::new(15, 15))
    );
}

#[test]
fn a_board_is_extended_and_iterated_by_squares() {
    let mut board = Board::empty(4).unwrap();
    let squares = [(0, 1), (4, 0), (0, 4), (usize::MAX, 0), (3, 3), (0, 1)];
    board.extend(squares.map(Square::from));
    assert!(board.into_iter().eq([(0, 1), (3, 3)].map(Square::from)));
    assert_eq!(boards::board(4, board), board);
}

#[test]
fn boards_are_ordered_by_size_and_then_by_their_rows() {
    let mut all: Vec<Board> = (1..=3).rev().flat_map(boards::all).collect();
    all.sort_unstable();
    let keys: Vec<_> = all.iter().map(|board| (board.size(), board.row_masks())).collect();
    assert!(keys.is_sorted_by(|one, other| one < other));
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
