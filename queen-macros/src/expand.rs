//! What a call of `queen_table!` becomes.

use std::iter;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use queen_core::search::Heap;
use queen_core::table::ranked;
use quote::quote;

use crate::input::{Input, Layout};

/// A block with a static, so that the attributes have something to stand on, and a puzzle that
/// refers to it.
///
/// The table is one byte string: a nested array would cost the compiler a token a queen.
pub fn expand(Input { runtime, attributes, size, layout }: Input) -> TokenStream {
    let (table, tested) = solutions(size, layout).unwrap_or_default();
    let size = Literal::usize_unsuffixed(size);
    let length = Literal::usize_unsuffixed(table.len());
    let table = Literal::byte_string(&table);
    let tested = Literal::u64_unsuffixed(tested);
    let constructor = Ident::new(layout.constructor(), Span::call_site());
    quote! {
        {
            #attributes
            static TABLE: [#runtime::__private::u8; #length] = *#table;
            #runtime::__private::#constructor::<#size>(&TABLE, #tested)
        }
    }
}

/// The table of all solutions, and the number of permutations tested to find them.
fn solutions(size: usize, layout: Layout) -> Option<(Vec<u8>, u64)> {
    let mut search = Heap::new(size)?;
    let mut table = vec![0; layout.table_len(size)];
    match layout {
        Layout::Plain => {
            for (placement, columns) in search.by_ref().zip(table.chunks_exact_mut(size)) {
                columns.copy_from_slice(placement.columns());
            }
        }
        Layout::Ranked => {
            // What the search has tested or skipped, but for the solution itself, is before it.
            let ranks =
                iter::from_fn(|| search.next().map(|_| search.tested() + search.skipped() - 1));
            ranked::write(size, ranks, &mut table)?;
        }
    }
    Some((table, search.tested()))
}
