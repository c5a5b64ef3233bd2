//! Builds that are compared in pairs.

use crate::rows::Paired;
use crate::scratch::Scratch;
use crate::{Result, figures};

/// Builds all crates in each round, and compares the seconds that `build` returns with those of the
/// first crate in the same round. Prints a line for each crate.
///
/// # Errors
///
/// Returns an error if a crate does not compile.
pub fn measure(
    crates: &[(&str, Scratch)],
    rounds: usize,
    build: impl Fn(&Scratch) -> Result<f64>,
) -> Result<Vec<Paired>> {
    let mut seconds = vec![Vec::new(); crates.len()];
    for _ in 0..rounds {
        for ((_, scratch), seconds) in crates.iter().zip(&mut seconds) {
            seconds.push(build(scratch)?);
        }
    }
    let baseline = seconds.first().cloned().unwrap_or_default();
    let rows = crates.iter().zip(&seconds).map(|((name, _), seconds)| {
        let ratios = || seconds.iter().zip(&baseline).map(|(seconds, baseline)| seconds / baseline);
        let row = Paired {
            name: (*name).to_string(),
            rounds,
            seconds: figures::round(figures::median(seconds.iter().copied()), 3),
            ratio: figures::round(figures::median(ratios()), 2),
            least_ratio: figures::round(ratios().fold(f64::INFINITY, f64::min), 2),
            greatest_ratio: figures::round(ratios().fold(0.0, f64::max), 2),
        };
        let Paired { seconds, ratio, least_ratio, greatest_ratio, .. } = row;
        println!(
            "{name:<24} {seconds:7.3} s  ratio {ratio:.2} ({least_ratio:.2} to {greatest_ratio:.2})"
        );
        row
    });
    Ok(rows.collect())
}
