//! An image with a table that it does not use.
#![no_std]
#![no_main]

use core::hint::black_box;

use measure::consume;

#[cortex_m_rt::entry]
fn main() -> ! {
    loop {
        consume(black_box(1));
    }
}
