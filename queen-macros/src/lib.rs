//! The procedural macro behind `queen_runtime::queen_table!`, where it is documented.
//!
//! Depend on `queen-runtime` instead: its `queen_table!` passes on the path of the runtime, so it
//! works under any name. Called directly, this macro assumes that the path is `::queen_runtime`.
#![forbid(unsafe_code)]

mod advice;
mod budget;
mod bytes;
mod expand;
mod order;
mod parse;

use proc_macro::TokenStream;

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
#[proc_macro]
pub fn queen_table(input: TokenStream) -> TokenStream {
    let input = input.into();
    let expansion = order::check(&input).and_then(|()| {
        let input = syn::parse2(input)?;
        budget::check(&input)?;
        Ok(expand::expand(&input))
    });
    expansion.unwrap_or_else(syn::Error::into_compile_error).into()
}
