//! What passes between the module and the page: the buffer that they share, and the names of everything
//! that the module writes as numbers, which the page reads at its start.

use core::fmt::{self, Write};
use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use queen_challenge::Grade;
use queen_math::MAX_TABLE_SIZE;
use queen_runtime::{Board, SquareSet, Symmetry};

use crate::play::{Daily, GRADES, Kind, Tip, Why};
use crate::watch::{Step, Tested};
use crate::{LARGEST, PUZZLES, watch};

const LEN: usize = 1 << 14;

/// Atomic, so that it can be a `static` without unsafe code; where there are no threads, a plain
/// load or store comes of it.
static BYTES: [AtomicU8; LEN] = [const { AtomicU8::new(0) }; LEN];

/// The address of the buffer.
#[unsafe(no_mangle)]
pub extern "C" fn buffer() -> *const AtomicU8 {
    BYTES.as_ptr()
}

/// A board in the buffer.
#[derive(Clone, Copy)]
pub enum Part {
    Queens = 0,
    RuledOut = 1,
    Givens = 2,
}

/// Reads a board of `size` × `size`; `None` if it has bits beyond its columns or rows.
pub fn read(size: usize, part: Part) -> Option<Board> {
    let mut masks = [0; MAX_TABLE_SIZE];
    let bytes = BYTES.iter().skip(part as usize * 2 * MAX_TABLE_SIZE);
    for (place, byte) in bytes.take(2 * MAX_TABLE_SIZE).enumerate() {
        masks[place / 2] |= u16::from(byte.load(Relaxed)) << (place % 2 * 8);
    }
    Board::from_row_masks(size, masks)
}

/// Copies the first `len` bytes to `text`, as far as they fit, and returns them if they are UTF-8.
pub fn read_text(len: usize, text: &mut [u8]) -> Option<&str> {
    let text = text.get_mut(..len)?;
    for (to, from) in text.iter_mut().zip(&BYTES) {
        *to = from.load(Relaxed);
    }
    str::from_utf8(text).ok()
}

/// Writes to the buffer from its start.
#[derive(Default)]
pub struct Writer {
    len: usize,
}

impl Writer {
    /// The bytes that the buffer has room for.
    pub const CAPACITY: usize = LEN;

    /// The bytes that have been written.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Writes a byte, if there is room for it.
    pub fn put(&mut self, byte: u8) {
        if let Some(place) = BYTES.get(self.len) {
            place.store(byte, Relaxed);
            self.len += 1;
        }
    }

    /// Writes a number of two bytes, the lower one first.
    fn put_u16(&mut self, number: u16) {
        number.to_le_bytes().into_iter().for_each(|byte| self.put(byte));
    }

    /// Writes a number of four bytes, the lowest one first.
    fn put_u32(&mut self, number: usize) {
        (number as u32).to_le_bytes().into_iter().for_each(|byte| self.put(byte));
    }

    /// Writes numbers of four bytes.
    pub fn put_all(&mut self, numbers: impl IntoIterator<Item = usize>) {
        numbers.into_iter().for_each(|number| self.put_u32(number));
    }

    /// Writes squares, or the queens of a board, as rows.
    pub fn put_squares(&mut self, squares: impl Into<SquareSet>) {
        squares.into().row_masks().into_iter().for_each(|mask| self.put_u16(mask));
    }
}

impl Write for Writer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.put(byte));
        Ok(())
    }
}

/// Writes a text and returns its length.
pub fn write_text(text: impl fmt::Display) -> usize {
    let mut writer = Writer::default();
    // A writer does not fail.
    let _ = write!(writer, "{text}");
    writer.len()
}

/// The number that stands for a row that is not there.
pub const NONE: usize = 255;

/// A record: numbers of four bytes in the order of their names.
macro_rules! record {
    ($(#[$attribute:meta])* $name:ident { $($field:ident,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy)]
        pub struct $name {
            $(pub $field: usize,)*
        }

        impl $name {
            pub const NAMES: &[&str] = &[$(stringify!($field)),*];

            pub fn numbers(self) -> [usize; Self::NAMES.len()] {
                [$(self.$field),*]
            }
        }
    };
}
pub(crate) use record;

/// Kinds that are written as the index of their name.
macro_rules! kinds {
    ($(#[$attribute:meta])* $name:ident { $($kind:ident,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy)]
        pub enum $name {
            $($kind,)*
        }

        impl $name {
            pub const NAMES: &[&str] = &[$(stringify!($kind)),*];
        }
    };
}
pub(crate) use kinds;

/// The styles of drawing, in the order of their numbers.
pub const STYLES: [&str; 7] = ["fen", "letters", "discs", "glyphs", "squares", "svg", "elements"];

/// Writes the names and the limits, each list in a line after its own name. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn protocol() -> usize {
    write_text(Protocol)
}

struct Protocol;

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lists = [
            ("Step", Step::NAMES),
            ("Tested", Tested::NAMES),
            ("Tip", Tip::NAMES),
            ("Daily", Daily::NAMES),
            ("Kind", Kind::NAMES),
            ("Style", &STYLES),
        ];
        for (name, names) in lists {
            f.write_str(name)?;
            names.iter().try_for_each(|name| write!(f, ",{name}"))?;
            f.write_char('\n')?;
        }
        f.write_str("Reason")?;
        Why::names().try_for_each(|name| write!(f, ",{name}"))?;
        f.write_str("\nGrade")?;
        GRADES.iter().try_for_each(|grade: &Grade| write!(f, ",{grade}"))?;
        f.write_str("\nSymmetry")?;
        Symmetry::ALL.iter().try_for_each(|symmetry| write!(f, ",{symmetry}"))?;
        let sizes = PUZZLES.sizes();
        let limits = [
            ("none", NONE),
            ("buffer", Writer::CAPACITY),
            ("smallestSize", *sizes.start()),
            ("largestSize", *sizes.end()),
            ("largestTable", LARGEST),
            ("largestSearch", watch::LARGEST),
        ];
        f.write_str("\nLimit")?;
        limits.iter().try_for_each(|(name, limit)| write!(f, ",{name}={limit}"))
    }
}
