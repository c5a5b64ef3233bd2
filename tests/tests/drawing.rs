//! Drawings of positions: what they show, and as text that `Display` and `render_into` agree with each
//! other and with the lengths.

use std::fmt::{self, Write};

use queen_math::search::Heap;
use queen_runtime::draw::{self, Discs, Fen, Glyphs, Letters, Position, Squares, Svg};
use queen_runtime::{__text_styles, Board, Solution, Square, queen_table};
use queen_tests::boards;
use roxmltree::{Document, Node};

#[test]
fn a_style_draws_every_kind_of_position_alike() {
    fn all(position: &dyn Position) -> [String; 6] {
        [
            Discs::new(position).to_string(),
            Fen::new(position).to_string(),
            Glyphs::new(position).to_string(),
            Letters::new(position).to_string(),
            Squares::new(position).to_string(),
            Svg::new(position).to_string(),
        ]
    }
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
    let board = Board::from_squares(4, "a4 d4 b3 a1").unwrap();
    assert_eq!(board.to_string(), "Q . . Q\n. Q . .\n. . . .\nQ . . .");
    assert_eq!(format!("{board:?}"), "Board(Q2Q/1Q2/4/Q3)");
    assert_eq!(format!("{:?}", &board as &dyn Position), "\"a4 d4 b3 a1\"");
    assert_eq!(Discs::new(&board).to_string(), "🔴⬛⬜🔵\n⬛🔴⬛⬜\n⬜⬛⬜⬛\n🔵⬜⬛⬜");
    let glyphs = " ♛  ~  ~  ♛ \n ~  ♛  ~  ~ \n ~  ~  ~  ~ \n ♛  ~  ~  ~ ";
    assert_eq!(Glyphs::new(&board).to_string(), glyphs);
    assert_eq!(Fen::new(&Board::empty(12).unwrap()).to_string(), ["12"; 12].join("/"));
}

#[test]
fn svg_is_well_formed_and_has_an_element_for_each_thing() {
    for board in boards::all(4).step_by(97) {
        let text = Svg::new(&board).with_coordinates().with_conflicts().to_string();
        let document = Document::parse(&text).unwrap();
        let count = |tag, class| {
            let of_class = |node: &Node| node.attribute("class") == Some(class);
            document.descendants().filter(|node| node.has_tag_name(tag)).filter(of_class).count()
        };
        let attacked = |&queen: &Square| !board.is_safe(queen);
        assert_eq!(count("use", "q-attack"), board.queens().filter(attacked).count());
        assert_eq!(count("use", "q-attack") + count("use", "q-queen"), board.queen_count());
        assert_eq!(count("path", "q-line"), board.conflicts().count());
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("text")).count(), 8);

        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let title = root.first_element_child().unwrap();
        assert_eq!(title.tag_name().name(), "title");
        let plural = if board.queen_count() == 1 { "" } else { "s" };
        let expected = format!("{} queen{plural} on a board of 4 × 4", board.queen_count());
        assert_eq!(title.text(), Some(&*expected));
        let described = title.next_sibling_element().unwrap().text().unwrap_or_default();
        let queens = match board.queen_count() {
            0 => "No queens.".to_owned(),
            _ => format!("Queen{plural} on {}.", Squares::new(&board)),
        };
        assert!(described.starts_with(&queens), "{described}");
        assert_eq!(described.matches("attacks").count(), board.conflicts().count());
    }
}

