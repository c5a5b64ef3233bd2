//! Sizes of the public types, on a processor of 32 bits.

/// Lists types with their sizes.
macro_rules! types {
    ($list:ident: $($type:ty),* $(,)?) => {
        pub const $list: &[(&str, usize)] = &[$((stringify!($type), size_of::<$type>())),*];
    };
}

types! { TYPES:
    queen_runtime::QueenPuzzle<8>,
}
