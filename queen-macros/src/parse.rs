//! Parser for the input of `queen_table!`.
//!
//! > attribute\* sizes ( `,` option )\* `,`?
//!
//! where
//!
//! > sizes = size | size `..=` size | size `..` size\
//! > option = `layout =` layout | `max_bytes =` integer\
//! > layout = `plain` | `ranked` | `ranked(` rows `)`

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Span, TokenStream, TokenTree};
use queen_math::MAX_TABLE_SIZE;
use queen_math::table::Layout;
use quote::{ToTokens, TokenStreamExt, quote};
use syn::buffer::{Cursor, TokenBuffer};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Error, Lit, Result, Token, parenthesized, token};

/// The length of the longest literal that is parsed.
const MAX_LITERAL: usize = 200;

/// The largest board that `queen_math::construct` solves.
const MAX_CONSTRUCTED: u64 = u32::MAX as u64;

/// An option: its name, a value for examples, and the parser of its value, which returns the value
/// as it is written in advice.
pub struct MacroOption {
    pub name: &'static str,
    example: &'static str,
    parse: fn(ParseStream, &Sizes, &mut Values) -> Result<String>,
}

pub const OPTIONS: [MacroOption; 2] = [
    MacroOption { name: "layout", example: "ranked", parse: parse_layout },
    MacroOption { name: "max_bytes", example: "1_000_000", parse: parse_max_bytes },
];

/// The index of the layout in [`OPTIONS`].
const LAYOUT: usize = 0;

/// The values of the options.
#[derive(Default)]
pub struct Values {
    pub layout: Layout,
    pub max_bytes: Option<u64>,
}

/// The attributes that name a symbol.
const SYMBOL_NAMES: [&str; 2] = ["export_name", "no_mangle"];

/// A call of `queen_table!`; its tables may still be too large.
pub struct Input {
    /// The path of the runtime crate.
    pub runtime: TokenStream,
    /// The outer attributes for each static that holds a table.
    pub attributes: TokenStream,
    pub sizes: Sizes,
    /// The first token of the sizes.
    pub span: Span,
    /// The tokens that limit the bytes: the value of `max_bytes`, or the sizes.
    pub limit: TokenStream,
    pub values: Values,
    /// The value of each option that is given, as text.
    pub given: [Option<String>; OPTIONS.len()],
}

/// The sizes of the boards, from 1 to 16.
pub enum Sizes {
    One(usize),
    Range(RangeInclusive<usize>),
}

impl Sizes {
    pub fn range(&self) -> RangeInclusive<usize> {
        match self {
            Self::One(size) => *size..=*size,
            Self::Range(sizes) => sizes.clone(),
        }
    }

    /// Whether `ranked` may have this number of rows. For one size, more rows than the board has
    /// are a mistake; in a range, some boards may be smaller.
    pub fn allow_rows(&self, rows: u8) -> bool {
        !matches!(self, Self::One(size) if usize::from(rows) > *size)
    }
}

/// `8` or `4..=10`.
impl Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(size) => write!(f, "{size}"),
            Self::Range(sizes) => write!(f, "{sizes:?}"),
        }
    }
}

impl Parse for Input {
    fn parse(input: ParseStream) -> Result<Self> {
        let runtime = parse_runtime(input)?;
        let attributes = parse_attributes(input)?;
        if input.is_empty() {
            let size = size_literal(MAX_TABLE_SIZE);
            let message = format!("expected the size of the board, {size}: `queen_table!(8)`");
            // On the attributes, or if there are none on the whole call.
            return Err(error_on_tokens(attributes, message));
        }
        let start = input.cursor();
        let sizes = parse_sizes(input)?;
        let mut limit = tokens(start, input.cursor());
        if sizes.range().start() != sizes.range().end()
            && let Some(name) = find_ident(attributes.clone(), &SYMBOL_NAMES)
        {
            let message =
                format!("`{}` would give several tables the same symbol name", name.unraw());
            return Err(Error::new(name.span(), message));
        }

        if let Some((word, rest)) = input.cursor().ident()
            && let Some(layout) = instead_of_layout(&word, rest, &sizes)
        {
            return Err(expected(&format!("`, {layout}`"), input));
        }
        let mut values = Values::default();
        let mut given = [const { None }; OPTIONS.len()];
        while let Some(name) = parse_option_name(input)? {
            let Some(index) = option_of(&name) else {
                let message = match instead_of_layout(&name, input.cursor(), &sizes) {
                    Some(_) if given[LAYOUT].is_some() => given_twice("layout"),
                    Some(layout) => format!("write `{layout}`"),
                    None => no_option(&name),
                };
                return Err(Error::new(name.span(), message));
            };
            if given[index].is_some() {
                return Err(Error::new(name.span(), given_twice(&name.to_string())));
            }
            input.parse::<Token![=]>().map_err(|_| expected(&format!("`{name} = …`"), input))?;
            let start = input.cursor();
            given[index] = Some((OPTIONS[index].parse)(input, &sizes, &mut values)?);
            if name == "max_bytes" {
                limit = tokens(start, input.cursor());
            }
        }
        Ok(Self { runtime, attributes, sizes, span: start.span(), limit, values, given })
    }
}

