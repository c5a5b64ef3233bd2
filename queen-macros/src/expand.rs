//! What a call of `queen_table!` becomes.

use proc_macro2::{Literal, TokenStream};
use queen_core::search::Heap;
use quote::quote;

use crate::input::Input;

/// A block with a static, so that the attributes have something to stand on, and a puzzle that
/// refers to it.
///
/// The table is one byte string: a nested array would cost the compiler a token a queen.
pub fn expand(Input { runtime, attributes, size }: Input) -> TokenStream {
    let (table, tested) = solutions(size);
    let size = Literal::usize_unsuffixed(size);
    let length = Literal::usize_unsuffixed(table.len());
    let table = Literal::byte_string(&table);
    let tested = Literal::u64_unsuffixed(tested);
    quote! {
        {
            #attributes
            static TABLE: [#runtime::__private::u8; #length] = *#table;
            #runtime::__private::plain::<#size>(&TABLE, #tested)
        }
    }
}

/// The columns of all solutions, one after another in Heap's order, and the number of permutations
/// tested to find them.
fn solutions(size: usize) -> (Vec<u8>, u64) {
    let mut table = Vec::new();
    let mut tested = 0;
    if let Some(mut search) = Heap::new(size) {
        for placement in &mut search {
            table.extend_from_slice(placement.columns());
        }
        tested = search.tested();
    }
    (table, tested)
}
