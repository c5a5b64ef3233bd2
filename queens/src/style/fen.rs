//! Forsyth–Edwards Notation, with what a game of chess says behind the placement of its pieces.

use queen_runtime::draw::Fen;

use super::Refusal;
use crate::position::{MAX_QUEENS, ParsedPosition};

/// Reads a placement, which the other fields of a game of chess may follow.
pub fn read(text: &str) -> Result<ParsedPosition, Refusal> {
    let mut queens = Vec::new();
    let size = Fen::read(text, MAX_QUEENS, |queen| queens.push(queen))?;
    match foreign_field(text) {
        None => Ok(ParsedPosition { size, queens }),
        Some(field) => Err(Refusal::field(field)),
    }
}

/// The fields behind the placement, by the grammar in chapter 16.1 of the standard for Portable
/// Game Notation: whose move it is, who may castle to which side, the square behind a pawn that has
/// just advanced by two, the half-moves since a capture or a move of a pawn, and the number of the
/// move.
const FIELDS: [fn(&str) -> bool; 5] = [is_side, is_castling, is_en_passant, is_number, |field| {
    is_number(field) && !field.starts_with('0')
}];

fn is_side(field: &str) -> bool {
    matches!(field, "w" | "b")
}

fn is_castling(field: &str) -> bool {
    // Each letter is looked for behind the one before it.
    let mut letters = "KQkq".chars();
    field == "-" || field.chars().all(|side| letters.any(|letter| letter == side))
}

fn is_en_passant(field: &str) -> bool {
    let mut characters = field.chars();
    let square = [(); 3].map(|()| characters.next());
    field == "-" || matches!(square, [Some('a'..='h'), Some('3' | '6'), None])
}

fn is_number(field: &str) -> bool {
    field.bytes().all(|digit| digit.is_ascii_digit())
}

/// The first field behind a placement that is none of a game of chess, as is a second position.
///
/// A game may leave out its last fields, but not the number of its move behind a count of
/// half-moves, which is nothing but digits, as a second position may be.
fn foreign_field(fen: &str) -> Option<&str> {
    let fields: Vec<_> = fen.split_whitespace().skip(1).collect();
    let mut known = FIELDS.iter();
    let foreign = fields.iter().find(|field| !known.next().is_some_and(|is_it| is_it(field)));
    let lone_count = fields.last().filter(|_| fields.len() == FIELDS.len() - 1);
    foreign.or(lone_count).copied()
}

#[cfg(test)]
mod tests {
    use super::read;

    const FEN: &str = "1Q2/3Q/Q3/2Q1";

    #[test]
    fn the_fields_of_a_game_are_read() {
        for fields in [
            "",
            "w",
            "b -",
            "w K -",
            "b q e3",
            "w Kq h6 0 1",
            "w KQkq a3 00 10",
            "b Qk - 49 2413",
            "w KQ - 100 51",
        ] {
            for space in [" ", "  ", "\t"] {
                let fen = format!("{FEN} {fields}").replace(' ', space);
                assert_eq!(read(&fen).unwrap().columns().unwrap().0, [1, 3, 0, 2], "{fen}");
            }
        }
    }

    /// The field that is refused.
    fn refused(fields: &str) -> String {
        let message = read(&format!("{FEN} {fields}")).unwrap_err().message;
        let field = message.strip_suffix("' does not belong behind a position");
        field.unwrap_or_else(|| panic!("{fields}: {message}"))[1..].to_owned()
    }

    #[test]
    fn other_fields_are_refused() {
        for (before, wrong) in [
            ("", &["2413", "W", "-", "wb", "Q", "w,", "white", "(2,"][..]),
            ("w", &["KK", "qK", "kQ", "QK", "KQkqK", "A", "--", "K-", "2413", "w"]),
            ("b KQkq", &["e4", "e33", "i3", "E3", "e", "3", "3e", "--", "2413", "aa3", "é3"]),
            ("w - -", &["+1", "-1", "-", "1.", "x", "0x1", "1,", "٣"]),
            ("w - - 0", &["0", "01", "+1", "-1", "-", "1a", "1.5", "٣"]),
            ("w - - 0 1", &["2", "2413", "w", "-"]),
        ] {
            for field in wrong {
                // The error is about the first of two.
                for behind in ["", " 0"] {
                    assert_eq!(refused(&format!("{before} {field}{behind}")), *field, "{before}");
                }
            }
        }
        // A count of half-moves has the number of the move behind it.
        for count in ["2413", "0"] {
            assert_eq!(refused(&format!("w - - {count}")), count);
        }
    }
}