fn given_twice(option: &str) -> String {
    format!("the option `{option}` is given twice")
}

/// The runtime's `queen_table!` passes `$crate;` first, which cannot be written outside of a
/// `macro_rules!`.
pub fn parse_runtime(input: ParseStream) -> Result<TokenStream> {
    match input.cursor().ident() {
        Some((ident, _)) if ident == "$crate" => {
            let runtime: Ident = input.parse()?;
            input.parse::<Token![;]>()?;
            Ok(runtime.into_token_stream())
        }
        _ => Ok(quote!(::queen_runtime)),
    }
}

pub fn parse_attributes(input: ParseStream) -> Result<TokenStream> {
    let mut attributes = TokenStream::new();
    while input.peek(Token![#]) {
        attributes.append(input.parse::<Punct>()?);
        let Some((content, ..)) = input.cursor().group(Delimiter::Bracket) else {
            return Err(expected("`[…]`, as in `#[unsafe(link_section = \"…\")]`", input));
        };
        let cfg = match content.ident() {
            Some((name, _)) if name.unraw() == "cfg" => Some(name),
            Some((name, rest)) if name.unraw() == "cfg_attr" || name.unraw() == "unsafe" => {
                find_ident(rest.token_stream(), &["cfg"])
            }
            _ => None,
        };
        if let Some(name) = cfg {
            let message = "`cfg` belongs before the item that holds the table";
            return Err(Error::new(name.span(), message));
        }
        attributes.append(input.parse::<Group>()?);
    }
    Ok(attributes)
}

/// The first of these names in the attributes, at any depth.
fn find_ident(tokens: TokenStream, names: &[&str]) -> Option<Ident> {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let inside = find_ident(group.stream(), names);
                if inside.is_some() {
                    return inside;
                }
            }
            TokenTree::Ident(ident) => {
                // `r#no_mangle` is the same attribute.
                let word = ident.unraw();
                for name in names {
                    if word == *name {
                        return Some(ident);
                    }
                }
            }
            _ => {}
        }
    }
    None
}

/// The index of the option with this name.
pub fn option_of(name: &Ident) -> Option<usize> {
    let mut index = 0;
    while index < OPTIONS.len() {
        if name == OPTIONS[index].name {
            return Some(index);
        }
        index += 1;
    }
    None
}

pub fn parse_sizes(input: ParseStream) -> Result<Sizes> {
    let start = input.cursor();
    if parse_dots(input)?.is_some() {
        return Err(error_on(start, input, "expected the smallest size before this: `4..=10`"));
    }
    let first = parse_size(input, MAX_TABLE_SIZE)?;
    let dots = input.cursor();
    if input.peek(Token![-]) || is_between_sizes(dots) {
        return Err(expected("`..=`, as in `4..=10`", input));
    }
    let Some(beyond) = parse_dots(input)? else { return Ok(Sizes::One(first)) };
    if input.is_empty() || input.peek(Token![,]) {
        return Err(error_on(dots, input, "expected the largest size after this: `4..=10`"));
    }
    let sizes = first..=parse_size(input, MAX_TABLE_SIZE + beyond)? - beyond;
    if sizes.is_empty() {
        return Err(error_on(start, input, "there is no size in this range"));
    }
    Ok(Sizes::Range(sizes))
}

