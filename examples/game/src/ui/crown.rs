//! The crown of a queen, in blocks.

/// The crown in a square of this many lines, one text a line. It is in the middle: its width is
/// odd, as that of a square, and as much is empty below it as above it, to within half a line. Only
/// its tips reach the edge of the square. With signs at the sides of the square, it leaves room for
/// them.
///
/// A square of one line has no room for blocks. Its crown is a character, which is solid for a
/// given queen.
#[must_use]
pub fn crown(lines: u16, is_given: bool, has_signs: bool) -> &'static [&'static str] {
    match lines {
        ..=1 if is_given => &["♛"],
        ..=1 => &["♕"],
        2 if has_signs => &["▖█▗", "▀▀▀"],
        2 => &["▗▗█▖▖", "▝▀▀▀▘"],
        3 => &["▖▖█▗▗", "█▙█▟█", "▝▀▀▀▘"],
        4 => &["▄  ▄  ▄", "█▖▗█▖▗█", "███████", "▝▀▀▀▀▀▘"],
        5 => &["▄   ▄   ▄", "█▖ ▗█▖ ▗█", "██▄███▄██", "█████████", "▝▀▀▀▀▀▀▀▘"],
        _ => &["", "█   █   █", "█▙ ▟█▙ ▟█", "█████████", "▜███████▛", ""],
    }
}
