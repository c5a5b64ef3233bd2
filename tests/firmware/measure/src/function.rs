//! A function that is measured.

use crate::stack::Stack;

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

        $crate::function::Function { name: $($name)*, call }
    }};
}
pub(crate) use function;

/// Lists functions as a constant; `after` their names stands which instances they are.
macro_rules! functions {
    ($list:ident: $($functions:tt)*) => {
        $crate::function::functions!($list, "": $($functions)*);
    };
    ($list:ident, $after:literal: $(
        $name:literal ($($argument:ident: $type:ty = $value:expr),*) $(-> $output:ty)? $body:block
    )*) => {
        pub const $list: &[$crate::function::Function] = &[$(
            $crate::function::function!(
                [concat!($name, $after)] ($($argument: $type = $value),*) $(-> $output)? $body
            )
        ),*];
    };
}
pub(crate) use functions;
