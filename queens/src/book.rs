//! A book of challenges: pages for print, or data for a game.

mod challenges;
mod crown;
mod description;
mod font;
mod group;
mod layout;
mod lessons;
mod page;
mod paper;
mod pdf;
mod place;
mod svg;
mod text;

pub use challenges::Book;
pub use font::can_print;
pub use paper::{Paper, Sheet};

use crate::error::Error;

/// The largest number of challenges in a book.
pub const MAX_COUNT: usize = 10_000;

impl Book {
    /// The pages of the book as a PDF document.
    pub fn pdf(&self, sheet: Sheet) -> Result<Vec<u8>, Error> {
        let pdf = pdf::document(&self.title(), &layout::pages(self, sheet), sheet);
        pdf.map_err(|error| Error::System(format!("the book cannot be a PDF: {error:?}")))
    }

    /// The pages of the book as SVG documents.
    pub fn svg(&self, sheet: Sheet) -> Vec<String> {
        let title = self.title();
        layout::pages(self, sheet)
            .iter()
            .map(|page| svg::document(&title, page, sheet.paper))
            .collect()
    }
}
