//! Files of the example that are measured, which is a workspace of its own.

#[path = "../../../../examples/firmware/puzzles/src/frame.rs"]
pub mod frame;
#[path = "../../../../examples/firmware/puzzles/src/screen.rs"]
pub mod screen;
