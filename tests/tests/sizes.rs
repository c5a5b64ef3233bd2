//! Sizes and rows that no board has.

use queen_math::Placement;
use queen_runtime::error::{ParseBoardErrorKind, SolutionError};
use queen_runtime::{AnySolution, Board, Solution};

#[test]
fn sizes_0_and_17_are_rejected_everywhere() {
    for size in [0, 17, 255, 256, 257, usize::MAX] {
        assert_eq!(Board::empty(size), None);
        assert_eq!(Board::from_row_masks([0; 16], size), None);
        assert_eq!(Placement::identity(size), None);
        let error = Board::from_squares("", size).unwrap_err();
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
fn no_queen_is_below_a_row_that_a_board_does_not_have() {
    let placement = Placement::identity(4).unwrap();
    for row in [4, 16, 17, usize::MAX] {
        assert!(!placement.attacks_below(row));
    }
}
