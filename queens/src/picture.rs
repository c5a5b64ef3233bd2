//! Names of files of pictures.

use std::path::Path;

use crate::error::Error;
use crate::output_file;

/// Checks that a file may have a picture in it.
pub fn check_name(path: &Path) -> Result<(), Error> {
    if output_file::format(path).is_none_or(|format| format == "svg") {
        return Ok(());
    }
    let error = "the name of a picture has to end in `.svg`, or be `-` for standard output";
    Err(Error::Request(error.to_owned()))
}
