//! Tables on microcontrollers: a page of documentation, and no code.
//!
#![doc = include_str!("../docs/firmware.md")]
//!
//! # Boards on a display
//!
//! These three are as a display of 320 × 112 pixels shows them, drawn by `draw::Pixels`:
//!
#![doc = include_str!("../docs/boards.svg")]
