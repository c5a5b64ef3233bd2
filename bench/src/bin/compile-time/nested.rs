//! A macro that expands to nested arrays.

use proc_macro::TokenStream;

/// Expands to all solutions as an array of arrays.
#[proc_macro]
pub fn table(size: TokenStream) -> TokenStream {
    let size = size.to_string().parse().unwrap();
    let (columns, _) = queen_enumerate::columns(size, queen_enumerate::threads(size)).unwrap();
    format!("{:?}", columns.chunks(size).collect::<Vec<_>>()).parse().unwrap()
}
