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

use queen_math::MAX_TABLE_SIZE;
use queen_math::table::Layout;

use crate::api::{Delimiter, Ident, Punct, Span, TokenStream, TokenTree};
use crate::tokens::{Buffer, Cursor, Error, Location, Result};

/// An option: its name, a value for examples, and the parser of its value, which returns the value
/// as it is written in advice.
pub struct MacroOption {
    pub name: &'static str,
    example: &'static str,
    parse: fn(&mut Cursor, &Sizes, &mut Values) -> Result<String>,
}

pub const OPTIONS: [MacroOption; 2] = [
    MacroOption { name: "layout", example: "ranked", parse: parse_layout },
    MacroOption { name: "max_bytes", example: "1_000_000", parse: parse_max_bytes },
];

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
    /// Where the bytes are limited: at the value of `max_bytes`, or at the sizes.
    pub limit: Location,
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

impl Input {
    pub fn parse(tokens: TokenStream) -> Result<Self> {
        let tokens = Buffer::new(tokens);
        let input = &mut tokens.start();
        let runtime = parse_runtime(input)?;
        let attributes = parse_attributes(input)?;
        let start = *input;
        let sizes = parse_sizes(input)?;
        let mut limit = start.location_to(*input);
        if sizes.range().count() > 1
            && let Some(name) = find_ident(attributes.clone(), &SYMBOL_NAMES)
        {
            let message =
                format!("`{}` would give several tables the same symbol name", unraw(&name));
            return Err(Error::at(name.span(), message));
        }

        if let Some((word, rest)) = input.ident()
            && let Some(layout) = instead_of_layout(word, rest, &sizes)
        {
            return Err(Error::expected(&format!("`, {layout}`"), *input));
        }
        let mut values = Values::default();
        let mut given = [const { None }; OPTIONS.len()];
        while let Some(name) = parse_option_name(input)? {
            let Some((option, given)) =
                OPTIONS.iter().zip(&mut given).find(|(o, _)| is(&name, o.name))
            else {
                let message = match instead_of_layout(&name, *input, &sizes) {
                    Some(layout) => format!("write `{layout}`"),
                    None => no_option(&name),
                };
                return Err(Error::at(name.span(), message));
            };
            if given.is_some() {
                return Err(Error::at(name.span(), format!("the option `{name}` is given twice")));
            }
            if !take(input, "=") {
                return Err(Error::expected(&format!("`{name} = …`"), *input));
            }
            let start = *input;
            *given = Some((option.parse)(input, &sizes, &mut values)?);
            if option.name == "max_bytes" {
                limit = start.location_to(*input);
            }
        }
        Ok(Self { runtime, attributes, sizes, span: start.span(), limit, values, given })
    }
}

/// The runtime's `queen_table!` passes `$crate;` first, which cannot be written outside of a
/// `macro_rules!`.
pub fn parse_runtime(input: &mut Cursor) -> Result<TokenStream> {
    match input.ident() {
        Some((ident, rest)) if is(ident, "$crate") => {
            *input = rest;
            if !take(input, ";") {
                return Err(Error::expected("`;`", *input));
            }
            Ok(TokenStream::from(TokenTree::from(ident.clone())))
        }
        _ => Ok("::queen_runtime".parse().unwrap_or_default()),
    }
}

pub fn parse_attributes(input: &mut Cursor) -> Result<TokenStream> {
    let mut attributes = Vec::new();
    while let Some((hash, rest)) = input.punct().filter(|(punct, _)| punct.as_char() == '#') {
        *input = rest;
        let group = input.group().filter(|(group, _)| group.delimiter() == Delimiter::Bracket);
        let Some((group, content)) = group else {
            let what = "`[…]`, as in `#[unsafe(link_section = \"…\")]`";
            return Err(Error::expected(what, *input));
        };
        let cfg = match content.ident() {
            Some((name, _)) if unraw(name) == "cfg" => Some(name.clone()),
            Some((name, rest)) if unraw(name) == "cfg_attr" => find_ident(rest.rest(), &["cfg"]),
            _ => None,
        };
        if let Some(name) = cfg {
            let message = "`cfg` belongs before the item that holds the table";
            return Err(Error::at(name.span(), message));
        }
        attributes.extend([TokenTree::from(hash.clone()), TokenTree::from(group.clone())]);
        *input = input.after();
    }
    Ok(attributes.into_iter().collect())
}

