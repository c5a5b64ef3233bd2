//! What may be written between the parentheses of `queen_table!`.
//!
//! > attribute\* sizes ( `,` name `=` value )\* `,`?
//!
//! where sizes are
//!
//! > size | size `..=` size | size `..` size

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use proc_macro2::{Group, Ident, Span, TokenStream};
use queen_core::{MAX_SIZE, count};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, Lit, Result, Token};

/// What a table may take unless `max_bytes` says otherwise: 8 MiB.
const DEFAULT_MAX_BYTES: u64 = 8 << 20;

pub struct Input {
    /// The path of the runtime crate.
    pub runtime: TokenStream,
    /// The outer attributes for each static that holds a table.
    pub attributes: TokenStream,
    pub sizes: Sizes,
}

/// The sizes of the boards, from 1 to 16.
pub enum Sizes {
    One(usize),
    Range(RangeInclusive<usize>),
}

#[derive(Default)]
struct Options {
    max_bytes: Option<MaxBytes>,
}

struct MaxBytes {
    value: u64,
    token: TokenStream,
}

impl Parse for Input {
    fn parse(input: ParseStream) -> Result<Self> {
        let runtime = parse_runtime(input)?;
        let attributes = parse_attributes(input)?;
        let (sizes, tokens) = parse_sizes(input)?;
        let options: Options = input.parse()?;
        require_budget(&sizes, &tokens, options.max_bytes)?;
        Ok(Self { runtime, attributes, sizes })
    }
}

/// `$crate;` comes first where the runtime's `queen_table!` passes the call on; nobody can write
/// it outside of a `macro_rules!`.
fn parse_runtime(input: ParseStream) -> Result<TokenStream> {
    match input.cursor().ident() {
        Some((ident, _)) if ident == "$crate" => {
            let runtime: Ident = input.parse()?;
            input.parse::<Token![;]>()?;
            Ok(runtime.into_token_stream())
        }
        _ => Ok(quote!(::queen_runtime)),
    }
}

