//! Paper of a book.

use clap::ValueEnum;

/// The paper of a page, upright.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    /// 210 mm × 297 mm
    A4,
    /// 8½ in × 11 in
    Letter,
    /// 6 in × 9 in, with a gutter for binding
    #[value(name = "6x9")]
    SixByNine,
}

impl Paper {
    /// The width and the height in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
            Self::SixByNine => (152.4, 228.6),
        }
    }

    /// The margin at each edge, and what a bound page needs more of it on its inner one.
    const fn margins(self) -> (f32, f32) {
        match self {
            Self::A4 | Self::Letter => (14.0, 0.0),
            Self::SixByNine => (12.7, 6.3),
        }
    }
}

/// Paper with what is printed on it, in normal or in large print.
///
/// Large print is a page that was laid out for smaller paper, and enlarged.
#[derive(Clone, Copy)]
pub struct Sheet {
    pub paper: Paper,
    pub is_large: bool,
}

impl Sheet {
    /// What all lengths of the layout are multiplied by: a hint of 10 points is large print with
    /// 19.
    pub const fn scale(self) -> f32 {
        if self.is_large { 1.9 } else { 1.0 }
    }

    /// The width and the height for which a page is laid out.
    pub fn size(self) -> (f32, f32) {
        let (width, height) = self.paper.size();
        (width / self.scale(), height / self.scale())
    }

    /// The margin in the layout.
    pub fn margin(self) -> f32 {
        self.paper.margins().0 / self.scale()
    }

    /// The gutter in the layout.
    pub fn gutter(self) -> f32 {
        self.paper.margins().1 / self.scale()
    }
}
