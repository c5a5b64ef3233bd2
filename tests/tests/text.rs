//! Drawings as text: `Display` and `render_into` say the same, in as many bytes as announced.

use queen_core::search::Heap;
use queen_runtime::Board;
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Position, Squares};

/// Holds one style to it, for these columns of a solution.
macro_rules! agree {
    ($style:ident, $columns:expr) => {
        let drawing = $style::new($columns);
        let text = drawing.to_string();
        assert_eq!($style::solution_len($columns.len()), text.len(), "{text}");

        let mut buffer = vec![0xff; text.len() + 1];
        assert_eq!(drawing.render_into(&mut buffer), Some(text.as_str()));
        assert_eq!(buffer.last(), Some(&0xff));

        let mut short = vec![0xff; text.len().saturating_sub(1)];
        assert_eq!(drawing.render_into(&mut short).is_none(), !text.is_empty());
        assert!(short.iter().all(|&byte| byte == 0xff));
    };
}

fn all_styles_agree(columns: &[u8]) {
    agree!(Discs, &columns);
    agree!(Fen, &columns);
    agree!(Glyphs, &columns);
    agree!(Letters, &columns);
    agree!(Squares, &columns);
}

#[test]
fn solutions_are_drawn_in_the_bytes_announced() {
    for size in 1..=9 {
        for solution in Heap::new(size).unwrap() {
            all_styles_agree(solution.columns());
        }
    }
}

/// Lengths are the same for all permutations, so one of each size will do.
#[test]
fn large_boards_are_drawn_in_the_bytes_announced() {
    let columns: Vec<u8> = (0..=u8::MAX).collect();
    for size in (0..=30).chain([51, 52, 53, 99, 100, 101, 102, 255, 256]) {
        all_styles_agree(&columns[..size]);
    }
}

#[test]
fn lengths_do_not_overflow() {
    for len in [
        Discs::solution_len,
        Discs::max_len,
        Fen::solution_len,
        Fen::max_len,
        Glyphs::solution_len,
        Glyphs::max_len,
        Letters::solution_len,
        Letters::max_len,
        Squares::solution_len,
        Squares::max_len,
    ] {
        assert!(len(usize::MAX) >= usize::MAX - 1);
        assert!(len(0) <= len(1));
    }
}

#[test]
fn what_is_no_solution_is_drawn_too() {
    let off_board = [9, 9];
    assert_eq!(Discs::new(&off_board).render_into(&mut [0; 13]), Some("⬜⬛\n⬛⬜"));
    assert_eq!(Fen::new(&off_board).render_into(&mut [0; 5]), Some("2/2"));
    let edges = [0, 0, 0, 0];
    assert_eq!(Fen::new(&[1; 4]).render_into(&mut [0; Fen::solution_len(4)]), None);
    assert_eq!(Fen::new(&edges).render_into(&mut [0; Fen::solution_len(4)]), Some("Q3/Q3/Q3/Q3"));

    let board = Board::from_squares(2, "a1 a2 b1").unwrap();
    assert_eq!(
        Discs::new(&board).render_into(&mut [0; Discs::solution_len(2) + 1]),
        Some("🔴⬛\n🔵🔴")
    );
    assert_eq!(Discs::new(&board).render_into(&mut [0; Discs::solution_len(2)]), None);
}

#[test]
fn columns_after_z_and_zz_have_names_of_more_letters() {
    struct Wide;
    impl Position for Wide {
        fn size(&self) -> usize {
            703
        }
        fn has_queen(&self, row: usize, column: usize) -> bool {
            row == 702 && [25, 26, 701, 702].contains(&column)
        }
    }
    assert_eq!(Squares::new(&Wide).to_string(), "z1 aa1 zz1 aaa1");
}
