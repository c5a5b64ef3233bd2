//! Advice for a call whose tables take more bytes than it allows.

use queen_math::Counted;
use queen_math::count::SOLUTIONS;
use queen_math::table::Layout;

use crate::bytes::total_len;
use crate::parse::{Input, OPTIONS, Sizes};

/// The message for a call whose tables take `bytes`, more than `budget`, with calls to write
/// instead.
pub fn advice(input: &Input, bytes: u64, budget: u64) -> String {
    let sizes = &input.sizes;
    let mut solutions = 0;
    for size in sizes.range() {
        solutions += SOLUTIONS[size];
    }
    let (take, them) = if solutions == 1 { ("takes", "it") } else { ("take", "them") };
    let message = format!(
        "{} for n = {sizes} {take} {}, more than the {budget} allowed; `{}` allows {them}",
        Counted(solutions, "solution"),
        Counted(bytes, "byte"),
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
    let mut rows = Layout::MIN_ROWS;
    while rows <= Layout::MAX_ROWS {
        let layout = Layout::Ranked { rows };
        if sizes.allow_rows(rows) && total_len(sizes, layout) <= budget {
            return Some(layout);
        }
        rows += 1;
    }
    None
}

/// The user's call with another value of this option.
fn call(Input { attributes, sizes, given, .. }: &Input, name: &str, value: &str) -> String {
    let space = if attributes.is_empty() { "" } else { " " };
    let mut call = format!("queen_table!({attributes}{space}{sizes}");
    for (option, given) in OPTIONS.iter().zip(given) {
        let value = if option.name == name { Some(value) } else { given.as_deref() };
        if let Some(value) = value {
            call = format!("{call}, {} = {value}", option.name);
        }
    }
    call + ")"
}
