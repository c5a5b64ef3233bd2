//! The crown of a queen, in blocks.

/// The crown in a square of this many lines, one text a line. It is in the middle: its width is
/// odd, as that of a square, and as much of a line is empty below it as above it. A given one is
/// solid, a player's own is hollow. With signs at the sides of the square, it leaves room for them.
#[must_use]
pub fn crown(lines: u16, is_given: bool, has_signs: bool) -> &'static [&'static str] {
    match (lines, is_given) {
        (..=1, true) => &["♛"],
        (..=1, false) => &["♕"],
        (2, true) if has_signs => &["▙█▟", "▜█▛"],
        (2, false) if has_signs => &["▙█▟", "▜▄▛"],
        (2, true) => &["▙▗█▖▟", "▜███▛"],
        (2, false) => &["▙▗█▖▟", "▜▄▄▄▛"],
        (3, true) => &["▙▗█▖▟", "█████", "▝███▘"],
        (3, false) => &["▙▗█▖▟", "█▀▀▀█", "▝▄▄▄▘"],
        (4, true) => &["▄  ▄  ▄", "█▖▗█▖▗█", "███████", "▝▀▀▀▀▀▘"],
        (4, false) => &["▄  ▄  ▄", "█▖▗█▖▗█", "█▀▀▀▀▀█", "▝▀▀▀▀▀▘"],
        (5, true) => &["▄   ▄   ▄", "█▖ ▗█▖ ▗█", "██▄███▄██", "█████████", "▝▀▀▀▀▀▀▀▘"],
        (5, false) => &["▄   ▄   ▄", "█▖ ▗█▖ ▗█", "██▄███▄██", "█▌     ▐█", "▝▀▀▀▀▀▀▀▘"],
        (_, true) => &["", "█   █   █", "█▙ ▟█▙ ▟█", "█████████", "▜███████▛", ""],
        (_, false) => &["", "█   █   █", "█▙ ▟█▙ ▟█", "██▀▀▀▀▀██", "▜▙▄▄▄▄▄▟▛", ""],
    }
}