/// Whether a colon or a word stands before another number, as in `4 to 10`. A layout or an option
/// may also have a number after it.
fn is_between_sizes(cursor: Cursor) -> bool {
    let rest = match (cursor.ident(), cursor.punct()) {
        (Some((word, rest)), _)
            if option_of(&word).is_none()
                && layout_as_written(cursor, &Sizes::One(8)).is_none() =>
        {
            Some(rest)
        }
        (_, Some((punct, rest))) if punct.as_char() == ':' => Some(rest),
        _ => None,
    };
    rest.is_some_and(|rest| rest.literal().is_some())
}

/// Parses `..=` or `..`, and returns by how much the number after it exceeds the largest size.
fn parse_dots(input: ParseStream) -> Result<Option<usize>> {
    let start = input.cursor();
    if input.parse::<Option<Token![...]>>()?.is_some() {
        return Err(error_on(start, input, "expected `..=`, as in `4..=10`"));
    }
    if input.parse::<Option<Token![..=]>>()?.is_some() {
        return Ok(Some(0));
    }
    Ok(input.parse::<Option<Token![..]>>()?.map(|_| 1))
}

fn parse_size(input: ParseStream, largest: usize) -> Result<usize> {
    match input.cursor().ident() {
        // `peek` does not accept keywords.
        Some((word, rest)) if input.peek(syn::Ident) => {
            Err(Error::new(word.span(), instead_of_size(&word, rest, largest)))
        }
        _ => {
            let is_larger = input.cursor().literal().is_some_and(|(literal, _)| {
                let mut digits = literal.to_string();
                digits.retain(|digit| digit != '_');
                // A board of more than `u32::MAX` rows has no construction.
                digits
                    .parse()
                    .is_ok_and(|size: u64| size > largest as u64 && size <= MAX_CONSTRUCTED)
            });
            let advice = if is_larger {
                "; without a table, `queen_math::construct` solves boards of any size"
            } else {
                ""
            };
            let what = size_literal(largest) + advice;
            Ok(parse_integer(input, &what, 1..=largest as u64)? as usize)
        }
    }
}

fn size_literal(largest: usize) -> String {
    format!("an integer literal from 1 to {largest}")
}

/// The message for a word in place of the size, which is at most `largest`.
fn instead_of_size(word: &Ident, rest: Cursor, largest: usize) -> String {
    let comes_first = "the size of the board comes first";
    if let Some(index) = option_of(word) {
        let MacroOption { name, example, .. } = &OPTIONS[index];
        return format!("{comes_first}: `queen_table!(8, {name} = {example})`");
    }
    if let Some(layout) = instead_of_layout(word, rest, &Sizes::One(8)) {
        return format!("{comes_first}: `queen_table!(8, {layout})`");
    }
    let what = size_literal(largest);
    let as_size = |literal: &Literal| {
        let size = |input: ParseStream<'_>| parse_size(input, largest);
        size.parse2(literal.to_token_stream()).ok().map(|size| (size, literal.to_string()))
    };
    let after_path = after_path(rest);
    if let Some((punct, inside)) = after_path.punct()
        && let (true, Some((inside, ..))) = (punct.as_char() == '!', inside.any_group())
    {
        let alone = inside.literal().filter(|(_, rest)| rest.eof());
        let number = alone.and_then(|(literal, _)| as_size(&literal));
        let number =
            number.map_or("the number itself".to_string(), |(_, text)| format!("`{text}`"));
        return format!("expected {what}: no macro is expanded here, so write {number}");
    }
    if let Some((literal, rest)) = type_parameter(after_path) {
        let advice = as_size(&literal).map(|(size, text)| {
            let layout =
                rest.punct().and_then(|(_, rest)| layout_as_written(rest, &Sizes::One(size)));
            let layout = layout.map(|layout| format!(", layout = {layout}"));
            format!(": write `{text}{}`", layout.unwrap_or_default())
        });
        return format!("expected {what}, not a type{}", advice.unwrap_or_default());
    }
    let value = match (rest.any_group(), rest.punct()) {
        (Some((inside, ..)), _) => inside,
        (_, Some((punct, value))) if is_assignment(&punct) => value,
        _ => rest,
    };
    match value.literal() {
        // A literal after the comma would be the size.
        Some((_, rest)) if rest.punct().is_some_and(|(_, rest)| rest.literal().is_some()) => {
            format!("{}; {comes_first}", no_option(word))
        }
        Some((literal, rest)) => {
            let sizes = |input: ParseStream<'_>| {
                let sizes = parse_sizes(input)?;
                input.parse::<TokenStream>()?;
                Ok(sizes)
            };
            let is_range = rest.punct().is_some_and(|(punct, _)| punct.as_char() == '.');
            let size = match sizes.parse2(value.token_stream()) {
                Ok(Sizes::Range(sizes)) if largest == MAX_TABLE_SIZE => format!("`{sizes:?}`"),
                _ => match as_size(&literal).filter(|_| !is_range) {
                    Some((_, text)) => format!("`{text}`"),
                    None => what,
                },
            };
            format!("the size of the board has no name: write {size}")
        }
        None => format!(
            "expected {what}: macros are expanded before constants have values, so write the \
             number itself, or a range of sizes to choose from at run time: `queen_table!(4..=10)`"
        ),
    }
}

