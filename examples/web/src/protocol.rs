//! The names of everything that the module writes as numbers, which the page reads at its start.

use core::fmt::{self, Write};

use queen_challenge::Grade;
use queen_runtime::Symmetry;

use crate::buffer::{Writer, write_text};
use crate::play::{Daily, GRADES};
use crate::tip::{Kind, ReasonKind, Tip};
use crate::watch::{Step, Tested};
use crate::{LARGEST, PUZZLES, watch};

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
            ("ReasonKind", ReasonKind::NAMES),
            ("Style", &STYLES),
        ];
        for (name, names) in lists {
            f.write_str(name)?;
            names.iter().try_for_each(|name| write!(f, ",{name}"))?;
            f.write_char('\n')?;
        }
        f.write_str("Grade")?;
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
