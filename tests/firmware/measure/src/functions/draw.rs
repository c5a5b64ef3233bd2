//! Functions that draw boards as text.

use core::fmt::{self, Write};

use queen_runtime::draw::*;
use queen_math::Placement;

use super::*;
use crate::Nowhere;
use crate::function::functions;

functions! { FUNCTIONS:
    "Bitmap::new" (position: &Solution<8> = &solution()) -> Bitmap<'_> { Bitmap::new(position, 8) }
    "Bitmap::byte_len" (size: usize = 8, square: u8 = 8) -> usize { Bitmap::byte_len(size, square) }
    "Bitmap::render_rows" (
        bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8),
        buffer: &mut [u8] = &mut [0; Bitmap::byte_len(8, 8)]
    ) -> bool {
        bitmap.render_rows(buffer).is_some()
    }
    "Bitmap::render_pages" (
        bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8),
        buffer: &mut [u8] = &mut [0; Bitmap::byte_len(8, 8)]
    ) -> bool {
        bitmap.render_pages(buffer).is_some()
    }
    "Discs::new" (position: &Solution<8> = &solution()) -> Discs<'_> { Discs::new(position) }
    "Discs::solution_len" (size: usize = 8) -> usize { Discs::solution_len(size) }
    "Discs::max_len" (size: usize = 8) -> usize { Discs::max_len(size) }
    "Discs::render_into" (
        style: &Discs<'_> = &Discs::new(&solution()),
        buffer: &mut [u8] = &mut [0; Discs::solution_len(8)]
    ) -> bool {
        style.render_into(buffer).is_some()
    }
    "Discs: Display" (
        style: &Discs<'_> = &Discs::new(&solution()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{style}")
    }
    "Fen::new" (position: &Solution<8> = &solution()) -> Fen<'_> { Fen::new(position) }
    "Fen::solution_len" (size: usize = 8) -> usize { Fen::solution_len(size) }
    "Fen::max_len" (size: usize = 8) -> usize { Fen::max_len(size) }
    "Fen::render_into" (
        style: &Fen<'_> = &Fen::new(&solution()),
        buffer: &mut [u8] = &mut [0; Fen::solution_len(8)]
    ) -> bool {
        style.render_into(buffer).is_some()
    }
    "Fen: Display" (
        style: &Fen<'_> = &Fen::new(&solution()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{style}")
    }
    "Glyphs::new" (position: &Solution<8> = &solution()) -> Glyphs<'_> { Glyphs::new(position) }
    "Glyphs::solution_len" (size: usize = 8) -> usize { Glyphs::solution_len(size) }
    "Glyphs::max_len" (size: usize = 8) -> usize { Glyphs::max_len(size) }
    "Glyphs::render_into" (
        style: &Glyphs<'_> = &Glyphs::new(&solution()),
        buffer: &mut [u8] = &mut [0; Glyphs::solution_len(8)]
    ) -> bool {
        style.render_into(buffer).is_some()
    }
    "Glyphs: Display" (
        style: &Glyphs<'_> = &Glyphs::new(&solution()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{style}")
    }
    "Letters::new" (position: &Solution<8> = &solution()) -> Letters<'_> { Letters::new(position) }
    "Letters::solution_len" (size: usize = 8) -> usize { Letters::solution_len(size) }
    "Letters::max_len" (size: usize = 8) -> usize { Letters::max_len(size) }
    "Letters::render_into" (
        style: &Letters<'_> = &Letters::new(&solution()),
        buffer: &mut [u8] = &mut [0; Letters::solution_len(8)]
    ) -> bool {
        style.render_into(buffer).is_some()
    }
    "Letters: Display" (
        style: &Letters<'_> = &Letters::new(&solution()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{style}")
    }
    "Squares::new" (position: &Solution<8> = &solution()) -> Squares<'_> { Squares::new(position) }
    "Squares::solution_len" (size: usize = 8) -> usize { Squares::solution_len(size) }
    "Squares::max_len" (size: usize = 8) -> usize { Squares::max_len(size) }
    "Squares::render_into" (
        style: &Squares<'_> = &Squares::new(&solution()),
        buffer: &mut [u8] = &mut [0; Squares::solution_len(8)]
    ) -> bool {
        style.render_into(buffer).is_some()
    }
    "Squares: Display" (
        style: &Squares<'_> = &Squares::new(&solution()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{style}")
    }
    "Svg::new" (position: &Solution<8> = &solution()) -> Svg<'_> { Svg::new(position) }
    "Svg::without_squares" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.without_squares()
    }
    "Svg::with_coordinates" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_coordinates()
    }
    "Svg::with_conflicts" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> Svg<'static> {
        drawing.with_conflicts()
    }
    "Svg::elements" (drawing: Svg<'static> = Svg::new(&COLUMNS)) -> SvgElements<'static> {
        drawing.elements()
    }
    "Svg: Display" (
        drawing: &Svg<'_> = &Svg::new(&solution()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{drawing}")
    }
    "SvgElements: Display" (
        drawing: &SvgElements<'_> = &Svg::new(&solution()).elements(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{drawing}")
    }
    "Placement::size" (position: &Placement = &solution().into()) -> usize {
        Position::size(position)
    }
    "Placement::has_queen" (
        position: &Placement = &solution().into(),
        row: usize = 1,
        column: usize = 6
    ) -> bool {
        Position::has_queen(position, row, column)
    }
    "Placement::next_queen" (
        position: &Placement = &solution().into(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "[u8]::size" (position: &[u8; 8] = &COLUMNS) -> usize { Position::size(position) }
    "[u8]::has_queen" (position: &[u8; 8] = &COLUMNS, row: usize = 1, column: usize = 6) -> bool {
        Position::has_queen(position, row, column)
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
        row: usize = 1,
        column: usize = 6
    ) -> bool {
        Position::has_queen(position, row, column)
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
    "AnySolution::next_queen" (
        position: &queen_runtime::AnySolution = &solution().into_any(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "Position::next_queen" (
        position: &Board = &board(),
        row: usize = 1,
        start: usize = 0
    ) -> Option<usize> {
        Position::next_queen(position, row, start)
    }
    "dyn Position: Debug" (
        position: &dyn Position = &solution(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{position:?}")
    }
}
