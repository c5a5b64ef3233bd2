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
use queen_core::table::{Coding, Shape};
use queen_core::{MAX_TABLE_SIZE, count};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, Lit, Result, Token};

/// What a table may take unless `max_bytes` says otherwise: 8 MiB.
const DEFAULT_MAX_BYTES: u64 = 8 << 20;

/// No number that is allowed takes so many characters.
const LONGEST: usize = 200;

const OPTIONS: &str = "`layout = …` or `max_bytes = …`";

pub struct Input {
    /// The path of the runtime crate.
    pub runtime: TokenStream,
    /// The outer attributes for each static that holds a table.
    pub attributes: TokenStream,
    pub sizes: Sizes,
    pub layout: Layout,
}

/// The sizes of the boards, from 1 to 16.
pub enum Sizes {
    One(usize),
    Range(RangeInclusive<usize>),
}

/// How the table lies in memory; named as in the runtime.
#[derive(Clone, Copy)]
pub enum Layout {
    Plain,
    Ranked,
}

#[derive(Default)]
struct Options {
    layout: Option<Spoken<Layout>>,
    max_bytes: Option<Spoken<u64>>,
}

/// A value, and the tokens that say so.
struct Spoken<T> {
    value: T,
    tokens: TokenStream,
}

impl Parse for Input {
    fn parse(input: ParseStream) -> Result<Self> {
        let runtime = parse_runtime(input)?;
        let attributes = parse_attributes(input)?;
        let sizes = input.parse()?;
        let options: Options = input.parse()?;
        let layout = options.layout.map_or(Layout::Plain, |layout| layout.value);
        require_budget(&sizes, layout, options.max_bytes)?;
        Ok(Self { runtime, attributes, sizes: sizes.value, layout })
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

impl Parse for Spoken<Sizes> {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.is_empty() {
            let message = format!(
                "expected the size of the board, {}: `queen_table!(8)`",
                integer(MAX_TABLE_SIZE)
            );
            return Err(Error::new(Span::call_site(), message));
        }
        if let Some((dots, _)) = parse_dots(input)? {
            return Err(Error::new_spanned(
                dots,
                "expected the smallest size before this: `4..=10`",
            ));
        }
        let first = parse_size(input, MAX_TABLE_SIZE)?;
        let Some((dots, beyond)) = parse_dots(input)? else {
            return Ok(Self { value: Sizes::One(first.value), tokens: first.tokens });
        };
        if input.is_empty() || input.peek(Token![,]) {
            return Err(Error::new_spanned(dots, "expected the largest size after this: `4..=10`"));
        }
        let end = parse_size(input, MAX_TABLE_SIZE + beyond)?;
        let range = first.value..=end.value - beyond;
        let (first, end) = (first.tokens, end.tokens);
        let tokens = quote!(#first #dots #end);
        if range.is_empty() {
            return Err(Error::new_spanned(tokens, "there is no size in this range"));
        }
        Ok(Self { value: Sizes::Range(range), tokens })
    }
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

fn parse_size(input: ParseStream, largest: usize) -> Result<Spoken<usize>> {
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
        "true" | "false" => format!("expected {}", integer(MAX_TABLE_SIZE)),
        name @ ("layout" | "max_bytes") => {
            format!("the size of the board comes first, as in `queen_table!(8, {name} = …)`")
        }
        name => format!(
            "expected {}: macros are expanded before constants have values, so write the number \
             in place of `{name}`",
            integer(MAX_TABLE_SIZE)
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
                return Err(expected(OPTIONS, input));
            };
            match name.to_string().as_str() {
                "layout" => set(&mut options.layout, &name, input)?,
                "max_bytes" => set(&mut options.max_bytes, &name, input)?,
                other => {
                    let message = format!("no option `{other}`: expected {OPTIONS}");
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

impl Parse for Spoken<Layout> {
    fn parse(input: ParseStream) -> Result<Self> {
        let layout = input.cursor().ident().and_then(|(name, _)| match name.to_string().as_str() {
            "plain" => Some(Layout::Plain),
            "ranked" => Some(Layout::Ranked),
            _ => None,
        });
        let value = layout.ok_or_else(|| expected("`plain` or `ranked`", input))?;
        Ok(Self { value, tokens: input.parse::<Ident>()?.into_token_stream() })
    }
}

impl Layout {
    /// The type in the runtime's module `layout`.
    pub fn path(self) -> TokenStream {
        match self {
            Self::Plain => quote!(Plain),
            Self::Ranked => quote!(Ranked::<5>),
        }
    }

    /// The bytes of the table for a size from 1 to 16.
    pub fn table_len(self, size: usize) -> usize {
        match self {
            Self::Plain => count::SOLUTIONS[size] as usize * size,
            Self::Ranked => Shape::new(size, Coding::RANKED).map_or(0, |shape| shape.byte_len()),
        }
    }
}

impl Parse for Spoken<u64> {
    fn parse(input: ParseStream) -> Result<Self> {
        let bytes = "a number of bytes below 2^64, as in `max_bytes = 40_000_000`";
        parse_unsigned(input, bytes, |_| true)
    }
}

/// Refuses tables that are too large, before anything is searched for them.
fn require_budget(
    sizes: &Spoken<Sizes>,
    layout: Layout,
    max_bytes: Option<Spoken<u64>>,
) -> Result<()> {
    let range = match &sizes.value {
        Sizes::One(size) => *size..=*size,
        Sizes::Range(range) => range.clone(),
    };
    let bytes: usize = range.clone().map(|size| layout.table_len(size)).sum();
    let (budget, culprit) = match max_bytes {
        Some(max_bytes) => (max_bytes.value, max_bytes.tokens),
        None => (DEFAULT_MAX_BYTES, sizes.tokens.clone()),
    };
    if bytes as u64 <= budget {
        return Ok(());
    }
    let n = sizes.tokens.to_string().replace(' ', "");
    let remedy = match (layout, &sizes.value) {
        (Layout::Plain, Sizes::One(size)) if Layout::Ranked.table_len(*size) as u64 <= budget => {
            format!(
                "`queen_table!({n}, max_bytes = {bytes})` allows them, `queen_table!({n}, layout = \
                 ranked)` takes {}",
                Layout::Ranked.table_len(*size)
            )
        }
        (Layout::Plain, _) => format!("`queen_table!({n}, max_bytes = {bytes})` allows them"),
        (Layout::Ranked, _) => {
            format!("`queen_table!({n}, layout = ranked, max_bytes = {bytes})` allows them")
        }
    };
    let solutions: u64 = range.map(|size| count::SOLUTIONS[size]).sum();
    let message = format!(
        "{solutions} solutions for n = {n} take {bytes} bytes, more than the {budget} allowed; \
         {remedy}"
    );
    Err(Error::new_spanned(culprit, message))
}

/// The integer literal that comes next.
fn parse_unsigned<T: FromStr<Err: Display>>(
    input: ParseStream,
    what: &str,
    is_in_range: impl Fn(&T) -> bool,
) -> Result<Spoken<T>> {
    // `Lit` would take the sign and show it alone in an error.
    let minus: Option<Token![-]> = input.parse()?;
    // Syn takes quadratic time for the value.
    if input.cursor().literal().is_some_and(|(literal, _)| literal.to_string().len() > LONGEST) {
        return Err(expected(what, input));
    }
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
            Ok(Spoken { value, tokens: integer.to_token_stream() })
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
