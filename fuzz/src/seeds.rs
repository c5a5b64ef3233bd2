//! Lists of inputs, one for each target.

use std::fs;
use std::path::{Path, PathBuf};

/// The targets that have a list, in the order of their names.
#[must_use]
pub fn targets() -> Vec<String> {
    let lists = fs::read_dir(folder()).expect("a folder of lists");
    let mut targets: Vec<_> = lists
        .map(|entry| entry.expect("an entry").path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    targets.sort();
    targets
}

/// The file with the list of a target: a line for each input, in the escapes of a Rust byte string.
#[must_use]
pub fn list(target: &str) -> PathBuf {
    folder().join(target).with_extension("txt")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds")
}

/// Reads the list of a target.
#[must_use]
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(list(target)).expect("a list of the target");
    text.lines().map(input).collect()
}

/// Parses a line of a list.
#[must_use]
pub fn input(line: &str) -> Vec<u8> {
    let literal = syn::parse_str::<syn::LitByteStr>(&format!("b\"{line}\""));
    literal.unwrap_or_else(|error| panic!("{line}: {error}")).value()
}
