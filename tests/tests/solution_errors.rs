//! Errors that say why queens are no solution.

use queen_math::Placement;
use queen_runtime::error::{ParseBoardErrorKind, ParseSolutionError, SolutionError};
use queen_runtime::layout::Any;
use queen_runtime::{AnySolution, Board, Solution, Square};
use queen_tests::boards::{self, attack};
use queen_tests::textbook;

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
    let board = Board::from_squares("a1", 2).unwrap();
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
