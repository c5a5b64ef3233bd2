//! Code generation for `queen_table!`.

use queen_math::count::Levels;
use queen_math::table::{Layout, Shape};

use crate::api::{Delimiter, Group, Literal, Span, TokenStream, TokenTree};
use crate::budget::byte_len;
use crate::parse::{Input, Sizes, is};

/// The length of the largest table whose literal is kept readable, 1 MiB. Plain tables fit up to n
/// = 13; [`queen_enumerate::literal`] needs larger ones.
const MAX_READABLE_LEN: usize = 1 << 20;

/// The largest object of a target with 16-bit addresses.
const MAX_LEN_16_BIT: usize = i16::MAX as usize;

pub fn expand(input: &Input) -> TokenStream {
    let Input { runtime, sizes, span, values, .. } = input;
    let mut value = match sizes {
        Sizes::One(size) => puzzle(input, *size),
        Sizes::Range(sizes) => {
            let length = sizes.clone().count();
            let puzzles = sizes.clone().map(|size| puzzle(input, size));
            let puzzle = |puzzle| fill("{ PUZZLE }.into_any(),", &[("PUZZLE", puzzle)]);
            fill(
                &format!(
                    "static PUZZLES: [RUNTIME::AnyQueenPuzzle; {length}] = [PUZZLE];
                    RUNTIME::__private::range(&PUZZLES)"
                ),
                &[("RUNTIME", runtime.clone()), ("PUZZLE", puzzles.map(puzzle).collect())],
            )
        }
    };
    let largest = byte_len(*sizes.range().end(), values.layout);
    if largest > MAX_LEN_16_BIT {
        value = unless_16_bit(value, largest);
    }
    // If the call is between items, where no block is allowed, the compiler points at this one.
    let mut block = Group::new(Delimiter::Brace, value);
    block.set_span(Span::call_site().located_at(*span));
    TokenTree::from(block).into()
}

/// The tokens of `template`, with those of `values` in place of their names.
fn fill(template: &str, values: &[(&str, TokenStream)]) -> TokenStream {
    fill_tokens(template.parse().expect("tokens"), values)
}

fn fill_tokens(template: TokenStream, values: &[(&str, TokenStream)]) -> TokenStream {
    let fill = |token| match token {
        TokenTree::Group(group) => {
            let filled = Group::new(group.delimiter(), fill_tokens(group.stream(), values));
            TokenTree::from(filled).into()
        }
        TokenTree::Ident(ref ident) => match values.iter().find(|(name, _)| is(ident, name)) {
            Some((_, value)) => value.clone(),
            None => token.into(),
        },
        other => other.into(),
    };
    template.into_iter().map::<TokenStream, _>(fill).collect()
}

/// The `value`, or an error on a target with 16-bit addresses, where the compiler would take the
/// length of the largest table modulo 65,536, or stop with an internal error.
///
/// No token of the arm that is left out has a location in the user's call. Editors would show it as
/// inactive code.
fn unless_16_bit(value: TokenStream, largest: usize) -> TokenStream {
    let template = format!(
        "match () {{
            #[cfg(target_pointer_width = \"16\")]
            () => ::core::compile_error!(
                \"a table of {largest} bytes is too large for a target with 16-bit addresses\"
            ),
            #[cfg(not(target_pointer_width = \"16\"))]
            () => {{ VALUE }}
        }}"
    );
    fill(&template, &[("VALUE", value)])
}

/// A static with the attributes, and a puzzle that refers to it.
///
/// The table is one byte string; a nested array would cost the compiler one token per queen.
fn puzzle(Input { runtime, attributes, values, .. }: &Input, size: usize) -> TokenStream {
    let (table, levels) = search(size, values.layout).expect("a size that was checked");
    let layout = match values.layout {
        Layout::Plain => "Plain".to_string(),
        Layout::Ranked { rows } => format!("Ranked<{rows}>"),
    };
    let solutions = levels.solutions();
    let tested = levels.tested_permutations();
    let fundamental = levels.fundamental_solutions();
    let length = byte_len(size, values.layout);
    fill(
        &format!(
            "ATTRIBUTES
            static TABLE: [RUNTIME::__private::u8; {length}] = *BYTES;
            RUNTIME::__private::puzzle::<{size}, RUNTIME::layout::{layout}>(
                &TABLE, {solutions}, {tested}, {fundamental}
            )"
        ),
        &[("RUNTIME", runtime.clone()), ("ATTRIBUTES", attributes.clone()), ("BYTES", table)],
    )
}

/// The table of all solutions as a literal, and the levels of the tree that was searched.
fn search(size: usize, layout: Layout) -> Option<(TokenStream, Levels)> {
    let threads = queen_enumerate::threads(size);
    let shape = Shape::new(size, layout)?;
    if layout == Layout::Plain && shape.byte_len() > MAX_READABLE_LEN {
        return large_plain(size, threads);
    }
    let (table, levels) = queen_enumerate::table(size, layout, threads)?;
    Some((TokenTree::from(Literal::byte_string(&table)).into(), levels))
}

/// The same for a large plain table, whose literal is not readable.
///
/// [`Literal::byte_string`] escapes most columns with four characters, and the compiler takes as
/// long to read millions of escapes as the search took.
fn large_plain(size: usize, threads: usize) -> Option<(TokenStream, Levels)> {
    let (mut parts, levels) = queen_enumerate::literal(size, threads)?;
    parts.insert(0, b"b\"".to_vec());
    parts.push(b"\"".to_vec());
    let literal = parts.concat();
    let literal = str::from_utf8(&literal).expect("columns below 16");
    Some((literal.parse().expect("a byte string"), levels))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(call: &str) -> Input {
        Input::parse(call.parse().unwrap()).unwrap()
    }

    #[test]
    fn only_large_tables_are_refused_for_16_bit_addresses() {
        for (call, is_refused) in [
            ("8", false),
            ("11", false),
            ("12", true),
            ("12, layout = ranked", false),
            ("13, layout = ranked", true),
            ("4..=12", true),
        ] {
            let expansion = expand(&parse(call)).to_string();
            assert_eq!(expansion.contains("compile_error"), is_refused, "{call}");
        }
    }

    #[test]
    fn every_static_of_a_range_has_the_attributes() {
        let attributes = "#[unsafe(link_section = \".ext_flash\")] #[used]";
        let expansion = expand(&parse(&format!("{attributes} 4..=6")));
        let without_spaces = |text: &str| text.replace(' ', "");
        let table = without_spaces(&format!("{attributes} static TABLE"));
        let expansion = without_spaces(&expansion.to_string());
        assert_eq!(expansion.matches(&table).count(), 3, "{expansion}");
    }

    #[test]
    fn an_expansion_has_few_tokens() {
        for call in ["1", "6", "12", "12, layout = ranked"] {
            let tokens = count_tokens(expand(&parse(call)));
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
