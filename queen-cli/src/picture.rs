//! Shared SVG helpers.

use std::fmt;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use queen_runtime::draw::{Position, Svg};

use crate::error::Error;

/// The side of a square.
pub const SIDE: usize = Svg::SIDE;

/// The width in pixels, unless the reader scales the picture.
const PIXELS: usize = 860;

/// A board of this size without queens.
#[derive(Debug)]
pub struct Empty(pub usize);

impl Position for Empty {
    fn size(&self) -> usize {
        self.0
    }

    fn has_queen(&self, _: usize, _: usize) -> bool {
        false
    }
}

/// The area of a picture.
pub struct Area {
    pub width: usize,
    pub height: usize,
}

impl Area {
    /// Writes the beginning of the document.
    pub fn begin(&self, f: &mut fmt::Formatter<'_>, title: fmt::Arguments<'_>) -> fmt::Result {
        let Self { width, height } = self;
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{PIXELS}\" \
             height=\"{}\" viewBox=\"0 0 {width} {height}\">\n<title>{title}</title>",
            PIXELS * height / width
        )
    }
}

/// Writes the picture to the file, or to `out` if there is none.
pub fn write(
    picture: &impl fmt::Display,
    file: Option<&Path>,
    out: &mut impl Write,
) -> Result<(), Error> {
    if let Some(file) = file {
        let mut file = BufWriter::new(File::create(file)?);
        write!(file, "{picture}")?;
        file.flush()?;
    } else {
        write!(out, "{picture}")?;
    }
    Ok(())
}
