//! Public functions of the libraries, each under its path.
//!
//! What follows a comma tells apart calls of one function with several types. Names in lower case
//! are for functions of `core` that a program calls on the library's types.

use queen_runtime::error::*;
use queen_runtime::iter::*;
use queen_runtime::layout::Ranked;
use queen_runtime::*;

use crate::stack::Stack;

mod board;
mod challenge;
mod controls;
mod draw;
mod game;
mod iterators;
mod pixels;
mod puzzle;
mod record;
mod solution;
mod square;
mod square_set;
mod symmetry;

/// A function, by the name under which it is exported.
pub struct Function {
    pub name: &'static str,
    /// Calls the function with arguments that take it through most of its code.
    pub call: fn(&mut Stack),
}

/// Exports a function under its name; as an expression, a [`Function`].
///
/// An argument is written as `name: type = value`, with the value for the call.
macro_rules! function {
    (
        [$($name:tt)*]
        ($($argument:ident: $type:ty = $value:expr),*) $(-> $output:ty)? $body:block
    ) => {{
        #[unsafe(export_name = $($name)*)]
        #[inline(never)]
        fn function($($argument: $type),*) $(-> $output)? $body

        fn call(stack: &mut $crate::stack::Stack) {
            // Called through a pointer that is not known, the function is not inlined.
            let function = core::hint::black_box(function as fn($($type),*) $(-> $output)?);
            match core::hint::black_box(($($value,)*)) {
                ($($argument,)*) => {
                    stack.paint();
                    let output = function($($argument),*);
                    stack.measure();
                    $crate::consume(output);
                }
            }
        }

        $crate::functions::Function { name: $($name)*, call }
    }};
}
pub(crate) use function;

/// Lists functions as a constant; `after` their names stands which instances they are.
macro_rules! functions {
    ($list:ident: $($functions:tt)*) => {
        $crate::functions::functions!($list, "": $($functions)*);
    };
    ($list:ident, $after:literal: $(
        $name:literal ($($argument:ident: $type:ty = $value:expr),*) $(-> $output:ty)? $body:block
    )*) => {
        pub const $list: &[$crate::functions::Function] = &[$(
            $crate::functions::function!(
                [concat!($name, $after)] ($($argument: $type = $value),*) $(-> $output)? $body
            )
        ),*];
    };
}
pub(crate) use functions;

const PLAIN: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
const ANY: AnyQueenPuzzle = RANKED.into_any();

pub const FUNCTIONS: &[&[Function]] = &[
    puzzle::FUNCTIONS,
    puzzle::RANKED_FUNCTIONS,
    puzzle::ANY_FUNCTIONS,
    puzzle::OTHER_FUNCTIONS,
    iterators::FUNCTIONS,
    iterators::RANKED_FUNCTIONS,
    iterators::ANY_FUNCTIONS,
    solution::FUNCTIONS,
    solution::ANY_FUNCTIONS,
    solution::OTHER_FUNCTIONS,
    square::FUNCTIONS,
    square_set::FUNCTIONS,
    board::FUNCTIONS,
    symmetry::FUNCTIONS,
    challenge::FUNCTIONS,
    game::FUNCTIONS,
    record::FUNCTIONS,
    draw::STYLE_FUNCTIONS,
    draw::FUNCTIONS,
    pixels::FUNCTIONS,
    controls::FUNCTIONS,
];

/// The 13th solution for n = 8.
const COLUMNS: [u8; 8] = [3, 6, 4, 2, 0, 5, 7, 1];

fn solution() -> Solution<8> {
    PLAIN.solution(13).unwrap()
}

/// A board with two queens, which the 13th solution has, too.
fn board() -> Board {
    Board::from_squares("d8 g7", 8).unwrap()
}

/// A square where it can have another one.
fn square() -> Square {
    Square::new(3, 2)
}
