//! The files in `results`, and where their figures come from.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, thread};

use crate::Result;

/// Where the file `name` in `results` is, or is to be.
///
/// # Errors
///
/// If the directory cannot be made.
pub fn path(name: &str) -> Result<PathBuf> {
    let results = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
    fs::create_dir_all(&results)?;
    Ok(results.join(name))
}

/// The machine and the compiler, one a line.
///
/// # Errors
///
/// If the compiler does not tell its version.
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

/// The middle one of some figures; infinite if there are none.
pub fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<_> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::INFINITY)
}
