//! Tables in files of C, from the templates in `c/`.

pub mod arduino;
pub mod prefix;
mod ranked;

use std::fmt::Write;

use queen_math::count;
use queen_math::table::{Layout, Shape};
use sha2::{Digest, Sha256};

const HEADER: &str = include_str!("c/table.h");
const CPP_HEADER: &str = include_str!("c/table.hpp");
const NONE: &str = include_str!("c/none.c");
const TABLE: &str = include_str!("c/table.c");
const PLACEMENT: &str = include_str!("c/placement.c");
const ORDER: &str = include_str!("c/order.c");
const PLAIN: &str = include_str!("c/plain.c");
const SEQUENCE: &str = include_str!("c/sequence.c");
const CHECK: &str = include_str!("c/check.c");
const SEARCH: &str = include_str!("c/search.c");
const RANKED: &str = include_str!("c/ranked.c");

/// A source file with its header.
pub struct Files {
    /// The templates of the source file.
    parts: &'static [&'static str],
    values: Values,
}

/// The placeholders of the templates, which stand between at signs, with their values.
type Values = Vec<(&'static str, String)>;

impl Files {
    /// The files of a table of this size and layout, named `stem`. Names in C begin with the
    /// prefix, by default `queens` and the size.
    pub fn new(
        size: usize,
        layout: Layout,
        prefix: Option<&str>,
        stem: &str,
        table: &[u8],
    ) -> Self {
        Self { parts: parts(size, layout), values: values(size, layout, prefix, stem, table) }
    }

    /// The text of the source file.
    pub fn source(&self) -> String {
        fill(&self.parts.join("\n"), &self.values)
    }

    /// The text of the header.
    pub fn header(&self) -> String {
        fill(HEADER, &self.values)
    }

    /// The text of the header for C++, which includes the other one.
    pub fn cpp_header(&self) -> String {
        fill(CPP_HEADER, &self.values)
    }
}

/// Whether `#include "STEM.h"` is valid: there are no escapes between these quotation marks, what a
/// quotation mark, an apostrophe or a backslash means there is undefined (C99, 6.4.7), and `??` may
/// start a trigraph. A stem has no slashes.
pub fn can_be_included(stem: &str) -> bool {
    let is_special = |c: char| c.is_control() || matches!(c, '"' | '\'' | '\\');
    !stem.contains(is_special) && !stem.contains("??")
}

/// The templates of a source file. Each needs those before it: functions are declared by their
/// definition. A board without solutions has no table, whatever its layout: the other
/// templates would need an array in C, which has at least one element, and would never read it.
fn parts(size: usize, layout: Layout) -> &'static [&'static str] {
    match layout {
        _ if count::SOLUTIONS[size] == 0 => &[NONE],
        Layout::Plain => &[TABLE, PLACEMENT, ORDER, PLAIN],
        Layout::Ranked { .. } => &[TABLE, PLACEMENT, ORDER, SEQUENCE, CHECK, SEARCH, RANKED],
    }
}

/// The values of the placeholders. `COMMAND` is the shortest call that writes such a table; the
/// default layout and the default prefix are left out of it. Names of macros have the prefix in
/// capitals, so both forms of it are there.
fn values(size: usize, layout: Layout, prefix: Option<&str>, stem: &str, table: &[u8]) -> Values {
    let mut command = format!("queens export {size}");
    if layout != Layout::Plain {
        write!(command, " --layout '{layout}'").expect("a string takes all text");
    }
    if let Some(prefix) = prefix {
        write!(command, " --prefix {prefix}").expect("a string takes all text");
    }
    let prefix = prefix.map_or_else(|| prefix::of_size(size), str::to_owned);
    let mut values = vec![
        ("N", size.to_string()),
        ("BYTES", table.len().to_string()),
        ("COMMAND", command),
        ("VERSION", env!("CARGO_PKG_VERSION").to_owned()),
        ("HASH", hash(table)),
        ("FILE", stem.to_owned()),
        ("PREFIX", prefix.to_ascii_uppercase()),
        ("prefix", prefix.clone()),
        ("SOLUTIONS", count::SOLUTIONS[size].to_string()),
        ("FUNDAMENTAL", count::FUNDAMENTAL_SOLUTIONS[size].to_string()),
        ("TESTED", count::TESTED_PERMUTATIONS[size].to_string()),
    ];
    if let Some(parts) = Shape::new(size, layout).and_then(Shape::ranked_parts) {
        values.extend(ranked::values(size, &parts, &prefix));
    }
    // C has no empty arrays.
    values.push(("TABLE", literals(if table.is_empty() { &[0] } else { table })));
    values
}

/// Replaces the placeholders of a template by their values: with N = 8, `#define SIZE @N@U` becomes
/// `#define SIZE 8U`.
///
/// The template is read once, so what looks like a placeholder in a value stays as it is: the stem
/// of a file may be `a@N@`.
fn fill(template: &str, values: &[(&str, String)]) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once('@') {
        text += before;
        let placeholder = behind.split_once('@').and_then(|(name, behind)| {
            let (_, value) = values.iter().find(|&&(other, _)| other == name)?;
            Some((value, behind))
        });
        if let Some((value, behind)) = placeholder {
            text += value;
            rest = behind;
        } else {
            // A word of Doxygen, as in `@file`.
            text.push('@');
            rest = behind;
        }
    }
    text + rest
}

/// The SHA-256 of the table in hexadecimal digits, as `sha256sum` writes that of its file.
fn hash(table: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(table) {
        write!(text, "{byte:02x}").expect("a string takes all text");
    }
    text
}

/// The elements of an array in C, 20 a line. A line is `   ` and ` 7,` for each byte, so it is
/// indented by four spaces and has at most 103 characters. The template has the line breaks before
/// the first line and after the last one.
fn literals(bytes: &[u8]) -> String {
    let mut text = String::new();
    for line in bytes.chunks(20) {
        text += if text.is_empty() { "   " } else { "\n   " };
        for byte in line {
            write!(text, " {byte},").expect("a string takes all text");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_in_values_stay() {
        let values = [("FILE", "a@N@".to_owned()), ("N", "8".to_owned())];
        assert_eq!(fill("@file @FILE@.h, @N@ @@N@@", &values), "@file a@N@.h, 8 @8@");
    }
}
