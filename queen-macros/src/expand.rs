//! What a call of `queen_table!` becomes.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use queen_core::order;
use queen_core::search::Heap;
use queen_core::symmetry::Symmetric;
use queen_core::table::ranked;
use quote::quote;

use crate::input::{Input, Layout, Sizes};

pub fn expand(input: &Input) -> TokenStream {
    let sizes = match &input.sizes {
        Sizes::One(size) => return puzzle(input, *size),
        Sizes::Range(sizes) => sizes.clone(),
    };
    let runtime = &input.runtime;
    let length = Literal::usize_unsuffixed(sizes.clone().count());
    let puzzles = sizes.map(|size| puzzle(input, size));
    quote! {
        {
            static PUZZLES: [#runtime::AnyQueenPuzzle; #length] = [#(#puzzles.into_any()),*];
            #runtime::__private::puzzles(&PUZZLES)
        }
    }
}

/// A block with a static, so that the attributes have something to stand on, and a puzzle that
/// refers to it.
///
/// The table is one byte string: a nested array would cost the compiler a token a queen.
fn puzzle(Input { runtime, attributes, layout, .. }: &Input, size: usize) -> TokenStream {
    let Found { table, tested, fundamental } = search(size, *layout).unwrap_or_default();
    let size = Literal::usize_unsuffixed(size);
    let length = Literal::usize_unsuffixed(table.len());
    let table = Literal::byte_string(&table);
    let tested = Literal::u64_unsuffixed(tested);
    let fundamental = Literal::usize_unsuffixed(fundamental);
    let constructor = Ident::new(layout.constructor(), Span::call_site());
    quote! {
        {
            #attributes
            static TABLE: [#runtime::__private::u8; #length] = *#table;
            #runtime::__private::#constructor::<#size>(&TABLE, #tested, #fundamental)
        }
    }
}

#[derive(Default)]
struct Found {
    table: Vec<u8>,
    /// How many permutations were tested.
    tested: u64,
    /// How many of the solutions are fundamental.
    fundamental: usize,
}

fn search(size: usize, layout: Layout) -> Option<Found> {
    let mut search = Heap::new(size)?;
    let mut table = vec![0; layout.table_len(size)];
    // The members of an orbit have eight shares in it together.
    let mut shares = 0;
    let solutions = search.by_ref().inspect(|placement| shares += 8 / placement.orbit_len());
    match layout {
        Layout::Plain => {
            for (placement, columns) in solutions.zip(table.chunks_exact_mut(size)) {
                columns.copy_from_slice(placement.columns());
            }
        }
        Layout::Ranked => {
            ranked::write(size, solutions.map(|placement| order::rank(&placement)), &mut table)?;
        }
    }
    Some(Found { table, tested: search.tested(), fundamental: shares / 8 })
}
