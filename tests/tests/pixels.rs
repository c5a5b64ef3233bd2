//! Boards on displays of `embedded-graphics`.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use embedded_graphics::image::Image;
use embedded_graphics::mock_display::MockDisplay;
use embedded_graphics::pixelcolor::{BinaryColor, Gray8, Rgb888};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use queen_runtime::draw::{Bitmap, PixelStyle, Pixels, Position};
use queen_runtime::{Board, QueenPuzzle, Square, SquareSet, queen_table};

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

/// The bitmaps of a challenge in progress: a given queen, another one, a mark, a free square.
fn bitmaps((queens, givens, marks): &(Board, Board, SquareSet), square: u8) -> [Bitmap<'_>; 3] {
    let plain = Bitmap::new(queens, square);
    [plain, plain.with_dots(), plain.with_dots().with_givens(givens).with_marks(marks)]
}

/// Queens, given ones and marks.
fn boards() -> (Board, Board, SquareSet) {
    let board = |squares| Board::from_squares(4, squares).unwrap();
    (board("a1 b4 c2"), board("b4"), board("d4 a1").into())
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
            if givens.has_queen(Square::new(row, column)) {
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

/// A display of 320 × 112 pixels, as a picture.
struct Display {
    pixels: Vec<Vec<Rgb888>>,
}

impl OriginDimensions for Display {
    fn size(&self) -> Size {
        Size::new(320, 112)
    }
}

impl DrawTarget for Display {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb888>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        for Pixel(point, colour) in pixels {
            let (x, y) = (usize::try_from(point.x).unwrap(), usize::try_from(point.y).unwrap());
            self.pixels[y][x] = colour;
        }
        Ok(())
    }
}

impl Display {
    /// The display as an SVG, with one path of rectangles per colour. A rectangle is a run of equal
    /// pixels in adjacent rows.
    fn to_svg(&self, scale: u32, description: &str) -> String {
        let Size { width, height } = self.size();
        let mut paths: BTreeMap<u32, String> = BTreeMap::new();
        let mut open: Vec<(usize, usize, Rgb888, usize)> = Vec::new(); // left, right, colour, top
        for y in 0..=self.pixels.len() {
            let runs = self.pixels.get(y).map_or(Vec::new(), |row| runs(row));
            open.retain(|&(left, right, colour, top)| {
                let goes_on = runs.contains(&(left, right, colour));
                if !goes_on {
                    let (width, height) = (right - left, y - top);
                    let path = paths.entry(colour.into_storage()).or_default();
                    write!(path, "M{left} {top}h{width}v{height}h-{width}z").unwrap();
                }
                goes_on
            });
            for (left, right, colour) in runs {
                if !open.iter().any(|run| (run.0, run.1, run.2) == (left, right, colour)) {
                    open.push((left, right, colour, y));
                }
            }
        }
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"{description}\" \
             width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" \
             shape-rendering=\"crispEdges\">\n",
            width * scale,
            height * scale
        );
        for (colour, path) in paths {
            writeln!(svg, "<path fill=\"#{colour:06x}\" d=\"{path}\"/>").unwrap();
        }
        svg + "</svg>\n"
    }
}

/// The left and right end of each run of equal pixels, and its colour.
fn runs(row: &[Rgb888]) -> Vec<(usize, usize, Rgb888)> {
    let mut left = 0;
    let chunks = row.chunk_by(PartialEq::eq);
    chunks
        .map(|run| {
            left += run.len();
            (left - run.len(), left, run[0])
        })
        .collect()
}

/// Compares the picture in the documentation, or writes it with `BLESS=1` in the environment.
#[test]
fn picture() {
    const FOUR: QueenPuzzle<4> = queen_table!(4);
    const TWELVE: QueenPuzzle<12> = queen_table!(12);
    let (four, twelve) = (FOUR.solution(1).unwrap(), TWELVE.solution(1000).unwrap());
    let eight = EIGHT.solution(13).unwrap();
    let boards: [(i32, &dyn Position, u8); 3] =
        [(8, &four, 24), (112, &eight, 12), (216, &twelve, 8)];

    let mut display = Display { pixels: vec![vec![Rgb888::new(0x26, 0x2b, 0x36); 320]; 112] };
    for (left, position, square) in boards {
        let style = PixelStyle {
            white: Rgb888::new(0xf3, 0xe9, 0xd7),
            black: Rgb888::new(0x5d, 0x74, 0x89),
            queen_on_white: Rgb888::new(0xa9, 0x25, 0x3c),
            queen_on_black: Rgb888::new(0xff, 0xd1, 0x66),
            square,
        };
        let board = Pixels::new(position, style);
        Image::new(&board, Point::new(left, 8)).draw(&mut display).unwrap();
    }
    let svg = display.to_svg(2, "Boards of 4, 8 and 12 rows, with crowns for queens");

    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../queen-runtime/docs/boards.svg");
    if env::var_os("BLESS").is_some() {
        fs::write(&file, &svg).unwrap();
    }
    assert!(fs::read_to_string(&file).unwrap() == svg, "{} is stale", file.display());
}
