//! Functions that draw boards as text.

use core::fmt::{self, Write};

use queen_runtime::draw::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::{Function, function, functions};

static ARROWS: [[Square; 2]; 1] = [[Square::new(0, 3), Square::new(2, 4)]];

static LETTERS: [Square; 2] = [Square::new(0, 3), Square::new(2, 4)];

/// The squares of the queens of `COLUMNS`.
static MARKS: SquareSet =
    SquareSet::from_row_masks([8, 64, 16, 4, 1, 32, 128, 2, 0, 0, 0, 0, 0, 0, 0, 0]);

/// A position that does not say itself where the next queen is.
struct Diagonal;

impl Position for Diagonal {
    fn size(&self) -> usize {
        8
    }

    fn has_queen(&self, square: Square) -> bool {
        square.row() == square.column()
    }
}

/// The functions of each style of text.
macro_rules! styles {
    ($($style:ident)*) => {
        pub const STYLE_FUNCTIONS: &[Function] = &[$(
            function!(
                [concat!(stringify!($style), "::new")] (
                    position: &Solution<8> = &solution()
                ) -> $style<'_> {
                    $style::new(position)
                }
            ),
            function!(
                [concat!(stringify!($style), "::max_len")] (size: usize = 8) -> usize {
                    $style::max_len(size)
                }
            ),
            function!(
                [concat!(stringify!($style), "::render_into")] (
                    style: &$style<'_> = &$style::new(&solution()),
                    buffer: &mut [u8] = &mut [0; $style::max_len(8)]
                ) -> bool {
                    style.render_into(buffer).is_some()
                }
            ),
            function!(
                [concat!(stringify!($style), ": Display")] (
                    style: &$style<'_> = &$style::new(&solution()),
                    output: &mut dyn Write = &mut Nowhere
                ) -> fmt::Result {
                    write!(output, "{style}")
                }
            ),
        )*];
    };
}

queen_runtime::__text_styles!(styles);

functions! { FUNCTIONS:
    "Bitmap::new" (position: &Solution<8> = &solution()) -> Bitmap<'_> { Bitmap::new(position, 8) }
    "Bitmap::inverted" (bitmap: Bitmap<'static> = Bitmap::new(&COLUMNS, 8)) -> Bitmap<'static> {
        bitmap.inverted()
    }
    "Bitmap::with_dots" (bitmap: Bitmap<'static> = Bitmap::new(&COLUMNS, 8)) -> Bitmap<'static> {
        bitmap.with_dots()
    }
    "Bitmap::with_givens" (bitmap: Bitmap<'static> = Bitmap::new(&COLUMNS, 8)) -> Bitmap<'static> {
        bitmap.with_givens(&COLUMNS)
    }
    "Bitmap::with_marks" (bitmap: Bitmap<'static> = Bitmap::new(&COLUMNS, 8)) -> Bitmap<'static> {
        bitmap.with_marks(&MARKS)
    }
    "Bitmap::side" (bitmap: &Bitmap<'static> = &Bitmap::new(&COLUMNS, 8)) -> usize { bitmap.side() }
    "Bitmap::draw_rows" (
        bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8).with_dots().with_marks(&MARKS),
        frame: &mut [u8] = &mut [0; 512]
    ) {
        bitmap.draw_rows(frame, 8, (3, 5));
    }
    "Bitmap::draw_pages" (
        bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8).with_dots().with_marks(&MARKS),
        frame: &mut [u8] = &mut [0; 512]
    ) {
        bitmap.draw_pages(frame, 64, (3, 5));
    }
    "Svg::new" (position: &Solution<8> = &solution()) -> Svg<'_> { Svg::new(position) }
    "Svg::read_line" (line: &str = "<desc>Queens on b4 d3.</desc>") -> Option<&str> {
        Svg::read_line(line)
    }
    "Svg::without_squares" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.without_squares()
    }
    "Svg::with_coordinates" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_coordinates()
    }
    "Svg::with_conflicts" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_conflicts()
    }
    "Svg::elements" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.elements()
    }
    "Svg::with_arrows" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_arrows(&ARROWS)
    }
    "Svg::with_chosen" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_chosen(&MARKS)
    }
    "Svg::with_blocked" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_blocked(&MARKS)
    }
    "Svg::with_borders" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_borders(&ARROWS)
    }
    "Svg::with_letters" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_letters(&LETTERS)
    }
    "Svg::with_givens" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_givens(&COLUMNS)
    }
    "Svg::with_marks" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_marks(&MARKS)
    }
    "Svg: Display" (
        drawing: &Svg<'_> =
            &Svg::new(&solution()).with_coordinates().with_conflicts().with_marks(&MARKS),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{drawing}")
    }
    "[u8]::size" (position: &[u8; 8] = &COLUMNS) -> usize { Position::size(position) }
    "[u8]::has_queen" (position: &[u8; 8] = &COLUMNS, square: Square = Square::new(1, 6)) -> bool {
        Position::has_queen(position, square)
    }
    "[u8]::next_queen" (
        position: &[u8; 8] = &COLUMNS,
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "&[u8]::size" (position: &&[u8] = &COLUMNS.as_slice()) -> usize { Position::size(position) }
    "&[u8]::has_queen" (
        position: &&[u8] = &COLUMNS.as_slice(),
        square: Square = Square::new(1, 6)
    ) -> bool {
        Position::has_queen(position, square)
    }
    "&[u8]::next_queen" (
        position: &&[u8] = &COLUMNS.as_slice(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "Solution::next_queen" (
        position: &Solution<8> = &solution(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "Solution::next_queen, any" (
        position: &AnySolution = &solution().into_any(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "Board::next_queen" (
        position: &Board = &board(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "Position::next_queen" (
        position: &Diagonal = &Diagonal,
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "Fen::read" (text: &str = "1Q2/3Q/Q3/2Q1", board: &mut Board = &mut board()) -> bool {
        Fen::read(text, 16, |queen| _ = board.place(queen)).is_ok()
    }
    "read_picture()" (
        text: &str = ".Q..\n...Q\nQ...\n..Q.",
        board: &mut Board = &mut board()
    ) -> bool {
        read_picture(text, 16, |queen| _ = board.place(queen)).is_ok()
    }
    "dyn Position: Debug" (
        position: &dyn Position = &solution(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{position:?}")
    }
}
