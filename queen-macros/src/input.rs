//! What may be written between the parentheses of `queen_table!`.
//!
//! > attribute\* size ( `,` name `=` value )\* `,`?

use std::fmt::Display;
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
    /// The outer attributes for the static that holds the table.
    pub attributes: TokenStream,
    /// The size of the board, from 1 to 16.
    pub size: usize,
}

#[derive(Clone, Copy)]
struct Size {
    value: usize,
    span: Span,
}

#[derive(Default)]
struct Options {
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
        require_budget(size, options.max_bytes)?;
        Ok(Self { runtime, attributes, size: size.value })
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
        name @ "max_bytes" => {
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
        let (value, span) = parse_unsigned(input, bytes, |_| true)?;
        Ok(Self { value, span })
    }
}

/// Refuses a table that is too large, before anything is searched for it.
fn require_budget(size: Size, max_bytes: Option<MaxBytes>) -> Result<()> {
    let n = size.value;
    let solutions = count::SOLUTIONS[n];
    let bytes = solutions * n as u64;
    let (budget, span) = match max_bytes {
        Some(MaxBytes { value, span }) => (value, span),
        None => (DEFAULT_MAX_BYTES, size.span),
    };
    if bytes <= budget {
        return Ok(());
    }
    let message = format!(
        "{solutions} solutions for n = {n} take {bytes} bytes, more than the {budget} allowed; \
         `queen_table!({n}, max_bytes = {bytes})` allows them"
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
