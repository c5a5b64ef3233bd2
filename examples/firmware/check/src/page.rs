//! Figures in the documentation.

use std::path::Path;
use std::{env, fs};

use crate::Result;

const PAGES: [&str; 2] = ["README.md", "queen-runtime/docs/firmware.md"];

/// How far figures of another compiler may be off: by this factor, and by this much.
const FACTOR: u64 = 2;
const BYTES: u64 = 100;

/// Compares `figures` with what stands in the documentation between `<!-- name -->` and
/// `<!-- end of name -->`; with `BLESS=1`, writes them there.
///
/// Pages without these marks are passed over, but there has to be one with them.
pub fn require(name: &str, compiler: &str, figures: &str) -> Result<()> {
    let figures = format!("{figures}\n\nOf {compiler}.");
    let (start, end) = (format!("<!-- {name} -->\n"), format!("\n<!-- end of {name} -->"));
    let mut found = false;
    for page in PAGES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(page);
        let text = fs::read_to_string(&path)?;
        let Some((before, rest)) = text.split_once(&start) else { continue };
        let (old, after) = rest.split_once(&end).ok_or_else(|| format!("{page}: no `{end}`"))?;
        found = true;
        if env::var_os("BLESS").is_some_and(|bless| !bless.is_empty()) {
            fs::write(&path, format!("{before}{start}{figures}{end}{after}"))?;
        } else if old.lines().last() == figures.lines().last() && old != figures {
            let changes: Vec<_> =
                figures.lines().filter(|&line| !old.lines().any(|o| o == line)).collect();
            return Err(format!(
                "{page}: stale, BLESS=1 writes it anew; now it is\n{}",
                changes.join("\n")
            )
            .into());
        } else if !is_close(old, &figures) {
            return Err(format!("{page}: far off; with {compiler} it is\n{figures}").into());
        }
    }
    if found { Ok(()) } else { Err(format!("no page has `{start}`").into()) }
}

/// Whether the texts have the same rows and columns, and numbers that are near each other. The last
/// paragraphs are about the compiler.
fn is_close(old: &str, new: &str) -> bool {
    let rows = |text: &str| -> Vec<_> {
        text.lines().filter(|line| line.starts_with('|')).map(cells).collect()
    };
    let (old, new) = (rows(old), rows(new));
    let are_close = |(old, new): (&Vec<String>, &Vec<String>)| {
        old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_close_cell(old, new))
    };
    old.len() == new.len() && old.iter().zip(&new).all(are_close)
}

fn cells(row: &str) -> Vec<String> {
    row.split([' ', '–']).map(|cell| cell.replace(',', "")).collect()
}

fn is_close_cell(old: &str, new: &str) -> bool {
    match (old.parse::<u64>(), new.parse::<u64>()) {
        (Ok(old), Ok(new)) => old <= FACTOR * new + BYTES && new <= FACTOR * old + BYTES,
        _ => old == new,
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
