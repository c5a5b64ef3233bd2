//! The stack of a microcontroller, painted to tell how far it has reached.
//!
//! It grows towards the statics, and nothing stops it there. What it overwrites then may be a
//! table, so an answer counts only if the paint above the statics is as it was.

use core::hint::black_box;
use core::ptr;

const PAINT: u8 = 0xa5;
/// The bytes above the statics that have to keep their paint.
const GUARD: usize = 32;
/// More than the frame that paints takes.
const FRAME: usize = 64;

unsafe extern "C" {
    /// The first byte after the statics.
    #[cfg_attr(target_arch = "avr", link_name = "__heap_start")]
    #[cfg_attr(target_arch = "msp430", link_name = "statics_end")]
    static STATICS_END: u8;
    /// Where the stack starts.
    #[cfg_attr(target_arch = "avr", link_name = "__stack")]
    #[cfg_attr(target_arch = "msp430", link_name = "stack")]
    static TOP: u8;
}

/// The address of the first byte after the statics.
fn statics_end() -> usize {
    (&raw const STATICS_END).addr()
}

fn byte(address: usize) -> *mut u8 {
    ptr::with_exposed_provenance_mut(address)
}

/// Paints all that the stack has not reached.
#[inline(never)]
pub fn paint() {
    let local = 0u8;
    for address in statics_end()..black_box(&raw const local).addr() - FRAME {
        // SAFETY: between the statics and the stack, where nothing else is.
        unsafe { byte(address).write_volatile(PAINT) };
    }
}

/// The bytes that the stack has taken at most, or `None` if it has reached the statics.
#[inline(never)]
pub fn most() -> Option<u32> {
    let (start, end) = (statics_end(), (&raw const TOP).addr());
    // SAFETY: from RAM.
    let is_painted = |&address: &usize| unsafe { byte(address).read_volatile() } == PAINT;
    let painted = (start..end).take_while(is_painted).count();
    (painted >= GUARD).then(|| (end - start - painted) as u32)
}
