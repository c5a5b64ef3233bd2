//! Drawings as text: `Display` and `render_into` agree with each other and with the lengths.

use queen_math::search::Heap;
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Position, Squares};
use queen_runtime::{Board, Solution};
use queen_tests::boards;

/// Checks one style for the columns of a solution.
macro_rules! agree {
    ($style:ident, $columns:expr) => {
        let drawing = $style::new($columns);
        let text = drawing.to_string();
        assert!(text.len() <= $style::max_len($columns.len()), "{text}");

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
fn solutions_have_at_most_the_stated_length() {
    for size in 1..=9 {
        for solution in Heap::new(size).unwrap() {
            all_styles_agree(solution.columns());
        }
    }
}

/// Lengths are the same for all permutations, so one of each size is enough.
#[test]
fn large_boards_have_at_most_the_stated_length() {
    let columns: Vec<u8> = (0..=u8::MAX).collect();
    for size in (0..=30).chain([51, 52, 53, 99, 100, 101, 102, 255, 256]) {
        all_styles_agree(&columns[..size]);
    }
}

/// Checks that `max_len` is the length of the longest drawing of all boards of this size.
macro_rules! tight {
    ($style:ident, $size:expr) => {
        let lens = boards::all($size).map(|board| {
            let mut buffer = [0; $style::max_len(4)];
            let text = $style::new(&board).render_into(&mut buffer).unwrap();
            text.len()
        });
        assert_eq!(lens.max(), Some($style::max_len($size)));
    };
}

#[test]
fn boards_have_at_most_the_stated_length() {
    for size in 1..=4 {
        tight!(Discs, size);
        tight!(Fen, size);
        tight!(Glyphs, size);
        tight!(Letters, size);
        tight!(Squares, size);
    }
}

#[test]
fn lengths_do_not_overflow() {
    for len in [Discs::max_len, Fen::max_len, Glyphs::max_len, Letters::max_len, Squares::max_len] {
        assert!(len(usize::MAX) >= usize::MAX - 1);
        assert!(len(0) <= len(1));
    }
}

#[test]
fn other_positions_are_drawn() {
    let off_board = [9, 9];
    assert_eq!(Discs::new(&off_board).render_into(&mut [0; 13]), Some("⬜⬛\n⬛⬜"));
    assert_eq!(Fen::new(&off_board).render_into(&mut [0; 5]), Some("2/2"));
    let edges = [0, 0, 0, 0];
    assert_eq!(Fen::new(&[1; 4]).render_into(&mut [0; 13]), None);
    assert_eq!(Fen::new(&edges).render_into(&mut [0; 13]), Some("Q3/Q3/Q3/Q3"));

    let board = Board::from_squares(2, "a1 a2 b1").unwrap();
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
        fn has_queen(&self, row: usize, column: usize) -> bool {
            row == 702 && [25, 26, 701, 702].contains(&column)
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