/// The first parameter of a type whose path ends here, as in `QueenPuzzle<8>`, if it is a literal,
/// and the position after it. `N < 8` is no type.
fn type_parameter(cursor: Cursor<'_>) -> Option<(Literal, Cursor<'_>)> {
    let (_, inside) = cursor.punct().filter(|(punct, _)| punct.as_char() == '<')?;
    let (literal, rest) = inside.literal()?;
    let (punct, _) = rest.punct()?;
    matches!(punct.as_char(), ',' | '>').then_some((literal, rest))
}

/// The option that a layout without `layout =` should be, as in `layout = ranked(8)`.
pub fn instead_of_layout(word: &Ident, rest: Cursor, sizes: &Sizes) -> Option<String> {
    Some(format!("layout = {}", named_layout(word, rest, sizes)?))
}

/// The layout that is written here, also as the path of its type: `ranked(5)` for `ranked<5>`,
/// `ranked::<5>` and `layout::Ranked<5>`.
pub fn layout_as_written(mut cursor: Cursor, sizes: &Sizes) -> Option<String> {
    loop {
        let (word, rest) = cursor.ident()?;
        let layout = named_layout(&word, rest, sizes);
        if layout.is_some() {
            return layout;
        }
        cursor = after_path_separator(rest)?;
    }
}

/// The layout of this name, in whatever case, and with the number of rows in `rest`.
fn named_layout(word: &Ident, rest: Cursor, sizes: &Sizes) -> Option<String> {
    let name = word.unraw().to_string().to_lowercase();
    let ranked = match name.parse().ok()? {
        Layout::Plain => None,
        Layout::Ranked { .. } => ranked_as_written(rest, sizes),
    };
    Some(ranked.unwrap_or(name))
}

/// The position after the path whose first word ends here.
fn after_path(mut cursor: Cursor) -> Cursor {
    while let Some(rest) = after_path_separator(cursor) {
        cursor = rest.ident().map_or(rest, |(_, rest)| rest);
    }
    cursor
}

fn after_path_separator(cursor: Cursor) -> Option<Cursor> {
    let is_colon = |(punct, _): &(Punct, Cursor)| punct.as_char() == ':';
    let (_, rest) = cursor.punct().filter(is_colon)?;
    rest.punct().filter(is_colon).map(|(_, rest)| rest)
}

/// Whether this could stand between a name and its value.
pub fn is_assignment(punct: &Punct) -> bool {
    matches!(punct.as_char(), '=' | ':')
}

/// The names of all options, as in `` `layout = …` or `max_bytes = …` ``.
fn options() -> String {
    let mut options = String::new();
    for option in &OPTIONS {
        let or = if options.is_empty() { "" } else { " or " };
        options = format!("{options}{or}`{} = …`", option.name);
    }
    options
}

/// The message for a word in place of an option's name.
fn no_option(word: &Ident) -> String {
    format!("no option `{word}`: expected {}", options())
}

