//! What may be written between the parentheses of `queen_table!`.
//!
//! > attribute\* size ( `,` name `=` value )\* `,`?

use std::fmt::Display;
use std::str::FromStr;

use proc_macro2::{Group, Ident, Span, TokenStream};
use queen_core::table::ranked;
use queen_core::{MAX_SIZE, count};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, Lit, Result, Token};

/// What a table may take unless `max_bytes` says otherwise: 8 MiB.
const DEFAULT_MAX_BYTES: u64 = 8 << 20;

const OPTIONS: &str = "`layout = …` or `max_bytes = …`";

pub struct Input {
    /// The path of the runtime crate.
    pub runtime: TokenStream,
    /// The outer attributes for the static that holds the table.
    pub attributes: TokenStream,
    /// The size of the board, from 1 to 16.
    pub size: usize,
    pub layout: Layout,
}

#[derive(Clone, Copy)]
struct Size {
    value: usize,
    span: Span,
}

/// How the table lies in memory; named as in the runtime.
#[derive(Clone, Copy)]
pub enum Layout {
    Plain,
    Ranked,
}

#[derive(Default)]
struct Options {
    layout: Option<Layout>,
    max_bytes: Option<MaxBytes>,
}

#[derive(Clone, Copy)]
struct MaxBytes {
    value: u64,
    span: Span,
}

impl Parse for Input {
    fn parse(input: ParseStream) -> Result<Self> {
        let runtime = parse_runtime(input)?;
        let attributes = parse_attributes(input)?;
        let size: Size = input.parse()?;
        let options: Options = input.parse()?;
        let layout = options.layout.unwrap_or(Layout::Plain);
        require_budget(size, layout, options.max_bytes)?;
        Ok(Self { runtime, attributes, size: size.value, layout })
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

impl Parse for Size {
    fn parse(input: ParseStream) -> Result<Self> {
        let sizes = format!("an integer literal from 1 to {MAX_SIZE}");
        if input.is_empty() {
            let message = format!("expected the size of the board, {sizes}: `queen_table!(8)`");
            return Err(Error::new(Span::call_site(), message));
        }
        if let Some((name, _)) = input.cursor().ident() {
            return Err(Error::new(name.span(), instead_of_size(&name)));
        }
        let (value, span) = parse_unsigned(input, &sizes, |value| (1..=MAX_SIZE).contains(value))?;
        Ok(Self { value, span })
    }
}

/// What to say of a word where the size should be.
fn instead_of_size(word: &Ident) -> String {
    match word.to_string().as_str() {
        "true" | "false" => format!("expected an integer literal from 1 to {MAX_SIZE}"),
        name @ ("layout" | "max_bytes") => {
            format!("the size of the board comes first, as in `queen_table!(8, {name} = …)`")
        }
        name => format!(
            "expected an integer literal from 1 to {MAX_SIZE}: macros are expanded before \
             constants have values, so write the number in place of `{name}`"
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

impl Parse for Layout {
    fn parse(input: ParseStream) -> Result<Self> {
        let layout = input.cursor().ident().and_then(|(name, _)| match name.to_string().as_str() {
            "plain" => Some(Self::Plain),
            "ranked" => Some(Self::Ranked),
            _ => None,
        });
        let layout = layout.ok_or_else(|| expected("`plain` or `ranked`", input))?;
        input.parse::<Ident>()?;
        Ok(layout)
    }
}

impl Layout {
    /// The hidden function of the runtime that takes a table in this layout.
    pub fn constructor(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Ranked => "ranked",
        }
    }

    /// The bytes of the table for a size from 1 to 16.
    pub fn table_len(self, size: usize) -> usize {
        match self {
            Self::Plain => count::SOLUTIONS[size] as usize * size,
            Self::Ranked => ranked::byte_len(size).unwrap_or_default(),
        }
    }
}

impl Parse for MaxBytes {
    fn parse(input: ParseStream) -> Result<Self> {
        let bytes = "a number of bytes, as in `max_bytes = 40_000_000`";
        let (value, span) = parse_unsigned(input, bytes, |_| true)?;
        Ok(Self { value, span })
    }
}

/// Refuses a table that is too large, before anything is searched for it.
fn require_budget(size: Size, layout: Layout, max_bytes: Option<MaxBytes>) -> Result<()> {
    let n = size.value;
    let bytes = layout.table_len(n);
    let (budget, span) = match max_bytes {
        Some(MaxBytes { value, span }) => (value, span),
        None => (DEFAULT_MAX_BYTES, size.span),
    };
    if bytes as u64 <= budget {
        return Ok(());
    }
    let remedy = match layout {
        Layout::Plain => format!(
            "`queen_table!({n}, max_bytes = {bytes})` allows them, `queen_table!({n}, layout = \
             ranked)` takes {}",
            Layout::Ranked.table_len(n)
        ),
        Layout::Ranked => {
            format!("`queen_table!({n}, layout = ranked, max_bytes = {bytes})` allows them")
        }
    };
    let message = format!(
        "{} solutions for n = {n} take {bytes} bytes, more than the {budget} allowed; {remedy}",
        count::SOLUTIONS[n]
    );
    Err(Error::new(span, message))
}

/// The integer literal that comes next, and where it stands.
fn parse_unsigned<T: FromStr<Err: Display>>(
    input: ParseStream,
    what: &str,
    is_in_range: impl Fn(&T) -> bool,
) -> Result<(T, Span)> {
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
        Ok(value) if minus.is_none() && is_in_range(&value) => Ok((value, integer.span())),
        _ => Err(refuse("")),
    }
}

/// An error on the next token, or on the last one where none follows.
fn expected(what: &str, input: ParseStream) -> Error {
    let cursor = input.cursor();
    let span = if cursor.eof() { cursor.prev_span() } else { cursor.span() };
    Error::new(span, format!("expected {what}"))
}
