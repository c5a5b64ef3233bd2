//! What a call of `queen_table!` becomes.

use proc_macro2::{Literal, TokenStream};
use queen_core::count::Levels;
use queen_core::table::{Coding, Shape};
use quote::{ToTokens, quote};

use crate::input::{Input, Layout, Sizes};

/// Up to so many bytes, 1 MiB, the literal of a table is kept legible in an expansion. The plain
/// tables up to n = 13 are smaller.
const READABLE: usize = 1 << 20;

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
    let (table, levels) = search(size, *layout).expect("a size that was checked");
    let tested = Literal::u64_unsuffixed(levels.tested_permutations());
    let fundamental = Literal::u64_unsuffixed(levels.fundamental_solutions());
    let size = Literal::usize_unsuffixed(size);
    let length = Literal::usize_unsuffixed(table.len());
    let table = byte_string(&table, *layout);
    let solutions = Literal::u64_unsuffixed(levels.solutions());
    let layout = layout.path();
    quote! {
        {
            #attributes
            static TABLE: [#runtime::__private::u8; #length] = *#table;
            #runtime::__private::puzzle::<#size, #runtime::layout::#layout>(
                &TABLE, #solutions, #tested, #fundamental
            )
        }
    }
}

/// The table as a literal.
///
/// [`Literal::byte_string`] writes most columns as four characters. When there are millions, the
/// compiler takes as long to read these as the search has taken. Columns are ASCII, so they can
/// stand as they are, all but the carriage return, which no literal may contain; but then nobody
/// can read the expansion.
fn byte_string(table: &[u8], layout: Layout) -> TokenStream {
    match layout {
        Layout::Plain if table.len() > READABLE => {
            let columns = str::from_utf8(table).expect("columns below 16");
            let literal = format!("b\"{}\"", columns.replace('\r', "\\r"));
            // Parsed by the compiler alone, so that this works in macros only: `proc_macro2` would
            // look at each character before.
            let tokens: proc_macro::TokenStream = literal.parse().expect("a byte string");
            tokens.into()
        }
        _ => Literal::byte_string(table).into_token_stream(),
    }
}

/// The table of all solutions, and the levels of the tree that was searched.
fn search(size: usize, layout: Layout) -> Option<(Vec<u8>, Levels)> {
    let threads = queen_enumerate::threads(size);
    match layout {
        Layout::Plain => queen_enumerate::columns(size, threads),
        Layout::Ranked => {
            let (ranks, levels) = queen_enumerate::ranks(size, threads)?;
            let mut table = vec![0; layout.table_len(size)];
            Shape::new(size, Coding::RANKED)?.write(ranks, &mut table)?;
            Some((table, levels))
        }
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenTree;

    use super::*;

    #[test]
    fn an_expansion_has_few_tokens() {
        for call in ["1", "6", "12", "12, layout = ranked"] {
            let input = syn::parse_str(call).unwrap();
            let tokens = nb_of_tokens(expand(&input));
            assert!(tokens < 100, "{call}: {tokens} tokens");
        }
    }

    fn nb_of_tokens(tokens: TokenStream) -> usize {
        let nb_of_tokens = |token| match token {
            TokenTree::Group(group) => 2 + nb_of_tokens(group.stream()),
            _ => 1,
        };
        tokens.into_iter().map(nb_of_tokens).sum()
    }
}
