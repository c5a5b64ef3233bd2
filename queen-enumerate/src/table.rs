//! Tables of all solutions as bytes.

use std::path::Path;
use std::{env, error, fmt, fs, io};

use queen_math::count::Levels;
use queen_math::table::{Layout, Shape};

use crate::{columns, ranks, threads};

/// Returns the bytes of the table of all solutions, and the levels of the tree. Returns `None` if
/// there is no [`Shape`] of this size and layout.
///
/// Uses `threads` threads; 0 is treated as 1. The result does not depend on it; [`threads`] returns
/// a good number.
///
/// ```
/// use queen_enumerate::Layout;
///
/// let (table, levels) = queen_enumerate::table(8, Layout::RANKED, 1).unwrap();
/// assert_eq!(table.len(), 45);
/// assert_eq!(levels.solutions(), 92);
/// assert_eq!(queen_enumerate::table(17, Layout::Plain, 1), None);
/// ```
#[must_use]
pub fn table(size: usize, layout: Layout, threads: usize) -> Option<(Vec<u8>, Levels)> {
    let shape = Shape::new(size, layout)?;
    match layout {
        Layout::Plain => columns(size, threads),
        Layout::Ranked { .. } => {
            let (ranks, levels) = ranks(size, threads)?;
            let mut table = vec![0; shape.byte_len()];
            shape.write(ranks, &mut table)?;
            Some((table, levels))
        }
    }
}

/// Writes the table of all solutions to the file `name` in `OUT_DIR`, for a build script. Uses as
/// many threads as [`threads`] returns.
///
/// In `Cargo.toml`, the source needs only the types of `queen-runtime`, and no macro:
///
/// ```toml
/// [dependencies]
/// queen-runtime = { version = "0.1", default-features = false }
///
/// [build-dependencies]
/// queen-enumerate = "0.1"
/// ```
///
/// The build script is `build.rs`:
///
/// ```no_run
/// use queen_enumerate::{Layout, WriteTableError, write_table};
///
/// fn main() -> Result<(), WriteTableError> {
///     write_table("queens", 16, Layout::Ranked { rows: 12 })
/// }
/// ```
///
/// The source includes the file, here all 14,772,512 solutions in 57,375 bytes, in a constant of
/// the type `QueenPuzzle<16, Ranked<12>>`:
/// `QueenPuzzle::from_table(include_bytes!(concat!(env!("OUT_DIR"), "/queens"))).unwrap()`.
///
/// A ranked table costs the compiler nothing there. A plain one is checked, solution by solution,
/// and from n = 12 on the compiler asks for `#[allow(long_running_const_eval)]`.
///
/// Cargo runs a build script again when any file of its package has changed. This function prints
/// `cargo::rerun-if-changed=build.rs`, so that only an edit of the script does that. A script that
/// reads other files has to name them in the same way.
///
/// Build scripts are compiled without optimization, in release, too. For large tables, raise the
/// level in your `Cargo.toml`:
///
/// ```toml
/// [profile.dev.build-override]
/// opt-level = 3
/// ```
///
/// # Errors
///
/// Returns an error if there is no table of this size and layout, outside of a build script, or if
/// the file cannot be written.
pub fn write_table(name: &str, size: usize, layout: Layout) -> Result<(), WriteTableError> {
    let folder = env::var_os("OUT_DIR").ok_or(WriteTableError::NotInBuildScript)?;
    write_table_to(&Path::new(&folder).join(name), size, layout)?;
    // If a file that is named does not exist, cargo runs the script each time.
    if Path::new("build.rs").exists() {
        println!("cargo::rerun-if-changed=build.rs");
    }
    Ok(())
}

fn write_table_to(path: &Path, size: usize, layout: Layout) -> Result<(), WriteTableError> {
    let (table, _) =
        table(size, layout, threads(size)).ok_or(WriteTableError::NoSuchTable { size, layout })?;
    fs::write(path, table).map_err(|error| WriteTableError::Io(error.kind()))
}

/// The error of [`write_table`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WriteTableError {
    /// The size is not from 1 to [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE), or the number of
    /// rows of the layout not from [`MIN_ROWS`](Layout::MIN_ROWS) to
    /// [`MAX_ROWS`](Layout::MAX_ROWS).
    NoSuchTable {
        /// The size of the board.
        size: usize,
        /// The layout.
        layout: Layout,
    },
    /// Cargo has not set `OUT_DIR`.
    NotInBuildScript,
    /// The file cannot be written.
    Io(io::ErrorKind),
}

impl fmt::Display for WriteTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchTable { size, layout } => {
                write!(f, "there is no table for n = {size} in the layout `{layout}`")
            }
            Self::NotInBuildScript => {
                f.write_str("`OUT_DIR` is not set; this is for build scripts")
            }
            Self::Io(kind) => write!(f, "cannot write the table: {kind}"),
        }
    }
}

impl error::Error for WriteTableError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_is_wrong() {
        let error = |size, rows, path: &Path| {
            write_table_to(path, size, Layout::Ranked { rows }).unwrap_err().to_string()
        };
        let folder = env::temp_dir();
        let none = folder.join("no such folder/queens");
        assert_eq!(error(17, 5, &none), "there is no table for n = 17 in the layout `ranked(5)`");
        assert_eq!(error(8, 13, &none), "there is no table for n = 8 in the layout `ranked(13)`");
        assert_eq!(error(8, 5, &none), "cannot write the table: entity not found");
    }

    #[test]
    fn a_size_or_layout_out_of_bounds_has_no_table() {
        assert_eq!(table(0, Layout::Plain, 1), None);
        assert_eq!(table(8, Layout::Ranked { rows: 1 }, 1), None);
    }
}
