//! Bitmaps of boards in each order of bits that displays have.

use embedded_graphics::image::Image;
use embedded_graphics::mock_display::MockDisplay;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use queen_runtime::draw::{Bitmap, PixelStyle, Pixels};
use queen_runtime::{Board, Square, SquareSet};

/// The bitmaps of a challenge in progress: a given queen, another one, a mark, a free square.
fn bitmaps((queens, givens, marks): &(Board, Board, SquareSet), square: u8) -> [Bitmap<'_>; 3] {
    let plain = Bitmap::new(queens, square);
    [plain, plain.with_dots(), plain.with_dots().with_givens(givens).with_marks(marks)]
}

/// Queens, given ones and marks. The given queen on d1 has been taken away.
fn boards() -> (Board, Board, SquareSet) {
    let board = |squares| Board::from_squares(squares, 4).unwrap();
    (board("a1 b4 c2"), board("b4 d1"), board("d4 a1").into())
}

/// Whether the pixel at (x, y) of an image is lit, drawn by `embedded-graphics`.
fn lit<I: ImageDrawable<Color = BinaryColor>>(image: &I) -> impl Fn(usize, usize) -> bool + use<I> {
    let mut display = MockDisplay::new();
    Image::new(image, Point::zero()).draw(&mut display).unwrap();
    move |x, y| {
        let [x, y] = [x, y].map(|place| i32::try_from(place).unwrap());
        display.get_pixel(Point::new(x, y)) == Some(BinaryColor::On)
    }
}

#[test]
fn every_way_to_draw_a_bitmap_lights_the_same_pixels() {
    let boards = boards();
    for square in 0..=16 {
        for bitmap in bitmaps(&boards, square).into_iter().flat_map(|b| [b, b.inverted()]) {
            let is_lit = lit(&bitmap);
            let side = bitmap.side();
            assert_eq!(side, 4 * usize::from(square));
            // Anywhere in a frame of 72 × 64 pixels whose other bits stay as they are.
            for (x, y) in
                [(0, 0), (3, 5), (-7, -9), (40, 1), (1, 50), (-70, 0), (i32::MAX, i32::MIN)]
            {
                for before in [0x00, 0xff] {
                    let (mut rows, mut pages) = ([before; 9 * 64], [before; 72 * 8]);
                    bitmap.draw_rows(&mut rows, 9, (x, y));
                    bitmap.draw_pages(&mut pages, 72, (x, y));
                    for (frame_x, frame_y) in (0..72).flat_map(|x| (0..64).map(move |y| (x, y))) {
                        let inside = |place: usize, start: i32| {
                            let pixel = i64::try_from(place).unwrap() - i64::from(start);
                            usize::try_from(pixel).ok().filter(|pixel| *pixel < side)
                        };
                        let expected = match (inside(frame_x, x), inside(frame_y, y)) {
                            (Some(x), Some(y)) => is_lit(x, y),
                            _ => before != 0,
                        };
                        let in_rows = rows[frame_y * 9 + frame_x / 8] << (frame_x % 8) & 0x80 != 0;
                        let in_pages = pages[frame_y / 8 * 72 + frame_x] >> (frame_y % 8) & 1 != 0;
                        assert_eq!([in_rows, in_pages], [expected; 2], "{frame_x}, {frame_y}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_bitmap_shows_crowns_givens_marks_and_dots() {
    let boards = boards();
    let (queens, givens, marks) = &boards;
    for square in 1..=16 {
        // The crowns of a board in colour.
        let (on, off) = (BinaryColor::On, BinaryColor::Off);
        let style =
            PixelStyle { white: off, black: off, queen_on_white: on, queen_on_black: on, square };
        let is_crown = lit(&Pixels::new(queens, style));
        let [plain, dotted, full] = bitmaps(&boards, square);
        let (plain_lit, dotted_lit, full_lit) = (lit(&plain), lit(&dotted), lit(&full));
        let inverted_lit = lit(&full.inverted());
        let twice_inverted_lit = lit(&full.inverted().inverted());
        let side = usize::from(square);
        for (x, y) in (0..4 * side).flat_map(|x| (0..4 * side).map(move |y| (x, y))) {
            let (row, column) = (y / side, x / side);
            let (in_x, in_y) = (x % side, y % side);
            assert_eq!(plain_lit(x, y), is_crown(x, y));
            let is_dot = square >= 3
                && !queens.has_queen(Square::new(row, column))
                && (in_x, in_y) == (0, 0);
            assert_eq!(dotted_lit(x, y), is_crown(x, y) || is_dot);
            assert_eq!(inverted_lit(x, y), !full_lit(x, y));
            assert_eq!(twice_inverted_lit(x, y), full_lit(x, y));
            if [queens, givens].iter().all(|board| board.has_queen(Square::new(row, column))) {
                let at_edge = [in_x, in_y].iter().any(|&place| place == 0 || place == side - 1);
                let in_middle = (in_x, in_y) == (side / 2, side / 2);
                if square >= 7 {
                    assert_eq!(full_lit(x, y), !is_crown(x, y));
                } else if at_edge {
                    assert!(full_lit(x, y));
                } else if in_middle {
                    assert!(!full_lit(x, y));
                }
            } else if marks.contains(Square::new(row, column))
                && !queens.has_queen(Square::new(row, column))
            {
                // A cross is on both diagonals of its square.
                let on_cross = in_x == in_y || in_x + in_y == side - 1;
                assert!(on_cross || !full_lit(x, y));
            } else {
                assert_eq!(full_lit(x, y), dotted_lit(x, y));
            }
        }
        let marked = (0..side * side).filter(|at| full_lit(3 * side + at % side, at / side));
        assert_eq!(marked.count() > 0, square >= 3, "a mark of {square} pixels");
    }
}

#[test]
fn a_frame_without_bytes_is_left_alone() {
    let board = Bitmap::new(&[1, 3, 0, 2], 5);
    board.draw_rows(&mut [], 0, (0, 0));
    board.draw_pages(&mut [], 0, (0, 0));
    let mut frame = [7; 3];
    board.draw_rows(&mut frame, 0, (0, 0));
    board.draw_pages(&mut frame, 9, (0, 0));
    assert_eq!(frame, [7; 3]);
}
