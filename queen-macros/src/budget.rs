//! Limit on the bytes of a call's tables, and advice for a call that exceeds it.

use queen_math::count::SOLUTIONS;
use queen_math::table::{Layout, Shape};

use crate::parse::{Input, OPTIONS, Sizes};

/// The default of `max_bytes`, 8 MiB.
const DEFAULT_MAX_BYTES: u64 = 8 << 20;

/// Rejects tables that are too large, before any search.
pub fn check(input: &Input) -> Result<(), String> {
    let Input { sizes, values, .. } = input;
    let budget = values.max_bytes.unwrap_or(DEFAULT_MAX_BYTES);
    let bytes = total_len(sizes, values.layout);
    if bytes <= budget {
        return Ok(());
    }
    let solutions: u64 = sizes.range().map(|size| SOLUTIONS[size]).sum();
    let (take, them) = if solutions == 1 { ("takes", "it") } else { ("take", "them") };
    let message = format!(
        "{} for n = {sizes} {take} {}, more than the {budget} allowed; `{}` allows {them}",
        plural(solutions, "solution"),
        plural(bytes, "byte"),
        call(input, "max_bytes", &bytes.to_string()),
    );
    Err(match fewest_rows(sizes, budget) {
        Some(layout) => {
            let bytes = total_len(sizes, layout);
            format!("{message}, `{}` takes {bytes}", call(input, "layout", &layout.to_string()))
        }
        None => message,
    })
}

/// The ranked layout with the fewest rows whose tables fit.
fn fewest_rows(sizes: &Sizes, budget: u64) -> Option<Layout> {
    (Layout::MIN_ROWS..=Layout::MAX_ROWS)
        .filter(|&rows| sizes.allow_rows(rows))
        .map(|rows| Layout::Ranked { rows })
        .find(|&layout| total_len(sizes, layout) <= budget)
}

/// The bytes of the table of a board of `size` × `size`.
pub fn byte_len(size: usize, layout: Layout) -> usize {
    Shape::new(size, layout).map_or(0, |shape| shape.byte_len())
}

fn total_len(sizes: &Sizes, layout: Layout) -> u64 {
    sizes.range().map(|size| byte_len(size, layout) as u64).sum()
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

fn plural(number: u64, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_is_accepted() {
        let mut advised = 0;
        for n in 1..=16 {
            for sizes in [format!("#[used] {n}"), format!("{n}..=16"), format!("1..={n}")] {
                for layout in ["plain", "ranked", "ranked(4)"] {
                    for max_bytes in ["", ", max_bytes = 0", ", max_bytes = 100_000_000"] {
                        let call = format!("{sizes}, layout = {layout}{max_bytes}");
                        let error = syn::parse_str::<Input>(&call).err();
                        for advice in advice(&error.map(|e| e.to_string()).unwrap_or_default()) {
                            let error = syn::parse_str::<Input>(advice).err();
                            assert!(error.is_none(), "{call} => {advice}: {error:?}");
                            advised += 1;
                        }
                    }
                }
            }
        }
        assert!(advised > 200, "{advised}");
    }

    #[test]
    fn advice_keeps_the_call() {
        let error = syn::parse_str::<Input>("#[used] 16, max_bytes = 100_000_000").err().unwrap();
        let message = error.to_string();
        let expected = [
            "# [used] 16, max_bytes = 236360192",
            "# [used] 16, layout = ranked(2), max_bytes = 100000000",
        ];
        assert_eq!(advice(&message).collect::<Vec<_>>(), expected);
    }

    fn advice(message: &str) -> impl Iterator<Item = &str> {
        let quoted = message.split('`').skip(1).step_by(2);
        quoted.filter_map(|call| call.strip_prefix("queen_table!(")?.strip_suffix(')'))
    }
}
