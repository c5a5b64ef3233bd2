//! Paper of a book.

use clap::ValueEnum;

/// The paper of a page, upright.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    /// 210 mm × 297 mm
    A4,
    /// 8½ in × 11 in
    Letter,
}

impl Paper {
    /// The width and the height in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}