#[test]
fn svg_has_queens_and_lines_in_their_squares() {
    let board = Board::from_squares(5, "b5 e2 b1 c1").unwrap();
    for with_coordinates in [false, true] {
        let svg = Svg::new(&board).with_conflicts();
        let text = if with_coordinates { svg.with_coordinates() } else { svg }.to_string();
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        let view: Vec<i32> =
            root.attribute("viewBox").unwrap().split(' ').map(|n| n.parse().unwrap()).collect();
        let &[left, top, width, height] = &view[..] else { panic!("{view:?}") };
        assert_eq!((top, width), (0, height));
        assert_eq!(left < 0, with_coordinates);
        for side in ["width", "height"] {
            assert_eq!(root.attribute(side), Some(&*(width / 2).to_string()));
        }

        // The squares end where the view ends.
        let side = usize::try_from(width + left).unwrap() / 5;
        let of_tag = |tag| document.descendants().filter(move |node| node.has_tag_name(tag));
        let number = |node: Node, name| node.attribute(name).unwrap().parse::<usize>().unwrap();
        let queen = |node| Square::new(number(node, "y") / side, number(node, "x") / side);
        let queens = of_tag("use").map(queen);
        assert!(queens.eq(board.queens()));
        let middle = |queen: Square| {
            format!("{} {}", queen.column() * side + side / 2, queen.row() * side + side / 2)
        };
        let mut lines: Vec<_> = of_tag("path")
            .filter(|node| node.attribute("class") == Some("q-line"))
            .map(|node| node.attribute("d").unwrap().to_owned())
            .collect();
        let mut expected: Vec<_> = board
            .conflicts()
            .map(|[one, other]| format!("M{}L{}", middle(one), middle(other)))
            .collect();
        lines.sort();
        expected.sort();
        assert_eq!(lines, expected);
    }
}

#[test]
fn options_are_off_by_default() {
    let board = Board::from_squares(4, "a1 b2").unwrap();
    let plain = Svg::new(&board).to_string();
    assert!(
        !plain.contains("q-line\"") && !plain.contains("q-attack\"") && !plain.contains("<text")
    );
    assert!(plain.contains("q-light\"") && !plain.contains("attacks"));
    let bare = Svg::new(&board).without_squares();
    assert!(!bare.to_string().contains("q-light\""));
    assert_eq!(bare.elements().to_string().lines().count(), board.queen_count());
}

#[test]
fn svg_shows_givens_marks_chosen_squares_and_arrows() {
    let [givens, marks, chosen] =
        ["a1", "c3 d4 d1", "b2 b3"].map(|squares| Board::from_squares(4, squares).unwrap());
    let arrows = [[(0, 1), (3, 1)], [(2, 0), (2, 3)]].map(|arrow| arrow.map(Square::from));
    let board = Board::from_squares(4, "a1 b4").unwrap();
    let text = Svg::new(&board)
        .with_givens(&givens)
        .with_marks(&marks.into())
        .with_chosen(&chosen.into())
        .with_arrows(&arrows)
        .to_string();
    let document = Document::parse(&text).unwrap();
    let of_class = |class| {
        let has_class = move |node: &Node| node.attribute("class") == Some(class);
        document.descendants().filter(has_class).collect::<Vec<_>>()
    };
    let path = |node: &Node| node.attribute("d").unwrap().to_owned();
    let [given] = &of_class("q-given")[..] else { panic!("{text}") };
    assert_eq!((given.attribute("x"), given.attribute("y")), (Some("6"), Some("306")));
    let marked: Vec<_> = of_class("q-mark").iter().map(path).collect();
    let cross = "l30 30m0-30l-30 30";
    let expected = ["M335 35", "M235 135", "M335 335"].map(|start| format!("{start}{cross}"));
    assert_eq!(marked, expected);
    let chosen: Vec<_> = of_class("q-chosen").iter().map(path).collect();
    assert_eq!(chosen, ["M100 100h100v100h-100z", "M100 200h100v100h-100z"]);
    let arrows: Vec<_> = of_class("q-arrow").iter().map(path).collect();
    assert_eq!(arrows, ["M150 50L150 350", "M50 250L350 250"]);
    // All definitions that the elements refer to are in the document.
    for id in ["q", "q-tip"] {
        assert!(text.contains(&format!("id=\"{id}\"")) && text.contains(&format!("#{id}")));
    }
}

#[test]
fn drawing_needs_no_allocation() {
    struct Buffer {
        bytes: [u8; 4096],
        len: usize,
    }
    impl Write for Buffer {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            let free = self.bytes.get_mut(self.len..self.len + text.len()).ok_or(fmt::Error)?;
            free.copy_from_slice(text.as_bytes());
            self.len += text.len();
            Ok(())
        }
    }
    let solution = queen_table!(8).solution(13).unwrap();
    let drawing = Svg::new(&solution);
    let mut buffer = Buffer { bytes: [0; 4096], len: 0 };
    write!(buffer, "{drawing}").unwrap();
    assert_eq!(&buffer.bytes[..buffer.len], drawing.to_string().as_bytes());
}

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
