//! The procedural macro behind `queen_runtime::queen_table!`, where it is documented.
//!
//! Depend on `queen-runtime` instead: its `queen_table!` passes on the path of the runtime, so it
//! works under any name. Called directly, this macro assumes that the path is `::queen_runtime`.
#![forbid(unsafe_code)]

mod budget;
mod expand;
mod order;
mod parse;
mod tokens;

#[cfg(not(test))]
use proc_macro as api;
// The interface of the compiler is for macros only, so tests have the same from another crate.
#[cfg(test)]
use proc_macro2 as api;

/// Every solution of the n-queens puzzle, as a static table; see `queen_runtime::queen_table!`.
///
/// The expansion refers to a type and a function of the runtime. In this example, the function
/// returns the table; that of `queen-runtime` returns a puzzle.
///
/// ```standalone_crate
/// extern crate self as queen_runtime;
///
/// pub mod layout {
///     pub struct Plain;
/// }
///
/// pub mod __private {
///     pub use std::primitive::u8;
///
///     pub fn puzzle<const N: usize, L>(table: &[u8], _: u32, _: u64, _: u32) -> &[u8] {
///         table
///     }
/// }
///
/// fn main() {
///     assert_eq!(queen_macros::queen_table!(4), [1, 3, 0, 2, 2, 0, 3, 1]);
/// }
/// ```
#[cfg(not(test))]
#[proc_macro]
pub fn queen_table(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand(input)
}

/// The expansion of a call, or an error.
fn expand(input: api::TokenStream) -> api::TokenStream {
    let expansion = order::check(&input).and_then(|()| {
        let input = parse::Input::parse(input)?;
        budget::check(&input)?;
        Ok(expand::expand(&input))
    });
    expansion.unwrap_or_else(tokens::Error::into_compile_error)
}

#[cfg(test)]
mod tests {
    use super::expand;

    #[test]
    fn a_call_becomes_a_table_or_an_error() {
        for (call, start, content) in [
            ("4", "{ static TABLE : ", "\\x01\\x03\\0\\x02"),
            ("4, 5", ":: core :: compile_error ! {", "expected `layout = …`"),
            ("layout = ranked, 8", ":: core :: compile_error ! {", "comes first"),
            ("16", ":: core :: compile_error ! {", "max_bytes = 236360192"),
        ] {
            let expansion = expand(call.parse().unwrap()).to_string();
            assert!(expansion.starts_with(start), "{call}: {expansion}");
            assert!(expansion.contains(content), "{call}: {expansion}");
        }
    }
}
