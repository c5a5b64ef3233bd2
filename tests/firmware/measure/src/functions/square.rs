//! Functions of squares with their names.

use core::fmt::{self, Write};

use queen_runtime::error::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

fn name() -> SquareName {
    square().name(8)
}

functions! { FUNCTIONS:
    "Square::new" (row: usize = 3, column: usize = 2) -> Square { Square::new(row, column) }
    "Square::all" (size: usize = 8) -> Option<Square> { Square::all(size).last() }
    "Square::row" (square: Square = square()) -> usize { square.row() }
    "Square::column" (square: Square = square()) -> usize { square.column() }
    "Square::is_on" (square: Square = square(), size: usize = 8) -> bool { square.is_on(size) }
    "Square::attacks" (square: Square = square(), other: Square = Square::new(1, 4)) -> bool {
        square.attacks(other)
    }
    "Square::diagonal" (square: Square = square()) -> i64 { square.diagonal() }
    "Square::anti_diagonal" (square: Square = square()) -> i64 { square.anti_diagonal() }
    "Square::name" (square: Square = square(), size: usize = 8) -> SquareName { square.name(size) }
    "Square::from_name" (name: &str = "c4", size: usize = 8) -> Result<Square, ParseSquareError> {
        Square::from_name(name, size)
    }
    "Square::from((usize, usize))" (place: (usize, usize) = (3, 2)) -> Square { place.into() }
    "Square: Debug" (
        square: &Square = &square(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{square:?}")
    }
    "SquareName::as_str" (name: &SquareName = &name()) -> &str { name.as_str() }
    "SquareName::as_bytes" (name: &SquareName = &name()) -> &[u8] { name.as_bytes() }
    "SquareName::column" (name: &SquareName = &name()) -> &str { name.column() }
    "SquareName::row" (name: &SquareName = &name()) -> &str { name.row() }
    "SquareName::as_ref(str)" (name: &SquareName = &name()) -> &str { name.as_ref() }
    "SquareName::eq(str)" (name: &SquareName = &name(), text: &str = "c5") -> bool { name == text }
    "SquareName::eq(&str)" (name: &SquareName = &name(), text: &&str = &"c5") -> bool {
        name == text
    }
    "SquareName: Display" (
        name: &SquareName = &name(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{name}")
    }
    "SquareName: Debug" (
        name: &SquareName = &name(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{name:?}")
    }
    "ParseSquareError: Display" (
        error: &ParseSquareError = &Square::from_name("", 8).unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
}
