//! The game in the hand, with letters for buttons, as the image `hand` plays it.

use std::io::{self, Read};

use puzzles::console::Console;
use puzzles::hand::FIRST_DAY;

fn main() {
    let mut console = Console::new(FIRST_DAY);
    for byte in io::stdin().lock().bytes() {
        if console.read(byte.unwrap()) {
            print!("{console}");
        }
    }
}
