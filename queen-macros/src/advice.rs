//! Advice for a call whose tables take more bytes than it allows.

use queen_math::count::SOLUTIONS;
use queen_math::plural;
use queen_math::table::Layout;

use crate::bytes::total_len;
use crate::parse::{Input, OPTIONS, Sizes};

/// The message for a call whose tables take `bytes`, more than `budget`, with calls to write
/// instead.
pub fn advice(input: &Input, bytes: u64, budget: u64) -> String {
    let sizes = &input.sizes;
    let solutions: u64 = sizes.range().map(|size| SOLUTIONS[size]).sum();
    let (take, them) = if solutions == 1 { ("takes", "it") } else { ("take", "them") };
    let message = format!(
        "{} for n = {sizes} {take} {}, more than the {budget} allowed; `{}` allows {them}",
        counted(solutions, "solution"),
        counted(bytes, "byte"),
        call(input, "max_bytes", &bytes.to_string()),
    );
    match fewest_rows(sizes, budget) {
        Some(layout) => {
            let bytes = total_len(sizes, layout);
            format!("{message}, `{}` takes {bytes}", call(input, "layout", &layout.to_string()))
        }
        None => message,
    }
}

/// The ranked layout with the fewest rows whose tables fit.
fn fewest_rows(sizes: &Sizes, budget: u64) -> Option<Layout> {
    (Layout::MIN_ROWS..=Layout::MAX_ROWS)
        .filter(|&rows| sizes.allow_rows(rows))
        .map(|rows| Layout::Ranked { rows })
        .find(|&layout| total_len(sizes, layout) <= budget)
}

/// The user's call with another value of this option.
fn call(Input { attributes, sizes, given, .. }: &Input, name: &str, value: &str) -> String {
    let space = if attributes.is_empty() { "" } else { " " };
    let options = OPTIONS.iter().zip(given).filter_map(|(option, given)| {
        let value = if option.name == name { Some(value) } else { given.as_deref() };
        value.map(|value| format!(", {} = {value}", option.name))
    });
    format!("queen_table!({attributes}{space}{sizes}{})", options.collect::<String>())
}

fn counted(number: u64, noun: &str) -> String {
    format!("{number} {noun}{}", plural(number))
}