/// Parses the comma before an option and its name, if there is another one.
fn parse_option_name(input: ParseStream) -> Result<Option<Ident>> {
    if input.is_empty() {
        return Ok(None);
    }
    input.parse::<Token![,]>().map_err(|_| expected("`,` or the end", input))?;
    if input.is_empty() {
        return Ok(None);
    }
    input.parse().map(Some).map_err(|_| expected(&options(), input))
}

fn parse_layout(input: ParseStream, sizes: &Sizes, values: &mut Values) -> Result<String> {
    let layout = input.cursor().ident().and_then(|(name, _)| name.to_string().parse().ok());
    values.layout = layout.ok_or_else(|| {
        let layouts = match (layout_as_written(input.cursor(), sizes), nearest_ranked(8, sizes)) {
            (Some(layout), _) => format!("`{layout}`"),
            (None, ranked) if ranked == "ranked" => "`plain` or `ranked`".to_string(),
            (None, with_rows) => format!("`plain`, `ranked` or `{with_rows}`"),
        };
        expected(&layouts, input)
    })?;
    input.parse::<Ident>()?;
    if matches!(values.layout, Layout::Ranked { .. }) && input.peek(token::Paren) {
        let content;
        parenthesized!(content in input);
        values.layout = Layout::Ranked { rows: parse_rows(&content, sizes)? };
    } else if let Some(ranked) = ranked_as_written(input.cursor(), sizes) {
        return Err(match values.layout {
            Layout::Plain => {
                expected(&format!("`plain` without a number of rows, or `{ranked}`"), input)
            }
            Layout::Ranked { .. } => expected(&format!("parentheses, as in `{ranked}`"), input),
        });
    }
    Ok(values.layout.to_string())
}

/// The layout `ranked` with the number of rows that is written here in brackets of any kind, after
/// a sign or in neither; `None` if neither a bracket nor a literal follows.
fn ranked_as_written(rest: Cursor, sizes: &Sizes) -> Option<String> {
    let is_less_than = |punct: &Punct| punct.as_char() == '<';
    let rest = after_path_separator(rest).unwrap_or(rest);
    let inside = match (rest.any_group(), rest.punct()) {
        (Some((inside, ..)), _) => inside,
        (_, Some((punct, inside))) if is_less_than(&punct) => inside,
        (_, Some((punct, rows))) if is_assignment(&punct) || punct.as_char() == '-' => {
            rows.literal().map(|_| rows)?
        }
        _ => rest.literal().map(|_| rest)?,
    };
    let rows: Option<u64> = inside.literal().and_then(|(rows, _)| rows.to_string().parse().ok());
    Some(nearest_ranked(rows.filter(|&rows| rows <= u8::MAX.into()).unwrap_or(5) as u8, sizes))
}

/// The layout `ranked` with a number of rows that these boards can have, as close to `rows` as
/// possible.
fn nearest_ranked(rows: u8, sizes: &Sizes) -> String {
    let mut nearest = rows.clamp(Layout::MIN_ROWS, Layout::MAX_ROWS);
    // Fewer rows are for smaller boards.
    while !sizes.allow_rows(nearest) {
        if nearest == Layout::MIN_ROWS {
            return "ranked".to_string();
        }
        nearest -= 1;
    }
    Layout::Ranked { rows: nearest }.to_string()
}

fn parse_rows(input: ParseStream, sizes: &Sizes) -> Result<u8> {
    let start = input.cursor();
    let (min, max) = (Layout::MIN_ROWS, Layout::MAX_ROWS);
    let what = format!("an integer literal from {min} to {max}");
    let rows = parse_integer(input, &what, min.into()..=max.into())? as u8;
    if !sizes.allow_rows(rows) {
        let message = format!(
            "`ranked({rows})` is for boards of {rows} × {rows} or larger: write `{}`",
            nearest_ranked(rows, sizes)
        );
        return Err(error_on(start, input, message));
    }
    if !input.is_empty() {
        return Err(expected("`)`", input));
    }
    Ok(rows)
}

