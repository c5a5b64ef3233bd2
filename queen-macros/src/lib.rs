//! The procedural macro behind `queen_runtime::queen_table!`, where it is documented.
//!
//! Depend on `queen-runtime` instead: its `queen_table!` passes on the path of the runtime, so it
//! works under any name. Called directly, this macro assumes that the path is `::queen_runtime`.
#![forbid(unsafe_code)]

mod budget;
mod expand;
mod parse;

use proc_macro::TokenStream;

/// Every solution of the n-queens puzzle, as a static table; see `queen_runtime::queen_table!`.
#[proc_macro]
pub fn queen_table(input: TokenStream) -> TokenStream {
    syn::parse(input)
        .map_or_else(syn::Error::into_compile_error, |input| expand::expand(&input))
        .into()
}
