//! What a call of `queen_table!` becomes.

use proc_macro2::{Literal, Span, TokenStream};
use queen_core::search::Heap;
use quote::quote_spanned;

use crate::input::{Input, Size};

/// A block with a static, so that the attributes have something to stand on, and a puzzle that
/// refers to it.
///
/// The table is one byte string: a nested array would cost the compiler a token a queen.
pub fn expand(Input { runtime, attributes, size }: Input) -> TokenStream {
    let Size { value: n, span } = size;
    let (table, tested) = solutions(n);
    let length = Literal::usize_unsuffixed(table.len());
    let table = Literal::byte_string(&table);
    let tested = Literal::u64_unsuffixed(tested);
    let n = Literal::usize_unsuffixed(n);
    // A mismatch with the type that is expected is then an error on the size.
    let span = Span::mixed_site().located_at(span);
    quote_spanned! {span=>
        {
            #attributes
            static TABLE: [#runtime::__private::u8; #length] = *#table;
            #runtime::__private::plain::<#n>(&TABLE, #tested)
        }
    }
}

/// The columns of all solutions, one after another in Heap's order, and the number of permutations
/// tested to find them.
fn solutions(n: usize) -> (Vec<u8>, u64) {
    let mut table = Vec::new();
    let mut tested = 0;
    if let Some(mut search) = Heap::new(n) {
        for placement in &mut search {
            table.extend_from_slice(placement.columns());
        }
        tested = search.tested();
    }
    (table, tested)
}