fn parse_attributes(input: ParseStream) -> Result<TokenStream> {
    let mut attributes = TokenStream::new();
    while input.peek(Token![#]) {
        input.parse::<Token![#]>()?.to_tokens(&mut attributes);
        if !input.peek(syn::token::Bracket) {
            return Err(expected("`[…]`, as in `#[link_section = \"…\"]`", input));
        }
        input.parse::<Group>()?.to_tokens(&mut attributes);
    }
    Ok(attributes)
}

/// The sizes, and the tokens that say so.
fn parse_sizes(input: ParseStream) -> Result<(Sizes, TokenStream)> {
    if input.is_empty() {
        let message =
            format!("expected the size of the board, {}: `queen_table!(8)`", integer(MAX_SIZE));
        return Err(Error::new(Span::call_site(), message));
    }
    if let Some((dots, _)) = parse_dots(input)? {
        return Err(Error::new_spanned(dots, "expected the smallest size before this: `4..=10`"));
    }
    let (first, tokens) = parse_size(input, MAX_SIZE)?;
    let Some((dots, beyond)) = parse_dots(input)? else {
        return Ok((Sizes::One(first), tokens));
    };
    if input.is_empty() || input.peek(Token![,]) {
        return Err(Error::new_spanned(dots, "expected the largest size after this: `4..=10`"));
    }
    let (end, end_token) = parse_size(input, MAX_SIZE + beyond)?;
    let tokens = quote!(#tokens #dots #end_token);
    let range = first..=end - beyond;
    if range.is_empty() {
        return Err(Error::new_spanned(tokens, "there is no size in this range"));
    }
    Ok((Sizes::Range(range), tokens))
}

/// `..=` or `..`, and how far beyond the range the number is that follows.
fn parse_dots(input: ParseStream) -> Result<Option<(TokenStream, usize)>> {
    Ok(if input.peek(Token![..=]) {
        Some((input.parse::<Token![..=]>()?.into_token_stream(), 0))
    } else if input.peek(Token![..]) {
        Some((input.parse::<Token![..]>()?.into_token_stream(), 1))
    } else {
        None
    })
}

fn parse_size(input: ParseStream, largest: usize) -> Result<(usize, TokenStream)> {
    if let Some((name, _)) = input.cursor().ident() {
        return Err(Error::new(name.span(), instead_of_size(&name)));
    }
    parse_unsigned(input, &integer(largest), |value| (1..=largest).contains(value))
}

fn integer(largest: usize) -> String {
    format!("an integer literal from 1 to {largest}")
}

/// What to say of a word where the size should be.
fn instead_of_size(word: &Ident) -> String {
    match word.to_string().as_str() {
        "true" | "false" => format!("expected {}", integer(MAX_SIZE)),
        name @ "max_bytes" => {
            format!("the size of the board comes first, as in `queen_table!(8, {name} = …)`")
        }
        name => format!(
            "expected {}: macros are expanded before constants have values, so write the number \
             in place of `{name}`",
            integer(MAX_SIZE)
        ),
    }
}

impl Parse for Options {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut options = Self::default();
        while !input.is_empty() {
            if !input.peek(Token![,]) {
                return Err(expected("`,` or the end", input));
            }
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let Ok(name) = input.parse::<Ident>() else {
                return Err(expected("the option `max_bytes = …`", input));
            };
            match name.to_string().as_str() {
                "max_bytes" => set(&mut options.max_bytes, &name, input)?,
                other => {
                    let message = format!("no option `{other}`: expected `max_bytes = …`");
                    return Err(Error::new(name.span(), message));
                }
            }
        }
        Ok(options)
    }
}

/// Parses what follows the `name` of an option that may be given once.
fn set<T: Parse>(option: &mut Option<T>, name: &Ident, input: ParseStream) -> Result<()> {
    if option.is_some() {
        return Err(Error::new(name.span(), format!("the option `{name}` is given twice")));
    }
    if !input.peek(Token![=]) {
        return Err(expected(&format!("`{name} = …`"), input));
    }
    input.parse::<Token![=]>()?;
    *option = Some(input.parse()?);
    Ok(())
}

impl Parse for MaxBytes {
    fn parse(input: ParseStream) -> Result<Self> {
        let bytes = "a number of bytes, as in `max_bytes = 40_000_000`";
        let (value, token) = parse_unsigned(input, bytes, |_| true)?;
        Ok(Self { value, token })
    }
}

/// Refuses tables that are too large, before anything is searched for them.
fn require_budget(sizes: &Sizes, tokens: &TokenStream, max_bytes: Option<MaxBytes>) -> Result<()> {
    let range = match sizes {
        Sizes::One(size) => *size..=*size,
        Sizes::Range(range) => range.clone(),
    };
    let solutions: u64 = range.clone().map(|n| count::SOLUTIONS[n]).sum();
    let bytes: u64 = range.map(|n| count::SOLUTIONS[n] * n as u64).sum();
    let (budget, culprit) = match max_bytes {
        Some(MaxBytes { value, token }) => (value, token),
        None => (DEFAULT_MAX_BYTES, tokens.clone()),
    };
    if bytes <= budget {
        return Ok(());
    }
    let n = tokens.to_string().replace(' ', "");
    let message = format!(
        "{solutions} solutions for n = {n} take {bytes} bytes, more than the {budget} allowed; \
         `queen_table!({n}, max_bytes = {bytes})` allows them"
    );
    Err(Error::new_spanned(culprit, message))
}

/// The integer literal that comes next: its value and its token.
fn parse_unsigned<T: FromStr<Err: Display>>(
    input: ParseStream,
    what: &str,
    is_in_range: impl Fn(&T) -> bool,
) -> Result<(T, TokenStream)> {
    // `Lit` would take the sign and show it alone in an error.
    let minus: Option<Token![-]> = input.parse()?;
    let Ok(literal) = input.parse::<Lit>() else {
        return Err(expected(what, input));
    };
    let refuse =
        |how: &str| Error::new_spanned(quote!(#minus #literal), format!("expected {what}{how}"));
    let Lit::Int(integer) = &literal else {
        return Err(refuse(""));
    };
    match integer.suffix() {
        "" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => {}
        suffix => return Err(refuse(&format!(", without the suffix `{suffix}`"))),
    }
    match integer.base10_parse() {
        Ok(value) if minus.is_none() && is_in_range(&value) => {
            Ok((value, integer.to_token_stream()))
        }
        _ => Err(refuse("")),
    }
}

/// An error on the next token, or on the last one where none follows.
fn expected(what: &str, input: ParseStream) -> Error {
    let cursor = input.cursor();
    let span = if cursor.eof() { cursor.prev_span() } else { cursor.span() };
    Error::new(span, format!("expected {what}"))
}
