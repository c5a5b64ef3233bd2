//! Fonts of a book: Noto Sans, with the glyphs of its characters.

use std::collections::HashMap;
use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// The length of a point in millimetres.
pub const POINT: f32 = 25.4 / 72.0;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Font {
    Regular,
    Bold,
}

impl Font {
    /// The file of the font.
    pub const fn file(self) -> &'static [u8] {
        match self {
            Self::Regular => notosans::REGULAR_TTF,
            Self::Bold => notosans::BOLD_TTF,
        }
    }

    /// The glyph of a character; `None` if the font has none.
    pub fn glyph(self, character: char) -> Option<Glyph> {
        static REGULAR: LazyLock<Glyphs> = LazyLock::new(|| Font::Regular.read());
        static BOLD: LazyLock<Glyphs> = LazyLock::new(|| Font::Bold.read());
        let glyphs = match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        };
        glyphs.get(&character).copied()
    }

    /// The glyphs in the file of the font. A book asks for the same ones over and over, and in the
    /// file each would be searched for anew.
    fn read(self) -> Glyphs {
        let font = FontRef::new(self.file()).expect("the font is part of the program");
        // Scaled, the advances would be rounded.
        let (size, place) = (Size::unscaled(), LocationRef::default());
        let height = f32::from(font.metrics(size, place).units_per_em);
        let advances = font.glyph_metrics(size, place);
        let glyphs = font.charmap().mappings().filter_map(|(character, id)| {
            let advance = advances.advance_width(id)? / height;
            Some((char::from_u32(character)?, Glyph { id: id.to_u32(), advance }))
        });
        glyphs.collect()
    }
}

/// Whether the fonts have this character.
pub fn can_print(character: char) -> bool {
    [Font::Regular, Font::Bold].iter().all(|font| font.glyph(character).is_some())
}

/// A glyph of a font.
#[derive(Clone, Copy)]
pub struct Glyph {
    pub id: u32,
    /// The distance to the next glyph, in parts of the font's height.
    pub advance: f32,
}

/// The glyphs of a font, each by its character.
type Glyphs = HashMap<char, Glyph>;

/// The glyphs of a text, without characters that the font does not have.
pub fn glyphs(text: &str, font: Font) -> impl Iterator<Item = (usize, char, Glyph)> {
    let glyphs = text.char_indices();
    glyphs.filter_map(move |(at, character)| Some((at, character, font.glyph(character)?)))
}

/// The width of a text in millimetres. In Noto Sans two digits in 10 points are 2 · 0.571 of 10
/// points wide, 11.42 points or 4.03 mm.
pub fn width(text: &str, font: Font, points: f32) -> f32 {
    let heights: f32 = glyphs(text, font).map(|(.., glyph)| glyph.advance).sum();
    heights * points * POINT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_in_the_documentation_is_right() {
        for font in [Font::Regular, Font::Bold] {
            assert_eq!(format!("{:.2}", width("42", font, 10.0)), "4.03");
        }
    }
}
