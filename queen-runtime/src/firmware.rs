//! Tables on microcontrollers. This module has documentation and no code.
//!
#![doc = include_str!("../docs/firmware.md")]
//!
//! # Boards on a display
//!
//! Three boards on a display of 320 × 112 pixels, drawn by `draw::Pixels`:
//!
#![doc = include_str!("../docs/boards.svg")]
