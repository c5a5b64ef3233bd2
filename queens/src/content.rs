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
    /// What other programs write: a document of an office, or a packed file.
    Other,
    Pdf,
    /// An SVG document, whose name has to say so.
    Picture,
    Text,
}

impl Content {
    /// Checks the end of a file's name. Any content may go to standard output, a device or a pipe.
    /// A picture and a book have one format, which the name has to say. Text and tables have many
    /// names, so they may go into any file whose name is not known to be of something else.
    pub fn check(self, path: &Path) -> Result<(), Error> {
        let Some(end) = output_file::format(path) else { return Ok(()) };
        if self == Self::Picture && end != "svg" {
            let error = "the name of a picture has to end in `.svg`, or be `-` for standard output";
            return Err(Error::Request(error.to_owned()));
        }
        match Self::of_end(&end) {
            Some(other) if other != self => Err(Error::Request(format!(
                "a name that ends in `.{end}` is for {other}, not for {self}"
            ))),
            _ => Ok(()),
        }
    }

    /// The content of all files whose names end like this.
    fn of_end(end: &str) -> Option<Self> {
        match end {
            "c" | "h" | "hpp" => Some(Self::C),
            "csv" => Some(Self::Csv),
            "json" | "jsonl" => Some(Self::Json),
            "doc" | "docx" | "odt" | "rtf" | "xls" | "xlsx" | "ods" | "ppt" | "pptx" | "odp"
            | "gz" | "xz" | "zip" | "zst" => Some(Self::Other),
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
            Self::Other => "other programs",
            Self::Pdf => "a PDF",
            Self::Picture => "a picture",
            Self::Text => "text",
        })
    }
}
