//! Code generation for `queen_table!`.

use proc_macro2::{Literal, Span, TokenStream};
use queen_math::count::{self, Levels};
use queen_math::table::{Layout, Shape};
use quote::{ToTokens, quote, quote_spanned};

use crate::bytes::byte_len;
use crate::parse::{Input, Sizes};

/// The length of the largest table whose literal is kept readable, 1 MiB. Plain tables fit up to n
/// = 13; [`queen_enumerate::literal`] needs larger ones.
const MAX_READABLE_LEN: usize = 1 << 20;

/// The largest object of a target with 16-bit addresses.
const MAX_LEN_16_BIT: usize = i16::MAX as usize;

/// The most solutions that can be counted on a target with 16-bit addresses.
const MAX_SOLUTIONS_16_BIT: u64 = u16::MAX as u64;

pub fn expand(input: &Input) -> TokenStream {
    let Input { runtime, sizes, span, values, .. } = input;
    let mut value = match sizes {
        Sizes::One(size) => puzzle(input, *size),
        Sizes::Range(sizes) => {
            let length = Literal::usize_unsuffixed(sizes.end() - sizes.start() + 1);
            let mut puzzles = TokenStream::new();
            for size in sizes.clone() {
                let puzzle = puzzle(input, size);
                puzzles = quote!(#puzzles { #puzzle }.into_any(),);
            }
            quote! {
                static PUZZLES: [#runtime::AnyQueenPuzzle; #length] = [#puzzles];
                #runtime::__private::range(&PUZZLES)
            }
        }
    };
    if let Some(obstacle) = obstacle_16_bit(*sizes.range().end(), values.layout) {
        value = unless_16_bit(&value, &obstacle);
    }
    // If the call is between items, where no block is allowed, the compiler points at this one.
    quote_spanned!(Span::call_site().located_at(*span)=> { #value })
}

/// What a target with 16-bit addresses cannot have of the largest table, if anything. Numbers of
/// bytes and of solutions would be taken modulo 65,536.
fn obstacle_16_bit(size: usize, layout: Layout) -> Option<String> {
    let (bytes, solutions) = (byte_len(size, layout), count::SOLUTIONS[size]);
    if bytes > MAX_LEN_16_BIT {
        return Some(format!("a table of {bytes} bytes is too large"));
    }
    (solutions > MAX_SOLUTIONS_16_BIT).then(|| format!("{solutions} solutions are too many"))
}

/// The `value`, or an error on a target with 16-bit addresses.
///
/// No token of the arm that is left out has a location in the user's call. Editors would show it as
/// inactive code.
fn unless_16_bit(value: &TokenStream, obstacle: &str) -> TokenStream {
    let message = format!("{obstacle} for a target with 16-bit addresses");
    quote! {
        match () {
            #[cfg(target_pointer_width = "16")]
            () => ::core::compile_error!(#message),
            #[cfg(not(target_pointer_width = "16"))]
            () => { #value }
        }
    }
}

/// A static with the attributes, and a puzzle that refers to it.
///
/// The table is one byte string; a nested array would cost the compiler one token per queen.
fn puzzle(Input { runtime, attributes, values, .. }: &Input, size: usize) -> TokenStream {
    let (table, levels) = search(size, values.layout).expect("a size that was checked");
    let layout = match values.layout {
        Layout::Plain => quote!(Plain),
        Layout::Ranked { rows } => {
            let rows = Literal::u8_unsuffixed(rows);
            quote!(Ranked<#rows>)
        }
    };
    let solutions = Literal::u64_unsuffixed(levels.solutions());
    let tested = Literal::u64_unsuffixed(levels.tested_permutations());
    let fundamental = Literal::u64_unsuffixed(levels.fundamental_solutions());
    let n = Literal::usize_unsuffixed(size);
    let length = Literal::usize_unsuffixed(byte_len(size, values.layout));
    quote! {
        #attributes
        static TABLE: [#runtime::__private::u8; #length] = *#table;
        #runtime::__private::puzzle::<#n, #runtime::layout::#layout>(
            &TABLE, #solutions, #tested, #fundamental
        )
    }
}

/// The table of all solutions as a literal, and the levels of the tree that was searched.
fn search(size: usize, layout: Layout) -> Option<(TokenStream, Levels)> {
    let threads = queen_enumerate::threads(size);
    let shape = Shape::new(size, layout)?;
    if layout == Layout::Plain && shape.byte_len() > MAX_READABLE_LEN {
        return large_plain(size, threads);
    }
    let (table, levels) = queen_enumerate::table(size, layout, threads)?;
    Some((Literal::byte_string(&table).into_token_stream(), levels))
}

/// The same for a large plain table, whose literal is not readable.
///
/// [`Literal::byte_string`] escapes most columns with four characters, and the compiler takes as
/// long to read millions of escapes as the search took.
fn large_plain(size: usize, threads: usize) -> Option<(TokenStream, Levels)> {
    let (literal, levels) = queen_enumerate::literal(size, threads)?;
    // Parsed by the compiler, because `proc_macro2` would check each character first. This works in
    // macros only.
    let literal = str::from_utf8(&literal).expect("columns below 16");
    let tokens: proc_macro::TokenStream = literal.parse().expect("a byte string");
    Some((tokens.into(), levels))
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenTree;

    use super::*;

    #[test]
    fn only_large_tables_are_refused_for_16_bit_addresses() {
        for (call, obstacle) in [
            ("8", None),
            ("11", None),
            ("12", Some("a table of 170400 bytes is too large")),
            ("12, layout = ranked", None),
            ("13, layout = ranked", Some("a table of 106534 bytes is too large")),
            ("13, layout = ranked(7)", Some("a table of 57448 bytes is too large")),
            // In 22 bytes.
            ("13, layout = ranked(12)", Some("73712 solutions are too many")),
            ("12, layout = ranked(12)", None),
            ("4..=12", Some("a table of 170400 bytes is too large")),
        ] {
            let expansion = expand(&syn::parse_str(call).unwrap()).to_string();
            let message = expansion
                .split_once("compile_error !")
                .map(|(_, rest)| rest.split('"').nth(1).unwrap());
            let expected =
                obstacle.map(|obstacle| format!("{obstacle} for a target with 16-bit addresses"));
            assert_eq!(message, expected.as_deref(), "{call}");
        }
    }

    /// Editors show tokens as inactive code if a `cfg` leaves them out and they have a location in
    /// the call. Here that starts at 1,000, and whatever this crate makes starts before.
    #[test]
    fn no_token_of_the_call_is_left_out() {
        const START: usize = 1_000;
        for call in ["12", "#[used] 12", "4..=12", "12, max_bytes = 200_000"] {
            let mut expansion =
                expand(&syn::parse_str(&format!("{:START$}{call}", "")).unwrap()).into_iter();
            let Some(TokenTree::Group(block)) = expansion.next() else { panic!("{call}") };
            assert!(block.span().byte_range().start >= START, "{call}");
            let last = block.stream().into_iter().last();
            let Some(TokenTree::Group(arms)) = last else { panic!("{call}") };
            let arms: Vec<_> = arms.stream().into_iter().collect();
            let is_hash = |token: &&TokenTree| token.to_string() == "#";
            assert_eq!(arms.iter().filter(is_hash).count(), 2, "{call}");
            // Both attributes and the arm between them. The last group is the value.
            let (value, left_out) = arms.split_last().unwrap();
            assert!(value.to_string().contains("TABLE"), "{call}: {value}");
            assert!(value.to_string().len() > 12 * 14_200, "{call}");
            for token in flat(left_out.iter().cloned().collect()) {
                assert!(token.span().byte_range().start < START, "{call}: {token}");
            }
        }
    }

    /// All tokens, groups before their contents.
    fn flat(tokens: TokenStream) -> Vec<TokenTree> {
        let flat = |token: TokenTree| {
            let inside = match &token {
                TokenTree::Group(group) => flat(group.stream()),
                _ => Vec::new(),
            };
            [token].into_iter().chain(inside)
        };
        tokens.into_iter().flat_map(flat).collect()
    }

    #[test]
    fn every_static_of_a_range_has_the_attributes() {
        let attributes = "#[unsafe(link_section = \".ext_flash\")] #[used]";
        let expansion = expand(&syn::parse_str(&format!("{attributes} 4..=6")).unwrap());
        let without_spaces = |text: &str| text.replace(' ', "");
        let table = without_spaces(&format!("{attributes} static TABLE"));
        let expansion = without_spaces(&expansion.to_string());
        assert_eq!(expansion.matches(&table).count(), 3, "{expansion}");
    }

    #[test]
    fn a_puzzle_has_its_counts() {
        let expansion = expand(&syn::parse_str("6").unwrap()).to_string();
        // Solutions, tested permutations, fundamental solutions.
        assert!(expansion.contains("(& TABLE , 4 , 208 , 1)"), "{expansion}");
    }

    #[test]
    fn an_expansion_has_few_tokens() {
        for call in ["1", "6", "12", "12, layout = ranked"] {
            let input = syn::parse_str(call).unwrap();
            let tokens = count_tokens(expand(&input));
            assert!(tokens < 128, "{call}: {tokens} tokens");
        }
    }

    fn count_tokens(tokens: TokenStream) -> usize {
        let count = |token| match token {
            TokenTree::Group(group) => 2 + count_tokens(group.stream()),
            _ => 1,
        };
        tokens.into_iter().map(count).sum()
    }
}
