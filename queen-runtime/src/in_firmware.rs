//! Tables on microcontrollers: a page of documentation, and no code.
//!
#![doc = include_str!("../docs/firmware.md")]
#![doc = concat!(
    "![Boards of 4, 8 and 12 rows, with crowns for queens](data:image/png;base64,",
    include_str!("../docs/boards.png.base64"),
    ")"
)]
