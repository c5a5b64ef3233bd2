//! What may be written between the parentheses of `queen_table!`.
//!
//! > attribute\* size ( `,` name `=` value )\* `,`?

use proc_macro2::{Group, Ident, Span, TokenStream};
use queen_core::{MAX_SIZE, count};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, Lit, LitInt, Result, Token};

/// What a table may take unless `max_bytes` says otherwise: 8 MiB.
const DEFAULT_MAX_BYTES: u64 = 8 << 20;

pub struct Input {
    /// The path of the runtime crate.
    pub runtime: TokenStream,
    /// The outer attributes for the static that holds the table.
    pub attributes: TokenStream,
    pub size: Size,
}

#[derive(Clone, Copy)]
pub struct Size {
    pub value: usize,
    pub span: Span,
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
        let size = input.parse()?;
        let options: Options = input.parse()?;
        require_budget(size, options.max_bytes)?;
        Ok(Self { runtime, attributes, size })
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
        if input.is_empty() {
            let message = "expected the size of the board, as in `queen_table!(8)`";
            return Err(Error::new(Span::call_site(), message));
        }
        if let Some((name, _)) = input.cursor().ident() {
            return Err(Error::new(name.span(), instead_of_size(&name)));
        }
        let sizes = format!("an integer literal from 1 to {MAX_SIZE}");
        let literal = parse_unsigned(input, &sizes)?;
        match literal.base10_parse() {
            Ok(value @ 1..=MAX_SIZE) => Ok(Self { value, span: literal.span() }),
            _ => Err(Error::new(literal.span(), format!("expected {sizes}"))),
        }
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
                "max_bytes" => options.max_bytes = Some(once(options.max_bytes, &name, input)?),
                other => {
                    let message = format!("no option `{other}`: expected `max_bytes = …`");
                    return Err(Error::new(name.span(), message));
                }
            }
        }
        Ok(options)
    }
}

/// The value of the option `name`, which has the value `earlier` if it has been given before.
fn once<T: Parse>(earlier: Option<T>, name: &Ident, input: ParseStream) -> Result<T> {
    if earlier.is_some() {
        return Err(Error::new(name.span(), format!("the option `{name}` is given twice")));
    }
    if !input.peek(Token![=]) {
        return Err(expected(&format!("`{name} = …`"), input));
    }
    input.parse::<Token![=]>()?;
    input.parse()
}

impl Parse for MaxBytes {
    fn parse(input: ParseStream) -> Result<Self> {
        let bytes = "a number of bytes, as in `max_bytes = 40_000_000`";
        let literal = parse_unsigned(input, bytes)?;
        match literal.base10_parse() {
            Ok(value) => Ok(Self { value, span: literal.span() }),
            Err(_) => Err(Error::new(literal.span(), format!("expected {bytes}"))),
        }
    }
}

/// Refuses a table that is too large, before anything is searched for it.
fn require_budget(size: Size, max_bytes: Option<MaxBytes>) -> Result<()> {
    let solutions = count::SOLUTIONS[size.value];
    let bytes = solutions * size.value as u64;
    let (budget, span) = match max_bytes {
        Some(MaxBytes { value, span }) => (value, span),
        None => (DEFAULT_MAX_BYTES, size.span),
    };
    if bytes <= budget {
        return Ok(());
    }
    let message = format!(
        "the {solutions} solutions for n = {n} take {bytes} bytes, and {budget} are allowed; \
         write `queen_table!({n}, max_bytes = {bytes})` to allow them",
        n = size.value,
    );
    Err(Error::new(span, message))
}

/// The integer literal that comes next, unless it has the suffix of a signed type or of a float.
fn parse_unsigned(input: ParseStream, what: &str) -> Result<LitInt> {
    let literal = match input.fork().parse() {
        Ok(Lit::Int(literal)) => literal,
        Ok(other) => return Err(Error::new_spanned(other, format!("expected {what}"))),
        Err(_) => return Err(expected(what, input)),
    };
    input.parse::<Lit>()?;
    match literal.suffix() {
        "" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => Ok(literal),
        suffix => {
            let message = format!("expected {what}, without the suffix `{suffix}`");
            Err(Error::new(literal.span(), message))
        }
    }
}

/// An error on the next token, or on the last one where none follows.
fn expected(what: &str, input: ParseStream) -> Error {
    let cursor = input.cursor();
    let span = if cursor.eof() { cursor.prev_span() } else { cursor.span() };
    Error::new(span, format!("expected {what}"))
}