/// The word without the `r#` of a raw identifier.
fn unraw(ident: &Ident) -> String {
    let word = ident.to_string();
    word.strip_prefix("r#").map(str::to_owned).unwrap_or(word)
}

pub fn is(ident: &Ident, word: &str) -> bool {
    ident.to_string().as_str() == word
}

/// Whether these characters come next; if so, moves past them.
fn take(input: &mut Cursor, puncts: &str) -> bool {
    let rest = input.after_puncts(puncts);
    *input = rest.unwrap_or(*input);
    rest.is_some()
}

/// The first of these names in the attributes, at any depth.
fn find_ident(tokens: TokenStream, names: &[&str]) -> Option<Ident> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Group(group) => find_ident(group.stream(), names),
        TokenTree::Ident(ident) => {
            // `r#no_mangle` is the same attribute.
            let word = unraw(&ident);
            names.contains(&&*word).then_some(ident)
        }
        _ => None,
    })
}

pub fn parse_sizes(input: &mut Cursor) -> Result<Sizes> {
    if input.is_at_end() {
        let size = size_literal(MAX_TABLE_SIZE);
        let message = format!("expected the size of the board, {size}: `queen_table!(8)`");
        return Err(Error::at(Span::call_site(), message));
    }
    let start = *input;
    if parse_dots(input)?.is_some() {
        return error_on(start, *input, "expected the smallest size before this: `4..=10`");
    }
    let first = parse_size(input, MAX_TABLE_SIZE)?;
    let dots = *input;
    if input.after_puncts("-").is_some() {
        return Err(Error::expected("`..=`, as in `4..=10`", *input));
    }
    let Some(beyond) = parse_dots(input)? else { return Ok(Sizes::One(first)) };
    if input.is_at_end() || input.after_puncts(",").is_some() {
        return error_on(dots, *input, "expected the largest size after this: `4..=10`");
    }
    let sizes = first..=parse_size(input, MAX_TABLE_SIZE + beyond)? - beyond;
    if sizes.is_empty() {
        return error_on(start, *input, "there is no size in this range");
    }
    Ok(Sizes::Range(sizes))
}

/// Parses `..=` or `..`, and returns by how much the number after it exceeds the largest size.
fn parse_dots(input: &mut Cursor) -> Result<Option<usize>> {
    let start = *input;
    if take(input, "...") {
        return error_on(start, *input, "expected `..=`, as in `4..=10`");
    }
    if take(input, "..=") {
        return Ok(Some(0));
    }
    Ok(take(input, "..").then_some(1))
}

