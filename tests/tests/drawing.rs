//! Drawings of every kind of position in each style.

use queen_runtime::draw::{self, Discs, Fen, Glyphs, Letters, Position, Squares, Svg};
use queen_runtime::{__text_styles, Board, Solution, Square, queen_table};

#[test]
fn a_style_draws_every_kind_of_position_alike() {
    macro_rules! all {
        ($($style:ident)*) => {
            fn all(position: &dyn Position) -> Vec<String> {
                let mut drawings = vec![$(draw::$style::new(position).to_string()),*];
                drawings.push(Svg::new(position).to_string());
                drawings
            }
        };
    }
    __text_styles!(all);
    let puzzle = queen_table!(8);
    for (solution, any) in puzzle.iter().zip(puzzle.into_any().iter()) {
        let drawings = all(&solution);
        assert_eq!(drawings, all(&any));
        assert_eq!(drawings, all(&any.columns()));
        assert_eq!(drawings, all(solution.as_array()));
        assert_eq!(drawings, all(&Board::from(solution)));
        assert_eq!(drawings, all(&solution.columns()));
    }
}

#[test]
fn any_number_of_queens_is_drawn() {
    let board = Board::from_squares("a4 d4 b3 a1", 4).unwrap();
    assert_eq!(board.to_string(), "Q . . Q\n. Q . .\n. . . .\nQ . . .");
    assert_eq!(format!("{board:?}"), "Board(Q2Q/1Q2/4/Q3)");
    assert_eq!(format!("{:?}", &board as &dyn Position), "\"a4 d4 b3 a1\"");
    assert_eq!(Discs::new(&board).to_string(), "🔴⬛⬜🔵\n⬛🔴⬛⬜\n⬜⬛⬜⬛\n🔵⬜⬛⬜");
    let glyphs = " ♛  ~  ~  ♛ \n ~  ♛  ~  ~ \n ~  ~  ~  ~ \n ♛  ~  ~  ~ ";
    assert_eq!(Glyphs::new(&board).to_string(), glyphs);
    assert_eq!(Fen::new(&Board::empty(12).unwrap()).to_string(), ["12"; 12].join("/"));
}

#[test]
fn other_positions_are_drawn() {
    let off_board = [9, 9];
    assert_eq!(Discs::new(&off_board).render_into(&mut [0; 13]), Some("⬜⬛\n⬛⬜"));
    assert_eq!(Fen::new(&off_board).render_into(&mut [0; 5]), Some("2/2"));
    let edges = [0, 0, 0, 0];
    assert_eq!(Fen::new(&[1; 4]).render_into(&mut [0; 13]), None);
    assert_eq!(Fen::new(&edges).render_into(&mut [0; 13]), Some("Q3/Q3/Q3/Q3"));

    let board = Board::from_squares("a1 a2 b1", 2).unwrap();
    assert_eq!(Discs::new(&board).render_into(&mut [0; 16]), Some("🔴⬛\n🔵🔴"));
    assert_eq!(Discs::new(&board).render_into(&mut [0; 15]), None);
}

#[test]
fn columns_after_z_and_zz_have_names_of_more_letters() {
    struct Wide;
    impl Position for Wide {
        fn size(&self) -> usize {
            703
        }
        fn has_queen(&self, square: Square) -> bool {
            square.row() == 702 && [25, 26, 701, 702].contains(&square.column())
        }
    }
    assert_eq!(Squares::new(&Wide).to_string(), "z1 aa1 zz1 aaa1");
}

#[test]
fn styles_of_several_lines_are_not_padded() {
    let solution = Solution::new([1, 3, 0, 2]).unwrap();
    let board = Board::from(solution);
    for size in [0, 5, 100] {
        assert_eq!(format!("{:>size$}", Discs::new(&board)), Discs::new(&board).to_string());
        assert_eq!(format!("{:^size$}", Glyphs::new(&board)), Glyphs::new(&board).to_string());
        assert_eq!(format!("{:*<size$}", Letters::new(&board)), Letters::new(&board).to_string());
        assert_eq!(format!("{board:>size$}"), board.to_string());
        assert_eq!(format!("{solution:>size$}"), solution.to_string());
        assert_eq!(format!("{:>size$}", solution.into_any()), solution.to_string());
    }
}
