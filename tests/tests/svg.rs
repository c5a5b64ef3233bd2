//! SVG images against the positions that they show.

use std::fmt::{self, Write};

use queen_runtime::draw::{Squares, Svg};
use queen_runtime::{Board, Square, queen_table};
use queen_tests::boards;
use roxmltree::{Document, Node};

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
    let board = Board::from_squares("b5 e2 b1 c1", 5).unwrap();
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
fn coordinates_stand_beside_their_rows_and_below_their_columns() {
    for size in [1, 4, 16] {
        let board = Board::empty(size).unwrap();
        let text = Svg::new(&board).with_coordinates().to_string();
        let document = Document::parse(&text).unwrap();
        let mut named = vec![(String::new(), String::new()); size];
        for node in document.descendants().filter(|node| node.has_tag_name("text")) {
            let [x, y] = ["x", "y"].map(|name| node.attribute(name).unwrap().parse().unwrap());
            let (x, y): (i32, i32) = (x, y);
            let name = node.text().unwrap();
            if x < 0 {
                named[usize::try_from(y / 100).unwrap()].0 += name;
            } else {
                assert!(y > 100 * i32::try_from(size).unwrap());
                named[usize::try_from(x / 100).unwrap()].1 += name;
            }
        }
        let name = |index| {
            let name = Square::new(index, index).name(size);
            (name.row().to_owned(), name.column().to_owned())
        };
        assert_eq!(named, (0..size).map(name).collect::<Vec<_>>());
    }
}

#[test]
fn options_are_off_by_default() {
    let board = Board::from_squares("a1 b2", 4).unwrap();
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
fn squares_are_read_from_the_line_that_has_them() {
    for squares in ["b3", "a4 d1", "a4 b4 d1"] {
        let text = Svg::new(&Board::from_squares(squares, 4).unwrap()).to_string();
        assert_eq!(text.lines().filter_map(Svg::read_line).collect::<Vec<_>>(), [squares]);
    }
}

#[test]
fn svg_has_no_arrows_to_squares_beyond_the_board() {
    let (corner, last) = (Square::new(0, 0), Square::new(3, 3));
    for beyond in [(0, 4), (4, 0), (usize::MAX, usize::MAX)].map(Square::from) {
        let arrows = [[corner, beyond], [beyond, corner], [corner, last]];
        let text = Svg::new(&[1, 3, 0, 2]).with_arrows(&arrows).elements().to_string();
        assert_eq!(text.matches("q-arrow").count(), 1, "{beyond:?}");
    }
}

#[test]
fn svg_shows_givens_marks_chosen_squares_and_arrows() {
    let [givens, marks, chosen] =
        ["a1", "c3 d4 d1", "b2 b3"].map(|squares| Board::from_squares(squares, 4).unwrap());
    let arrows = [[(0, 1), (3, 1)], [(2, 0), (2, 3)]].map(|arrow| arrow.map(Square::from));
    let board = Board::from_squares("a1 b4", 4).unwrap();
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
fn svg_shows_blocked_squares_and_the_borders_of_regions() {
    let blocked = Board::from_squares("a1 d4", 4).unwrap().into();
    let square = |name| Square::from_name(name, 4).unwrap();
    let apart = [["a1", "c1"], ["a1", "b2"], ["c3", "c3"]];
    let beside = [["b1", "c1"], ["c1", "b1"], ["a2", "a1"]];
    let pairs = [apart, beside].concat();
    let pairs: Vec<_> = pairs.into_iter().map(|pair| pair.map(square)).collect();
    let beyond = [(0, 4), (4, 0), (usize::MAX, usize::MAX)].map(Square::from);
    let beyond = beyond.map(|other| [Square::new(0, 3), other]);
    let pairs = [&pairs[..], &beyond].concat();
    let board = Board::from_squares("b4", 4).unwrap();
    let text = Svg::new(&board).with_blocked(&blocked).with_borders(&pairs).to_string();
    assert!(text.contains("<desc>Queen on b4. Blocked: d4 a1.</desc>"), "{text}");
    let document = Document::parse(&text).unwrap();
    let paths = |class| {
        let has_class = move |node: &Node| node.attribute("class") == Some(class);
        let of_class = document.descendants().filter(has_class);
        let paths = of_class.filter_map(|node| node.attribute("d").map(str::to_owned));
        paths.collect::<Vec<_>>()
    };
    assert_eq!(paths("q-queen"), ["M308 8h84v84h-84z", "M8 308h84v84h-84z"]);
    let [right, same, below] = ["M200 300v100", "M200 300v100", "M0 300h100"];
    assert_eq!(paths("q-border"), [format!("{right}{same}{below}M0 0H400V400H0Z")]);
}

#[test]
fn svg_shows_letters_beside_queens() {
    let board = Board::from_squares("b4", 4).unwrap();
    let squares = ["a4", "b4", "d1"].map(|name| Square::from_name(name, 4).unwrap());
    let mut letters = squares.to_vec();
    // The place in the list is that of the letter, on the board or beyond it.
    letters.splice(1..1, [Square::new(0, 4), Square::new(usize::MAX, 0)]);
    letters.extend([squares[0]; 30]);
    let text = Svg::new(&board).with_letters(&letters).to_string();
    let document = Document::parse(&text).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let texts: Vec<_> = texts
        .map(|node| {
            (node.text().unwrap(), ["x", "y", "font-size"].map(|it| node.attribute(it).unwrap()))
        })
        .collect();
    assert_eq!(texts.len(), 26 - 2);
    let expected =
        [("A", ["90", "33", "30"]), ("D", ["190", "25", "20"]), ("E", ["390", "333", "30"])];
    assert_eq!(texts[..3], expected);
    assert_eq!(texts.last(), Some(&("Z", ["90", "33", "30"])));
    assert!(!Svg::new(&board).to_string().contains("<text"));
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
