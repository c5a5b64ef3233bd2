//! Builds of a program at two levels of optimization.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::Result;

/// The profiles of the workspace: optimized, and like a procedural macro in a user's `cargo build`.
pub const ALL: [&str; 2] = ["release", "unoptimized"];

/// Builds this package's program `name` and returns its path.
///
/// # Errors
///
/// Returns an error if cargo cannot be run or fails.
pub fn build(name: &str, profile: &str) -> Result<PathBuf> {
    let status = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["build", "--quiet", "--profile", profile, "--bin", name])
        .status()?;
    if !status.success() {
        return Err(format!("{name} cannot be built for {profile}").into());
    }
    let here = env::current_exe()?; // target/…/…
    let target = here.ancestors().nth(2).ok_or("this program is not in a target directory")?;
    Ok(target.join(profile).join(name))
}
