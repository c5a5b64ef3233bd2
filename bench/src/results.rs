//! Files in `results`.

use std::fs;
use std::path::{Path, PathBuf};

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