fn parse_max_bytes(input: ParseStream, _: &Sizes, values: &mut Values) -> Result<String> {
    let bytes = "a number of bytes below 2^64, as in `max_bytes = 40_000_000`";
    let max_bytes = parse_integer(input, bytes, 0..=u64::MAX)?;
    values.max_bytes = Some(max_bytes);
    Ok(max_bytes.to_string())
}

/// Parses an integer literal in `range`, which errors describe as `what`.
fn parse_integer(input: ParseStream, what: &str, range: RangeInclusive<u64>) -> Result<u64> {
    let start = input.cursor();
    // `Lit` would take the sign and show it alone in an error.
    let minus: Option<Token![-]> = input.parse()?;
    // Syn takes quadratic time for the value.
    if input.cursor().literal().is_some_and(|(literal, _)| literal.to_string().len() > MAX_LITERAL)
    {
        return Err(expected(what, input));
    }
    let literal: Lit = input.parse().map_err(|_| expected(what, input))?;
    let refuse = |how: &str| Err(error_on(start, input, format!("expected {what}{how}")));
    if is_operator(input) {
        while !input.is_empty() && !input.peek(Token![,]) {
            input.parse::<TokenTree>()?;
        }
        return refuse(", not an expression");
    }
    let Lit::Int(integer) = &literal else { return refuse("") };
    match integer.suffix() {
        "" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => {}
        suffix => return refuse(&format!(", without the suffix `{suffix}`")),
    }
    match integer.base10_parse() {
        Ok(value) if minus.is_none() && range.contains(&value) => Ok(value),
        _ => refuse(""),
    }
}

/// Whether a literal is the start of an expression, since an operator or a method follows:
/// `1 << 20` or `2u64.pow(20)`. A minus sign is not among them, as in `4-10` it is meant as a
/// range.
fn is_operator(input: ParseStream) -> bool {
    let is_method = input.peek(Token![.]) && !input.peek(Token![..]);
    let is_sign = |(punct, _): (Punct, Cursor)| "+*/%<>&|^".contains(punct.as_char());
    is_method || input.peek(Token![as]) || input.cursor().punct().is_some_and(is_sign)
}

/// An error on the tokens from `start` to the current position of the input.
fn error_on(start: Cursor, input: ParseStream, message: impl Display) -> Error {
    error_on_tokens(tokens(start, input.cursor()), message)
}

/// An error on all of these tokens.
pub fn error_on_tokens(tokens: TokenStream, message: impl Display) -> Error {
    let buffer = TokenBuffer::new2(tokens);
    let start = buffer.begin();
    let mut end = start;
    while let Some((_, next)) = end.token_tree() {
        end = next;
    }
    Error::new_range(start..end, message)
}

/// The tokens from `start` to `end`. The value of a macro variable is in an invisible group, which
/// has the location of the variable, so returns the tokens inside.
fn tokens(mut start: Cursor, end: Cursor) -> TokenStream {
    let mut tokens = TokenStream::new();
    while start < end
        && let Some((token, rest)) = start.token_tree()
    {
        tokens.append(token);
        start = rest;
    }
    without_invisible_group(tokens)
}

