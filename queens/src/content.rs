//! Contents of output files, which the ends of their names must not deny.

use std::fmt;
use std::path::Path;

use crate::error::Error;
use crate::output_file;

/// What a command writes to a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// The bytes of a table.
    Bytes,
    /// A source file or a header, which only `export` writes.
    C,
    Csv,
    Json,
    Pdf,
    /// An SVG document, whose name has to say so.
    Picture,
    Text,
}

impl Content {
    /// Checks the end of a file's name. Any content may go to standard output, a device or a pipe,
    /// and into a file whose name ends in nothing that is known.
    pub fn check(self, path: &Path) -> Result<(), Error> {
        let Some(end) = output_file::format(path) else { return Ok(()) };
        if self == Self::Picture && end != "svg" {
            let error = "the name of a picture has to end in `.svg`, or be `-` for standard output";
            return Err(Error::Request(error.to_owned()));
        }
        match Self::of_end(end) {
            Some(other) if other != self => Err(Error::Request(format!(
                "a name that ends in `.{end}` is for {other}, not for {self}"
            ))),
            _ => Ok(()),
        }
    }

    /// The content of all files whose names end like this.
    fn of_end(end: &str) -> Option<Self> {
        match end.to_ascii_lowercase().as_str() {
            "c" | "h" | "hpp" => Some(Self::C),
            "csv" => Some(Self::Csv),
            "json" | "jsonl" => Some(Self::Json),
            "pdf" => Some(Self::Pdf),
            "svg" | "png" | "gif" | "jpg" | "jpeg" | "webp" => Some(Self::Picture),
            _ => None,
        }
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bytes => "the bytes of a table",
            Self::C => "C",
            Self::Csv => "comma-separated values",
            Self::Json => "JSON",
            Self::Pdf => "a PDF",
            Self::Picture => "a picture",
            Self::Text => "text",
        })
    }
}
