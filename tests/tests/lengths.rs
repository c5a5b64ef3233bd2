//! Lengths of drawings, which `max_len` states for each style.

use queen_runtime::{__text_styles, draw};
use queen_searches::Heap;
use queen_tests::boards;

/// Checks one style for the columns of a solution.
macro_rules! agree {
    ($style:ident, $columns:expr) => {
        let drawing = draw::$style::new($columns);
        let text = drawing.to_string();
        assert!(text.len() <= draw::$style::max_len($columns.len()), "{text}");

        let mut buffer = vec![0xff; text.len() + 1];
        assert_eq!(drawing.render_into(&mut buffer), Some(text.as_str()));
        assert_eq!(buffer.last(), Some(&0xff));

        let mut short = vec![0xff; text.len().saturating_sub(1)];
        assert_eq!(drawing.render_into(&mut short).is_none(), !text.is_empty());
        assert!(short.iter().all(|&byte| byte == 0xff));
    };
}

macro_rules! all_agree {
    ($($style:ident)*) => {
        fn all_styles_agree(columns: &[u8]) {
            $(agree!($style, &columns);)*
        }
    };
}
__text_styles!(all_agree);

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
            let mut buffer = [0; draw::$style::max_len(4)];
            let text = draw::$style::new(&board).render_into(&mut buffer).unwrap();
            text.len()
        });
        assert_eq!(lens.max(), Some(draw::$style::max_len($size)));
    };
}

macro_rules! all_tight {
    ($($style:ident)*) => {
        #[test]
        fn boards_have_at_most_the_stated_length() {
            for size in 1..=4 {
                $(tight!($style, size);)*
            }
        }

        #[test]
        fn lengths_do_not_overflow() {
            for len in [$(draw::$style::max_len),*] {
                assert!(len(usize::MAX) >= usize::MAX - 1);
                assert!(len(0) <= len(1));
            }
        }
    };
}
__text_styles!(all_tight);
