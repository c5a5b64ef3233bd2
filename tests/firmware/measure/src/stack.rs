//! Bytes of stack that a call takes, from the paint that it has left.

use core::arch::asm;
use core::ptr;

const PAINT: u32 = 0xa5a5_5a5a;

/// The stack below the caller, which grows downwards to the start of the RAM: no image has statics
/// in RAM.
#[derive(Default)]
pub struct Stack {
    start: usize,
    top: usize,
    pub used: usize,
}

impl Stack {
    pub const fn new(start: usize) -> Self {
        Self { start, top: 0, used: 0 }
    }

    /// Paints all words below the stack pointer of the caller.
    #[inline(always)]
    pub fn paint(&mut self) {
        self.top = stack_pointer();
        let mut word = self.start;
        while word < self.top {
            // SAFETY: nothing else refers to the RAM below the stack pointer.
            unsafe { ptr::write_volatile(ptr::with_exposed_provenance_mut(word), PAINT) };
            word += size_of::<u32>();
        }
    }

    /// Looks how far down the paint is gone.
    #[inline(always)]
    pub fn measure(&mut self) {
        let mut word = self.start;
        // SAFETY: as above.
        while word < self.top
            && unsafe { ptr::read_volatile(ptr::with_exposed_provenance::<u32>(word)) } == PAINT
        {
            word += size_of::<u32>();
        }
        self.used = self.top - word;
    }
}

#[inline(always)]
fn stack_pointer() -> usize {
    let pointer;
    // SAFETY: it only reads a register.
    unsafe { asm!("mov {}, sp", out(reg) pointer) };
    pointer
}
