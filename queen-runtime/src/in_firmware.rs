//! Tables on microcontrollers: a page of documentation, and no code.
//!
#![doc = include_str!("../docs/firmware.md")]
#![doc = include_str!("../docs/boards.svg")]
