//! Advice for a call whose size does not come first.

use std::mem;

use proc_macro2::{TokenStream, TokenTree};
use quote::TokenStreamExt;
use syn::buffer::TokenBuffer;
use syn::parse::{ParseStream, Parser};
use syn::{Error, Result};

use crate::budget;
use crate::parse::{
    self, Input, OPTIONS, Sizes, instead_of_layout, is_assignment, layout_as_written, option_of,
};

/// Rejects a call that starts with an option or a layout and has its size later, if the same call
/// in the right order is parsed; the parser rejects all others.
pub fn check(input: &TokenStream) -> Result<()> {
    let start = |input: ParseStream<'_>| {
        parse::parse_runtime(input)?;
        let attributes = parse::parse_attributes(input)?;
        Ok((attributes, input.parse::<TokenStream>()?))
    };
    let Ok((attributes, rest)) = start.parse2(input.clone()) else { return Ok(()) };
    let first = rest.clone().into_iter().next();
    let (Some(first), Some(call)) = (first, reordered(&attributes, rest)) else { return Ok(()) };
    let Ok(input) = syn::parse_str::<Input>(&call) else { return Ok(()) };
    let advice = match budget::check(&input) {
        Ok(()) => format!(": `queen_table!({call})`"),
        // This advises calls in the right order, too.
        Err(error) => format!("; {error}"),
    };
    let message = format!("the size of the board comes first{advice}");
    Err(Error::new(first.span(), message))
}

/// The call with its size first, if it has one after something else.
fn reordered(attributes: &TokenStream, rest: TokenStream) -> Option<String> {
    let parts = split_at_commas(rest);
    let mut place = 0;
    let sizes = loop {
        match parse::parse_sizes.parse2(parts.get(place)?.clone()) {
            Ok(sizes) => break sizes,
            Err(_) => place += 1,
        }
    };
    if place == 0 {
        return None;
    }
    let space = if attributes.is_empty() { "" } else { " " };
    let mut call = format!("{attributes}{space}{sizes}");
    for (index, part) in parts.iter().enumerate() {
        if index != place {
            call += ", ";
            call += &option(part.clone(), &sizes)?;
        }
    }
    Some(call)
}

/// The tokens between commas, where there are any.
fn split_at_commas(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = Vec::new();
    let mut part = TokenStream::new();
    for tree in tokens {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == ',' => {
                if !part.is_empty() {
                    parts.push(mem::take(&mut part));
                }
            }
            tree => part.append(tree),
        }
    }
    if !part.is_empty() {
        parts.push(part);
    }
    parts
}

/// The option that is written here in any way that the parser recognizes.
fn option(part: TokenStream, sizes: &Sizes) -> Option<String> {
    let buffer = TokenBuffer::new2(part);
    let (word, rest) = buffer.begin().ident()?;
    let Some(index) = option_of(&word) else { return instead_of_layout(&word, rest, sizes) };
    let name = OPTIONS[index].name;
    let (_, value) = rest.punct().filter(|(punct, _)| is_assignment(punct))?;
    let layout = if name == "layout" { layout_as_written(value, sizes) } else { None };
    let value = match (layout, value.literal()) {
        (Some(layout), _) => layout,
        (None, Some((number, rest))) if rest.eof() => number.to_string(),
        _ => return None,
    };
    Some(format!("{name} = {value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(call: &str) -> Option<String> {
        check(&call.parse().unwrap()).err().map(|error| error.to_string())
    }

    #[test]
    fn the_call_is_repeated_in_the_right_order() {
        for (call, corrected) in [
            ("ranked, 12", "12, layout = ranked"),
            ("ranked(6), 12", "12, layout = ranked(6)"),
            ("Ranked<9>, 8", "8, layout = ranked(8)"),
            ("plain, 4..=6", "4..=6, layout = plain"),
            ("layout = ranked(8), 4..11", "4..=10, layout = ranked(8)"),
            ("layout: ranked::<7>, 0x8", "8, layout = ranked(7)"),
            ("max_bytes = 1_000, layout = ranked, 8", "8, max_bytes = 1_000, layout = ranked"),
            ("layout = ranked, 8, max_bytes = 45,", "8, layout = ranked, max_bytes = 45"),
            ("#[used] ranked, 8", "# [used] 8, layout = ranked"),
        ] {
            let expected =
                format!("the size of the board comes first: `queen_table!({corrected})`");
            assert_eq!(error(call), Some(expected), "{call}");
            assert_eq!(error(corrected), None);
        }
    }

    #[test]
    fn the_limit_of_a_call_in_the_right_order_is_told() {
        for call in ["ranked, 16", "max_bytes = 735, 8"] {
            let message = error(call).unwrap();
            assert!(message.starts_with("the size of the board comes first; "), "{message}");
            let calls: Vec<_> = message.split('`').skip(1).step_by(2).collect();
            assert_eq!(calls.len(), 2, "{message}");
            for advised in calls {
                let call = advised.strip_prefix("queen_table!(").unwrap();
                let input = syn::parse_str(call.strip_suffix(')').unwrap()).unwrap();
                assert!(budget::check(&input).is_ok(), "{advised}");
            }
        }
    }

    #[test]
    fn other_calls_are_left_to_the_parser() {
        let calls = ["", "8", "8, layout = ranked", "8, ranked", "ranked", "ranked, 17", "N, 8"];
        let mistaken = ["foo = 2, 8", "#8", "ranked, N", "max_bytes = 1024 * 1024, 8"];
        for call in calls.into_iter().chain(mistaken) {
            assert_eq!(error(call), None, "{call}");
        }
    }
}
