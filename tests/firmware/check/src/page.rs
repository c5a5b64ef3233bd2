//! Figures in the documentation.

use std::path::Path;
use std::{env, fs};

use api::Result;

/// The accepted difference of figures.
#[derive(Clone, Copy)]
struct Tolerance {
    percent: u64,
    more: u64,
    /// Whether other words than numbers may differ.
    words: bool,
}

/// Of the compiler that has made the page. The path of the repository alone, from which names in the
/// code follow, changes what is inlined across codegen units: by a third where this was seen.
const SAME_COMPILER: Tolerance = Tolerance { percent: 50, more: 32, words: false };
const OTHER_COMPILER: Tolerance = Tolerance { percent: 100, more: 100, words: true };

/// Compares `figures` with what stands in the page between `<!-- name -->` and
/// `<!-- end of name -->`; with `BLESS=1`, writes them there. The first `exact` columns do not depend on
/// what the compiler optimizes, and must be equal.
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
    let tolerance = if is_same { SAME_COMPILER } else { OTHER_COMPILER };
    let changes = changes(old, &figures, exact, tolerance);
    if changes.is_empty() {
        return Ok(());
    }
    let changes = changes.join("\n");
    Err(format!("{page_name}: stale, BLESS=1 writes it anew; now it is\n{changes}").into())
}

/// The lines of `new` that are not near those of `old`, in as many lines; the last names the compiler.
fn changes<'a>(old: &'a str, new: &'a str, exact: usize, tolerance: Tolerance) -> Vec<&'a str> {
    let [old, new] = [old, new].map(|text| text.lines().rev().skip(1).collect::<Vec<_>>());
    if old.len() != new.len() {
        return new.into_iter().rev().collect();
    }
    let are_close = |(old, new): &(&str, &str)| {
        let exact = if new.starts_with('|') { exact } else { 0 };
        let (mut old, mut new) = (old.split(" | "), new.split(" | "));
        let are_equal = old.by_ref().take(exact).eq(new.by_ref().take(exact));
        let [old, new] = [old, new].map(|columns| columns.flat_map(numbers).collect::<Vec<_>>());
        let mut figures = old.iter().zip(&new);
        are_equal
            && old.len() == new.len()
            && figures.all(|(old, new)| is_close(old, new, tolerance))
    };
    old.into_iter().zip(new).rev().filter(|lines| !are_close(lines)).map(|(_, new)| new).collect()
}

/// The least and the most, or the words.
fn numbers(column: &str) -> Vec<String> {
    column.split([' ', '–']).map(|number| number.replace(',', "")).collect()
}

fn is_close(old: &str, new: &str, tolerance: Tolerance) -> bool {
    let Tolerance { percent, more, words } = tolerance;
    match (old.parse::<u64>(), new.parse::<u64>()) {
        (Ok(old), Ok(new)) => old.abs_diff(new) <= old.min(new) * percent / 100 + more,
        _ => words || old == new,
    }
}

/// A number with commas between the thousands.
pub fn number(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{},{rest:03}", self::number(thousands)),
    }
}

/// One number, or the least and the most.
pub fn range(least: u64, most: u64) -> String {
    if least == most { number(least) } else { format!("{}–{}", number(least), number(most)) }
}
