//! The picture of a display in the documentation.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use embedded_graphics::image::Image;
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use queen_runtime::draw::{PixelStyle, Pixels, Position};
use queen_runtime::{QueenPuzzle, queen_table};

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
    let eight = queen_table!(8).solution(13).unwrap();
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