fn without_invisible_group(tokens: TokenStream) -> TokenStream {
    let mut trees = tokens.clone().into_iter();
    match (trees.next(), trees.next()) {
        (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::None => {
            without_invisible_group(group.stream())
        }
        _ => tokens,
    }
}

/// An error on the next token, or at the end on the last one.
fn expected(what: &str, input: ParseStream) -> Error {
    let cursor = input.cursor();
    let span = if cursor.eof() { cursor.prev_span() } else { cursor.span() };
    Error::new(span, format!("expected {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_to_write() {
        for (call, advice, corrected) in [
            ("", "the size of the board, an integer literal from 1 to 16: `queen_table!(8)`", "8"),
            ("#[used]", "expected the size of the board", "#[used] 8"),
            ("8, ranked", "write `layout = ranked`", "8, layout = ranked"),
            ("8, ranked(8)", "write `layout = ranked(8)`", "8, layout = ranked(8)"),
            ("8, ranked<7>", "write `layout = ranked(7)`", "8, layout = ranked(7)"),
            ("8, ranked(12)", "write `layout = ranked(8)`", "8, layout = ranked(8)"),
            ("1, ranked(2)", "write `layout = ranked`", "1, layout = ranked"),
            ("4..=9, ranked(12)", "write `layout = ranked(12)`", "4..=9, layout = ranked(12)"),
            ("4..=16, ranked(13)", "`layout = ranked(12)`", "4..=16, layout = ranked(12)"),
            ("8, plain(5)", "write `layout = plain`", "8, layout = plain"),
            ("8, layout = ranked<5>", "`ranked(5)`", "8, layout = ranked(5)"),
            ("8, layout = ranked<8>", "`ranked(8)`", "8, layout = ranked(8)"),
            ("8, layout = ranked 6", "`ranked(6)`", "8, layout = ranked(6)"),
            ("8, layout = ranked<R>", "`ranked(5)`", "8, layout = ranked(5)"),
            ("4, layout = ranked[5]", "`ranked(4)`", "4, layout = ranked(4)"),
            ("4, layout = plain(5)", "`ranked(4)`", "4, layout = ranked(4)"),
            ("4, layout = flat", "`ranked(4)`", "4, layout = ranked(4)"),
            ("1, layout = flat", "expected `plain` or `ranked`", "1, layout = ranked"),
            ("1, layout = ranked<1>", "as in `ranked`", "1, layout = ranked"),
            ("8, layout = Ranked<7>", "expected `ranked(7)`", "8, layout = ranked(7)"),
            ("8, layout = layout::Ranked::<7>", "expected `ranked(7)`", "8, layout = ranked(7)"),
            ("8, layout = ranked::<7>", "as in `ranked(7)`", "8, layout = ranked(7)"),
            ("8, layout = Plain", "expected `plain`", "8, layout = plain"),
            ("4, layout = Ranked", "expected `ranked`", "4, layout = ranked"),
            ("8, Ranked<7>", "write `layout = ranked(7)`", "8, layout = ranked(7)"),
            ("8, ranked::<7>", "write `layout = ranked(7)`", "8, layout = ranked(7)"),
            ("8, ranked = 7", "write `layout = ranked(7)`", "8, layout = ranked(7)"),
            ("4...10", "expected `..=`, as in `4..=10`", "4..=10"),
            ("1_000", "`queen_math::construct` solves", "16"),
            ("size = 4..=10", "has no name: write `4..=10`", "4..=10"),
            ("sizes: 4..11, layout = ranked", "has no name: write `4..=10`", "4..=10"),
            ("size(8)", "has no name: write `8`", "8"),
            ("size 8", "has no name: write `8`", "8"),
            ("4 to 10", "expected `..=`, as in `4..=10`", "4..=10"),
            ("4 until 11", "expected `..=`, as in `4..=10`", "4..=10"),
            ("4 in 10", "expected `..=`, as in `4..=10`", "4..=10"),
            ("4:10", "expected `..=`, as in `4..=10`", "4..=10"),
            ("8 ranked 5", "expected `, layout = ranked(5)`", "8, layout = ranked(5)"),
            ("8 max_bytes 9", "expected `,` or the end", "8, max_bytes = 736"),
            ("8, layout = ranked(9)", "or larger: write `ranked(8)`", "8, layout = ranked(8)"),
            ("1, layout = ranked(2)", "or larger: write `ranked`", "1, layout = ranked"),
            ("QueenPuzzle<8>", "16, not a type: write `8`", "8"),
            ("queen_runtime::QueenPuzzle::<8>", "16, not a type: write `8`", "8"),
            (
                "QueenPuzzle<8, Ranked<5>>",
                "16, not a type: write `8, layout = ranked(5)`",
                "8, layout = ranked(5)",
            ),
            (
                "QueenPuzzle<4, layout::Ranked<5>>",
                "16, not a type: write `4, layout = ranked(4)`",
                "4, layout = ranked(4)",
            ),
            ("AnyQueenPuzzle<8, Any>", "16, not a type: write `8`", "8"),
            ("4..=Solution<8>", "16, not a type: write `8`", "4..=8"),
            ("vec![8]", "16: no macro is expanded here, so write `8`", "8"),
            ("std::vec![8]", "16: no macro is expanded here, so write `8`", "8"),
            ("concat!(1, 2)", "no macro is expanded here, so write the number itself", "12"),
            ("N < 8", "macros are expanded before constants have values", "8"),
            ("#[unsafe(cfg(unix))] 8", "`cfg` belongs before", "#[unsafe(no_mangle)] 8"),
            ("#[cfg_attr(unix, cfg(unix))] 8", "`cfg` belongs before", "#[cfg_attr(unix, used)] 8"),
            ("ranked, 8", "`queen_table!(8, layout = ranked)`", "8, layout = ranked"),
            ("ranked(6), 8", "`queen_table!(8, layout = ranked(6))`", "8, layout = ranked(6)"),
            ("plain, 8", "`queen_table!(8, layout = plain)`", "8, layout = plain"),
            ("size: 8", "has no name: write `8`", "8"),
            ("size = 8", "has no name: write `8`", "8"),
            ("size: 17", "has no name: write an integer literal from 1 to 16", "16"),
            ("size = 4..=17", "has no name: write an integer literal from 1 to 16", "16"),
            ("8 ranked", "expected `, layout = ranked`", "8, layout = ranked"),
            ("4..=9 ranked(7)", "expected `, layout = ranked(7)`", "4..=9, layout = ranked(7)"),
            ("8, ranked-5", "write `layout = ranked(5)`", "8, layout = ranked(5)"),
            ("8, layout = ranked-5", "as in `ranked(5)`", "8, layout = ranked(5)"),
            ("4-10", "expected `..=`, as in `4..=10`", "4..=10"),
            ("8 as usize", "an integer literal from 1 to 16, not an expression", "8"),
            ("4..=2 * 4", "an integer literal from 1 to 16, not an expression", "4..=8"),
            (
                "8, layout = ranked(2 + 3)",
                "from 2 to 12, not an expression",
                "8, layout = ranked(5)",
            ),
            ("8, max_bytes = 1 << 20", "`, not an expression", "8, max_bytes = 40_000_000"),
            ("8, max_bytes = 2u64.pow(9)", "`, not an expression", "8, max_bytes = 40_000_000"),
            ("4..size = 17", "has no name: write `17`", "4..17"),
            ("-8", "expected an integer literal from 1 to 16", "8"),
            ("8i32", "from 1 to 16, without the suffix `i32`", "8u32"),
            (
                "8, layout = plain, layout = ranked",
                "the option `layout` is given twice",
                "8, layout = ranked",
            ),
        ] {
            let message = syn::parse_str::<Input>(call).err().unwrap().to_string();
            assert!(message.contains(advice), "{call}: {message}");
            let error = syn::parse_str::<Input>(corrected).err();
            assert!(error.is_none(), "{corrected}: {error:?}");
        }
    }

    #[test]
    fn a_comma_may_end_the_call() {
        for call in ["8,", "4..=6,", "8, layout = ranked,"] {
            assert!(syn::parse_str::<Input>(call).is_ok(), "{call}");
        }
    }

    #[test]
    fn a_direct_call_needs_the_crate() {
        let input = syn::parse_str::<Input>("8").unwrap();
        // A module of the caller may have the same name.
        assert_eq!(input.runtime.to_string(), ":: queen_runtime");
    }

    #[test]
    fn one_symbol_is_for_one_table() {
        for name in ["no_mangle", "r#no_mangle", "export_name = \"TABLE\""] {
            let error = |sizes| {
                let call = format!("#[unsafe({name})] {sizes}");
                syn::parse_str::<Input>(&call).err().map(|error| error.to_string())
            };
            for sizes in ["8", "8..=8", "8..9"] {
                assert_eq!(error(sizes), None, "{name}");
            }
            for sizes in ["4..=5", "4..6", "1..=16"] {
                assert!(error(sizes).is_some_and(|e| e.contains("the same symbol")), "{name}");
            }
        }
    }

    #[test]
    fn literals_have_a_greatest_length() {
        let error = |len| {
            let call = format!("{:0>len$}", 8);
            syn::parse_str::<Input>(&call).err().map(|error| error.to_string())
        };
        assert_eq!(error(MAX_LITERAL), None);
        let expected = "expected an integer literal from 1 to 16";
        assert_eq!(error(MAX_LITERAL + 1).as_deref(), Some(expected));
    }
}
