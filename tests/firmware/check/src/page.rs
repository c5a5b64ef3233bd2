//! Figures in the documentation.

use std::path::Path;
use std::{env, fs};

use api::Result;

/// The accepted difference of figures where another compiler has made the page.
const PERCENT: u64 = 100;
const MORE: u64 = 100;

/// Compares `figures` with what stands in the page between `<!-- name -->` and
/// `<!-- end of name -->`; with `BLESS=1`, writes them there.
///
/// Those of the compiler that has made the page must be equal. Of another one, the first `exact`
/// columns must be, which do not depend on what it optimizes.
pub fn require(page: &Path, name: &str, compiler: &str, figures: &str, exact: usize) -> Result<()> {
    let page_name = page.display();
    let figures = format!("{figures}\n\nOf {compiler}.");
    let (start, end) = (format!("<!-- {name} -->\n"), format!("\n<!-- end of {name} -->"));
    let text = fs::read_to_string(page)?;
    let (before, rest) = text.split_once(&start).ok_or(format!("{page_name}: no `{start}`"))?;
    let (old, after) = rest.split_once(&end).ok_or(format!("{page_name}: no `{end}`"))?;
    if env::var_os("BLESS").is_some_and(|bless| !bless.is_empty()) {
        fs::write(page, format!("{before}{start}{figures}{end}{after}"))?;
        return Ok(());
    }
    let is_same = old.lines().last() == figures.lines().last();
    let changes = changes(old, &figures, (!is_same).then_some(exact));
    if changes.is_empty() {
        return Ok(());
    }
    let changes = changes.join("\n");
    Err(format!("{page_name}: stale, BLESS=1 writes it anew; now it is\n{changes}").into())
}

/// The lines of `new` that differ from those of `old`, or are not near those where the first
/// `exact` columns are equal; all where there are more or fewer. The last line names the compiler.
fn changes<'a>(old: &'a str, new: &'a str, exact: Option<usize>) -> Vec<&'a str> {
    let [old, new] = [old, new].map(|text| text.lines().rev().skip(1).collect::<Vec<_>>());
    if old.len() != new.len() {
        return new.into_iter().rev().collect();
    }
    let are_alike = |(old, new): &(&str, &str)| match exact {
        None => old == new,
        Some(exact) => are_near(old, new, if new.starts_with('|') { exact } else { 0 }),
    };
    old.into_iter().zip(new).rev().filter(|lines| !are_alike(lines)).map(|(_, new)| new).collect()
}

fn are_near(old: &str, new: &str, exact: usize) -> bool {
    let (mut old, mut new) = (old.split(" | "), new.split(" | "));
    let are_equal = old.by_ref().take(exact).eq(new.by_ref().take(exact));
    let [old, new] = [old, new].map(|columns| columns.flat_map(numbers).collect::<Vec<_>>());
    let mut figures = old.iter().zip(&new);
    are_equal && old.len() == new.len() && figures.all(|(old, new)| is_near(old, new))
}

/// The least and the most, or the words.
fn numbers(column: &str) -> Vec<String> {
    column.split([' ', '–']).map(|number| number.replace(',', "")).collect()
}

/// Whether neither of two numbers is far from the other. Words may differ.
fn is_near(old: &str, new: &str) -> bool {
    match (old.parse::<u64>(), new.parse::<u64>()) {
        (Ok(old), Ok(new)) => old.abs_diff(new) <= old.min(new) * PERCENT / 100 + MORE,
        _ => true,
    }
}

/// A number with commas between the thousands.
pub fn number(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{},{rest:03}", self::number(thousands)),
    }
}

/// A number, or a dash where there is none.
pub fn optional(number: Option<u64>) -> String {
    number.map_or_else(|| "–".to_owned(), self::number)
}

/// One number, or the least and the most.
pub fn range(least: u64, most: u64) -> String {
    if least == most { number(least) } else { format!("{}–{}", number(least), number(most)) }
}
