//! The bodies of the fuzz targets: functions of bytes that panic if a promise is broken.
//!
//! The programs in `fuzz_targets/` run them under libFuzzer, the test `corpus` on the inputs that are
//! kept.

mod arguments;
mod boards;
mod macro_call;
mod save_file;
mod serialized;
mod tables;

// A crate with a procedural macro exports nothing else, so its parser is compiled here once more.
#[path = "../../queen-macros/src/budget.rs"]
mod budget;
#[path = "../../queen-macros/src/parse.rs"]
#[expect(dead_code, reason = "the code generation reads the rest")]
mod parse;

pub use arguments::arguments;
pub use boards::boards;
pub use macro_call::macro_call;
pub use save_file::save_file;
pub use serialized::serialized;
pub use tables::tables;
