//! Files in `results`, and helpers for their figures.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, thread};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Result;

/// The path of the file `name` in `results`.
///
/// # Errors
///
/// Returns an error if the directory cannot be created.
pub fn path(name: &str) -> Result<PathBuf> {
    let results = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
    fs::create_dir_all(&results)?;
    Ok(results.join(name))
}

/// Writes `rows` to the file `name`.
///
/// # Errors
///
/// Returns an error if the file cannot be written.
pub fn write<T: Serialize>(name: &str, rows: &[T]) -> Result<()> {
    let mut csv = csv::Writer::from_path(path(name)?)?;
    for row in rows {
        csv.serialize(row)?;
    }
    Ok(csv.flush()?)
}

/// Reads the rows of the file `name`.
///
/// # Errors
///
/// Returns an error if the file does not exist or has other rows.
pub fn read<T: DeserializeOwned>(name: &str) -> Result<Vec<T>> {
    Ok(csv::Reader::from_path(path(name)?)?.into_deserialize().collect::<Result<_, _>>()?)
}

/// The machine and the compiler, one per line.
///
/// # Errors
///
/// Returns an error if the version of the compiler is unknown.
pub fn machine() -> Result<String> {
    let compiler = Command::new("rustc").arg("--version").output()?.stdout;
    let processors = thread::available_parallelism()?;
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    Ok(format!(
        "{processors} × {} ({}, {})\n{}",
        model.trim_start_matches([' ', '\t', ':']),
        env::consts::ARCH,
        env::consts::OS,
        String::from_utf8_lossy(&compiler).trim_end(),
    ))
}

/// The median of some figures; infinite if there are none.
pub fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<_> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::INFINITY)
}

/// A figure rounded to this many decimal places.
#[must_use]
pub fn round(figure: f64, places: i32) -> f64 {
    let unit = 10_f64.powi(places);
    (figure * unit).round() / unit
}
