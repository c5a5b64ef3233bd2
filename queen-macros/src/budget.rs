//! Limit on the bytes of a call's tables.

use syn::Result;

use crate::advice::advice;
use crate::bytes::total_len;
use crate::parse::{Input, error_on_tokens};

/// The default of `max_bytes`, 8 MiB.
const DEFAULT_MAX_BYTES: u64 = 8 << 20;

/// Rejects tables that are too large, before any search.
pub fn check(input: &Input) -> Result<()> {
    let Input { sizes, limit, values, .. } = input;
    let budget = values.max_bytes.unwrap_or(DEFAULT_MAX_BYTES);
    let bytes = total_len(sizes, values.layout);
    if bytes <= budget {
        return Ok(());
    }
    Err(error_on_tokens(limit.clone(), advice(input, bytes, budget)))
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;

    /// The error of a call, as text.
    fn error(call: &str) -> Option<String> {
        let checked = syn::parse_str::<Input>(call).and_then(|input| check(&input));
        checked.err().map(|error| error.to_string())
    }

    #[test]
    fn advice_is_accepted() {
        let mut advised = 0;
        for n in 1..=16 {
            for sizes in [format!("#[used] {n}"), format!("{n}..=16"), format!("1..={n}")] {
                for layout in ["plain", "ranked", "ranked(4)"] {
                    for max_bytes in ["", ", max_bytes = 0", ", max_bytes = 100_000_000"] {
                        let call = format!("{sizes}, layout = {layout}{max_bytes}");
                        for advice in advice(&error(&call).unwrap_or_default()) {
                            assert_eq!(error(advice), None, "{call} => {advice}");
                            advised += 1;
                        }
                    }
                }
            }
        }
        assert!(advised > 200, "{advised}");
    }

    /// The bytes of every layout and one less are the budgets at which the advice can change.
    #[test]
    fn the_layout_with_the_fewest_rows_that_fits_is_advised() {
        let mut advised = 0;
        for first in 1..=16 {
            let ranges = (first..=16).map(|last| format!("{first}..={last}"));
            for sizes in ranges.chain([first.to_string()]) {
                let bytes = |layout: &str| {
                    let input = syn::parse_str::<Input>(&format!("{sizes}, layout = {layout}"));
                    input.ok().map(|input| total_len(&input.sizes, input.values.layout))
                };
                let layouts: Vec<_> = iter::once("plain".to_string())
                    .chain((2..=12).map(|rows| format!("ranked({rows})")))
                    .filter_map(|layout| Some((bytes(&layout)?, layout)))
                    .collect();
                // Rows save bytes, so the advised layout takes fewer bytes than that of the call.
                assert!(layouts.is_sorted_by(|(more, _), (fewer, _)| more >= fewer), "{sizes}");
                for budget in layouts.iter().flat_map(|&(bytes, _)| bytes.saturating_sub(1)..=bytes)
                {
                    let fits = layouts.iter().find(|&&(bytes, _)| bytes <= budget);
                    for (bytes, layout) in &layouts {
                        let call = format!("{sizes}, layout = {layout}, max_bytes = {budget}");
                        let Some(message) = error(&call) else {
                            assert!(*bytes <= budget, "{call}");
                            continue;
                        };
                        assert!(*bytes > budget, "{call}: {message}");
                        let expected =
                            iter::once(format!("{sizes}, layout = {layout}, max_bytes = {bytes}"))
                                .chain(fits.map(|(_, layout)| {
                                    format!("{sizes}, layout = {layout}, max_bytes = {budget}")
                                }));
                        assert!(advice(&message).eq(expected), "{call}: {message}");
                        advised += 1;
                    }
                }
            }
        }
        assert!(advised > 1_000, "{advised}");
    }

    #[test]
    fn a_range_is_told_with_its_sums() {
        // 2, 10 and 4 solutions of 4, 5 and 6 bytes.
        let message = error("4..=6, max_bytes = 81").unwrap();
        let expected = "16 solutions for n = 4..=6 take 82 bytes, more than the 81 allowed; ";
        assert!(message.starts_with(expected), "{message}");
    }

    #[test]
    fn eight_mebibytes_are_allowed() {
        assert_eq!(error("14"), None);
        let message = error("15").unwrap();
        assert!(message.contains(", more than the 8388608 allowed; "), "{message}");
    }

    #[test]
    fn advice_keeps_the_call() {
        let message = error("#[used] 16, max_bytes = 100_000_000").unwrap();
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
