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

/// Reads columns, or several lists of columns in brackets, each a position.
pub fn read(line: &str) -> Result<Vec<ParsedPosition>, Refusal> {
    const OPENING: [char; 2] = ['[', '('];
    const CLOSING: [char; 2] = [']', ')'];
    const SEPARATORS: [char; 2] = [',', ' '];
    if !line.contains(OPENING) && !line.contains(CLOSING) {
        return Ok(vec![read_one(line)?]);
    }
    let mut positions = Vec::new();
    // Each of these texts has one closing bracket, at its end; the last one may have none.
    for text in line.split_inclusive(CLOSING) {
        let text = text.trim_matches(SEPARATORS);
        let list = text.trim_start_matches([OPENING, SEPARATORS].as_flattened());
        let numbers = list.trim_end_matches(CLOSING);
        // The brackets around several lists.
        if numbers.is_empty() {
            continue;
        }
        // A number beside a list is not one more queen of it, and no board of its own.
        let before_list = numbers.split_once(OPENING).map(|(outside, _)| outside);
        let has_no_list = list.len() == text.len();
        if let Some(outside) = before_list.or(has_no_list.then_some(numbers)) {
            return Err(Refusal::from(format!(
                "'{}' is outside of the brackets of a position",
                escape(outside.trim_matches(SEPARATORS))
            )));
        }
        if list == numbers {
            return Err(Refusal::from("the list has no end".to_owned()));
        }
        positions.push(read_one(numbers)?);
    }
    if positions.is_empty() { Err(Refusal::no_position()) } else { Ok(positions) }
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
