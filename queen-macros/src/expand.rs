//! What a call of `queen_table!` becomes.

use proc_macro2::{Literal, TokenStream};
use queen_core::search::Heap;
use queen_core::symmetry::Symmetric;
use quote::quote;

use crate::input::{Input, Sizes};

pub fn expand(Input { runtime, attributes, sizes }: Input) -> TokenStream {
    match sizes {
        Sizes::One(size) => puzzle(&runtime, &attributes, size),
        Sizes::Range(sizes) => {
            let puzzles: Vec<_> = sizes.map(|size| puzzle(&runtime, &attributes, size)).collect();
            let length = Literal::usize_unsuffixed(puzzles.len());
            quote! {
                {
                    static PUZZLES: [#runtime::AnyQueenPuzzle; #length] =
                        [#(#puzzles.into_any()),*];
                    #runtime::__private::puzzles(&PUZZLES)
                }
            }
        }
    }
}

/// A block with a static, so that the attributes have something to stand on, and a puzzle that
/// refers to it.
///
/// The table is one byte string: a nested array would cost the compiler a token a queen.
fn puzzle(runtime: &TokenStream, attributes: &TokenStream, size: usize) -> TokenStream {
    let Found { table, tested, fundamental } = search(size);
    let size = Literal::usize_unsuffixed(size);
    let length = Literal::usize_unsuffixed(table.len());
    let table = Literal::byte_string(&table);
    let tested = Literal::u64_unsuffixed(tested);
    let fundamental = Literal::usize_unsuffixed(fundamental);
    quote! {
        {
            #attributes
            static TABLE: [#runtime::__private::u8; #length] = *#table;
            #runtime::__private::plain::<#size>(&TABLE, #tested, #fundamental)
        }
    }
}

struct Found {
    /// The columns of all solutions, one after another in Heap's order.
    table: Vec<u8>,
    tested: u64,
    fundamental: usize,
}

fn search(size: usize) -> Found {
    let mut found = Found { table: Vec::new(), tested: 0, fundamental: 0 };
    if let Some(mut search) = Heap::new(size) {
        // The members of an orbit have eight shares in it together.
        let mut shares = 0;
        for placement in &mut search {
            found.table.extend_from_slice(placement.columns());
            shares += 8 / placement.orbit_len();
        }
        found.tested = search.tested();
        found.fundamental = shares / 8;
    }
    found
}
