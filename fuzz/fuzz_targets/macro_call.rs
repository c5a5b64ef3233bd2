//! The parser of the macro's input.
#![cfg_attr(feature = "libfuzzer", no_main)]

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use queen_fuzz::{Input, check};

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| macro_call(data));

/// Parses the tokens of the text as the input of `queen_table!`: it is accepted, with sizes from 1
/// to 16, or refused with one error.
pub fn macro_call(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(tokens) = text.parse() else { return };
    let input = syn::parse2::<Input>(without_braces(tokens));
    match input.and_then(|input| check(&input).map(|()| input)) {
        Ok(input) => {
            let sizes = input.sizes.range();
            assert!(!sizes.is_empty() && *sizes.start() >= 1 && *sizes.end() <= 16);
        }
        Err(error) => {
            assert_eq!(error.clone().into_iter().count(), 1);
            assert!(!error.to_string().is_empty());
            assert!(!error.into_compile_error().is_empty());
        }
    }
}

/// Puts what is in braces, which no input needs, into groups without delimiters, which no text can
/// express: that is how the value of another macro's variable arrives.
fn without_braces(tokens: TokenStream) -> TokenStream {
    let replace = |token| match token {
        TokenTree::Group(group) => {
            let delimiter = match group.delimiter() {
                Delimiter::Brace => Delimiter::None,
                other => other,
            };
            let mut replaced = Group::new(delimiter, without_braces(group.stream()));
            replaced.set_span(group.span());
            TokenTree::Group(replaced)
        }
        other => other,
    };
    tokens.into_iter().map(replace).collect()
}
