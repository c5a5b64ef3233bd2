//! Times of answers that come from tables.
//!
//! No other test runs meanwhile, because this one is a program of its own.

#![cfg(not(debug_assertions))]

use std::time::{Duration, Instant};

use snapbox::cmd::Command;

fn queens(arguments: &str) -> String {
    let command = Command::new(env!("CARGO_BIN_EXE_queens")).args(arguments.split_whitespace());
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

/// A search up to these boards takes seconds and more. Of several runs, the fastest counts.
#[test]
fn no_board_is_waited_for() {
    for arguments in [
        "board 16 7000000",
        "board 13 73712",
        "board 15 1000000 --style svg",
        "check 2,4,6,8,10,12,14,16,1,3,5,7,9,11,13,15",
        "heat 16",
        "heat 12",
    ] {
        let time = || {
            let start = Instant::now();
            queens(arguments);
            start.elapsed()
        };
        let fastest = (0..5).map(|_| time()).min().unwrap();
        assert!(fastest < Duration::from_millis(100), "{arguments}: {fastest:?}");
    }
}
