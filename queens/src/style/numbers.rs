//! Columns from the top row down, as numbers: in lists, as digits, separated by commas.

use std::fmt::Display;
use std::io::{self, Write};

use queen_math::Counted;

use super::Refusal;
use crate::escape::escape;
use crate::position::{MAX_QUEENS, ParsedPosition};

/// Writes columns from 0 in brackets.
pub fn write_list(columns: &[u32], out: &mut impl Write) -> io::Result<()> {
    write!(out, "{columns:?}")
}

/// Writes columns from 1 in parentheses.
pub fn write_tuple(columns: &[u32], out: &mut impl Write) -> io::Result<()> {
    write!(out, "(")?;
    write_joined(", ", columns.iter().map(|column| column + 1), out)?;
    write!(out, ")")
}

/// Writes columns from 0 as a tuple of Python, which has a comma after its only entry.
pub fn write_python_tuple(columns: &[u32], out: &mut impl Write) -> io::Result<()> {
    write!(out, "(")?;
    write_joined(", ", columns, out)?;
    write!(out, "{})", if columns.len() == 1 { "," } else { "" })
}

/// Writes columns from `base`, with spaces between them only if one has two digits.
pub fn write_digits(columns: &[u32], base: u32, out: &mut impl Write) -> io::Result<()> {
    let has_two_digits = columns.len() + base as usize > 10;
    let columns = columns.iter().map(|column| column + base);
    write_joined(if has_two_digits { " " } else { "" }, columns, out)
}

/// Writes columns from 0 as comma-separated values.
pub fn write_csv(columns: &[u32], out: &mut impl Write) -> io::Result<()> {
    write_joined(",", columns, out)
}

/// Writes the line of names above comma-separated values.
pub fn write_csv_header(size: usize, out: &mut impl Write) -> io::Result<()> {
    write_joined(",", (0..size).map(name), out)?;
    writeln!(out)
}

/// Whether the line has the names that are above comma-separated values.
pub fn is_csv_header(line: &str) -> bool {
    line.split(',').enumerate().all(|(row, found)| found == name(row))
}

fn name(row: usize) -> String {
    format!("row{row}")
}

fn write_joined(
    separator: &str,
    items: impl IntoIterator<Item = impl Display>,
    out: &mut impl Write,
) -> io::Result<()> {
    for (index, item) in items.into_iter().enumerate() {
        let separator = if index > 0 { separator } else { "" };
        write!(out, "{separator}{item}")?;
    }
    Ok(())
}

/// Reads columns or several lists of columns, each a position.
pub fn read(line: &str) -> Result<Vec<ParsedPosition>, Refusal> {
    let lists = line.split_inclusive([')', ']']);
    let lists = lists.map(|list| list.trim_matches([',', ' ', '[', ']', '(', ')']));
    let mut lists = lists.filter(|list| !list.is_empty()).peekable();
    if lists.peek().is_none() {
        return Err(Refusal::from("there is no position".to_owned()));
    }
    lists.map(read_one).collect()
}

/// Reads columns, from 0 if one of them is 0 and from 1 otherwise: numbers, or digits without
/// anything between them. The outcome that a trace adds is skipped.
pub fn read_one(text: &str) -> Result<ParsedPosition, Refusal> {
    let text = text.trim_end_matches(" X").trim_end_matches(" Skipped");
    let numbers =
        text.split(|character: char| character.is_whitespace() || "[](),".contains(character));
    let mut numbers: Vec<_> = numbers.filter(|number| !number.is_empty()).collect();
    if let [digits] = numbers[..]
        && digits.bytes().all(|digit| digit.is_ascii_digit())
    {
        numbers = (0..digits.len()).map(|index| &digits[index..=index]).collect();
    }
    let columns = numbers
        .into_iter()
        .map(|number| number.parse().map_err(|_| format!("'{}' is not a column", escape(number))));
    let columns: Vec<u32> = columns.collect::<Result<_, _>>()?;
    if columns.is_empty() || columns.len() > MAX_QUEENS {
        return Err(Refusal::size());
    }
    let base = u32::from(!columns.contains(&0));
    let last = columns.len() as u32 - 1 + base;
    match columns.iter().find(|&&column| column > last) {
        Some(column) => Err(Refusal::from(format!(
            "with {}, columns are from {base} to {last}, not {column}",
            Counted(columns.len(), "queen")
        ))),
        None => Ok(ParsedPosition::from_columns(columns.iter().map(|column| column - base))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tuple_is_one_of_python() {
        for (columns, tuple) in [(&[0][..], "(0,)"), (&[1, 3, 0, 2], "(1, 3, 0, 2)")] {
            let mut text = Vec::new();
            write_python_tuple(columns, &mut text).unwrap();
            assert_eq!(String::from_utf8(text).unwrap(), tuple);
        }
    }
}
