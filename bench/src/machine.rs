//! The machine that measures.

use std::process::Command;
use std::{env, fs, thread};

use crate::Result;

/// The machine and the compiler, one per line.
///
/// # Errors
///
/// Returns an error if the version of the compiler is unknown.
pub fn describe() -> Result<String> {
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
