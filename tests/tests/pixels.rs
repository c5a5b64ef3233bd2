//! Boards on displays of `embedded-graphics`, pixel by pixel.

use embedded_graphics::image::Image;
use embedded_graphics::mock_display::MockDisplay;
use embedded_graphics::pixelcolor::Gray8;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use queen_runtime::draw::{PixelStyle, Pixels};
use queen_runtime::{QueenPuzzle, Square, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);

const fn grays(square: u8) -> PixelStyle<Gray8> {
    PixelStyle {
        white: Gray8::new(0xf0),
        black: Gray8::new(0x80),
        queen_on_white: Gray8::new(0x00),
        queen_on_black: Gray8::new(0xff),
        square,
    }
}

/// The image on a display that panics if a pixel is drawn twice or off the display.
fn drawn(image: &impl Drawable<Color = Gray8, Output = ()>) -> MockDisplay<Gray8> {
    let mut display = MockDisplay::new();
    image.draw(&mut display).unwrap();
    display
}

#[test]
fn every_pixel_is_drawn_once() {
    for square in 0..=16 {
        let board = Pixels::new(&[1, 3, 0, 2], grays(square));
        assert_eq!(board.size(), Size::new_equal(4 * u32::from(square)));
        let display = drawn(&Image::new(&board, Point::zero()));
        let area = Rectangle::new(Point::zero(), board.size());
        assert!(area.points().all(|point| display.get_pixel(point).is_some()), "{square}");
        assert_eq!(display.affected_area().size, board.size());
    }
}

#[test]
fn queens_are_on_their_squares() {
    for solution in EIGHT {
        let display = drawn(&Image::new(&Pixels::new(&solution, grays(6)), Point::zero()));
        for (row, column) in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
            let square = Point::new(column * 6, row * 6);
            let style = grays(6);
            let (free, queen) = match (row + column) % 2 {
                0 => (style.white, style.queen_on_white),
                _ => (style.black, style.queen_on_black),
            };
            let pixels = Rectangle::new(square, Size::new_equal(6));
            let queens = pixels.points().filter(|&at| display.get_pixel(at) == Some(queen)).count();
            let frees = pixels.points().filter(|&at| display.get_pixel(at) == Some(free)).count();
            let is_queen = solution.has_queen(Square::new(
                row.unsigned_abs() as usize,
                column.unsigned_abs() as usize,
            ));
            assert_eq!((queens, frees), if is_queen { (26, 10) } else { (0, 36) });
        }
    }
}

#[test]
fn crowns_are_symmetric_and_leave_a_square_visible() {
    for square in 6..=64_u8 {
        let display = drawn(&Image::new(&Pixels::new(&[0], grays(square)), Point::zero()));
        let pixels = Rectangle::new(Point::zero(), Size::new_equal(square.into()));
        let is_crown = |point| display.get_pixel(point) == Some(grays(square).queen_on_white);
        let mirrored = |point: Point| Point::new(i32::from(square) - 1 - point.x, point.y);
        assert!(pixels.points().all(|point| is_crown(point) == is_crown(mirrored(point))));
        let covered = pixels.points().filter(|&point| is_crown(point)).count();
        let area = usize::from(square).pow(2);
        assert!((area / 4..area * 3 / 4).contains(&covered), "{covered} of {area}");
    }
}

#[test]
fn a_crown_in_a_small_square() {
    let display = drawn(&Image::new(&Pixels::new(&[0], grays(15)), Point::zero()));
    let is_crown = |x, y| display.get_pixel(Point::new(x, y)) == Some(Gray8::new(0x00));
    let row = |y| (0..15).map(|x| if is_crown(x, y) { '#' } else { '.' }).collect::<String>();
    assert_eq!(
        (0..15).map(row).collect::<Vec<_>>(),
        [
            "...............",
            "...............",
            "...............",
            "..#....#....#..",
            "..#....#....#..",
            "..##..###..##..",
            "..##..###..##..",
            "..###########..",
            "..###########..",
            "...#########...",
            "...#########...",
            "...#########...",
            "...............",
            "...............",
            "...............",
        ],
    );
}

#[test]
fn sub_images_are_parts_of_the_image() {
    let board = Pixels::new(&[1, 3, 0, 2], grays(7));
    let whole = drawn(&Image::new(&board, Point::zero()));
    let places = [-3, 0, 1, 6, 7, 13, 20, 27, 28, 40];
    for top_left in places.iter().flat_map(|&x| places.iter().map(move |&y| Point::new(x, y))) {
        for size in [Size::new(1, 1), Size::new(9, 5), Size::new(30, 31), Size::zero()] {
            let area = Rectangle::new(top_left, size);
            let mut part = MockDisplay::new();
            board.draw_sub_image(&mut part, &area).unwrap();
            let seen = board.bounding_box().intersection(&area);
            for point in Rectangle::new(Point::zero(), part.size()).points() {
                let source = point + top_left;
                let expected = if seen.contains(source) { whole.get_pixel(source) } else { None };
                assert_eq!(part.get_pixel(point), expected, "{area:?} {point:?}");
            }
        }
    }
}
