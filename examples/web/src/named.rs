//! Numbers that are written under names.

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
