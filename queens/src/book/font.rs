//! Fonts of a book: Helvetica, with the advances of its characters.

#![expect(clippy::cast_precision_loss, reason = "the widths of lines are small")]

/// The length of a point in millimetres.
pub const POINT: f32 = 25.4 / 72.0;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Font {
    Regular,
    Bold,
}

/// The width of a text in millimetres. Two digits in 10 points are 2 · 556 thousandths of 10
/// points, 11.12 points or 3.92 mm.
pub fn width(text: &str, font: Font, points: f32) -> f32 {
    let thousandths: u32 = text.chars().map(|character| advance(character, font)).sum();
    thousandths as f32 / 1000.0 * points * POINT
}

/// The advance of a character in thousandths of the height of the font, from the metrics of
/// Helvetica. In bold, only the digits are exact: they are as wide as in regular, and 50 more is a
/// guess for the rest. A character that is not in the table is taken for a sign like ×.
fn advance(character: char, font: Font) -> u32 {
    /// The advances of the characters from the space to the tilde.
    const ADVANCES: [u16; 95] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278,
        278, // to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584,
        556, // to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722,
        778, // to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
        556, // to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556,
        556, // to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, // to ~
    ];
    // Behind the tilde the index is beyond the table; before the space it wraps, and is too.
    let index = (character as usize).wrapping_sub(' ' as usize);
    let advance = ADVANCES.get(index).copied().unwrap_or(584);
    u32::from(advance) + if font == Font::Bold && !character.is_ascii_digit() { 50 } else { 0 }
}