fn parse_size(input: &mut Cursor, largest: usize) -> Result<usize> {
    match input.ident() {
        Some((word, rest)) if !is_keyword(word) => {
            Err(Error::at(word.span(), instead_of_size(word, rest, largest)))
        }
        _ => {
            let is_larger = input.literal().is_some_and(|(literal, _)| {
                let digits = literal.to_string().replace('_', "");
                digits.parse().is_ok_and(|size: u32| size as usize > largest)
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
    if let Some(MacroOption { name, example, .. }) =
        OPTIONS.iter().find(|option| is(word, option.name))
    {
        return format!("{comes_first}: `queen_table!(8, {name} = {example})`");
    }
    if let Some(layout) = instead_of_layout(word, rest, &Sizes::One(8)) {
        return format!("{comes_first}: `queen_table!(8, {layout})`");
    }
    let what = size_literal(largest);
    let value = match (rest.group(), rest.punct()) {
        (Some((_, inside)), _) => inside,
        (_, Some((punct, value))) if is_assignment(punct) => value,
        _ => rest,
    };
    match value.literal() {
        // A literal after the comma would be the size.
        Some((_, rest)) if rest.punct().is_some_and(|(_, rest)| rest.literal().is_some()) => {
            format!("{}; {comes_first}", no_option(word))
        }
        Some((literal, rest)) => {
            let is_range = rest.punct().is_some_and(|(punct, _)| punct.as_char() == '.');
            let sizes = 1..=largest as u64;
            let is_size = || integer(&literal.to_string()).is_ok_and(|size| sizes.contains(&size));
            let size = match parse_sizes(&mut { value }) {
                Ok(Sizes::Range(sizes)) if largest == MAX_TABLE_SIZE => format!("`{sizes:?}`"),
                _ if !is_range && is_size() => format!("`{literal}`"),
                _ => what,
            };
            format!("the size of the board has no name: write {size}")
        }
        None => format!(
            "expected {what}: macros are expanded before constants have values, so write the \
             number itself, or a range of sizes to choose from at run time: `queen_table!(4..=10)`"
        ),
    }
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
        let layout = named_layout(word, rest, sizes);
        if layout.is_some() {
            return layout;
        }
        cursor = after_path_separator(rest)?;
    }
}

/// The layout of this name, in whatever case, and with the number of rows in `rest`.
fn named_layout(word: &Ident, rest: Cursor, sizes: &Sizes) -> Option<String> {
    let name = unraw(word).to_lowercase();
    let ranked = match name.parse().ok()? {
        Layout::Plain => None,
        Layout::Ranked { .. } => ranked_as_written(rest, sizes),
    };
    Some(ranked.unwrap_or(name))
}

fn after_path_separator(cursor: Cursor) -> Option<Cursor> {
    cursor.after_puncts("::")
}

/// Whether this could stand between a name and its value.
pub fn is_assignment(punct: &Punct) -> bool {
    matches!(punct.as_char(), '=' | ':')
}

/// The names of all options, as in `` `layout = …` or `max_bytes = …` ``.
fn options() -> String {
    OPTIONS.map(|option| format!("`{} = …`", option.name)).join(" or ")
}

/// The message for a word in place of an option's name.
fn no_option(word: &Ident) -> String {
    format!("no option `{word}`: expected {}", options())
}

/// Parses the comma before an option and its name, if there is another one.
fn parse_option_name(input: &mut Cursor) -> Result<Option<Ident>> {
    if input.is_at_end() {
        return Ok(None);
    }
    if !take(input, ",") {
        return Err(Error::expected("`,` or the end", *input));
    }
    if input.is_at_end() {
        return Ok(None);
    }
    match input.ident() {
        Some((name, rest)) if !is_keyword(name) => {
            *input = rest;
            Ok(Some(name.clone()))
        }
        _ => Err(Error::expected(&options(), *input)),
    }
}

fn parse_layout(input: &mut Cursor, sizes: &Sizes, values: &mut Values) -> Result<String> {
    let layout = input.ident().and_then(|(name, _)| name.to_string().parse().ok());
    values.layout = layout.ok_or_else(|| {
        let layouts = match (layout_as_written(*input, sizes), nearest_ranked(8, sizes)) {
            (Some(layout), _) => format!("`{layout}`"),
            (None, ranked) if ranked == "ranked" => "`plain` or `ranked`".to_string(),
            (None, with_rows) => format!("`plain`, `ranked` or `{with_rows}`"),
        };
        Error::expected(&layouts, *input)
    })?;
    *input = input.after();
    let rows = input.group().filter(|(group, _)| group.delimiter() == Delimiter::Parenthesis);
    if matches!(values.layout, Layout::Ranked { .. })
        && let Some((_, mut rows)) = rows
    {
        values.layout = Layout::Ranked { rows: parse_rows(&mut rows, sizes)? };
        *input = input.after();
    } else if let Some(ranked) = ranked_as_written(*input, sizes) {
        let what = match values.layout {
            Layout::Plain => format!("`plain` without a number of rows, or `{ranked}`"),
            Layout::Ranked { .. } => format!("parentheses, as in `{ranked}`"),
        };
        return Err(Error::expected(&what, *input));
    }
    Ok(values.layout.to_string())
}

/// The layout `ranked` with the number of rows that is written here in brackets of any kind, after
/// a sign or in neither; `None` if neither a bracket nor a literal follows.
fn ranked_as_written(rest: Cursor, sizes: &Sizes) -> Option<String> {
    let is_less_than = |punct: &Punct| punct.as_char() == '<';
    let rest = after_path_separator(rest).unwrap_or(rest);
    let inside = match (rest.group(), rest.punct()) {
        (Some((_, inside)), _) => inside,
        (_, Some((punct, inside))) if is_less_than(punct) => inside,
        (_, Some((punct, rows))) if is_assignment(punct) || punct.as_char() == '-' => {
            rows.literal().map(|_| rows)?
        }
        _ => rest.literal().map(|_| rest)?,
    };
    let rows = inside.literal().and_then(|(rows, _)| rows.to_string().parse().ok());
    Some(nearest_ranked(rows.unwrap_or(5), sizes))
}

/// The layout `ranked` with a number of rows that these boards can have, as close to `rows` as
/// possible.
fn nearest_ranked(rows: u8, sizes: &Sizes) -> String {
    let allowed = (Layout::MIN_ROWS..=Layout::MAX_ROWS).filter(|&rows| sizes.allow_rows(rows));
    match allowed.min_by_key(|allowed| allowed.abs_diff(rows)) {
        Some(rows) => Layout::Ranked { rows }.to_string(),
        None => "ranked".to_string(),
    }
}

fn parse_rows(input: &mut Cursor, sizes: &Sizes) -> Result<u8> {
    let start = *input;
    let (min, max) = (Layout::MIN_ROWS, Layout::MAX_ROWS);
    let what = format!("an integer literal from {min} to {max}");
    let rows = parse_integer(input, &what, min.into()..=max.into())? as u8;
    if !sizes.allow_rows(rows) {
        let message = format!("`ranked({rows})` is for boards of {rows} × {rows} or larger");
        return error_on(start, *input, message);
    }
    if !input.is_at_end() {
        return Err(Error::expected("`)`", *input));
    }
    Ok(rows)
}

fn parse_max_bytes(input: &mut Cursor, _: &Sizes, values: &mut Values) -> Result<String> {
    let bytes = "a number of bytes below 2^64, as in `max_bytes = 40_000_000`";
    let max_bytes = parse_integer(input, bytes, 0..=u64::MAX)?;
    values.max_bytes = Some(max_bytes);
    Ok(max_bytes.to_string())
}

/// Parses an integer literal in `range`, which errors describe as `what`.
fn parse_integer(input: &mut Cursor, what: &str, range: RangeInclusive<u64>) -> Result<u64> {
    let start = *input;
    let is_negative = take(input, "-");
    let Some((literal, rest)) = input.literal() else {
        return Err(Error::expected(what, *input));
    };
    *input = rest;
    let how = if is_operator(*input) {
        while !input.is_at_end() && input.after_puncts(",").is_none() {
            *input = input.after();
        }
        ", not an expression".to_string()
    } else {
        match integer(&literal.to_string()) {
            Ok(value) if !is_negative && range.contains(&value) => return Ok(value),
            Ok(_) => String::new(),
            Err(suffix) if suffix.is_empty() => String::new(),
            Err(suffix) => format!(", without the suffix `{suffix}`"),
        }
    };
    error_on(start, *input, format!("expected {what}{how}"))
}

/// The value of an integer literal. The error is the suffix if only that is wrong, or empty.
fn integer(literal: &str) -> Result<u64, String> {
    let (radix, digits) = match literal.get(..2) {
        Some("0x") => (16, &literal[2..]),
        Some("0o") => (8, &literal[2..]),
        Some("0b") => (2, &literal[2..]),
        _ => (10, literal),
    };
    let is_digit = |char: char| char.is_digit(radix) || char == '_';
    let (digits, suffix) = digits.split_at(digits.find(|c| !is_digit(c)).unwrap_or(digits.len()));
    match suffix {
        "" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => {}
        // A number with a point or an exponent, or no number at all.
        _ if digits.is_empty() || suffix.starts_with(['.', 'e', 'E']) => return Err(String::new()),
        _ => return Err(suffix.to_string()),
    }
    u64::from_str_radix(&digits.replace('_', ""), radix).map_err(|_| String::new())
}

/// Whether a literal is the start of an expression, since an operator or a method follows:
/// `1 << 20` or `2u64.pow(20)`. A minus sign is not among them, as in `4-10` it is meant as a
/// range.
fn is_operator(input: Cursor) -> bool {
    let is_method = input.after_puncts(".").is_some() && input.after_puncts("..").is_none();
    let is_sign = |(punct, _): (&Punct, Cursor)| "+*/%<>&|^".contains(punct.as_char());
    let is_as = |(word, _): (&Ident, Cursor)| is(word, "as");
    is_method || input.ident().is_some_and(is_as) || input.punct().is_some_and(is_sign)
}

/// Whether no variable, type or option can have this name.
fn is_keyword(word: &Ident) -> bool {
    KEYWORDS.contains(&&*word.to_string())
}

#[rustfmt::skip]
const KEYWORDS: [&str; 52] = [
    "_", "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// An error on the tokens from `start` to `end`.
fn error_on<T>(start: Cursor, end: Cursor, message: impl Into<String>) -> Result<T> {
    Err(Error::new(start.location_to(end), message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(call: &str) -> Option<String> {
        Input::parse(call.parse().unwrap()).err().map(|error| error.to_string())
    }

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
        ] {
            let message = error(call).unwrap();
            assert!(message.contains(advice), "{call}: {message}");
            assert_eq!(error(corrected), None, "{corrected}");
        }
    }

    #[test]
    fn one_symbol_is_for_one_table() {
        for name in ["no_mangle", "r#no_mangle", "export_name = \"TABLE\""] {
            let error = |sizes| error(&format!("#[unsafe({name})] {sizes}"));
            for sizes in ["8", "8..=8", "8..9"] {
                assert_eq!(error(sizes), None, "{name}");
            }
            for sizes in ["4..=5", "4..6", "1..=16"] {
                assert!(error(sizes).is_some_and(|e| e.contains("the same symbol")), "{name}");
            }
        }
    }

    #[test]
    fn literals_may_be_long() {
        let call = "0".repeat(100_000) + "8";
        assert_eq!(error(&call), None);
        let expected = "expected an integer literal from 1 to 16";
        assert_eq!(error(&call.replace('8', "0")).as_deref(), Some(expected));
    }

    #[test]
    fn integers_have_a_radix_and_a_suffix() {
        for (literal, value) in [("8", 8), ("0x_1F", 31), ("0b11u8", 3), ("0o17usize", 15)] {
            assert_eq!(integer(literal), Ok(value));
        }
        let max = u64::MAX.to_string();
        assert_eq!(integer(&max), Ok(u64::MAX));
        for no_integer in ["8.0", "1e3", "'8'", "\"8\"", "b\"8\"", "0x", &(max + "0")] {
            assert_eq!(integer(no_integer), Err(String::new()), "{no_integer}");
        }
        for (literal, suffix) in
            [("8i32", "i32"), ("0b1queens", "queens"), ("8_i8", "i8"), ("8f64", "f64")]
        {
            assert_eq!(integer(literal), Err(suffix.to_string()));
        }
    }
}
