//! Lists of inputs: a line each, in the escapes of a Rust byte string.

use std::fs;
use std::path::{Path, PathBuf};

/// The file with the list of a target.
#[must_use]
pub fn list(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target).with_extension("txt")
}

/// Reads the list of a target.
#[must_use]
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(list(target)).expect("a list of the target");
    text.lines().map(parse).collect()
}

/// Parses a line.
#[must_use]
pub fn parse(line: &str) -> Vec<u8> {
    let literal = syn::parse_str::<syn::LitByteStr>(&format!("b\"{line}\""));
    literal.unwrap_or_else(|error| panic!("{line}: {error}")).value()
}
