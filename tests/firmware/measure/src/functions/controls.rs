//! Functions that `check` has to find fault with.

use core::fmt::{self, Write};
use core::hint::black_box;
use core::sync::atomic::{AtomicU8, Ordering};

use crate::function::functions;

static RAM: [AtomicU8; 4096] = [const { AtomicU8::new(0) }; 4096];

functions! { FUNCTIONS:
    "control: panics" (k: usize = 1, columns: &[u8] = &[1, 2, 3]) -> u8 { columns[k] }
    "control: formats" (k: usize = 1, output: &mut dyn Write = &mut crate::Nowhere) -> fmt::Result {
        write!(output, "{k}")
    }
    "control: takes 4096 bytes of RAM" (k: usize = 0) -> u8 {
        RAM.iter().skip(k).for_each(|byte| byte.store(1, Ordering::Relaxed));
        RAM.iter().skip(k).fold(0, |sum, byte| sum | byte.load(Ordering::Relaxed))
    }
    "control: takes 8192 bytes of stack" (k: u8 = 1) -> u8 {
        black_box([k; 8192])[0]
    }
    "control: calculates with floats" (k: f32 = 1.0) -> f32 { k * k }
    "control: divides 64 bits" (k: u64 = 1, divisor: u64 = 3) -> u64 { k / divisor.max(1) }
}
