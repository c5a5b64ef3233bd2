//! The bodies of the fuzz targets: functions of bytes that panic if a promise is broken.
//!
//! The programs in `fuzz_targets/` run them under libFuzzer, the test `seeds` on the inputs that are
//! kept.

mod arguments;
mod boards;
mod completions;
mod macro_call;
mod save_file;
pub mod seeds;
mod serialized;
mod tables;

// A crate with a procedural macro exports nothing else, so its parser is compiled here once more.
#[path = "../../queen-macros/src/budget.rs"]
mod budget;
#[path = "../../queen-macros/src/parse.rs"]
#[expect(dead_code, reason = "the code generation reads the rest")]
mod parse;
#[path = "../../tests/src/textbook.rs"]
mod textbook;

pub use arguments::arguments;
pub use boards::boards;
pub use completions::completions;
pub use macro_call::{accepted_sizes, macro_call};
pub use save_file::save_file;
pub use serialized::serialized;
pub use tables::tables;

pub type Target = fn(&[u8]);

/// Every target with its name.
pub const TARGETS: [(&str, Target); 7] = [
    ("arguments", arguments),
    ("boards", boards),
    ("completions", completions),
    ("macro_call", macro_call),
    ("save_file", save_file),
    ("serialized", serialized),
    ("tables", tables),
];
